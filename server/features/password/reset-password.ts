import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { memberAsking } from "#server/platform/security/session.ts";
import { passwordTexts } from "#texts/password.ts";
import { resetByToken } from "./reset-link.ts";

/**
 * C-10: sets a new password. `email` and `client_id` must be those of the link, and the page must belong to that
 * client.
 */
export const resetPassword: Handler<"resetPassword"> = async ({ app, client, body, address, request }) => {
  await app.limits.take("linkByAddress", address);
  const isElsewhere = request.headers["x-client"] !== undefined && client.id !== body.client_id;
  if (isElsewhere) throw fail("token_invalid");
  const sessionId = (await memberAsking(app.database, request))?.sessionId;
  const claim = { token: body.token, clientId: body.client_id, email: body.email, sessionId };
  await resetByToken(app, claim, body.password, body.field);
  return { status: "success", message: passwordTexts.changed, data: { status: "success" } };
};
