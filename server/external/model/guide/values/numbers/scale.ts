import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

const scaleWordsMax = 6;
const rating = "10|\\d";
const end =
  "(?![\\d.,]*\\d|\\p{L}| ?(?:%|menit|jam|hari|minggu|bulan|tahun|km|kilo|rb|ribu|jt|juta|orang|kali(?! (?:ya|yo|yah|lah|deh|sih))|x)(?!\\p{L}))";
/** "8, di bekasi gw 10 menit nyampe": the number before a mark. */
const leading = new RegExp(
  `^(?:(?:ya|yaudah|hm+|kasih|paling|mungkin|kayaknya|kira2|sekitar) )*(${rating})${end}(?: (?:aja|saja|lah|deh|kayaknya|mungkin|sih|ya|yah|kali|kayanya|keknya))*\\s*(?:[,.;:!(]|$)`,
  "iu",
);
const ofTen = /(?<![\d.,])(10|\d) ?(?:\/|dari) ?10(?!\d)/i;
const ofThis = new RegExp(`\\b(?:yang|yg) ini (?:\\p{L}+ ){0,2}(${rating})${end}`, "iu");
const ending = new RegExp(
  `\\b(?:jadi|jd|kasih|angkanya|nilainya|skornya|poinnya|kukasih|gw kasih|aku kasih) (?:\\p{L}+ )?(${rating})(?: (?:aja|saja|lah|deh|ya|kak|bang))*[.!]*$`,
  "iu",
);
const lastWords = "(?: (?:aja|saja|lah|deh|sih|kayaknya|mungkin|kali|ya|kak|bang|min))*[ .!]*$";
/** "Naik motor 20 menit. 2": the number alone behind a mark, unless it goes on with numbers. */
const behindMark = new RegExp(`(?<!\\d)(?:[,.;:!?)]+\\s+|\\n+)(${rating})${end}${lastWords}`, "iu");
/** "... kemungkinannya 8 lah". */
const namedAtEnd = new RegExp(
  `\\b(?:kemungkinan|peluang|kans|yakin|nilai|skor|angka|poin|tingkat)(?:nya|ku)?(?: (?:aku|gue|gw|saya|sih|ya|paling|sekitar|kira2))* (${rating})${end}${lastWords}`,
  "iu",
);
/** "1 soalnya bosen": the number before its reason. */
const beforeReason = new RegExp(
  `^(${rating})${end}(?: (?:aja|saja|lah|deh|sih))* (?:soalnya|soale|karena|karna|krn|sebab|gara2|gara-gara|tapi|tp)\\b`,
  "iu",
);
/** "Yg tadi ganti 7", "eh yg tadi salah, ... ganti jd 7". */
const ofFormer = new RegExp(
  `\\b(?:yang|yg) (?:tadi|sebelumnya|sebelum ini|barusan|td)\\b[^\\d]*?\\b(?:ganti|diganti|ubah|jadi|jd|harusnya|maksudnya|maksudku|itu)\\b[^\\d]{0,12}(${rating})${end}`,
  "isu",
);

const standingApart = [ofTen, leading, ofThis, ending, namedAtEnd, beforeReason, behindMark];

/** In "orang2nya" the digit doubles a word. */
const undoubled = (text: string): string => text.replace(/(?<=\p{L}{2})\d+(?=\p{L}|\s|[,.;]|$)/gu, "");

/** The rating of an answer: a short one with a single number, or one that is said apart from other numbers. */
export function scaleIn(written: string): number | undefined {
  const text = undoubled(written.trim());
  if (/^(?:sama (?:aja|saja|kuat)|seri|imbang|seimbang|biasa aja|netral)\b/.test(plain(text))) return 5;
  const apart = standingApart.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined);
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [number] = numbers;
  const isShort = text.split(/\s+/).length <= scaleWordsMax;
  if (numbers.length === 1 && number !== undefined && isShort)
    return /^(?:\d|10)$/.test(number) ? Number(number) : undefined;
  return apart === undefined ? undefined : Number(apart);
}

const spoken = "(?:(?:aja|saja|lah|deh|kayaknya|mungkin|kali|sih|ya|nggih|ji|mi)\\b[ ,.]*)*";
/** The number itself, ahead of the reason or behind it. */
const ahead = new RegExp(`^[^\\d\\n]{0,20}?(?:10|\\d)${end}(?: ?(?:/|dari) ?10)?[ ,.;:!(]*${spoken}`, "iu");
const behind = new RegExp(
  `[ ,.;]*(?:jadi|jd|kasih|angkanya|nilainya|skornya|poinnya|kukasih|gw kasih|aku kasih)? ?(?:10|\\d)[ .!)]*${spoken}$`,
  "iu",
);
const because = /^(?:karena|karna|krn|soalnya|sebab|soale|amargi|mergo|gara-gara|alasannya)[ :,]+/iu;

/** What is written beside a rating: "1, karena shift malam berat" is "shift malam berat". One line, for a table. */
export function reasonBeside(written: string): string {
  const text = undoubled(written.trim()).replace(/[\s|]+/g, " ");
  const rest = ahead.test(text) ? text.replace(ahead, "") : text.replace(behind, "");
  return rest
    .replace(because, "")
    .replace(/[).,;\s]+$/, "")
    .trim();
}

/** A rating of the question before, and what is left for this one. */
export function formerRating(written: string): { value: number; rest: string } | undefined {
  const text = undoubled(written.trim());
  const found = ofFormer.exec(text);
  if (!found) return undefined;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { value: Number(found[1]), rest: rest.replace(/\s+/g, " ").trim() };
}

/** Whether a text compares in words, or asks which number that is: "beda dikit doang. brp tuh angkanya". */
export const asksRating = (text: string): boolean =>
  /\b(?:beda|bedanya|selisih\w*|dikit|sedikit|mirip|hampir sama|lumayan|jauh lebih|lebih (?:baik|enak|ringan|gede|besar|deket|dekat))\b|\b(?:brp|berapa)\b.*\b(?:angka\w*|nilai\w*|skor\w*|poin\w*)\b|\b(?:angka\w*|nilai\w*)\b.*\b(?:brp|berapa)\b/i.test(
    text,
  );
