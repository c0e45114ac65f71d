import { addressedTo, calledIn } from "./addressed.ts";
import { amountsIn, withAmountOf } from "./amounts.ts";
import { answerReadBack } from "./answer-read-back.ts";
import { answerIn } from "./answer-words.ts";
import { answerAside, answerPart, type Beside, correctedHere } from "./asides.ts";
import { questionIn } from "./beside.ts";
import { changeBeside } from "./change-beside.ts";
import { lengthIn } from "./clock.ts";
import { commandIn, isAboutStep, isDeclined, isHurry, plain } from "./commands.ts";
import type { Unsettled } from "./figures.ts";
import { type Flow, isWaiting, type Slot, type Step, type Waiting } from "./flow.ts";
import { hurried, usualOf } from "./hurry.ts";
import { lines } from "./lines.ts";
import { answerMade } from "./made.ts";
import { asksAboutStep } from "./objections.ts";
import { optionMeant } from "./options.ts";
import { chosen, placed, pressed } from "./press.ts";
import { type Parted, questionApart, quotedQuestion } from "./questions.ts";
import { remarkOn } from "./review.ts";
import {
  answerMax,
  choicesOf,
  goOn,
  isOpenChoice,
  labelOf,
  type Outcome,
  redoChoice,
  show,
  slotOf,
  stepBack,
} from "./run-flow.ts";
import type { Said } from "./said.ts";
import { scaleIn } from "./scale.ts";
import { amountOf, exampleOf, fits, numbersOf } from "./slots.ts";
import { type ActiveFlow, skipChoice } from "./state.ts";
import { isSameText, takenFrom } from "./take.ts";
import { asksAdvice } from "./telling.ts";
import {
  askedBack,
  askedOwn,
  figurePressed,
  figureRepeated,
  isOwnFigure,
  weighFor,
  withDays,
  withTakenFrom,
} from "./weighed.ts";

/** Returns the outcome of a member's answer to the waiting step. `told`: what the member wrote before the flow. */
export function answerStep(
  flow: Flow,
  active: ActiveFlow,
  written: string,
  said: Said,
  told: readonly string[] = [],
): Outcome {
  const step = flow.steps[active.at];
  if (!step || !isWaiting(step)) return { texts: [], choices: [], flow: undefined };
  const { weighing, ...here } = active;
  const figure = figurePressed(active, step, written) ?? figureRepeated(flow, active, step, written);
  if (active.reading !== undefined)
    return answerReadBack({ flow, active: here, text: figure?.value ?? written, said });
  if ("make" in step) return answerMade(flow, here, step, figure?.value ?? written, said);
  if ("ask" in step && figure) return answerAsked(flow, here, step, figure.value, said);
  if (weighing && isOwnFigure(written)) return askedOwn(here, labelOf(flow, step), said);
  return answerOpen(flow, here, step, written, said, told);
}

/** Handles a message at a question, whether it answers it or not. */
function answerOpen(
  flow: Flow,
  active: ActiveFlow,
  step: Exclude<Waiting, { make: string }>,
  written: string,
  said: Said,
  told: readonly string[],
): Outcome {
  if ("timer" in step) {
    const isAgain = chosen(choicesOf(flow, step), written)?.id === "again";
    if (!isAgain) return afterTimer(flow, active, step, written, said);
    return { ...show(flow, active, step), texts: [said.line("once-more")], flow: active };
  }
  const beside = changeBeside(flow, active, written);
  if (beside) {
    const outcome = answerOpen(flow, beside.active, step, beside.rest, said, told);
    const { label, value } = beside;
    return { ...outcome, texts: [said.line("corrected", { label, value }), ...outcome.texts] };
  }
  const turn = { flow, active, step, text: answerPart(flow, step, written), said, told };
  const aside = answerAside(turn);
  if (aside) return aside;
  const apart = "ask" in step ? questionWithin(turn, step) : undefined;
  if (apart?.rest === "") return onlyAsked(turn, apart.question);
  const text = correctedHere(apart ? { ...turn, text: apart.rest } : turn);
  const outcome = answered(flow, active, step, text, said);
  if (apart) {
    const line = said.line("asked-within", { quote: quotedQuestion(apart.question) });
    return { ...outcome, texts: [line, ...outcome.texts] };
  }
  const isCorrected = "ask" in step && !isSameText(text, written) && !written.endsWith(text);
  return isCorrected
    ? { ...outcome, texts: [said.line("picked", { label: text }), ...outcome.texts] }
    : outcome;
}

