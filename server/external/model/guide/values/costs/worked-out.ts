import type { Slot } from "#server/external/model/guide/flow.ts";
import { amountOf } from "#server/external/model/guide/slots.ts";
import { periodIn } from "#server/external/model/guide/values/days/periods.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { type Figure, isOfPiece, periodOf, rupiahMin, type Weighed } from "./cost-lists.ts";
import { dividedFigures, piecesIn } from "./divisions.ts";
import { type Working, workingIn } from "./workings.ts";

const textFor = ({ kind }: Slot): ((value: number) => string) =>
  kind === "rupiah" ? rupiahText : numberText;

/**
 * An answer that names its own result beside the working: the result is taken if the working gives it, and otherwise
 * both are offered. Beside other numbers it stands for its working, and `weigh` reads the rest.
 */
export function workedOut(slot: Slot, text: string, weigh: (rest: string) => Weighed): Weighed | undefined {
  const found = workingIn(text, slot.kind === "number");
  if (!found) return undefined;
  const { value, sum, shown, rest } = found;
  const figureOf = (one: number): Figure => ({ label: textFor(slot)(one), value: textFor(slot)(one) });
  const isRight = Math.round(value) === Math.round(sum);
  // What several pieces cost is no cost of one.
  if (found.isProduct && isOfPiece(slot))
    return found.price !== undefined && isRight
      ? { kind: "which", figures: [found.price, value].map(figureOf) }
      : undefined;
  const working = `${shown} = ${textFor(slot)(sum)}`;
  if (isRight) return workedRight(slot, found, working, weigh);
  return isAlone(slot, rest) ? { kind: "which", figures: [value, sum].map(figureOf), working } : undefined;
}

/** Whether a text has one number, and that for the period of the question; what it counts is no sum of money. */
function isAlone(slot: Slot, text: string): boolean {
  const tokens = tokensIn(text);
  const isMoney = slot.kind === "rupiah" && !isOfPiece(slot);
  const own = isMoney ? tokens.filter((one) => one.isMoney || one.of === undefined) : tokens;
  const period = periodIn(text);
  return own.length === 1 && (period === undefined || period === periodOf(slot));
}

function workedRight(
  slot: Slot,
  { value, shown, stated, rest, isList }: Working,
  working: string,
  weigh: (rest: string) => Weighed,
): Weighed | undefined {
  if (isAlone(slot, rest) && (slot.kind === "number" || value >= rupiahMin)) {
    const isWritten = slot.kind === "rupiah" && amountOf(stated) === value;
    const own = isWritten ? stated : textFor(slot)(value);
    return { kind: "named", figure: { label: own, value: own }, working, rest };
  }
  const counts = isOfPiece(slot) ? piecesIn(rest, true) : [];
  if (counts.length > 0)
    return { kind: "division", figures: dividedFigures(slot, { amount: value, counts }), working };
  // "Total 121 ribu. jadi 50 mangkok": what follows may divide the list.
  if (isList) return undefined;
  const weighed = weigh(rest);
  const plainly = weighed.kind === "plain" ? amountOf(rest, slot.unit) : undefined;
  if (plainly === undefined) return weighed;
  const own = rupiahText(plainly);
  return { kind: "named", figure: { label: own, value: own }, working: `${shown} = ${stated}`, rest };
}

const resultAtEnd =
  /[ ,]*(?:=|\b(?:jadi|jd|dadi|total)(?:nya|ne)?\b) *(?:rp\.? ?)?\d[\d.,]*(?: ?\p{L}+)?[ .]*$/iu;
/** "Cat 100rb + kuas 25rb" are two rows; "lombok+bawang 95rb" is one. */
const addedRow = /(?<=\d ?(?:rb|ribu|rebu|k|jt|juta)?) *\+ *(?=\p{L}{3,})/giu;

/** The rows of a table without the results that stand behind their own workings: "cat 2 x 50rb = 100rb". */
export const withoutResults = (text: string): string =>
  text
    .replace(addedRow, ", ")
    .split(/(,\s+|[;\n]\s*)/)
    .map((part) => {
      const found = workingIn(part);
      const isRight = found?.isProduct === true && Math.round(found.value) === Math.round(found.sum);
      return isRight ? part.replace(resultAtEnd, "") : part;
    })
    .join("");
