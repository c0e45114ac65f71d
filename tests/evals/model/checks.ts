import { defaultContacts } from "#rules/safety/contacts.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import { tablesIn } from "./sums.ts";

/* Checks of an answer's form and of the member's own data in it. Each check is a function of the text alone. */

/** The parts of an answer that the member sees. */
export type Said = { content: string; document?: { title: string; text: string } | undefined };

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
const bullet = /^\s*[-*•–]\s+\S/;
const numbered = /^\s*(?:\*\*)?\d{1,2}[.)]\s*(?:\*\*)?\s*\S/;

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;

/** Whether a text has a Markdown table with at least two rows below its header and two columns. */
export const hasTable = (text: string): boolean =>
  tablesIn(text).some((rows) => rows.length >= 3 && rows.every((row) => row.length >= 2));

/** Counts the list items at the margin; indented items belong to one of them. */
export function pointsIn(text: string): number {
  const items = linesOf(text).filter((line) => bullet.test(line) || numbered.test(line));
  const margin = Math.min(...items.map((line) => line.search(/\S/)));
  const outer = items.filter((line) => line.search(/\S/) === margin);
  const steps = outer.filter((line) => numbered.test(line));
  return steps.length >= 2 ? steps.length : outer.length;
}

export const hasList = (text: string): boolean => pointsIn(text) >= 3;
export const hasSteps = (text: string): boolean =>
  linesOf(text).filter((line) => numbered.test(line)).length >= 3;
/** Whether a text consists of sentences only, without a list, table or heading. */
export const isProse = (text: string): boolean =>
  !hasTable(text) && pointsIn(text) < 2 && !linesOf(text).some((line) => /^#{1,4}\s/.test(line));

const dayNames = ["senin", "selasa", "rabu", "kamis", "jumat", "sabtu", "minggu"];

/** Counts the different days that a plan names, by weekday or by number. */
export function daysIn(text: string): number {
  const low = text.toLowerCase().replaceAll("jum'at", "jumat");
  const named = dayNames.filter((day) => new RegExp(`\\b${day}\\b`).test(low)).length;
  const ranges = [...low.matchAll(/\bhari\s+(?:ke-?\s?)?(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?/g)];
  const counted = new Set(
    ranges.flatMap(([, from, to]) => {
      const last = Number(to ?? from);
      return Array.from(
        { length: Math.max(1, Math.min(31, last - Number(from) + 1)) },
        (_, n) => Number(from) + n,
      );
    }),
  );
  const span = new RegExp(`\\b(${dayNames.join("|")})\\s?[-–]\\s?(${dayNames.join("|")})\\b`).exec(low);
  const spanned = span ? dayNames.indexOf(span[2] ?? "") - dayNames.indexOf(span[1] ?? "") + 1 : 0;
  return Math.max(named, counted.size, spanned);
}

const marked = [
  /\[\[naskah[^\]]*\]\]([\s\S]+?)\[\[\/naskah\]\]/,
  /^```[a-z]*\n([\s\S]+?)^```/m,
  /^\s*-{3,}\s*\n([\s\S]+?)^\s*-{3,}\s*$/m,
  /^((?:>.*\n?){3,})/m,
];

/** Returns the text that is meant to be copied: the answer's document, or the part between marks. */
export function letterIn({ content, document }: Said): string | undefined {
  if (document) return document.text;
  return marked.map((mark) => mark.exec(content)?.[1]?.trim()).find((text) => text);
}

export const hasLetter = (said: Said): boolean => wordsIn(letterIn(said) ?? "") >= 12;

/** Returns the persona's own words, without the text to copy and without quotations. */
export function ownWords({ content, document }: Said): string {
  let text = document ? content.replace(document.text, " ") : content;
  for (const mark of marked) text = text.replace(mark, " ");
  return text.replace(/["“][^"”\n]{2,400}["”]/g, " ");
}

/** Counts question marks; two questions in one sentence ("ya? kan?") count as two. */
export const questionsIn = (said: Said): number => ownWords(said).match(/\?+/g)?.length ?? 0;

/** Whether an answer is a farewell: it asks no question and is short. */
export const closesQuietly = (said: Said): boolean => questionsIn(said) === 0 && wordsIn(said.content) <= 60;

export const isWithin = (text: string, wordsMax: number): boolean => wordsIn(text) <= wordsMax;

/** Normalises a text for comparison: lower case, without Markdown marks and without "Rp" before amounts. */
const spaced = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[*_`]/g, "")
    .replace(/\brp\.?\s?(?=\d)/g, "")
    .replace(/\s+/g, " ");
const digitsOnly = (text: string): string => text.replace(/\D/g, "");

/**
 * Whether this name, number or date occurs in the text as the member wrote it. Numbers are compared by their digits.
 */
export function keeps(text: string, own: string): boolean {
  if (spaced(text).includes(spaced(own))) return true;
  const digits = digitsOnly(own);
  return digits.length >= 6 && !/[a-z]{3}/i.test(own) && runsOfDigits(text).includes(national(digits));
}

/** Rewrites the country code: 62812 becomes 0812. */
const national = (digits: string): string => digits.replace(/^62(?=8)/, "0");

/** Returns the numbers of a text that may be written in groups, as plain digits. */
const runsOfDigits = (text: string): string[] =>
  (text.match(/\+?\d[\d\s().-]*\d/g) ?? []).map((run) => national(digitsOnly(run)));

/** Whether the text has at least one of these words, or a word that begins with one. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const low = spaced(text);
  return words.some((word) => {
    const at = spaced(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}])${at}`, "u").test(low);
  });
}

/** Whether the text has at least one of these words as a whole word. */
export const hasWhole = (text: string, words: readonly string[]): boolean =>
  words.some((word) => {
    const at = spaced(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}])${at}(?![\\p{L}\\p{N}])`, "u").test(spaced(text));
  });

const phone =
  /(?<![\d.,])(?:\+?62|0)[ -]?(?:8[1-9]\d|2[1-9]\d?|3[1-9]\d?|[4-9][1-9]\d?)[ -]?\d{3,4}[ -]?\d{3,5}(?![\d.,]\d)|\b1500[ -]?\d{3}\b/g;
const official = defaultContacts.map(({ href, detail, label }) => `${href} ${detail} ${label}`).join(" ");

/** Returns telephone numbers that are neither in the member's texts nor in the list of help contacts. */
export function inventedNumbers(text: string, memberTexts: string): string[] {
  const known = [...runsOfDigits(memberTexts), ...runsOfDigits(official)];
  return (text.match(phone) ?? []).filter(
    (found) => !known.some((one) => one.includes(national(digitsOnly(found)))),
  );
}

/** Whether a text has marks between model and server that members must never see. */
export const hasRawMarks = (text: string): boolean =>
  /\[\[\/?[a-z]+|\[blok server\]|<\/?(?:think|thinking|tool_call|document|naskah)\b/i.test(text);

/** Texts of the server itself, which may be repeated. */
const vetted = spaced(JSON.stringify(safetyTexts));

/** Returns the sentences of more than five words that occur in more than one answer of a conversation. */
export function repeatedIn(answers: readonly Said[]): string[] {
  const known = new Set<string>();
  return answers.flatMap((said) => {
    const sentences = ownWords(said)
      .split(/(?<=[.!?])\s+|\n+/)
      .map((sentence) => spaced(sentence).trim())
      .filter((sentence) => wordsIn(sentence) > 5 && !sentence.includes("|") && !vetted.includes(sentence));
    const again = sentences.filter((sentence) => known.has(sentence));
    for (const sentence of sentences) known.add(sentence);
    return again;
  });
}
