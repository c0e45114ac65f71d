import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cartItems } from "#server/db/tables/cart.ts";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, products } from "#server/db/tables/expert.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  member = await buildMember(t);
});
afterAll(() => t.close());

const cartOf = async (who: BuiltMember = member) => (await t.call("getCart", {}, who)).body.data;
const linesOf = async (who: BuiltMember = member) => (await cartOf(who)).flatMap(({ carts }) => carts);
const add = (product_id: number, quantity = 1, who: BuiltMember = member) =>
  t.call("addToCart", { body: { product_id, quantity, notes: "-" } }, who);
const put = (id: number, quantity: number, who: BuiltMember = member) =>
  t.call("setCartQuantity", { params: { id }, body: { quantity } }, who);
const remove = (id: number, who: BuiltMember = member) => t.call("removeFromCart", { params: { id } }, who);

/** Total and count, computed from the answer as the page does it (B-255). */
const totals = async (who: BuiltMember = member) => {
  const lines = await linesOf(who);
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
  };
};

/** Inserts a new product of an expert, so that a test's changes to it do not affect other tests. */
async function newProduct(over: Partial<typeof products.$inferInsert> = {}): Promise<number> {
  const [row] = await t.app.database.db
    .insert(products)
    .values({
      expertId: 1,
      name: "Lembar Uji",
      subtitle: "-",
      photo: "product-1.svg",
      priceRp: 10_000,
      unit: "PDF",
      detail: "-",
      category: "Panduan",
      attachFile: "uji.pdf",
      topics: [],
      ...over,
    })
    .returning({ id: products.id });
  return row?.id ?? 0;
}

const change = (id: number, over: Partial<typeof products.$inferInsert>) =>
  t.app.database.db.update(products).set(over).where(eq(products.id, id));

describe("C-17: adding", () => {
  test("B-253, E-28: an empty cart gets a line with id, product, quantity, price and notes", async () => {
    expect(await cartOf()).toEqual([]);
    const { status, body } = await t.call("addToCart", { body: { product_id: 1 } }, member);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      product_id: 1,
      quantity: 1,
      price: 29_000,
      notes: "-",
      product: {
        id: 1,
        name: "Jurnal Tenang 14 Hari",
        photo: expect.stringMatching(/product-1\.svg$/),
        price: 45_000,
        price_disc: 29_000,
      },
    });
    expect(await linesOf()).toEqual([body.data]);
  });

  test("B-249: a product that is there already gets more of it, on the same line", async () => {
    const first = await add(1);
    const again = await add(1, 4);
    expect([again.body.data.id, again.body.data.quantity]).toEqual([first.body.data.id, 5]);
    expect(await linesOf()).toHaveLength(1);
  });

  test("notes stay until new ones are given", async () => {
    await t.call("addToCart", { body: { product_id: 1, notes: "untuk kakak" } }, member);
    expect((await add(1)).body.data.notes).toBe("untuk kakak");
    const changed = await t.call("addToCart", { body: { product_id: 1, notes: "untuk ibu" } }, member);
    expect(changed.body.data.notes).toBe("untuk ibu");
  });

  test("99 pieces fit on a line; one more is refused and changes nothing", async () => {
    expect((await add(1, 98)).status).toBe(200);
    const tooMany = await add(1, 2);
    expect([tooMany.status, tooMany.refusal.code]).toEqual([409, "cart_line_full"]);
    expect((await linesOf())[0]?.quantity).toBe(98);
    expect((await add(1, 1)).body.data.quantity).toBe(99);
    expect((await add(1, 1)).refusal.code).toBe("cart_line_full");
  });

  test("B-249, case 26: fifty at the same time are one line with fifty pieces", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(2)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const lines = await linesOf();
    expect(lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[2, 50]]);
  });

  test("at the limit, parallel requests never fill a line above 99", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(2, 10)));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBe(9);
    expect((await linesOf())[0]?.quantity).toBe(90);
  });

  test("C-17: what is not there, withdrawn, or of an expert that the client does not offer is 404", async () => {
    const withdrawn = await newProduct({ deletedAt: new Date() });
    const stranger = await buildMember(t, { client: await buildClient(t) });
    for (const [who, id] of [
      [member, 2_000_000_000],
      [member, withdrawn],
      [stranger, 6],
    ] as const) {
      const { status, refusal } = await add(id, 1, who);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
    expect(await cartOf()).toEqual([]);
    expect(await t.app.database.db.select().from(cartItems).where(eq(cartItems.userId, stranger.id))).toEqual(
      [],
    );
  });

  test.each([0, -1, 100, 1.5, "2"])("a quantity of %s is refused", async (quantity) => {
    const body = { product_id: 1, quantity } as { product_id: number };
    expect((await t.call("addToCart", { body }, member)).status).toBe(422);
    expect(await cartOf()).toEqual([]);
  });

  test("B-248: without a token there is no cart", async () => {
    for (const answer of [
      await t.call("getCart", {}),
      await t.call("addToCart", { body: { product_id: 1 } }),
      await t.call("removeFromCart", { params: { id: 1 } }),
    ]) {
      expect(answer.status).toBe(401);
    }
  });
});

