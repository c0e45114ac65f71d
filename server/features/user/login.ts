import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { verifyPassword } from "#server/platform/secrets.ts";
import { openSession } from "#server/platform/session.ts";
import { givenConsents } from "./consent.ts";
import { handleOf } from "./sign-up-handle.ts";
import { clientOfForm, findUser } from "./user.ts";
import { waitingSignUp } from "./verification.ts";

/**
 * C-02: the same refusal and the same work whether the address is known or not. Who signed up with it and has not
 * followed the link is told so in both cases, also where it has an account already (S-21).
 */
export const login: Handler<"login"> = async ({ app, client: pageClient, body, address, request }) => {
  const client = await clientOfForm(app, pageClient, body.username, request.headers["x-client"]);
  const account = `${client.id}:${body.email}`;
  const accountHere = `${account}:${address}`;
  await app.limits.take("loginByAddress", address);
  await app.limits.take("loginByAccount", accountHere);
  await app.limits.take("loginByAccountAnywhere", account);
  const user = await findUser(app.database.db, client.id, body.email);
  const stored = user?.verifiedAt ? user.passwordHash : undefined;
  if (!(await verifyPassword(stored, body.password)) || !user) {
    const waiting = user && (await waitingSignUp(app.database.db, user));
    if (await verifyPassword(waiting?.passwordHash, body.password)) {
      throw fail("email_unverified", {
        beside: { sign_up: await handleOf(app, client.id, waiting?.id ?? 0) },
      });
    }
    throw fail("login_failed");
  }
  await app.limits.forget("loginByAccount", accountHere);
  const token = await openSession(app.database.db, client.id, user.id);
  const consents = await givenConsents(app.database.db, app, client, user.id);
  return {
    status: "success",
    data: { token, agree_with_tnc: consents.some((row) => row.kind === "terms"), user_id: user.id },
  };
};
