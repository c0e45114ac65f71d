import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { isOfContext, isPattern } from "#rules/registration.ts";
import type { Tx } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { emailTokens, sessions, users } from "#server/db/tables/user.ts";
import { voidConsents } from "#server/features/consent/consent.ts";
import { mailOf, sendCounted } from "#server/features/mail/mail.ts";
import { closeChallenges } from "#server/features/second-factor/second-factor.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/client/clients.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { fail } from "#server/platform/failure.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { countGuess, forgetGuesses } from "#server/platform/security/password-guesses.ts";
import {
  hashPassword,
  isPasswordHash,
  noPassword,
  verifyPassword,
} from "#server/platform/security/secrets.ts";
import { revokeSessionsOf } from "#server/platform/security/session.ts";
import { registerTexts } from "#texts/account/register.ts";
import { mailTexts } from "#texts/mail/mail.ts";

let commonPasswords: Promise<Set<string>> | undefined;

/**
 * Returns whether a password is among the most common ones (NIST SP 800-63B-4), has a pattern, or is made of our own and
 * the client's name. The list is loaded at first use; it was made from breaches and leaves out what has a pattern.
 */
export async function isGuessable(
  password: string,
  client: Pick<Client, "username" | "name">,
): Promise<boolean> {
  if (isPattern(password) || isOfContext(password, [client.username, client.name])) return true;
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((word) => word.length >= 8)),
  );
  return (await commonPasswords).has(password.toLowerCase());
}

/**
 * Returns the hash to store for a new password; refuses an easily guessed one, with an error on the given form field.
 * Must be called before any transaction, because hashing is slow and may wait in a queue.
 */
export async function newPasswordHash(
  app: App,
  clientId: number,
  password: string,
  field: string,
): Promise<string> {
  if (await isGuessable(password, await clientBySlug(app, clientId))) {
    throw fail("invalid", { fields: { [field]: [registerTexts.passwordCommon] } });
  }
  return hashPassword(password, "known");
}

type Whose = { id: number; clientId: number };

/**
 * Changes a password, however that was requested: all sessions except `keepSession` end, every link that could change
 * it again becomes void, and a mail tells the owner.
 */
export async function changePasswordOf(
  app: App,
  tx: Tx,
  user: Whose,
  passwordHash: string,
  { keepSession }: { keepSession?: number } = {},
): Promise<void> {
  await replacePassword(tx, user, passwordHash, keepSession);
  await app.queue.enqueue(tx, tellOfNewPassword, { userId: user.id });
}

/**
 * Voids whatever a stranger who knew the password may have left: the password, all sessions and links, and the consents
 * that were given with them.
 */
export async function voidPasswordOf(tx: Tx, user: Whose): Promise<void> {
  await replacePassword(tx, user, noPassword);
  await voidConsents(tx, user);
}

async function replacePassword(
  tx: Tx,
  user: Whose,
  passwordHash: string,
  keepSession?: number,
): Promise<void> {
  const isMine = and(eq(users.clientId, user.clientId), eq(users.id, user.id));
  await tx.update(users).set({ passwordHash }).where(isMine);
  await tx
    .update(emailTokens)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(emailTokens.clientId, user.clientId),
        eq(emailTokens.userId, user.id),
        ne(emailTokens.kind, "verify"),
        isNull(emailTokens.usedAt),
      ),
    );
  await closeChallenges(tx, user);
  await revokeSessionsOf(tx, user, keepSession);
}

/** Tells the owner that the password was changed, and what to do if they did not do it. */
export const tellOfNewPassword: Job<{ userId: number }> = {
  name: "tell-of-new-password",
  run: async (app, { userId }, jobId) => {
    const [row] = await app.database.db
      .select({ email: users.email, name: users.name, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
    if (!row) return;
    const { client, ...to } = row;
    const link = `${originOf(app, client)}/${client.username}/forgot-password`;
    const send = async () => {
      await app.external.mail.send(
        mailOf({ to, client, wording: mailTexts.passwordChanged, link, id: jobId }),
      );
      return true;
    };
    // No stranger can trigger it.
    await sendCounted(app, to.email, send, "always");
  },
};

/**
 * Returns whether this is the password of the member, entered in their session. Attempts are counted per session, as
 * sign-in counts them per device: somebody with a stolen session gets a hundred and locks the owner out of no other
 * session.
 */
export async function isOwnPassword(app: App, member: Member, password: string): Promise<boolean> {
  const { clientId, sessionId, email } = member;
  const { db } = app.database;
  await app.limits.take("confirmBySession", String(sessionId));
  const [user] = await db
    .select({ stored: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.clientId, clientId), eq(sessions.id, sessionId)));
  // The account was erased since the call began; its emptied hash must not make the right password look wrong.
  if (!user) throw fail("unauthenticated");
  const { stored } = user;
  const guess = await countGuess(db, { clientId, email, stored, device: `session:${sessionId}` });
  if (!(await verifyPassword(stored, password, { known: `${clientId}:${email}` }))) return false;
  await app.limits.forget("confirmBySession", String(sessionId));
  await forgetGuesses(db, guess);
  return true;
}

/**
 * Returns how a member can prove their identity again: the password hash, if there is one, and whether the session was
 * confirmed in the last ten minutes.
 */
export async function confirmationOf(app: App, { sessionId }: Member) {
  const [row] = await app.database.db
    .select({
      stored: users.passwordHash,
      isRecent: sql<boolean>`${sessions.confirmedAt} > app_now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  // The session ended since the call began, or was deleted with its account.
  if (!row) throw fail("unauthenticated");
  const { stored, isRecent } = row;
  // Members who sign in only with Google have no password.
  return { passwordHash: isPasswordHash(stored) ? stored : undefined, isRecent };
}

/**
 * Requires the member to prove their identity again, since the session alone may be stolen. Without a password, or with
 * `orRecent`, a confirmation within the last ten minutes is enough.
 */
export async function requireConfirmation(
  app: App,
  member: Member,
  password: string | undefined,
  { orRecent }: { orRecent: boolean },
): Promise<void> {
  const { passwordHash, isRecent } = await confirmationOf(app, member);
  if (isRecent && (orRecent || passwordHash === undefined)) return;
  if (password === undefined || passwordHash === undefined) throw fail("sign_in_again");
  if (!(await isOwnPassword(app, member, password))) throw fail("password_wrong");
}

/**
 * Requires a sign-in or the password within the last ten minutes (S-05, S-06), because an open session alone does not
 * prove that the owner is there. The refusal says in `has_password` whether there is a password to ask for.
 */
export async function mustBeConfirmed(app: App, member: Member): Promise<void> {
  const { passwordHash, isRecent } = await confirmationOf(app, member);
  if (!isRecent) throw fail("password_needed", { beside: { has_password: passwordHash !== undefined } });
}
