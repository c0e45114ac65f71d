import { mayMail } from "#server/features/mail/mail.ts";
import type { Handler } from "#server/platform/app.ts";
import { loginTexts } from "#texts/account.ts";
import { signUpOf } from "./sign-up-handle.ts";
import { clientOfForm } from "./user.ts";
import { resendVerificationMail } from "./verification.ts";

/**
 * sends the mail of a sign-up again to whoever made it, a few times an hour. Neither the answer nor its timing
 * reveals anything about the address: the job finds out whether there is anything to send.
 */
export const resendVerification: Handler<"resendVerification"> = async (context) => {
  const { app, body, address, request } = context;
  const client = await clientOfForm(app, context.client, body.username, request.headers["x-client"]);
  await app.limits.take("linkByAddress", address);
  const signUpId = body.sign_up === undefined ? undefined : await signUpOf(app, client.id, body.sign_up);
  const isMailed =
    signUpId === undefined
      ? await mayMail(app, body.email, address)
      : (await app.limits.tryTake("mailBySignUp", String(signUpId))) &&
        (await app.limits.tryTake("mailByRecipient", body.email));
  if (isMailed) {
    const { email } = body;
    const wish = { clientId: client.id, email, ...(signUpId === undefined ? {} : { signUpId }) };
    await app.queue.enqueue(app.database.db, resendVerificationMail, wish);
  }
  return { status: "success", message: loginTexts.resent };
};
