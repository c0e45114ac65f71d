import type { Handler } from "#server/platform/app.ts";
import { revokeSession } from "#server/platform/security/session.ts";

/** C-08: ends this session on every server at once. */
export const logout: Handler<"logout"> = async ({ app, member }) => {
  await revokeSession(app.database.db, member.sessionId);
  return { status: "success" };
};
