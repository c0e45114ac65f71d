import { and, eq } from "drizzle-orm";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import { assess } from "#rules/safety/assess.ts";
import type { Assessment } from "#rules/safety/types.ts";
import { emptyPlan, newLines, type Plan, type PlanPart } from "#rules/safety-plan.ts";
import type { Db } from "#server/db/db.ts";
import { safetyPlans } from "#server/db/tables/safety.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { assessText } from "./safety.ts";

type Owner = { id: number; clientId: number };

/** The place (AES-GCM associated data) that a member's plan is sealed to. */
export const planPlace = (userId: number): string => `safety-plan:${userId}`;

/** Returns the member's plan, or an empty one at version 0 if there is none. */
export async function planOfMember(
  db: Pick<Db, "select">,
  seal: ClientSeal,
  { id, clientId }: Owner,
): Promise<SafetyPlan> {
  const [row] = await db
    .select()
    .from(safetyPlans)
    .where(and(eq(safetyPlans.clientId, clientId), eq(safetyPlans.userId, id)));
  if (!row) return { version: 0, saved_at: null, parts: emptyPlan() };
  const parts: Plan = JSON.parse(seal.open(row.planSealed, planPlace(id)));
  return { version: row.version, saved_at: row.savedAt.toISOString(), parts };
}

/**
 * Assesses each new line by itself and returns the gravest assessment. Unchanged lines are skipped, so that changing a
 * phone number does not show an old line's card again; the lines of a list do not form a sentence.
 */
export function judgePlan(before: Plan, now: Plan): Assessment | undefined {
  const judged = newLines(before, now).map(assessLine);
  return judged.reduce<Assessment | undefined>(
    (gravest, one) => (gravest && gravest.level >= one.level ? gravest : one),
    undefined,
  );
}

/**
 * Assesses one line. In `safer_place` lines members name the means, which the classifier takes for a plan, so only the
 * rules assess them.
 */
export function assessLine({ part, text }: { part: PlanPart; text: string }): Assessment {
  const context = { atMs: Date.now() };
  return part === "safer_place" ? assess(text, context) : assessText(text, context);
}
