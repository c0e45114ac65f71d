import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { deviceOf, storedDevice } from "#rules/device.ts";
import { type Database, type Db, inOneTrip, type Tx } from "#server/db/db.ts";
import { sessions, users } from "#server/db/tables/user.ts";
import type { Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { hashToken, newToken } from "./secrets.ts";

type Whose = { id: number; clientId: number };

/** Opens a session and returns its token; only the token's hash is stored. */
export async function openSession(db: Pick<Db, "insert">, clientId: number, userId: number): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ clientId, userId, tokenHash: hashToken(token) });
  return token;
}

/** Returns the member of the session that a request carries although its call needs none. */
export async function memberAsking(
  database: Database,
  { headers }: FastifyRequest,
): Promise<Member | undefined> {
  const token = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? "")?.[1];
  return token ? memberOf(database, token) : undefined;
}

type SessionRow = Member & { isStale: boolean; isUnnamed: boolean };

/**
 * Returns the member of a session token, or undefined. Sessions end after 30 days without use and after 90 days at the
 * latest; use is recorded at most once an hour, the device at the first use. It is a prepared statement because it runs
 * before every call.
 */
export async function memberOf(
  { db }: Pick<Database, "db">,
  token: string,
  userAgent = "",
): Promise<Member | undefined> {
  const step = { name: "member-of-session", text: sessionSql, values: [hashToken(token)] };
  const [rows] = await inOneTrip(db, [step]);
  const row = rows?.[0] as SessionRow | undefined;
  if (!row) return undefined;
  const { isStale, isUnnamed, ...member } = row;
  if (isStale || isUnnamed) {
    await db
      .update(sessions)
      .set({
        ...(isStale ? { lastUsedAt: sql`app_now()` } : {}),
        ...(isUnnamed ? { device: storedDevice(deviceOf(userAgent)) } : {}),
      })
      .where(eq(sessions.id, member.sessionId));
  }
  return member;
}

/** SQL condition: used within 30 days and no older than 90 days. */
const isInTime = (table: string) =>
  `${table}.last_used_at > app_now() - interval '30 days' and ${table}.created_at > app_now() - interval '90 days'`;

const sessionSql = `
  select u.id, u.client_id as "clientId", s.id as "sessionId", u.name, u.email,
    s.last_used_at < app_now() - interval '1 hour' as "isStale", s.device is null as "isUnnamed"
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.revoked_at is null and u.erased_at is null and ${isInTime("s")}`;

/** SQL condition: valid sessions of a member. */
export const ownSessions = ({ id, clientId }: Pick<Member, "id" | "clientId">) =>
  and(
    eq(sessions.clientId, clientId),
    eq(sessions.userId, id),
    isNull(sessions.revokedAt),
    sql.raw(isInTime("sessions")),
  );

/** Ends a session at once, on every server. */
export async function revokeSession(db: Db, sessionId: number): Promise<void> {
  await db.update(sessions).set({ revokedAt: sql`app_now()` }).where(eq(sessions.id, sessionId));
}

/** Ends all sessions of a client's members at once, on every server; returns how many. */
export async function revokeSessionsOfClient(db: Pick<Db, "update">, clientId: number): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends all sessions of a member at once, on every server, except `keep`; returns how many. */
export async function revokeSessionsOf(db: Pick<Db, "update">, user: Whose, keep?: number): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(
      and(
        eq(sessions.clientId, user.clientId),
        eq(sessions.userId, user.id),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Refuses when the session ended since the call began, as may happen during a slow upload; locks it until the
 * transaction ends. The member is locked before the session, the order used by everything that ends sessions.
 */
export async function mustStillBeSignedIn(tx: Tx, { id, clientId, sessionId }: Member): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.id, id)))
    .for("no key update");
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for("share");
  if (!open) throw fail("unauthenticated");
}

/** Records that the session's member proved their identity again. */
export async function confirmSession(db: Db, sessionId: number): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`app_now()` }).where(eq(sessions.id, sessionId));
}
