import { inFull } from "#server/external/model/guide/words/shorthand.ts";

/*
 * Words of a chat in an answer that will be spoken to an interviewer: shorthand, words doubled by a figure, slang for
 * oneself, and what is said to the guide.
 */

/** Shorthand that is also said aloud, and so is no slip of an answer. */
const spoken = new Set("kalo sampe udah karna kayanya kyaknya".split(" "));
const shorts = new Set(Object.keys(inFull).filter((word) => !spoken.has(word)));
const slang = new Set(
  "eh kak min gue gw gua lo lu aja udah nggak ngga gak ga bgt banget pengen pgn kayak kyk nih deh dong sih wkwk hehe".split(
    " ",
  ),
);
/** "Bantu2", but neither "S1" nor "2x". */
const doubled = /^\p{Ll}{3,}2(?:an|nya|in)?$/u;
/** "Kak Rina" is a name, and "kakak" may be family. */
const named = /\b[Kk]ak (?=\p{Lu})/gu;
const wordsMax = 6;

/** The words of a chat in a text, each once, in their order. */
export function chatWordsIn(text: string): string[] {
  const words = text.replace(named, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  // A word in capitals is a name or an office.
  const small = words.filter((word) => word === word.toLowerCase() || /^\p{Lu}\p{Ll}+$/u.test(word));
  const found = small.filter((word) => {
    const low = word.toLowerCase();
    return shorts.has(low) || slang.has(low) || doubled.test(low);
  });
  return [...new Set(found.map((word) => word.toLowerCase()))].slice(0, wordsMax);
}
