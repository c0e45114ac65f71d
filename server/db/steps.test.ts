import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/test/database.ts";
import { type Database, inOneTrip, openDatabase, transactFrom } from "./db.ts";

let database: TestDatabase;
let one: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("create table counted (id bigint primary key, n int not null, bytes bytea)");
  one = openDatabase({ url: database.url, max: 1 });
});
beforeEach(async () => {
  await database.pool.query("truncate counted");
});
afterAll(async () => {
  await one.close();
  await database.drop();
});

const add = (id: number, n = 0) => ({
  name: "add",
  text: "insert into counted values ($1, $2, $3)",
  values: [id, n, Buffer.from([n])],
});
const read = {
  name: "read",
  text: "select id, n, bytes, n > 1 as many from counted order by id",
  values: [],
};
const divide = { name: "divide", text: "select 1 / n as part from counted where id = $1", values: [1] };
const count = { name: "count", text: "select count(*) as all from counted", values: [] };

describe("statements in one round trip", () => {
  test("answer in their order, with the types that queries have, the second time as the first", async () => {
    const rows = [
      { id: 1, n: 1, bytes: Buffer.from([1]), many: false },
      { id: 2, n: 2, bytes: Buffer.from([2]), many: true },
    ];
    expect(await inOneTrip(one.db, [add(1, 1), add(2, 2), read])).toEqual([[], [], rows]);
    expect(await inOneTrip(one.db, [read, count])).toEqual([rows, [{ all: 2 }]]);
  });

  test("are undone together when one fails, and those behind it can be sent again", async () => {
    const behind = { ...count, name: "count-behind" };
    await expect(inOneTrip(one.db, [add(1, 0), divide, behind])).rejects.toMatchObject({ code: "22012" });
    expect(await inOneTrip(one.db, [behind, add(1, 1), divide])).toEqual([[{ all: 0 }], [], [{ part: 1 }]]);
  });

  test("take numbers, dates, lists and nothing", async () => {
    const at = new Date("2026-11-29T01:02:03.004Z");
    const given = {
      name: "given",
      text: "select $1::timestamptz as at, $2::int[] as ids, $3::text as nothing, $4::boolean as yes",
      values: [at, [1, 2], null, true],
    };
    expect(await inOneTrip(one.db, [given])).toEqual([[{ at, ids: [1, 2], nothing: null, yes: true }]]);
  });
});

describe("what cannot be sent", () => {
  const given = (name: string, type: string, value: unknown) => ({
    name,
    text: `select $1::${type} as given`,
    values: [value],
  });
  const unwritable = [new Date(Number.NaN), Symbol("s"), { a: 1 }, [{ a: 1 }], () => 1];

  test.each(unwritable)("is refused, alone and in a transaction: %o", async (value) => {
    await expect(inOneTrip(one.db, [given("text", "text", value)])).rejects.toThrow();
    const last = transactFrom(one.db, [add(1, 1)], (_tx, _rows, last) =>
      last([given("text", "text", value)]),
    );
    await expect(last).rejects.toThrow();
    expect(await inOneTrip(one.db, [count])).toEqual([[{ all: 0 }]]);
  });

  test("is no list of texts, no bytes and no empty text", async () => {
    const texts = ["a,b", 'q"u', "b\\s", "", null, "NULL", "{}"];
    expect(await inOneTrip(one.db, [given("texts", "text[]", texts)])).toEqual([[{ given: texts }]]);
    const bytes = Buffer.from([1, 2]);
    expect(await inOneTrip(one.db, [given("bytes", "bytea", Uint8Array.of(1, 2))])).toEqual([
      [{ given: bytes }],
    ]);
    expect(await inOneTrip(one.db, [given("many", "bytea[]", [bytes])])).toEqual([[{ given: [bytes] }]]);
    expect(await inOneTrip(one.db, [{ name: "empty", text: "", values: [] }, count])).toEqual([
      [],
      [{ all: 0 }],
    ]);
  });

  test("is a second text under the same name", async () => {
    const other = { ...count, text: "select 1 as all" };
    await expect(inOneTrip(one.db, [count, other])).rejects.toThrow("two texts");
    await transactFrom(one.db, [count], async (tx) => {
      await expect(inOneTrip(tx, [other])).rejects.toThrow("two texts");
      expect(await inOneTrip(tx, [count])).toEqual([[{ all: 0 }]]);
    });
  });
});

test("a connection whose prepared statement is out of date is not used again", async () => {
  await database.pool.query("create table changing (a int)");
  const all = { name: "changing", text: "select * from changing", values: [] };
  const pick = () => transactFrom(one.db, [all], async (_tx, [rows]) => rows);
  expect(await pick()).toEqual([]);
  await database.pool.query("alter table changing add column b int");
  await expect(pick()).rejects.toMatchObject({ code: "0A000" });
  expect(await pick()).toEqual([]);
});

describe("a transaction in few round trips", () => {
  test("begins and ends with statements of its own", async () => {
    const found = await transactFrom(one.db, [add(1, 1), read], async (_tx, [, rows], last) => {
      await last([add(2, 2)]);
      return rows?.length;
    });
    expect([found, (await inOneTrip(one.db, [count]))[0]]).toEqual([1, [{ all: 2 }]]);
  });

  test("leaves nothing behind when its work or its last statements fail", async () => {
    const refused = transactFrom(one.db, [add(1, 1)], async () => {
      throw new Error("refused");
    });
    await expect(refused).rejects.toThrow("refused");
    const failed = transactFrom(one.db, [add(1, 0)], (_tx, _rows, last) => last([add(2, 2), divide]));
    await expect(failed).rejects.toMatchObject({ code: "22012" });
    expect(await inOneTrip(one.db, [count])).toEqual([[{ all: 0 }]]);
  });
});
