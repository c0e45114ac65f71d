import { chosen, pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { changesMade } from "#server/external/model/guide/answer/corrections/changes-made.ts";
import { isBelowDraft } from "#server/external/model/guide/document/below-draft.ts";
import { commandBeside } from "#server/external/model/guide/find/asked-cases.ts";
import { beginsWithNot } from "#server/external/model/guide/find/denied-offer.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { secondWishIn } from "#server/external/model/guide/find/second-wish.ts";
import {
  flowNamed,
  flowsFor,
  leftOut,
  offeredFlows,
  severalWishes,
  wishIn,
} from "#server/external/model/guide/find/wish.ts";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import { openingFor } from "#server/external/model/guide/lines/opening.ts";
import { withoutPadding } from "#server/external/model/guide/words/padding.ts";
import { ownClauses } from "#server/external/model/guide/words/stories/own-clauses.ts";
import { clauseOf } from "#server/external/model/guide/words/stories/quotes.ts";
import { asksOnly } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import {
  asksAdvice,
  isRequest,
  isRequestInStory,
  refusedIn,
  wantsToTell,
} from "#server/external/model/guide/words/stories/telling.ts";
import { lineFor } from "#server/external/model/guide/words/to-guide/command-lines.ts";
import {
  type Command,
  commandIn,
  isNonsense,
  plain,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksBareHelp, mayChoose } from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { asksJudgement, isProtest } from "#server/external/model/guide/words/to-guide/questions-to-guide.ts";
import { besideBeyond, beyondIn } from "#server/external/model/guide/words/to-guide/unserved-requests.ts";
import { isFine } from "#server/external/model/guide/words/yes-no/acceptance.ts";
import { changesDocument } from "#server/external/model/guide/words/yes-no/agreement.ts";
import { withoutAstonishment } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { isDenial } from "#server/external/model/guide/words/yes-no/denials.ts";
import { isRefusal } from "#server/external/model/guide/words/yes-no/refusals.ts";
import { fieldChoices, letter, netChoices, note, offerOf, resume, steps, tell } from "./choices.ts";
import { type Flow, fields } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import { type Asked, bareWordsMax, noSteps, type Result } from "./listening.ts";
import type { Document, Timer } from "./outcome.ts";
import { isPause } from "./receive.ts";
import { ShownAnswers } from "./shown-answers.ts";
import { type ActiveFlow, type Choice, type GuideState, offeredNow } from "./state.ts";
import { storyIn } from "./story.ts";

/** The guide's answer, and its state afterwards. */
export type Led = {
  text: string;
  choices: Choice[];
  document?: Document | undefined;
  timer?: Timer | undefined;
  state: GuideState;
};

/**
 * One turn of the guide: a pure function, so the same conversation always takes the same course. The member's words are
 * only filled into documents, quoted or stored; the guide never answers as if it had understood them.
 */
export function lead(state: GuideState, asked: Asked): Led {
  return new Turn(state, { ...asked, text: withoutPadding(asked.text) }).take();
}

/** Later than this a denial is part of an answer. */
const deniedAtMost = 1;

class Turn extends ShownAnswers {
  take(): Led {
    const inDanger = this.inDanger();
    if (inDanger) return this.#done(inDanger);
    const answer = () => this.answering(() => this.#answer());
    const take = () => this.ownText() ?? this.madeAgain() ?? this.toldCosts(answer);
    const outcome = this.withAnswerShown(() => this.nextWish(take));
    const all = [...this.apology, ...this.hard(outcome.texts), ...outcome.texts];
    const texts = this.withHelp(this.withFarewell(all));
    if (!this.state.introduced) {
      texts.unshift(...openingFor(this.asked));
      this.state = { ...this.state, introduced: true };
    }
    // Next to a letter, a calculation or the offer of one this line would be out of place.
    const isTelling = !this.state.flow && !outcome.document && !isWish(this.asked.text);
    const isDoubt = this.asked.risk.isDoubtful && !this.said.isSpent("doubt", lines.doubt);
    // Where to turn to stands once in an answer, and a question stands last.
    if (
      this.asked.riskLevel === 1 &&
      isTelling &&
      !isDoubt &&
      !texts.some((one) => one.includes("“Bantuan”"))
    )
      texts.splice(texts.at(-1)?.endsWith("?") ? -1 : texts.length, 0, ...this.heavy());
    if (isDoubt) texts.push(this.said.line("doubt"));
    if (this.asked.isClosing && !this.said.isSpent("closing", lines.closing))
      texts.push(this.said.line("closing"));
    return this.#done({ ...outcome, texts, choices: this.wantedOf(outcome.choices) });
  }

  #done({ texts, choices, document, after = [], timer }: Result): Led {
    const parts = [...texts, ...(document ? [document.text] : []), ...after];
    const text = parts.filter((one) => one !== "").join("\n\n");
    return {
      text,
      choices,
      document,
      timer,
      state: {
        ...this.state,
        offered: choices,
        offeredBefore: offeredNow(this.state, choices),
        used: this.said.used,
      },
    };
  }

  #answer(): Result {
    const { text } = this.asked;
    const active = this.state.flow;
    const flow = active && flowOf(active.id);
    const { offered } = this.state;
    // In a flow a button meant in other words is named to the member (answer-step.ts).
    const isWondering = withoutAstonishment(text) === "";
    const choice = isWondering ? undefined : active ? chosen(offered, text) : pressed(offered, text);
    // A pressed button counts as a press, even if its words would be a command.
    if (active && flow) return this.#atStep(flow, active, choice !== undefined);
    if (choice) return this.#choose(choice);
    this.avoid(text);
    const asked =
      this.leaves(text) ??
      this.wrongBefore() ??
      this.writtenAfter() ??
      this.offeredEarlier(text) ??
      this.atOffer(text) ??
      (isWondering ? undefined : this.#askedByName(text)) ??
      this.earlierOffer(text);
    if (asked) return asked;
    const answered = offeredFlows(this.state).length > 0 ? this.answerToOffer(text) : this.#fine(text);
    if (answered) return answered;
    if (this.canRework() && this.#isOfDocument(text)) return this.rework(text);
    return this.#belowDraft(text) ?? this.#backToFlow(text) ?? this.#free(text);
  }

  /** "Ya gitu aja" in a story, or thanks. */
  #fine(text: string): Result | undefined {
    if (this.state.listening && this.state.told.length > 1 && isPause(text)) return this.paused();
    return isFine(text) ? this.#command("thanks") : undefined;
  }

  /** At its first questions, a flow whose subject is denied was the wrong one. */
  #atStep(flow: Flow, active: ActiveFlow, isPressed: boolean): Result {
    const isFirst = !isPressed && active.trail.length <= deniedAtMost;
    const denied = isFirst ? this.deniedOffer(this.asked.text, flow) : undefined;
    // "Hah? aku pilih yang obrolan sulit" names what has begun.
    const isNamed = isFirst && !denied && flowNamed(this.standing(), this.asked.text) === flow;
    if (isNamed && mayChoose(this.asked.text)) return this.askAgain();
    const other = isFirst && !denied ? this.named(this.asked.text, flow) : undefined;
    return denied ?? other ?? this.insteadOf(flow, active, isPressed) ?? this.inFlow(flow, active, isPressed);
  }

  /** Whether a message changes the document of the flow that is over. */
  #isOfDocument(text: string): boolean {
    const { left } = this.state;
    const flow = left && flowOf(left.id);
    return (
      changesDocument.test(plain(text)) ||
      (left !== undefined && flow !== undefined && changesMade(flow, left, text))
    );
  }

  /** Handles a text that names what it wants, or puts a question to the guide. */
  #askedByName(text: string): Result | undefined {
    // A note or a letter is made of a story whenever it is asked for by its name.
    const made = [note, letter].find(({ label }) => plain(label) === plain(text));
    if (made && this.state.told.length > 0) return this.#choose(made);
    const direct = this.direct();
    if (direct) return direct;
    const named = flows.find(({ offer }) => plain(offer) === plain(text));
    if (named) return this.begin(named);
    const byName = flowNamed(this.standing(), text);
    return byName && !wantsToTell(text) ? this.#byName(byName, text) : undefined;
  }

  /** A member who names a flow gets it, even if it was declined before; a question about it gets its button. */
  #byName(flow: Flow, text: string): Result {
    this.state = { ...this.state, declined: this.state.declined.filter((id) => id !== flow.id) };
    this.keep(text);
    if (!text.includes("?") && this.said.times(`flow:${flow.id}`) > 0) return this.begin(flow);
    return this.offer([flow]);
  }

  protected freely(text: string): Result {
    return this.#free(text);
  }

  #belowDraft(text: string): Result | undefined {
    const flow = this.draftedBefore === undefined ? undefined : flowOf(this.draftedBefore);
    return flow && isBelowDraft(this.standing(), text) ? this.atDraft(flow, text) : undefined;
  }

  /** After "pindah, atau lanjutkan?" an answer to the open question goes on with it. */
  #backToFlow(text: string): Result | undefined {
    const { left, offered, listening } = this.state;
    const flow = left && flowOf(left.id);
    const isAsked = offered.some(({ id }) => id === resume.id) && offeredFlows(this.state).length > 0;
    const isWrong = left !== undefined && this.state.declined.includes(left.id);
    if (!left || !flow || !isAsked || listening || isWrong || this.canRework()) return undefined;
    if (isWish(text) || commandIn(text) || wantsToTell(text) || isRefusal(text)) return undefined;
    this.state = { ...this.state, flow: left, left: undefined };
    return this.inFlow(flow, left, false);
  }

  #asksToTell(text: string): Result | undefined {
    if (!wantsToTell(text)) return undefined;
    if (text.split(/\s+/).length > bareWordsMax || ownClauses(text).some((one) => !wantsToTell(one)))
      this.keep(text);
    return this.listen();
  }

  /** Handles a text that presses no button and confirms nothing. */
  #free(text: string): Result {
    const begun = this.requested(text) ?? this.#asksToTell(text);
    if (begun) return begun;
    // "Lu ngerti ga sih" in a story is a question with an answer.
    const isAsked = this.state.listening && asksOnly(text);
    const complained = this.wishedBehind(text) ?? (isAsked ? undefined : this.complained(text));
    if (complained) return complained;
    const parted = this.parted(text);
    if (parted) return parted;
    const isNotThat = commandIn(text) === "not-that";
    if (
      !isNotThat &&
      !isRequestInStory(text) &&
      isRefusal(text) &&
      (refusedIn(text).length > 0 || offeredFlows(this.state).length > 0)
    )
      return this.refuse();
    const command = commandIn(text);
    if (command) return this.#command(command);
    if (isNonsense(text)) return { texts: [this.said.line("nonsense")], choices: this.offered() };
    const within = commandBeside(text, { isStory: this.state.listening });
    return within ? this.#mixed(within) : this.#told(text);
  }

  #choose(choice: Choice): Result {
    const [kind, id = ""] = choice.id.split(":");
    const flow = kind === "flow" ? flowOf(id) : undefined;
    if (flow) return this.begin(flow);
    if (kind === "field") return this.menu(fields.find((field) => field === id));
    if (kind === "tell") return this.listen();
    if (kind === "note" || kind === "letter") return this.make(kind);
    if (kind === "resume") return this.resume();
    if (kind === "rework" || kind === "held") return kind === "held" ? this.takeHeld() : this.rework();
    if (kind === "not-that") return this.notThat();
    if (kind === "enough") return { texts: [this.thanks()], choices: [] };
    return this.menu(this.asked.field);
  }

  #command(command: Command): Result {
    const isStory = this.state.listening && offeredFlows(this.state).length === 0;
    if (command === "not-that") return isStory ? this.#misread(this.asked.text) : this.notThat();
    if (command === "listen") return this.listen();
    if (command === "menu" || command === "switch" || command === "back") return this.menu(this.asked.field);
    if (command === "stop") return { texts: [this.said.line("stopped")], choices: this.keeping([steps]) };
    if (command === "skip") return this.skipped();
    if (command === "human") return this.toPeople();
    if (command === "thanks") return { texts: [this.thanks()], choices: this.keeping([]) };
    const isShown = command !== "insult" || this.state.offered.length > 0;
    const choices = isShown ? this.offered() : [steps, tell];
    return { texts: [this.said.line(lineFor[command] ?? "menu")], choices };
  }

  /** Handles a command in a part of a longer message, together with the rest of the message. */
  #mixed({ command, rest }: { command: Command; rest: string }): Result {
    const { text } = this.asked;
    if (command === "insult" || command === "thanks")
      return isWish(rest) || this.goesOn(rest) ? this.#told(rest) : this.#command(command);
    if (command === "not-that" || command === "switch")
      return this.state.offered.length > 0 ? this.#corrected(rest) : this.#told(text);
    const told = storyIn(text);
    if (told !== "") this.keep(told);
    if (command === "listen") return this.listen();
    if (command === "human") return this.toPeople();
    const found = rest === "" ? [] : flowsFor(this.standing(), rest);
    const choices = found.length > 0 ? [...found.map(offerOf), tell] : [tell, steps];
    return { texts: [this.said.line(lineFor[command] ?? "who")], choices };
  }

  /** The member corrects an offer in other words. What was offered does not come again, unless they name it. */
  #corrected(rest: string): Result {
    const { declined, told } = this.state;
    // "Bukan gitu, aku mau nolak" may name one of what was offered, where nothing else is found.
    const same = isDenial(rest) || !isWish(rest) ? [] : flowsFor(this.standing(), rest).slice(0, 1);
    const denied = offeredFlows(this.state);
    this.decline(leftOut);
    const wishes = isDenial(rest)
      ? []
      : [rest, ...(isWish(rest) ? [[...told.slice(-2), rest].join("\n")] : [])];
    const others = wishes
      .map((wish) => flowsFor(this.standing(), wish).filter((one) => !denied.includes(one)))
      .find(({ length }) => length > 0);
    const found = others ?? same;
    if (!others && same.length > 0) this.state = { ...this.state, declined };
    if (found.length === 0) return { texts: [this.said.line("not-that")], choices: netChoices(this.state) };
    this.keep(this.asked.text);
    return this.offer(found);
  }

  /** "Bikinin surat resign, sekalian pesan pamit": the second wish is kept, and the first one is answered. */
  #told(text: string): Result {
    const second = secondWishIn(text);
    const isFirst = second !== undefined && isWish(second.rest) && !this.state.listening;
    if (!second || !isFirst || severalWishes(this.standing(), text).length > 1) return this.#toldAlone(text);
    this.keepWish(second.wish);
    this.asked = { ...this.asked, text: second.rest };
    const result = this.#toldAlone(second.rest);
    return { ...result, texts: [...result.texts, ...this.keptLine(second.wish)] };
  }

  /** Handles a text outside of flows: stores it and answers with what it may be about. */
  #toldAlone(text: string): Result {
    this.keep(text);
    const { left, listening } = this.state;
    // A flow that a danger interrupted waits until the danger is over.
    const isBroken = left && flowOf(left.id) && listening && !this.canRework();
    if (isBroken && !this.said.isSpent("resume", lines.resume.slice(0, 1)))
      return { texts: [this.said.line("resume")], choices: [resume, steps, tell] };
    const isAsking = this.state.told.length > 1 && offeredFlows(this.state).length === 0;
    const isAdvice = isAsking && asksAdvice(text) && !this.state.declined.includes(noSteps);
    if (isAdvice) return this.advice();
    const awaited = this.awaited(text) ?? this.unsure(text) ?? (listening ? this.#heard(text) : undefined);
    if (awaited) return awaited;
    if (asksBareHelp(text))
      return { texts: [this.said.line("help-what")], choices: fieldChoices(this.asked.field) };
    const thing = beyondIn(text);
    if (thing !== undefined) return this.#beyond(text, thing);
    // "Lho bukan mantan, ini kakak ipar" says more about what is offered.
    const remarked = beginsWithNot(text) && !isWish(text) ? this.remarked() : undefined;
    if (remarked) return remarked;
    return this.#meant(text) ?? this.receivedFirst() ?? this.#unmet(text);
  }

  /** A message of a story; undefined if it ends the story. */
  #heard(text: string): Result | undefined {
    if (isProtest(text)) return this.#misread(text);
    if (storyQuestionsIn(text).asked.length > 0 && !isRequest(text)) return this.keepListening();
    if (asksJudgement(text)) return { texts: [this.said.line("judge")], choices: this.storyChoices() };
    return this.endsStory(text) ? undefined : this.keepListening();
  }

  /** "Nda, kita bukan begitu! Kita cuma rindu", "kan so bilang": an apology, and no question. */
  #misread(text: string): Result {
    const clause = clauseOf(text);
    const quote = clause !== undefined && isProtest(clause) ? undefined : clause;
    const texts = [this.said.line("misread"), ...(quote === undefined ? [] : [`“${quote}”.`])];
    return { texts: [texts.join(" ")], choices: this.storyChoices() };
  }

  /** Says what cannot be done, and shows what comes nearest to it. */
  #beyond(text: string, thing: string): Result {
    const other = besideBeyond(text);
    const near = flowsFor(this.standing(), other ?? text).slice(0, 2);
    for (const { id } of near) this.said.next(`flow:${id}`, []);
    const choices = near.length > 0 ? [...near.map(offerOf), steps, tell] : netChoices(this.state);
    const isHalf = other !== undefined && near.length > 0;
    return { texts: [this.said.line(isHalf ? "beyond-half" : "beyond", { thing })], choices };
  }

  /** Handles what the text asks for: offers it the first time, starts it when the member asks again. */
  #meant(text: string): Result | undefined {
    const { again, found } = wishIn(this.standing(), text);
    const several = again || this.state.told.length > 1 ? [] : severalWishes(this.standing(), text);
    if (several.length > 1) return this.offerSeveral(several, found);
    if (!again) return found.length === 0 ? undefined : this.offerSure(found);
    const begun = this.begin(again);
    const line = this.said.line("begin", { title: again.title.toLowerCase() });
    return { ...begun, texts: [line, ...begun.texts] };
  }

  /** Handles a text for which nothing was found: a wish gets the general flows, a story is listened to. */
  #unmet(text: string): Result {
    if (this.state.listening) return this.endsStory(text) ? this.advice() : this.listen();
    const remarked = this.remarked();
    if (remarked) return remarked;
    if (isWish(text) && !this.said.isSpent("no-flow", lines["no-flow"]))
      return { texts: [this.said.line("no-flow", this.quote())], choices: netChoices(this.state) };
    // A member who keeps writing wants to tell a story.
    if (this.said.isSpent("unclear", lines.unclear.slice(0, 2))) return this.listen();
    return { texts: [this.said.line("unclear")], choices: fieldChoices(this.asked.field) };
  }
}
