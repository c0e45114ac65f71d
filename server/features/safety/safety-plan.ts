import { and, eq } from "drizzle-orm";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import { assess } from "#rules/safety/assess.ts";
import type { Assessment } from "#rules/safety/types.ts";
import { emptyPlan, newLines, type Plan, type PlanPart } from "#rules/safety-plan.ts";
import type { Db } from "#server/db/db.ts";
import { safetyPlans } from "#server/db/tables/safety.ts";
import type { ClientSeal } from "#server/platform/seal.ts";
import { assessText } from "./safety.ts";

type Owner = { id: number; clientId: number };

/** Where a member's plan is sealed to. */
export const planPlace = (userId: number): string => `safety-plan:${userId}`;

/** The member's own plan; an empty one at version 0 where there is none. */
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
 * Judges the lines that are new, each by itself, and answers the gravest: an old line brings no card again when a
 * number is changed, and lines of a list are no sentence.
 */
export function judgePlan(before: Plan, now: Plan): Assessment | undefined {
  const judged = newLines(before, now).map(assessLine);
  return judged.reduce<Assessment | undefined>(
    (gravest, one) => (gravest && gravest.level >= one.level ? gravest : one),
    undefined,
  );
}

/**
 * Judges one line. What makes a place safer names the means, which the classifier takes for a plan; there the rules
 * stand alone.
 */
export function assessLine({ part, text }: { part: PlanPart; text: string }): Assessment {
  const context = { atMs: Date.now() };
  return part === "safer_place" ? assess(text, context) : assessText(text, context);
}
