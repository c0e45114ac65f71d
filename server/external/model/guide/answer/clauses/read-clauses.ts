import { asksSafety } from "#server/external/model/guide/answer/buttons/grave-options.ts";
import { isFigure } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import { slotOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { swapped, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";
import { type Order, orderIn, selfWanted } from "./clause-orders.ts";
import { type Clause, clausesOf, joinedClauses } from "./clauses.ts";
import { isObjection } from "./objections.ts";
import { insteadOf, withoutQuoted, wrongOnes } from "./stands-wrong.ts";
import { intoOf, isBesideFormer, ofOneForm, type Reading, readingsOf, valuesOf } from "./told-elsewhere.ts";

/*
 * How a message at an open question is read. It is parted into clauses (clauses.ts), and each of them is one of these:
 * an order to the guide (clause-orders.ts), an objection to an earlier answer and what stands instead (objections.ts,
 * stands-wrong.ts), a fact for another slot (clause-facts.ts, told-elsewhere.ts), or a part of the answer, which is decided
 * here. What was found is carried out by beside-answer.ts. A message of which all may be the answer is left as it is.
 */

export type Asked = Extract<Step, { ask: string } | { choose: string } | { scale: string }>;
export type At = { flow: Flow; active: ActiveFlow; step: Asked };
export type Values = Readonly<Record<string, string>>;

/**
 * `values`: what other parts of the flow should hold; `emptied`: parts whose words are rejected; `self`: how the text shall
 * speak of the member; `rest`: what may be the answer; `unused`: what is stored nowhere; `isRight`: whether an earlier
 * answer was put right.
 */
export type ReadClauses = {
  values: Values;
  emptied: readonly string[];
  orders: readonly Order[];
  self: ReturnType<typeof selfWanted>;
  rest: string;
  unused: readonly string[];
  isRight: boolean;
};

type Right = { values: Values; emptied: readonly string[]; used: readonly Clause[]; isRight: boolean };

/** What puts earlier answers right. */
function rightIn({ flow, active, step }: At, clauses: readonly Clause[], isSpoken: boolean): Right {
  const values: Record<string, string> = {};
  const emptied: string[] = [];
  const used: Clause[] = [];
  for (const wrong of wrongOnes(flow, active.filled, clauses, isSpoken)) {
    if (wrong.name === intoOf(step)) continue;
    const found = insteadOf(flow, active.filled, wrong, clauses);
    const cut = withoutQuoted(active.filled[wrong.name] ?? "", wrong.quoted ?? "");
    if (wrong.quoted !== undefined && cut !== "") values[wrong.name] = cut;
    else if (found) values[wrong.name] = found.value;
    else if (wrong.isSure) emptied.push(wrong.name);
    else continue;
    used.push(wrong.clause, ...(found?.used ?? []));
  }
  return { values, emptied, used, isRight: used.length > 0 };
}

type Told = { right: Right; readings: readonly Reading[]; values: Values; emptied: readonly string[] };

/** What of a message is for other parts of the flow; undefined if nothing is. */
function toldIn(at: At, clauses: readonly Clause[], text: string, isSpoken: boolean): Told | undefined {
  // Figures that are put right are read with their words (figures/).
  if ("scale" in at.step || isFigure(slotOf(at.flow, at.step))) return undefined;
  const right = rightIn(at, clauses.length > 1 ? clauses : [], isSpoken);
  const filled = { ...at.active.filled, ...Object.fromEntries(right.emptied.map((name) => [name, ""])) };
  const here = { ...at, active: { ...at.active, filled } };
  const readings = readingsOf(here, clauses, text);
  const values = { ...right.values, ...valuesOf(here, readings, right.values) };
  const isTold = right.isRight || Object.keys(values).length > 0 || isBesideFormer(at, readings);
  // What is told anew in the same message is no longer open.
  const emptied = right.emptied.filter((name) => values[name] === undefined);
  return isTold ? { right, readings, values, emptied } : undefined;
}

const leftWordsMin = 2;
/** What is left and says something: a number, or some words. */
const saysMore = (words: string): boolean => words.split(/\s+/).length >= leftWordsMin || /\d/.test(words);

const tag = /\b(?:kan|loh|lho)[.!?]*$/i;
const isOfPerson = ({ takes }: Slot): boolean => takes === "person" || takes === "self";
const called = /^(?:(?:di)?panggil(?:an|annya|nya)?|manggilnya|nama(?:nya|ku)?) \S/i;

/** Whether a clause behind something else may be the answer: a sentence of its own, or what a reader finds in it. */
function mayAnswer({ flow, step }: At, { text }: Clause, isTouched: boolean): boolean {
  const slot = slotOf(flow, step);
  if (!("ask" in step) || !slot) return !isTouched;
  const { [step.into]: _, ...others } = Object.fromEntries(Object.keys(flow.slots).map((one) => [one, ""]));
  if (takenFrom(flow, [text], others)[step.into] !== undefined) return true;
  if (isOfPerson(slot) && called.test(text)) return true;
  const isOfForm = slot.kind === "line" && ofOneForm.includes(slot.takes);
  return !isTouched && !isOfForm && !tag.test(text) && saysMore(text);
}

/** Whether a question is about safety, or the message is of harm: then all of its words are read. */
export const isReadWhole = (step: Asked, text: string): boolean =>
  "choose" in step &&
  (asksSafety(step) ||
    step.options.some(({ label }) => /\b(?:takut|aman|kasar)\b/i.test(label)) ||
    speaksOfHarm(text));

const buttonOf = (step: Extract<Step, { choose: string }>, stored: string): string | undefined =>
  step.options.find(({ label, value = label }) => value === stored)?.label;

type Answer = { rest: string; unused: readonly string[] };

/** What is left of a message as the answer, and what of it finds no place. */
function answerOf(at: At, { right, readings }: Told, isOut: (one: Clause) => boolean): Answer {
  const { flow, step } = at;
  const isUsed = (one: Reading): boolean =>
    isOut(one.clause) || (!one.own && (one.others.length > 0 || one.isRemark));
  const left = readings.filter((one) => !isUsed(one));
  const own = left.find((one) => one.own !== undefined);
  const button = own?.own && "choose" in step ? buttonOf(step, own.own.value) : undefined;
  if (button !== undefined) return { rest: button, unused: [] };
  const isLine = "ask" in step && slotOf(flow, step)?.kind === "line";
  const unusedOf = (used: readonly Reading[]) =>
    left.flatMap((one) => (used.includes(one) || !saysMore(one.clause.text) ? [] : [one.clause.text]));
  if (isLine && own?.own) return { rest: own.own.value, unused: unusedOf([own]) };
  const first = Math.min(...readings.filter(isUsed).map(({ clause }) => clause.sentence));
  const [begin] = readings;
  const isTouched = ({ sentence }: Clause): boolean => right.used.some((one) => one.sentence === sentence);
  // What stands before anything else answers as if it stood alone.
  const isBehind = right.isRight || (isLine && begin !== undefined && isUsed(begin));
  const answers = left.filter(
    ({ clause }) =>
      !isBehind || (right.isRight && clause.sentence < first) || mayAnswer(at, clause, isTouched(clause)),
  );
  return { rest: joinedClauses(answers.map(({ clause }) => clause)), unused: unusedOf(answers) };
}

const explaining = /^(?:kan|soalnya|krn|karena|karna|biar|supaya|beliau|dia|orangnya)\b/i;

/** "Bukan Senin, Selasa" alone exchanges these words where they stand (answer-swap.ts). */
const exchangesWords = ({ flow, active }: At, all: readonly Clause[], text: string): boolean =>
  all.every(({ sentence }) => sentence === 0) &&
  swapped(flow, active.filled, writtenSlots(flow, active.filled), text)?.kind === "exchanged";

type ForGuide = { orders: Order[]; self: ReadClauses["self"]; content: Clause[] };

/** What of a message is for the guide, and the clauses that are not. */
function forGuideIn(all: readonly Clause[], isSpoken: boolean): ForGuide {
  const found = all.map((one) => orderIn(one.text, isSpoken));
  // "Itu saja" ends a message, and within one it says something.
  const end = found.lastIndexOf(undefined);
  const orders = found.map((one, nth) => (one === "nothing" && nth < end ? undefined : one));
  const others = all.filter((_, nth) => orders[nth] === undefined);
  const selves = others.filter((one) => selfWanted(one.text) !== undefined);
  const isReason = (one: Clause): boolean =>
    explaining.test(one.text) &&
    selves.some((order) => order.sentence === one.sentence && order.at === one.at - 1);
  return {
    orders: orders.filter((one) => one !== undefined),
    self: selves.map((one) => selfWanted(one.text)).at(-1),
    content: others.filter((one) => !selves.includes(one) && !isReason(one)),
  };
}

/** Reads a message clause by clause; undefined if all of it may be the answer. */
export function readClauses(at: At, text: string): ReadClauses | undefined {
  const { flow, step } = at;
  const all = clausesOf(text);
  if (exchangesWords(at, all, text)) return undefined;
  const slot = slotOf(flow, step);
  // A name is never what will be said, though it is asked for a message.
  const isName = slot?.kind === "line" && slot.takes !== undefined;
  const isSpoken = "ask" in step && !isName && mayBeSpoken(flow, step);
  const { orders, self, content } = forGuideIn(all, isSpoken);
  const told = toldIn(at, content, text, isSpoken);
  const isAnswered =
    orders.every((one) => one === "nothing") && (orders.length === 0 || content.length === 0);
  if (isAnswered && self === undefined && !told) return undefined;
  const isTouched = ({ sentence }: Clause): boolean =>
    told?.right.used.some((one) => one.sentence === sentence) ?? false;
  const isOut = (one: Clause): boolean =>
    told?.right.isRight === true && (told.right.used.includes(one) || isObjection(one.text, isTouched(one)));
  const { rest, unused } = told ? answerOf(at, told, isOut) : { rest: joinedClauses(content), unused: [] };
  const isWhole = rest !== "" && isReadWhole(step, text);
  return {
    ...{ orders, self, values: told?.values ?? {}, emptied: told?.emptied ?? [] },
    isRight: told?.right.isRight ?? false,
    ...(isWhole ? { rest: text, unused: [] } : { rest, unused }),
  };
}
