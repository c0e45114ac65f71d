import type { Handler } from "#server/platform/app.ts";
import { loginTexts } from "#texts/account.ts";
import { clientOfForm, findUser } from "./user.ts";
import { sendVerification } from "./verification.ts";

/** at most five mails an hour to one address; the answer tells nothing about it. */
export const resendVerification: Handler<"resendVerification"> = async (context) => {
  const { app, body, address, request } = context;
  const client = await clientOfForm(app, context.client, body.username, request.headers["x-client"]);
  await app.limits.take("linkByAddress", address);
  const user = await findUser(app.database.db, client.id, body.email);
  if (
    user &&
    !user.verifiedAt &&
    (await app.limits.tryTake("mailByRecipient", `${client.id}:${body.email}`))
  ) {
    await app.queue.enqueue(app.database.db, sendVerification, { userId: user.id });
  }
  return { status: "success", message: loginTexts.resent };
};
