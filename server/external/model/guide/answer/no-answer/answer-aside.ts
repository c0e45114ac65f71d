import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { changeIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { lastReviewed, remarkOn } from "#server/external/model/guide/answer/practice/review.ts";
import { explainedWhy, isWhy, isWhyHere } from "#server/external/model/guide/answer/why.ts";
import { registerIn, registerName } from "#server/external/model/guide/document/address/register.ts";
import { labelledChanges } from "#server/external/model/guide/document/edits/named-changes.ts";
import { changesIn } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import type { Flow, Slot, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import {
  choicesOf,
  goOn,
  isOpenChoice,
  labelOf,
  remind,
  show,
  slotOf,
  stepBack,
  summed,
} from "#server/external/model/guide/run-flow.ts";
import { amountOf, fits } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { corrected, correctionIn, isFigureText } from "#server/external/model/guide/values/corrections.ts";
import { clockIn } from "#server/external/model/guide/values/days/clock.ts";
import { figureFor, swapIn } from "#server/external/model/guide/values/swaps.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import {
  isAboutStep,
  isForFeedback,
  isHurry,
  plain,
} from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import {
  answerBehind,
  asksAboutStep,
  isQuestionBack,
  isSaidHere,
  type Objection,
  objectionIn,
} from "#server/external/model/guide/words/yes-no/objections.ts";

/*
 * Messages beside the question that is asked: none of them may become an answer, and after all of them the flow waits.
 */

/** A message at a waiting step. `told`: what the member wrote before the flow. */
export type Aside = {
  flow: Flow;
  active: ActiveFlow;
  step: Waiting;
  text: string;
  said: Said;
  told: readonly string[];
};

const figures: readonly Slot["kind"][] = ["number", "rupiah", "clock", "scale"];
const isFigureSlot = (slot: Slot | undefined): boolean => slot !== undefined && figures.includes(slot.kind);

/** Slots for one short thing, of which "bukan Budi tapi Andi" leaves only one. */
export const single: readonly Slot["takes"][] = [
  "person",
  "self",
  "company",
  "applied",
  "date",
  "deadline",
  "role",
  "place",
];

/** Whether words of any kind may answer, and not only a number or a name. */
const isWritten = (slot: Slot | undefined): boolean =>
  !isFigureSlot(slot) && !(slot?.kind === "line" && single.includes(slot.takes));

/** What of a message answers the question: without a complaint before it, and with what it takes back replaced. */
export function answerPart(flow: Flow, step: Waiting, text: string): string {
  const slot = slotOf(flow, step);
  if (!("ask" in step || "scale" in step)) return text;
  const behind = answerBehind(text, isWritten(slot)) ?? "";
  return corrected(behind === "" ? text : behind, slot?.kind === "line");
}

/** What the message objects to; what is in a hurry is no complaint. */
function objected({ flow, step, text }: Aside): Objection | undefined {
  if (isHurry(text)) return undefined;
  const slot = slotOf(flow, step);
  const objection = objectionIn(text);
  if (objection === "unheard" && isWritten(slot) && !isSaidHere(text)) return undefined;
  return objection ?? (answerBehind(text, isWritten(slot)) === "" ? "complaint" : undefined);
}

/** Handles a message beside the question; undefined if it is an answer. */
export function answerAside(message: Aside): Outcome | undefined {
  return (
    changedSeveral(message) ??
    changedBySlot(message) ??
    answeredObjection(message) ??
    askedWhy(message) ??
    correctedBefore(message) ??
    unsureHere(message) ??
    inOtherRegister(message) ??
    givenFeedback(message) ??
    askedBack(message)
  );
}

/** "Nama saya Hendro, dan posisinya Satpam", at any question that asks for no words to be said. */
function changedSeveral({ flow, active, step, text, said }: Aside): Outcome | undefined {
  const labelled = labelledChanges(flow, askedSlots(flow), text, false);
  const isStanding = Object.keys(labelled).some((name) => (active.filled[name] ?? "") !== "");
  if (isStanding) return withValues(flow, active, step, labelled, said);
  if ("ask" in step && mayBeSpoken(flow, step)) return undefined;
  const own = askedSlots(flow).filter((name) => flow.slots[name]?.kind === "line");
  const changes = changesIn(flow, own, text, false);
  const isNew = changes.every(({ name }) => (active.filled[name] ?? "") === "");
  if (changes.length === 0 || (changes.length === 1 && isNew)) return undefined;
  return withValues(
    flow,
    active,
    step,
    Object.fromEntries(changes.map(({ name, value }) => [name, value])),
    said,
  );
}

const askedSlots = (flow: Flow): string[] => [
  ...new Set(flow.steps.flatMap((one) => ("ask" in one && one.into in flow.slots ? [one.into] : []))),
];

function withValues(
  flow: Flow,
  active: ActiveFlow,
  step: Waiting,
  values: Readonly<Record<string, string>>,
  said: Said,
): Outcome {
  const next = summed(flow, { ...active, filled: { ...active.filled, ...values } });
  const list = Object.entries(values)
    .map(([name, value]) => `${flow.slots[name]?.label ?? name} “${value}”`)
    .join(", ");
  const isHere = "into" in step && step.into !== undefined && step.into in values;
  const outcome = isHere ? goOn(flow, next, step, said) : remind(flow, next, said);
  return { ...outcome, texts: [said.line("several-changed", { list }), ...outcome.texts] };
}

/** "Ganti jabatannya jadi Kepala Kasir", at any question. */
function changedBySlot({ flow, active, text, said }: Aside): Outcome | undefined {
  const filledSlots = Object.keys(active.filled).filter((name) => name in flow.slots);
  const change = changeIn(flow, filledSlots, text);
  if (!change) return undefined;
  const next = summed(flow, { ...active, filled: { ...active.filled, [change.name]: change.value } });
  const reminder = remind(flow, next, said);
  return { ...reminder, texts: [said.line("changed"), ...reminder.texts] };
}

function answeredObjection(message: Aside): Outcome | undefined {
  const { flow, active, step, said } = message;
  const objection = objected(message);
  if (objection === undefined) return undefined;
  if (objection === "undo" && active.trail.length > 0) return stepBack(flow, active, said);
  if (objection === "wait") return waited(message);
  if (objection !== "unheard" || !("ask" in step)) return apologized(message);
  return answerUnheard(message);
}

/** What was said before is looked up, or asked for once more. */
export const answerUnheard = (message: Aside): Outcome => foundBefore(message) ?? askedOnceMore(message);

const waitingChoices = ({ flow, step }: Aside): Outcome["choices"] =>
  "ask" in step ? [skipChoice] : choicesOf(flow, step);

export const waited = (message: Aside): Outcome => ({
  texts: [message.said.line("wait", { label: labelOf(message.flow, message.step) })],
  choices: waitingChoices(message),
  flow: message.active,
});

/** Apologizes, and says what is asked and how to pass it by or to change what was written. */
export function apologized(message: Aside): Outcome {
  const { flow, active, step, said } = message;
  return {
    texts: [said.line("ask" in step ? "complaint" : "complaint-choice", { label: labelOf(flow, step) })],
    choices: waitingChoices(message),
    flow: active,
  };
}

/** Asks once more for what could not be found; a second time it is left open. */
function askedOnceMore(message: Aside): Outcome {
  const { flow, active, step, said } = message;
  if (active.tries > 0 && "ask" in step)
    return goOn(flow, { ...active, filled: { ...active.filled, [step.into]: "" } }, step, said);
  return {
    texts: [said.line("not-found-before", { label: labelOf(flow, step) })],
    choices: waitingChoices(message),
    flow: { ...active, tries: active.tries + 1 },
  };
}

/** Fills the slot with what the member wrote earlier, and says so. */
function foundBefore(message: Aside): Outcome | undefined {
  const { flow, active, step, said, told } = message;
  if (!("ask" in step)) return undefined;
  const value = earlierFor(flow, step.into, [...told, ...Object.values(active.filled)], active.filled);
  if (value === undefined) return undefined;
  const outcome = goOn(flow, { ...active, filled: { ...active.filled, [step.into]: value } }, step, said);
  const filling = { label: labelOf(flow, step), value };
  return { ...outcome, texts: [said.line("found-before", filling), ...outcome.texts] };
}

const clausesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[.!?;\n]+|,\s+|\s+(?:terus|trus|dan)\s+/)).map((one) => one.trim());

