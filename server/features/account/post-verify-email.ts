import type { Handler } from "#server/platform/app.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { verifyByToken } from "./verification.ts";

/** C-05: same as C-06, with the token in the body. */
export const postVerifyEmail: Handler<"postVerifyEmail"> = async ({ app, body, address, request }) => {
  await app.limits.take("linkByAddress", address);
  await verifyByToken(app, body.token, request);
  return { status: "success", message: verifyTexts.success };
};
