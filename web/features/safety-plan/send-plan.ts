import type { SafetyNotice } from "#contract/safety.ts";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import type { Answer, Body } from "#contract/schemas.ts";
import { changedParts, type PlanPart, tidyPlan } from "#rules/safety-plan.ts";
import { ApiError } from "#web/api/api.ts";
import { type Draft, planFrom, rebase } from "./draft.ts";

export type Sent = { notice: SafetyNotice | undefined } & (
  | { kind: "saved"; plan: SafetyPlan }
  /** Both sides changed the same parts, so the member has to review the merged lines first. */
  | { kind: "both"; draft: Draft; both: PlanPart[] }
);

/** Maximum attempts when others save at the same moment; after the last one the refusal is thrown. */
const triesMax = 4;

type Save = (body: Body<"saveSafetyPlan">) => Promise<Answer<"saveSafetyPlan">>;

/**
 * Sends a draft's changes. If another tab saved first, it merges and retries, unless both changed the same part. If an
 * earlier answer was lost, the server's plan already contains the changes and nothing more is sent.
 */
export async function sendPlan(save: Save, draft: Draft): Promise<Sent> {
  let now = draft;
  let notice: SafetyNotice | undefined;
  for (let tries = 1; ; tries += 1) {
    const { version, parts: before } = now.base;
    const parts = changedParts(before, tidyPlan(now.typed));
    if (Object.keys(parts).length === 0) return { kind: "saved", plan: now.base, notice };
    const answer = await save({ version, parts }).catch(refusedFor);
    if (!("error" in answer)) return { kind: "saved", plan: answer.data, notice: answer.safety };
    if (tries === triesMax) throw answer.error;
    notice = noticeBeside(answer.error) ?? notice;
    const next = rebase(now, answer.current);
    if (next.both.length > 0) return { kind: "both", ...next, notice };
    now = next.draft;
  }
}

/** Returns the plan that another tab saved meanwhile; throws any other error. */
function refusedFor(error: unknown): { error: ApiError; current: SafetyPlan } {
  const current = error instanceof ApiError ? planFrom(error.body.current) : undefined;
  if (!(error instanceof ApiError) || !current) throw error;
  return { error, current };
}

/** Returns the help card in an error body. */
export function noticeBeside(error: unknown): SafetyNotice | undefined {
  const safety = error instanceof ApiError ? error.body.safety : undefined;
  return isNotice(safety) ? safety : undefined;
}

const isNotice = (value: unknown): value is SafetyNotice =>
  typeof value === "object" && value !== null && "contacts" in value && "message" in value;
