import type { Handler } from "#server/platform/app.ts";
import { verifyTexts } from "#texts/verify.ts";
import { verifyByToken } from "./verification.ts";

/** C-06 */
export const verifyEmail: Handler<"verifyEmail"> = async ({ app, query, address }) => {
  await app.limits.take("linkByAddress", address);
  await verifyByToken(app, query.token);
  return { status: "success", message: verifyTexts.success };
};