/**
 * What earlier texts say for a slot: what its form identifies, or the newest part that has a word of its label and does
 * not fill another slot already.
 */
function earlierFor(
  flow: Flow,
  name: string,
  texts: readonly string[],
  filled: ActiveFlow["filled"],
): string | undefined {
  const slot = flow.slots[name];
  if (!slot) return undefined;
  const others = Object.keys(flow.slots).filter((one) => one !== name);
  const closed = Object.fromEntries(others.map((one) => [one, ""]));
  const taken = takenFrom(flow, texts, closed)[name];
  if (taken !== undefined) return taken;
  const own = vocabulary().stems(slot.label);
  return clausesOf(texts).findLast((part) => {
    const isNamed = vocabulary()
      .stems(part)
      .some((stem) => own.includes(stem));
    const isUsed = Object.values(filled).some((value) => value !== "" && part.includes(value));
    return isNamed && !isUsed && isFor(slot, part);
  });
}

const isFor = (slot: Slot, part: string): boolean => {
  if (slot.kind === "rupiah") return /\d/.test(part) && amountOf(part, slot.unit) !== undefined;
  if (slot.kind === "clock") return clockIn(part) !== undefined;
  return fits(slot, part) && part.split(/\s+/).length > 1;
};

function askedWhy({ flow, active, step, text, said }: Aside): Outcome | undefined {
  if (!isWhy(text) && ("ask" in step || !isWhyHere(text))) return undefined;
  return explainedWhy(flow, active, show(flow, active, step), said);
}

