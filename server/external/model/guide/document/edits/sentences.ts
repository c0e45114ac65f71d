import type { Flow } from "#server/external/model/guide/flow.ts";
import { type Filled, fill, type Sums } from "#server/external/model/guide/slots.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Sentences that the member does not want in a document: "hapus kalimat terakhir", "hapus yang mohon maaf". */

/** The key of the sentences that were left out of the document of this step, as they stand in its flow. */
export const leftOutKey = (at: number): string => `-${at}`;

const wordsMin = 3;
const end = /[.!?…][”")]?$/;
/** Rows of a table and numbered items are changed as items. */
const noSentence = /^\s*(?:\||\d+\.\s)/;

const partsOf = (line: string): string[] =>
  noSentence.test(line) ? [] : line.split(/(?<=[.!?…][”")]?)\s+/).filter((part) => end.test(part));

/** The document's text without the sentences that were left out, before its slots are filled. */
export function withoutSentences(text: string, leftOut: string | undefined): string {
  if (leftOut === undefined || leftOut === "") return text;
  const out = new Set(leftOut.split("\n"));
  return text
    .split("\n")
    .flatMap((line) => {
      const parts = line.split(/(?<=[.!?…][”")]?)\s+/);
      const kept = parts.filter((part) => !out.has(part));
      if (kept.length === parts.length) return [line];
      return kept.join(" ").replace(/[\s“"-]/g, "") === "" ? [] : [kept.join(" ")];
    })
    .join("\n");
}

/** A sentence as it stands in the flow, and as the member reads it. */
export type Sentence = { source: string; shown: string };

/** The sentences of a document that can be left out. */
export function sentencesOf(flow: Flow, text: string, filled: Filled, sums: Sums): Sentence[] {
  return text
    .split("\n")
    .flatMap((line) => (fill(flow, line, filled, sums).trim() === "" ? [] : partsOf(line)))
    .map((source) => ({ source, shown: fill(flow, source, filled, sums) }))
    .filter(({ shown }) => shown.split(/\s+/).length >= wordsMin);
}

const polite = "(?:(?:tolong|coba|eh|kak|min|bisa|boleh|terus|trus|oh|iya|ya) )*";
const out = "(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|keluar|delete)(?:kan|in)?";
const tail = "(?: (?:aja|saja|dong|ya|kak|deh|min|dari surat|dari pesan))*";
const patterns = [
  new RegExp(`^${polite}${out} (.+?)${tail}$`),
  new RegExp(`^${polite}(.+?)(?:nya)? ${out}${tail}$`),
  new RegExp(
    `^${polite}(?:yang |yg )?(.+?)(?:nya)? (?:ga|gak|nggak|ngga|tidak|jangan) (?:usah|perlu|dipakai|dipake)(?: (?:ada|ditulis|dipakai|dipake|disebut))?${tail}$`,
  ),
  new RegExp(
    `^${polite}(?:jangan|ga usah|gak usah|nggak usah|tidak usah) (?:pake|pakai|ada|sebut|tulis|bilang)(?: (?:kata|kalimat|yang|yg|bagian))* (.+?)${tail}$`,
  ),
];
const places = ["pertama", "kedua", "ketiga", "keempat", "kelima"];
const byPlace =
  /^(?:yang |yg |bagian )*kalimat (?:yang |yg |ke )?(pertama|kedua|ketiga|keempat|kelima|terakhir|akhir|\d)$/;
const about = /^(?:(?:bagian|kalimat|yang|yg|soal|tentang|ada|tulisan|isi|itu|kata)(?: |$))+/;

/** The place of the one sentence that a message wants left out. */
export function unwantedIn(sentences: readonly Sentence[], text: string): number | undefined {
  const said = plain(text);
  const what = patterns.map((one) => one.exec(said)?.[1]).find((one) => one !== undefined);
  if (what === undefined) return undefined;
  const place = byPlace.exec(what)?.[1];
  if (place !== undefined) {
    const at = /akhir/.test(place)
      ? sentences.length - 1
      : /\d/.test(place)
        ? Number(place) - 1
        : places.indexOf(place);
    return sentences[at] === undefined ? undefined : at;
  }
  const words = what
    .replace(/ (?:yang |yg )?itu$/, "")
    .replace(about, "")
    .split(" ")
    .filter((word) => word !== "");
  const isMet = ({ shown }: Sentence) => {
    const own = plain(shown).split(" ");
    return words.every((word) => own.includes(word) || own.includes(word.replace(/nya$/, "")));
  };
  const found = words.length === 0 ? [] : sentences.flatMap((one, at) => (isMet(one) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

const labelWords = 5;

/** A button that leaves out a sentence: its first words, which name it. */
export const leaveOutLabel = ({ shown }: Sentence): string =>
  `Hapus “${shown
    .split(/\s+/)
    .slice(0, labelWords)
    .join(" ")
    .replace(/[,;:.]+$/, "")}”`;
