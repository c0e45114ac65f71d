import { z } from "zod";
import { isPlanPhone, isPlanText, planLinesMax } from "#rules/safety-plan.ts";
import { safetyPlanTexts as says } from "#texts/safety/safety-plan.ts";
import { safetyNotice } from "./safety.ts";
import { call, moment, success } from "./shape.ts";

const line = z.object({
  text: z.string().trim().refine(isPlanText, says.lineWrong),
  /** For a person or a service; the call link is made from it. */
  phone: z.string().trim().refine(isPlanPhone, says.phoneWrong).nullable().default(null),
});

const lines = z.array(line).max(planLinesMax, says.tooMany);

const parts = z.object({
  signs: lines,
  own_ways: lines,
  distractions: lines,
  people: lines,
  services: lines,
  safer_place: lines,
});

/** `version` grows with each save; it is 0, without a date, until the first one. */
const safetyPlan = z.object({ version: z.int(), saved_at: moment().nullable(), parts });

export type SafetyPlan = z.output<typeof safetyPlan>;

/** the member's safety plan; an empty one if there is none yet. */
export const getSafetyPlan = call({ answer: success(safetyPlan), errors: ["unauthenticated"] });

/**
 * saves the parts that are sent and leaves the others. `version` is the version that was edited: if another tab
 * has saved since, `plan_changed` carries the current plan as `current`. `safety` works as with feedback (C-42).
 */
export const saveSafetyPlan = call({
  body: z.object({ version: z.int().min(0).max(2_147_483_646), parts: parts.partial() }),
  answer: success(safetyPlan, { safety: safetyNotice.optional() }),
  errors: ["unauthenticated", "consent_required", "plan_changed"],
});
