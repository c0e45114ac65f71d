import { join } from "node:path";
import type pg from "pg";
import { copyIn } from "#server/db/copy-stream.ts";
import { BackupError } from "./backup-error.ts";
import type { Copy, Manifest } from "./manifest.ts";
import { counted, type Progress } from "./progress.ts";
import { readSealed } from "./sealed-file.ts";

/**
 * Numbers that a large table gave out between the copy and its restore are not given a second time: pages, links and
 * the payment gateway may still know them.
 */
const skippedIds = 100_000;

/**
 * Puts the rows of a copy into a database with the same schema, in one transaction. Rules that hold between rows are
 * checked at the end instead of row by row: links when they are made anew, the books by `npm run db:check`.
 */
export async function loadTables(
  client: pg.Client,
  { folder, manifest }: Copy,
  identity: string,
  progress: Progress,
): Promise<void> {
  progress.begin("putting the database back", sizeOf(manifest));
  const names = manifest.tables.map(({ name }) => name);
  await mustHaveTables(client, names);
  await client.query("begin");
  await client.query(
    "set local datestyle = 'ISO'; set local timezone = 'UTC'; set local statement_timeout = 0",
  );
  const links = await dropLinks(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);
  for (const { name, columns, rows, file, bytes } of manifest.tables) {
    const source = readSealed(join(folder, file), identity);
    const found = await copyIn(client, `copy ${name} (${columns.join(", ")}) from stdin`, source);
    if (found !== rows)
      throw new BackupError(`${file} holds ${found} rows of ${name} instead of ${rows}: use another copy.`);
    progress.add(bytes);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of links)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await setSequences(client, manifest.sequences);
  await client.query("commit");
  await client.query("analyze");
}

const sizeOf = ({ tables }: Manifest): number => tables.reduce((sum, { bytes }) => sum + bytes, 0);

async function mustHaveTables(client: pg.Client, names: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) as given (name) where to_regclass(name) is null",
    [names],
  );
  if (rows.length > 0)
    throw new BackupError(
      `The copy holds ${rows.map(({ name }) => name).join(", ")}, which its schema does not have: use the program that made the copy.`,
    );
}

type Link = { table: string; name: string; definition: string };

async function dropLinks(client: pg.Client): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select format('%I.%I', n.nspname, r.relname) as table, quote_ident(c.conname) as name,
       pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
     where c.contype = 'f' and n.nspname = 'public' and c.conparentid = 0 order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Catalogues keep their small numbers, which people and addresses name. */
async function setSequences(client: pg.Client, sequences: Manifest["sequences"]): Promise<void> {
  for (const { name, last } of sequences)
    await client.query(
      `select setval($1::regclass, $2::bigint + case when seqtypid = 'bigint'::regtype then $3::bigint else 0 end)
       from pg_sequence where seqrelid = $1::regclass`,
      [name, last, skippedIds],
    );
}

/** Reads a file of the copy as it was in the store. */
export async function readWhole(path: string, identity: string, progress: Progress): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of counted(readSealed(path, identity), progress)) pieces.push(piece);
  return Buffer.concat(pieces);
}
