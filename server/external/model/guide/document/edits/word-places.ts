import { inFull } from "#server/external/model/guide/words/shorthand.ts";

/* Where words stand in a text, whatever their capitals and common shorthand. */

/** Common shorthand, so that "kalo dia mrh jgn" is found where the document says it in full. */
const shorthand: Readonly<Record<string, string>> = {
  ...inFull,
  ...{ ga: "tidak", gak: "tidak", ngga: "tidak", nggak: "tidak", sm: "sama", tp: "tapi" },
};

/** `written`: in lower case; `word`: without shorthand. */
export type Token = { written: string; word: string; from: number; to: number };
export type Span = { from: number; to: number };

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => {
    const written = found.toLowerCase();
    return { written, word: shorthand[written] ?? written, from: index, to: index + found.length };
  });

/** Where these words stand in the text, one after the other. */
export function placesOf(tokens: readonly Token[], phrase: string): Span[] {
  const sought = tokensOf(phrase);
  if (sought.length === 0) return [];
  // A word alone is found as it is written: "nggak" is not the "tidak" of another sentence.
  const by = sought.length === 1 ? "written" : "word";
  return tokens.flatMap(({ from }, at) => {
    const isHere = sought.every((one, nth) => tokens[at + nth]?.[by] === one[by]);
    const last = tokens[at + sought.length - 1];
    return isHere && last ? [{ from, to: last.to }] : [];
  });
}

/** The sentence of its line around a place, with its full stop. */
export function sentenceAround(text: string, { from, to }: Span): Span {
  const before = text.slice(0, from);
  const starts = [
    before.lastIndexOf("\n") + 1,
    ...[...before.matchAll(/[.!?…][”")]?\s+/g)].map((one) => one.index + one[0].length),
  ];
  const end = /[.!?…]+[”")]?(?=\s|$)|(?=\n)|$/.exec(text.slice(to));
  return { from: Math.max(...starts), to: to + (end ? end.index + end[0].length : 0) };
}
