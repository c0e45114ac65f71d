import { clientOfForm, findUser, giveHandle, waitingSignUp } from "#server/features/account/account.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { countGuess, forgetGuesses } from "#server/platform/security/password-guesses.ts";
import { verifyPassword } from "#server/platform/security/secrets.ts";
import { knownDevice, markDevice } from "./known-device.ts";
import { answerOf, enterByPassword } from "./sign-in.ts";

/**
 * C-02: gives the same refusal with the same work whether or not the address is known. Somebody who signed up but has
 * not followed the link is told so in both cases, even if the address already has an account (S-21).
 */
export const login: Handler<"login"> = async (context) => {
  const { app, client: pageClient, body, address, request, reply } = context;
  const { db } = app.database;
  const client = await clientOfForm(app, pageClient, body.username, request.headers["x-client"]);
  const accountHere = `${client.id}:${body.email}:${address}`;
  await app.limits.take("loginByAddress", address);
  await app.limits.take("loginByAccount", accountHere);
  const user = await findUser(db, client.id, body.email);
  const stored = user?.verifiedAt ? user.passwordHash : undefined;
  const device = await knownDevice(app, client, body.email, request);
  const guess = await countGuess(db, { clientId: client.id, email: body.email, stored, device });
  // One at a time for each account, or somebody who signs in to their own again and again would delay all others.
  const requester = device ? { known: `${client.id}:${body.email}` } : "open";
  if (!(await verifyPassword(stored, body.password, requester)) || !user) {
    const waiting = user && (await waitingSignUp(db, user));
    if (await verifyPassword(waiting?.passwordHash, body.password, requester)) {
      throw fail("email_unverified", {
        beside: { sign_up: await giveHandle(app, client.id, waiting?.id ?? 0, reply) },
      });
    }
    throw fail("login_failed");
  }
  const entry = await enterByPassword(db, user);
  if (!entry) throw fail("login_failed");
  await app.limits.forget("loginByAccount", accountHere);
  // Thousands share the address of a mobile network: who gets in takes nobody's tries.
  await app.limits.giveBack("loginByAddress", address);
  await forgetGuesses(db, guess);
  if ("token" in entry) await markDevice(app, client, body.email, reply);
  return answerOf(app, client, user.id, entry);
};
