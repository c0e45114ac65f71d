import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import { isOfLoans, numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { debtsIn, isOfMonth } from "#server/external/model/guide/values/costs/loans.ts";
import { periodIn } from "#server/external/model/guide/values/days/periods.ts";
import { eachPartsIn, listParts } from "#server/external/model/guide/values/facts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { figureOf, labelledIn } from "#server/external/model/guide/values/numbers/labelled-figures.ts";
import { rowLines } from "#server/external/model/guide/values/row-lines.ts";
import { figureNames } from "#server/external/model/guide/values/slot-words.ts";
import { weighFor } from "./unclear-figure.ts";

/* "3rb modal, jual 7rb, laku 520" where one of these is asked for: all of them are taken. */

type Asking = Extract<Step, { ask: string }>;

/** The figures of these that a flow asks for. */
const askedFigures = (flow: Flow): string[] =>
  figureNames(flow).filter((name) => flow.steps.some((step) => "into" in step && step.into === name));

const money = /\b(?:rp|ribu|rb|k|juta|jt)\b|\d(?:ribu|rb|k|juta|jt)\b|\d{4,}|\d[.,]\d{3}\b/i;

/** In words such as reasons, "murid sekarang 23" counts something, and replaces no money that was told. */
function countsSomething(
  { slots }: Flow,
  { filled }: ActiveFlow,
  into: string | undefined,
  name: string,
  value: string,
): boolean {
  const asked = into === undefined ? undefined : slots[into]?.kind;
  const isOfWords = asked === "list" || asked === "text";
  return isOfWords && slots[name]?.kind === "rupiah" && (filled[name] ?? "") !== "" && !money.test(value);
}

/** The values that a text names for other questions than this one, where each of them is plain. */
export function labelledFor(
  flow: Flow,
  active: ActiveFlow,
  text: string,
  into: string | undefined,
): Record<string, string> {
  const { figures } = labelledIn(flow, askedFigures(flow), text);
  const plain = Object.entries(figures).flatMap(([name, part]) => {
    const slot = flow.slots[name];
    const value = slot && name !== into ? figureOf(slot, part) : undefined;
    if (slot === undefined || value === undefined || countsSomething(flow, active, into, name, value))
      return [];
    const kinds = [part, value].map((words) => weighFor(flow, active, name, words).kind);
    return kinds.every((kind) => kind === "plain" || kind === "named") ? [[name, value]] : [];
  });
  return Object.fromEntries(plain);
}

/** The part of an answer that is for this question, where the others are for other ones. */
export function ownPart(flow: Flow, active: ActiveFlow, { into }: Asking, text: string): string | undefined {
  const { figures, bare } = labelledIn(flow, askedFigures(flow), text);
  const slot = flow.slots[into];
  const numbers = numbersOf(flow, active.filled, active.sums);
  const known = Object.keys(active.filled).map((name) => numbers(name));
  const open = bare.filter((part) => !known.includes(tokensIn(part)[0]?.value));
  const others = Object.keys(figures).filter((name) => name !== into).length;
  const own = figures[into];
  const isApart = others > 0 || (own !== undefined && open.length < bare.length);
  const [only, ...more] = own === undefined ? open : [own, ...open];
  if (!slot || !isApart || only === undefined || more.length > 0) return undefined;
  // For a day or a week it has to be reckoned first.
  return periodIn(only) === undefined ? figureOf(slot, only) : only;
}

/** The costs of a month without those that are paid for each piece of work, where the flow asks for these separately. */
export function wholeOf(flow: Flow, slot: Slot, text: string): string {
  // "... bunganya 2,95% sebulan. terus kredit motor ...": debts told in sentences are rows too.
  const debts = isOfLoans(slot) ? debtsIn(text) : undefined;
  const rows = rowLines(text);
  const isMore = rows.some(isOfMonth);
  if (debts !== undefined && (isMore || debts.split("\n").length > rows.length)) return debts;
  const isApart = slot.kind === "rows" && Object.values(flow.slots).some(({ takes }) => takes === "each");
  const apart = isApart ? eachPartsIn(text) : [];
  return apart.length === 0
    ? text
    : listParts(text)
        .filter((part) => /\d/.test(part) && !apart.includes(part))
        .join("\n");
}
