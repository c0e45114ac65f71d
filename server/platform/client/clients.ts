import { eq } from "drizzle-orm";
import { clients } from "#server/db/tables/client.ts";
import type { App, Client } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { TimedCache } from "#server/platform/timed-cache.ts";

const kept = new TimedCache(async (app: App, slugOrId: string | number): Promise<Client> => {
  const [client] = await app.database.db
    .select()
    .from(clients)
    .where(typeof slugOrId === "string" ? eq(clients.username, slugOrId) : eq(clients.id, slugOrId));
  if (!client) throw fail("client_not_found");
  return client;
});

/** Returns the client (tenant) by slug or id; refuses an unknown one. */
export async function clientBySlug(app: App, slugOrId: string | number): Promise<Client> {
  if (typeof slugOrId === "string" && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(slugOrId))
    throw fail("client_not_found");
  return kept.get(app, slugOrId);
}
