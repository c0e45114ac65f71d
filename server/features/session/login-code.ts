import { transact } from "#server/db/db.ts";
import { clientOfForm } from "#server/features/account/account.ts";
import { checkedCode, tellOfFactor } from "#server/features/second-factor/second-factor.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { knownDevice, markDevice } from "./known-device.ts";
import { answerOf, challengedUser, enterByCode } from "./sign-in.ts";

/** the second step of a sign-in, with a code of the app or a recovery code. */
export const loginCode: Handler<"loginCode"> = async (context) => {
  const { app, client: pageClient, body, address, request, reply } = context;
  const { db } = app.database;
  const client = await clientOfForm(app, pageClient, body.username, request.headers["x-client"]);
  await app.limits.take("loginByAddress", address);
  const user = await challengedUser(db, client.id, body.challenge);
  if (!user) throw fail("challenge_expired");
  const device = await knownDevice(app, client, user.email, request);
  const { match, forget } = await checkedCode(app, { user, from: address, device }, body.code);
  const token = await transact(db, async (tx) => {
    if (match.kind === "recovery") {
      await app.queue.enqueue(tx, tellOfFactor, { userId: user.id, what: "recovery" });
    }
    return enterByCode(tx, user, body.challenge, match);
  });
  await forget();
  await app.limits.giveBack("loginByAddress", address);
  await markDevice(app, client, user.email, reply);
  return answerOf(app, client, user.id, { token });
};
