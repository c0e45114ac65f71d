import { signsAfterRisk } from "./follow.ts";
import { levelOf, signsIn } from "./judge.ts";
import { byPriority, higher } from "./levels.ts";
import { signsInPieces } from "./pieces.ts";
import { carryOn, openLevel } from "./state.ts";
import type { Assessment, RiskContext, RiskLevel, RiskState } from "./types.ts";

/** Goes up with every change of rules or words, so that an event tells what judged it. */
export const rulesVersion = "2026-11-21.3";

/** Longer texts are judged in windows of this length that overlap, so that no sentence is cut in all of them. */
const windowLength = 4000;
const windowStep = 3400;
/** Beyond this only beginning and end are read: work stays bounded for any input. */
const windowsMax = 10;

/**
 * Judges a text, alone and as the last piece of a sentence that came in several (`context.before`). Never throws:
 * what cannot be judged counts as level 1, so that help stays in sight.
 */
export function assess(text: string, context: RiskContext): Assessment {
  try {
    return judgeText(text, context);
  } catch {
    return unjudged(context);
  }
}

function judgeText(text: string, { state, atMs, before }: RiskContext): Assessment {
  const own = windowsOf(text).flatMap(signsIn);
  const pieces = signsInPieces(text, before ?? [], atMs, levelOf(own));
  const signs = [...own, ...pieces, ...signsAfterRisk(text, state, atMs)];
  const textLevel = levelOf(signs);
  const urgent = [...signs].sort((one, other) => byPriority(one.category, other.category));
  const found = [...new Set(urgent.map((sign) => sign.category))];
  const now = carryOn(state, { level: textLevel, categories: found }, atMs);
  return {
    level: now.level,
    textLevel,
    categories: now.categories,
    about: urgent[0]?.subject ?? "self",
    ruleIds: [...new Set(urgent.map((sign) => sign.ruleId))],
    version: rulesVersion,
    next: now.next,
  };
}

function windowsOf(text: string): string[] {
  const windows: string[] = [];
  for (let start = 0; start === 0 || start + windowLength - windowStep < text.length; start += windowStep) {
    windows.push(text.slice(start, start + windowLength));
  }
  if (windows.length <= windowsMax) return windows;
  return [...windows.slice(0, windowsMax / 2), ...windows.slice(-windowsMax / 2)];
}

function unjudged({ state, atMs }: RiskContext): Assessment {
  const open = stillOpen(state, atMs);
  const level = higher(1, open);
  const known = open > 0 ? state : undefined;
  return {
    level,
    textLevel: 1,
    categories: known?.categories ?? ["distress"],
    about: "self",
    ruleIds: ["not-judged"],
    version: rulesVersion,
    next: state ?? { level, categories: ["distress"], signAtMs: atMs, recent: [{ level: 1, atMs }] },
  };
}

/** The state itself may be what cannot be read. */
function stillOpen(state: RiskState | undefined, atMs: number): RiskLevel {
  try {
    return openLevel(state, atMs);
  } catch {
    return 0;
  }
}
