import { isCleared } from "./denial.ts";
import { isEmergency } from "./emergency.ts";
import { wordsIn } from "./language/scan.ts";
import { followAssentMs, ownCategories } from "./levels.ts";
import { asksOfDeath } from "./our-questions.ts";
import { type OpenRules, type Sign, signsOfOpen } from "./signs.ts";
import { openLevel } from "./state.ts";
import type { RiskState } from "./types.ts";

/** Most words that a text may have to count as a bare time, or as a bare yes. */
const timeWordsMax = 4;
const assentWordsMax = 3;

/**
 * Returns the signs that mean something only while a danger is open: `iya udah ada rencana`, `malam ini`, `kuat banget`
 * after a danger to oneself, `dia udah di depan` after violence. We ask directly, so the answers are short and name
 * nothing; `answers` is what the persona said last, if known.
 */
export function signsAfterRisk(
  text: string,
  state: RiskState | undefined,
  atMs: number,
  answers: string | undefined,
): Sign[] {
  if (state === undefined) return [];
  const mayRetract = isCleared(state, atMs) || state.deniedAtMs !== undefined;
  const retracted = mayRetract ? signsOfOpen(text, ["retract"]) : [];
  if (openLevel(state, atMs) < 2) return retracted;
  const { categories } = state;
  // "Sekarang juga" and "udah kubawa" belong to the help for somebody else.
  const isOwn = !isEmergency(state) && ownCategories.some((category) => categories.includes(category));
  const words = wordsIn(text);
  // A yes to whether somebody is near, or a time for something else, says nothing about a wish to die.
  const mayAssent = answers === undefined || asksOfDeath(answers);
  const kinds: OpenRules[] = [
    ...(isOwn ? (["plan", "own"] as const) : []),
    ...(isOwn && words <= timeWordsMax && mayAssent ? (["time"] as const) : []),
    ...(isOwn && words <= assentWordsMax && atMs - state.signAtMs <= followAssentMs && mayAssent
      ? (["assent"] as const)
      : []),
    ...(categories.includes("violence_victim") ? (["victim"] as const) : []),
    ...(isEmergency(state) ? (["attack"] as const) : []),
    ...(categories.includes("violence_to_others") ? (["anger"] as const) : []),
    ...(categories.includes("psychosis") ? (["mind"] as const) : []),
  ];
  return [...retracted, ...signsOfOpen(text, kinds)];
}
