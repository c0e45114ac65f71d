import { createHash } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { knownMigrations, migrateDatabase, restoringMark } from "#server/db/migrate.ts";
import type { FileStore, OpenFile } from "#server/external/storage/file-store.ts";
import { checkFiles } from "./back-up.ts";
import { BackupError } from "./backup-error.ts";
import { type CopyKeys, type Lock, readKeys } from "./copy-keys.ts";
import { loadTables, readWhole } from "./load.ts";
import { type Copy, findCopy, keysName, type Manifest } from "./manifest.ts";
import { noProgress, type Progress } from "./progress.ts";

export type RestoreOptions = {
  url: string;
  /** A copy, or a folder of copies, of which the newest is used. */
  dir: string;
  storage: FileStore;
  lock: Lock;
  progress?: Progress;
};

/** Reads and checks a copy before anything is touched: its schema is known, every file is whole, the keys open. */
export async function openCopy(
  options: Pick<RestoreOptions, "dir" | "lock" | "progress">,
): Promise<{ copy: Copy; keys: CopyKeys }> {
  const copy = await findCopy(options.dir);
  mustKnowSchema(copy.manifest);
  const keys = await readKeys(join(copy.folder, keysName), options.lock);
  await checkFiles(copy.folder, copy.manifest, options.progress ?? noProgress);
  return { copy, keys };
}

function mustKnowSchema({ migrations }: Manifest): void {
  const known = knownMigrations();
  if (migrations.every(({ hash }, at) => known[at]?.hash === hash)) return;
  throw new BackupError(
    "The copy has a schema that this program does not know: use the program that made the copy.",
  );
}

/**
 * Puts database and files back into an empty place. Until `finishRestore` the database carries a mark, with which no
 * server starts; a restore that was interrupted is simply run again.
 */
export async function putBack(
  options: RestoreOptions,
  { copy, keys }: { copy: Copy; keys: CopyKeys },
): Promise<void> {
  const { url, storage, progress = noProgress } = options;
  const client = new pg.Client({ connectionString: url, application_name: "alma-restore" });
  client.on("error", () => {});
  await client.connect();
  try {
    await claimPlace(client);
    await refuseOtherFiles(storage, copy, keys.identity);
    const until = copy.manifest.migrations.at(-1)?.when ?? 0;
    await migrateDatabase(url, { until, isRestoring: true });
    await loadTables(client, copy, keys.identity, progress);
    await migrateDatabase(url, { isRestoring: true });
    await putFiles(storage, copy, keys.identity, progress);
  } finally {
    await client.end();
  }
}

/** Lets servers start on the database. */
export async function finishRestore(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "alma-restore" });
  await client.connect();
  try {
    await client.query(`drop schema ${restoringMark}`);
  } finally {
    await client.end();
  }
}

/** Marks an empty database as being put back; what an interrupted restore left in it is removed first. */
async function claimPlace(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isMarked: boolean; tables: number }>(
    `select to_regnamespace($1) is not null as "isMarked", (select count(*)::int from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_') as tables`,
    [restoringMark],
  );
  const { isMarked = false, tables = 0 } = rows[0] ?? {};
  if (!isMarked && tables > 0)
    throw new BackupError(
      `The database is not empty (${tables} tables): restore into a new one, and set DATA_DIR or DATABASE_URL to it.`,
    );
  if (!isMarked) await client.query(`create schema ${restoringMark}`);
  else
    await client.query(
      "drop schema if exists pgboss cascade; drop schema if exists drizzle cascade; drop schema public cascade; create schema public",
    );
}

/** A file that is there already stays if it is the same one, as in a bucket that outlived the database. */
async function refuseOtherFiles(storage: FileStore, copy: Copy, identity: string): Promise<void> {
  for (const { key, length, file } of copy.manifest.files) {
    const opened = await storage.open(key);
    if (!opened) continue;
    const isSame = opened.bytes === length && (await isEqual(opened, join(copy.folder, file), identity));
    if (opened.bytes !== length) await opened.close();
    if (!isSame)
      throw new BackupError(
        `The store of files is not empty: it holds another ${key}. Restore into an empty DATA_DIR or bucket.`,
      );
  }
}

async function isEqual(opened: OpenFile, path: string, identity: string): Promise<boolean> {
  const hash = createHash("sha256");
  for await (const piece of await opened.read(0, opened.bytes - 1)) hash.update(piece);
  const expected = createHash("sha256").update(await readWhole(path, identity, noProgress));
  return hash.digest("hex") === expected.digest("hex");
}

async function putFiles(storage: FileStore, copy: Copy, identity: string, progress: Progress): Promise<void> {
  const { files } = copy.manifest;
  progress.begin(
    "putting the files back",
    files.reduce((sum, { length }) => sum + length, 0),
  );
  for (const { key, file, length } of files) {
    const content = await readWhole(join(copy.folder, file), identity, progress);
    if (content.length !== length) throw new BackupError(`${file} is not the file ${key}: use another copy.`);
    await storage.put(key, content);
  }
}
