import type { EarlierText } from "./types.ts";

const quoted = /["“”'‘’]([^"“”'‘’\n]{6,200})["“”'‘’]/gu;
const wordsMin = 2;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What is asked for beside the quotation: the words belong to a text that is being changed. */
const editing =
  /\b(?:(?:di)?(?:hapus|ganti|buang|ubah|rubah|tambah|selip|sisip|edit|revisi)\w*|(?:hilang|ilang)(?:in|kan)|(?:di)?(?:rapi|rapih|betul|bener)(?:in|kan)|kalimat\w*|kata|tulisan\w*|(?:ikut|ke)?(?:masuk|tulis|ketulis)|(?:di)?kirim)\b/i;

/** Whether a text, without what it quotes, asks for a change of another text. */
export const asksForChange = (text: string): boolean => editing.test(text.replace(quoted, " "));

/**
 * Leaves out of a text that asks for a change what it quotes of the member's own earlier texts ("hapus yang 'jgn sampe
 * dia tersinggung'"): these words were judged when they were written. `isHarmless` says of an earlier text whether
 * nothing in it was even doubtful. Returns the text itself where it quotes none.
 */
export function withoutOwnQuotes(
  text: string,
  before: readonly EarlierText[],
  isHarmless: (earlier: string) => boolean,
): string {
  if (!asksForChange(text)) return text;
  return text.replace(quoted, (found, words: string) => {
    // "'jgn sampe tersinggung, gampang baper'" leaves out what stood between.
    const parts = words
      .split(/[,;.…]+/)
      .map(plain)
      .filter((part) => part !== "");
    const isLong = parts.join(" ").split(" ").length >= wordsMin;
    const holdsAll = (one: EarlierText) =>
      parts.every((part) => ` ${plain(one.text)} `.includes(` ${part} `));
    const source = isLong ? before.find(holdsAll) : undefined;
    return source && isHarmless(source.text) ? " " : found;
  });
}
