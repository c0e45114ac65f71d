import { eq, sql } from "drizzle-orm";
import type { Database, Db } from "#server/db/db.ts";
import { sessions } from "#server/db/tables/user.ts";
import type { Member } from "./app.ts";
import { hashToken, newToken } from "./secrets.ts";

/** Opens a session and answers its token, which is stored hashed only. */
export async function openSession(db: Pick<Db, "insert">, clientId: number, userId: number): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ clientId, userId, tokenHash: hashToken(token) });
  return token;
}

type SessionRow = Member & { stale: boolean };

/**
 * The member whose session this token is, or undefined. Sessions end after 30 days without use and after 90 days
 * at the latest; use is noted at most once an hour. A named statement: it runs before every call.
 */
export async function memberOf({ db, pool }: Database, token: string): Promise<Member | undefined> {
  const { rows } = await pool.query<SessionRow>({
    name: "member-of-session",
    text: `select u.id, u.client_id as "clientId", s.id as "sessionId", u.name, u.email,
        s.last_used_at < app_now() - interval '1 hour' as stale
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.revoked_at is null
        and s.last_used_at > app_now() - interval '30 days' and s.created_at > app_now() - interval '90 days'`,
    values: [hashToken(token)],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { stale, ...member } = row;
  if (stale) {
    await db.update(sessions).set({ lastUsedAt: sql`app_now()` }).where(eq(sessions.id, member.sessionId));
  }
  return member;
}

/** Ends a session at once, on every server. */
export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.update(sessions).set({ revokedAt: sql`app_now()` }).where(eq(sessions.id, sessionId));
}
