import { transact } from "#server/db/db.ts";
import type { Handler } from "#server/platform/app.ts";
import { revokeSessionsOf } from "#server/platform/security/session.ts";
import { givenConsents, recordConsents } from "./consent.ts";

/**
 * C-07: records consents. Kinds that are left out stay as they were; `false` withdraws, and withdrawing the terms ends
 * all sessions.
 */
export const agreeTnc: Handler<"agreeTnc"> = async ({ app, client, member, body }) => {
  if (Object.values(body).includes(true)) await app.limits.take("consentByUser", String(member.id));
  const given = await transact(app.database.db, async (tx) => {
    await recordConsents(tx, app, client, member.id, {
      terms: body.agree,
      ...(body.health_data === undefined ? {} : { health_data: body.health_data }),
      ...(body.ai_provider === undefined ? {} : { ai_provider: body.ai_provider }),
    });
    if (!body.agree) await revokeSessionsOf(tx, member);
    return givenConsents(tx, app, client, member.id);
  });
  const has = (kind: string) => given.some((row) => row.kind === kind);
  return {
    status: "success",
    data: { agree_with_tnc: has("terms"), health_data: has("health_data"), ai_provider: has("ai_provider") },
  };
};
