import { clientOfForm } from "#server/features/account/account.ts";
import type { Handler } from "#server/platform/app.ts";
import { forgotTexts } from "#texts/password.ts";
import { sendResetLink } from "./reset-link.ts";

/**
 * C-09, C-62: gives the same answer in the same time whether the address is known, unknown or unverified (S-21). The
 * job finds out whether there is anything to send. It drops a mail only if a link was sent within the hour that it is
 * valid.
 */
export const forgotPassword: Handler<"forgotPassword"> = async (context) => {
  const { app, body, address, request } = context;
  const client = await clientOfForm(app, context.client, body.username, request.headers["x-client"]);
  await app.limits.take("forgotByAddress", address);
  await app.limits.take("mailByAsker", `${body.email}:${address}`, "too_many_mails");
  await app.queue.enqueue(app.database.db, sendResetLink, { clientId: client.id, email: body.email });
  return { status: "success", message: forgotTexts.sent };
};
