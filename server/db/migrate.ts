import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const folder = join(import.meta.dirname, "migrations");
/** Lock key, an arbitrary constant: servers that start at once migrate one after the other. */
const turn = 72_616_201;

/** Brings the schema to the newest migration; safe when several servers start at the same time. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "alma-migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [turn]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
