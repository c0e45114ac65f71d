import { join, resolve } from "node:path";
import { type Binaries, packagedBinaries } from "./binaries.ts";
import { createDatabase, giveTo, hasDatabase, openDataDir } from "./data-folder.ts";
import { removeAbandonedDrafts } from "./draft.ts";
import { AnotherAlmaError, EmbeddedError, folderTrouble } from "./embedded-error.ts";
import { chooseIdentity } from "./identity.ts";
import { type InstanceLock, takeInstanceLock } from "./instance-lock.ts";
import { findServer, launchServer, type Running, shutDown } from "./server-process.ts";
import { launchMark } from "./settings.ts";
import { socketFolder } from "./socket-folder.ts";
import { type Log, supervise } from "./supervise.ts";

/** A running embedded PostgreSQL; `stop` shuts it down cleanly and may be called again. */
export type Embedded = { url: string; stop: () => Promise<void> };
export type EmbeddedOptions = { dataDir: string; log: Log };

/** Values that stay the same from the first start in this process to its end. */
type Site = {
  dataDir: string;
  folder: string;
  packaged: Binaries;
  socketDir?: string;
  hasLaunched?: boolean;
};

/**
 * Starts the database in DATA_DIR, or adopts the one that a killed Alma left running, and keeps it running. Rejects
 * with `EmbeddedError`, whose message is one sentence for whoever started Alma.
 */
export async function startEmbedded({ dataDir, log }: EmbeddedOptions): Promise<Embedded> {
  const startedAtMs = performance.now();
  const site: Site = {
    dataDir: resolve(dataDir),
    folder: join(resolve(dataDir), "postgres"),
    packaged: await packagedBinaries(),
  };
  openDataDir(site.dataDir);
  const isNew = !hasDatabase(site.folder, site.packaged);
  const lock = await firstLock(site);
  log.info({ startMs: Math.round(performance.now() - startedAtMs), isNew }, "the embedded database is ready");

  const ending = new AbortController();
  const supervision = supervise({ lock, attach: () => attach(site), log, ended: ending.signal });
  const stop = async () => {
    ending.abort();
    await shutDown(site.folder);
    await supervision;
    // A restart may have been in progress.
    await shutDown(site.folder);
  };
  let stopping: Promise<void> | undefined;
  return {
    url: addressOf(site),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** A failed start stops the server that it launched, unless another Alma has taken that server over. */
async function firstLock(site: Site): Promise<InstanceLock> {
  try {
    return await attach(site, { mayCreate: true });
  } catch (error) {
    if (site.hasLaunched && !(error instanceof AnotherAlmaError)) await shutDown(site.folder);
    throw folderTrouble(error, site.dataDir);
  }
}

const attempts = 10;

/** Finds or starts the server and takes its lock. */
async function attach(site: Site, { mayCreate = false } = {}): Promise<InstanceLock> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await findServer(site.folder);
    const running = found ?? (await launch(site, mayCreate));
    site.socketDir ??= running.socketDir;
    site.hasLaunched ||= running.isOurs === true;
    const lock = await takeInstanceLock(running, site.folder);
    if (lock?.launchMark === launchMark(site.packaged.version)) return lock;
    // This server was left by an Alma with other settings or another PostgreSQL release; no process uses it now.
    if (lock) await shutDown(site.folder);
  }
  throw new EmbeddedError(
    `PostgreSQL in ${site.folder} started ${attempts} times and ended each time: see postgres.log beside it.`,
  );
}

async function launch(site: Site, mayCreate: boolean): Promise<Running> {
  const { dataDir, folder, packaged } = site;
  removeAbandonedDrafts(folder);
  const { identity, binaries } = await chooseIdentity({ dataDir, folder, packaged });
  if (!hasDatabase(folder, packaged)) {
    // Only the first start may create a database: later an empty one in place of a vanished one would hide the loss.
    if (!mayCreate)
      throw new EmbeddedError(`The database in ${folder} is gone: put it back or start Alma anew.`);
    await createDatabase({ dataDir, folder, identity, binaries });
  }
  giveTo(folder, identity);
  site.socketDir ??= socketFolder(folder, identity);
  return launchServer({ folder, socketDir: site.socketDir, identity, binaries });
}

/** Returns the URL of the database in DATA_DIR while an Alma runs on it, for commands that read without stopping it. */
export async function runningAddress(dataDir: string): Promise<string | undefined> {
  const running = await findServer(join(resolve(dataDir), "postgres"));
  return running && addressAt(running.socketDir);
}

const addressOf = (site: Site): string => addressAt(site.socketDir ?? site.folder);

/** Every PostgreSQL client understands this URL; its host part is not used, since the `host` parameter overrides it. */
const addressAt = (socketDir: string): string =>
  `postgres://alma@localhost:5432/alma?host=${encodeURIComponent(socketDir)}&sslmode=disable`;