type Answered = { name: string; step: Waiting };

/** The answered steps of this path whose answer still stands, newest first. */
const answeredBefore = ({ flow, active }: Aside): Answered[] =>
  active.trail.toReversed().flatMap((at) => {
    const step = flow.steps[at];
    const name = step && "into" in step ? step.into : undefined;
    const isStanding = name !== undefined && (active.filled[name] ?? "") !== "";
    return step && isStanding && ("ask" in step || "choose" in step) ? [{ name, step }] : [];
  });

const ofSomebody =
  /^(?:aku|saya|gue|gw|gua|dia|kamu|lo|lu|mereka|kita|kami|jangan|minta|bilang|lebih|ga|gak|nggak|tidak)\b/i;

/** The earlier answer with these words of it exchanged; undefined if it does not have them. */
function exchanged(before: string, not: string, value: string): string | undefined {
  const at = before.toLowerCase().indexOf(not.toLowerCase());
  return at < 0 ? undefined : before.slice(0, at) + value + before.slice(at + not.length);
}

/** The new value of an earlier answer that the correction can mean. */
function meantBefore(
  { name, step }: Answered,
  { flow, active, text }: Aside,
  { not, value }: { not?: string; value: string },
): string | undefined {
  const slot = flow.slots[name];
  if ("choose" in step) {
    if (not !== undefined || !isOpenChoice(step)) return undefined;
    const option = optionMeant(step.options, value);
    const isOwn = step.options.every((one) => (one.value ?? one.label) !== active.filled[name]);
    return option ? (option.value ?? option.label) : isOwn ? value : undefined;
  }
  if (not !== undefined) return exchanged(active.filled[name] ?? "", not, value);
  const isAgain = /^(?:\S+[ ,.]+){0,3}ulang/i.test(text);
  const own = isFigureSlot(slot) ? figureFor(slot, value) : value;
  return slot !== undefined && own !== undefined && mayHold(slot, own, isAgain) ? own : undefined;
}

/** Whether a correction may be the whole answer for this slot: a figure where one was asked for, or a name. */
function mayHold(slot: Slot, value: string, isAgain: boolean): boolean {
  const isFigure = /\d/.test(value);
  if (isFigureSlot(slot)) return isFigure && fits(slot, value);
  const isDated = slot.takes === "date" && isFigureText(value);
  if (isAgain && slot.kind === "text") return true;
  return slot.kind === "line" && (isDated || !isFigure) && !ofSomebody.test(value);
}

/** "Salah, harusnya 250 ribu": changes the answer before this question, and says which. */
function correctedBefore(message: Aside): Outcome | undefined {
  const { flow, active, step, text, said } = message;
  const correction = correctionIn(text);
  if (!correction || isForThis(message, correction.value)) return undefined;
  // A name belongs to the answer directly before; a figure to the newest one that is a figure.
  const isFigure = isFigureText(correction.value) || correction.not !== undefined;
  const answered = answeredBefore(message).slice(0, isFigure ? undefined : 1);
  for (const one of answered) {
    const value = meantBefore(one, message, correction);
    if (value === undefined) continue;
    const next = summed(flow, { ...active, filled: { ...active.filled, [one.name]: value } });
    const reminder = remind(flow, next, said);
    const label = flow.slots[one.name]?.label ?? one.name;
    return { ...reminder, texts: [said.line("corrected", { label, value }), ...reminder.texts] };
  }
  // Where words of any kind are asked for, these may be the answer.
  const isWritten = "ask" in step && ["text", "list", "rows"].includes(slotOf(flow, step)?.kind ?? "");
  const isSure = /^(?:loh|lho|lah|eh|ih|yah|bukan|bkn)\b.{0,12}\bmaksud/i.test(text);
  const mayGoBack = correction.not === undefined && (!isWritten || isSure) && answered.length > 0;
  return mayGoBack ? stepBack(flow, active, said) : undefined;
}

