import { mayMail } from "#server/features/mail/mail.ts";
import type { Handler } from "#server/platform/app.ts";
import { forgotTexts } from "#texts/password.ts";
import { sendResetLink } from "./reset-link.ts";
import { clientOfForm } from "./user.ts";

/**
 * C-09, C-62: gives the same answer in the same time whether the address is known, unknown or unverified (S-21). The
 * job finds out whether there is anything to send.
 */
export const forgotPassword: Handler<"forgotPassword"> = async (context) => {
  const { app, body, address, request } = context;
  const client = await clientOfForm(app, context.client, body.username, request.headers["x-client"]);
  await app.limits.take("forgotByAddress", address);
  if (await mayMail(app, body.email, address, { resetAt: client.id })) {
    await app.queue.enqueue(app.database.db, sendResetLink, { clientId: client.id, email: body.email });
  }
  return { status: "success", message: forgotTexts.sent };
};
