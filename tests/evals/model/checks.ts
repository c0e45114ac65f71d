import { defaultContacts } from "#rules/safety/contacts.ts";
import { safetyTexts } from "#texts/safety.ts";
import { tablesIn } from "./sums.ts";

/* The form of an answer, and what it keeps of the member's own. Each check is a function of the text alone. */

/** What a member has of an answer. */
export type Said = { content: string; document?: { title: string; text: string } | undefined };

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
const bullet = /^\s*[-*•–]\s+\S/;
const numbered = /^\s*(?:\*\*)?\d{1,2}[.)]\s*(?:\*\*)?\s*\S/;

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;

/** A Markdown table with at least two rows below its head, and two columns. */
export const hasTable = (text: string): boolean =>
  tablesIn(text).some((rows) => rows.length >= 3 && rows.every((row) => row.length >= 2));

/** Points that stand at the margin; what is indented belongs to one of them. */
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
/** Sentences and no list, table or heading. */
export const isProse = (text: string): boolean =>
  !hasTable(text) && pointsIn(text) < 2 && !linesOf(text).some((line) => /^#{1,4}\s/.test(line));

const dayNames = ["senin", "selasa", "rabu", "kamis", "jumat", "sabtu", "minggu"];

/** How many different days a plan names, by their names or counted. */
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

/** The text that is to be copied: the answer's document, or what stands between marks. */
export function letterIn({ content, document }: Said): string | undefined {
  if (document) return document.text;
  return marked.map((mark) => mark.exec(content)?.[1]?.trim()).find((text) => text);
}

export const hasLetter = (said: Said): boolean => wordsIn(letterIn(said) ?? "") >= 12;

/** What the persona says itself, without the text to copy and without what it quotes. */
export function ownWords({ content, document }: Said): string {
  let text = document ? content.replace(document.text, " ") : content;
  for (const mark of marked) text = text.replace(mark, " ");
  return text.replace(/["“][^"”\n]{2,400}["”]/g, " ");
}

/** Marks of two questions in one breath ("ya? kan?") count each. */
export const questionsIn = (said: Said): number => ownWords(said).match(/\?+/g)?.length ?? 0;

/** A farewell asks nothing and does not hold the member up. */
export const closesQuietly = (said: Said): boolean => questionsIn(said) === 0 && wordsIn(said.content) <= 60;

export const isWithin = (text: string, wordsMax: number): boolean => wordsIn(text) <= wordsMax;

/** As it is read: without marks, and money without its unit. */
const spaced = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[*_`]/g, "")
    .replace(/\brp\.?\s?(?=\d)/g, "")
    .replace(/\s+/g, " ");
const digitsOnly = (text: string): string => text.replace(/\D/g, "");

/** Whether this name, number or date of the member stands in the text as the member wrote it; a number by its digits. */
export function keeps(text: string, own: string): boolean {
  if (spaced(text).includes(spaced(own))) return true;
  const digits = digitsOnly(own);
  return digits.length >= 6 && !/[a-z]{3}/i.test(own) && runsOfDigits(text).includes(national(digits));
}

/** +62 812 is 0812. */
const national = (digits: string): string => digits.replace(/^62(?=8)/, "0");

/** Numbers of a text that are written in groups, each as its digits. */
const runsOfDigits = (text: string): string[] =>
  (text.match(/\+?\d[\d\s().-]*\d/g) ?? []).map((run) => national(digitsOnly(run)));

/** Words of which at least one, or none, stands in a text; a word begins where the text has a word's beginning. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const low = spaced(text);
  return words.some((word) => {
    const at = spaced(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}])${at}`, "u").test(low);
  });
}

/** Words that must not stand there, as whole words. */
export const hasWhole = (text: string, words: readonly string[]): boolean =>
  words.some((word) => {
    const at = spaced(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}])${at}(?![\\p{L}\\p{N}])`, "u").test(spaced(text));
  });

const phone =
  /(?<![\d.,])(?:\+?62|0)[ -]?(?:8[1-9]\d|2[1-9]\d?|3[1-9]\d?|[4-9][1-9]\d?)[ -]?\d{3,4}[ -]?\d{3,5}(?![\d.,]\d)|\b1500[ -]?\d{3}\b/g;
const official = defaultContacts.map(({ href, detail, label }) => `${href} ${detail} ${label}`).join(" ");

/** Telephone numbers that neither the member nor the list of help contacts brought. */
export function inventedNumbers(text: string, memberTexts: string): string[] {
  const known = [...runsOfDigits(memberTexts), ...runsOfDigits(official)];
  return (text.match(phone) ?? []).filter(
    (found) => !known.some((one) => one.includes(national(digitsOnly(found)))),
  );
}

/** Marks between model and server that a member never sees. */
export const hasRawMarks = (text: string): boolean =>
  /\[\[\/?[a-z]+|\[blok server\]|<\/?(?:think|thinking|tool_call|document|naskah)\b/i.test(text);

/** What the server says itself, as often as it has to. */
const vetted = spaced(JSON.stringify(safetyTexts));

/** A sentence of more than five words that an earlier answer of this talk had as well. */
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
