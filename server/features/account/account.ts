import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db, Tx } from "#server/db/db.ts";
import { signUps, users } from "#server/db/tables/user.ts";
import { voidConsents } from "#server/features/consent/consent.ts";
import { removeFactor } from "#server/features/second-factor/second-factor.ts";
import type { App, Client } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/client/clients.ts";
import { fail } from "#server/platform/failure.ts";
import { cookieIn, setCookie } from "#server/platform/http/cookie.ts";
import { revokeSessionsOf } from "#server/platform/security/session.ts";

/** Returns the account of an address at one client. */
export async function findUser(db: Pick<Db, "select">, clientId: number, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.email, email)));
  return user;
}

/** Returns the client that an account form names; it must be the client whose page sent the form. */
export async function clientOfForm(
  app: App,
  pageClient: Client,
  username: string,
  header: unknown,
): Promise<Client> {
  const client = await clientBySlug(app, username);
  if (header !== undefined && client.id !== pageClient.id) throw fail("client_not_found");
  return client;
}

/**
 * Returns the newest sign-up with an address since its account was verified, if it ever was; with `signUpId`, only that
 * sign-up.
 */
export async function waitingSignUp(
  db: Pick<Db, "select">,
  user: typeof users.$inferSelect,
  signUpId?: number,
) {
  const isOf = and(
    eq(signUps.clientId, user.clientId),
    eq(signUps.userId, user.id),
    signUpId === undefined ? undefined : eq(signUps.id, signUpId),
  );
  const isLater = user.verifiedAt ? gt(signUps.createdAt, user.verifiedAt) : undefined;
  const [row] = await db.select().from(signUps).where(and(isOf, isLater)).orderBy(desc(signUps.id)).limit(1);
  return row;
}

/**
 * Records that whoever acts now reads the mailbox of the account. At the first proof, consents, sessions and a second
 * factor of before become void: nobody knows whose they are.
 */
export async function proveMailbox(tx: Tx, user: { id: number; clientId: number }): Promise<void> {
  const first = await tx
    .update(users)
    .set({ verifiedAt: sql`app_now()` })
    .where(
      and(
        eq(users.clientId, user.clientId),
        eq(users.id, user.id),
        isNull(users.verifiedAt),
        isNull(users.erasedAt),
      ),
    )
    .returning({ id: users.id });
  if (first.length === 0) return;
  await voidConsents(tx, user);
  await removeFactor(tx, user);
  await revokeSessionsOf(tx, user);
}

/*
 * A handle identifies a sign-up, and only the person who made it gets it. With it the mail for this sign-up can be
 * requested again, even if others signed up with the same address since (S-21); it reveals nothing about the address.
 * The browser keeps it in a cookie that is sent with the verification only, as proof of where the password was typed.
 */

const handlePlace = "sign-up";
/** Longer than a mailed link is valid, so that a link that was requested again still finds it. */
const handleSeconds = 7 * 86_400;

const handleCookie = (clientId: number) => `sign_up_${clientId}`;

/** Returns the handle of a sign-up, and leaves it in the browser that receives this response. */
export async function giveHandle(
  app: App,
  clientId: number,
  signUpId: number,
  reply: FastifyReply,
): Promise<string> {
  const seal = await app.seals.of(app.database.db, clientId);
  const value = seal.seal(String(signUpId).padStart(12, "0"), handlePlace).toString("base64url");
  setCookie(app, reply, {
    name: handleCookie(clientId),
    value,
    path: "/api/users/verify-email",
    seconds: handleSeconds,
  });
  return value;
}

/** Returns the id of the sign-up that a handle names; undefined if the handle is not ours. */
export async function signUpOf(app: App, clientId: number, handle: string): Promise<number | undefined> {
  const seal = await app.seals.of(app.database.db, clientId);
  try {
    return Number(seal.open(Buffer.from(handle, "base64url"), handlePlace));
  } catch {
    return undefined;
  }
}

/** Returns the id of the sign-up at this client whose password was typed in the browser that asks. */
export async function signUpHere(
  app: App,
  clientId: number,
  request: FastifyRequest,
): Promise<number | undefined> {
  const handle = cookieIn(app, request, handleCookie(clientId));
  return handle === undefined ? undefined : signUpOf(app, clientId, handle);
}
