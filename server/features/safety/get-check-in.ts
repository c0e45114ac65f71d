import { sql } from "drizzle-orm";
import { rememberedOf, type StateRow, stateColumns } from "#server/features/risk/risk.ts";
import type { Handler } from "#server/platform/app.ts";

const hourMs = 3_600_000;

/**
 * returns whether the check-in is due: within 72 hours after a screening with a yes to question 17, at the next
 * visit. That is a new sign-in or, since sessions last for weeks, the same session after the six hours of the hold.
 */
export const getCheckIn: Handler<"getCheckIn"> = async ({ app, member }) => {
  const { db } = app.database;
  const { rows } = await db.execute<StateRow & { now: string; signed_in_at: string }>(sql`
    select ${stateColumns}, l.created_at as signed_in_at, app_now() as now from safety_states s, sessions l
    where s.client_id = ${member.clientId} and s.user_id = ${member.id} and l.id = ${member.sessionId}`);
  const [row] = rows;
  const { checkInMs } = rememberedOf(row, await app.seals.of(db, member.clientId), member.id);
  if (!row || checkInMs === null) return { status: "success", data: { is_due: false } };
  const agoMs = new Date(row.now).getTime() - checkInMs;
  const isNewVisit = new Date(row.signed_in_at).getTime() > checkInMs || agoMs >= 6 * hourMs;
  return { status: "success", data: { is_due: agoMs < 72 * hourMs && isNewVisit } };
};
