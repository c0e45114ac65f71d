import { execFile } from "node:child_process";
import { appendFile, chmod, chown, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { addTombstones, erasedIn, tombstonesName } from "#server/features/privacy/tombstones.ts";
import { createLogger } from "#server/platform/log.ts";
import { openSession } from "#server/platform/security/session.ts";
import { start } from "#server/start.ts";
import { testConfig, testSecret } from "#server/test/config.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import type { TestApp } from "#server/test/test-app.ts";
import { ask, temporaryFolder } from "#server/test/test-process.ts";
import { openWorld } from "../chat/world.ts";
import { runBackup } from "./commands.ts";

// "Back to any moment" of docs/backup.md: WAL archiving, a base copy of the running server, recovery to a time.

const temporary = temporaryFolder(tmpdir());
const [dataDir, after, copies, base, wal] = ["before", "after", "copies", "base", "wal"].map((name) =>
  join(temporary.path, name),
) as [string, string, string, string, string];
const run = promisify(execFile);
const log = createLogger("silent");
const nowhere = "http://127.0.0.1:9/v1";

afterAll(() => temporary.remove());

const password = "sandi-rahasia-9";
const ownerOf = (url: string) => url.replace("alma@", "postgres@");

/** Writes a file into a data folder that PostgreSQL itself may rename, whichever user it runs as. */
async function writeFor(folder: string, name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
  const { uid, gid } = await stat(folder);
  await chown(join(folder, name), uid, gid);
}

/** Copies the data folder while the server writes, between the calls that make such a copy usable. */
async function copyBase(url: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerOf(url) });
  await client.connect();
  await client.query("select pg_backup_start('base', fast => true)");
  const writing = meanwhile();
  await run("cp", ["-a", join(dataDir, "postgres"), base]);
  await writing;
  const { rows } = await client.query("select labelfile from pg_backup_stop()");
  await client.end();
  await writeFor(base, "backup_label", rows[0].labelfile);
  await run("sh", ["-c", `rm -rf "${base}"/postmaster.pid "${base}"/pg_wal/*`]);
}

/** Puts the base copy into a new place, and lets PostgreSQL replay the archive up to the moment. */
async function recoverTo(moment: string): Promise<void> {
  await mkdir(after);
  const folder = join(after, "postgres");
  await run("cp", ["-a", base, folder]);
  await appendFile(
    join(folder, "postgresql.auto.conf"),
    `restore_command = 'cp ${wal}/%f %p'
    recovery_target_time = '${moment}'
    recovery_target_action = 'promote'\n`,
  );
  await writeFor(folder, "recovery.signal", "");
  const { url, stop } = await startEmbedded({ dataDir: after, log });
  const isRecovering = () => ask(url, "select pg_is_in_recovery() as still");
  await expect.poll(isRecovering, { timeout: 60_000 }).toEqual([{ still: false }]);
  await stop();
}

const say = (world: TestApp, member: BuiltMember, code: string, question: string) =>
  world.call("sendQuestion", { body: { thread_id: code, question } }, member);
const addressesIn = async (world: TestApp) =>
  (await world.database.pool.query("select email from users")).rows.map(({ email }) => email);

test("a recovery to a moment: what was before is there, what came after is not, and who was erased since is erased", async () => {
  await (await openWorld(dataDir, nowhere)).close();
  await mkdir(wal);
  await chmod(wal, 0o777);
  const archiving = `archive_mode = on\narchive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'\n`;
  await appendFile(join(dataDir, "postgres", "postgresql.auto.conf"), archiving);

  const world = await openWorld(dataDir, nowhere);
  const { url, pool } = world.database;
  const [staying, leaving] = [await buildMember(world, { password }), await buildMember(world, { password })];
  const code = await startConversation(world, staying);
  await copyBase(url, () => say(world, staying, code, "Selama salinan dibuat."));
  await say(world, staying, code, "Sebelum saat itu.");
  const joinedBefore = await buildMember(world);
  const [at] = await ask(url, "select clock_timestamp()::text as moment");
  await say(world, staying, code, "Sesudah saat itu.");
  const joinedAfter = await buildMember(world);
  const erased = await world.call("eraseAccount", { body: { password, word: "HAPUS" } }, leaving);
  expect(erased.status).toBe(200);
  await addTombstones(join(copies, tombstonesName), await erasedIn(pool));
  await world.close();
  await rm(dataDir, { recursive: true });

  await recoverTo(String(at?.moment));
  const config = testConfig({ dataDir: after, backupDir: copies, demo: false });
  await expect(start(config, log)).rejects.toThrow(/npm run restore -- --settle/);
  const settled = await runBackup(["restore", "--settle", copies], {
    DATA_DIR: after,
    APP_SECRET: testSecret,
    DEMO: "on",
  });
  expect(settled).toMatch(/erased again: 1\.\n\d+ invariants hold, 0 are broken\./);

  const back = await openWorld(after, nowhere);
  const addresses = await addressesIn(back);
  expect(addresses).toEqual(expect.arrayContaining([staying.email, joinedBefore.email]));
  expect(addresses).not.toContain(joinedAfter.email);
  expect(addresses).not.toContain(leaving.email);
  const read = (token: string) =>
    back.call("getConversation", { params: { id: code }, query: {} }, { ...staying, token });
  expect((await read(staying.token)).status).toBe(401);
  const token = await openSession(back.app.database.db, staying.clientId, staying.id);
  const conversation = JSON.stringify((await read(token)).body);
  expect(conversation).toContain("Selama salinan dibuat.");
  expect(conversation).toContain("Sebelum saat itu.");
  expect(conversation).not.toContain("Sesudah saat itu.");
  expect((await checkInvariants(back.database.pool)).broken).toEqual([]);
  await back.close();
});
