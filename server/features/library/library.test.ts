import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transact } from "#server/db/db.ts";
import { products } from "#server/db/tables/expert.ts";
import { ownedProducts } from "#server/db/tables/product.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { fetchFile, fileText, ownFileOf, revokeFile } from "#server/test/own-files.ts";
import { payOrder } from "#server/test/statements.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { grantProducts, ownedOf, revokeProducts } from "./library.ts";

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const listOf = (member: BuiltMember, id = member.id, query: object = { per_page: 1000 }) =>
  t.call("listOwnProducts", { params: { id }, query }, member);

const priceOf = (productId: number, price: { priceRp: number; priceDiscRp: number | null }) =>
  t.app.database.db.update(products).set(price).where(eq(products.id, productId));

describe("what a member owns", () => {
  test("C-50 B-304 B-313: lists own files, newest first, with a link that opens them", async () => {
    const member = await buildMember(t);
    expect((await listOf(member)).body).toMatchObject({ data: [], total: 0, per_page: 1000, total_pages: 0 });
    await ownFileOf(t, member, 3);
    await t.advance(60);
    await ownFileOf(t, member, 2);
    const { status, body } = await listOf(member);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        author: "Sekar Ayuning",
        file_type: "zip",
        product: {
          id: 2,
          expert_id: 1,
          name: "Audio Jeda 7 Menit",
          photo: "/assets/uploads/product-2.svg",
        },
      },
      { file_type: "pdf", product: { id: 3, name: "Panduan Percakapan Sulit" } },
    ]);
    expect(body).toMatchObject({ page: 1, per_page: 1000, total: 2, total_pages: 1 });
    for (const { attach_file } of body.data) {
      expect(await fetchFile(t, attach_file)).toMatchObject({ status: 200, text: fileText });
    }
    const second = await listOf(member, member.id, { page: 2, per_page: 1 });
    expect(second.body).toMatchObject({ data: [{ product: { id: 3 } }], total: 2, total_pages: 2 });
  });

  test("C-50: never a key of the store, and links that say which way they go", async () => {
    const member = await buildMember(t);
    for (const product of [2, 3]) await ownFileOf(t, member, product);
    const { body } = await listOf(member);
    expect(JSON.stringify(body)).not.toMatch(/audio-jeda|percakapan-sulit/);
    const ways = await Promise.all(
      body.data.map(async ({ file_type, attach_file }) => {
        const { headers } = await fetchFile(t, attach_file);
        return `${file_type} ${String(headers["content-disposition"]).split(";")[0]}`;
      }),
    );
    expect(ways.toSorted()).toEqual(["pdf inline", "zip attachment"]);
  });

  test("case 40: the list of another member, or of another client's, is not there", async () => {
    const member = await buildMember(t);
    const other = await buildMember(t);
    const stranger = await buildMember(t, { client: await clientNamed(t, "akasia") });
    for (const owner of [other, stranger]) {
      await ownFileOf(t, owner, 3);
      const refused = await listOf(member, owner.id);
      expect([refused.status, refused.refusal.code]).toEqual([404, "not_found"]);
      expect(JSON.stringify(refused.body)).not.toMatch(/api\/files|Panduan/);
    }
    expect((await listOf(member)).body.data).toEqual([]);
  });

  test("C-50: what was taken back is gone, and comes back with a new purchase", async () => {
    const member = await buildMember(t);
    const id = await ownFileOf(t, member, 3);
    await revokeFile(t, id);
    expect((await listOf(member)).body.data).toEqual([]);
    expect(await ownedOf(t.app.database.db, member, [3])).toEqual(new Set());
    await transact(t.app.database.db, (tx) => grantProducts(tx, member, [3, 3], null));
    expect((await listOf(member)).body.data).toMatchObject([{ id }]);
    expect(await ownedOf(t.app.database.db, member, [3, 1])).toEqual(new Set([3]));
  });

  test("case 38: a refund takes back what its order paid for, and nothing else", async () => {
    const member = await buildMember(t);
    const orderId = await payOrder(t, member, `INV-${member.id}`);
    const { db } = t.app.database;
    await ownFileOf(t, member, 3);
    await transact(db, (tx) => grantProducts(tx, member, [2, 3], orderId));
    const links = (await listOf(member)).body.data;
    await transact(db, (tx) => revokeProducts(tx, orderId));
    expect((await listOf(member)).body.data).toMatchObject([{ product: { id: 3 } }]);
    const codes = await Promise.all(
      links.map(async ({ product, attach_file }) => [product.id, (await fetchFile(t, attach_file)).status]),
    );
    expect(codes.toSorted()).toEqual([
      // The file that the order itself contained.
      [1, 403],
      [2, 403],
      [3, 200],
    ]);
  });

  test("C-50: a product that is not sold any more stays whose it was", async () => {
    const member = await buildMember(t);
    await ownFileOf(t, member, 4);
    await t.database.pool.query("update products set deleted_at = app_now() where id = 4");
    const [own] = (await listOf(member)).body.data;
    expect((await fetchFile(t, own?.attach_file ?? "")).status).toBe(200);
    await t.database.pool.query("update products set deleted_at = null where id = 4");
  });

  test("B-303: each product is an expert's, and delivers a file", async () => {
    const { rows } = await t.database.pool.query(
      "select 1 from products left join experts e on e.id = expert_id where e.id is null or attach_file !~ '^[a-z0-9-]+[.](pdf|zip)$'",
    );
    expect(rows).toEqual([]);
  });
});

