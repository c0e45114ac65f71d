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

const listed = (id: number | string, query: object = {}, client = "akasia") =>
  t.call("listProducts", { params: { id }, query } as { params: { id: number } }, { client });
const one = (id: number | string, productId: number | string, client = "akasia") =>
  t.call("getProduct", { params: { id, productId } } as { params: { id: number; productId: number } }, {
    client,
  });

/** Inserts a product of an expert and returns its id. */
async function build(over: { expert?: number; name?: string; price?: number; disc?: number | null } = {}) {
  const { expert = 3, name = "Produk Uji", price = 10_000, disc = null } = over;
  const { rows } = await t.database.pool.query(
    `insert into products (expert_id, name, subtitle, photo, price_rp, price_disc_rp, unit, detail, category, attach_file, topics)
     values ($1, $2, '', 'product-1.svg', $3, $4, 'PDF', '', '', 'uji.pdf', '{}') returning id`,
    [expert, name, price, disc],
  );
  return rows[0].id as number;
}

describe("C-48: products of an expert", () => {
  test("B-301, B-303, E-41: without a token, by id, in data.data; page 1 and 10 a page unless asked otherwise", async () => {
    const { status, body } = await listed(1);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ page: 1, per_page: 10, total: 2, total_pages: 1 });
    expect(body.data.data.map(({ name }) => name)).toEqual(["Jurnal Tenang 14 Hari", "Audio Jeda 7 Menit"]);
    expect(body.data.data[0]).toMatchObject({
      id: 1,
      expert_id: 1,
      expert: { id: 1, name: "Sekar Ayuning" },
      photo: "/assets/uploads/product-1.svg",
      price: 45_000,
      unit: "PDF",
      category: "Lembar kerja",
    });
  });

  test("B-295: a discount is text with two decimals; none is 0.00", async () => {
    const { body } = await listed(1);
    expect(body.data.data.map(({ price_disc }) => price_disc)).toEqual(["29000.00", "0.00"]);
  });

  test("the file of a product, and what it is offered for, stay on the server", async () => {
    const text = JSON.stringify([(await listed(1)).body, (await one(1, 1)).body]);
    expect(text).not.toMatch(/attach|jurnal-tenang\.pdf|topics|overthinking/);
  });

  test("pages do not overlap, end, and are cut to 1,000", async () => {
    for (let n = 0; n < 13; n += 1) await build({ expert: 7, name: `Lembar ${n}` });
    const first = (await listed(7, { per_page: 12 })).body.data;
    const second = (await listed(7, { per_page: 12, page: 2 })).body.data;
    expect([first.data.length, second.data.length, second.total, second.total_pages]).toEqual([12, 1, 13, 2]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(13);
    expect((await listed(7, { page: 99 })).body.data).toMatchObject({ data: [], total: 13, total_pages: 2 });
    expect((await listed(7, { per_page: 5000 })).body.data.per_page).toBe(1000);
    expect((await listed(7, { page: "x" })).status).toBe(422);
  });

  test("search is forgiving, puts names first, and finds nothing for nonsense", async () => {
    const names = async (search: string) =>
      (await listed(1, { search })).body.data.data.map(({ name }) => name);
    for (const search of ["jurnal", "JUR", "tenang jurnal", "jurnla", "jurnl tenag", "jurnall"])
      expect((await names(search))[0], search).toBe("Jurnal Tenang 14 Hari");
    // The word occurs only in the product's detail text.
    expect(await names("bahu")).toEqual(["Audio Jeda 7 Menit"]);
    expect(await names("audio")).toEqual(["Audio Jeda 7 Menit"]);
    for (const search of ["xyzzy", "%", "mobil bekas"]) expect(await names(search), search).toEqual([]);
  });

  test("an expert without products has none; one of nobody, another client's or one who left is not found", async () => {
    expect((await listed(8, {}, "netwerk")).body.data).toMatchObject({ data: [], total: 0, total_pages: 0 });
    for (const answer of [await listed(99_999), await listed(4, {}, few.username), await listed("abc")])
      expect([answer.status, answer.refusal.code]).toEqual([404, "not_found"]);
    await t.database.pool.query("update experts set deleted_at = app_now() where id = 6");
    expect((await listed(6)).status).toBe(404);
    expect((await one(6, 8)).status).toBe(404);
    await t.database.pool.query("update experts set deleted_at = null where id = 6");
    expect((await listed(6)).status).toBe(200);
  });
});

test("C-39, C-48: searches are counted by address, since each reads every text; lists without one are not", async () => {
  for (let n = 0; n < 240; n += 1) await t.app.limits.tryTake("directoryByAddress", "127.0.0.1");
  const experts = (query: object) => t.call("listExperts", { query }, { client: "akasia" });
  expect((await listed(3, { search: "jurnal" })).status).toBe(429);
  expect((await experts({ search: "cinta" })).status).toBe(429);
  expect([(await listed(3)).status, (await experts({})).status]).toEqual([200, 200]);
  await t.app.limits.forget("directoryByAddress", "127.0.0.1");
});

describe("C-49: one product", () => {
  test("B-301: the same row as in the list, in data.data[0], without a token", async () => {
    const [row] = (await listed(1)).body.data.data;
    const { status, body } = await one(1, 1);
    expect([status, body.data.data]).toEqual([200, [row]]);
  });

  test("B-436: price 0 stays 0, and a discount that would be 0 is none", async () => {
    const id = await build({ price: 0, disc: 0 });
    expect((await one(3, id)).body.data.data[0]).toMatchObject({ price: 0, price_disc: "0.00" });
  });

  test("B-295: a discounted price that is not below the price, or below nothing, is none", async () => {
    for (const disc of [10_000, 12_000, -1]) {
      const id = await build({ disc });
      expect((await one(3, id)).body.data.data[0]).toMatchObject({ price: 10_000, price_disc: "0.00" });
    }
  });

  test("of another expert, withdrawn, of another client, or none: not found", async () => {
    const gone = await build();
    expect((await one(3, gone)).status).toBe(200);
    await t.database.pool.query("update products set deleted_at = app_now() where id = $1", [gone]);
    for (const answer of [
      await one(3, gone),
      await one(2, 1),
      await one(4, 6, few.username),
      await one(1, 99_999),
      await one(1, "abc"),
    ])
      expect([answer.status, answer.refusal.code]).toEqual([404, "not_found"]);
  });
});