describe("C-16: the cart", () => {
  test("B-254, E-29: grouped by expert; groups and lines in the order in which they came", async () => {
    for (const id of [3, 1, 4, 2]) await add(id);
    const cart = await cartOf();
    expect(cart.map(({ expert_id, carts }) => [expert_id, carts.map((line) => line.product_id)])).toEqual([
      [2, [3, 4]],
      [1, [1, 2]],
    ]);
    for (const { expert_id, expert } of cart) {
      expect(expert).toEqual({ id: expert_id, name: expect.stringMatching(/\w/) });
    }
    // A higher quantity does not change the order of the groups.
    await add(2);
    await add(3);
    expect((await cartOf()).map(({ expert_id }) => expert_id)).toEqual([2, 1]);
  });

  test("B-255, B-251, A-112: two and one are three pieces; the total follows every change", async () => {
    await add(1, 2);
    const single = (await add(2)).body.data.id;
    expect(await totals()).toEqual({ count: 3, total: 2 * 29_000 + 25_000 });
    await put(single, 3);
    expect(await totals()).toEqual({ count: 5, total: 2 * 29_000 + 3 * 25_000 });
    await remove(single);
    expect(await totals()).toEqual({ count: 2, total: 2 * 29_000 });
  });

  test("A-112: the price is the product's of this moment; a discount of 0 is none", async () => {
    const id = await newProduct();
    const priceNow = async () => {
      const line = (await linesOf()).find(({ product_id }) => product_id === id);
      return [line?.price, line?.product.price, line?.product.price_disc];
    };
    await add(id);
    expect(await priceNow()).toEqual([10_000, 10_000, null]);
    await change(id, { priceDiscRp: 7500 });
    expect(await priceNow()).toEqual([7500, 10_000, 7500]);
    await change(id, { priceRp: 12_000, priceDiscRp: 0 });
    expect(await priceNow()).toEqual([12_000, 12_000, null]);
    await change(id, { priceRp: 0, priceDiscRp: null });
    expect(await priceNow()).toEqual([0, 0, null]);
  });

  test("B-253: a price in the request changes nothing", async () => {
    const body = { product_id: 1, price: 1, quantity: 1 };
    expect((await t.call("addToCart", { body }, member)).body.data.price).toBe(29_000);
  });

  test("what is withdrawn later is no longer in the cart, and is there again when it comes back", async () => {
    const id = await newProduct();
    await add(id, 2);
    await add(2);
    await change(id, { deletedAt: new Date() });
    expect((await linesOf()).map(({ product_id }) => product_id)).toEqual([2]);
    expect((await add(id)).status).toBe(404);
    await change(id, { deletedAt: null });
    expect((await linesOf()).map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [id, 2],
      [2, 1],
    ]);
  });

  test("products of an expert who leaves the client, or the platform, go too", async () => {
    const { db } = t.app.database;
    const guest = await buildMember(t, { client: await buildClient(t) });
    await add(1, 1, guest);
    await add(3, 1, guest);
    await add(5, 1, guest);
    await db
      .delete(clientExperts)
      .where(and(eq(clientExperts.clientId, guest.clientId), eq(clientExperts.expertId, 2)));
    await db.update(experts).set({ deletedAt: new Date() }).where(eq(experts.id, 3));
    try {
      expect((await cartOf(guest)).map(({ expert_id }) => expert_id)).toEqual([1]);
    } finally {
      await db.update(experts).set({ deletedAt: null }).where(eq(experts.id, 3));
    }
  });
});

describe("C-18, C-19: changing and removing", () => {
  test.each([0, -1, -99])("B-250, A-113: a quantity of %s takes the line out", async (quantity) => {
    const { id } = (await add(1, 3)).body.data;
    expect((await put(id, quantity)).body).toEqual({ status: "success" });
    expect(await cartOf()).toEqual([]);
    expect((await put(id, 1)).status).toBe(404);
  });

  test("C-18: sets the quantity, up to 99", async () => {
    const { id } = (await add(1, 3)).body.data;
    for (const quantity of [7, 1, 99]) {
      expect((await put(id, quantity)).status).toBe(200);
      expect((await linesOf())[0]?.quantity).toBe(quantity);
    }
    expect((await put(id, 100)).status).toBe(422);
    expect((await linesOf())[0]?.quantity).toBe(99);
  });

  test("B-252, C-19: what was removed is gone; a second time it is not there", async () => {
    const { id } = (await add(1)).body.data;
    await add(2);
    expect((await remove(id)).body).toEqual({ status: "success" });
    expect((await linesOf()).map(({ product_id }) => product_id)).toEqual([2]);
    expect((await remove(id)).status).toBe(404);
  });

  test("S-08, case 27: lines of another member or of another client's member are not there and stay as they are", async () => {
    const other = await buildMember(t);
    const stranger = await buildMember(t, { client: await buildClient(t) });
    for (const owner of [other, stranger]) {
      const { id } = (await add(1, 5, owner)).body.data;
      for (const answer of [await put(id, 9), await put(id, 0), await remove(id)]) {
        expect([answer.status, answer.refusal.code]).toEqual([404, "not_found"]);
      }
      expect((await linesOf(owner))[0]?.quantity).toBe(5);
    }
    expect(await cartOf()).toEqual([]);
  });

  test("three hundred changes in a minute, then 429 with Retry-After", async () => {
    for (let n = 0; n < 300; n++) await t.app.limits.take("cartByUser", String(member.id));
    const { status, headers } = await add(1);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect((await t.call("getCart", {}, member)).status).toBe(200);
  });
});
