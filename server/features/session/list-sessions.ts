import { desc, eq } from "drizzle-orm";
import { readDevice } from "#rules/device.ts";
import { sessions } from "#server/db/tables/user.ts";
import type { Handler } from "#server/platform/app.ts";
import { ownSessions } from "#server/platform/security/session.ts";

/** More than anybody looks through; X-13 ends all other sessions together, including those not shown. */
const shownMax = 100;

/** lists the sessions of the member's own account. */
export const listSessions: Handler<"listSessions"> = async ({ app, member }) => {
  const rows = await app.database.db
    .select()
    .from(sessions)
    .where(ownSessions(member))
    .orderBy(desc(eq(sessions.id, member.sessionId)), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(shownMax);
  return {
    status: "success",
    data: rows.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      ...readDevice(device),
      begun_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === member.sessionId,
    })),
  };
};
