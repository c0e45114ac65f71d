import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask, eventually, startAlone, temporaryFolder } from "#server/test/test-process.ts";
import { startEmbedded } from "./embedded.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const start = (dataDir: string) => startEmbedded({ dataDir, log: silent });
const isRoot = process.getuid?.() === 0;

let temporary: ReturnType<typeof temporaryFolder>;
let dataDir: string;
let database: string;
beforeEach(() => {
  temporary = temporaryFolder();
  dataDir = join(temporary.path, "data");
  database = join(dataDir, "postgres");
});
afterEach(() => temporary.remove());

/** Returns the message of a refused start: one sentence that ends with what to do. */
async function refusal(path: string): Promise<string> {
  const error = await start(path).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EmbeddedError)) throw new Error(`not refused as it should be: ${error}`);
  expect(error.message).toMatch(/^[^\n]+[:;,] [^\n]+\.$/);
  return error.message;
}

describe("two Almas on one folder", () => {
  test("the second is refused with a sentence that names the first, which is unharmed", async () => {
    const first = await start(dataDir);
    const pid = readPidFile(database)?.pid;
    await ask(first.url, "create table kept as select 1 as number");
    const second = startAlone(dataDir);
    const { message } = await second.until("refused");
    expect(message).toBe(
      `Another Alma (process ${process.pid}) already runs on ${database}: stop that one or set DATA_DIR to another folder.`,
    );
    await second.finish();
    expect(await ask(first.url, "select number from kept")).toEqual([{ number: 1 }]);
    expect(readPidFile(database)?.pid).toBe(pid);
    await first.stop();
  });

  test("of two first starts at the same moment exactly one runs, and nothing of the other stays", async () => {
    const both = [startAlone(dataDir), startAlone(dataDir)];
    const outcomes = await Promise.all(
      both.map((one) => Promise.any([one.until("ready"), one.until("refused")])),
    );
    expect(outcomes.map(({ event }) => event).sort()).toEqual(["ready", "refused"]);
    const ready = outcomes.find(({ event }) => event === "ready");
    expect(await ask(ready?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
    await Promise.all(both.map((one) => one.finish()));
    expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.log"]);
    expect(isServerOf(readPidFile(database)?.pid ?? -1, database)).toBe(false);
  });
});

describe("what a crash left", () => {
  /** Leaves lock files as after a crash of the machine, with a pid that now belongs to an unrelated process. */
  async function leaveLocks(pid: number) {
    const first = await start(dataDir);
    const locks = ["postmaster.pid", ".s.PGSQL.5432.lock"].map((name) => join(database, name));
    const contents = locks.map((path) => readFileSync(path, "utf8"));
    await first.stop();
    for (const [at, path] of locks.entries())
      writeFileSync(path, contents[at]?.replace(/^\d+/, String(pid)) ?? "");
  }

  test("a lock file with the number of a stranger, or of nobody, does not prevent a start", async () => {
    const stranger = spawn("sleep", ["60"]);
    const gone = spawn("true");
    await once(gone, "close");
    for (const { pid } of [stranger, gone]) {
      await leaveLocks(pid ?? -1);
      const second = await start(dataDir);
      expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
      await second.stop();
    }
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill();
  });

  test("a first start killed in the middle of making the database is made anew", async () => {
    const first = startAlone(dataDir);
    const draft = await eventually(async () => {
      const name = readdirSync(dataDir).find((entry) => entry.startsWith("postgres.new-"));
      if (!name || !existsSync(join(dataDir, name, "PG_VERSION"))) throw new Error("not begun");
      return join(dataDir, name);
    }, 30_000);
    await first.kill();
    expect(existsSync(database)).toBe(false);
    const second = await start(dataDir);
    expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.stop();
    // The initdb of the killed start may have kept writing for a while; a later start removes the draft.
    await eventually(async () => {
      await (await start(dataDir)).stop();
      expect(existsSync(draft)).toBe(false);
    }, 30_000);
  });
});

describe("a start is refused with one sentence", () => {
  test("on the database of another PostgreSQL", async () => {
    mkdirSync(database, { recursive: true });
    writeFileSync(join(database, "PG_VERSION"), "15\n");
    expect(await refusal(dataDir)).toMatch(
      /is of PostgreSQL 15 and this Alma brings PostgreSQL 17: move its content/,
    );
    expect(readdirSync(database)).toEqual(["PG_VERSION"]);
  });

  test("where a file is in place of DATA_DIR, or above it", async () => {
    writeFileSync(dataDir, "");
    expect(await refusal(dataDir)).toMatch(/data is not a folder: remove what is in its place/);
    expect(await refusal(join(dataDir, "below"))).toMatch(/below is not a folder: /);
  });

  test("where a file, or a folder of something else, is in place of the database", async () => {
    mkdirSync(dataDir);
    writeFileSync(database, "");
    expect(await refusal(dataDir)).toMatch(/postgres is not a folder: /);
    rmSync(database);
    mkdirSync(database);
    writeFileSync(join(database, "novel.txt"), "");
    expect(await refusal(dataDir)).toMatch(/holds files but no database: move them away/);
    expect(readdirSync(database)).toEqual(["novel.txt"]);
  });

  test("on a damaged database, naming what PostgreSQL says", async () => {
    const first = await start(dataDir);
    await first.stop();
    rmSync(join(database, "global/pg_control"));
    expect(await refusal(dataDir)).toMatch(
      /does not start .+\(could not find the database system\): see postgres\.log/,
    );
  });

  test.runIf(isRoot)("where the user of the process cannot write", async () => {
    mkdirSync(dataDir);
    const other = startAlone(dataDir, { uid: 65_534, gid: 65_534 });
    expect((await other.until("refused")).message).toMatch(
      /data cannot be written by the user of this process: /,
    );
    await other.finish();
  });
});

describe.runIf(isRoot)("a full disk", () => {
  function mount(size: string) {
    mkdirSync(dataDir);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "alma-test", dataDir]);
  }
  afterEach(() => execFileSync("umount", ["--lazy", dataDir]));

  test("refuses a first start with a sentence, and leaves nothing", async () => {
    mount("20m");
    expect(await refusal(dataDir)).toMatch(/^The disk that holds \S+ is full: make room/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("refuses a later start with a sentence, which works again when there is room", async () => {
    mount("90m");
    const first = await start(dataDir);
    await ask(first.url, "create table kept as select 1 as number");
    await first.stop();
    const ballast = join(dirname(database), "ballast");
    // Fills the disk to the last byte.
    expect(() => writeFileSync(ballast, Buffer.alloc(100_000_000))).toThrow("ENOSPC");
    expect(await refusal(dataDir)).toMatch(/^The disk that holds \S+ is full: make room/);
    rmSync(ballast);
    const second = await start(dataDir);
    expect(await ask(second.url, "select number from kept")).toEqual([{ number: 1 }]);
    await second.stop();
  });
});
