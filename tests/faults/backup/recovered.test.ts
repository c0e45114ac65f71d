import { execFile } from "node:child_process";
import { appendFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { erasedIn, tombstonesName } from "#server/features/privacy/tombstones.ts";
import { createLogger } from "#server/platform/log.ts";
import { start } from "#server/start.ts";
import { testConfig, testSecret } from "#server/test/config.ts";
import { buildMember } from "#server/test/factories.ts";
import { ask, temporaryFolder } from "#server/test/test-process.ts";
import { openWorld } from "../chat/world.ts";
import { runBackup } from "./commands.ts";

// A database that came back without `npm run restore`: no server may start on it before it was settled.

const temporary = temporaryFolder(tmpdir());
const dataDir = join(temporary.path, "data");
const copies = join(temporary.path, "copies");
const wal = join(temporary.path, "wal");
const run = promisify(execFile);
const log = createLogger("silent");
const nowhere = "http://127.0.0.1:9/v1";

afterAll(() => temporary.remove());

const starting = () => start(testConfig({ dataDir, backupDir: copies, demo: false }), log);
const settle = () =>
  runBackup(["restore", "--settle", copies], { DATA_DIR: dataDir, APP_SECRET: testSecret, DEMO: "on" });

/** Lets PostgreSQL recover the database to a moment before its last change, from a base backup and the WAL after it. */
async function recover(): Promise<void> {
  const [folder, base] = [join(dataDir, "postgres"), join(temporary.path, "base")];
  await run("cp", ["-a", folder, base]);
  const before = await startEmbedded({ dataDir, log });
  const owner = before.url.replace("alma@", "postgres@");
  await ask(owner, "select pg_create_restore_point('calm')");
  await ask(owner, "create table harm ()");
  await before.stop();
  await rm(wal, { recursive: true, force: true });
  await run("cp", ["-a", join(folder, "pg_wal"), wal]);
  await rm(folder, { recursive: true });
  await rename(base, folder);
  const settings = `restore_command = 'cp ${wal}/%f %p'
    recovery_target_name = 'calm'
    recovery_target_action = 'promote'\n`;
  await appendFile(join(folder, "postgresql.auto.conf"), settings);
  await writeFile(join(folder, "recovery.signal"), "");
  const { url, stop } = await startEmbedded({ dataDir, log });
  await expect
    .poll(() => ask(url, "select pg_is_in_recovery() as still, to_regclass('harm') as harm"), {
      timeout: 60_000,
    })
    .toEqual([{ still: false, harm: null }]);
  await stop();
}

test("after a recovery by PostgreSQL no server starts before --settle, also after the next one", async () => {
  await (await openWorld(dataDir, nowhere)).close();
  for (const _ of ["once", "again"]) {
    await recover();
    await expect(starting()).rejects.toThrow(/recovered this database .* npm run restore -- --settle DIR/);
    expect(await settle()).toContain("0 are broken");
    const embedded = await startEmbedded({ dataDir, log });
    await migrateDatabase(embedded.url);
    await embedded.stop();
  }
});

test("a database in which an erased member is a member again starts no server before --settle", async () => {
  const world = await openWorld(dataDir, nowhere);
  const member = await buildMember(world);
  const { pool } = world.database;
  await pool.query("update users set erased_at = app_now() where id = $1", [member.id]);
  const [tombstone] = await erasedIn(pool);
  await pool.query("update users set erased_at = null where id = $1", [member.id]);
  await world.close();
  await mkdir(copies);
  await appendFile(join(copies, tombstonesName), `${JSON.stringify(tombstone)}\n`);
  await expect(starting()).rejects.toThrow(`npm run restore -- --settle ${copies}`);
  expect(await settle()).toContain("erased again: 1.");
});
