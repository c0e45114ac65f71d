import { isFormOf, stemOf } from "#server/external/model/guide/document/edits/text-removals.ts";
import { tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { bareWord, isFiller } from "./request-words.ts";

/* The lines of a document, and which of them words of a message mean. */

/** `text`: without its bullet or number; `mark`: the bullet or number; `label`: "Akibatnya: " before the words. */
export type Line = { text: string; mark: string; label: string };

const begun = /^\s*(?:[-•*] |\d{1,2}[.)] )?/u;
const labelled = /^[\p{L} ]{3,40}:\s+/u;

/** The lines that hold words; rows of a table are changed as such. */
export const linesOf = (shown: string): Line[] =>
  shown.split("\n").flatMap((line) => {
    const mark = begun.exec(line)?.[0] ?? "";
    const text = line.slice(mark.length).trim();
    if (text === "" || text.startsWith("|")) return [];
    return [{ text, mark: mark.trim(), label: labelled.exec(text)?.[0] ?? "" }];
  });

const closing = /^(?:hormat (?:saya|kami)|salam(?: \p{L}+)?|\(tanda tangan\)),?$/iu;

/** The lines without the signature, which nobody means by "the last line". */
export function bodyLines({ flow, active }: Pick<Reply, "flow" | "active">, shown: string): Line[] {
  const names = Object.keys(flow.slots).filter((name) => flow.slots[name]?.takes === "self");
  const own = names.map((name) => (active.filled[name] ?? "").trim().toLowerCase());
  return linesOf(shown).filter(({ text }) => !closing.test(text) && !own.includes(text.toLowerCase()));
}

/** The words of a request that say which piece is meant, by their stems. */
export const tellingStems = (words: string): string[] =>
  tokensOf(words)
    .filter(({ written, word }) => !isFiller(written) && (!common.has(word) || /\d/.test(written)))
    .map(({ word }) => stemOf(bareWord(word)));

/** How many of these stems a text has. */
export function hitsIn(text: string, stems: readonly string[]): number {
  const own = tokensOf(text).map(({ word }) => word);
  return stems.filter((stem) => own.some((word) => isFormOf(word, stem))).length;
}

const mostOf = 0.6;
const particleMax = 4;

/**
 * The line that most of the stems stand in; undefined if it is not clear which. `like`: words that it will hold, which
 * decide between lines that have as many.
 */
export function lineFor(lines: readonly Line[], stems: readonly string[], like = ""): Line | undefined {
  const all = lines.map(({ text }) => text).join("\n");
  // Particles that no list knows are short, and stand nowhere in the text.
  const sought = stems.filter((stem) => stem.length > particleMax || hitsIn(all, [stem]) > 0);
  const hits = lines.map(({ text }) => hitsIn(text, sought));
  const most = Math.max(0, ...hits);
  if (most === 0 || most < sought.length * mostOf) return undefined;
  const best = lines.filter((_, at) => hits[at] === most);
  if (best.length === 1) return best[0];
  const wanted = tokensOf(like).map(({ word }) => stemOf(word));
  const near = best.map(({ text }) => hitsIn(text, wanted));
  const nearest = Math.max(0, ...near);
  const [only, ...others] = best.filter((_, at) => near[at] === nearest);
  return nearest > 0 && others.length === 0 ? only : undefined;
}

const itemNoun = /^(?:poin|point|butir|item)(?:e|nya|ne)?$/u;
/** The line at a place: of points only those with a mark are counted, where the text has any. */
export function lineAt(lines: readonly Line[], words: readonly string[], nth: number): Line | undefined {
  const marked = lines.filter(({ mark }) => mark !== "");
  return (words.some((one) => itemNoun.test(one)) && marked.length > 0 ? marked : lines).at(nth);
}
