import { wordsAsked } from "#server/external/model/guide/vetted-answers/question-terms.ts";
import { counterOccupations } from "./counter-occupations.ts";
import { type Occupation, type OccupationQuestion, question } from "./occupation.ts";
import { occupationExamples } from "./occupation-examples.ts";
import { otherOccupations } from "./other-occupations.ts";

/* The occupation of a position, and what is asked for it in an interview. */

const occupations: readonly Occupation[] = [...counterOccupations, ...otherOccupations];

const placeIn = ({ words }: Occupation, position: string): { at: number; length: number } | undefined => {
  const found = words.flatMap((word) => {
    const hit = new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, "iu").exec(position);
    return hit ? [{ at: hit.index, length: hit[0].length }] : [];
  });
  return found.toSorted((one, other) => one.at - other.at || other.length - one.length)[0];
};

/** The occupation that a position names first: an "admin gudang" is an admin. */
export function occupationOf(position: string): Occupation | undefined {
  const named = occupations.flatMap((occupation) => {
    const place = placeIn(occupation, position);
    return place ? [{ occupation, ...place }] : [];
  });
  return named.toSorted((one, other) => one.at - other.at || other.length - one.length)[0]?.occupation;
}

/** What may be asked on top for any position. */
const general: readonly OccupationQuestion[] = [
  question(
    "Kenapa kami harus menerima Anda, bukan pelamar lain?",
    "satu hal yang kamu bisa, dengan satu bukti",
    "pernah|waktu|pengalaman|terbiasa|bisa|contoh|teliti|rajin",
    "Bukti atau contohnya belum kutemukan.",
  ),
  question(
    "Apa rencana Anda dua tahun ke depan?",
    "rencana yang masuk akal dan masih ada hubungannya dengan pekerjaan ini",
    "belajar|tetap|naik|menguasai|tanggung jawab|tahun|keterampilan|karier|posisi",
    "Hubungannya dengan pekerjaan ini belum kutemukan.",
  ),
];

const nths = ["first", "second", "third", "fourth"] as const;
export type Nth = (typeof nths)[number];

/** The question with that number; beyond the first two, those for any position where the occupation is not known. */
export function questionFor(position: string, nth: Nth): OccupationQuestion | undefined {
  const at = nths.indexOf(nth);
  const own = occupationOf(position)?.questions;
  return own ? own[at] : general[at - 2];
}

/** The question with these words. */
export const questionWith = (ask: string): OccupationQuestion | undefined =>
  [...general, ...occupations.flatMap(({ questions }) => questions)].find((one) => one.ask === ask);

/** Further questions of the occupation, each with what is heard in the answer; "" where it is not known. */
export function furtherQuestions(position: string): string {
  const occupation = occupationOf(position);
  if (!occupation) return "";
  const lines = occupation.questions
    .slice(2)
    .flatMap(({ ask, listens }) => [`- “${ask}”`, `  Yang didengar: ${listens}.`]);
  return [`Pertanyaan khas lain untuk ${occupation.name}`, ...lines].join("\n");
}

/** A finished answer to the question of this slot, as somebody in the occupation may give it. */
export const exampleFor = (position: string, slot: string): string | undefined =>
  occupationExamples[occupationOf(position)?.name ?? ""]?.[slot];

const partEnd = /[,;]\s*(?:lalu |dan )?|\s+(?:lalu|dan)\s+/;
/** What should not be done is no part of the answer. */
const unwanted = /^(?:bukan|tidak|jangan|tanpa)(?!\p{L})/u;
/** Words that would show any part. */
const common = new Set(
  "yang untuk dengan lebih dulu satu dua tetap jelas lewat masih bisa ada atau".split(" "),
);
const stemMin = 4;

/** The parts of what an interviewer hears of which no word stands in the answer. */
export function partsMissing({ listens }: OccupationQuestion, answer: string): string[] {
  const said = wordsAsked(answer).filter((stem) => stem.length >= stemMin);
  const isSaid = (stem: string) => said.some((one) => one.includes(stem) || stem.includes(one));
  return listens
    .split(partEnd)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !unwanted.test(part))
    .filter((part) => {
      const stems = wordsAsked(part).filter((stem) => stem.length >= stemMin && !common.has(stem));
      return stems.length > 0 && !stems.some(isSaid);
    });
}
