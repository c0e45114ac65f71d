import { addressedTo, calledIn } from "#server/external/model/guide/document/addressed.ts";
import { flowsOfWish, isForGuide, type SecondWish } from "#server/external/model/guide/find/second-wish.ts";
import type { Flow, Slot, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
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
import {
  type AsidePart,
  type AskedKind,
  type Parted,
  partAsides,
} from "#server/external/model/guide/words/asides.ts";
import { questionIn } from "#server/external/model/guide/words/beside.ts";
import {
  commandIn,
  isAboutStep,
  isChangeOfWish,
  isHurry,
  isSameText,
} from "#server/external/model/guide/words/commands.ts";
import { asksAboutStep, asksForExample } from "#server/external/model/guide/words/objections.ts";
import { mayBeSpoken, questionApart, quotedQuestion } from "#server/external/model/guide/words/questions.ts";
import { type Aside, answerAside, apologized, waited } from "./answer-aside.ts";
import { answerSwap } from "./answer-swap.ts";
import { answerIn } from "./answer-words.ts";
import { hurried } from "./hurry.ts";
import { optionMeant } from "./options.ts";
import { pressed } from "./press.ts";
import { explained, filledIn } from "./step-moves.ts";

/*
 * What is meant for the guide within an answer is left out of it, and the guide says so. The member can have it back by
 * one press, because the classifier of such words may be wrong.
 */

type Asking = Extract<Step, { ask: string }>;
type Choosing = Extract<Step, { choose: string }>;

/** An answer without what was meant for the guide. `lines`: what the guide says about that. */
export type PartedAnswer = {
  rest: string;
  active: ActiveFlow;
  lines: string[];
  isHurried: boolean;
  whole: { into: string; text: string } | undefined;
};

/** Takes the words back into the document. */
export const keepChoice = choice("keep-whole", "Masukkan juga");

/** A whole message is left out only where its words are this sure to be for the guide (mean logit). */
const wholeSureness = 1.2;
/** "Saya teliti" is an answer. */
const wholeWordsMin = 3;
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

const single: readonly Slot["takes"][] = ["person", "self", "company", "date", "role", "place"];

/** What a question asks for, as the classifier of asides knows it. */
function askedKindOf(flow: Flow, step: Asking): AskedKind {
  const slot = flow.slots[step.into];
  // What is rehearsed answers a question that somebody else would ask.
  if (step.review && step.ask.startsWith("“")) return "practice";
  if (slot?.kind === "rupiah" || slot?.kind === "number" || slot?.kind === "clock") return "number";
  if (slot?.kind === "line" && single.includes(slot.takes)) return "name";
  if (mayBeSpoken(flow, step)) return "words";
  if (slot?.kind === "list" || slot?.kind === "rows") return "list";
  return slot?.kind === "line" ? "line" : "story";
}

/** Another wish beside an answer, in words that no pattern knows; undefined if no flow could be meant. */
export function wishBeside(flow: Flow, step: Asking, text: string): SecondWish | undefined {
  const wish = partAsides(text, askedKindOf(flow, step)).asides.find(({ kind }) => kind === "wish")?.text;
  if (wish === undefined || isChangeOfWish(wish) || flowsOfWish(wish).length === 0) return undefined;
  const kind = flow.slots[step.into]?.kind;
  if ((kind === "list" || kind === "text") && !isForGuide(wish)) return undefined;
  // A colleague may be asked for a letter as well.
  if (mayBeSpoken(flow, step) && !/\b(?:sekalian|skalian|kak|min|alma)\b/i.test(wish)) return undefined;
  const at = text.indexOf(wish);
  const rest = `${text.slice(0, at)} ${text.slice(at + wish.length)}`.replace(/^[\s,.;]+|[\s,.;]+$/g, "");
  return { rest: isFiller(rest) ? "" : rest, wish };
}

/** Parts an answer from what is meant for the guide; undefined if all of it answers. */
export function withoutAsides(
  message: Aside,
  step: Asking | Choosing,
): PartedAnswer | { outcome: Outcome } | undefined {
  if (isHandled(message.text)) return undefined;
  if ("choose" in step) return chosenWithout(message, step);
  const { flow, text } = message;
  const byRule = questionWithin(message, step);
  if (byRule?.rest === "") return { outcome: onlyAsked(message, byRule.question) };
  if (byRule) {
    const line = message.said.line("asked-within", { quote: quotedQuestion(byRule.question) });
    const { active } = message;
    const whole = isFigure(flow.slots[step.into]) ? undefined : { into: step.into, text };
    return { rest: byRule.rest, active, lines: [line], isHurried: false, whole };
  }
  // Words around a name are known better than any classifier knows them.
  if (askedKindOf(flow, step) === "name" && answerIn(flow, step, text) !== text.trim()) return undefined;
  const { rest, asides } = partsFor(flow, step, text);
  if (asides.length === 0 || !asides.every((one) => mayBeLeftOut(flow.slots[step.into], text, one)))
    return undefined;
  if (commandIn(rest) === "back") return { outcome: stepBack(flow, message.active, message.said) };
  if (isFiller(rest)) return onlyAsides(message, step, asides);
  const slot = flow.slots[step.into];
  const isAnswer = slot === undefined || fits(slot, rest) || !fits(slot, text);
  return isAnswer ? parted(message, step.into, rest, asides) : undefined;
}

/** Own words in place of a button, without what was said to the guide beside them. */
function chosenWithout(message: Aside, step: Choosing): PartedAnswer | undefined {
  const { flow, text } = message;
  const isPress = pressed(choicesOf(flow, step), text) !== undefined;
  if (step.into === undefined || !isOpenChoice(step) || isPress) return undefined;
  const { rest, asides } = partAsides(text, "line");
  // "Bikin malu sih" is a button.
  if (asides.some((one) => optionMeant(step.options, one.text) !== undefined)) return undefined;
  return asides.length === 0 || isFiller(rest) ? undefined : parted(message, step.into, rest, asides);
}

/** Below the usual one, a bias at which only the surest words are for the guide. */
const surestBiases = [-1.25, -2, -3];

/** The parts of a message; a short answer between many words for the guide needs these to be surer. */
function partsFor(flow: Flow, step: Asking, text: string): Parted {
  const kind = askedKindOf(flow, step);
  const parted = partAsides(text, kind);
  if (parted.rest !== "" || (kind !== "name" && kind !== "number")) return parted;
  const surer = surestBiases.map((bias) => partAsides(text, kind, bias));
  return surer.find(({ rest, asides }) => asides.length > 0 && !isFiller(rest)) ?? parted;
}

/** Whether a part may be left out of an answer for this slot. */
function mayBeLeftOut(slot: Slot | undefined, text: string, part: AsidePart): boolean {
  // "Habis ini mau bikin CV" may be one of several things that are asked for.
  if (part.kind === "wish" && (slot?.kind === "list" || slot?.kind === "text")) return isForGuide(part.text);
  // A number may be the answer or a part of it, and the words between two numbers say what they mean.
  return !isFigure(slot) || (!/\d/.test(part.text) && isAtEdge(text, part.text));
}

/** Whether a part is all that stands before the first mark or number of a text, or all behind the last one. */
const isAtEdge = (text: string, part: string): boolean =>
  (text.startsWith(part) && /^\s*(?:[,.!?;\n]|$)|[,.!?;]\s*$/.test(text.slice(part.length))) ||
  (text.endsWith(part) && /(?:[,.!?;\n]|\d\p{L}*)\s*$/u.test(text.slice(0, -part.length)));

const isFiller = (rest: string): boolean =>
  rest === "" ||
  /^(?:(?:kak|kakak|min|mas|mbak|bang|pak|bu|ya|yah|iya|eh|oh|ih|lah|loh|nah|hm+|deh|dong|sih|kok|nih|tuh|duh|aduh|ok|oke)[\s,.!?]*)+$/i.test(
    rest,
  );

/** A question that the patterns find. A question about the step itself is explained instead. */
function questionWithin({ flow, step, text }: Aside, asking: Asking): ReturnType<typeof questionApart> {
  const slot = slotOf(flow, step);
  const apart = slot && questionApart(flow, asking, text);
  // Behind a name or another short answer, a question is quoted anyway (in-flow.ts).
  const isQuoted = slot?.kind === "line" && apart?.rest !== "" && questionIn(text) !== undefined;
  return isQuoted || isFigure(slot) ? undefined : apart;
}

const isFigure = (slot: Slot | undefined): boolean =>
  slot !== undefined && ["number", "rupiah", "rows", "clock"].includes(slot.kind);

/** What other parts of the guide read as a whole: commands, and questions about the step. */
const isHandled = (text: string): boolean =>
  isHurry(text) ||
  asksForExample(text) ||
  (isAboutStep(text) && asksAboutStep(text)) ||
  commandIn(text) !== undefined ||
  isSameText(text, skipChoice.label) ||
  isSameText(text, redoChoice.label);

/** Nothing but a question: the step stays. */
function onlyAsked({ flow, active, step, said }: Aside, question: string): Outcome {
  const label = slotOf(flow, step)?.label ?? flow.title.toLowerCase();
  const line = said.line("asked-only", { quote: quotedQuestion(question), label });
  return { texts: [line], choices: [skipChoice], flow: active };
}

/** A message without an answer: nothing is stored, and the step stays. A second one passes the question by. */
function onlyAsides(
  message: Aside,
  step: Asking,
  asides: readonly AsidePart[],
): { outcome: Outcome } | undefined {
  const { flow, active, text, said } = message;
  if (active.tries === 0 && asides.some((one) => asksForExample(one.text)))
    return { outcome: explained(flow, active, step, said) };
  const sureness = Math.min(...asides.map((one) => one.sureness));
  if (sureness < wholeSureness || wordsOf(text) < wholeWordsMin) return undefined;
  const kinds = asides.map(({ kind }) => kind);
  const changed = kinds.includes("correction") ? corrected(message, text) : undefined;
  if (changed) return { outcome: changed };
  const whole = isFigure(flow.slots[step.into]) ? undefined : { into: step.into, text };
  const isPassed = kinds.includes("command") || (active.tries > 0 && !kinds.includes("question"));
  const outcome = isPassed ? passedBy(message, step) : answeredOnly(message, asides);
  return { outcome: keepable(outcome, whole) };
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

/** Adds the button that takes the whole message into the document after all. */
const keepable = (outcome: Outcome, apart: ActiveFlow["apart"]): Outcome =>
  outcome.flow && apart
    ? { ...outcome, choices: [...outcome.choices, keepChoice], flow: { ...outcome.flow, apart } }
    : outcome;

function parted(message: Aside, into: string, rest: string, asides: readonly AsidePart[]): PartedAnswer {
  const { flow } = message;
  let { active } = message;
  const lines: string[] = [];
  let isLeft = false;
  for (const { kind, text } of asides) {
    const quote = quotedQuestion(text);
    const changed = kind === "correction" ? corrected({ ...message, active }, text) : undefined;
    if (changed?.flow) {
      active = changed.flow;
      lines.push(...changed.texts.slice(0, 1));
    } else if (kind === "question") lines.push(message.said.line("asked-within", { quote }));
    else if (kind === "correction") lines.push(message.said.line("correction-unsure", { quote }));
    else if (kind === "complaint") lines.push(message.said.line("complaint-within", { quote }));
    else if (!isHurry(text)) lines.push(message.said.line("aside-left", { quote }));
    isLeft ||= !changed;
  }
  return {
    rest,
    active,
    lines,
    isHurried: asides.some(({ kind, text }) => kind === "command" && isHurry(text)),
    whole: isLeft && !isFigure(flow.slots[into]) ? { into, text: message.text } : undefined,
  };
}

/** What a part that corrects an earlier answer changes; undefined if it changes none surely. */
function corrected(message: Aside, text: string): Outcome | undefined {
  const { flow, active, step, said } = message;
  const outcome = answerSwap(flow, active, step, text, said) ?? answerAside({ ...message, text });
  const isChanged = outcome?.flow && JSON.stringify(outcome.flow.filled) !== JSON.stringify(active.filled);
  return isChanged && outcome.flow?.at === active.at ? outcome : undefined;
}

/** Adds to an answer's outcome what the guide says about the parts that were left out. */
export function withAsides(
  { lines, isHurried, whole }: PartedAnswer,
  outcome: Outcome,
  flow: Flow,
  said: Said,
): Outcome {
  const after = isHurried && outcome.flow ? hurried(flow, outcome.flow, said) : outcome;
  return keepable({ ...after, texts: [...lines, ...after.texts] }, whole);
}

/** The member wants the whole message in the document. */
export function keptWhole(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  { into, text }: { into: string; text: string },
  said: Said,
): Outcome {
  const slot = flow.slots[into];
  const addressed = slot?.addressed;
  const called = typeof addressed === "string" ? addressed : calledIn(flow, active.filled);
  const own = text.trim().slice(0, answerMax);
  const filled = { ...active.filled, [into]: addressed === undefined ? own : addressedTo(own, called) };
  const label = flow.slots[into]?.label ?? into;
  const line = said.line("kept-whole", { label });
  const isHere = "ask" in step && step.into === into;
  const next = summed(flow, { ...active, filled });
  const outcome = isHere
    ? goOn(flow, next, step, said)
    : "make" in step
      ? { ...show(flow, next, step), flow: next }
      : remind(flow, next, said);
  return { ...outcome, texts: [line, ...outcome.texts] };
}
