import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "#server/db/db.ts";
import { testSecret } from "#server/test/config.ts";
import { createTestDatabase, type TestDatabase } from "#server/test/database.ts";
import { Seals } from "./seal.ts";

let database: TestDatabase;
const next = "another-secret-of-the-test-suite-9876543210";

beforeAll(async () => {
  database = await createTestDatabase(3);
});
afterAll(() => database.drop());

test("opens only what this client sealed, for this place, unchanged", async () => {
  const seals = new Seals(testSecret);
  const [one, two] = [await seals.of(database.db, 1), await seals.of(database.db, 2)];
  const sealed = one.seal("curhat 💛", "message:1");
  expect(one.open(sealed, "message:1")).toBe("curhat 💛");
  expect(one.seal("curhat 💛", "message:1").equals(sealed)).toBe(false);
  expect(() => one.open(sealed, "message:2")).toThrow();
  expect(() => two.open(sealed, "message:1")).toThrow();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => one.open(changed, "message:1"), `byte ${at}`).toThrow();
  }
});

test("a mark is the same for the same text, also with a new secret, and tells nothing without the keys", async () => {
  const seals = new Seals(testSecret);
  const [one, two] = [await seals.of(database.db, 1), await seals.of(database.db, 2)];
  const mark = one.mark("curhat");
  expect(one.mark("curhat")).toBe(mark);
  for (const other of [one.mark("curhat "), two.mark("curhat")]) expect(other).not.toBe(mark);
  expect(mark).not.toBe(createHash("sha256").update("curhat").digest("base64url"));
  await new Seals(next, testSecret).rewrap(database.db);
  expect((await new Seals(next).of(database.db, 1)).mark("curhat")).toBe(mark);
  await new Seals(testSecret, next).rewrap(database.db);
});

test("servers that start at once make one data key", async () => {
  await database.pool.query("delete from client_keys where client_id = 3");
  const seals = await Promise.all(Array.from({ length: 5 }, () => new Seals(testSecret).of(database.db, 3)));
  const sealed = seals.map((seal, n) => seal.seal(String(n), "x"));
  for (const seal of seals)
    expect(sealed.map((text) => seal.open(text, "x"))).toEqual(["0", "1", "2", "3", "4"]);
});

test("a new secret with the former one beside it reads everything; afterwards alone, and the former no more", async () => {
  const sealed = (await new Seals(testSecret).of(database.db, 1)).seal("lama", "x");
  await expect(new Seals(next).rewrap(database.db)).rejects.toThrow("APP_SECRET_PREVIOUS");
  await new Seals(next, testSecret).rewrap(database.db);
  expect((await new Seals(next).of(database.db, 1)).open(sealed, "x")).toBe("lama");
  await expect(new Seals(testSecret).of(database.db, 1)).rejects.toThrow("APP_SECRET");
});

test("a destroyed version opens nothing and is not made anew; a change of the secret keeps the others and the marks", async () => {
  const { db } = database;
  await new Seals(testSecret, next).rewrap(db);
  const seals = new Seals(testSecret);
  const seal = await seals.of(db, 2);
  const [former, mark] = [seal.seal("lama", "x"), seal.mark("curhat")];
  await seals.rotate(db, 2, 0);
  await seals.refresh(db);
  const newer = seal.seal("baru", "x");
  expect(await transact(db, (tx) => seals.retire(tx, 2))).toEqual([1]);
  await seals.refresh(db);
  expect(() => seal.open(former, "x")).toThrow("sealed with a key of this client");
  await new Seals(next, testSecret).rewrap(db);
  const anew = await new Seals(next).of(db, 2);
  expect([anew.open(newer, "x"), anew.mark("curhat"), anew.newest]).toEqual(["baru", mark, 2]);
  expect(() => anew.open(former, "x")).toThrow();
  expect(await new Seals(next).rotate(db, 2, 0)).toBe(3);
  await new Seals(testSecret, next).rewrap(db);
});
