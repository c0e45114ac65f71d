import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type Db, type Tx, transact } from "#server/db/db.ts";
import { signInChallenges } from "#server/db/tables/second-factor.ts";
import { users } from "#server/db/tables/user.ts";
import { givenConsents } from "#server/features/consent/consent.ts";
import { acceptCode, factorStateOf, type Match } from "#server/features/second-factor/second-factor.ts";
import type { App, Client } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { hashToken, newToken } from "#server/platform/security/secrets.ts";
import { openSession } from "#server/platform/security/session.ts";
import { loginTexts } from "#texts/account/account.ts";

type Whose = { id: number; clientId: number };

/** What the first factor gives: a session, or a challenge that waits for a code where the second factor is on. */
export type Entry = { token: string } | { challenge: string };

/** How long a challenge waits for its code. */
const challengeFor = sql`interval '10 minutes'`;

/** Gives a member who proved the first factor what it opens. */
export async function enter(tx: Tx, user: Whose): Promise<Entry> {
  if (!(await factorStateOf(tx, user)).activeSince)
    return { token: await openSession(tx, user.clientId, user.id) };
  const challenge = newToken();
  await tx.insert(signInChallenges).values({
    clientId: user.clientId,
    userId: user.id,
    tokenHash: hashToken(challenge),
    expiresAt: sql`app_now() + ${challengeFor}`,
  });
  return { challenge };
}

/**
 * The same for whoever gave the password with this hash. Returns undefined when the hash changed since it was read, so
 * that nobody who knew only the old password is signed in after a change. The lock also keeps a factor from being
 * turned on meanwhile.
 */
export async function enterByPassword(
  db: Db,
  user: Whose & { passwordHash: string },
): Promise<Entry | undefined> {
  return transact(db, async (tx) => {
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for("share");
    return same && enter(tx, user);
  });
}

/** Returns the account whose challenge this is, while it waits. */
export async function challengedUser(db: Db, clientId: number, challenge: string) {
  const [row] = await db
    .select({ user: users })
    .from(signInChallenges)
    .innerJoin(users, eq(users.id, signInChallenges.userId))
    .where(isWaiting(clientId, challenge));
  return row?.user;
}

const isWaiting = (clientId: number, challenge: string) =>
  and(
    eq(signInChallenges.clientId, clientId),
    eq(signInChallenges.tokenHash, hashToken(challenge)),
    gt(signInChallenges.expiresAt, sql`app_now()`),
  );

/** Uses up a challenge with its code and opens the session. A code that was used meanwhile leaves the challenge. */
export async function enterByCode(tx: Tx, user: Whose, challenge: string, match: Match): Promise<string> {
  // Everything that ends challenges locks the member first.
  const [open] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, user.clientId), eq(users.id, user.id), isNull(users.erasedAt)))
    .for("share");
  const used = await tx
    .delete(signInChallenges)
    .where(isWaiting(user.clientId, challenge))
    .returning({ id: signInChallenges.id });
  if (!open || used.length === 0) throw fail("challenge_expired");
  if (!(await acceptCode(tx, match))) throw fail("code_wrong");
  return openSession(tx, user.clientId, user.id);
}

/** The answer to a sign-in; refuses with the challenge if a code is still missing. */
export async function answerOf(app: App, client: Client, userId: number, entry: Entry) {
  if ("challenge" in entry) throw fail("second_factor_needed", { beside: entry });
  const consents = await givenConsents(app.database.db, app, client, userId);
  return {
    status: "success" as const,
    message: loginTexts.done,
    data: {
      token: entry.token,
      agree_with_tnc: consents.some((row) => row.kind === "terms"),
      user_id: userId,
    },
  };
}