/** Goes on after an exercise; "udah ga panik kok" answers the question behind it as well. */
function afterTimer(flow: Flow, active: ActiveFlow, step: Waiting, written: string, said: Said): Outcome {
  const outcome = goOn(flow, active, step, said);
  const next = outcome.flow && flow.steps[outcome.flow.at];
  const isPress = pressed(choicesOf(flow, step), written) !== undefined;
  const option =
    next && "choose" in next && !isPress ? optionMeant(next.options, written, "words") : undefined;
  return option && outcome.flow ? answerStep(flow, outcome.flow, option.label, said) : outcome;
}

/** The part of an answer that asks the guide something. A question about the step itself is explained instead. */
function questionWithin(
  { flow, step, text }: Beside,
  asking: Extract<Step, { ask: string }>,
): Parted | undefined {
  if (isHurry(text) || (isAboutStep(text) && asksAboutStep(text))) return undefined;
  const slot = slotOf(flow, step);
  const apart = slot && questionApart(flow, asking, text);
  // Behind a name or another short answer, a question is quoted anyway (lead.ts).
  const isQuoted = slot?.kind === "line" && apart?.rest !== "" && questionIn(text) !== undefined;
  return isQuoted || (slot !== undefined && isFigure(slot)) ? undefined : apart;
}

const isFigure = ({ kind }: Slot): boolean => ["number", "rupiah", "rows", "clock"].includes(kind);

/** Nothing but a question: the step stays. */
function onlyAsked({ flow, active, step, said }: Beside, question: string): Outcome {
  const label = slotOf(flow, step)?.label ?? flow.title.toLowerCase();
  const line = said.line("asked-only", { quote: quotedQuestion(question), label });
  return { texts: [line], choices: [skipChoice], flow: active };
}

/** More words beside "trs gmn dong" may be an answer. */
const adviceWordsMax = 5;

type Answerable = Exclude<Waiting, { make: string } | { timer: string }>;

function answered(flow: Flow, active: ActiveFlow, step: Answerable, text: string, said: Said): Outcome {
  if (isHurry(text) && !chosen(choicesOf(flow, step), text)) return hurried(flow, active, said);
  const isAsking = "ask" in step && asksAdvice(text) && text.split(/\s+/).length <= adviceWordsMax;
  if (isAsking || (isAboutStep(text) && asksAboutStep(text))) {
    // If an example did not help, the question is not asked again.
    if (active.tries === 0) return explained(flow, active, step, said);
    if ("ask" in step || "scale" in step) return filledIn(flow, active, step, "", said);
  }
  if ("scale" in step) return answerScale(flow, active, step, text, said);
  if ("choose" in step) return answerChoice(flow, active, step, text, said);
  return answerAsked(flow, active, step, text, said);
}

/** Adds the remark on a practice answer above the next question, and the button to give it once more. */
function reviewed(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  said: Said,
): Outcome {
  const outcome = filledIn(flow, active, step, text, said);
  if (!step.review || text === "") return outcome;
  const { text: remark, isOpen } = remarkOn(step.review, text, said);
  const next = outcome.flow && flow.steps[outcome.flow.at];
  const mayRedo =
    isOpen && next !== undefined && "ask" in next && said.isFirst(`redo:${flow.id}:${active.at}`);
  return {
    ...outcome,
    texts: [remark, ...outcome.texts],
    choices: mayRedo ? [...outcome.choices, redoChoice] : outcome.choices,
  };
}

function answerScale(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { scale: string }>,
  text: string,
  said: Said,
): Outcome {
  const number = scaleIn(text);
  if (number !== undefined) return filledIn(flow, active, step, String(number), said);
  if (commandIn(text) === "skip") return filledIn(flow, active, step, "", said);
  return again(flow, active, step, said.line("no-scale"));
}

/** Explains what a question is for, with an example if its slot has one. */
function explained(flow: Flow, active: ActiveFlow, step: Waiting, said: Said): Outcome {
  const slot = slotOf(flow, step);
  const tries = active.tries + 1;
  if ("ask" in step && slot) {
    const example = slot.kind === "rupiah" || slot.kind === "number" ? exampleOf(slot) : slot.example;
    const line = example === undefined ? "explain" : "explain-example";
    const filling = { label: slot.label, example: example ?? "" };
    return { texts: [said.line(line, filling)], choices: [skipChoice], flow: { ...active, tries } };
  }
  return { texts: [said.line("explain-choice")], choices: choicesOf(flow, step), flow: { ...active, tries } };
}

type Choosing = Extract<Step, { choose: string }>;

