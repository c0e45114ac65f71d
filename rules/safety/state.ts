import { byPriority, distressMax, higher, holdMs, recentMax, recentMs, srq17Ms } from "./levels.ts";
import type { RiskCategory, RiskLevel, RiskState } from "./types.ts";

type Now = { level: RiskLevel; categories: RiskCategory[]; next: RiskState };

/** Returns the level that is still open from earlier texts. */
export function openLevel(state: RiskState | undefined, atMs: number): RiskLevel {
  if (state === undefined) return 0;
  return atMs - state.signAtMs < holdMs(state.level) ? state.level : 0;
}

/**
 * Returns what applies now: a text can raise an open level, never lower it. Every sign of level 2 or more keeps the
 * level open for its full time again. Distress of somebody else, or in a text that the classifier finds calm, is not added
 * up to a danger, unless a screening lately had a yes to question 17.
 */
export function carryOn(
  state: RiskState | undefined,
  text: { level: RiskLevel; categories: RiskCategory[]; isCalm?: boolean },
  atMs: number,
): Now {
  const lately = (state?.recent ?? []).filter((one) => atMs - one.atMs < recentMs);
  const isAddedUp = text.level !== 1 || !text.isCalm || isLately(state?.srq17AtMs, atMs);
  const recent = [...lately, { level: isAddedUp ? text.level : 0, atMs }].slice(-recentMax);
  const raised = isAddedUp ? raise(text.level, recent, state?.srq17AtMs, atMs) : text.level;
  const open = openLevel(state, atMs);
  const level = higher(raised, open);
  const isSign = raised >= 2 || raised >= open;
  const kept = open > 0 ? (state?.categories ?? []) : [];
  const categories = [...new Set([...text.categories, ...kept])].sort(byPriority);
  const srq17 = isLately(state?.srq17AtMs, atMs) ? { srq17AtMs: state?.srq17AtMs } : {};
  return {
    level,
    categories,
    next: { level, categories, signAtMs: isSign ? atMs : (state?.signAtMs ?? atMs), recent, ...srq17 },
  };
}

/** Returns the state after the danger was denied twice: level 1, without the signs that led there. */
export function takenBack(state: RiskState | undefined, atMs: number): Now {
  const srq17 = isLately(state?.srq17AtMs, atMs) ? { srq17AtMs: state?.srq17AtMs } : {};
  const categories: RiskCategory[] = ["distress"];
  // The abuser may hold the phone, so later signs of violence weigh as much as before; and so do those after a level 3.
  const mayBeForced = state?.categories.includes("violence_victim") === true;
  const cleared = mayBeForced || state?.level === 3 ? {} : { clearedAtMs: atMs };
  return {
    level: 1,
    categories,
    next: { level: 1, categories, signAtMs: atMs, recent: [], ...cleared, releasedAtMs: atMs, ...srq17 },
  };
}

/** Distress becomes risk when it keeps coming within a day, or within 30 days after a yes to question 17. */
function raise(
  level: RiskLevel,
  recent: RiskState["recent"],
  srq17AtMs: number | undefined,
  atMs: number,
): RiskLevel {
  if (level !== 1) return level;
  const often = recent.filter((one) => one.level >= 1).length >= distressMax;
  return often || isLately(srq17AtMs, atMs) ? 2 : 1;
}

const isLately = (srq17AtMs: number | undefined, atMs: number): srq17AtMs is number =>
  srq17AtMs !== undefined && atMs - srq17AtMs < srq17Ms;

/** Returns the state after a yes to question 17: a sign of that level and, once the screening was sent, its date. */
export function afterScreening(
  state: RiskState | undefined,
  level: RiskLevel,
  atMs: number,
  isSent: boolean,
): RiskState {
  const { next } = carryOn(state, { level, categories: ["ideation"] }, atMs);
  return isSent ? { ...next, srq17AtMs: atMs } : next;
}
