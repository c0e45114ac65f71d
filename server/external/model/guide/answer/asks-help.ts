import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { asksAdvice } from "#server/external/model/guide/words/stories/telling.ts";
import { isAboutStep, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksAboutStep, asksForExample } from "#server/external/model/guide/words/yes-no/objections.ts";

/** More words beside "trs gmn dong" may be an answer. */
const adviceWordsMax = 5;

/** "Gw bingung mulai dr mana" and nothing else, where several things are asked for. */
const stuck =
  /^(?:\p{L}+ ){0,3}(?:bingung|ga tau|gak tau|gatau|nggak tau|blm tau|belum tau)(?: \p{L}+){0,2} (?:mulai\w*|mulainya|mulaine)(?: (?:dr|dari|darimana|drmana|mana|apa|ya|sih|nih|dulu|kak|min|gimana|gmn|ini)){1,5}$/iu;
/** What a step of a plan may be where somebody does not know how to begin. */
const firstSteps = new Set(["rencana-langkah", "rencana-belajar"]);

/** Two or three first steps to choose from, where somebody does not know with what a plan begins. */
export function firstStepsFor(
  { id, slots }: Flow,
  step: Step,
  filled: Readonly<Record<string, string>>,
  text: string,
): string | undefined {
  const isAsked = "ask" in step && slots[step.into]?.kind === "list" && firstSteps.has(id);
  if (!isAsked || !stuck.test(plain(text))) return undefined;
  const isThesis = /\b(?:skripsi|tesis|tugas akhir|proposal|kti|disertasi)\b/i.test(
    Object.values(filled).join(" "),
  );
  return isThesis ? thesis : anything;
}

const thesis =
  "Bingung di awal itu biasa, dan satu langkah kecil sudah cukup untuk hari ini. Pilih dari tiga ini: tulis pertanyaannya dalam satu kalimat, baca satu jurnal yang mirip, atau kirim satu pesan ke dosen pembimbing. Tulis yang kamu pilih, nanti yang lain menyusul.";
const anything =
  "Bingung di awal itu biasa, dan satu langkah kecil sudah cukup untuk hari ini. Pilih dari tiga ini: tulis hasil akhirnya dalam satu kalimat, tanya satu orang yang pernah melakukannya, atau siapkan satu hal yang pasti dipakai. Tulis yang kamu pilih, nanti yang lain menyusul.";

/** Whether a text asks how to answer. */
export function asksHelp(text: string, step: Step): boolean {
  const isAsking = "ask" in step && asksAdvice(text) && text.split(/\s+/).length <= adviceWordsMax;
  const isExampleAsked = "ask" in step && asksForExample(text);
  return isAsking || isExampleAsked || (isAboutStep(text) && asksAboutStep(text));
}
