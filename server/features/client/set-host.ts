import { eq } from "drizzle-orm";
import { type Db, transact } from "#server/db/db.ts";
import { clients } from "#server/db/tables/client.ts";
import { normalHost } from "#server/platform/client/hosts.ts";
import { revokeSessionsOfClient } from "#server/platform/security/session.ts";

export type HostSet = "set" | "no_client" | "not_a_host" | "shared" | "taken";

/**
 * Gives a client a host of its own, or takes it back with undefined. Ends the sessions of its members, whose tokens
 * stay in browsers under the old host. Servers know within ten seconds. For the operator, since there is no console yet.
 */
export async function setHost(
  db: Db,
  publicUrl: string,
  username: string,
  host: string | undefined,
): Promise<HostSet> {
  const common = new URL(publicUrl);
  const named = host === undefined ? null : normalHost(common.protocol, host);
  if (named === undefined) return "not_a_host";
  if (named === common.host) return "shared";
  if (named !== null) {
    const [other] = await db
      .select({ username: clients.username })
      .from(clients)
      .where(eq(clients.host, named));
    if (other && other.username !== username) return "taken";
  }
  return transact(db, async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.username, username)).for("update");
    if (!client) return "no_client";
    if (client.host === named) return "set";
    await tx.update(clients).set({ host: named }).where(eq(clients.id, client.id));
    await revokeSessionsOfClient(tx, client.id);
    return "set";
  });
}
