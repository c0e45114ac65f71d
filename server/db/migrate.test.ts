import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase, rowsOf } from "#server/test/empty-database.ts";
import { knownMigrations, migrateDatabase } from "./migrate.ts";

async function emptyOne(): Promise<string> {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  return url;
}

const shape = `select table_name, column_name, data_type from information_schema.columns
  where table_schema = 'public' order by 1, 2`;

test("an older program refuses a newer schema with one sentence, and changes nothing", async () => {
  const url = await emptyOne();
  await migrateDatabase(url);
  await rowsOf(
    url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('anew', 4102444800000)",
  );
  const refused = await migrateDatabase(url).catch((error: unknown) => error);
  expect(refused).toMatchObject({ sentence: true });
  expect(String(refused)).toMatch(
    /written by a newer Alma \(2100-01-01T00:00:00\.000Z; .*\): start that one/,
  );
});

/** Each migration that changes a table of before, and that table; the rest only create. */
const changing = readdirSync(join(import.meta.dirname, "migrations"))
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .flatMap((name, at) => {
    const sql = readFileSync(join(import.meta.dirname, "migrations", name), "utf8");
    const created = new Set([...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table));
    const changed = [...sql.matchAll(/(?:ALTER TABLE|INDEX "\w+" ON) "(\w+)"/g)].map(([, table]) => table);
    const table = changed.findLast((one) => !created.has(one));
    return at > 0 && table !== undefined ? [{ name, at, table }] : [];
  });

// The first of them with all that follow, and the newest.
test.each([changing.slice(0, 1), changing.slice(-3)].flat())(
  "stopped half way in $name, a migration left nothing, and the next start goes on",
  {
    timeout: 120_000,
  },
  async ({ at, table }) => {
    const [whole, url] = [await emptyOne(), await emptyOne()];
    await migrateDatabase(whole);
    const migrations = knownMigrations();
    await migrateDatabase(url, { until: migrations.at(at - 1)?.when ?? 0 });
    const before = await rowsOf(url, shape);
    // What a later migration changes is held, so that the migration stands still in the middle.
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const stopped = migrateDatabase(url).catch((error: unknown) => error);
    await expect
      .poll(() => rowsOf(url, `select 1 from pg_locks where relation = '${table}'::regclass and not granted`))
      .toHaveLength(1);
    await holder.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'alma-migrate' and datname = current_database()",
    );
    expect(await stopped).toBeInstanceOf(Error);
    await holder.query("rollback");
    await holder.end();
    expect(await rowsOf(url, shape)).toEqual(before);
    await migrateDatabase(url);
    expect(await rowsOf(url, shape)).toEqual(await rowsOf(whole, shape));
    expect(await rowsOf(url, "select 1 from drizzle.__drizzle_migrations")).toHaveLength(migrations.length);
  },
);

test("the client with id 1 becomes the default one, and the platform goes on granting its free time", async () => {
  const url = await emptyOne();
  await migrateDatabase(url, { until: knownMigrations().at(25)?.when ?? 0 });
  await rowsOf(
    url,
    `insert into clients (id, name, username, logo, features, menu)
     select n, 'Klien', 'klien-' || n, 'logo.svg', '[]', '[]' from generate_series(1, 2) n`,
  );
  await migrateDatabase(url);
  expect(await rowsOf(url, "select id, is_default, funding from clients order by id")).toEqual([
    { id: 1, is_default: true, funding: "platform" },
    { id: 2, is_default: false, funding: "pool" },
  ]);
});

/** The definitions of our functions in a database, without those of extensions. */
const functionsOf = (url: string) =>
  rowsOf<{ signature: string; name: string; text: string }>(
    url,
    `select p.oid::regprocedure::text as signature, p.proname as name, pg_get_functiondef(p.oid) as text
     from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  );

const folder = (name: string) => join(import.meta.dirname, name);
const namesIn = (sql: string) =>
  [...sql.matchAll(/^CREATE (?:OR REPLACE )?FUNCTION (\w+)/gm)].map(([, name]) => name);

test("each function stands once in functions/, and the database has those and no others", async () => {
  const url = await emptyOne();
  await migrateDatabase(url);
  const written = readdirSync(folder("functions")).flatMap((name) =>
    namesIn(readFileSync(join(folder("functions"), name), "utf8")),
  );
  const found = await functionsOf(url);
  expect(found.map(({ name }) => name).sort()).toEqual(written.sort());
});

test("a function that is not the one of functions/ any more is replaced at the next start", async () => {
  const url = await emptyOne();
  await migrateDatabase(url);
  const before = await functionsOf(url);
  await rowsOf(
    url,
    `create or replace function whole_seconds(length interval) returns bigint language sql immutable return 0;
     update drizzle.functions set hash = 'of an older program' where name = 'clock.sql'`,
  );
  await migrateDatabase(url);
  expect(await functionsOf(url)).toEqual(before);
});

test("migrations from 0023 on hold no functions", () => {
  const later = readdirSync(folder("migrations")).filter((name) => name >= "0023" && name.endsWith(".sql"));
  for (const name of later)
    expect(namesIn(readFileSync(join(folder("migrations"), name), "utf8")), name).toEqual([]);
});