function answerChoice(flow: Flow, active: ActiveFlow, step: Choosing, text: string, said: Said): Outcome {
  const choices = choicesOf(flow, step);
  // Of several numbers, one that stands on a button by chance is no press.
  const isMixed = hasOtherNumbers(flow, step, text);
  const choice = isMixed ? undefined : (chosen(choices, text) ?? placed(choices, text));
  const option = choice && step.options[choices.indexOf(choice)];
  if (option) return choose(flow, active, step, option.value ?? option.label, said, option.to);
  const isLeftOpen = commandIn(text) === "skip";
  // An answer that fits no button may still contain what a later step asks for.
  const holding = withTaken(flow, active, text, step.into);
  const named = isMixed ? undefined : pressed(choices, text);
  const meant =
    (isMixed ? undefined : optionFor(step, text, isLeftOpen)) ??
    (named && step.options[choices.indexOf(named)]) ??
    usualAfter(flow, active, step);
  if (meant) {
    const value = withAmountOf(meant.value ?? meant.label, text);
    const outcome = choose(flow, holding, step, value, said, meant.to);
    return { ...outcome, texts: [said.line("picked", { label: meant.label }), ...outcome.texts] };
  }
  const own = ownAnswer(flow, step, text, isLeftOpen);
  if (own !== undefined) return choose(flow, holding, step, own, said, step.options[0]?.to);
  const list = choices.map(({ label }, at) => `${at + 1}) ${label}`).join("; ");
  const isNumbered = active.tries === 1 && said.isFirst(`numbered:${flow.id}:${active.at}`);
  const line = isNumbered ? `${said.line("numbered")}\n\n${list}` : said.line("no-choice");
  return again(flow, holding, step, line);
}

/** Whether all buttons are lengths of time, as "15 menit". */
const asksLength = ({ options }: Choosing): boolean =>
  options.every(({ value, label }) => /^\d+$/.test(value ?? "") && /^\d+ menit$/.test(label));

const asksNumber = (flow: Flow, step: Choosing): boolean =>
  asksLength(step) || (step.into !== undefined && flow.slots[step.into]?.kind === "number");

const hasOtherNumbers = (flow: Flow, step: Choosing, text: string): boolean =>
  asksNumber(flow, step) && amountsIn(text).length > 1;

/** The usual button, once enough answers have fitted none. */
const usualAfter = (
  flow: Flow,
  { tries }: ActiveFlow,
  step: Choosing,
): Choosing["options"][number] | undefined =>
  tries >= (asksNumber(flow, step) ? 1 : triesMax) ? usualOf(step) : undefined;

/** Another number than those of the buttons: "15%" where they say 30 and 50. */
function numberFor(flow: Flow, step: Choosing, text: string): string | undefined {
  if (asksLength(step)) return lengthIn(text)?.toString();
  const [number, ...others] = asksNumber(flow, step) ? amountsIn(text) : [];
  return number === undefined || others.length > 0 ? undefined : String(number);
}

/** The member's own words, where all buttons lead to the same step and so are as good as a button. */
function ownAnswer(flow: Flow, step: Choosing, text: string, isLeftOpen: boolean): string | undefined {
  if (!isOpenChoice(step)) return undefined;
  if (isLeftOpen) return "";
  const number = numberFor(flow, step, text);
  // "Bahan 400rb buat 30 pack" is no percentage.
  if (number === undefined && asksNumber(flow, step)) return undefined;
  const isLong = text.trim().split(/\s+/).length > (step.own ?? Number.POSITIVE_INFINITY);
  return number ?? (text.trim().length > 3 && !isLong ? text.trim().slice(0, answerMax) : undefined);
}

const ownWordsMin = 7;
/** After this many answers that fit no button, the usual one is taken if the step has one. */
const triesMax = 2;

/** The button that the member's words mean. If own words are allowed, only short ones can mean a button. */
function optionFor(
  step: Choosing,
  text: string,
  isLeftOpen: boolean,
): Choosing["options"][number] | undefined {
  if (isLeftOpen) return usualOf(step);
  const begun = step.options.filter(({ label }) => ` ${plain(text)} `.startsWith(` ${plain(label)} `));
  if (begun.length === 1) return begun[0];
  if (isOpenChoice(step) && text.trim().split(/\s+/).length >= ownWordsMin) return undefined;
  return optionMeant(step.options, text);
}

function choose(
  flow: Flow,
  active: ActiveFlow,
  step: Choosing,
  value: string,
  said: Said,
  to: string | undefined,
): Outcome {
  const filled = step.into === undefined ? active.filled : { ...active.filled, [step.into]: value };
  return goOn(flow, { ...active, filled }, step, said, to ?? step.to);
}

