import { and, eq } from "drizzle-orm";
import { signUps, users } from "#server/db/tables/user.ts";
import type { App, Client, Handler } from "#server/platform/app.ts";
import { loginTexts } from "#texts/account/account.ts";
import { clientOfForm, signUpOf } from "./account.ts";
import { resendVerificationMail } from "./verification.ts";

/**
 * sends the mail of a sign-up again to whoever made it, a few times an hour. Neither the answer nor its timing
 * reveals anything about the address: the job finds out whether there is anything to send. Limits that can be told
 * count alike for every address, or only for who signed up with it.
 */
export const resendVerification: Handler<"resendVerification"> = async (context) => {
  const { app, body, address, request } = context;
  const { email } = body;
  const client = await clientOfForm(app, context.client, body.username, request.headers["x-client"]);
  await app.limits.take("linkByAddress", address);
  const signUpId = await ownSignUp(app, client, email, body.sign_up);
  if (signUpId === undefined) {
    await app.limits.take("mailByAsker", `${email}:${address}`, "too_many_mails");
  } else {
    await app.limits.take("mailBySignUp", String(signUpId), "too_many_mails");
    await app.limits.take("resendByRecipient", email, "too_many_mails");
  }
  const wish = { clientId: client.id, email, ...(signUpId === undefined ? {} : { signUpId }) };
  await app.queue.enqueue(app.database.db, resendVerificationMail, wish);
  return { status: "success", message: loginTexts.resent };
};

/** Returns the id of the sign-up with this address that a handle names. */
async function ownSignUp(
  app: App,
  client: Client,
  email: string,
  handle: string | undefined,
): Promise<number | undefined> {
  const id = handle === undefined ? undefined : await signUpOf(app, client.id, handle);
  if (id === undefined) return undefined;
  const [row] = await app.database.db
    .select({ id: signUps.id })
    .from(signUps)
    .innerJoin(users, eq(users.id, signUps.userId))
    .where(and(eq(signUps.clientId, client.id), eq(signUps.id, id), eq(users.email, email)));
  return row?.id;
}
