/* The words of a text with their neighbours, so that what stands for a word can depend on them. */

/**
 * `low`: in small letters; `prior`: the word before as it is written; `before` and `after`: the neighbours in small letters, "" beyond the end of a sentence or a comma;
 * `next`: the following word as it is written; `isFirst`: begins a sentence or a line; `behind`: what stands between it
 * and the next word.
 */
export type WordAt = {
  word: string;
  low: string;
  before: string;
  prior: string;
  after: string;
  next: string;
  isFirst: boolean;
  ahead: string;
  behind: string;
};

/** Addresses, names of files and handles are no words: "yg@toko.id", "S.Pd". */
const isAddress = /\p{L}\.\p{L}|@|:\/\/|_|\{|\}/u;
const wordOrGap = /([\p{L}\p{N}]+(?:['’]\p{L}+)?)/u;

/** The text parted so that words stand at odd places; what is no word to be changed belongs to what stands between. */
function partsOf(text: string): string[] {
  if (!isAddress.test(text)) return text.split(wordOrGap);
  const parts = [""];
  for (const chunk of text.split(/(\s+)/u)) {
    const [first = "", ...rest] = isAddress.test(chunk) ? [chunk] : chunk.split(wordOrGap);
    parts[parts.length - 1] += first;
    parts.push(...rest);
  }
  return parts;
}

/** The same, with quoted words in one piece with what stands between. */
function partsAroundQuotes(text: string): string[] {
  const parts = [""];
  text.split(/(["“][^"“”\n]*["”])/u).forEach((part, at) => {
    const [first = "", ...rest] = at % 2 === 1 ? [part] : partsOf(part);
    parts[parts.length - 1] += first;
    parts.push(...rest);
  });
  return parts;
}

const ends = /[.,;:!?\n()“”"]/u;
const endsSentence = /[.!?\n:]\s*[-–•“"(]?\s*$/u;
const isWhole = /^["“][^"“”]*["”]$/u;

const isApart = (gap: string): boolean => gap !== " " && ends.test(gap);

/** The word at an odd place of a text that was parted, with its neighbours. */
function wordAt(parts: readonly string[], at: number, before: string): WordAt {
  const [ahead = "", word = "", behind = "", following = ""] = parts.slice(at - 1, at + 3);
  const next = isApart(behind) ? "" : following;
  const prior = at === 1 || isApart(ahead) ? "" : before;
  return {
    ...{ word, low: word.toLowerCase(), ahead, behind, next, after: next.toLowerCase() },
    ...{ prior, before: prior.toLowerCase() },
    isFirst: at === 1 ? ahead.trim().length <= 2 : ahead !== " " && endsSentence.test(ahead),
  };
}

/** The text with each word exchanged for what `by` makes of it; undefined leaves it. */
export function withWords(
  text: string,
  by: (at: WordAt) => string | undefined,
  { isQuoteKept = false } = {},
): string {
  // Words that are quoted as a whole are those that will be said.
  const isAround = isQuoteKept && /["“]/.test(text) && !isWhole.test(text.trim());
  const parts = isAround ? partsAroundQuotes(text) : partsOf(text);
  let before = "";
  for (let at = 1; at < parts.length; at += 2) {
    const made = by(wordAt(parts, at, before));
    before = made ?? parts[at] ?? "";
    parts[at] = before;
  }
  return parts.join("");
}

/** A capital at the beginning stays one. */
export const casedLike = (found: string, word: string): string =>
  /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Lines of a list of words: each begins with the word. */
export const linesOfWords = (list: string): string[] => list.trim().split("\n");

/** The lines "word what stands instead" of a list. */
export const pairsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    linesOfWords(list).map((line): [string, string] => {
      const at = line.indexOf(" ");
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
