import { isTableBorder, quotedLine } from "#server/external/model/guide/words/table-rows.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";

/*
 * A line of the document as the answer to a question about it. Words that stand in every text, such as "yang", say
 * nothing about what is asked; and whoever objects or wants a change does not ask.
 */

const asks =
  /\?\s*$|^(?:(?:jadi|terus|trus|kalau|kalo|itu|eh|kak|mas|bang|min|oh) )*(?:apa|apakah|kapan|siapa|berapa|brp|boleh|bisa|perlu)\b|\b(?:ga|gak|nggak|ngga|tidak|kah|ndak|nda)(?: (?:ya|sih|kak|bang|mas|mbak|min))*$/i;
/** Words of an objection or a change, and of a question that no line of a text answers. */
const noQuestion =
  /\b(?:hapus\w*|dihapus\w*|apus\w*|buang\w*|dibuang|ganti\w*|diganti\w*|ubah\w*|diubah\w*|ubahin|tambah\w*|ditambah\w*|kok|masa|masak|salah|keliru|harusnya|seharusnya|mestinya|bukan (?:itu|gitu|begitu|buat|untuk)|ikut (?:masuk|ketulis|tertulis)|ketulis|kepake|hilang|ilang|mana|lupa|maksud\w*|gimana cara\w*|bagaimana cara\w*|cara\w*|kenapa|knp|mengapa|menurut\w*|bikin\w*|buatin|buatkan)\b/i;
/** What a line has to say itself: another period than its own answers nothing. */
const period = /\b(?:sehari|seminggu|sebulan|setahun|per ?hari|perhari|per ?minggu|per ?bulan)\b/g;
const small = new Set(
  `pengaruh boleh harus gimana bagaimana masih sudah belum terus kenapa sore pagi malam siang besok berapa kapan siapa apakah
  emang memang kayak gitu begitu dulu nanti sekarang`.split(/\s+/),
);
const wordsMin = 3;
/** From this share of its content words on, a line is about what is asked. */
const mostOf = 0.5;

const bare = (word: string): string => (word.length > 5 ? word.replace(/nya$/, "") : word);
/** The words of a text that say what it is about. */
export const contentOf = (text: string): string[] => [
  ...new Set(
    plain(text)
      .split(" ")
      .map(bare)
      .filter((word) => word.length > wordsMin && !small.has(word) && !common.has(word)),
  ),
];

/** The lines that say something; a short one does if it has a figure, as "22.00 | tidur". */
const linesOf = (document: string): string[] =>
  document
    .split("\n")
    .filter((line) => !isTableBorder(line))
    .map((line) => line.replace(/^(?:\d+\.|-) /, "").trim())
    .filter((line) => plain(line).split(" ").length > wordsMin || /\d.*\p{L}{3}/u.test(line));

/** The line of a document that names a thing; undefined if none does. */
export function lineNaming(document: string, word: string): string | undefined {
  const found = linesOf(document).filter((line) => plain(line).split(" ").includes(word));
  const line = shortest(found);
  return line === undefined ? undefined : quotedLine(line);
}

const shortest = (lines: readonly string[]): string | undefined =>
  lines.toSorted((one, other) => one.length - other.length)[0];

/** What a line has to hold to answer "jam berapa" or "berapa". */
const needs: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:kapan|jam berapa|jam brp|pukul)\b/, /\d{1,2}[.:]\d{2}|\bjam\b|\btanggal\b|\btgl\b|\d/],
  [/\b(?:berapa|brp|brapa)\b/, /\d/],
];

/** Of several lines the shortest that holds what the question asks for; undefined if that is not clear. */
function narrowed(lines: readonly string[], question: string): string | undefined {
  const [only, ...others] = lines;
  const need = needs.find(([asked]) => asked.test(plain(question)))?.[1];
  if (only !== undefined && others.length === 0) return only;
  return need && shortest(lines.filter((line) => need.test(line)));
}

/** The line of a document that says something about what a question asks, with the word that both have. */
export function answerInDocument(
  document: string,
  text: string,
): { quote: string; line: string } | undefined {
  if (/["“”]/.test(text) || noQuestion.test(text)) return undefined;
  const lines = linesOf(document);
  const questions = text
    .split(/(?<=[.!?\n])\s+/)
    .filter((one) => asks.test(plain(one)) || /\?\s*$/.test(one));
  for (const question of questions) {
    const found = lineFor(lines, question);
    if (found) return found;
  }
  return undefined;
}

/** The only line with the most of a question's words, if these are most of the question. */
function lineFor(lines: readonly string[], question: string): { quote: string; line: string } | undefined {
  const words = contentOf(question);
  const periods = plain(question).match(period) ?? [];
  const scored = lines
    .filter((line) => periods.every((one) => plain(line).includes(one)))
    .map((line) => {
      const own = new Set(plain(line).split(" "));
      return { line, shared: words.filter((word) => own.has(word)) };
    });
  const most = Math.max(0, ...scored.map(({ shared }) => shared.length));
  const best = scored.filter(({ shared }) => shared.length === most);
  const line = narrowed(
    best.map((one) => one.line),
    question,
  );
  const [quote] = best.find((one) => one.line === line)?.shared ?? [];
  if (line === undefined || quote === undefined || most < words.length * mostOf) return undefined;
  return { quote, line: quotedLine(line) };
}
