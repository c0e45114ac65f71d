import { sql } from "drizzle-orm";
import type { Handler } from "#server/platform/app.ts";

/**
 * returns whether the check-in is due: within 72 hours after a screening with a yes to question 17, at the next
 * visit. That is a new sign-in or, since sessions last for weeks, the same session after the six hours of the hold.
 */
export const getCheckIn: Handler<"getCheckIn"> = async ({ app, member }) => {
  const { rows } = await app.database.db.execute(sql`
    select 1 from safety_states s, sessions l
    where s.client_id = ${member.clientId} and s.user_id = ${member.id} and l.id = ${member.sessionId}
      and s.check_in_from > app_now() - interval '72 hours'
      and (l.created_at > s.check_in_from or s.check_in_from <= app_now() - interval '6 hours')`);
  return { status: "success", data: { is_due: rows.length > 0 } };
};
