import { amountsIn } from "./amounts.ts";
import { withFigures } from "./number-words.ts";

/* A percentage that a message names: "kira2 40% aja, bukan 17000 persen". */

const mark = "(?:%|persen|prosen|pct)";
const denied = new RegExp(
  `(?<!\\p{L})(?:bukan|bkn|bukannya|dudu|sanes|jgn|jangan|masa|masak|mosok|kok) (?:\\p{L}+ )?(?:\\d[\\d.,]* ?(?:rb|ribu)? ?)?${mark}(?!\\p{L})`,
  "giu",
);
const percent = new RegExp(`(?<![\\d.,\\p{L}])(\\d[\\d.,]*) ?${mark}(?:an)?(?!\\p{L})`, "giu");
/** More is not what anybody earns on a piece. */
const percentMax = 500;

/** The one percentage of a text that it does not deny. */
export function percentSaid(written: string): number | undefined {
  const text = withFigures(written).replace(denied, " ");
  const values = new Set([...text.matchAll(percent)].flatMap(([, digits = ""]) => amountsIn(digits)));
  const [value, ...others] = values;
  return value !== undefined && others.length === 0 && value > 0 && value <= percentMax ? value : undefined;
}

export const deniesPercent = (written: string): boolean => withFigures(written).search(denied) >= 0;

/** The text without its percentages and those that it denies. */
export const withoutPercents = (written: string): string =>
  withFigures(written).replace(denied, " ").replace(percent, " ");
