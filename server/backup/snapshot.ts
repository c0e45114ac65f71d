import pg from "pg";
import type { CopyOut } from "#server/db/copy-stream.ts";
import { copyOut } from "#server/db/copy-stream.ts";

/**
 * Tables whose rows no copy holds, each with the reason. What they would bring back is a way in that was closed since
 * the copy was made: everybody signs in again after a restore, and asks for a new link.
 */
const leftOut: Readonly<Record<string, string>> = {
  sessions: "one that was ended after the copy would be open again",
  email_tokens: "a link that was used after the copy would work again",
  sign_ups: "without their links they lead nowhere",
  sign_in_challenges: "one that was used after the copy would wait again",
  test_clock: "exists in tests only",
};

export const leftOutTables: readonly string[] = Object.keys(leftOut);

/** A table to copy, as SQL names, with its size on the disk. Generated columns are left to the database. */
export type CopiedTable = { name: string; columns: string[]; bytes: number };

/** Values are written the same way by every server, whatever its settings are. */
const fixedFormats = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Runs `work` in one read-only transaction that sees the database as it was at one moment. */
export async function inSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "alma-backup" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`begin isolation level repeatable read, read only; ${fixedFormats}`);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Lists the tables to copy. The job queue is not among them: what it still owed is found anew from the rows. */
export async function tablesOf(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_table_size(c.oid)::float8 as bytes,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = 'public' and c.relname <> all($1)
     group by n.nspname, c.relname, c.oid order by c.relname`,
    [leftOutTables],
  );
  return rows;
}

export function readTable(client: pg.Client, { name, columns }: CopiedTable): CopyOut {
  return copyOut(client, `copy ${name} (${columns.join(", ")}) to stdout`);
}

/** Returns the last number that each sequence gave, as text since it may exceed a JavaScript number. */
export async function sequencesOf(client: pg.Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

/** Returns the keys of all files that a row names. */
export async function fileKeysOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    "select attach_file as key from products union select file from owned_products order by key",
  );
  return rows.map(({ key }) => key);
}

export async function momentOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: string }>(
    `select to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  return rows[0]?.now ?? "";
}
