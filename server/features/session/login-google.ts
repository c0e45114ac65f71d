import { and, eq, isNull } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { isName } from "#rules/registration.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { emailTokens, signUps, users } from "#server/db/tables/user.ts";
import type { GoogleIdentity } from "#server/external/google.ts";
import { clientOfForm, proveMailbox } from "#server/features/account/account.ts";
import { mailOf } from "#server/features/mail/mail.ts";
import { confirmationOf, voidPasswordOf } from "#server/features/password/password.ts";
import type { App, Client, Handler } from "#server/platform/app.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { isPasswordHash, noPassword } from "#server/platform/security/secrets.ts";
import { memberAsking } from "#server/platform/security/session.ts";
import { mailTexts } from "#texts/mail/mail.ts";
import { browserOf, takeNonce } from "./google-nonce.ts";
import { answerOf, enter } from "./sign-in.ts";

/** C-03: signs in with Google. Nothing from the browser is trusted except the token that Google signed (S-01). */
export const loginGoogle: Handler<"loginGoogle"> = async (context) => {
  const { app, client: pageClient, body, address, request } = context;
  const client = await clientOfForm(app, pageClient, body.username, request.headers["x-client"]);
  await app.limits.take("loginByAddress", address);
  if (!app.external.google) throw fail("google_off");
  const identity = await app.external.google.read(body.credential);
  const { db } = app.database;
  const confirmedId = await confirmedJustNow(app, request);
  const userId = await transact(db, async (tx) => {
    await takeNonce(tx, app, client.id, {
      nonce: identity.nonce,
      browser: browserOf(app, request, client.id),
    });
    return accountOf(tx, app, client, { ...identity, confirmedId });
  });
  await app.limits.giveBack("loginByAddress", address);
  const entry = await transact(db, (tx) => enter(tx, { id: userId, clientId: client.id }));
  return answerOf(app, client, userId, entry);
};

/** Returns the id of the member whose session asks, if they proved their identity in the last ten minutes. */
async function confirmedJustNow(app: App, request: FastifyRequest): Promise<number | undefined> {
  const member = await memberAsking(app.database, request);
  return member && (await confirmationOf(app, member)).isRecent ? member.id : undefined;
}

type Entering = GoogleIdentity & { confirmedId: number | undefined };

/**
 * Returns the account for a Google identity at a client: the one linked to it, else the one with its address, else a
 * new one.
 */
async function accountOf(tx: Tx, app: App, client: Client, identity: Entering): Promise<number> {
  const { sub, email, confirmedId } = identity;
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
    // Whoever set the password may be somebody else than the owner of the mailbox, who stands here.
    const isVoided = isPasswordHash(user.passwordHash) && user.id !== confirmedId;
    if (isVoided) await voidPasswordOf(tx, user);
    await app.queue.enqueue(tx, sendGoogleLinked, { userId: user.id, isVoided });
    return user.id;
  }
  // This address was never verified, so the person who signed up with it may be someone else. The name, phone and
  // password they entered are dropped, with every link that would activate them.
  await tx.delete(emailTokens).where(eq(emailTokens.userId, user.id));
  await tx.delete(signUps).where(eq(signUps.userId, user.id));
  await tx
    .update(users)
    .set({ ...person, googleSub: sub })
    .where(eq(users.id, user.id));
  await proveMailbox(tx, user);
  return user.id;
}

/** Returns the name if our own form would accept it, otherwise the part of the address before the @. */
function nameOf({ name, email }: GoogleIdentity): string {
  const [local = ""] = email.split("@");
  return [name.trim(), local].find(isName) ?? mailTexts.nameless;
}

/** Tells a member that their account can now be entered with Google, and whether the password became void. */
export const sendGoogleLinked: Job<{ userId: number; isVoided: boolean }> = {
  name: "send-google-linked",
  run: async (app, { userId, isVoided }, jobId) => {
    const [row] = await app.database.db
      .select({ user: users, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
    if (!row) return;
    const { user, client } = row;
    const link = `${originOf(app, client)}/${client.username}/forgot-password`;
    const wording = isVoided ? mailTexts.googleTakesOver : mailTexts.googleLinked;
    await app.external.mail.send(mailOf({ to: user, client, wording, link, id: jobId }));
  },
};
