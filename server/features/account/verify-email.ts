import type { Handler } from "#server/platform/app.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { verifyByToken } from "./verification.ts";

/** C-06: called by a press on the page of the mailed link, never by opening it. */
export const verifyEmail: Handler<"verifyEmail"> = async ({ app, query, address, request }) => {
  await app.limits.take("linkByAddress", address);
  await verifyByToken(app, query.token, request);
  return { status: "success", message: verifyTexts.success };
};
