import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { type Tx, transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { emailTokens, signUps, users } from "#server/db/tables/user.ts";
import type { Mail } from "#server/external/mail.ts";
import { firstWord, mailOf, type Spare, sendCounted } from "#server/features/mail/mail.ts";
import type { App } from "#server/platform/app.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { fail } from "#server/platform/failure.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { hashToken, newToken } from "#server/platform/security/secrets.ts";
import { mailTexts } from "#texts/mail/mail.ts";
import { findUser, proveMailbox, signUpHere, waitingSignUp } from "./account.ts";

/** Links are valid for a day; a used one succeeds again within it, so that a second press spoils nothing (S-22). */
const validFor = sql`interval '24 hours'`;

type Wish = { userId: number; signUpId: number };
type Row<T extends { $inferSelect: unknown }> = T["$inferSelect"];

/**
 * Sends the verification link of a sign-up or, to a verified account, a note that the account exists. The link proves
 * the mailbox; which password it activates depends on the browser that follows it.
 */
export const sendVerification: Job<Wish> = {
  name: "send-verification",
  // Each sign-up has one, whatever else was sent to the address.
  run: (app, wish, jobId) => mailVerification(app, wish, jobId, "always"),
};

async function mailVerification(
  app: App,
  { userId, signUpId }: Wish,
  jobId: string,
  spare?: Spare,
): Promise<void> {
  const [row] = await app.database.db
    .select({ user: users, client: clients })
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(eq(users.id, userId));
  // An account erased meanwhile gets no mail.
  if (!row || row.user.erasedAt) return;
  const { user, client } = row;
  const send = async () => {
    await app.external.mail.send(await verificationMail(app, user, client, signUpId, jobId));
    return true;
  };
  await sendCounted(app, user.email, send, spare);
}

async function verificationMail(
  app: App,
  user: Row<typeof users>,
  client: Row<typeof clients>,
  signUpId: number,
  id: string,
): Promise<Mail> {
  const { db } = app.database;
  const page = `${originOf(app, client)}/${client.username}`;
  if (user.verifiedAt) {
    return mailOf({ to: user, client, wording: mailTexts.alreadyRegistered, link: `${page}/login`, id });
  }
  const signUp = await waitingSignUp(db, user, signUpId);
  const token = newToken();
  await db.insert(emailTokens).values({
    clientId: client.id,
    userId: user.id,
    kind: "verify",
    signUpId: signUp?.id ?? null,
    tokenHash: hashToken(token),
    expiresAt: sql`app_now() + ${validFor}`,
  });
  const to = { email: user.email, name: firstWord(signUp?.name ?? user.name) };
  return mailOf({ to, client, wording: mailTexts.verify, link: `${page}/verify?token=${token}`, id });
}

/**
 * Sends the link of a sign-up again. If no sign-up is named and several people signed up with one address, it is
 * unclear whose password the link would activate: nothing is sent, and signing in with one's own password offers the
 * mail again.
 */
export const resendVerificationMail: Job<{ clientId: number; email: string; signUpId?: number }> = {
  name: "resend-verification",
  run: async (app, { clientId, email, signUpId }, jobId) => {
    const user = await findUser(app.database.db, clientId, email);
    if (!user || user.verifiedAt) return;
    const signUp = await waitingSignUp(app.database.db, user, signUpId ?? (await soleSignUp(app, user.id)));
    if (!signUp) return;
    // Who named the sign-up was counted when they asked.
    const spare = signUpId === undefined ? undefined : "always";
    await mailVerification(app, { userId: user.id, signUpId: signUp.id }, jobId, spare);
  },
};

/** Returns the id of the only sign-up of an unverified account, or 0, which matches none, if there are several. */
async function soleSignUp(app: App, userId: number): Promise<number> {
  const rows = await app.database.db
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.userId, userId))
    .limit(2);
  return rows.length === 1 ? (rows[0]?.id ?? 0) : 0;
}

/**
 * Verifies the address of a mailed token and activates the password that was typed in the browser that asks, if it
 * signed up with this address. Any other browser is asked for a new password: nobody knows who typed the one of the
 * sign-up. Once the address is verified, the same token changes nothing and succeeds (S-22).
 */
export async function verifyByToken(app: App, token: string, request: FastifyRequest): Promise<void> {
  const { db } = app.database;
  const [link] = await db
    .select({ id: emailTokens.id, clientId: emailTokens.clientId, userId: emailTokens.userId })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.tokenHash, hashToken(token)),
        eq(emailTokens.kind, "verify"),
        sql`${emailTokens.expiresAt} > app_now()`,
      ),
    );
  if (!link) throw fail("token_invalid");
  const signUpId = await signUpHere(app, link.clientId, request);
  await transact(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, clientId: users.clientId, verifiedAt: users.verifiedAt })
      .from(users)
      .where(and(eq(users.id, link.userId), isNull(users.erasedAt)))
      .for("update");
    if (!user) throw fail("token_invalid");
    if (user.verifiedAt) return;
    const typed = signUpId === undefined ? undefined : await passwordOf(tx, user, signUpId);
    if (!typed) throw fail("new_password_first");
    await tx.update(emailTokens).set({ usedAt: sql`app_now()` }).where(eq(emailTokens.id, link.id));
    await tx.update(users).set(typed).where(eq(users.id, user.id));
    await proveMailbox(tx, user);
  });
}

/** Returns what a sign-up with the address of this account typed; undefined if it was for another account. */
async function passwordOf(tx: Tx, user: { id: number; clientId: number }, signUpId: number) {
  const [typed] = await tx
    .select({ name: signUps.name, phone: signUps.phone, passwordHash: signUps.passwordHash })
    .from(signUps)
    .where(and(eq(signUps.clientId, user.clientId), eq(signUps.userId, user.id), eq(signUps.id, signUpId)));
  return typed;
}
