import { and, eq, isNull, sql } from "drizzle-orm";
import { isName } from "#rules/registration.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { emailTokens, signUps, users } from "#server/db/tables/user.ts";
import type { GoogleIdentity } from "#server/external/google.ts";
import { mailOf } from "#server/features/mail/mail.ts";
import type { App, Client, Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import type { Job } from "#server/platform/queue.ts";
import { noPassword } from "#server/platform/secrets.ts";
import { openSession } from "#server/platform/session.ts";
import { mailTexts } from "#texts/mail.ts";
import { givenConsents } from "./consent.ts";
import { takeNonce } from "./google-nonce.ts";
import { clientOfForm } from "./user.ts";

/** C-03: signs in with Google. Nothing from the browser is trusted except the token that Google signed (S-01). */
export const loginGoogle: Handler<"loginGoogle"> = async (context) => {
  const { app, client: pageClient, body, address, request } = context;
  const client = await clientOfForm(app, pageClient, body.username, request.headers["x-client"]);
  await app.limits.take("loginByAddress", address);
  if (!app.external.google) throw fail("google_off");
  const identity = await app.external.google.read(body.credential);
  const { db } = app.database;
  const userId = await transact(db, async (tx) => {
    await takeNonce(tx, app, client.id, identity.nonce);
    return accountOf(tx, app, client, identity);
  });
  const token = await openSession(db, client.id, userId);
  const consents = await givenConsents(db, app, client, userId);
  return {
    status: "success",
    data: { token, agree_with_tnc: consents.some((row) => row.kind === "terms"), user_id: userId },
  };
};

/**
 * Returns the account for a Google identity at a client: the one linked to it, else the one with its address, else a
 * new one.
 */
async function accountOf(tx: Tx, app: App, client: Client, identity: GoogleIdentity): Promise<number> {
  const { sub, email } = identity;
  const [tied] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clientId, client.id), eq(users.googleSub, sub)));
  if (tied) return tied.id;
  const person = { name: nameOf(identity), phone: "", passwordHash: noPassword };
  await tx
    .insert(users)
    .values({ clientId: client.id, email, ...person })
    .onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.clientId, client.id), eq(users.email, email)))
    .for("update");
  const user = orNotFound(found);
  if (user.googleSub === sub) return user.id;
  // The address is verified on both sides, but another Google account is linked to it, so this one gets no access.
  if (user.googleSub) throw fail("google_other");
  if (user.verifiedAt) {
    await tx.update(users).set({ googleSub: sub }).where(eq(users.id, user.id));
    await app.queue.enqueue(tx, sendGoogleLinked, { userId: user.id });
    return user.id;
  }
  // This address was never verified, so the person who signed up with it may be someone else. The name, phone and
  // password they entered are dropped, with every link that would activate them.
  await tx.delete(emailTokens).where(eq(emailTokens.userId, user.id));
  await tx.delete(signUps).where(eq(signUps.userId, user.id));
  await tx
    .update(users)
    .set({ ...person, googleSub: sub, verifiedAt: sql`app_now()` })
    .where(eq(users.id, user.id));
  return user.id;
}

/** Returns the name if our own form would accept it, otherwise the part of the address before the @. */
function nameOf({ name, email }: GoogleIdentity): string {
  const [local = ""] = email.split("@");
  return [name.trim(), local].find(isName) ?? mailTexts.nameless;
}

/** Tells a member that their account can now be entered with Google. */
export const sendGoogleLinked: Job<{ userId: number }> = {
  name: "send-google-linked",
  run: async (app, { userId }, jobId) => {
    const [row] = await app.database.db
      .select({ user: users, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
    if (!row) return;
    const { user, client } = row;
    const link = `${app.config.publicUrl}/${client.username}/forgot-password`;
    await app.external.mail.send(
      mailOf({ to: user, client, wording: mailTexts.googleLinked, link, id: jobId }),
    );
  },
};
