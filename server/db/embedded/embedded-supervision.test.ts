import { renameSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, eventually, startAlone, temporaryFolder } from "#server/test/test-process.ts";
import { packagedBinaries } from "./binaries.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";
import { chooseIdentity } from "./identity.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";
import { launchServer } from "./server-process.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
/** The database must recover within 5 s without a restart of Alma. */
const recoveryMs = 5000;

let temporary: ReturnType<typeof temporaryFolder>;
let dataDir: string;
let database: string;
const serverPid = () => readPidFile(database)?.pid ?? -1;
beforeAll(() => {
  temporary = temporaryFolder();
  dataDir = join(temporary.path, "data");
  database = join(dataDir, "postgres");
});
afterAll(() => temporary.remove());

describe("while Alma lives", () => {
  let embedded: Embedded;
  let pool: pg.Pool;
  beforeEach(async () => {
    vi.clearAllMocks();
    embedded = await startEmbedded({ dataDir, log });
    pool = new pg.Pool({ connectionString: embedded.url, max: 4 });
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    await pool.query("create table if not exists kept (number int)");
  });
  afterEach(async () => {
    await pool.end();
    await embedded.stop();
  });
  const isBack = () =>
    eventually(async () => {
      await pool.query("insert into kept values (1)");
      expect(log.info).toHaveBeenCalledWith(expect.anything(), "the embedded database is back");
    }, recoveryMs);

  test("a killed server is started again and the pool goes on by itself", async () => {
    const before = serverPid();
    process.kill(before, "SIGKILL");
    await isBack();
    expect(serverPid()).not.toBe(before);
    expect(log.error).not.toHaveBeenCalled();
  });

  test("a killed connection process costs one recovery of the same server", async () => {
    const before = serverPid();
    const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
    process.kill(rows[0]?.pid ?? -1, "SIGKILL");
    await isBack();
    expect(serverPid()).toBe(before);
  });

  test("a query that computes on after its server was killed does not hold up the next one", async () => {
    const endless = "do $$ begin loop perform 1; end loop; end $$";
    const lost = pool.query(endless).catch((error: unknown) => error);
    await eventually(async () => {
      const { rows } = await pool.query("select 1 from pg_stat_activity where query = $1", [endless]);
      expect(rows).toHaveLength(1);
    }, 5000);
    process.kill(serverPid(), "SIGKILL");
    await isBack();
    expect(await lost).toBeInstanceOf(Error);
  });

  test("it still is the only Alma after a recovery", async () => {
    process.kill(serverPid(), "SIGKILL");
    await isBack();
    const second = startAlone(dataDir);
    expect((await second.until("refused")).message).toContain(`Another Alma (process ${process.pid})`);
    await second.finish();
  });

  test("a folder that vanished is waited for, never replaced by an empty database", async () => {
    const elsewhere = join(temporary.path, "elsewhere");
    const before = serverPid();
    renameSync(database, elsewhere);
    process.kill(before, "SIGKILL");
    await eventually(async () => {
      expect(log.warn).toHaveBeenCalledWith(
        expect.objectContaining({
          err: expect.objectContaining({ message: expect.stringContaining("is gone") }),
        }),
        "the embedded database does not start yet",
      );
    }, 5000);
    renameSync(elsewhere, database);
    await isBack();
    expect((await pool.query("select count(*)::int > 0 as kept from kept")).rows).toEqual([{ kept: true }]);
  });
});

describe("when Alma was killed", () => {
  test("the next start goes on with the server that was left", async () => {
    const killed = startAlone(dataDir);
    await killed.until("ready");
    const left = serverPid();
    await killed.kill();
    expect(isServerOf(left, database)).toBe(true);
    const { url, stop } = await startEmbedded({ dataDir, log });
    expect(serverPid()).toBe(left);
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    // The adopted server is supervised like one that Alma started itself.
    vi.clearAllMocks();
    process.kill(left, "SIGKILL");
    await eventually(() => ask(url, "select 1"), recoveryMs);
    await stop();
    expect(isServerOf(serverPid(), database)).toBe(false);
  });

  test("a server left by another release or with other settings is replaced", async () => {
    const packaged = await packagedBinaries();
    const { identity } = await chooseIdentity({ dataDir, folder: database, packaged });
    const older = { ...packaged, version: "17.9.0" };
    const { pid } = await launchServer({ folder: database, socketDir: database, identity, binaries: older });
    const { url, stop } = await startEmbedded({ dataDir, log });
    expect(serverPid()).not.toBe(pid);
    expect(isServerOf(pid, database)).toBe(false);
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await stop();
  });
});
