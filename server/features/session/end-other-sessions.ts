import { and, ne, sql } from "drizzle-orm";
import { sessions } from "#server/db/tables/user.ts";
import type { Handler } from "#server/platform/app.ts";
import { ownSessions } from "#server/platform/security/session.ts";

/** signs every other device out. */
export const endOtherSessions: Handler<"endOtherSessions"> = async ({ app, member }) => {
  const ended = await app.database.db
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(and(ownSessions(member), ne(sessions.id, member.sessionId)))
    .returning({ id: sessions.id });
  return { status: "success", data: { ended: ended.length } };
};
