import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { single } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { lineAbout } from "#server/external/model/guide/answer/no-answer/answer-parted.ts";
import { isFigure, isFiller } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import { asksRequest } from "#server/external/model/guide/document/edits/requests/message-pieces.ts";
import { keptQuestion } from "#server/external/model/guide/document/kept-questions.ts";
import { findFlows } from "#server/external/model/guide/find/find-flows.ts";
import { otherMin } from "#server/external/model/guide/find/wish.ts";
import type { Line } from "#server/external/model/guide/lines/lines.ts";
import { totalAtEnd } from "#server/external/model/guide/values/costs/stated-total.ts";
import { judgedIn } from "#server/external/model/guide/words/stories/judged.ts";
import { asksForOpinion } from "#server/external/model/guide/words/stories/opinions.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import { asksIfNoted, isAsking } from "#server/external/model/guide/words/to-guide/asks-guide.ts";
import {
  type BesideQuestion,
  questionBeside,
} from "#server/external/model/guide/words/to-guide/beside-questions.ts";
import { asksToCombine } from "#server/external/model/guide/words/to-guide/combining.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import {
  asksWhatIf,
  canBeAsked,
  isOfMind,
  knowerOf,
} from "#server/external/model/guide/words/to-guide/who-knows.ts";
import { AtOffer } from "./at-offer.ts";
import { type Flow, isWaiting, type Step } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";
import { isOpenChoice, questionAgain, slotOf } from "./run-flow.ts";
import { fits } from "./slots.ts";
import type { ActiveFlow } from "./state.ts";
import { answersTo } from "./story-answers.ts";

export type AtStep = { flow: Flow; active: ActiveFlow; step: Step };

/** Questions that ask to judge the member's own feelings, wishes or deeds. */
const judging: readonly string[] = ["anger", "feeling", "worth", "regret", "violence", "judged"];

/** Answers that may be a whole story or a list of thoughts keep their questions. */
const kinds: readonly string[] = ["line", "number", "rupiah", "clock", "scale", "rows", "choice"];

const nameWordsMax = 4;

