import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { type Db, transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { emailTokens, signUps, users } from "#server/db/tables/user.ts";
import { firstWord, mailOf } from "#server/features/mail/mail.ts";
import type { App } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import type { Job } from "#server/platform/queue.ts";
import { hashToken, newToken } from "#server/platform/secrets.ts";
import { mailTexts } from "#texts/mail.ts";
import { findUser } from "./user.ts";

/** Links are valid for a day; a used one succeeds again within it, since mail scanners open links (S-22). */
const validFor = sql`interval '24 hours'`;

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
 * Sends the verification link of a sign-up or, to a verified account, a note that the account exists. The link
 * activates that sign-up, even if others signed up with the same address since.
 */
export const sendVerification: Job<{ userId: number; signUpId: number }> = {
  name: "send-verification",
  run: async (app, { userId, signUpId }, jobId) => {
    const { db } = app.database;
    const [row] = await db
      .select({ user: users, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(eq(users.id, userId));
    // An account erased meanwhile gets no mail.
    if (!row || row.user.erasedAt) return;
    const { user, client } = row;
    const page = `${app.config.publicUrl}/${client.username}`;
    if (user.verifiedAt) {
      const note = {
        to: user,
        client,
        wording: mailTexts.alreadyRegistered,
        link: `${page}/login`,
        id: jobId,
      };
      return app.external.mail.send(mailOf(note));
    }
    const signUp = await waitingSignUp(db, user, signUpId);
    const token = newToken();
    await db.insert(emailTokens).values({
      clientId: client.id,
      userId,
      kind: "verify",
      signUpId: signUp?.id ?? null,
      tokenHash: hashToken(token),
      expiresAt: sql`app_now() + ${validFor}`,
    });
    const to = { email: user.email, name: firstWord(signUp?.name ?? user.name) };
    await app.external.mail.send(
      mailOf({ to, client, wording: mailTexts.verify, link: `${page}/verify?token=${token}`, id: jobId }),
    );
  },
};

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
    if (signUp) await sendVerification.run(app, { userId: user.id, signUpId: signUp.id }, jobId);
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

/** Activates the sign-up of a mailed token; the same token again changes nothing and succeeds. */
export async function verifyByToken(app: App, token: string): Promise<void> {
  await transact(app.database.db, async (tx) => {
    const [link] = await tx
      .update(emailTokens)
      .set({ usedAt: sql`coalesce(${emailTokens.usedAt}, app_now())` })
      .where(
        and(
          eq(emailTokens.tokenHash, hashToken(token)),
          eq(emailTokens.kind, "verify"),
          sql`${emailTokens.expiresAt} > app_now()`,
          sql`exists (select 1 from users u where u.id = ${emailTokens.userId} and u.erased_at is null)`,
        ),
      )
      .returning({ userId: emailTokens.userId, signUpId: emailTokens.signUpId });
    if (!link) throw fail("token_invalid");
    const [signUp] = await tx
      .select({ name: signUps.name, phone: signUps.phone, passwordHash: signUps.passwordHash })
      .from(signUps)
      .where(and(eq(signUps.userId, link.userId), eq(signUps.id, link.signUpId ?? 0)));
    await tx
      .update(users)
      .set({ ...signUp, verifiedAt: sql`app_now()` })
      .where(and(eq(users.id, link.userId), isNull(users.verifiedAt), isNull(users.erasedAt)));
  });
}
