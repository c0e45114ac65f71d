import { type Sign, signsFollowing } from "./judge.ts";
import { wordsIn } from "./language/scan.ts";
import { followAssentMs } from "./levels.ts";
import { openLevel } from "./state.ts";
import type { RiskState } from "./types.ts";

/** Words of a text that may be nothing but a time, or nothing but a yes. */
const timeWordsMax = 4;
const assentWordsMax = 3;

const ownRisk = new Set(["ideation", "self_harm", "plan_or_imminent"]);

/**
 * Signs that mean something only after a sign of danger to oneself: `iya udah ada rencana`, `malam ini`, `kuat banget`.
 * We ask directly, so the answers are short and name nothing.
 */
export function signsAfterRisk(text: string, state: RiskState | undefined, atMs: number): Sign[] {
  if (state === undefined || openLevel(state, atMs) < 2) return [];
  if (!state.categories.some((category) => ownRisk.has(category))) return [];
  const words = wordsIn(text);
  return signsFollowing(text, {
    time: words <= timeWordsMax,
    assent: words <= assentWordsMax && atMs - state.signAtMs <= followAssentMs,
  });
}
