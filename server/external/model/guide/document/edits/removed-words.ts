import type { Span } from "./word-places.ts";

/* What is left around words that were taken out of a text: its commas, quotation marks, bullets and numbers. */

/** The text without these places, later ones first, so that the others keep theirs. */
export const withoutPlaces = (text: string, places: readonly Span[]): string =>
  tidied(places.toReversed().reduce((sum, { from, to }) => joined(sum, from, to), text));

/** A word that joined what is gone to what stands before it. */
const dangling = /(?:[,;]|,?[^\S\n]+(?:dan|atau|tapi|tetapi|karena|sama|serta|lalu|terus))+[^\S\n]*$/i;
const atEnd = /^[^\S\n]*(?:[.!?]*[”"]?[^\S\n]*)(?:\n|$)/;
const atStart = /(?:^|\n|[.!?…][”"]?\s|[“"])[^\S\n]*(?:(?:-|\d+\.) )?$/;

function joined(text: string, from: number, to: number): string {
  const removed = text.slice(from, to);
  const mark = quotationLeft(removed);
  let [before, after] = [text.slice(0, from), text.slice(to)];
  if (atStart.test(before)) after = withCapital(after.replace(/^[^\S\n]*[,;:]+[^\S\n]*/, ""), removed);
  if (atEnd.test(after)) before = before.replace(dangling, "");
  // The end of a sentence stays with what is left of it.
  const end = /[.!?]$/.exec(removed)?.[0] ?? "";
  if (end !== "" && !atStart.test(before)) before = before.replace(/,\s*$/, ".").replace(/(?<!\.)\s*$/, end);
  if (mark === "“") return `${before}${mark}${after.trimStart()}`;
  return mark === "" ? before + after : `${before.trimEnd()}${mark}${after}`;
}

/** What begins a sentence now begins as the words before it did. */
const withCapital = (text: string, former: string): string =>
  /^[“"]?\p{Lu}/u.test(former) && !former.endsWith(":")
    ? text.replace(/^(\s*)(\p{Ll})/u, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    : text;

/** The quotation mark that the words took with them, and that the rest of the text still needs. */
function quotationLeft(removed: string): string {
  const count = (mark: string): number => removed.split(mark).length - 1;
  const [opened, closed] = [count("“"), count("”")];
  if (opened !== closed) return opened > closed ? "“" : "”";
  return count('"') % 2 === 1 ? '"' : "";
}

/** Closes the gaps that words leave behind when they are taken out. */
export const tidied = (text: string): string =>
  renumbered(
    text
      .replace(/“[\s.,;]*”/g, "")
      .replace(/(?<=[\s(]|^)"[ .,;]*"(?=[\s.,)]|$)/gm, "")
      .replace(/[^\S\n]+(?=[.,!?;:])/g, "")
      .replace(/,(?:\s*,)+/g, ",")
      .replace(/[,;:]+(?=[.!?])/g, "")
      .replace(/(?<=\S)[^\S\n]{2,}/g, " ")
      .replace(/^[^\S\n]+|[^\S\n]+$/gm, "")
      .replace(/^[.,;:!?]+$/gm, ""),
  )
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const emptyItem = /^(?:-|(\d+)\.)$/;

/** Without items that hold nothing any more; those behind a number that is gone move up. */
function renumbered(text: string): string {
  const lines: string[] = [];
  let gone = 0;
  for (const line of text.split("\n")) {
    const empty = emptyItem.exec(line.trim());
    const nth = /^(\d+)\. /.exec(line)?.[1];
    if (empty) gone += empty[1] === undefined ? 0 : 1;
    else {
      if (nth === undefined) gone = 0;
      lines.push(nth === undefined || gone === 0 ? line : line.replace(nth, String(Number(nth) - gone)));
    }
  }
  return lines.join("\n");
}
