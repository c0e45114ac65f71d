import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { z } from "zod";
import { applyFunctions } from "./functions.ts";
import { isUnsettled } from "./recovered.ts";

const folder = join(import.meta.dirname, "migrations");
/** Lock key, an arbitrary constant: servers that start at once migrate one after the other. */
const turn = 72_616_201;

/** Why the schema cannot be used by this program: one sentence for whoever started it. */
class SchemaError extends Error {
  override name = "SchemaError";
  readonly sentence = true;
}

/** A migration as the database notes it: the moment at which it was written, and the hash of its SQL. */
export type Migration = { when: number; hash: string };

/** The migrations of this program, oldest first. */
export const knownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash }) => ({
    when: folderMillis,
    hash,
  }));

/** Returns the migrations that a database has, oldest first. */
export async function migrationsOf(client: pg.Client): Promise<Migration[]> {
  const { rows: known } = await client.query(
    "select 1 from information_schema.tables where table_schema = 'drizzle' and table_name = '__drizzle_migrations'",
  );
  if (known.length === 0) return [];
  const { rows } = await client.query<Migration>(
    "select created_at::float8 as when, hash from drizzle.__drizzle_migrations order by created_at",
  );
  return rows;
}

/** Exists while a database is being put back; nothing but `npm run restore` may use it until then. */
export const restoringMark = "alma_restoring";

export type MigrateOptions = {
  /** Stops at the migration that was written at this moment, for a copy that was made by an older program. */
  until?: number;
  /** Set by the restore itself. */
  isRestoring?: boolean;
  /** Set by `npm run restore -- --settle`. */
  isSettling?: boolean;
};

/**
 * Brings the schema to the newest migration and the functions to their current text; safe when several servers start at
 * the same time. The migrations are one transaction and the functions another: what was interrupted left nothing, and
 * the next start does it anew. Throws `SchemaError`.
 */
export async function migrateDatabase(url: string, options: MigrateOptions = {}): Promise<void> {
  const { until, isRestoring = false, isSettling = false } = options;
  const client = new pg.Client({ connectionString: url, application_name: "alma-migrate" });
  // A server that goes away meanwhile makes the running statement fail, which is reported.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [turn]);
    if (!isRestoring) await refuseHalfRestored(client);
    await refuseRecovering(client);
    if (!isRestoring && !isSettling) await refuseUnsettled(client);
    await refuseNewer(client);
    if (until === undefined) {
      await migrate(drizzle(client), { migrationsFolder: folder });
      await applyFunctions(client);
    } else
      await withMigrationsUntil(until, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  } finally {
    await client.end();
  }
}

async function refuseHalfRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 where to_regnamespace($1) is not null", [restoringMark]);
  if (rows.length > 0)
    throw new SchemaError(
      "A restore of this database did not come to its end: run npm run restore again, or use another database.",
    );
}

async function refuseRecovering(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 where pg_is_in_recovery()");
  if (rows.length > 0)
    throw new SchemaError(
      "PostgreSQL is still recovering this database, or it is a standby: wait until select pg_is_in_recovery() is false.",
    );
}

/** Whoever was erased since that moment would be a member again, and sessions that ended would be open. */
async function refuseUnsettled(client: pg.Client): Promise<void> {
  if (await isUnsettled(client))
    throw new SchemaError(
      "PostgreSQL recovered this database to an earlier moment: run npm run restore -- --settle DIR, with the folder of the copies, and start Alma then.",
    );
}

/** An older program would read and write what it does not understand. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const newest = knownMigrations().at(-1)?.when ?? 0;
  const found = (await migrationsOf(client)).at(-1)?.when ?? 0;
  if (found > newest)
    throw new SchemaError(
      `The schema of this database was written by a newer Alma (${new Date(found).toISOString()}; this one knows ${new Date(newest).toISOString()}): start that one, or restore a copy that is older.`,
    );
}

const journalShape = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

/** The migrator runs all of a folder, so it gets one whose journal ends earlier. */
async function withMigrationsUntil(until: number, run: (folder: string) => Promise<void>): Promise<void> {
  const journal = journalShape.parse(JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")));
  const entries = journal.entries.filter(({ when }) => when <= until);
  const shortened = mkdtempSync(join(tmpdir(), "alma-migrations-"));
  try {
    await mkdir(join(shortened, "meta"));
    writeFileSync(join(shortened, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) symlinkSync(join(folder, `${tag}.sql`), join(shortened, `${tag}.sql`));
    await run(shortened);
  } finally {
    rmSync(shortened, { recursive: true, force: true });
  }
}