/** Whether a correction belongs to the present question: it was answered unreadably, or nothing was answered before. */
function isForThis(message: Aside, value: string): boolean {
  const { flow, active, step } = message;
  const slot = slotOf(flow, step);
  const isRead = slot !== undefined && isFigureSlot(slot) && fits(slot, value);
  return isRead && (active.tries > 0 || answeredBefore(message).length === 0);
}

/** What a correction of the present question says instead: "bukan 200 ribu tapi 250 ribu" is 250 ribu. */
export function correctedHere(message: Aside): string {
  const { flow, step, text } = message;
  const slot = slotOf(flow, step);
  if (slot?.kind === "line" && single.includes(slot.takes)) return swapIn(text)?.value ?? text;
  const value = isFigureSlot(slot) ? correctionIn(text)?.value : undefined;
  return slot !== undefined && value !== undefined && fits(slot, value) ? value : text;
}

const mistaken = /^(?:eh+|aduh|duh|waduh|maaf|loh|lho)\b.*\b(?:salah|keliru)\b/i;

/** "Eh WA nya salah, email aja" where a name was asked for: nothing surely says what is meant, but it is no name. */
const unsureHere = (message: Aside): Outcome | undefined => {
  const slot = slotOf(message.flow, message.step);
  const isName = slot?.kind === "line" && single.includes(slot.takes);
  return isName && mistaken.test(message.text) ? apologized(message) : undefined;
};

const registerWordsMax = 6;

/** Whether a message says nothing but how the text should speak: "bahasanya yang sopan ya kak". */
const isBareRegister = (text: string): boolean =>
  text.trim().split(/\s+/).length <= registerWordsMax &&
  /\b(?:bahasa|gaya|nada|formal|santai|sopan|gaul|resmi|kaku)/i.test(text) &&
  !/[:\d]/.test(text);

function inOtherRegister({ flow, active, step, text, said }: Aside): Outcome | undefined {
  const register = isBareRegister(text) ? registerIn(text) : undefined;
  if (register === undefined || "choose" in step) return undefined;
  const reminder = remind(flow, { ...active, register }, said);
  return {
    ...reminder,
    texts: [said.line("register", { name: registerName(flow, active, register) }), ...reminder.texts],
  };
}

function givenFeedback(message: Aside): Outcome | undefined {
  const { flow, active, step, text, said } = message;
  if (!("ask" in step) || active.trail.length === 0 || !isForFeedback(text)) return undefined;
  const reminder = remind(flow, active, said);
  return { ...reminder, texts: [...feedbackOn(message), ...reminder.texts] };
}

/** What can be said about the newest answer that was practised. */
function feedbackOn({ flow, active, said, told }: Aside): string[] {
  const last = lastReviewed(flow, active.trail, active.filled);
  if (!last) return [said.line("no-feedback")];
  return [said.line("review-again"), remarkOn({ flow, active, said, told, ...last }).text];
}

/** A question where something short was asked for; at longer texts it may be the text itself. */
function askedBack(message: Aside): Outcome | undefined {
  const { flow, active, step, text, said } = message;
  const slot = slotOf(flow, step);
  const isBack = isQuestionBack(text) && !(isAboutStep(text) && asksAboutStep(text));
  if (!("ask" in step) || slot === undefined || step.review || !isBack) return undefined;
  const isShort =
    slot.kind === "line" && slot.takes !== "request" && !/tanya|kalimat/.test(plain(slot.label));
  const isUnread = isFigureSlot(slot) && !fits(slot, text);
  if (!isShort && !isUnread) return undefined;
  if (Object.keys(takenFrom(flow, [text], {})).includes(step.into)) return undefined;
  const line = slot.example === undefined ? "asked-back" : "asked-back-example";
  const filling = { label: slot.label, example: slot.example ?? "" };
  return { texts: [said.line(line, filling)], choices: [skipChoice], flow: active };
}
