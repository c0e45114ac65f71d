import { and, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { type Tx, transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { emailTokens, users } from "#server/db/tables/user.ts";
import { findUser, proveMailbox } from "#server/features/account/account.ts";
import { firstWord, mailOf, sendCounted } from "#server/features/mail/mail.ts";
import type { App } from "#server/platform/app.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { fail } from "#server/platform/failure.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { hashToken, isPasswordHash } from "#server/platform/security/secrets.ts";
import { mailTexts } from "#texts/mail/mail.ts";
import { changePasswordOf, newPasswordHash } from "./password.ts";

type Whose = { id: number; clientId: number };

/** Lifetime of a mailed link, and of one requested in a session, which the same browser opens at once. */
const mailedFor = sql`interval '60 minutes'`;
const inSessionFor = sql`interval '10 minutes'`;

/**
 * Locks the member's row before a link is made or used, so that one link is always the newest and no deadlock occurs.
 * Returns false if the account was erased meanwhile.
 */
async function lockUser(tx: Tx, userId: number): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for("update");
  return locked.length > 0;
}

/**
 * Activates a link and voids the earlier ones; a link made in a session, which may be stolen, leaves mailed ones valid.
 * Issuing the same token again extends its lifetime, as when its mail was delayed; returns false if it was used or
 * voided meanwhile, or if the account was erased.
 */
export async function issueResetLink(
  tx: Tx,
  user: Whose,
  token: string,
  sessionId?: number,
): Promise<boolean> {
  if (!(await lockUser(tx, user.id))) return false;
  const expiresAt = sql`app_now() + ${sessionId === undefined ? mailedFor : inSessionFor}`;
  const [link] = await tx
    .insert(emailTokens)
    .values({
      clientId: user.clientId,
      userId: user.id,
      kind: "reset",
      sessionId: sessionId ?? null,
      tokenHash: hashToken(token),
      expiresAt,
    })
    .onConflictDoUpdate({
      target: emailTokens.tokenHash,
      set: { expiresAt },
      setWhere: isNull(emailTokens.usedAt),
    })
    .returning({ id: emailTokens.id });
  if (!link) return false;
  await tx
    .update(emailTokens)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(emailTokens.clientId, user.clientId),
        eq(emailTokens.userId, user.id),
        eq(emailTokens.kind, "reset"),
        isNull(emailTokens.usedAt),
        ne(emailTokens.id, link.id),
        sessionId === undefined ? undefined : isNotNull(emailTokens.sessionId),
      ),
    );
  return true;
}

/**
 * Mails the link for a new password; sends nothing to an address without an account. An unverified account gets one
 * too, because following the link proves ownership of the mailbox. Each attempt of the job sends the same link, so that
 * a mail that went out unnoticed stays valid.
 */
export const sendResetLink: Job<{ clientId: number; email: string }> = {
  name: "send-reset-link",
  run: async (app, { clientId, email }, jobId) => {
    const { db } = app.database;
    const user = await findUser(db, clientId, email);
    const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
    if (!user || !client) return;
    const seal = await app.seals.of(db, clientId);
    const token = seal.mark(`reset-link:${jobId}`);
    const wording = isPasswordHash(user.passwordHash) ? mailTexts.reset : mailTexts.firstPassword;
    const link = `${originOf(app, client)}/${client.username}/change-password?token=${token}`;
    const to = { email: user.email, name: user.verifiedAt ? user.name : firstWord(user.name) };
    const send = async () => {
      // A newer link is on its way, or the password was changed, so this one would be invalid.
      if (!(await transact(db, (tx) => issueResetLink(tx, user, token)))) return false;
      await app.external.mail.send(mailOf({ to, client, wording, link, id: jobId }));
      return true;
    };
    await sendCounted(app, user.email, send, { resetAt: clientId });
  },
};

/**
 * SQL condition: a link for a new password, or that of a sign-up while the address is unverified. The latter sets a
 * password where it is opened in another browser than the one that signed up.
 */
const setsPassword = or(
  eq(emailTokens.kind, "reset"),
  sql`exists (select 1 from users u where u.id = ${emailTokens.userId} and u.verified_at is null)`,
);

/** What a link must match besides being active; fields that are left out are not checked. */
export type Claim = { token: string; clientId: number; email?: string; sessionId?: number | undefined };

/** Sets a new password with the token of a link, once. If the password is refused, the link stays valid. */
export async function resetByToken(app: App, claim: Claim, password: string, field: string): Promise<void> {
  const { db } = app.database;
  const isInForce = and(isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, sql`app_now()`), setsPassword);
  const [link] = await db
    .select({ id: emailTokens.id, sessionId: emailTokens.sessionId, user: users })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(
      and(
        eq(emailTokens.tokenHash, hashToken(claim.token)),
        eq(emailTokens.clientId, claim.clientId),
        isInForce,
      ),
    );
  if (!link || (claim.email !== undefined && claim.email !== link.user.email)) throw fail("token_invalid");
  // A link made in a session works only in that session.
  if (link.sessionId !== null && link.sessionId !== claim.sessionId) throw fail("token_invalid");
  const passwordHash = await newPasswordHash(app, claim.clientId, password, field);
  await transact(db, async (tx) => {
    if (!(await lockUser(tx, link.user.id))) throw fail("token_invalid");
    const used = await tx
      .update(emailTokens)
      .set({ usedAt: sql`app_now()` })
      .where(and(eq(emailTokens.id, link.id), isInForce))
      .returning({ id: emailTokens.id });
    if (used.length === 0) throw fail("token_invalid");
    // The link was known only to the mailbox.
    if (link.sessionId === null) await proveMailbox(tx, link.user);
    await changePasswordOf(app, tx, link.user, passwordHash);
  });
}
