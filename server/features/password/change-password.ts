import type { Handler } from "#server/platform/app.ts";
import { passwordTexts } from "#texts/password.ts";
import { resetByToken } from "./reset-link.ts";

/** C-11: sets a new password with the token of a mailed link. */
export const changePassword: Handler<"changePassword"> = async ({ app, client, body, address }) => {
  await app.limits.take("linkByAddress", address);
  await resetByToken(app, { token: body.token, clientId: client.id }, body.newPassword, "newPassword");
  return { status: "success", message: passwordTexts.changed };
};
