import { isWhy, whyOffered } from "#server/external/model/guide/answer/why.ts";
import { putsRight } from "#server/external/model/guide/document/below-draft.ts";
import { acceptedIn } from "#server/external/model/guide/find/accepted-offer.ts";
import { askedThings } from "#server/external/model/guide/find/asked-things.ts";
import {
  beginsWithNot,
  deniesThing,
  sharesWord,
  wondersAt,
} from "#server/external/model/guide/find/denied-offer.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { dreads, plainNeed } from "#server/external/model/guide/find/plain-needs.ts";
import { refutes } from "#server/external/model/guide/find/refuted.ts";
import { isWish, tellsOnly } from "#server/external/model/guide/find/requests.ts";
import { secondWishIn } from "#server/external/model/guide/find/second-wish.ts";
import {
  flowsFor,
  isDenied,
  leftOut,
  namedFlowsFor,
  netFlows,
  offeredFlows,
} from "#server/external/model/guide/find/wish.ts";
import { exchangedIn } from "#server/external/model/guide/values/swaps.ts";
import { tellsOfSelf } from "#server/external/model/guide/words/stories/own-clauses.ts";
import { quoteOf } from "#server/external/model/guide/words/stories/quotes.ts";
import { storyComplaintIn } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import { isRequest, wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { commandWithin, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  asksAboutOffers,
  isHeaviest,
  mayChoose,
  namesNeed,
  saysManner,
  yesAndMore,
} from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { agrees } from "#server/external/model/guide/words/yes-no/agreement.ts";
import {
  isAstonished,
  markedParts,
  withoutAstonishment,
} from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { beforeNotThat, behindNotThat } from "#server/external/model/guide/words/yes-no/denials.ts";
import { unwantedIn, withoutUnwanted } from "#server/external/model/guide/words/yes-no/unwanted.ts";
import { fieldChoices, netChoices, notThat, offerOf, offersMax, tell } from "./choices.ts";
import { EarlierOffers } from "./earlier-offers.ts";
import { explained, flowsNamedIn } from "./explain-flows.ts";
import { saysElse } from "./first-story.ts";
import type { Flow } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import type { Result } from "./listening.ts";
import { askedOf, firstQuoted } from "./receive.ts";
import { flowPrefix } from "./state.ts";
import { answersTo } from "./story-answers.ts";

const toldWordsMin = 4;
/** Words of the choice itself, which stand on no button. */
const choosingWord =
  /(?<!\p{L})(?:hah|heh|pilih|milih|memilih|ambil|kali|kayaknya|yaudah|yauda|udah|sudah|ya|oke|ok|boleh|coba|deh|dah|aja|saja|dulu|itu|yang|yg)(?!\p{L})/giu;

const mereYes = /^(?:i?y[aeo]+h?|oke|ok|iy[oe]k?)(?:\.\s*|$)/i;

/** The flows for somebody who dreads what has to be done, and names it. */
const dreadFlows = (text: string): Flow[] =>
  dreads(plain(text))
    ? ["hadapi-takut", "rencana-langkah"].map(flowOf).filter((flow) => flow !== undefined)
    : [];

/** The turns in which flows stand offered. */
export abstract class AtOffer extends EarlierOffers {
  /** What a message says about the offer that stands; undefined if it is about something else. */
  protected atOffer(text: string): Result | undefined {
    if (offeredFlows(this.state).length === 0) return undefined;
    return (
      this.named(text) ??
      this.#unwanted(text) ??
      this.#deniedAtEnd(text) ??
      this.#deniedAtStart(text) ??
      this.#storyGoesOn(text) ??
      this.#second(text) ??
      this.#corrected(text) ??
      this.#explained(text) ??
      this.#yesAndMore(text) ??
      this.#accepted(text) ??
      this.#chosen(text)
    );
  }

  /** A yes, a why, a question of the story, or more of the story, where an offer stands. */
  protected answerToOffer(text: string): Result | undefined {
    if (agrees(text)) return this.agreed(text);
    if (isWhy(text)) return this.#why();
    return this.deniedOffer(text) ?? this.#asked(text) ?? this.#toldOn(text);
  }

  /** "Hah pesan atau surat?? yaudah Tenangkan badan dulu deh": a button of this or an earlier offer, named in a part. */
  protected named(text: string, running?: Flow): Result | undefined {
    const parts = markedParts(text).filter((part) => !part.includes("?") && !isAstonished(part));
    const named = parts.flatMap((part) => {
      const said = ` ${plain(part)} `;
      const isFree = !/\b(?:bukan|bkn|jangan|jgn|ga|gak|nggak|ngga|tidak|apa|atau)\b/.test(said);
      return isFree ? flows.filter(({ offer }) => said.includes(` ${plain(offer)} `)) : [];
    });
    const [flow, ...others] = new Set(named);
    const isKnown = flow !== undefined && flow !== running && this.said.times(`flow:${flow.id}`) > 0;
    if (!isKnown || others.length > 0) return undefined;
    this.state = { ...this.state, declined: this.state.declined.filter((id) => id !== flow.id) };
    const begun = this.begin(flow);
    const line = this.said.line("begin", { title: flow.title.toLowerCase() });
    return { ...begun, texts: [line, ...begun.texts] };
  }

  /** "Ga ada yg mati kak. Bukan itu": a no at the end of a message denies the offer as well. */
  #deniedAtEnd(text: string): Result | undefined {
    const front = beforeNotThat(text);
    if (front === undefined || this.isAtRisk()) return undefined;
    this.decline();
    return isWish(front) ? this.freely(front) : this.notThat();
  }

  /** "Nomor satu aja bang, buat si Rio. tapi diomongkan langsung": begins it, with the rest of the message. */
  #accepted(text: string): Result | undefined {
    const accepted = acceptedIn(text, offeredFlows(this.state));
    // "Oke, tapi ganti namanya" puts the draft beside the offer right.
    const isOfDraft = this.draftedBefore !== undefined && accepted !== undefined && putsRight(accepted.rest);
    return accepted && !isOfDraft ? this.takeOffer(accepted) : undefined;
  }

  /** "Loh bukan itu. Aku mau chat pak RT": an apology, and what the rest asks for by its own words. */
  #deniedAtStart(text: string): Result | undefined {
    const rest = behindNotThat(text);
    if (!rest || this.isAtRisk() || commandWithin(text) || wantsToTell(rest)) return undefined;
    const before = offeredFlows(this.state);
    const accepted = acceptedIn(rest, before);
    if (accepted?.isNamed) return this.takeOffer(accepted);
    // "Bukan itu. Hitungin dulu per box jatuh brp" asks for what stood beside it.
    const asked = flowOf(askedThings(rest, []).first[0] ?? "");
    if (asked && before.includes(asked)) return this.takeOffer({ flow: asked, rest, isNamed: true });
    if (!isWish(rest)) return undefined;
    this.decline(leftOut);
    const others = flowsFor(this.standing(), rest).filter(
      (one) => !before.includes(one) && sharesWord(one, rest),
    );
    const found = [...new Set([...(asked ? [asked] : netFlows(rest)), ...others])].slice(0, offersMax);
    if (found.length === 0) return this.notThat();
    this.keep(rest);
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    return { texts: [this.said.line("denied-offer")], choices: [...found.map(offerOf), notThat, tell] };
  }

  /** "Iya tapi bukan jadwal. malu ketemu pembimbing": the named thing is not wanted, and the rest is read anew. */
  #unwanted(text: string): Result | undefined {
    const offered = offeredFlows(this.state);
    const unwanted = offered.filter((flow) => deniesThing(flow, text));
    if (unwanted.length === 0 || this.isAtRisk()) return undefined;
    const rest = withoutUnwanted(text).replace(mereYes, "");
    const others = offered.filter((flow) => !unwanted.includes(flow));
    const accepted = acceptedIn(rest, others);
    if (accepted?.isNamed) return this.takeOffer(accepted);
    if (rest === "" && others.length === 0) return this.notThat();
    const { told: before, declined } = this.state;
    const told = before.at(-1) ?? "";
    const out = unwanted.map(({ id }) => `${leftOut}${id}`);
    this.state = { ...this.state, declined: [...declined, ...out], listening: false, offered: [] };
    if (rest !== "") this.keep(rest);
    const found = [rest, `${told}\n${rest}`]
      .map((wish) => [...dreadFlows(wish), ...namedFlowsFor(this.standing(), wish)])
      .map((all) => [...others, ...new Set(all.filter((one) => !offered.includes(one)))].slice(0, offersMax))
      .find(({ length }) => length > 0);
    if (!found) return { texts: [this.said.line("not-that")], choices: netChoices(this.state) };
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    return { texts: [this.said.line("denied-offer")], choices: [...found.map(offerOf), notThat, tell] };
  }

  /** Keeps the draft that stands beside the offer. */
  #stays(texts: string[]): Result {
    this.state = { ...this.state, ...(this.draftedBefore ? { drafted: this.draftedBefore } : {}) };
    return { texts, choices: this.state.offered };
  }

  /** "Sekalian buatin pesan ke grup" after an offer: it is kept, and the offer stays. */
  #second(text: string): Result | undefined {
    const second = secondWishIn(text);
    if (second?.rest !== "" || this.isAtRisk()) return undefined;
    this.keepWish(second.wish);
    return this.#stays(this.keptLine(second.wish));
  }

  /** "Eh gasnya 450 ribu kak bukan 400" after an offer: what was told is put right, and the offer stays. */
  #corrected(text: string): Result | undefined {
    const { told, offered } = this.state;
    const before = told.at(-1);
    // A draft that stands in the offer is changed itself.
    if (before === undefined || this.draftedBefore !== undefined || this.isAtRisk()) return undefined;
    if (acceptedIn(text, offeredFlows(this.state))) return undefined;
    const change = exchangedIn(before, text);
    if (!change) return undefined;
    this.state = { ...this.state, told: [...told.slice(0, -1), change.text] };
    return { texts: [this.said.line("told-corrected", change)], choices: offered };
  }

  /** Says by which words the offered flows were found. */
  #why(): Result {
    const { told, offered } = this.state;
    const texts = whyOffered(offeredFlows(this.state), told.at(-1) ?? "", this.said);
    return { texts, choices: offered };
  }

  /** "Bedanya apa dua itu", "satu pengalaman maksudnya gimana": says what they end in, and begins none. */
  #explained(text: string): Result | undefined {
    const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== "");
    // "Surat hangat apaan, gue cuma pengen cerita" asks nothing.
    if (wantsToTell(text)) return undefined;
    const isWondering =
      text.includes("?") &&
      withoutAstonishment(text) === "" &&
      flowsNamedIn(text, offeredFlows(this.state)).length > 0;
    const asked = isWondering || asksAboutOffers(text) ? sentences : sentences.filter(asksAboutOffers);
    if (asked.length === 0) return undefined;
    const question = sentences.filter(asksAboutOffers).join(" ") || text;
    const offered = offeredFlows(this.state);
    const named = flowsNamedIn(question, offered);
    const texts = explained(named.length > 0 ? named : offered, this.said);
    const wish = sentences.filter((one) => !asksAboutOffers(one)).join(" ");
    const meant = isWish(wish) ? flowsFor(this.standing(), wish).filter((one) => !named.includes(one)) : [];
    if (meant.length === 0) return this.#stays(texts);
    this.keep(wish);
    const found = meant.slice(0, offersMax - 1);
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    return {
      texts: [
        ...texts,
        this.said.line(
          "offer",
          this.quote(() => quoteOf(wish)),
        ),
      ],
      choices: [...found.map(offerOf), notThat, tell],
    };
  }

  /** "Ya, itu benar. Tetapi yang soal karyawan juga, itu yang paling berat": what weighs most comes first. */
  #yesAndMore(text: string): Result | undefined {
    const parts = yesAndMore(text);
    const [agreed] = offeredFlows(this.state);
    if (!parts || !agreed || !agrees(parts.yes) || !namesNeed(parts.more) || saysManner(parts.more))
      return undefined;
    const found = this.#needFlows(parts.more).filter(({ id }) => id !== agreed.id);
    this.keep(text);
    if (!isHeaviest(parts.more) || found.length === 0) {
      // "Ya tapi ga mau latihan napas" is no wish for later.
      if (unwantedIn(parts.more).length > 0) return this.begin(agreed);
      this.keepWish(parts.more);
      const begun = this.begin(agreed);
      return { ...begun, texts: [...this.keptLine(parts.more), ...begun.texts] };
    }
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    this.state = { ...this.state, wished: [agreed.id] };
    const title = agreed.title.toLowerCase();
    const choices = [...found, agreed].map(offerOf);
    return { texts: [this.said.line("heaviest-first", { title })], choices: [...choices, notThat, tell] };
  }

  /** The flows for a need, with the sentence of an earlier message that has its words. */
  #needFlows(more: string): Flow[] {
    const stems = new Set(vocabulary().stems(more));
    const sentences = this.state.told.slice(-2).flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/));
    const has = (one: string) =>
      vocabulary()
        .stems(one)
        .some((stem) => stems.has(stem));
    const same = sentences.filter(has);
    return flowsFor(this.standing(), (same.length > 0 ? same : [more]).join("\n")).slice(0, offersMax - 1);
  }

  /** "Yg obrolan sulit kali ya": the one offered flow whose button has these words. */
  #chosen(text: string): Result | undefined {
    if (!mayChoose(text)) return undefined;
    const stems = vocabulary().stems(text.replace(choosingWord, " "));
    const has = (flow: Flow) => new Set(vocabulary().stems(`${flow.offer} ${flow.title}`));
    const offered = offeredFlows(this.state);
    const hits = offered.map((flow) => stems.filter((stem) => has(flow).has(stem)).length);
    const best = Math.max(...hits);
    const meant = offered.filter((_, at) => hits[at] === best);
    const [flow] = meant;
    // Whatever else is said may be another wish.
    if (!flow || best === 0 || meant.length > 1 || stems.length > best) return undefined;
    const begun = this.begin(flow);
    const line = this.said.line("begin", { title: flow.title.toLowerCase() });
    return { ...begun, texts: [line, ...begun.texts] };
  }

  /** A wish behind a complaint about how a story was received ends it, and the complaint gets its apology. */
  protected wishedBehind(text: string): Result | undefined {
    const rest = this.state.listening ? storyComplaintIn(text)?.rest : undefined;
    if (rest === undefined || rest === "" || !this.endsStory(rest)) return undefined;
    this.apology = [...this.apology, this.said.line("misread-beside")];
    this.state = { ...this.state, listening: false };
    this.asked = { ...this.asked, text: rest };
    return this.freely(rest);
  }

  /** "Lho bukan mantan kak, ini kakak ipar": the flow is for something else, so both messages are searched anew. */
  protected deniedOffer(text: string, running?: Flow): Result | undefined {
    const offered = running ? [running] : offeredFlows(this.state);
    const refuted = offered.filter((flow) => refutes(text, flow));
    const wondered = running ? [] : offered.filter((flow) => wondersAt(flow, text));
    const named = [...new Set([...refuted, ...wondered])];
    const denied = named.length > 0 ? named : offered.filter((flow) => isDenied(flow, [text]));
    const isDenial = wondered.length > 0 || beginsWithNot(text);
    if (denied.length === 0 || (refuted.length === 0 && !isDenial)) return undefined;
    const { flow: _, ...rest } = this.state;
    const before = rest.told.slice(-1);
    const declined = [...rest.declined, ...denied.map(({ id }) => id)];
    this.state = { ...rest, declined, offered: [] };
    this.keep(text);
    const both = [...before, text].join("\n");
    const nets = netFlows(both);
    const needs = (plainNeed(plain(text))?.first ?? []).map(flowOf).filter((flow) => flow !== undefined);
    const others = flowsFor(this.standing(), both).filter((flow) => sharesWord(flow, both));
    const found = [...new Set([...needs, ...nets, ...others])].slice(0, offersMax);
    if (found.length === 0) return this.notThat();
    for (const { id } of found) this.said.next(`flow:${id}`, []);
    return { texts: [this.said.line("denied-offer")], choices: [...found.map(offerOf), notThat, tell] };
  }

  /** "Salah ya aku kangen jadi staf biasa?" gets its answer, and the offer stays. */
  #asked(text: string): Result | undefined {
    const { asked, rest } = storyQuestionsIn(text);
    if (asked.length === 0 || isRequest(text) || (rest !== "" && isWish(rest))) return undefined;
    return (
      this.#toldOn(text) ??
      this.#withTell(text, answersTo(text, this.said, this.state.told, this.asked.riskLevel).answers)
    );
  }

  /** Somebody who tells on at an offer is heard; at the second such message the story is all there is. */
  #toldOn(text: string): Result | undefined {
    const isBegun = this.said.times("told-on") + this.said.times("story-received") > 0;
    // Behind a wish, more words are reasons for it.
    const isStory = isBegun || tellsOnly(this.state.told.at(-1) ?? "");
    const isLong = isBegun || text.trim().split(/\s+/).length >= toldWordsMin;
    // An offer beside a flow that waits is no place for a story.
    const isElse = this.state.left !== undefined || saysElse(text, this.asked.field);
    if (!isStory || !(isLong || tellsOfSelf(text)) || isElse) return undefined;
    this.said.next("told-on", []);
    if (isBegun) {
      this.keep(text);
      this.state = { ...this.state, listening: true };
      return this.keepListening();
    }
    const { riskLevel } = this.asked;
    const { answers } = answersTo(text, this.said, this.state.told, riskLevel);
    const quote = firstQuoted({ text, told: [text], story: {}, said: this.said, riskLevel });
    const line = quote ?? (answers.length > 0 ? "" : this.said.line("listen"));
    const told = [...this.state.told, text];
    const question = answers.length > 0 ? [] : askedOf({ text, told, story: {}, said: this.said, riskLevel });
    const result = this.#withTell(text, [...answers, line, ...question]);
    const flow = result.choices.find(({ id }) => id.startsWith(flowPrefix));
    return { ...result, choices: [tell, ...(flow ? [flow] : []), notThat] };
  }

  /** Where a story was received, a flow stands beside it only quietly: "saya jawab saja, iya bu" takes nothing up. */
  #storyGoesOn(text: string): Result | undefined {
    const isLong = text.trim().split(/\s+/).length >= toldWordsMin;
    return this.said.times("story-received") > 0 && isLong ? this.#toldOn(text) : undefined;
  }

  #withTell(text: string, texts: string[]): Result {
    this.keep(text);
    const others = this.state.offered.filter(({ id }) => id !== tell.id);
    return { texts, choices: [tell, ...others] };
  }

  /** An answer that leaves all open, where no flow runs. */
  protected skipped(): Result {
    const unsure = this.state.offered.length === 0 ? this.unsure(this.asked.text) : undefined;
    if (unsure) return unsure;
    return offeredFlows(this.state).length > 0
      ? { texts: [this.said.line("undecided")], choices: this.state.offered }
      : { texts: [this.said.line("unclear")], choices: fieldChoices(this.asked.field) };
  }

  /** A remark about an offer that fits nothing else: the offer stays, and the remark is kept for its flow. */
  protected remarked(): Result | undefined {
    if (offeredFlows(this.state).length === 0 || this.said.times("offer-kept") > 1) return undefined;
    return { texts: [this.said.line("offer-kept", this.quote())], choices: this.state.offered };
  }
}
