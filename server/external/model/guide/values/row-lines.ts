import { amountIn } from "./amounts.ts";

/* The lines of a list and the rows of a table, as a member writes them. */

export const linesOf = (text: string): string[] =>
  text
    .split(/\n|;/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim())
    .filter((line) => line !== "");

const joint = /\s+(?:dan|sama|trus|terus|lalu|plus)\s+(?=\p{L})/u;
const isRow = (part: string): boolean => /^\p{L}/u.test(part) && amountIn(part) !== undefined;

/** "Gas 400 ribu dan listrik 300 ribu" are two rows, "ampelas sama kuas 200 ribu" is one. */
function jointRows(part: string): string[] {
  const pieces = part.split(joint).map((one) => one.trim());
  return pieces.every(isRow) ? pieces : [part];
}

/** Splits "listrik 1,4 jt, sewa 1,5 jt, gas 300rb" in one line: each part begins with a name and has an amount. */
export function rowLines(text: string): string[] {
  return linesOf(text).flatMap((line) => {
    const parts = line
      .split(/,\s+|(?<!\d)\.\s+(?=\p{L})/u)
      .map((part) => part.trim())
      .flatMap(jointRows);
    return parts.length > 1 && parts.every(isRow) ? parts : [line];
  });
}
