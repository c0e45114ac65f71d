import type { Handler } from "#server/platform/app.ts";
import { planOfMember } from "./safety-plan.ts";

/** reading needs no consent; what was written stays the member's. */
export const getSafetyPlan: Handler<"getSafetyPlan"> = async ({ app, member }) => {
  const { db } = app.database;
  const seal = await app.seals.of(db, member.clientId);
  return { status: "success", data: await planOfMember(db, seal, member) };
};