describe("taking what is free", () => {
  test("X-23: a product of price 0 is the member's at once; again changes nothing", async () => {
    const member = await buildMember(t);
    await priceOf(6, { priceRp: 0, priceDiscRp: null });
    await t.database.pool.query(
      "insert into client_experts (client_id, expert_id, position) values (1, 4, 99) on conflict do nothing",
    );
    const took = await Promise.all([1, 2, 3].map(() => t.call("takeProduct", { params: { id: 6 } }, member)));
    expect(took.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listOf(member)).body.data).toMatchObject([{ product: { id: 6 } }]);
    const { rows } = await t.database.pool.query("select order_id from owned_products where user_id = $1", [
      member.id,
    ]);
    expect(rows).toEqual([{ order_id: null }]);
  });

  test("X-23: what costs something is refused, a discount of 0 is none", async () => {
    const member = await buildMember(t);
    for (const price of [
      { priceRp: 25_000, priceDiscRp: null },
      { priceRp: 25_000, priceDiscRp: 0 },
      { priceRp: 25_000, priceDiscRp: 1 },
      { priceRp: 25_000, priceDiscRp: -1 },
    ]) {
      await priceOf(2, price);
      const { status, refusal } = await t.call("takeProduct", { params: { id: 2 } }, member);
      expect([status, refusal.code]).toEqual([422, "not_free"]);
    }
    expect((await listOf(member)).body.data).toEqual([]);
  });

  test("X-23: what the client does not offer, was withdrawn or never was is not there", async () => {
    const member = await buildMember(t);
    await priceOf(8, { priceRp: 0, priceDiscRp: null });
    await t.database.pool.query("delete from client_experts where client_id = 1 and expert_id = 6");
    await t.database.pool.query("update products set deleted_at = app_now(), price_rp = 0 where id = 1");
    for (const id of [8, 1, 999]) {
      expect((await t.call("takeProduct", { params: { id } }, member)).refusal.code).toBe("not_found");
    }
    await t.database.pool.query("update products set deleted_at = null, price_rp = 45000 where id = 1");
    expect((await listOf(member)).body.data).toEqual([]);
  });

  test("X-23: tried again and again it is refused for a while", async () => {
    const member = await buildMember(t);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 61; n += 1) {
      codes.push((await t.call("takeProduct", { params: { id: 999 } }, member)).refusal.code);
    }
    expect(codes.at(0)).toBe("not_found");
    expect(codes.at(-1)).toBe("too_many_requests");
  });
});

describe("links", () => {
  const link = (member: BuiltMember, id: number, disposition: "inline" | "attachment" = "inline") =>
    t.call("linkProduct", { params: { id }, body: { disposition } }, member);

  test("X-27: a fresh link of five minutes, to be shown or saved", async () => {
    const member = await buildMember(t);
    const id = await ownFileOf(t, member, 3);
    const { rows } = await t.database.pool.query("select app_now() as now");
    const { status, body } = await link(member, id);
    expect(status).toBe(200);
    const seconds = (Date.parse(body.data.expires_at) - rows[0].now.getTime()) / 1000;
    expect(seconds).toBeGreaterThan(298);
    expect(seconds).toBeLessThan(310);
    for (const way of ["inline", "attachment"] as const) {
      const { headers } = await fetchFile(t, (await link(member, id, way)).body.data.url);
      expect(headers["content-disposition"]).toMatch(new RegExp(`^${way}; `));
    }
  });

  test("X-27: what no browser shows is saved, whatever was asked for", async () => {
    const member = await buildMember(t);
    const id = await ownFileOf(t, member, 2);
    const { headers } = await fetchFile(t, (await link(member, id, "inline")).body.data.url);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="Audio Jeda 7 Menit\.zip";/);
    expect(headers["content-type"]).toBe("application/zip");
  });

  test("X-27: another's is not there, one's own that was taken back is refused", async () => {
    const member = await buildMember(t);
    const id = await ownFileOf(t, member, 3);
    const thief = await buildMember(t);
    const stranger = await buildMember(t, { client: await clientNamed(t, "akasia") });
    for (const other of [thief, stranger]) expect((await link(other, id)).refusal.code).toBe("not_found");
    expect((await link(member, 2_000_000_000)).refusal.code).toBe("not_found");
    await revokeFile(t, id);
    expect(await link(member, id)).toMatchObject({ status: 403, refusal: { code: "file_revoked" } });
  });

  test("X-27: asked for again and again it is refused for a while", async () => {
    const member = await buildMember(t);
    const id = await ownFileOf(t, member, 3);
    for (let n = 0; n < 60; n += 1) await link(member, id);
    expect(await link(member, id)).toMatchObject({ status: 429, refusal: { code: "too_many_requests" } });
  });
});

test("X-28: that a file was fetched is forgotten after 90 days", async () => {
  const member = await buildMember(t);
  const id = await ownFileOf(t, member, 3);
  await t.app.database.db.execute(sql`
    insert into downloads (client_id, user_id, owned_product_id, address_hash, created_at)
    select ${member.clientId}, ${member.id}, ${id}, 'x', app_now() - make_interval(days => days)
    from (values (89), (91)) as ages (days)`);
  const { purgeDownloads } = await import("./purge-downloads.ts");
  await purgeDownloads.run(t.app, {}, "1");
  const { rows } = await t.database.pool.query(
    "select count(*)::int as n from downloads where owned_product_id = $1",
    [id],
  );
  expect(rows).toEqual([{ n: 1 }]);
  expect(await t.app.database.db.select().from(ownedProducts).where(eq(ownedProducts.id, id))).toHaveLength(
    1,
  );
});
