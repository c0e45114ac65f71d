import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { emailTokens, users } from "#server/db/tables/user.ts";
import { mailOf, sendCounted } from "#server/features/mail/mail.ts";
import type { App, Member } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/clients.ts";
import { fail } from "#server/platform/failure.ts";
import { originOf } from "#server/platform/hosts.ts";
import type { Job } from "#server/platform/queue.ts";
import { hashPassword, noPassword } from "#server/platform/secrets.ts";
import { closeSessionsOf } from "#server/platform/session.ts";
import { mailTexts } from "#texts/mail.ts";
import { registerTexts } from "#texts/register.ts";
import { voidConsents } from "./consent.ts";
import { closeChallenges } from "./second-factor.ts";
import { confirmationOf, isGuessable } from "./user.ts";

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
  await closeSessionsOf(tx, user, keepSession);
}

/**
 * Requires a sign-in or the password within the last ten minutes (S-05, S-06), because an open session alone does not
 * prove that the owner is there. The refusal says in `has_password` whether there is a password to ask for.
 */
export async function mustBeConfirmed(app: App, member: Member): Promise<void> {
  const { passwordHash, isRecent } = await confirmationOf(app, member);
  if (!isRecent) throw fail("password_needed", { beside: { has_password: passwordHash !== undefined } });
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
