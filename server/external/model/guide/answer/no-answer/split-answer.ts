import { answerIn } from "#server/external/model/guide/answer/answer-words.ts";
import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { pressed } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { answerSwap } from "#server/external/model/guide/answer/corrections/answer-swap.ts";
import { hurried } from "#server/external/model/guide/answer/skip-to-result.ts";
import { explained, filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import { keptQuestion } from "#server/external/model/guide/document/kept-questions.ts";
import type { Flow, Step, Waiting } from "#server/external/model/guide/flow.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import {
  answerMax,
  choicesOf,
  goOn,
  isOpenChoice,
  labelOf,
  redoChoice,
  remind,
  show,
  slotOf,
  stepBack,
  summed,
} from "#server/external/model/guide/run-flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, choice, skipChoice } from "#server/external/model/guide/state.ts";
import { questionIn } from "#server/external/model/guide/words/stories/beside-wish.ts";
import {
  type AsidePart,
  judgeWords,
  splitAsides,
} from "#server/external/model/guide/words/to-guide/asides.ts";
import {
  commandIn,
  isAboutStep,
  isHurry,
  isSameText,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import { questionApart, quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { saidToGuide } from "#server/external/model/guide/words/to-guide/said-to-guide.ts";
import { asksAboutStep, asksForExample } from "#server/external/model/guide/words/yes-no/objections.ts";
import { type Aside, answerAside, apologized, waited } from "./answer-aside.ts";
import { asidesOf, askedKindOf, asks, isFigure, isFiller } from "./find-asides.ts";
import { forGuideApart } from "./for-guide.ts";

/*
 * What is meant for the guide within an answer is left out of it, and the guide says so. The member can have it back by
 * one press, because the classifier of such words may be wrong.
 */

type Asking = Extract<Step, { ask: string }>;
type Choosing = Extract<Step, { choose: string }>;

/**
 * An answer without what was meant for the guide. `lines`: what the guide says about that. `isHurried`: the member wants
 * the result at once. `original`: the slot and the message as it was written, if it can be put back.
 */
export type SplitAnswer = {
  rest: string;
  active: ActiveFlow;
  lines: string[];
  isHurried: boolean;
  original: ActiveFlow["original"];
};

/** Puts the whole message into the document. */
export const restoreChoice = choice("restore", "Masukkan juga");

/** A whole message is left out only where its words are this sure to be for the guide (mean logit). */
const wholeSureness = 1.2;
/** "Saya teliti" is an answer. */
const wholeWordsMin = 3;
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/**
 * Splits an answer from what is meant for the guide; undefined if all of it answers. `written`: the message as it was
 * written, of which `message` may hold a part.
 */
export function splitAnswer(
  message: Aside,
  step: Asking | Choosing,
  written: string,
): SplitAnswer | { outcome: Outcome } | undefined {
  if (isHandled(message.text)) return undefined;
  if ("choose" in step) return splitChoice(message, step, written);
  const talk = forGuideApart(message.flow, step, message.text);
  if (!talk) return splitWords(message, step, written);
  const apart = { ...message, text: talk.rest };
  // What the classifier leaves out as well is named once. Both readings are tried before anything is said.
  const restOf = (one: Aside) => {
    const read = splitWords({ ...one, said: new Said(message.said.used) }, step, written);
    return read && "rest" in read ? read.rest : one.text;
  };
  if (restOf(message) === restOf(apart)) return splitWords(message, step, written);
  const found = splitWords(apart, step, written);
  if (found && "outcome" in found) return found;
  const line = message.said.line("aside-left", { quote: quotedQuestion(talk.parts.join(", ")) });
  const original = originalFor(message.flow, step.into, written);
  const own = { rest: talk.rest, active: message.active, isHurried: false, ...found, original };
  return { ...own, lines: [line, ...(found?.lines ?? [])] };
}

function splitWords(
  message: Aside,
  step: Asking,
  written: string,
): SplitAnswer | { outcome: Outcome } | undefined {
  const split = splitJudged(message, step, written);
  if (split && "outcome" in split) return split;
  return talkWithin(split ? { ...message, text: split.rest } : message, step, written, split) ?? split;
}

/** Leaves out the questions that patterns find, or what the classifier judges to be for the guide. */
function splitJudged(
  message: Aside,
  step: Asking,
  written: string,
): SplitAnswer | { outcome: Outcome } | undefined {
  const { flow, text } = message;
  const byRule = questionWithin(message, step);
  if (byRule?.rest === "") return { outcome: onlyAsked(message, byRule.question) };
  const original = originalFor(flow, step.into, written);
  if (byRule) {
    const line = message.said.line("asked-within", { quote: quotedQuestion(byRule.question) });
    return { rest: byRule.rest, active: message.active, lines: [line], isHurried: false, original };
  }
  // Words around a name are known better than any classifier knows them.
  if (askedKindOf(flow, step) === "name" && answerIn(flow, step, text) !== text.trim()) return undefined;
  const { rest, asides } = asidesOf(flow, step, text);
  if (asides.length === 0) return undefined;
  if (commandIn(rest) === "back") return { outcome: stepBack(flow, message.active, message.said) };
  if (isFiller(rest)) return onlyAsides(message, step, asides, original);
  const slot = flow.slots[step.into];
  const isAnswer = slot === undefined || fits(slot, rest) || !fits(slot, text);
  return isAnswer ? { rest, ...leftOut(message, asides, original) } : undefined;
}

/** What is said to the guide about the text, its reader or its questions. `split`: what was left out before. */
function talkWithin(
  message: Aside,
  step: Asking,
  written: string,
  split: SplitAnswer | undefined,
): SplitAnswer | { outcome: Outcome } | undefined {
  const { flow, active, text, said } = message;
  if (flow.isDialogue || isFigure(flow.slots[step.into])) return undefined;
  const talk = saidToGuide(text, reachesSomebody(flow, step), nameOfReader(flow, active.filled));
  if (!talk) return undefined;
  const quote = quotedQuestion(talk.parts.join(", "));
  const original = originalFor(flow, step.into, written);
  if (talk.rest === "")
    return { outcome: restorable(nothingLeft(message, step, quote, talk.isRefusal), original) };
  const lines = [...(split?.lines ?? []), said.line("aside-left", { quote })];
  return { active, isHurried: false, ...split, rest: talk.rest, lines, original };
}

/** Whether the words of a step reach the person for whom the document is. */
const reachesSomebody = (flow: Flow, step: Asking): boolean =>
  !step.review && flow.steps.some((one) => "make" in one && one.register !== undefined);

/** How the person is called for whom the document is. */
export function nameOfReader(flow: Flow, filled: ActiveFlow["filled"]): string | undefined {
  const name = Object.entries(flow.slots).find(([, { takes }]) => takes === "person")?.[0];
  return name === undefined ? undefined : filled[name];
}

/** Nothing but talk: where the member wants nothing the place stays open, and anything else is asked for once more. */
function nothingLeft(
  { flow, active, said }: Aside,
  step: Asking,
  quote: string,
  isRefusal: boolean,
): Outcome {
  const label = labelOf(flow, step);
  if (isRefusal || active.tries > 0) {
    const outcome = filledIn(flow, active, step, "", said);
    return { ...outcome, texts: [said.line("unfit-left", { label, quote }), ...outcome.texts] };
  }
  const texts = [said.line("unfit-any", { label, quote })];
  return { texts, choices: [skipChoice], flow: { ...active, tries: active.tries + 1 } };
}

/** A number is stored as a number, so its message cannot be put back. */
export const originalFor = (flow: Flow, into: string, text: string): ActiveFlow["original"] =>
  isFigure(flow.slots[into]) ? undefined : { into, text };

/** Own words in place of a button, without what was said to the guide beside them. */
function splitChoice(message: Aside, step: Choosing, written: string): SplitAnswer | undefined {
  const { flow, text } = message;
  const isPress = pressed(choicesOf(flow, step), text) !== undefined;
  if (step.into === undefined || !isOpenChoice(step) || isPress) return undefined;
  const { rest, asides } = splitAsides(judgeWords(text, "line"));
  // "Bikin malu sih" is a button.
  if (asides.some((one) => optionMeant(step.options, one.text) !== undefined)) return undefined;
  if (asides.length === 0 || isFiller(rest)) return undefined;
  return { rest, ...leftOut(message, asides, originalFor(flow, step.into, written)) };
}

/** A question that the patterns find. A question about the step itself is explained instead. */
function questionWithin({ flow, step, text }: Aside, asking: Asking): ReturnType<typeof questionApart> {
  const slot = slotOf(flow, step);
  const apart = slot && questionApart(flow, asking, text);
  // Behind a name or another short answer, a question is quoted anyway (in-flow.ts).
  const isQuoted = slot?.kind === "line" && apart?.rest !== "" && questionIn(text) !== undefined;
  return isQuoted || isFigure(slot) ? undefined : apart;
}

/** What other parts of the guide read as a whole: commands, and questions about the step. */
const isHandled = (text: string): boolean =>
  isHurry(text) ||
  asksForExample(text) ||
  (isAboutStep(text) && asksAboutStep(text)) ||
  commandIn(text) !== undefined ||
  isSameText(text, skipChoice.label) ||
  isSameText(text, redoChoice.label);

/** Nothing but a question: the step stays. */
export function onlyAsked({ flow, active, step, said }: Aside, question: string): Outcome {
  const label = slotOf(flow, step)?.label ?? flow.title.toLowerCase();
  const line = said.line("asked-only", { quote: quotedQuestion(question), label });
  return { texts: [line], choices: [skipChoice], flow: active };
}

/** A message without an answer: nothing is stored, and the step stays. A second one passes the question by. */
function onlyAsides(
  message: Aside,
  step: Asking,
  asides: readonly AsidePart[],
  original: ActiveFlow["original"],
): { outcome: Outcome } | undefined {
  const { flow, active, text, said } = message;
  if (active.tries === 0 && asides.some((one) => asksForExample(one.text)))
    return { outcome: explained(flow, active, step, said) };
  const sureness = Math.min(...asides.map((one) => one.sureness));
  if (sureness < wholeSureness || wordsOf(text) < wholeWordsMin) return undefined;
  const kinds = asides.map(({ kind }) => kind);
  const changed = kinds.includes("correction") ? corrected(message, text) : undefined;
  if (changed) return { outcome: changed };
  const isPassed = kinds.includes("command") || (active.tries > 0 && !kinds.includes("question"));
  const outcome = isPassed ? passedBy(message, step) : answeredOnly(message, asides);
  return { outcome: restorable(outcome, original) };
}

/** "Ya itu aja sih" leaves the question open. */
function passedBy({ flow, active, said }: Aside, step: Asking): Outcome {
  const outcome = filledIn(flow, active, step, "", said);
  return { ...outcome, texts: [said.line("aside-passed", { label: labelOf(flow, step) }), ...outcome.texts] };
}

function answeredOnly(message: Aside, asides: readonly AsidePart[]): Outcome {
  const { active, said, text } = message;
  const question = asides.find(({ kind }) => kind === "question");
  if (question) return onlyAsked(message, question.text);
  const flow = { ...active, tries: active.tries + 1 };
  const [first] = asides;
  if (first?.kind === "remark") return { ...waited(message), flow };
  if (first?.kind !== "correction") return { ...apologized(message), flow };
  const line = said.line("correction-unsure", { quote: quotedQuestion(text) });
  return { texts: [line], choices: [skipChoice], flow };
}

/** Adds the button that puts the whole message into the document. */
export const restorable = (outcome: Outcome, original: ActiveFlow["original"]): Outcome => {
  if (!outcome.flow || !original) return outcome;
  const others = outcome.choices.filter(({ id }) => id !== restoreChoice.id);
  return { ...outcome, choices: [...others, restoreChoice], flow: { ...outcome.flow, original } };
};

/** What becomes of the parts that are left out: corrections are carried out if they can be, the others are quoted. */
function leftOut(
  message: Aside,
  asides: readonly AsidePart[],
  original: ActiveFlow["original"],
): Omit<SplitAnswer, "rest"> {
  const { said } = message;
  let { active } = message;
  const lines: string[] = [];
  const quoted: AsidePart[] = [];
  for (const part of asides) {
    const changed = part.kind === "correction" ? corrected({ ...message, active }, part.text) : undefined;
    if (changed?.flow) {
      active = changed.flow;
      lines.push(...changed.texts.slice(0, 1));
    } else quoted.push(part);
  }
  const isHurried = quoted.some(({ kind, text }) => kind === "command" && isHurry(text));
  for (const { kind, text } of quoted.filter((one) => !isHurry(one.text))) {
    const kept = kind === "question" ? keptQuestion(message.flow, active, text) : undefined;
    active = kept?.active ?? active;
    const line = kept ? "beside-kept" : lineOf(kind, text);
    lines.push(said.line(line, { quote: quotedQuestion(text), who: kept?.who ?? "" }));
  }
  return { active, lines, isHurried, original: quoted.length > 0 ? original : undefined };
}

const lineFor = {
  complaint: "complaint-within",
  question: "asked-within",
  correction: "correction-unsure",
  remark: "aside-left",
  wish: "aside-left",
  command: "aside-left",
} as const;

/** Nothing that asks nothing is called a question. */
const lineOf = (kind: AsidePart["kind"], text: string) =>
  kind === "question" && !asks(text) ? "aside-left" : lineFor[kind];

/** What a part that corrects an earlier answer changes; undefined if it changes none surely. */
function corrected(message: Aside, text: string): Outcome | undefined {
  const { flow, active, step, said } = message;
  const outcome = answerSwap(flow, active, step, text, said) ?? answerAside({ ...message, text });
  const isChanged = outcome?.flow && JSON.stringify(outcome.flow.filled) !== JSON.stringify(active.filled);
  return isChanged && outcome.flow?.at === active.at ? outcome : undefined;
}

/** Adds to an answer's outcome what the guide says about the parts that were left out. */
export function withLeftOut(
  { lines, isHurried, original }: SplitAnswer,
  outcome: Outcome,
  flow: Flow,
  said: Said,
): Outcome {
  const after = isHurried && outcome.flow ? hurried(flow, outcome.flow, said) : outcome;
  return restorable({ ...after, texts: [...lines, ...after.texts] }, original);
}

/** Puts a message into the document as it was written. */
export function restored(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  { into, text }: NonNullable<ActiveFlow["original"]>,
  said: Said,
): Outcome {
  const called = calledFor(flow, active.filled, into);
  const own = text.trim().slice(0, answerMax);
  const value = called === undefined ? own : addressedTo(own, called);
  const next = summed(flow, { ...active, filled: { ...active.filled, [into]: value } });
  const outcome = shownAgain(flow, next, step, into, said);
  const line = said.line("restored", { label: flow.slots[into]?.label ?? into });
  return { ...outcome, texts: [line, ...outcome.texts] };
}

/** The question that was left open is answered now; a document is shown with the new words. */
function shownAgain(flow: Flow, active: ActiveFlow, step: Waiting, into: string, said: Said): Outcome {
  if ("ask" in step && step.into === into) return goOn(flow, active, step, said);
  const here = { ...active, changing: undefined, tries: 0 };
  return "make" in step ? { ...show(flow, here, step), flow: here } : remind(flow, active, said);
}
