import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { openDatabase } from "#server/db/db.ts";
import { migrateDatabase, restoringMark } from "#server/db/migrate.ts";
import { tellingTables } from "#server/test/dump-tables.ts";
import { emptyDatabase, rowsOf } from "#server/test/empty-database.ts";
import { buildMember } from "#server/test/factories.ts";
import { keptFiles } from "#server/test/fakes.ts";
import { fullLife, type Life } from "#server/test/full-life.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { backUp } from "./back-up.ts";
import type { Lock } from "./copy-keys.ts";
import { findCopy, manifestName } from "./manifest.ts";
import { finishRestore, openCopy, putBack } from "./restore.ts";
import { expiredCopies } from "./retention.ts";
import { inSnapshot, tablesOf } from "./snapshot.ts";

let t: TestApp;
let life: Life;
let folder: string;
let lock: Lock;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-backup-"));
  const identity = await generateX25519Identity();
  const identityFile = join(folder, "identity");
  await writeFile(identityFile, `# a comment\n${identity}\n`);
  lock = { passphrase: undefined, recipients: [await identityToRecipient(identity)], identityFile };
  t = await startTestApp();
  for (const { key } of await rowsOf<{ key: string }>(
    t.database.url,
    "select attach_file as key from products",
  ))
    await t.files.put(key, Buffer.from(`isi ${key}`));
  life = await fullLife(t, "rangkong-3500-probe");
  await buildMember(t, { verified: false });
  await t.call("forgotPassword", { body: { email: life.email, username: "netwerk" } });
  await t.runJobs();
  // Everything that the format of COPY has a sign for.
  await t.database.pool.query("update clients set tone = $1 where id = 1", [
    "garis\\baru\n\ttab\r \\N \\. é 🌿",
  ]);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const secrets = () => ({ appSecret: t.app.config.appSecret, appSecretPrevious: undefined });
const make = (dir: string, over: { lock?: Lock } = {}) =>
  backUp({ url: t.database.url, dir, storage: t.files, lock, secrets: secrets(), ...over });

async function place() {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  return { url, storage: keptFiles() };
}

