import type { WordEdit } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { headedParts } from "./headed-parts.ts";
import { withoutNumbers } from "./numbers-out.ts";
import { tidied, withoutPlaces } from "./removed-words.ts";
import type { Span } from "./word-places.ts";

/* Words of a finished document that were exchanged or taken out, wherever they stand by now. */

/** A document does not grow beyond this by exchanged words. */
const documentMax = 12_000;

/** The text with these edits, each wherever its words or its part stand. */
export function withEdits(text: string, edits: readonly WordEdit[] | undefined): string {
  return (edits ?? []).reduce((sum, edit) => {
    const changed = edit.isNumbers
      ? withoutNumbers(sum)
      : edit.isPart
        ? withoutPart(sum, edit.from)
        : withEdit(sum, edit);
    return changed.length > documentMax ? sum : changed;
  }, text);
}

/** A part goes by its heading, whatever stands below it by now. */
const withoutPart = (text: string, heading: string): string =>
  [...headedParts(text), ...numberedParts(text)]
    .filter((part) => plain(part.heading) === plain(heading))
    .reduce((sum, part) => tidied(sum.replace(part.text, "")), text);

/** "5. Keadaan sulit" with the lines below it; the numbers of the other parts stay. */
const numberedParts = (text: string): { heading: string; text: string }[] =>
  text
    .split("\n\n")
    .filter((one) => /^\d+\. .+\n/.test(one))
    .map((one) => ({ heading: one.split("\n")[0] ?? "", text: one }));

function withEdit(text: string, { from, to, within }: WordEdit): string {
  const part = within === undefined ? undefined : paragraphOf(text, within);
  const places = literalPlaces(text, from).filter(
    (place) => within === undefined || (part && place.from >= part.from && place.to <= part.to),
  );
  // "Aku dan istriku" in place of "aku" is not exchanged a second time.
  const isOtherWord = to !== "" && to.toLowerCase() !== from.toLowerCase();
  const isDone = isOtherWord && literalPlaces(to, from).length > 0 && literalPlaces(text, to).length > 0;
  if (places.length === 0 || isDone) return text;
  if (to === "") return withoutPlaces(text, places);
  let changed = "";
  let at = 0;
  for (const place of places) {
    changed += text.slice(at, place.from) + casedAs(text, place, from, to);
    at = place.to;
  }
  return changed + text.slice(at);
}

/** The paragraph whose first line begins with these words. */
function paragraphOf(text: string, words: string): Span | undefined {
  const at = `\n${text}`.indexOf(`\n${words}`);
  if (at < 0) return undefined;
  const end = text.indexOf("\n\n", at);
  return { from: at, to: end < 0 ? text.length : end };
}

/** A capital stands at the beginning of a sentence, and in the middle only where the words had one there. */
function casedAs(text: string, place: Span, from: string, to: string): string {
  // A single word in small letters stays so, also where an answer or an item begins.
  if (!/\s/.test(from) && /^\p{Ll}/u.test(text.slice(place.from))) return to;
  const isStart = /(?:^|[.!?…“\n]\s*)$/.test(text.slice(Math.max(0, place.from - 4), place.from));
  if (isStart) return to.charAt(0).toUpperCase() + to.slice(1);
  const isLowered = /^\p{Lu}/u.test(from) && /^\p{Ll}/u.test(text.slice(place.from));
  return isLowered ? to.charAt(0).toLowerCase() + to.slice(1) : to;
}

/** What was shown word for word is found word for word, except for capital letters. */
function literalPlaces(text: string, sought: string): Span[] {
  const [whole, part] = [text.toLowerCase(), sought.toLowerCase()];
  const places: Span[] = [];
  // Lower case keeps the length of Indonesian letters; a text in which it does not is left as it is.
  if (whole.length !== text.length || part === "") return places;
  for (let from = whole.indexOf(part); from >= 0; from = whole.indexOf(part, from + part.length)) {
    const to = from + part.length;
    const isWithin = isLetter(text[from - 1]) && isLetter(text[from]);
    const isOfNumber = /\d[.,]?$/.test(text.slice(0, from)) || /^[.,]?\d/.test(text.slice(to));
    const isCut =
      isWithin || (isLetter(text[to - 1]) && isLetter(text[to])) || (/\d/.test(part) && isOfNumber);
    if (!isCut) places.push({ from, to });
  }
  return places;
}

const isLetter = (one: string | undefined): boolean => one !== undefined && /[\p{L}\p{N}]/u.test(one);

/** Whether a change would put other figures beside a sum, which has to be reckoned instead. */
export const hasFigures = ({ from, to }: WordEdit): boolean => /\d/.test(from + to);
