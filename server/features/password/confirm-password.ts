import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { confirmSession } from "#server/platform/security/session.ts";
import { isOwnPassword } from "./password.ts";

/** confirms the session with the member's password. */
export const confirmPassword: Handler<"confirmPassword"> = async ({ app, member, body }) => {
  if (!(await isOwnPassword(app, member, body.password))) throw fail("password_wrong");
  await confirmSession(app.database.db, member.sessionId);
  return { status: "success" };
};
