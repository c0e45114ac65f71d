import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksSomething } from "#server/external/model/guide/words/to-guide/questions.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/* The parts of a message that may be a question, each with what stands beside it. */

/** A part of a message, and the message without it. */
export type Part = { text: string; rest: string };

const partWordsMin = 2;
const partWordsMax = 28;
/** Where a question may begin within a sentence. */
const beginning =
  /,\s+|\s+(?=(?:btw|eh|oh iya|oya|oh ya|tapi|tp|trus|terus|trs|emang|emangnya|mbak|mba|kak|mas|bang|min|klo|kalo|kalau|nek|apa|apakah|gimana|gmn|bagaimana|piye)\s)/i;

/** What stands between marks was said by somebody else. */
const quoted = /["“”]/;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;

const mayAsk = (text: string): boolean => {
  const words = wordCount(text);
  return words >= partWordsMin && words <= partWordsMax;
};

/** "Bukan ke keluarga sih" says what is not meant. */
const denying = /^(?:(?:eh|oh|ya|lah|loh|min|kak|mas|mbak|bang) )*(?:bukan|bkn|dudu|sanes) (?!kah\b)/;
const isDenial = (text: string): boolean => denying.test(plain(text)) && !/\?\s*$/.test(text);

/** "Kalau dia bilang \"...\", aku jawab apa": what somebody may say is what is asked about. */
const reply =
  /^(?:(?:trus|terus|trs|eh|tp|tapi|nah) )*(?:kalau|kalo|klo|kl|nek|misal|pas|ntar|nanti) .*\b(?:jawab|bilang|blg|ngomong|bales|balas|ngeles)\w* (?:apa|gimana|gmn|piye|naon)\b/;
const asksForReply = (text: string): boolean => reply.test(plain(text));

/** Joins what stands before and behind a part. */
const joined = (parts: readonly string[]): string =>
  parts
    .map((one) => one.trim().replace(/^[,;]\s*|\s*[,;]$/g, ""))
    .filter((one) => one !== "")
    .join(" ");

/** The ends of a sentence that may be a question of their own: "Wulan, kalau dia nolak gimana". */
function endsOf(sentence: string): Part[] {
  const ends: Part[] = [];
  const pattern = new RegExp(beginning, "gi");
  for (const found of sentence.matchAll(pattern)) {
    const at = found.index + found[0].length;
    ends.push({ text: sentence.slice(at), rest: sentence.slice(0, found.index) });
  }
  return ends;
}

/** The parts of a message that may be asked: the whole, its sentences, their ends and their clauses. */
export function partsOf(message: string): Part[] {
  const sentences = message
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const whole = [{ text: message.trim(), rest: "" }, ...undenied(message)];
  const others = sentences.flatMap((sentence, at) => {
    const before = sentences.slice(0, at);
    const behind = sentences.slice(at + 1);
    const own = sentences.length > 1 ? [{ text: sentence, rest: joined([...before, ...behind]) }] : [];
    const ends = endsOf(sentence).map(({ text, rest }) => ({
      text,
      rest: joined([...before, rest, ...behind]),
    }));
    return [...own, ...ends, ...clausesOf(sentence, before, behind)];
  });
  return [...whole, ...others].filter(
    ({ text }) => mayAsk(text) && !isDenial(text) && (!quoted.test(text) || asksForReply(text)),
  );
}

/** The message without the clause before its first comma, where that says what is not meant. */
function undenied(message: string): Part[] {
  const [first = "", ...others] = message.trim().split(/,\s+/);
  return others.length > 0 && isDenial(first) ? [{ text: others.join(", "), rest: first }] : [];
}

/** The clauses of a sentence between commas, without the last, which is one of its ends. */
function clausesOf(sentence: string, before: readonly string[], behind: readonly string[]): Part[] {
  const clauses = sentence.split(/,\s+/);
  return clauses.slice(0, -1).map((text, at) => {
    const others = clauses.filter((_, nth) => nth !== at).join(", ");
    return { text, rest: joined([...before, others, ...behind]) };
  });
}

const no = `(?:${noWords})`;
/** Forms that ask in a short part, though in a longer story they may not: "boleh ga kutagih", "kudu dibales ya". */
const asking = new RegExp(
  [
    `\\b(?:boleh|bisa|perlu|harus|kudu|mesti|wajib|wajar|normal|aman|dosa|telat|ngaruh|pengaruh|cukup|pantes|sopan) (?:${no}|kah)\\b`,
    "\\b(?:sih|seh|kah|toh|tho)$",
    // "Dikasih ke bos atau ke hrd dulu", "salah ya kalo aku nolak".
    "\\b(ke|lewat|pake|pakai|di|dari) \\p{L}+ (?:atau|ato|apa|opo|utawa) \\1 \\p{L}+(?: (?:dulu|aja|saja|ya|langsung))*$",
    "^(?:\\p{L}+ ){0,2}(?:salah|jahat|egois|tega|pelit) (?:ya|yah|yo|to) (?:kalau|kalo|klo|nek) ",
  ].join("|"),
  "u",
);

/** Whether a part asks. */
export const asks = ({ text }: Pick<Part, "text">): boolean =>
  asksSomething(text) || asking.test(plain(text));
