import type { Handler } from "#server/platform/app.ts";
import { planOfMember } from "./safety-plan.ts";

/** returns the member's safety plan. Reading needs no consent, because the plan stays the member's own. */
export const getSafetyPlan: Handler<"getSafetyPlan"> = async ({ app, member }) => {
  const { db } = app.database;
  const seal = await app.seals.of(db, member.clientId);
  return { status: "success", data: await planOfMember(db, seal, member) };
};
