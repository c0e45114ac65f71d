import { withCosts } from "#server/external/model/guide/answer/figures/kept-costs.ts";
import { readBackAt, readBackChoices } from "#server/external/model/guide/answer/figures/read-back.ts";
import { withToldBefore } from "#server/external/model/guide/answer/figures/told-before.ts";
import { suggestedAt, withTakenFrom } from "#server/external/model/guide/answer/figures/unclear-figure.ts";
import { isBeyond, numbered, withQuestions } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import { callsThemselvesSaya } from "#server/external/model/guide/document/address/own-plan.ts";
import {
  otherRegister,
  registerIn,
  registerName,
} from "#server/external/model/guide/document/address/register.ts";
import {
  isWrittenOut,
  outwardRegister,
  wordedAnswers,
} from "#server/external/model/guide/document/plain-answers.ts";
import { ownTextOf, writtenOf } from "#server/external/model/guide/document/written.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { namesForeign } from "#server/external/model/guide/values/numbers/currencies.ts";
import { isMoney, tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { shorthandLeft } from "#server/external/model/guide/words/shorthand.ts";
import { questionsWanted } from "#server/external/model/guide/words/to-guide/question-count.ts";
import { holds } from "./compute.ts";
import { type Flow, isWaiting, placeOf, type Register, type Slot, type Step, type Waiting } from "./flow.ts";
import { notesFor } from "./notes.ts";
import type { Outcome } from "./outcome.ts";
import { placeholdersIn } from "./placeholders.ts";
import { fill, numbersOf, sumsWith } from "./slots.ts";
import { type ActiveFlow, type Choice, choice, skipChoice } from "./state.ts";

export type Filled = Readonly<Record<string, string>>;

/** The maximum length of a stored answer; longer ones would not fit into a letter. */
export const answerMax = 2000;
/** The maximum number of slots in one list of buttons. */
const changeableMax = 8;

/** A flow before its first step, with nothing filled in. */
export const begun = (flow: Flow): ActiveFlow => ({
  ...{ id: flow.id, at: 0, filled: {}, sums: {}, passed: [], tries: 0, trail: [] },
});

/** `taken`: values from the member's earlier messages, which are not asked for again. */
export function beginFlow(
  flow: Flow,
  said: Said,
  taken: Filled = {},
  before: readonly string[] = [],
): Outcome {
  const isSecond = !said.isFirst(`about:${flow.id}`);
  // All questions were already asked once, so they come in other words.
  const passed = isSecond ? flow.steps.flatMap((step, at) => ("compute" in step ? [] : [at])) : [];
  const register = registerWanted(flow, before);
  const isSaya = callsThemselvesSaya(before);
  const speaking = { ...(register === undefined ? {} : { register }), ...(isSaya ? { isSaya } : {}) };
  const fresh = { ...begun(flow), passed, ...speaking };
  const known = isSecond
    ? fresh
    : withToldBefore(flow, withTakenFrom(flow, fresh, taken, before), before, said);
  const wanted = before.map(questionsWanted).findLast((count) => count !== undefined);
  const { active, line: counted } = withQuestions(flow, known, wanted, said);
  const { filled } = active;
  const outcome = advance(flow, active, 0, said);
  const about = isSecond ? "Dari awal lagi." : flow.about;
  const told =
    Object.keys(filled).length > 0 ? [said.line("taken", { list: tellTaken(flow, filled, before) })] : [];
  const spoken =
    register === undefined ? [] : [said.line("register", { name: registerName(flow, active, register) })];
  const isForeign = before.some(namesForeign) && Object.values(flow.slots).some(isMoney);
  const foreign = isForeign ? [said.line("foreign-told")] : [];
  const texts = [about, ...told, ...counted, ...spoken, ...foreign, ...notesFor(flow, before, said)];
  if (outcome.document) return { ...outcome, texts: [...texts, ...outcome.texts] };
  return { ...outcome, texts, after: outcome.texts };
}

/** The register that the messages before a flow ask for, if one of its documents speaks differently. */
function registerWanted(flow: Flow, before: readonly string[]): Register | undefined {
  const wanted = before
    .toReversed()
    .map(registerIn)
    .find((one) => one !== undefined);
  const spoken = flow.steps.flatMap((step) => ("make" in step && step.register ? [step.register] : []));
  // Nobody says "saya" to somebody close for asking to be gentle.
  if (wanted === "polite" && flow.field === "relationships") return undefined;
  return wanted !== undefined && spoken.some((one) => one !== wanted) ? wanted : undefined;
}

/**
 * Goes on to the next step that waits for the member, or to the end. If a flow returns to a step, its text is not
 * repeated.
 */
function advance(flow: Flow, active: ActiveFlow, from: number, said: Said): Outcome {
  const texts: string[] = [];
  let here = { ...active, at: from };
  // Each step is passed at most once, because the flow check rejects a loop without a waiting step.
  for (let left = flow.steps.length; left > 0; left -= 1) {
    const step = flow.steps[here.at];
    if (!step) return { texts, choices: [], flow: undefined };
    here = leftOpen(here, step);
    if ("close" in step) {
      const isFirst = said.isFirst(`close:${flow.id}:${here.at}`);
      texts.push(isFirst ? fill(flow, step.close, here.filled, here.sums) : "Sudah selesai.");
      return { texts, choices: [], flow: undefined };
    }
    if (isWaiting(step) && !isPassedBy(flow, here, step)) {
      const shown = readBackOr(flow, here, step, from, said);
      return { ...shown, texts: [...texts, ...shown.texts] };
    }
    if ("say" in step && !here.passed.includes(here.at) && !isTip(flow, here))
      texts.push(
        numbered(flow, here, flow.steps[here.at + 1]) + fill(flow, step.say, here.filled, here.sums),
      );
    here = passing(flow, here, step);
  }
  return { texts, choices: [], flow: undefined };
}

/** Reads back the numbers of a calculation before its document; any other step is shown. */
function readBackOr(flow: Flow, active: ActiveFlow, step: Waiting, from: number, said: Said): Outcome {
  const back = readBackAt(flow, active, step, from, said);
  if (!back) return waitAt(flow, active, step, said);
  if ("outcome" in back) return back.outcome;
  const shown = waitAt(flow, back.active, step, said);
  return { ...shown, texts: [back.told, ...shown.texts] };
}

/** Shows the waiting step; uses other words if the flow has returned to it. */
function waitAt(flow: Flow, active: ActiveFlow, step: Waiting, said: Said): Outcome {
  const { at, passed } = active;
  const next: ActiveFlow = { ...active, passed: [...passed, at], tries: 0, changing: undefined };
  const own = passed.includes(at) ? showAgain(flow, next, step, said) : show(flow, next, step);
  const shown = { ...own, texts: [...own.texts, ...toldInFull(flow, next, step, said)] };
  const earlier = suggestedAt(next, step, said);
  if (!earlier) return { ...shown, flow: next };
  return {
    ...shown,
    texts: [earlier.line, ...shown.texts],
    choices: [...earlier.choices, ...shown.choices],
    flow: next,
  };
}

const leftMax = 5;
/** Says once that the member's spelling is written out in a text for somebody else, and how to have it back. */
function toldInFull(flow: Flow, active: ActiveFlow, step: Waiting, said: Said): string[] {
  const isOutward = "make" in step && outwardRegister(active, step) !== undefined;
  if (!isOutward || !isWrittenOut(flow, active, step) || !said.isFirst("in-full:told")) return [];
  const left = [...new Set(wordedAnswers(flow, active, step).flatMap(shorthandLeft))].slice(0, leftMax);
  const [first = ""] = left;
  const named = left.length === 0 ? [] : [said.line("in-full-left", { list: left.join("”, “"), first })];
  return [said.line("in-full"), ...named];
}

/** Passes a step that does not wait, and applies its calculation. */
function passing(flow: Flow, written: ActiveFlow, step: Step): ActiveFlow {
  const active = "compute" in step ? withCosts(flow, written) : written;
  const { at, filled, passed } = active;
  const sums =
    "compute" in step ? sumsWith(flow, filled, active.sums, step.compute, active.days) : active.sums;
  const here = { ...active, sums, passed: [...passed.filter((one) => one !== at), at] };
  return { ...here, at: after(flow, here, step) };
}

/** Whether a question is not asked: it was answered before, asked too often, or is one more than the member wants. */
const isPassedBy = (flow: Flow, active: ActiveFlow, step: Waiting): boolean =>
  isAhead(flow, active, step) || isWornOut(active, step) || isBeyond(flow, active, step);

const roundsMax = 3;

/** Whether the flow has returned to this question so often that it is not asked any more. */
const isWornOut = ({ at, trail }: ActiveFlow, step: Step): boolean =>
  "ask" in step && trail.filter((one) => one === at).length >= roundsMax;

/** Leaves such a question open; otherwise the flow would return to it forever. */
const leftOpen = (active: ActiveFlow, step: Step): ActiveFlow =>
  "ask" in step && isWornOut(active, step)
    ? { ...active, filled: { ...active.filled, [step.into]: "" } }
    : active;

/** Whether the member has answered this question before it was asked. */
function isAhead(flow: Flow, active: ActiveFlow, step: Step): boolean {
  if (!("into" in step) || step.into === undefined || active.passed.includes(active.at)) return false;
  const { into } = step;
  const isAnswered = active.trail.some((one) => intoOf(flow.steps[one]) === into);
  return !isAnswered && (active.filled[into] ?? "") !== "";
}

/** Whether a text only helps with the next question, which is not asked. */
function isTip(flow: Flow, active: ActiveFlow): boolean {
  if (flow.isDialogue) return false;
  const at = active.at + 1;
  const next = flow.steps[at];
  const leadsOn = flow.steps[active.at]?.to === undefined;
  const here = { ...active, at };
  return leadsOn && next !== undefined && (isAhead(flow, here, next) || isBeyond(flow, here, next));
}

const intoOf = (step: Step | undefined): string | undefined =>
  step && "into" in step ? step.into : undefined;

function after(flow: Flow, active: ActiveFlow, step: Step): number {
  if ("branch" in step) {
    const numbers = numbersOf(flow, active.filled, active.sums);
    const words = (name: string) => active.filled[name] ?? "";
    const found = step.branch.find(({ when }) => holds(when, numbers, words));
    if (found) return placeOf(flow, found.to);
  }
  if ("choose" in step && step.into !== undefined) {
    const value = active.filled[step.into];
    const option = step.options.find((one) => (one.value ?? one.label) === value);
    if (option?.to !== undefined) return placeOf(flow, option.to);
  }
  return step.to === undefined ? active.at + 1 : placeOf(flow, step.to);
}

/** Below a remark that names something to be improved. */
export const redoChoice = choice("redo", "Perbaiki jawaban tadi");
/** Puts what was written below a document at its end. */
export const addChoice = choice("add", "Tambahkan di akhir");
export const madeChoices = [choice("fine", "Sudah pas"), choice("change", "Ubah bagian ini")];

/** Renders a step: its text, its buttons and attachments. */
export function show(flow: Flow, active: ActiveFlow, step: Waiting): Omit<Outcome, "flow"> {
  const text = (words: string) => fill(flow, words, active.filled, active.sums);
  if ("make" in step) {
    const document = { title: step.make, text: writtenOf(flow, active, step) };
    const choices = [...choicesOf(flow, step), ...registerChoices(active, step)];
    return { texts: step.before ? [text(step.before)] : [], choices, document };
  }
  if ("timer" in step) {
    const { rounds, phases } = step;
    return { texts: [text(step.timer)], choices: choicesOf(flow, step), timer: { rounds, phases } };
  }
  const words =
    "ask" in step
      ? step.ask
      : "choose" in step
        ? step.choose
        : `${step.scale} (0 ${step.low}, 10 ${step.high})`;
  return { texts: [text(words)], choices: choicesOf(flow, step) };
}

type Making = Extract<Step, { make: string }>;

/** A text that the member has written anew has no other version. */
const registerChoices = (active: ActiveFlow, { register }: Making): Choice[] =>
  register === undefined || ownTextOf(active) !== undefined
    ? []
    : [choice("register", otherRegister(active.register ?? register))];

/** Renders a step to which the flow has returned. */
function showAgain(flow: Flow, active: ActiveFlow, step: Waiting, said: Said): Omit<Outcome, "flow"> {
  const shown = show(flow, active, step);
  if ("make" in step) return { ...shown, texts: [said.line("changed")] };
  return { ...shown, texts: [`${said.line("again")} ${labelOf(flow, step)}.`] };
}

/** The topic of a step, in a few words. */
export const labelOf = (flow: Flow, step: Waiting): string =>
  slotOf(flow, step)?.label ?? flow.title.toLowerCase();

/** The slot that a step fills in, if any. */
export const slotOf = (flow: Flow, step: Waiting): Slot | undefined =>
  "into" in step && step.into !== undefined ? flow.slots[step.into] : undefined;

export function choicesOf(flow: Flow, step: Waiting): Choice[] {
  if ("make" in step) return changeable(flow, step).length > 0 ? madeChoices : madeChoices.slice(0, 1);
  if ("timer" in step) return [choice("done", "Sudah"), choice("again", "Ulangi"), choice("enough", "Cukup")];
  if ("choose" in step) return step.options.map(({ label }, at) => choice(`option:${at}`, label));
  if ("scale" in step) return Array.from({ length: 11 }, (_, at) => choice(`scale:${at}`, String(at)));
  return flow.slots[step.into]?.optional ? [skipChoice] : [];
}

type Choosing = Extract<Step, { choose: string }>;

/** Whether all buttons of a choice lead to the same step, so that the member can change it afterwards. */
export const isOpenChoice = (step: Choosing): boolean =>
  step.into !== undefined && step.options.every(({ to }) => to === step.options[0]?.to);

/** The slots from which a figure of a document is reckoned directly, such as the percentage in a price. */
const reckonedFrom = (flow: Flow, name: string): string[] =>
  flow.steps.flatMap((step) =>
    "compute" in step ? (step.compute[name]?.match(/[a-z_]+/g) ?? []).filter((one) => one in flow.slots) : [],
  );

/** The slots from which those of a document are laid out. */
const laidFrom = (flow: Flow, shown: readonly string[]): string[] =>
  shown.flatMap((name) => Object.values(flow.slots[name]?.laid?.from ?? {}));

/** Slots of a document that the member may change. */
export function changeable(flow: Flow, step: Extract<Step, { make: string }>): string[] {
  const shown = placeholdersIn(step.text).map(({ name }) => name);
  const names = [...shown, ...laidFrom(flow, shown), ...shown.flatMap((name) => reckonedFrom(flow, name))];
  const own = flow.steps.flatMap((one) => {
    if ("ask" in one || "scale" in one) return [one.into];
    return "choose" in one && one.into !== undefined && isOpenChoice(one) ? [one.into] : [];
  });
  // What is only added by the member's own words is changed by them as well.
  const { wanted } = flow;
  const instead = wanted ? [wanted.each, wanted.all, wanted.low, ...wanted.prices] : [];
  const added = [flow.costs?.lines, flow.costs?.monthly, flow.priced?.own, ...instead];
  const isChangeable = (name: string) =>
    !added.includes(name) && (own.includes(name) || flow.slots[name]?.unasked === true);
  // What has words of its own while it is open, or is never asked for, needs no answer, so it comes last.
  const isLate = (name: string) =>
    Number(flow.slots[name]?.otherwise !== undefined || flow.slots[name]?.unasked === true);
  const ordered = [...new Set(names)].toSorted((one, other) => isLate(one) - isLate(other));
  return ordered.filter(isChangeable).slice(0, changeableMax);
}

export function goOn(flow: Flow, active: ActiveFlow, step: Waiting, said: Said, to = step.to): Outcome {
  const next = to === undefined ? active.at + 1 : placeOf(flow, to);
  return advance(flow, { ...active, trail: [...active.trail, active.at] }, next, said);
}

const withoutReading = (active: ActiveFlow): ActiveFlow => ({
  ...active,
  ...{ changing: undefined, reading: undefined, weighing: undefined },
});

/** Goes on to the document behind a read-back, from the steps before it, because a changed value may lead elsewhere. */
export function recalculated(flow: Flow, active: ActiveFlow, said: Said): Outcome {
  const isAnswered = (at: number) => active.trail.includes(at);
  // What was known before its question was asked is passed by once more, and not asked.
  const passed = active.passed.filter((at) => !isWaiting(flow.steps[at] ?? { say: "" }) || isAnswered(at));
  const here = summed(flow, withoutReading(active));
  return advance(flow, { ...here, passed }, active.readFrom ?? active.at, said);
}

/** Goes one step back; the earlier answer stays until the member writes a new one. */
export function stepBack(flow: Flow, active: ActiveFlow, said: Said): Outcome {
  const at = active.trail.at(-1);
  const step = at === undefined ? undefined : flow.steps[at];
  if (at === undefined || !step || !isWaiting(step))
    return { texts: [said.line("back-nothing")], choices: [], flow: active };
  const slot = slotOf(flow, step);
  const label = slot?.label ?? "pilihan sebelumnya";
  const earlier = "into" in step && step.into !== undefined ? (active.filled[step.into] ?? "") : "";
  const isQuoted = slot && ["text", "line", "list"].includes(slot.kind) && earlier !== "";
  // The same words at another question are not quoted again.
  const quoted = isQuoted && said.isFirst(`back:${earlier.slice(0, 40)}`) ? ` Yang tadi: “${earlier}”.` : "";
  return {
    texts: [`${said.line("back", { label })}${quoted}`],
    choices: choicesOf(flow, step),
    flow: { ...withoutReading(active), at, tries: 0, trail: active.trail.slice(0, -1) },
  };
}

/** Reminds the member of the waiting step after an interruption: its topic and its buttons. */
export function remind(flow: Flow, active: ActiveFlow, said: Said): Outcome {
  const step = flow.steps[active.at];
  if (!step || !isWaiting(step)) return { texts: [], choices: [], flow: active };
  return {
    texts: [said.line("go-on", { label: labelOf(flow, step) })],
    choices: active.reading === undefined ? choicesOf(flow, step) : readBackChoices(flow, active),
    flow: active,
  };
}

/** The question that waits, quoted once after an interruption; none where a document or an exercise waits. */
export function askedAgain(flow: Flow, active: ActiveFlow, said: Said): string[] {
  const step = flow.steps[active.at];
  if (!step || !isWaiting(step) || "make" in step || "timer" in step || active.reading !== undefined)
    return [];
  const shown = show(flow, active, step).texts.at(-1);
  const last = shown?.split(/(?<=[.!?])\s+/).at(-1);
  // A quoted question of several sentences is quoted as a whole.
  const question = last?.includes("”") && !last.includes("“") ? shown?.slice(shown.lastIndexOf("“")) : last;
  const isFirst = said.isFirst(`again:${flow.id}:${active.at}`);
  const isQuoted = question?.startsWith("“") === true;
  return question !== undefined && isFirst
    ? [`Pertanyaannya tadi: ${isQuoted ? question : `“${question}”`}`]
    : [];
}

/** The question that waits, quoted once; afterwards, or where it cannot be quoted, what it is about. */
export function questionAgain(flow: Flow, active: ActiveFlow, said: Said): string[] {
  const again = askedAgain(flow, active, said);
  return again.length > 0 ? again : remind(flow, active, said).texts;
}

/** Recalculates the sums along the steps taken, from the current values. */
export function summed(flow: Flow, written: ActiveFlow): ActiveFlow {
  const active = withCosts(flow, written);
  let sums = {};
  for (const at of active.passed) {
    const step = flow.steps[at];
    if (step && "compute" in step) sums = sumsWith(flow, active.filled, sums, step.compute, active.days);
  }
  return { ...active, sums };
}
