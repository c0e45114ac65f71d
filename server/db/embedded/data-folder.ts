import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { draftOf, isTaken, removeDraft } from "./draft.ts";
import { creationTrouble, EmbeddedError, folderTrouble, systemCode } from "./embedded-error.ts";
import { type Identity, runAs } from "./identity.ts";

/** PostgreSQL limits paths to 1,024 bytes and appends its own names. */
const longestPathBytes = 900;

/** Makes sure that DATA_DIR is a writable folder. */
export function openDataDir(dataDir: string): void {
  if (Buffer.byteLength(dataDir) > longestPathBytes || dataDir.includes("\n"))
    throw new EmbeddedError(
      `The path ${dataDir} is longer than ${longestPathBytes} bytes or has a line break: set DATA_DIR to another one.`,
    );
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderTrouble(error, dataDir);
  }
}

/** Whether the folder holds a database; throws when it is from another version or the place holds something else. */
export function hasDatabase(folder: string, binaries: Binaries): boolean {
  const found = readMajor(folder);
  if (found === undefined) return false;
  if (found === binaries.major) return true;
  throw new EmbeddedError(
    `The database in ${folder} is of PostgreSQL ${found} and this Alma brings PostgreSQL ${binaries.major}: ` +
      `move its content over with pg_dump of version ${found}, or set DATA_DIR to another folder.`,
  );
}

function readMajor(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  } catch (error) {
    if (systemCode(error) === "ENOENT" && isFree(folder)) return undefined;
    if (systemCode(error) !== "ENOENT") throw folderTrouble(error, folder);
    throw new EmbeddedError(
      `${folder} holds files but no database: move them away or set DATA_DIR to another folder.`,
    );
  }
}

function isFree(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    if (systemCode(error) === "ENOENT") return true;
    throw folderTrouble(error, folder);
  }
}

/** Creates the database completely or not at all. */
export async function createDatabase(options: {
  dataDir: string;
  folder: string;
  identity: Identity;
  binaries: Binaries;
}): Promise<void> {
  const { dataDir, folder, identity, binaries } = options;
  const draft = draftOf(folder);
  try {
    makePrivate(draft, identity);
    const made = await initdb(draft, identity, binaries);
    if (!made.ok) throw creationTrouble(made.output, dataDir);
    renameSync(draft, folder);
    syncFolder(dataDir);
  } catch (error) {
    removeDraft(draft);
    if (!isTaken(error)) throw folderTrouble(error, dataDir);
  }
}

/** Creates a folder that only PostgreSQL's user and root may enter. */
export function makePrivate(folder: string, { owner }: Identity): void {
  mkdirSync(folder, { mode: 0o700 });
  const made = statSync(folder);
  if ((made.mode & 0o077) !== 0)
    throw new EmbeddedError(
      `The file system of ${folder} knows no permissions, which PostgreSQL needs: set DATA_DIR to a folder on another disk.`,
    );
  if (made.uid !== owner.uid) chownSync(folder, owner.uid, owner.gid);
}

async function initdb(folder: string, identity: Identity, binaries: Binaries) {
  const fixed = ["--username=postgres", "--encoding=UTF8", "--locale=C", "--data-checksums"];
  const access = ["--auth-local=trust", "--auth-host=reject", "--no-instructions"];
  const run = (...locale: string[]) =>
    runAs(identity, binaries.initdb, ["-D", folder, ...fixed, ...access, ...locale], 120_000);
  const indonesian = await run("--locale-provider=icu", "--icu-locale=id");
  // Fallback for a build without ICU or Indonesian: it still folds case for UTF-8 and sorts by code point.
  return /(error|FATAL): .*(ICU|collator)/.test(indonesian.output)
    ? run("--locale-provider=builtin", "--builtin-locale=C.UTF-8")
    : indonesian;
}

/** A renamed folder survives a power failure only after its parent folder is synced to disk. */
function syncFolder(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives the database to PostgreSQL's user; the folder itself last, so that an interrupted run is repeated. */
export function giveTo(folder: string, { owner }: Identity): void {
  if (statSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  chownSync(folder, owner.uid, owner.gid);
}
