import type { Outcome } from "./advise.ts";
import { isGlad, ownFeelings } from "./felt.ts";
import type { Scene } from "./scene.ts";

/** Something of their own is told, so that a greeting or a thank-you is not all there is. */
export function tells(scene: Scene): boolean {
  const { now } = scene;
  return (
    now.situations.length > 0 ||
    ownFeelings(scene).some((felt) => felt.feeling.isPleasant !== true) ||
    now.words > 12
  );
}

export const alone = (act: string) => (scene: Scene) => scene.now.acts.has(act) && !tells(scene);

const hardWords = new Set(["susah", "sulit", "sama", "gagal", "percuma"]);
const goodWords = new Set([
  "lumayan",
  "membantu",
  "bagus",
  "enak",
  "mendingan",
  "lega",
  "selesai",
  "beres",
  "kelar",
]);
const laterWords = new Set([
  "nanti",
  "oke",
  "coba",
  "mencoba",
  "dicoba",
  "besok",
  "ya",
  "boleh",
  "begitu",
  "lihat",
  "gas",
]);

/** How it went with what was given to try, when the message is about that. */
export function outcomeOf(scene: Scene): Outcome | undefined {
  const { now, memory } = scene;
  const didBefore = memory.earlier.at(-1)?.acts.has("did") === true;
  if (now.acts.has("request") || now.acts.has("exercise") || now.acts.has("plan")) return undefined;
  if (!(memory.wasAdvised || didBefore) || scene.news.length > 0 || now.words > 16 || now.isQuestion)
    return undefined;
  const words = now.message.tokens;
  const isGood =
    now.acts.has("better") ||
    now.acts.has("done") ||
    isGlad(scene) ||
    words.some((token) => goodWords.has(token.word) && !token.isNegated);
  const isHard = words.some((token) => token.isNegated || hardWords.has(token.word));
  if (isGood && !now.acts.has("thanks")) return "good";
  if (isHard && memory.explained !== undefined) return "hard";
  const isToldOf = now.acts.has("tried") || now.acts.has("did");
  const isPlanned = now.acts.has("intends") && now.words > 5;
  return now.words < 9 &&
    !isHard &&
    !isToldOf &&
    !isPlanned &&
    words.some((token) => laterWords.has(token.word))
    ? "later"
    : undefined;
}

export function takesUp(scene: Scene): boolean {
  const { memory, now } = scene;
  if (now.acts.has("thanks")) return false;
  const isYes =
    now.acts.has("yes") ||
    ["boleh", "mau", "bagaimana", "coba"].some((word) => now.message.tokens[0]?.word === word);
  return (
    memory.offered !== undefined &&
    memory.askedLast === "offer" &&
    isYes &&
    now.words < 10 &&
    !now.message.tokens.some((token) => token.isNegated)
  );
}

export function turnsDown(scene: Scene): boolean {
  const { memory, now } = scene;
  return (
    memory.offered !== undefined &&
    memory.askedLast === "offer" &&
    now.words < 8 &&
    scene.news.length === 0 &&
    (now.acts.has("no") || now.message.tokens.some((token) => token.isNegated))
  );
}

export function asksInField(scene: Scene): boolean {
  return (
    scene.now.isQuestion &&
    scene.now.topics.length > 0 &&
    (scene.now.acts.has("howto") || scene.now.acts.has("advice"))
  );
}

/** "kasih latihan dong": an outright request, not "udah coba latihannya" and not "ga usah latihan". */
export function asksForExercise({ now }: Scene): boolean {
  const isPast = now.acts.has("tried") || now.acts.has("did") || now.acts.has("done");
  const isRefused = now.message.tokens.some(
    (token) =>
      token.isNegated &&
      /^(?:latihan|latihannya|teknik|trik|kasih|beri|memberi|mau|coba|butuh)$/.test(token.word),
  );
  return now.acts.has("exercise") && !isPast && !isRefused;
}

const denials = new Set(["tidak", "belum", "bukan"]);
const admissions = new Set(
  "ya pernah kadang kadang-kadang sering sempat ada mungkin selalu masih kepikiran memikirkan terlintas".split(
    " ",
  ),
);
const dyingAsked = /tidak hidup lagi/;

/** The companion asked about dying, and this answers it. */
export function answersDying({ memory, now }: Scene): "yes" | "no" | undefined {
  if (!dyingAsked.test(memory.lately.at(-1) ?? "") || now.words > 12) return undefined;
  if (now.acts.has("unsure")) return "yes";
  const words = now.message.tokens;
  const isDenied = words.some((token) => token.isNegated || denials.has(token.word));
  const isAdmitted = words.some((token) => admissions.has(token.word) && !token.isNegated);
  // "ya enggak" denies, "iya, tapi ga akan" does not.
  const [first, second] = now.message.clauses[0]?.tokens ?? [];
  const isJustNo = first?.word === "ya" && denials.has(second?.word ?? "");
  if (isAdmitted && !isJustNo) return "yes";
  return isDenied ? "no" : undefined;
}

/** "maksudnya aku takut dicap bandel": said again in other words. */
export function explainsAgain({ now }: Scene): boolean {
  const first = now.message.tokens[0]?.word;
  return (first === "maksudnya" || first === "maksudku") && now.words > 2 && !now.isQuestion;
}

const longQuestion = 60;

/** Opinions are asked for briefly; in a long story they are one thread of many. */
export const brief = (act: string) => (scene: Scene) =>
  scene.now.acts.has(act) && scene.now.words <= longQuestion;

export const blame = /\b(?:salah|egois|jahat|durhaka)\b/;

/** "kenapa aku" as a question, not in "jelasin kenapa aku resign". */
export function asksWhy(scene: Scene): boolean {
  const first = scene.now.message.tokens[0]?.word;
  return scene.now.isQuestion || first === "kenapa" || first === "kok";
}
