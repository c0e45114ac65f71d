import { sql } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { sessions } from "#server/db/tables/user.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { ownSessions } from "#server/platform/security/session.ts";
import { consentsOf, recordConsents } from "./consent.ts";

/**
 * gives or withdraws a consent; withdrawing is as easy as giving. Without the terms no account can be used, so
 * all sessions end.
 */
export const setConsent: Handler<"setConsent"> = async ({ app, client, member, params, body }) => {
  if (body.given) await app.limits.take("consentByUser", String(member.id));
  const { kind } = params;
  const signedOut = kind === "terms" && !body.given;
  return transact(app.database.db, async (tx) => {
    // The provider consent does not exist if no provider is in use.
    const offered = (await consentsOf(tx, app, client, member.id)).some((one) => one.kind === kind);
    orNotFound(offered || undefined);
    await recordConsents(tx, app, client, member.id, { [kind]: body.given });
    if (signedOut) await tx.update(sessions).set({ revokedAt: sql`app_now()` }).where(ownSessions(member));
    const after = (await consentsOf(tx, app, client, member.id)).find((one) => one.kind === kind);
    return { status: "success", data: orNotFound(after), signed_out: signedOut };
  });
};