function answerAsked(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  said: Said,
): Outcome {
  const slot = flow.slots[step.into];
  if (isSameText(text, redoChoice.label)) return stepBack(flow, active, said);
  if (!slot || commandIn(text) === "skip" || isSameText(text, skipChoice.label))
    return filledIn(flow, active, step, "", said);
  const found = fits(slot, text) ? weighFor(flow, withDays(flow, active, text), step.into, text) : undefined;
  if (found?.kind === "named") {
    const { value } = found.figure;
    const outcome = filledIn(flow, withTaken(flow, active, text, step.into), step, value, said);
    return {
      ...outcome,
      texts: [said.line("figures-named", { label: slot.label, value }), ...outcome.texts],
    };
  }
  if (found && found.kind !== "plain") return unsettled(flow, active, step, text, found, said);
  if (found) return answeredInWords(flow, withTaken(flow, active, text, step.into), step, text, said);
  const list = slot.kind === "rows" ? "no-rows" : "no-number";
  // An answer that could not be read twice is left open, rather than asked for a third time.
  const triesOf = slot.optional || said.isSpent(list, lines[list]) ? 1 : 2;
  if (active.tries >= triesOf || (slot.optional && isDeclined(text)))
    return filledIn(flow, active, step, "", said);
  const filling = { label: slot.label, example: exampleOf(slot) };
  const outcome = again(flow, active, step, said.line(list, filling));
  return { ...outcome, choices: [skipChoice] };
}

/** Takes an answer in words; what will be said to somebody speaks to them. */
function answeredInWords(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  said: Said,
): Outcome {
  const value = answerIn(flow, step, text);
  const addressed = flow.slots[step.into]?.addressed;
  const called = typeof addressed === "string" ? addressed : calledIn(flow, active.filled);
  const own = addressed === undefined ? value : addressedTo(value, called);
  const outcome = reviewed(flow, active, step, own, said);
  return /\bdia\b/i.test(value) && !isSameText(own, value)
    ? { ...outcome, texts: [said.line("addressed", { name: called }), ...outcome.texts] }
    : outcome;
}

const unsettledMax = 3;

/** Asks which number is meant; after several tries the place is left open, which the guide says. */
function unsettled(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { ask: string }>,
  text: string,
  found: Unsettled,
  said: Said,
): Outcome {
  // "Beras 10 kg" in a list of costs is no number of pieces.
  const holding = found.kind === "sum" ? active : withTaken(flow, active, text, step.into);
  const isKnown = slotOf(flow, step)?.optional === true && areKnown(flow, active, found);
  if (active.tries < unsettledMax && !isKnown) return askedBack(flow, holding, step.into, found, said);
  const outcome = filledIn(flow, active, step, "", said);
  return { ...outcome, texts: [said.line("figures-left", { label: labelOf(flow, step) }), ...outcome.texts] };
}

/** Whether all numbers of an answer are already those of other questions, so that none answers this one. */
function areKnown(flow: Flow, active: ActiveFlow, found: Unsettled): boolean {
  const numbers = numbersOf(flow, active.filled, active.sums);
  const values = Object.keys(active.filled).map((name) => numbers(name));
  return found.kind === "which" && found.figures.every(({ value }) => values.includes(amountOf(value)));
}

/** Stores what an answer says beyond its question, so that later questions need not ask for it. */
function withTaken(flow: Flow, active: ActiveFlow, text: string, into: string | undefined): ActiveFlow {
  const asked = into === undefined ? {} : { [into]: "" };
  const taken = takenFrom(flow, [text], { ...active.filled, ...asked });
  // "Kerja senin-jumat" in an answer says when somebody works, and asks for no schedule of five days.
  const isFresh = ([name, value]: [string, string]) =>
    !isSameText(value, text) && flow.slots[name]?.takes !== "days";
  const fresh = Object.fromEntries(Object.entries(taken).filter(isFresh));
  return withTakenFrom(flow, active, fresh, [text]);
}

/** Repeats the step in other words, with its buttons. */
function again(flow: Flow, active: ActiveFlow, step: Waiting, line: string): Outcome {
  return { texts: [line], choices: choicesOf(flow, step), flow: { ...active, tries: active.tries + 1 } };
}

function filledIn(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting & { into?: string | undefined },
  value: string,
  said: Said,
): Outcome {
  const filled = step.into === undefined ? active.filled : { ...active.filled, [step.into]: value };
  return goOn(flow, { ...active, filled }, step, said);
}
