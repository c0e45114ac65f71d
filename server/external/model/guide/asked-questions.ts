import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { chosen, pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { actsBeside } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import { isFigure, isFiller } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import { practiceRequestAt } from "#server/external/model/guide/answer/practice/answer-practice.ts";
import { isWhy } from "#server/external/model/guide/answer/why.ts";
import { isBelow } from "#server/external/model/guide/document/about-result.ts";
import { mayAsk, slotInHand } from "#server/external/model/guide/document/beside-edit.ts";
import { asksThere, namesChange } from "#server/external/model/guide/document/edits/answer-parts.ts";
import { isAboutFigures } from "#server/external/model/guide/document/edits/figure-changes.ts";
import { isOfRecognised } from "#server/external/model/guide/document/edits/recognised-answer.ts";
import { asksRequest } from "#server/external/model/guide/document/edits/requests/message-pieces.ts";
import { keepChoice } from "#server/external/model/guide/document/made-parts.ts";
import { answeredBelow } from "#server/external/model/guide/document/questions/answers-below.ts";
import { acceptedIn } from "#server/external/model/guide/find/accepted-offer.ts";
import { askedCase } from "#server/external/model/guide/find/asked-cases.ts";
import { askedText } from "#server/external/model/guide/find/asked-texts.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { secondWishIn } from "#server/external/model/guide/find/second-wish.ts";
import { flowsFor, offeredFlows } from "#server/external/model/guide/find/wish.ts";
import { wrongFlowIn } from "#server/external/model/guide/find/wrong-flow.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Answer } from "#server/external/model/guide/vetted-answers/answer-schema.ts";
import {
  type FoundAnswer,
  findAnswer,
  isNeeded,
  type Place,
} from "#server/external/model/guide/vetted-answers/find-answer.ts";
import { priceAsked } from "#server/external/model/guide/words/prices.ts";
import {
  asksToJudge,
  isBareJudging,
  isGrave,
  judgedIn,
} from "#server/external/model/guide/words/stories/judged.ts";
import { withoutMisread } from "#server/external/model/guide/words/stories/remarks-on-answers.ts";
import { asksOnly, storyComplaintIn } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { questionBeside } from "#server/external/model/guide/words/to-guide/beside-questions.ts";
import {
  commandIn,
  isAboutStep,
  isHurry,
  plain,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import { editAsideIn } from "#server/external/model/guide/words/to-guide/edit-asides.ts";
import { topicBehind } from "#server/external/model/guide/words/to-guide/leaving.ts";
import { asksAboutOffers } from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { asksForQuestions, mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { directIn } from "#server/external/model/guide/words/to-guide/questions-to-guide.ts";
import { asksForKept } from "#server/external/model/guide/words/to-guide/recalls.ts";
import { beyondIn } from "#server/external/model/guide/words/to-guide/unserved-requests.ts";
import { agrees, changesDocument } from "#server/external/model/guide/words/yes-no/agreement.ts";
import {
  asksAboutStep,
  asksForExample,
  objectionIn,
} from "#server/external/model/guide/words/yes-no/objections.ts";
import { AskedBeside, type AtStep } from "./asked-beside.ts";
import { notThat, offerOf, offersMax, steps, tell } from "./choices.ts";
import type { Flow, Step } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import { never, type Result } from "./listening.ts";
import { questionAgain } from "./run-flow.ts";
import { type Choice, flowPrefix } from "./state.ts";

/** Words of an answer by which the member finds it again. */
const quotedWords = 5;

/** A question that is surely about more than the buttons. */
const surely = 2;

/** How certain an answer has to be beside a figure, which is mostly what is asked about. */
const besideMin = 1.1;

/** Where a hand is raised, what somebody asks may hide more than it says. */
const dark =
  /\b(?:(?:me|di)?(?:mukul|pukul|tampar|nampar|gebuk|hajar|cekik|bunuh|ancam|ngancam|perkosa|siksa|nyakit)(?:i|in|kan|an|iku|ku)?|mati|bundir|nyawa)\b/;

const edits =
  /\b(?:jgn|jangan|gausah|usah) (?:di)?(?:masuk|tulis|pake|pakai)\w*|\b(?:di)?(?:hapus|buang|ganti|ubah|tambah)(?:in|kan)?\b/;

/** Somebody who wants a thing made gets it offered. */
const making =
  /\b(?:bikin(?:in|kan|no)|buat(?:in|kan)|susun(?:in|kan)|tulis(?:in|kan)|hitung(?:in|kan)|itung(?:in|kan)|rapi(?:in|kan)|tambah(?:in|kan|i)?|hapus(?:in|kan)?|ganti(?:in|kan)?|to?lo?ng\w*|bantu\w*)\b/;

/** Whether a message wants a thing made; in a flow or a story only a text that has a flow of its own. */
const wantsMade = (text: string, isFree: boolean): boolean =>
  making.test(plain(text)) && (isFree || askedText(plain(text)) !== undefined);

/** "(isi jumlah) itu 1 juta": an open place of a document. */
const namesPlace = /\(isi\b/;

const withKeep = (choices: readonly Choice[]): Choice[] => [
  ...choices.filter(({ id }) => id !== keepChoice.id),
  keepChoice,
];

/** A case with a flow of its own is answered by nothing but what belongs to it. */
function isOfOtherCase({ flows: own }: Answer, text: string): boolean {
  const id = askedCase(plain(text));
  return id !== undefined && !own.includes(id);
}

/** Whether what is asked for may itself be a question; a practised answer to one is none. */
const isSpoken = ({ flow, active, step }: AtStep): boolean => {
  const rewritten = slotInHand(active);
  if (rewritten !== undefined) return mayAsk(flow, rewritten);
  return "ask" in step && step.review === undefined && mayBeSpoken(flow, step);
};

const takesFigures = (flow: Flow, step: Step): boolean =>
  ("ask" in step && isFigure(flow.slots[step.into])) ||
  ("choose" in step && step.options.some(({ label }) => /\d/.test(label)));

/** How certain an answer has to be where a question says only "salah ga sih aku", which may be about anything. */
const bareMin = 2;

/** Medicine is a matter for those who know it, so no answer that does not speak of it is given. */
const medicine = /\b(?:obat|pil|antidepresan|penenang|dosis|suntik)\w*/;

/** An answer for those who drive needs a word of it in one of so many messages before. */
const neededIn = 4;

/** Where a figure is asked for, only a question beside it is looked up, if it names no figure itself. */
function besideFigure(text: string, place: Place): FoundAnswer | undefined {
  const beside = questionBeside(text);
  const found = beside && !/\d/.test(beside.question) ? findAnswer(beside.question, place) : undefined;
  return beside && found && found.certainty >= besideMin ? { ...found, rest: beside.rest } : undefined;
}

/** "Lho paylaternya kan telat 3 hari, harusnya itu dulu dong?": a message that is a question of the library as a whole. */
function surelyAsked(text: string, place: Place): FoundAnswer | undefined {
  const found = /\?\s*$/.test(text) ? findAnswer(text, place) : undefined;
  return found && found.rest === "" && found.certainty >= surely ? found : undefined;
}

const pressWordsMax = 4;

/** More answers in one turn would be a page. */
const answersMax = 3;

/** Whether a few words mean a button, or ask for what a practised answer may be; how to answer may be in the library. */
function isOfStep(step: Step, text: string): boolean {
  if ("choose" in step && text.trim().split(/\s+/).length <= pressWordsMax)
    return optionMeant(step.options, text, "words") !== undefined;
  const talk = practiceRequestAt(step, text);
  return talk !== undefined && talk !== "question";
}

/** The turns in which the library has an answer to what the member asks. */
export abstract class AskedQuestions extends AskedBeside {
  /** Says the answers to what a message asks, and lets `take` handle the rest of it. */
  protected answering(take: () => Result): Result {
    const combined = this.#mayHold() ? this.combined(this.#waiting()) : undefined;
    if (combined) return combined;
    const first = this.#found();
    if (!first) {
      const isNamed = this.#mayHold() && secondWishIn(this.asked.text) === undefined && !this.goesToWritten();
      return isNamed ? this.beside(this.#waiting(), take) : take();
    }
    const { text } = this.asked;
    const waiting = this.#waiting();
    const all = this.#withOthers(first, waiting);
    const last = all.at(-1) ?? first;
    const said = all
      .toSorted((one, other) => text.indexOf(one.asked) - text.indexOf(other.asked))
      .map(({ answer }) => this.#says(answer));
    const says = [...said, ...(waiting ? [] : this.askedToo(last.rest))];
    const rest = this.withRequest(isFiller(last.rest) ? "" : last.rest, first.asked);
    if (rest === "" || !this.#isOwn(rest)) {
      const after = this.#after({ ...last, answer: first.answer, rest });
      return { ...after, texts: [...says, ...after.texts] };
    }
    this.asked = { ...this.asked, text: rest };
    const isBelowMade = this.isBelowMade();
    const result = this.#withFlowOf(first.answer, text, take());
    // Below a document its changes are what the message is about.
    return {
      ...result,
      texts: isBelowMade ? [...result.texts, ...says] : [...says, ...result.texts],
    };
  }

  /** The answers to what else a message asks, each found in what the one before leaves of it. */
  #withOthers(first: FoundAnswer, waiting: AtStep | undefined): FoundAnswer[] {
    const all = [first];
    for (let rest = first.rest; rest !== "" && all.length < answersMax; ) {
      const next = this.#lookedUp(waiting, rest);
      const isOther = next && all.every(({ answer }) => answer !== next.answer);
      if (!next || !isOther || this.#belongsElsewhere(waiting, next, rest) || !this.#isMeant(next)) break;
      all.push(next);
      rest = next.rest;
    }
    return all;
  }

  #waiting(): AtStep | undefined {
    const { flow: active } = this.state;
    const flow = active && flowOf(active.id);
    const step = active && flow?.steps[active.at];
    return active && flow && step ? { flow, active, step } : undefined;
  }

  protected isSpokenAt(at: AtStep): boolean {
    return isSpoken(at);
  }

  /** Whether a message may hold a question that is none of the guide's own. */
  #mayHold(): boolean {
    const { text, riskLevel } = this.asked;
    const waiting = this.#waiting();
    if (riskLevel > 1 || this.state.danger !== undefined || this.#isElse(text)) return false;
    return !waiting || !(dark.test(plain(text)) || this.#isElseInFlow(waiting, text));
  }

  /** Whether an answer of the library was written for what a message asks, and not only for words like it. */
  #isMeant({ answer, asked, certainty }: FoundAnswer): boolean {
    const { text, field } = this.asked;
    if (certainty < bareMin && asksToJudge(asked) && isBareJudging(asked)) return false;
    if (medicine.test(plain(asked)) && !medicine.test(plain(answer.says))) return false;
    if (!isNeeded(answer, [...this.state.told.slice(-neededIn), text])) return false;
    // What the law says to one side says little to the other.
    return beyondIn(text) === undefined || answer.field === field;
  }

  #found(): FoundAnswer | undefined {
    const { text } = this.asked;
    if (!this.#mayHold() || dark.test(plain(text))) return undefined;
    // What harms somebody is answered by nothing that was written for another question.
    if (isGrave(judgedIn(text)?.kind ?? "")) return undefined;
    const { flow, listening } = this.state;
    if (wantsMade(text, flow === undefined && !listening)) return undefined;
    const waiting = this.#waiting();
    const found = this.#withAnswer(waiting, this.#lookedUp(waiting, text));
    if (found && this.#belongsElsewhere(waiting, found, text)) return undefined;
    // "Bedanya apa" is about the buttons; "omzet sama untung bedanya apa" names what it is about.
    const isOffered = !flow && offeredFlows(this.state).length > 0;
    const isOfOffer = isOffered && text.split(/(?<=[.!?])\s+/).some(asksAboutOffers);
    if (isOfOffer && (found?.certainty ?? 0) < surely) return undefined;
    return found && this.#isMeant(found) ? found : undefined;
  }

  /** The whole message may have been looked up, though an answer to the step stands beside the question. */
  #withAnswer(waiting: AtStep | undefined, found: FoundAnswer | undefined): FoundAnswer | undefined {
    const beside = found?.rest === "" && waiting ? this.besideAt(waiting, this.asked.text) : undefined;
    return found && waiting && beside && this.answersStep(waiting, beside.rest)
      ? { ...found, rest: beside.rest }
      : found;
  }

  /** Where a figure is asked for, only a question beside it is looked up. */
  #lookedUp(waiting: AtStep | undefined, text: string): FoundAnswer | undefined {
    const { field } = this.asked;
    const { flow, left } = this.state;
    const near = offeredFlows(this.state).map(({ id }) => id);
    const place = { flow: flow?.id ?? left?.id, near, field, isSpoken: waiting && isSpoken(waiting) };
    const isFigured = waiting && /\d/.test(text) && takesFigures(waiting.flow, waiting.step);
    return isFigured ? (besideFigure(text, place) ?? surelyAsked(text, place)) : findAnswer(text, place);
  }

  /** Whether what was found is about the document that waits, or not about the case that a message tells of. */
  #belongsElsewhere(waiting: AtStep | undefined, found: FoundAnswer, text: string): boolean {
    return waiting ? this.#isOfDocument(waiting, found, text) : isOfOtherCase(found.answer, text);
  }

  /** "Yg gw kelihatan sok bos jgn dimasukin" below a document puts it right, whatever stands around it. */
  #isOfDocument(waiting: AtStep, { asked, rest, certainty }: FoundAnswer, text: string): boolean {
    const { flow, active, step } = waiting;
    if (!("make" in step)) return false;
    if (isOfRecognised({ flow, active, step, text }, asked)) return true;
    if (edits.test(plain(asked)) || (!asksThere(asked) && this.#changes(waiting, text))) return true;
    // Beside changes a part is mostly one of them, unless it surely asks.
    const isBeside = edits.test(plain(rest)) || this.#changes(waiting, rest);
    return isBeside && certainty < besideMin && !asksThere(asked);
  }

  /** Whether words below a document change a part of it. */
  #changes({ flow, active, step }: AtStep, text: string): boolean {
    return "make" in step && active.reading === undefined && namesChange({ flow, active, step, text });
  }

  /** Whether a message is a press, a command or a question of the guide's own. */
  #isElse(text: string): boolean {
    const { offered, later } = this.state;
    if (pressed(offered, text) || chosen(offered, text) || flows.some(({ offer }) => offer === text))
      return true;
    if ((later ?? []).length > 0 && asksForKept(text)) return true;
    if (commandIn(text) !== undefined || agrees(text) || isWhy(text) || objectionIn(text) !== undefined)
      return true;
    if (directIn(text) !== undefined || wantsToTell(text) || withoutMisread(text) !== undefined) return true;
    // What somebody in a story asks about themselves has an answer that is true whatever was told.
    return this.state.listening && (storyComplaintIn(text) !== undefined || asksOnly(text));
  }

  /** Whether the step or the document itself has an answer. */
  #isElseInFlow({ flow, active, step }: AtStep, text: string): boolean {
    if (wrongFlowIn({ flow, active, text, field: this.asked.field }) !== undefined) return true;
    if (isOfStep(step, text) || actsBeside({ flow, active, text })) return true;
    if (isHurry(text) || asksForExample(text) || (isAboutStep(text) && asksAboutStep(text))) return true;
    if (flow.priced && priceAsked(text)) return true;
    if ("ask" in step && asksForQuestions(flow, step)) return true;
    return "make" in step && active.reading === undefined && this.#isElseBelow({ flow, active, step }, text);
  }

  /** Whether the document, or the change that is being made in it, has an answer. */
  #isElseBelow({ flow, active, step }: AtStep, text: string): boolean {
    if (!("make" in step)) return false;
    if (editAsideIn(text, true) !== undefined || (!isBelow(active, step) && !slotInHand(active))) return true;
    if (topicBehind(text) !== undefined || isAboutFigures(flow, active, text)) return true;
    // What a document says is looked up without using up a line.
    const said = new Said(this.said.used);
    return answeredBelow({ flow, active, step, text, said }) !== undefined;
  }

  #says({ id, field, says }: Answer): string {
    if (this.said.isFirst(`answer:${field}:${id}`)) return says;
    const quote = says
      .split(/\s+/)
      .slice(0, quotedWords)
      .join(" ")
      .replace(/[“”,.:;]/g, "");
    return this.said.line("answer-above", { quote });
  }

  /** Whether the rest of a message says something of its own here. */
  #isOwn(rest: string): boolean {
    const waiting = this.#waiting();
    if (waiting)
      return (
        !("make" in waiting.step) ||
        slotInHand(waiting.active) !== undefined ||
        changesDocument.test(plain(rest)) ||
        namesPlace.test(rest) ||
        asksRequest(rest) ||
        this.#changes(waiting, rest)
      );
    if (this.state.listening) return this.endsStory(rest);
    const isChoice =
      agrees(rest) ||
      chosen(this.state.offered, rest) !== undefined ||
      acceptedIn(rest, offeredFlows(this.state)) !== undefined;
    return isChoice || isWish(rest) || commandIn(rest) !== undefined || wantsToTell(rest);
  }

  /** Adds to an offer the flow of the answer, where the whole message, question and all, asks for it. */
  #withFlowOf({ flows: own }: Answer, text: string, result: Result): Result {
    const ids = result.choices.flatMap(({ id }) =>
      id.startsWith(flowPrefix) ? [id.slice(flowPrefix.length)] : [],
    );
    if (this.state.flow || ids.length === 0 || ids.some((id) => own.includes(id))) return result;
    const flow = flowsFor(this.standing(), text).find(({ id }) => own.includes(id));
    return flow ? { ...result, choices: [offerOf(flow), ...result.choices] } : result;
  }

  /** What stands below an answer. */
  #after({ answer, rest }: FoundAnswer): Result {
    const { offered, listening, left } = this.state;
    const waiting = this.#waiting();
    if (waiting && slotInHand(waiting.active) !== undefined)
      return { texts: this.#questionOf(waiting), choices: withKeep(offered) };
    if (waiting) return { texts: this.#questionOf(waiting), choices: offered };
    // A wish tells what it is about, and no flow may ask for that again.
    if (rest !== "" || isWish(this.asked.text)) this.keep(rest === "" ? this.asked.text : rest);
    if (listening) return { texts: [], choices: this.storyChoices() };
    // Below a finished text, and beside a flow that waits, the buttons stay.
    if (left && offered.length > 0) return { texts: [], choices: offered };
    return this.#offering(answer);
  }

  /** The question that waits; a document stays as it is. */
  #questionOf({ flow, active, step }: AtStep): string[] {
    const rewritten = slotInHand(active);
    if (rewritten !== undefined)
      return [this.said.line("change-slot", { label: flow.slots[rewritten]?.label ?? rewritten })];
    if ("make" in step) return [];
    return questionAgain(flow, active, this.said);
  }

  /** The flows in which this is asked, or those that fit the question. */
  #offering({ flows: ids }: Answer): Result {
    const { declined } = this.state;
    const { text } = this.asked;
    if (this.draftedBefore !== undefined) this.state = { ...this.state, drafted: this.draftedBefore };
    const own = ids.filter((id) => !declined.includes(id) && !declined.includes(`${never}${id}`));
    const standing = offeredFlows(this.state);
    const found = flowsFor(this.standing(), text);
    const fitting = [...standing, ...found].filter(({ id }) => own.includes(id));
    const first = own.map(flowOf).filter((flow) => flow !== undefined);
    // A wish that was found is what the message asks for.
    const best = fitting.length > 0 || (found.length > 0 && isWish(text)) ? fitting : first.slice(0, 1);
    const shown = [...new Set([...best, ...standing, ...found])].slice(0, offersMax);
    if (shown.length === 0) return { texts: [], choices: [steps, tell] };
    for (const { id } of shown) this.said.next(`flow:${id}`, []);
    return { texts: [this.said.line("answer-offer")], choices: [...shown.map(offerOf), notThat, tell] };
  }
}