/** One checksum for the rows of each table. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const sums: [string, string][] = [];
  await inSnapshot(url, async (client) => {
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as sum from ${name} r`,
      );
      sums.push([name, rows[0]?.sum ?? ""]);
    }
  });
  return Object.fromEntries(sums);
}

describe("a copy that is put back", () => {
  test("is the same in every row of every table and in every file, and its rules stand as before", async () => {
    const dir = join(folder, "same");
    const { copy, expired } = await make(dir);
    expect(expired).toEqual([]);
    // A file that a row names and the store does not have is named too, and keeps nothing from being copied.
    expect(copy.manifest.missing).toEqual(["buku.pdf"]);
    const { url, storage } = await place();
    const opened = await openCopy({ dir, lock });
    await putBack({ url, dir, storage, lock }, opened);
    const before = await contentOf(t.database.url);
    expect(Object.keys(before).length).toBeGreaterThan(35);
    expect(await contentOf(url)).toEqual(before);
    for (const { key } of copy.manifest.files) {
      const [there, here] = [await t.files.open(key), await storage.open(key)];
      expect([here?.bytes, here?.etag]).toEqual([there?.bytes, there?.etag]);
    }
    const rules = `select c.conrelid::regclass::text as of, c.conname, pg_get_constraintdef(c.oid) as says, c.convalidated
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname = 'public' order by 1, 2`;
    const triggers = `select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger
      where not tgisinternal order by 1, 2`;
    expect(await rowsOf(url, rules)).toEqual(await rowsOf(t.database.url, rules));
    expect(await rowsOf(url, triggers)).toEqual(await rowsOf(t.database.url, triggers));
    const database = openDatabase({ url, max: 2 });
    onTestFinished(() => database.close());
    expect((await checkInvariants(database.pool)).broken).toEqual([]);
  });

  test("opens no session and no mailed link again", async () => {
    const dir = join(folder, "sessions");
    await make(dir);
    const { url, storage } = await place();
    await putBack({ url, dir, storage, lock }, await openCopy({ dir, lock }));
    for (const table of ["sessions", "email_tokens", "sign_ups"]) {
      expect(await rowsOf(t.database.url, `select 1 from ${table} limit 1`), table).toHaveLength(1);
      expect(await rowsOf(url, `select 1 from ${table} limit 1`), table).toEqual([]);
    }
  });

  test("gives no number of a large table a second time", async () => {
    const dir = join(folder, "numbers");
    await make(dir);
    const [before] = await rowsOf<{ id: number }>(t.database.url, "select max(id)::int as id from users");
    const { url, storage } = await place();
    await putBack({ url, dir, storage, lock }, await openCopy({ dir, lock }));
    const [next] = await rowsOf<{ id: number }>(url, "select nextval('users_id_seq')::int as id");
    expect(next?.id).toBeGreaterThan((before?.id ?? 0) + 99_999);
  });
});

describe("what lies in the folder of copies", () => {
  test("tells nothing without the keys: neither a name, nor an address, nor a secret", async () => {
    const { copy } = await make(join(folder, "closed"));
    const names = await readdir(copy.folder, { recursive: true, withFileTypes: true });
    const all = await Promise.all(
      names.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name), "latin1")),
    );
    expect(all.length).toBeGreaterThan(40);
    for (const word of [life.probe, life.email, t.app.config.appSecret])
      expect(all.join("").includes(word)).toBe(false);
    // The same words are in the database that was copied.
    expect((await tellingTables(t, life.clientId, life.probe, life.places)).length).toBeGreaterThan(3);
  });

  test("is nothing half made: a copy that fails leaves nothing, and gets no name", async () => {
    const dir = join(folder, "failed");
    t.files.failing = true;
    onTestFinished(() => {
      t.files.failing = false;
    });
    await expect(make(dir)).rejects.toThrow("the store is away");
    expect((await readdir(dir)).filter((name) => !name.endsWith(".jsonl"))).toEqual([]);
    await expect(findCopy(dir)).rejects.toThrow("holds no copy");
  });

  test("copies older than 35 days are found and named", async () => {
    const dir = join(folder, "old");
    const { copy } = await make(dir);
    const old = join(dir, "alma-2026-01-02T03-04-05Z");
    const manifest = { ...copy.manifest, madeAt: "2026-01-02T03:04:05.000Z" };
    await rename(copy.folder, old);
    await writeFile(join(old, manifestName), JSON.stringify(manifest));
    const { copy: fresh, expired } = await make(dir);
    expect(expired.map((one) => one.folder)).toEqual([old]);
    // The newest copy is the one that is put back.
    expect((await findCopy(dir)).folder).toBe(fresh.folder);
    const days = (count: number) => new Date(Date.parse(manifest.madeAt) + count * 86_400_000);
    const atDay = (count: number) => expiredCopies([{ folder: old, manifest }], days(count)).length;
    expect([atDay(34.9), atDay(35.1)]).toEqual([0, 1]);
  });
});

describe("a restore refuses", () => {
  test("a place that is not empty, and changes nothing there", async () => {
    const dir = join(folder, "full");
    await make(dir);
    const opened = await openCopy({ dir, lock });
    const { url, storage } = await place();
    await rowsOf(url, "create table theirs (id int)");
    await expect(putBack({ url, dir, storage, lock }, opened)).rejects.toThrow(/is not empty \(1 tables\)/);
    await expect(putBack({ url: t.database.url, dir, storage, lock }, opened)).rejects.toThrow(
      "is not empty",
    );
    expect(await rowsOf(url, "select * from theirs")).toEqual([]);
    const [key = ""] = opened.copy.manifest.files.map((one) => one.key);
    const other = await place();
    await other.storage.put(key, Buffer.from("berkas orang lain"));
    await expect(putBack({ ...other, dir, lock }, opened)).rejects.toThrow("holds another");
  });

  test("a file that was changed, cut or lost, before it touches anything", async () => {
    const dir = join(folder, "damaged");
    const { copy } = await make(dir);
    const path = join(
      copy.folder,
      copy.manifest.tables.find(({ name }) => name === "public.users")?.file ?? "",
    );
    const whole = await readFile(path);
    await chmod(path, 0o600);
    const changed = Buffer.from(whole);
    changed[changed.length - 5] = (changed[changed.length - 5] ?? 0) ^ 1;
    for (const bad of [changed, whole.subarray(0, -10)]) {
      await writeFile(path, bad);
      await expect(openCopy({ dir, lock })).rejects.toThrow(/public.users.* is damaged/);
    }
    await rm(path);
    await expect(openCopy({ dir, lock })).rejects.toThrow(/is missing/);
    await writeFile(path, whole);
    await openCopy({ dir, lock });
  });

  test("keys that do not open, or that are not there", async () => {
    const dir = join(folder, "locked");
    const { copy } = await make(dir, {
      lock: { ...lock, recipients: [], passphrase: "sandi yang panjang sekali", workFactor: 10 },
    });
    const wrong: Lock = { passphrase: "sandi yang lain sekali", recipients: [], identityFile: undefined };
    await expect(openCopy({ dir, lock: wrong })).rejects.toThrow("BACKUP_PASSPHRASE");
    await openCopy({ dir, lock: { ...wrong, passphrase: "sandi yang panjang sekali" } });
    await rm(join(copy.folder, "keys.age"));
    await expect(openCopy({ dir, lock: wrong })).rejects.toThrow("keys of the copy are missing");
    const open: Lock = { passphrase: undefined, recipients: [], identityFile: undefined };
    await expect(make(dir, { lock: open })).rejects.toThrow("BACKUP_RECIPIENT");
  });

  test("a copy whose schema it does not know", async () => {
    const dir = join(folder, "newer");
    const { copy } = await make(dir);
    const migrations = [...copy.manifest.migrations, { when: 9_999_999_999_999, hash: "anew" }];
    await writeFile(join(copy.folder, manifestName), JSON.stringify({ ...copy.manifest, migrations }));
    await expect(openCopy({ dir, lock })).rejects.toThrow("use the program that made the copy");
  });
});

test("a restore that was interrupted lets no server start, and is simply run again", async () => {
  const dir = join(folder, "interrupted");
  await make(dir);
  const opened = await openCopy({ dir, lock });
  const { url, storage } = await place();
  const away = { ...storage, put: () => Promise.reject(new Error("the disk is away")) };
  await expect(putBack({ url, dir, storage: away, lock }, opened)).rejects.toThrow("the disk is away");
  await expect(migrateDatabase(url)).rejects.toThrow("did not come to its end");
  await putBack({ url, dir, storage, lock }, opened);
  await expect(migrateDatabase(url)).rejects.toThrow("did not come to its end");
  await finishRestore(url);
  await migrateDatabase(url);
  expect(await contentOf(url)).toEqual(await contentOf(t.database.url));
  expect(await rowsOf(url, "select to_regnamespace($1)::text as mark", [restoringMark])).toEqual([
    { mark: null },
  ]);
});
