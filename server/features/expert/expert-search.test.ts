import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildClient } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let few: { username: string };

beforeAll(async () => {
  t = await startTestApp();
  few = await buildClient(t);
});
afterAll(() => t.close());

const found = async (search: string, query: object = {}, client = "netwerk") => {
  const { status, body } = await t.call("listExperts", { query: { search, ...query } }, { client });
  expect(status).toBe(200);
  return body;
};
const names = async (search: string, query: object = {}, client?: string) =>
  (await found(search, query, client)).data.map(({ name }) => name);

describe("C-39: search", () => {
  test("by name, by its beginning, whatever the case, the marks and the order of the words", async () => {
    for (const search of ["Sekar Ayuning", "sekar", "SEK", "ayuning sekar", "  Sékar, ayu!  "])
      expect((await names(search))[0], search).toBe("Sekar Ayuning");
  });

  test("forgives letters that are wrong, missing, doubled or changed about", async () => {
    for (const search of ["skear", "sekra", "seekar", "sekr ayunig", "ayunning"])
      expect((await names(search))[0], search).toBe("Sekar Ayuning");
    for (const search of ["kesehatn mentl", "mental kesehatan", "kesehtaan"])
      expect((await found(search)).data[0]?.layanan, search).toContain("Kesehatan Mental");
    expect((await found("kepemimpnan")).data[0]?.layanan).toContain("Kepemimpinan");
  });

  test("what is meant by it comes before what only has it along the way", async () => {
    const { data, total } = await found("karier");
    expect(total).toBe(data.length);
    expect(data[0]?.layanan).toContain("Karier");
    const isNamed = data.map(({ name, layanan, category }) =>
      /karier/i.test(`${name} ${layanan} ${category}`),
    );
    expect(isNamed).toEqual([...isNamed].sort((one, other) => Number(other) - Number(one)));
  });

  test("small words beside telling ones do not count", async () => {
    const { data } = await found("karier");
    expect(data.length).toBeGreaterThan(0);
    expect((await found("cari expert untuk karier")).data).toEqual(data);
  });

  test("nonsense, signs and patterns find nobody", async () => {
    for (const search of [
      "xyzzy",
      "qwertyuiop",
      "asdfgh",
      "zzz",
      "!!!",
      "%",
      "_____",
      "'; drop table experts",
    ])
      expect(await names(search), search).toEqual([]);
    expect(await names("banana split")).toEqual([]);
  });

  test("a long text costs no more than eight words, and odd letters are letters", async () => {
    expect(await names("karier ".repeat(14).slice(0, 100))).toEqual(await names("karier"));
    expect(await names("你好")).toEqual([]);
    expect((await t.call("listExperts", { query: { search: "a".repeat(101) } })).status).toBe(422);
  });

  test("only experts of the client, in pages with counts, together with a service", async () => {
    const { total } = await found("a", { per_page: 100 });
    expect(total).toBeGreaterThan(1);
    const first = await found("a", { per_page: 1 });
    const second = await found("a", { per_page: 1, page: 2 });
    expect([first.total, first.total_pages]).toEqual([total, total]);
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
    expect(await found("a", { page: 99 })).toMatchObject({ data: [], total });
    const all = await found("a", { per_page: 100 });
    const theirs = await found("a", { per_page: 100 }, few.username);
    expect(theirs.data.every(({ id }) => id <= 3)).toBe(true);
    expect(theirs.total).toBe(all.data.filter(({ id }) => id <= 3).length);
    const service = all.data[0]?.layanan ?? "";
    const narrowed = await found("a", { per_page: 100, service });
    expect(narrowed.data).toEqual(all.data.filter(({ layanan }) => layanan === service));
  });

  test("without words to search for all are there, in the client's order", async () => {
    const { body } = await t.call("listExperts", { query: { per_page: 100 } });
    expect((await found("", { per_page: 100 })).data).toEqual(body.data);
    expect((await found("   ", { per_page: 100 })).data).toEqual(body.data);
  });
});

describe("C-38: one service", () => {
  const one = (id: number | string, client = "netwerk") =>
    t.call("getService", { params: { id } } as { params: { id: number } }, { client });

  test("E-22: as it stands in the list of them, without a token", async () => {
    const { body } = await t.call("listServices", { query: {} });
    for (const row of body.data) expect((await one(row.id)).body).toEqual({ status: "success", data: row });
  });

  test("one that is not there, or that no expert of the client serves, is not found", async () => {
    const { body: all } = await t.call("listServices", { query: { per_page: 100 } });
    const { body: own } = await t.call("listServices", { query: {} }, { client: few.username });
    const foreign = all.data.find(({ id }) => !own.data.some((row) => row.id === id));
    expect(foreign).toBeDefined();
    for (const id of [foreign?.id ?? 0, 99_999, "abc"]) {
      const { status, refusal } = await one(id, few.username);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
    await t.database.pool.query("update services set deleted_at = app_now() where id = 1");
    expect((await one(1)).status).toBe(404);
    await t.database.pool.query("update services set deleted_at = null where id = 1");
  });
});
