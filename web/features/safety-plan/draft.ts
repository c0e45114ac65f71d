import type { SafetyPlan } from "#contract/safety-plan.ts";
import {
  changedParts,
  hasPhones,
  isPlanPhone,
  isPlanText,
  mergePlans,
  type Plan,
  type PlanLine,
  type PlanPart,
  planLinesMax,
  planOf,
  planParts,
  tidyPlan,
} from "#rules/safety-plan.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";

/** Unsaved edits, with the saved plan that they are based on. */
export type Draft = {
  base: SafetyPlan;
  typed: Plan;
  /** Saving it did not get through, so it is sent as soon as possible. */
  isDue: boolean;
};

export const beginDraft = (base: SafetyPlan): Draft => ({ base, typed: base.parts, isDue: false });

export const isChanged = ({ base, typed }: Draft): boolean =>
  Object.keys(changedParts(base.parts, tidyPlan(typed))).length > 0;

/** Moves the draft onto a plan that was saved meanwhile; `both` names the parts that now hold the lines of both. */
export function rebase(draft: Draft, current: SafetyPlan): { draft: Draft; both: PlanPart[] } {
  const { plan, both } = mergePlans(draft.base.parts, tidyPlan(draft.typed), current.parts);
  return { draft: { ...draft, base: current, typed: plan }, both };
}

/** Returns the errors that prevent sending a plan, by the server's field names. */
export function problemsOf(plan: Plan): Record<string, string[]> {
  return Object.fromEntries(
    planParts.flatMap((part) => [
      ...(plan[part].length > planLinesMax ? [[`parts.${part}`, [says.tooMany]]] : []),
      ...plan[part].flatMap((line, n) => lineProblems(`parts.${part}.${n}`, line)),
    ]),
  );
}

function lineProblems(name: string, { text, phone }: PlanLine): [string, string[]][] {
  const problems: [string, string[]][] = [];
  if (!isPlanText(text)) problems.push([`${name}.text`, [text === "" ? says.nameMissing : says.lineWrong]]);
  if (phone !== null && !isPlanPhone(phone)) problems.push([`${name}.phone`, [says.phoneWrong]]);
  return problems;
}

/** Returns the parts that have errors, in their order. */
export const troubledParts = (problems: Record<string, unknown>): PlanPart[] =>
  planParts.filter((part) =>
    Object.keys(problems).some((name) => name === `parts.${part}` || name.startsWith(`parts.${part}.`)),
  );

/** Parses a stored draft; undefined if it is not a valid one. */
export function draftFrom(raw: string): Draft | undefined {
  try {
    const { base, typed, isDue } = Object(JSON.parse(raw));
    const plan = planFrom(base);
    const parts = linesFrom(typed);
    return plan && parts && { base: plan, typed: parts, isDue: isDue === true };
  } catch {
    return undefined;
  }
}

/** Validates a plan of unknown type: from this device's storage, or from an error body. */
export function planFrom(value: unknown): SafetyPlan | undefined {
  const { version, saved_at, parts } = Object(value);
  const lines = linesFrom(parts);
  const isPlan = Number.isInteger(version) && (saved_at === null || typeof saved_at === "string");
  return isPlan && lines ? { version, saved_at, parts: lines } : undefined;
}

function linesFrom(value: unknown): Plan | undefined {
  const parts: Record<string, unknown> = Object(value);
  const isWhole = planParts.every((part) => Array.isArray(parts[part]));
  return isWhole
    ? planOf((part) => (Array.isArray(parts[part]) ? parts[part].flatMap(lineFrom) : []))
    : undefined;

  function lineFrom(one: unknown): PlanLine[] {
    const { text, phone } = Object(one);
    return typeof text === "string" ? [{ text, phone: typeof phone === "string" ? phone : null }] : [];
  }
}

/** Returns an empty line to type into. */
export const blankLine = (part: PlanPart): PlanLine => ({ text: "", phone: hasPhones(part) ? "" : null });
