import type { EarlierText } from "./types.ts";

const quoted = /["“”'‘’]([^"“”'‘’\n]{6,200})["“”'‘’]/gu;
const wordsMin = 2;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Leaves out of a text what it quotes of the member's own earlier texts ("hapus yang 'jgn sampe dia tersinggung'"):
 * these words were judged when they were written. Returns the text itself where it quotes none.
 */
export function withoutOwnQuotes(text: string, before: readonly EarlierText[]): string {
  const earlier = before.map((one) => ` ${plain(one.text)} `);
  return text.replace(quoted, (found, words: string) => {
    // "'jgn sampe tersinggung, gampang baper'" leaves out what stood between.
    const parts = words
      .split(/[,;.…]+/)
      .map(plain)
      .filter((part) => part !== "");
    const count = parts.join(" ").split(" ").length;
    const isOwn =
      count >= wordsMin && parts.every((part) => earlier.some((one) => one.includes(` ${part} `)));
    return isOwn ? " " : found;
  });
}
