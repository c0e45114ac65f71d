/* A message in pieces: its sentences, and within them what begins with "oh iya", "btw" or a correction. */

/** `gap`: what stands before the piece. */
export type Piece = { gap: string; text: string };

const aside = "(?:btw|oh (?:iya|ya)|oiya|oya|o ?iya|eh (?:iya|btw)|eh mau (?:tanya|nanya))";
const mending =
  "(?:(?:eh+|oh|aduh|duh|maaf|sori|sorry)[ ,.]+)*(?:ralat|eh+ (?:salah|maaf|bukan|tunggu|bentar|(?:jgn|jangan) (?=\\d)))";
const pieceEnd = new RegExp(
  `((?<=[.!?]["”')]?)\\s+|\\n+|(?:[,;]\\s+|(?<!\\b(?:eh+|oh|o|iya|ya|oiya|oya|aduh|duh|maaf|sori|sorry|btw)[,.]?)\\s+)(?=(?:${aside}|${mending})\\b))`,
  "iu",
);

/** Splits a text without losing what stands between its pieces. */
export function piecesOf(text: string): Piece[] {
  const parts = text.trim().split(pieceEnd);
  return parts.flatMap((one, at) =>
    at % 2 === 0 && one !== "" ? [{ gap: at === 0 ? "" : (parts[at - 1] ?? " "), text: one }] : [],
  );
}

/** Joins pieces as they stood; what is left alone stands without its full stop. */
export function joinedPieces(pieces: readonly Piece[]): string {
  const whole = pieces.map(({ gap, text }, at) => (at === 0 ? "" : gap) + text).join("");
  return whole
    .replace(/[\s,;]+$/, "")
    .trim()
    .replace(/^([^.!?\n]+)\.$/, "$1");
}
