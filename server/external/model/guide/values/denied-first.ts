import type { Swap } from "./swaps.ts";

/* "Eh bukan lorong C, lorong D ding", "eh jgn 1 bulan, 6 minggu aja, kata dokter ...": what is denied stands first. */

const lead =
  "(?:(?:eh+|oh|oi|o|iya|ya|oiya|oya|btw|aduh|duh|waduh|maaf|sori|sorry|bentar|tunggu|kak|kakak|mas|mbak|min|bang|bu|pak|tadi|td|itu|salah|keliru|ralat|koreksi|typo|deng|ding)[ ,.:]+)*";
const field = "(?:(?:(?:yg|yang) )?\\p{L}{3,}(?:nya|ku|mu|e|ne|no)(?: (?:tadi|td|itu))? )?";
const denying = "(?:bukan|bkn|dudu|sanes|lain|jgn|jangan|jang|ojo|ulah)";
const instead =
  "(?:tapi|tp|melainkan|tetapi|maksud\\p{L}*|harusnya|(?:yg|yang) (?:bener|benar|betul)(?:nya)?)";
const pattern = new RegExp(
  `^(${lead})(${field})${denying} (?!(?:cuma|cuman|hanya|berarti|soal)\\b)([^,;.!?\\n]{1,40}?)(?:,\\s*|\\s+(?=${instead}\\b))(?:${instead}[ ,]+)*([^,;.!?\\n]{1,60}?)[.!]*(?:,\\s*(.*))?$`,
  "isu",
);
const cueBefore = /\b(?:eh+|oi|aduh|duh|maaf|sori|sorry|salah|keliru|ralat|koreksi|typo)\b/i;
const cueBehind =
  /(?:[ ,]+(?:aja|saja|ya|yo|kak|ding|deng|deh|dong|min|mas|mbak|pale|paleng|ji|mi|maksud\p{L}*|(?:yg|yang) (?:bener|benar|betul)))+$/iu;
const sureBehind = /\b(?:ding|deng|pale|paleng|maksud\p{L}*|bener|benar|betul)$/iu;
const wordsMax = 5;

/** What a piece denies and says instead, with what else it says; undefined without a word that shows a correction. */
export function deniedFirst(piece: string): { swap: Swap; others: string[] } | undefined {
  const [, before = "", where = "", not = "", right = "", behind = ""] = pattern.exec(piece.trim()) ?? [];
  const value = right.replace(cueBehind, "").trim();
  const isCued = cueBefore.test(before) || sureBehind.test(right.trim());
  const isShort = [not, value].every((one) => one !== "" && one.trim().split(/\s+/).length <= wordsMax);
  if (!isCued || !isShort || not.trim().toLowerCase() === value.toLowerCase()) return undefined;
  const others = behind.split(/,\s+/).map((one) => one.trim().replace(/[.!]+$/, ""));
  return {
    swap: { not: not.trim(), value, where: where.trim(), isSure: true, isMistake: true },
    others: others.filter((one) => one !== ""),
  };
}
