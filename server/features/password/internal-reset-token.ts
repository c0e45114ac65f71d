import { transact } from "#server/db/db.ts";
import type { Handler } from "#server/platform/app.ts";
import { newToken } from "#server/platform/security/secrets.ts";
import { mustBeConfirmed } from "./password.ts";
import { issueResetLink } from "./reset-link.ts";

/** C-12: returns what reset-password needs, for a member who signed in or entered the password a moment ago (S-05). */
export const internalResetToken: Handler<"internalResetToken"> = async ({ app, client, member }) => {
  await app.limits.take("resetByUser", String(member.id));
  await mustBeConfirmed(app, member);
  const token = newToken();
  await transact(app.database.db, (tx) => issueResetLink(tx, member, token, member.sessionId));
  const answer = { token, email: member.email, client_id: client.id };
  return { status: "success", data: answer, ...answer };
};
