import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Answer } from "./answer-schema.ts";
import { answers } from "./answers.ts";

/*
 * Whether a pain or tightness in the chest comes from the heart is asked in many words, and whoever asks must get the
 * signs for which to fetch help. This question is known by what it names and not by its likeness to examples.
 */

const answerId = "panik-bahaya";
const chest = "(?:dada(?:ku|nya|ne)?|ulu hati|jantung(?:ku|nya|e)?)";
const ill =
  "(?:sakit|nyeri|perih|sese[kp]|sesak|sempit|ampek|ketekan|tertekan|ditekan|berat|panas|nyut2an|kaya ditusuk|kayak ditusuk|ditusuk\\p{L}*|diremas|diiket|lara|mau berhenti|berhenti)";
const hurts = new RegExp(
  `\\b${chest} (?:\\S+ ){0,3}?${ill}\\b|\\b(?:sakit|nyeri|perih|sese[kp]|sesak|berat) (?:di |banget |bgt |pas |bagian )*${chest}\\b`,
  "u",
);
const heart = /\b(?:serangan jantung|sakit jantung|penyakit jantung|jantung|heart attack)\b/;
const asking =
  /\b(?:bukan|apa|apakah|bahaya|berbahaya|normal|wajar|aman|kenapa|knp|igd|rumah sakit|dokter|jangan2|jangan jangan|gimana|gmn)\b/;
/** What is told of a feeling, or of somebody's heart as a word for it: "sakit jantungku liat dia sama orang". */
const figurative =
  /\b(?:liat|lihat|ngeliat|denger|dengar|inget|ingat|kangen|rindu|diputusin|selingkuh|ditinggal|patah hati)\b/;

/** Whether a text asks what a pain or tightness in the chest is. */
export function asksOfChest(text: string): boolean {
  const said = plain(text);
  if (!hurts.test(said) || figurative.test(said)) return false;
  const isAsked = text.includes("?") || / (?:kan|ya|ga|gak|nggak|ngga|sih|kah)$/.test(said);
  return asking.test(said) && (isAsked || heart.test(said));
}

/** The answer with the signs for which to fetch help. */
export const chestAnswer = (): Answer | undefined => answers.find(({ id }) => id === answerId);
