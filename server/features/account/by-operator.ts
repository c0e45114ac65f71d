import { and, eq, isNull } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { users } from "#server/db/tables/user.ts";
import { closeChallenges, removeFactor, tellOfFactor } from "#server/features/second-factor/second-factor.ts";
import type { App } from "#server/platform/app.ts";
import { revokeSessionsOf, revokeSessionsOfClient } from "#server/platform/security/session.ts";

/*
 * What the operator does to an account from the command line, since there is no console. Returns undefined for a client
 * or an address without an account.
 */

type Account = { client: string; email: string };

async function accountOf({ database }: App, { client, email }: Account) {
  const [row] = await database.db
    .select({ id: users.id, clientId: users.clientId })
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(eq(clients.username, client), eq(users.email, email.toLowerCase()), isNull(users.erasedAt)));
  return row;
}

/** Ends all sessions of a member, on every server, and the sign-ins that wait for a code; returns how many ended. */
export async function endSessionsOf(app: App, account: Account): Promise<number | undefined> {
  const user = await accountOf(app, account);
  if (!user) return undefined;
  return transact(app.database.db, async (tx) => {
    await closeChallenges(tx, user);
    return revokeSessionsOf(tx, user);
  });
}

/** Ends the sessions of all members of a client; returns how many ended. */
export async function endSessionsOfAll({ database }: App, client: string): Promise<number | undefined> {
  const [row] = await database.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.username, client));
  return row && revokeSessionsOfClient(database.db, row.id);
}

/**
 * Turns off the second factor of a member who lost the app and the recovery codes, and ends the sessions; a mail says
 * so. The password stays: it is still needed to sign in. Returns whether there was a factor.
 */
export async function turnOffFactorOf(app: App, account: Account): Promise<boolean | undefined> {
  const user = await accountOf(app, account);
  if (!user) return undefined;
  const wasOn = await transact(app.database.db, async (tx) => {
    const removed = await removeFactor(tx, user);
    if (removed) await app.queue.enqueue(tx, tellOfFactor, { userId: user.id, what: "off" });
    return removed;
  });
  if (wasOn) await endSessionsOf(app, account);
  return wasOn;
}
