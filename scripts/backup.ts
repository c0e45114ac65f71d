// npm run backup -- [DIR] and npm run restore -- [DIR]: copies of database, files and keys (docs/backup.md).
// npm run restore -- --settle [DIR]: after a recovery by PostgreSQL itself, before the server starts.

import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { buildApp, prepareApp } from "#server/app.ts";
import { type SettledDatabase, settleDatabase } from "#server/backup/after-restore.ts";
import { backUp } from "#server/backup/back-up.ts";
import { BackupError } from "#server/backup/backup-error.ts";
import type { CopyKeys } from "#server/backup/copy-keys.ts";
import { progressLine } from "#server/backup/progress.ts";
import { finishRestore, openCopy, putBack } from "#server/backup/restore.ts";
import { retentionDays } from "#server/backup/retention.ts";
import { type Config, ConfigError, loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { markSettled } from "#server/db/recovered.ts";
import { openMailer } from "#server/external/mail.ts";
import { guide } from "#server/external/model/guide/guide.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { openStorage } from "#server/external/storage/storage.ts";
import { readTombstones, tombstonesName, tombstonesOf } from "#server/features/privacy/tombstones.ts";
import { createLogger } from "#server/platform/log.ts";
import { Seals } from "#server/platform/security/seal.ts";
import { withDatabaseUrl } from "./database-url.ts";

const log = createLogger("warn");
const progress = progressLine();

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function makeCopy(config: Config, dir: string): Promise<void> {
  const sinceMs = performance.now();
  // Members who wait for answers come first.
  setPriority(constants.priority.PRIORITY_LOW);
  // Without a server the database is started for the copy, and stopped again.
  const { copy, expired } = await withDatabaseUrl(config, (url) =>
    backUp({
      url,
      dir,
      storage: openStorage(config),
      lock: config.backupLock,
      secrets: { appSecret: config.appSecret, appSecretPrevious: config.appSecretPrevious },
      tombstones: [tombstonesOf(config)],
      progress,
    }),
  );
  progress.end();
  const { tables, files, missing, keys } = copy.manifest;
  const bytes = [...tables, ...files, keys].reduce((sum, one) => sum + one.bytes, 0);
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  const seconds = ((performance.now() - sinceMs) / 1000).toFixed(1);
  console.log(
    `${copy.folder}: ${rows} rows, ${files.length} files, ${megabytes(bytes)}, ${seconds} s, checked.`,
  );
  for (const key of missing) console.log(`The store does not have ${key}, which a product names.`);
  for (const { folder } of expired)
    console.log(
      `Older than ${retentionDays} days, delete it: ${folder} may hold members who were erased since.`,
    );
}

async function restore(config: Config, dir: string): Promise<void> {
  const opened = await openCopy({ dir, lock: config.backupLock, progress });
  progress.end();
  const storage = openStorage(config);
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  try {
    await putBack({ url, dir, storage, lock: config.backupLock, progress }, opened);
    progress.end();
    const result = await settled(
      { ...config, appSecretPrevious: opened.keys.appSecret },
      url,
      dir,
      opened.keys,
    );
    await markSettled(url);
    await finishRestore(url);
    console.log(`${opened.copy.folder} of ${opened.copy.manifest.madeAt} is back.`);
    tell(result);
  } finally {
    await embedded?.stop();
  }
}

async function settleOnly(config: Config, dir: string): Promise<void> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  try {
    await migrateDatabase(url, { isSettling: true });
    const result = await settled(config, url, dir);
    await markSettled(url);
    tell(result);
  } finally {
    await embedded?.stop();
  }
}

/** With the keys of a copy, the data keys are wrapped with the master secret of this place. */
async function settled(config: Config, url: string, dir: string, keys?: CopyKeys): Promise<SettledDatabase> {
  const beside = [dir, join(dir, "..")].map((folder) => join(folder, tombstonesName));
  const lists = await Promise.all([...beside, tombstonesOf(config)].map(readTombstones));
  // The check reads whole tables, which may take long.
  const database = openDatabase({ url, max: 4, queryTimeoutMs: 0 });
  const external = {
    mail: openMailer(config, log),
    model: guide,
    payment: noGateway,
    storage: openStorage(config),
  };
  // A rotation of the secret may have been under way when the copy was made.
  if (keys) await new Seals(keys.appSecret, keys.appSecretPrevious).rewrap(database.db);
  const { server, app } = await buildApp({ config, database, log, external });
  try {
    await prepareApp(app);
    return await settleDatabase(app, database, lists.flat());
  } finally {
    await server.close();
    await database.close();
  }
}

function tell({ erasedAgain, held, broken }: SettledDatabase): void {
  console.log(`Everybody signs in again. Erased since then and erased again: ${erasedAgain}.`);
  for (const { name, rows } of broken) console.log(`BROKEN  ${name}: ${rows} rows`);
  console.log(`${held} invariants hold, ${broken.length} are broken.`);
  if (broken.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  const isSettling = rest.includes("--settle");
  const config = loadConfig();
  const dir = rest.find((one) => !one.startsWith("--")) ?? config.backupDir;
  if (dir === undefined)
    throw new BackupError("Name a folder, as in npm run backup -- /mnt/backups, or set BACKUP_DIR.");
  if (command === "make") await makeCopy(config, dir);
  else if (isSettling) await settleOnly(config, dir);
  else await restore(config, dir);
}

main().catch((error: unknown) => {
  progress.end(false);
  const isExpected = error instanceof ConfigError || (error instanceof Error && "sentence" in error);
  console.error(error instanceof Error ? (isExpected ? error.message : error.stack) : String(error));
  process.exitCode = 1;
});
