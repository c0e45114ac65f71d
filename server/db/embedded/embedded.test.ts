import { chmodSync, existsSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, eventually, removeFolder, temporaryFolder } from "#server/test/test-process.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const start = (dataDir: string) => startEmbedded({ dataDir, log });
const mode = (path: string) => statSync(path).mode & 0o777;

// Spaces, quotes, commas, URL characters and several scripts at once.
const oddName = `data of "ours", it's données 数据 🌿 \\ 100% #1?&=`;

let temporary: ReturnType<typeof temporaryFolder>;
let dataDir: string;
let database: string;
let current: Embedded;
const serverPid = () => readPidFile(database)?.pid ?? -1;

beforeAll(async () => {
  temporary = temporaryFolder();
  dataDir = join(temporary.path, oddName);
  database = join(dataDir, "postgres");
  current = await start(dataDir);
});
beforeEach(() => vi.clearAllMocks());
afterAll(async () => {
  await current.stop();
  await temporary.remove();
});

async function restart() {
  await current.stop();
  current = await start(dataDir);
}

describe("a first start, in a folder whose name has every kind of sign", () => {
  test("makes a UTF-8 database with Indonesian order, checksums and writes that reach the disk", async () => {
    const [made] = await ask(
      current.url,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
       from pg_database where datname = current_database()`,
    );
    expect(made).toEqual({ encoding: "UTF8", provider: "i", locale: "id" });
    const rows = await ask(current.url, "select name, setting from pg_settings");
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject({
      data_checksums: "on",
      fsync: "on",
      full_page_writes: "on",
      synchronous_commit: "on",
      listen_addresses: "",
      max_connections: "140",
      shared_buffers: String((64 * 1024) / 8),
      jit: "off",
    });
  });

  test("lets nobody but its owner near the files, the socket and the log", () => {
    expect(mode(database)).toBe(0o700);
    expect(new URL(current.url).searchParams.get("host")).toBe(database);
    expect(mode(join(dataDir, "postgres.log"))).toBe(0o600);
  });

  test("gives the application a role that rules its own database and nothing else", async () => {
    await ask(current.url, "create extension btree_gist");
    await ask(current.url, "create schema jobs");
    await ask(current.url, "create database copy template alma");
    await expect(ask(current.url, "select pg_read_file('/etc/passwd')")).rejects.toThrow("permission denied");
    await expect(ask(current.url, "alter system set fsync = off")).rejects.toThrow("permission denied");
  });
});

describe("a later start", () => {
  test("finds what was written before, at the same address", async () => {
    const { url } = current;
    await ask(url, "create table kept as select 'selamat' as word");
    await restart();
    expect(current.url).toBe(url);
    expect(await ask(url, "select word from kept")).toEqual([{ word: "selamat" }]);
  });

  test("makes the database of the application when the first start was cut off before", async () => {
    await ask(current.url.replace("/alma?", "/copy?"), "drop database alma");
    await restart();
    expect(await ask(current.url, "select current_user as role")).toEqual([{ role: "alma" }]);
  });

  test("puts a long log aside and begins a new one", async () => {
    const logPath = join(dataDir, "postgres.log");
    await current.stop();
    truncateSync(logPath, 5_000_001);
    await restart();
    expect(statSync(`${logPath}.1`).size).toBe(5_000_001);
    expect(statSync(logPath).size).toBeLessThan(10_000);
  });
});

describe("a long path", () => {
  test("that leaves no room for a socket puts it into a private folder of the system", async () => {
    const longDir = join(temporary.path, "long".repeat(50), "path".repeat(50));
    const { url, stop } = await start(longDir);
    const socketDir = new URL(url).searchParams.get("host") ?? "";
    expect(socketDir).not.toContain(temporary.path);
    expect(mode(socketDir)).toBe(0o700);
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await stop();
    // A folder of that name that others can write to is not trusted with the socket.
    chmodSync(socketDir, 0o777);
    await expect(start(longDir)).rejects.toThrow(
      /^\S+, where the socket .+ made by somebody else: remove it/,
    );
    await removeFolder(socketDir);
  });

  test("of nearly a kilobyte is refused with a sentence", async () => {
    const tooLong = join(temporary.path, ...Array.from({ length: 5 }, () => "x".repeat(200)));
    await expect(start(tooLong)).rejects.toThrow(
      /is longer than 900 bytes .+: set DATA_DIR to another one\.$/,
    );
  });
});

describe("stopping", () => {
  test("ends every process, may be asked for twice, and leaves no lock file", async () => {
    const pid = serverPid();
    expect(isServerOf(pid, database)).toBe(true);
    await Promise.all([current.stop(), current.stop()]);
    await current.stop();
    expect(isServerOf(pid, database)).toBe(false);
    expect(existsSync(join(database, "postmaster.pid"))).toBe(false);
    expect(log.warn).not.toHaveBeenCalled();
    await restart();
  });

  test("works while the server is being brought back", async () => {
    process.kill(serverPid(), "SIGKILL");
    await eventually(async () => expect(log.warn).toHaveBeenCalled(), 5000);
    await current.stop();
    expect(isServerOf(serverPid(), database)).toBe(false);
    await restart();
  });
});

test("nothing that members wrote reaches the log: no failed statement, no detail, no parameter", async () => {
  const { url } = current;
  const canary = "kenari-rahasia";
  await ask(url, "create table diary (entry text primary key)");
  await ask(url, "insert into diary values ($1)", [canary]);
  await expect(ask(url, "insert into diary values ($1)", [canary])).rejects.toThrow("duplicate");
  await expect(ask(url, `select '${canary}'::int`)).rejects.toThrow(canary);
  await expect(ask(url, "select $1::int", [canary])).rejects.toThrow(canary);
  await expect(ask(url, `selec ${canary}`)).rejects.toThrow("syntax");
  // When a backend process dies, PostgreSQL would log the statement that it was running.
  const asleep = ask(url, `select pg_sleep(60), '${canary}'`).catch((error: unknown) => error);
  const busy = await eventually(async () => {
    const rows = await ask(url, "select pid from pg_stat_activity where query like 'select pg_sleep(60)%'");
    expect(rows).toHaveLength(1);
    return Number(rows[0]?.pid);
  }, 5000);
  process.kill(busy, "SIGKILL");
  expect(await asleep).toBeInstanceOf(Error);
  await eventually(() => ask(url, "select 1"), 5000);
  const written = readFileSync(join(dataDir, "postgres.log"), "utf8");
  expect(written).toContain("was terminated by signal 9");
  expect(written).not.toContain(canary);
});
