import type { Handler } from "#server/platform/app.ts";
import { confirmationOf } from "./password.ts";

/** */
export const getConfirmation: Handler<"getConfirmation"> = async ({ app, member }) => {
  const { passwordHash, isRecent } = await confirmationOf(app, member);
  return { status: "success", data: { has_password: passwordHash !== undefined, is_recent: isRecent } };
};
