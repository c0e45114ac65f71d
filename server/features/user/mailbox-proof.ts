import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import { users } from "#server/db/tables/user.ts";
import { closeSessionsOf } from "#server/platform/session.ts";
import { voidConsents } from "./consent.ts";
import { removeFactor } from "./second-factor.ts";

/**
 * Records that whoever acts now reads the mailbox of the account. At the first proof, consents, sessions and a second
 * factor of before become void: nobody knows whose they are.
 */
export async function proveMailbox(tx: Tx, user: { id: number; clientId: number }): Promise<void> {
  const first = await tx
    .update(users)
    .set({ verifiedAt: sql`app_now()` })
    .where(
      and(
        eq(users.clientId, user.clientId),
        eq(users.id, user.id),
        isNull(users.verifiedAt),
        isNull(users.erasedAt),
      ),
    )
    .returning({ id: users.id });
  if (first.length === 0) return;
  await voidConsents(tx, user);
  await removeFactor(tx, user);
  await closeSessionsOf(tx, user);
}
