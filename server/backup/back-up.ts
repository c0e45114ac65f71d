import { closeSync, fsyncSync, openSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { identityToRecipient } from "age-encryption";
import type pg from "pg";
import { draftOf, removeAbandonedDrafts } from "#server/db/embedded/draft.ts";
import { migrationsOf } from "#server/db/migrate.ts";
import type { FileStore } from "#server/external/storage/file-store.ts";
import {
  addTombstones,
  erasedIn,
  readTombstones,
  tombstonesName,
} from "#server/features/privacy/tombstones.ts";
import { BackupError } from "./backup-error.ts";
import { type CopyKeys, type Lock, mustHaveLock, newIdentity, writeKeys } from "./copy-keys.ts";
import { type Copy, copiesIn, folderName, keysName, type Manifest, manifestName } from "./manifest.ts";
import { counted, noProgress, type Progress } from "./progress.ts";
import { expiredCopies } from "./retention.ts";
import { measure, writeSealed } from "./sealed-file.ts";
import { fileKeysOf, inSnapshot, momentOf, readTable, sequencesOf, tablesOf } from "./snapshot.ts";

export type BackUpOptions = {
  url: string;
  /** The folder of copies; each copy is a folder in it. */
  dir: string;
  storage: FileStore;
  lock: Lock;
  secrets: Pick<CopyKeys, "appSecret" | "appSecretPrevious">;
  /** Where the server notes erased accounts, if that is not `dir`. */
  tombstones?: readonly string[];
  progress?: Progress;
};

/** What is needed to write the parts of one copy. */
type Site = BackUpOptions & { draft: string; recipient: string; client: pg.Client; progress: Progress };

/**
 * Copies database, files and keys as they are at one moment, while the server runs. The copy gets its name only when
 * every file of it has been read again and found whole. Returns it with those that are too old to keep.
 */
export async function backUp(options: BackUpOptions): Promise<{ copy: Copy; expired: Copy[] }> {
  mustHaveLock(options.lock);
  const { dir, progress = noProgress } = options;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  removeAbandonedDrafts(join(dir, "copy"));
  const draft = draftOf(join(dir, "copy"));
  try {
    await mkdir(join(draft, "tables"), { recursive: true, mode: 0o700 });
    await mkdir(join(draft, "files"), { mode: 0o700 });
    const manifest = await write(draft, { ...options, progress });
    await checkFiles(draft, manifest, progress);
    await writeFile(join(draft, manifestName), JSON.stringify(manifest, null, 1), {
      mode: 0o600,
      flush: true,
    });
    const copy = { folder: join(dir, folderName(manifest.madeAt)), manifest };
    await rename(draft, copy.folder);
    syncFolder(dir);
    return { copy, expired: expiredCopies(await copiesIn(dir), new Date(manifest.madeAt)) };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function write(draft: string, options: BackUpOptions & { progress: Progress }): Promise<Manifest> {
  const identity = await newIdentity();
  await writeKeys(join(draft, keysName), { identity, ...options.secrets }, options.lock);
  const recipient = await identityToRecipient(identity);
  return inSnapshot(options.url, async (client) => {
    const migrations = await migrationsOf(client);
    if (migrations.length === 0)
      throw new BackupError(
        "This database holds nothing of Alma: set DATABASE_URL or DATA_DIR to the one in use.",
      );
    const site = { ...options, draft, recipient, client };
    const madeAt = await momentOf(client);
    const tables = await writeTables(site);
    const sequences = await sequencesOf(client);
    await keepTombstones(site);
    const { files, missing } = await writeFiles(site, await fileKeysOf(client));
    const keys = { file: keysName, ...(await measure(join(draft, keysName))) };
    return { format: 1, madeAt, migrations, tables, sequences, files, missing, keys };
  });
}

async function writeTables({ client, draft, recipient, progress }: Site): Promise<Manifest["tables"]> {
  const tables = await tablesOf(client);
  progress.begin(
    "copying the database",
    tables.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const written: Manifest["tables"] = [];
  for (const table of tables) {
    const file = join("tables", `${table.name.replaceAll(/[^\w.]/g, "_")}.copy.zst.age`);
    const { stream, rows } = readTable(client, table);
    const { bytes, sha256 } = await writeSealed(join(draft, file), counted(stream, progress), recipient);
    written.push({ name: table.name, columns: table.columns, rows: rows(), file, bytes, sha256 });
  }
  return written;
}

/** Files keep their content under their key, so each is the one that the rows of the snapshot mean. */
async function writeFiles(site: Site, fileKeys: string[]): Promise<Pick<Manifest, "files" | "missing">> {
  const { storage, draft, recipient, progress } = site;
  const files: Manifest["files"] = [];
  const missing: string[] = [];
  progress.begin("copying the files", 0);
  for (const [at, key] of fileKeys.entries()) {
    const opened = await storage.open(key);
    if (!opened) {
      missing.push(key);
      continue;
    }
    const file = join("files", `${at + 1}.zst.age`);
    const source = opened.bytes > 0 ? await opened.read(0, opened.bytes - 1) : nothing();
    if (opened.bytes === 0) await opened.close();
    const written = await writeSealed(join(draft, file), counted(source, progress), recipient);
    files.push({ key, length: opened.bytes, file, ...written });
  }
  return { files, missing };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Brings the list of erased accounts beside the copies up to date. */
async function keepTombstones({ client, dir, tombstones = [] }: Site): Promise<void> {
  const others = await Promise.all(tombstones.map(readTombstones));
  await addTombstones(join(dir, tombstonesName), [...(await erasedIn(client)), ...others.flat()]);
}

/** Throws unless every file of a copy is as it was written. */
export async function checkFiles(folder: string, manifest: Manifest, progress: Progress): Promise<void> {
  const files = [manifest.keys, ...manifest.tables, ...manifest.files];
  progress.begin(
    "checking the copy",
    files.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  for (const { file, bytes, sha256 } of files) {
    const found = await measure(join(folder, file)).catch(() => undefined);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(
        `${join(folder, file)} is ${found ? "damaged" : "missing"}: use another copy, or make a new one.`,
      );
    progress.add(bytes);
  }
}

/** The new name survives a power failure only once its folder is on the disk. */
function syncFolder(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
