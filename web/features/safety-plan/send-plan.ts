import type { SafetyNotice } from "#contract/safety.ts";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import type { Answer, Body } from "#contract/schemas.ts";
import { changedParts, type PlanPart, tidyPlan } from "#rules/safety-plan.ts";
import { ApiError } from "#web/api/api.ts";
import { type Draft, planFrom, rebase } from "./draft.ts";

export type Sent = { notice: SafetyNotice | undefined } & (
  | { kind: "saved"; plan: SafetyPlan }
  /** Somebody changed the same parts: a person has to look at the lines of both first. */
  | { kind: "both"; draft: Draft; both: PlanPart[] }
);

/** Others who save at the same moment make room after so many tries. */
const triesMax = 4;

type Save = (body: Body<"saveSafetyPlan">) => Promise<Answer<"saveSafetyPlan">>;

/**
 * Sends what a draft changes. Where another tab was quicker it goes on from there by itself, unless both changed the
 * same part. An answer that was lost is found as a plan that already says the same.
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

/** The plan that somebody else saved meanwhile; any other refusal goes on to who asked. */
function refusedFor(error: unknown): { error: ApiError; current: SafetyPlan } {
  const current = error instanceof ApiError ? planFrom(error.body.current) : undefined;
  if (!(error instanceof ApiError) || !current) throw error;
  return { error, current };
}

/** The help card that stands beside a refusal. */
export function noticeBeside(error: unknown): SafetyNotice | undefined {
  const safety = error instanceof ApiError ? error.body.safety : undefined;
  return isNotice(safety) ? safety : undefined;
}

const isNotice = (value: unknown): value is SafetyNotice =>
  typeof value === "object" && value !== null && "contacts" in value && "message" in value;
