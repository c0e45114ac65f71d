import { and, eq, sql } from "drizzle-orm";
import { sessions } from "#server/db/tables/user.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { ownSessions } from "#server/platform/security/session.ts";

/** signs one device out; its open streams end within a second. */
export const endSession: Handler<"endSession"> = async ({ app, member, params }) => {
  const [ended] = await app.database.db
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(and(ownSessions(member), eq(sessions.id, params.id)))
    .returning({ id: sessions.id });
  orNotFound(ended);
  return { status: "success" };
};