/** So many questions without an answer are named in one turn; shorter and longer ones are not quoted. */
const namedMax = 2;
const askedWordsMin = 3;
const askedWordsMax = 20;
const leadingIn = /^(?:(?:trus|terus|trs|dan|lalu|eh|oh iya|btw|nah)[ ,]+)+/i;
/** What somebody else says or asks is no question to the guide. */
const isOfOthers = /["“”]|\b(?:katanya|kata (?!kata)\p{L}+|(?:me)?nanya\p{L}*|ditanya\p{L}*)\b/iu;

/** The turns in which a question stands beside an answer, and the library has none for it. */
export abstract class AskedBeside extends AtOffer {
  /** "Hapus kata “lah”. emang boleh ya ...?": a request for the text stays, however little of the message it is. */
  protected withRequest(rest: string, asked: string): string {
    const others = this.asked.text.replace(asked, "").trim();
    return rest === "" && this.isBelowMade() && asksRequest(others) ? others : rest;
  }

  /** Whether a finished text waits. */
  protected isBelowMade(): boolean {
    const { flow: active } = this.state;
    const step = active && flowOf(active.id)?.steps[active.at];
    return step !== undefined && "make" in step;
  }

  /** Whether what a step asks for may itself be a question. */
  protected abstract isSpokenAt(at: AtStep): boolean;

  /** Lets `take` handle the answer, and says what can be said about the question beside it. */
  protected beside(at: AtStep | undefined, take: () => Result): Result {
    if (!at) return this.#judgedFirst(take);
    const { flow, active, step } = at;
    const isAsking = isWaiting(step) && !("make" in step) && active.reading === undefined;
    // Which of two things to take is answered from the member's own points.
    const isAnswered = flow.isDialogue || asksForOpinion(this.asked.text);
    if (!isAsking || isAnswered || this.#isSpoken(at)) return take();
    const alone = this.#judgedAlone(at);
    if (alone) return alone;
    const { text } = this.asked;
    const found = this.besideAt(at, text);
    if (!found) return take();
    const { question, rest } = found;
    const isApart = this.answersStep(at, rest);
    this.asked = { ...this.asked, text: isApart ? rest : text, beside: question };
    const result = take();
    const said = this.#about(question, at, result, isApart);
    return { ...result, texts: [...said, ...result.texts] };
  }

  /** "Bs digabung 1 pesan aja?": whether something more goes into what this flow makes, and how. */
  protected combined(at: AtStep | undefined): Result | undefined {
    const { text } = this.asked;
    const isElse = at === undefined || this.isAtRisk() || at.flow.isDialogue || this.#isSpoken(at);
    if (isElse || !asksToCombine(text)) return undefined;
    const { flow, active, step } = at;
    if ("make" in step) return { texts: [this.said.line("combine-here")], choices: this.state.offered };
    const isText = flow.steps.some((one) => "make" in one && one.register !== undefined);
    if (!isText) this.keepWish(text);
    const line = this.said.line(isText ? "combine-end" : "combine-later");
    return { texts: [line, ...questionAgain(flow, active, this.said)], choices: this.state.offered };
  }

  /** Whether what is asked for may itself be a question; a name or a number is none, whatever it is for. */
  #isSpoken(at: AtStep): boolean {
    const slot = isWaiting(at.step) ? slotOf(at.flow, at.step) : undefined;
    const isShort = isFigure(slot) || (slot?.kind === "line" && single.includes(slot.takes));
    return !isShort && this.isSpokenAt(at);
  }

  /** The question beside an answer at a step, and the answer. */
  protected besideAt(at: AtStep, text: string): BesideQuestion | undefined {
    if (!isWaiting(at.step) || this.#isSpoken(at)) return undefined;
    const slot = slotOf(at.flow, at.step);
    // "Brp tu jadinya, 4 jt ya" behind a list names its total.
    if (slot?.kind === "rupiah" && totalAtEnd(text) !== undefined) return undefined;
    const found = slot === undefined || kinds.includes(slot.kind) ? questionBeside(text) : undefined;
    return found && !isFiller(found.rest) ? found : undefined;
  }

  /** A wish or a story that begins with such a question gets its answer before anything is offered. */
  #judgedFirst(take: () => Result): Result {
    const { text, riskLevel } = this.asked;
    const isAsked = storyQuestionsIn(text).asked.some((one) => judging.includes(one));
    const isHere = !this.state.listening && this.state.offered.length === 0;
    const result = take();
    // A story that begins here answers by itself.
    if (!isAsked || !isHere || this.state.listening || this.state.flow) return result;
    const { answers } = answersTo(text, this.said, this.state.told.slice(0, -1), riskLevel);
    return { ...result, texts: [...answers, ...result.texts] };
  }

  /** "Emang aku jahat ya?" in place of an answer: the step stays. */
  #judgedAlone({ flow, active }: AtStep): Result | undefined {
    const { text, riskLevel } = this.asked;
    const { asked, rest } = storyQuestionsIn(text);
    if (rest !== "" || asked.length === 0 || !asked.every((one) => judging.includes(one))) return undefined;
    if (judgedIn(text) === undefined && !isOfSelf.test(text)) return undefined;
    const { answers } = answersTo(text, this.said, this.state.told, riskLevel);
    if (answers.length === 0) return undefined;
    const texts = [...answers, ...questionAgain(flow, active, this.said)];
    return { texts, choices: this.state.offered };
  }

  /** Whether the rest of a message answers the step by itself. */
  protected answersStep({ flow, step }: AtStep, rest: string): boolean {
    if ("choose" in step) return isOpenChoice(step) || optionMeant(step.options, rest) !== undefined;
    const slot = isWaiting(step) ? slotOf(flow, step) : undefined;
    return slot !== undefined && fits(slot, rest);
  }

  /** What is said about a question: its answer, or that there is none here, and where there may be one. */
  #about(question: string, at: AtStep, { texts }: Result, isApart: boolean): string[] {
    const { riskLevel } = this.asked;
    const judged = storyQuestionsIn(question).asked.filter((one) => judging.includes(one));
    if (judged.length > 0 && (judgedIn(question) !== undefined || isOfSelf.test(question)))
      return answersTo(question, this.said, this.state.told, riskLevel).answers;
    // What the guide holds is read back, however often it is asked.
    if (asksIfNoted(question) && !this.isAtRisk())
      return [lineAbout(at.flow, this.state.flow ?? at.active, question, this.said)];
    const quote = quotedQuestion(question);
    const begin = quote.split(" ").slice(0, 3).join(" ").toLowerCase();
    if (!this.mayQuote(quote) || texts.some((one) => one.toLowerCase().includes(begin))) return [];
    // What is left out of a document has to be named.
    const isNeeded = isApart && "choose" in at.step;
    if (this.wasNamed && !isNeeded) return [];
    this.state = { ...this.state, isQuestionNamed: true };
    const { line, who = "" } = this.#keptIn(question) ?? this.#whereFor(question, at);
    return [this.said.line(line, { quote, who })];
  }

  /** What a message asks behind what has its answer, each with its own answer or with who may know. */
  protected askedToo(rest: string): string[] {
    const { told } = this.state;
    const { riskLevel } = this.asked;
    if (this.isAtRisk()) return [];
    const sentences = rest.split(/(?<=[.!?])\s+|\n+/).filter((one) => isAsking(one));
    return sentences.slice(0, namedMax).flatMap((sentence) => {
      const own = answersTo(sentence, this.said, told, riskLevel);
      if (own.answers.length > 0) return own.answers;
      const count = sentence.trim().split(/\s+/).length;
      if (count < askedWordsMin || count > askedWordsMax || isOfOthers.test(sentence)) return [];
      const who = knowerOf(sentence);
      const mind = isOfMind(sentence, undefined) ? "beside-mind" : "beside-open";
      const quote = quotedQuestion(sentence.replace(leadingIn, ""));
      if (!this.mayQuote(quote)) return [];
      const [line, known] =
        who === undefined ? ([mind, "orangnya"] as const) : (["beside-fact", who] as const);
      return [this.said.line(line, { quote, who: known })];
    });
  }

  /** A document with a place for what is still to be asked gets the question. */
  #keptIn(question: string): { line: Line; who: string } | undefined {
    const { flow: active } = this.state;
    const flow = active && flowOf(active.id);
    const kept = active && flow && keptQuestion(flow, active, question);
    if (!kept) return undefined;
    this.state = { ...this.state, flow: kept.active };
    return { line: "beside-kept", who: kept.who };
  }

  /** Where a question can go: the end of the flow, somebody who knows, the person themselves, or nowhere. */
  #whereFor(question: string, { flow, active }: AtStep): { line: Line; who?: string } {
    const person = personIn(flow, this.state.flow?.filled ?? active.filled);
    const who = knowerOf(question);
    if (who !== undefined) return { line: "beside-fact", who };
    if (this.#isPrepared(flow, question)) return { line: "beside-later" };
    if (isOfMind(question, person)) return { line: "beside-mind", who: person ?? "orangnya" };
    if (this.#isKept(flow, question)) return { line: "beside-later" };
    const isAskable = person !== undefined && canBeAsked(question);
    return isAskable ? { line: "beside-person", who: person } : { line: "beside-question" };
  }

  /** Keeps what may happen for the end, where it can be prepared for. */
  #isPrepared(flow: Flow, question: string): boolean {
    if (!asksWhatIf(question) || flow.field === "wellbeing") return false;
    this.state = { ...this.state, fear: this.state.fear ?? question };
    return this.state.fear === question;
  }

  /** Keeps what another flow is about for the end of this one. */
  #isKept(flow: Flow, question: string): boolean {
    const [top] = findFlows(question, this.asked.field);
    const { declined, done } = this.state;
    const isOther = top !== undefined && top.flow.id !== flow.id && !declined.includes(top.flow.id);
    if (!isOther || top.isNamed !== true || top.score < otherMin || done.includes(top.flow.id)) return false;
    this.keepWish(question);
    return true;
  }
}

const isOfSelf = /\b(?:aku|ak|saya|sy|gue|gw|gua|ane|beta|awak|ambo|abdi|kulo|ulun)\b/i;

/** The person for whom a flow is, if they have a short name. */
function personIn(flow: Flow, filled: ActiveFlow["filled"]): string | undefined {
  const name = Object.entries(flow.slots).find(([, { takes }]) => takes === "person")?.[0];
  const called = name === undefined ? "" : (filled[name] ?? "").replace(/\s*\(.*$/, "").trim();
  return called === "" || called.split(/\s+/).length > nameWordsMax ? undefined : called;
}
