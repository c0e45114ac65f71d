import { and, eq, sql } from "drizzle-orm";
import type { SafetyPlan } from "#contract/safety-plan.ts";
import { planOf } from "#rules/safety-plan.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { safetyPlans } from "#server/db/tables/safety.ts";
import { users } from "#server/db/tables/user.ts";
import { missingConsents, screeningConsents } from "#server/features/consent/consent.ts";
import type { Handler, Member } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { noteTextRisk, noticeBeside } from "./safety.ts";
import { judgePlan, planOfMember, planPlace } from "./safety-plan.ts";

/**
 * saves the submitted parts encrypted, unless somebody saved since the version that they are based on. If a text
 * signals risk, the answer carries the help card, as in feedback.
 */
export const saveSafetyPlan: Handler<"saveSafetyPlan"> = async ({ app, client, member, body }) => {
  await app.limits.take("planByUser", String(member.id));
  const { db } = app.database;
  const needs = await missingConsents(db, app, client, member, screeningConsents);
  if (needs.length > 0) throw fail("consent_required", { beside: { needs } });
  const seal = await app.seals.of(db, member.clientId);
  const { data, assessment } = await transact(db, async (tx) => {
    // Locks the member's row, because before the first save there is no plan row to lock.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.clientId, member.clientId), eq(users.id, member.id)))
      .for("no key update");
    const current = await planOfMember(tx, seal, member);
    if (current.version !== body.version) throw fail("plan_changed", { beside: { current } });
    const parts = planOf((part) => body.parts[part] ?? current.parts[part]);
    const assessment = judgePlan(current.parts, parts);
    if (assessment)
      await noteTextRisk(
        tx,
        seal,
        { clientId: member.clientId, userId: member.id, source: "plan" },
        assessment,
      );
    return { data: await store(tx, seal, member, { version: body.version + 1, parts }), assessment };
  });
  const safety = assessment && noticeBeside(assessment);
  return { status: "success", data, ...(safety ? { safety } : {}) };
};

type Written = Pick<SafetyPlan, "version" | "parts">;

async function store(
  tx: Tx,
  seal: ClientSeal,
  { id: userId, clientId }: Member,
  { version, parts }: Written,
): Promise<SafetyPlan> {
  const planSealed = seal.seal(JSON.stringify(parts), planPlace(userId));
  const written = { version, planSealed, savedAt: sql`app_now()` };
  const [row] = await tx
    .insert(safetyPlans)
    .values({ clientId, userId, ...written })
    .onConflictDoUpdate({
      target: safetyPlans.userId,
      set: written,
      setWhere: eq(safetyPlans.clientId, clientId),
    })
    .returning({ savedAt: safetyPlans.savedAt });
  return { version, saved_at: orNotFound(row).savedAt.toISOString(), parts };
}
