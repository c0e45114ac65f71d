import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { products } from "#server/db/tables/expert.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;
const { buy, newVoucher, say, status, usesOf, expectSound, query } = shop(() => t);

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  member = await buildMember(t);
});
afterAll(async () => {
  await expectSound();
  await t.close();
});

const ordersOf = async (who: BuiltMember) =>
  (await query("select * from orders where user_id = $1 order by id", [who.id])).rows;

const newProduct = async (over: Partial<typeof products.$inferInsert> = {}): Promise<number> => {
  const row = {
    ...{
      expertId: 1,
      name: "Lembar Uji",
      subtitle: "-",
      photo: "product-1.svg",
      priceRp: 10_000,
      unit: "PDF",
    },
    detail: "-",
    category: "Panduan",
    attachFile: "uji.pdf",
    topics: [],
  };
  const [made] = await t.app.database.db
    .insert(products)
    .values({ ...row, ...over })
    .returning({ id: products.id });
  return made?.id ?? 0;
};

describe("C-59: an order", () => {
  test("a file is bought once: more of it, in one line or two, is refused, and the refusal says what to do", async () => {
    for (const items of [[file(1, 2)], [file(1), file(1)], [pack(1, 2), file(2, 99)]]) {
      const { status: answered, refusal } = await buy(member, items);
      expect([answered, refusal.code, refusal.message]).toEqual([
        422,
        "file_once",
        expect.stringContaining("menjadi 1"),
      ]);
    }
    expect(await ordersOf(member)).toEqual([]);
    expect((await buy(member, [pack(1, 2), file(1)])).status).toBe(200);
  });

  test("where nothing is sold, no order is made and no simulator stands open", async () => {
    const closed = await startTestApp({ config: { payments: false } });
    const one = await buildMember(closed);
    const body = { user_type: 2, items: [pack(1)] };
    const { status: answered, refusal } = await closed.call("createTransaction", { body }, one);
    expect([answered, refusal.code]).toEqual([503, "payment_unavailable"]);
    const { rows } = await closed.database.pool.query("select 1 from orders where user_id = $1", [one.id]);
    expect(rows).toEqual([]);
    await closed.close();
  });

  test("B-339, B-366: a package is chat with its id and quantity; the answer says where to pay", async () => {
    const { status: answered, body } = await buy(member, [pack(1, 2)]);
    expect(answered).toBe(200);
    expect(body).toEqual({
      status: "success",
      message: expect.stringMatching(/Lanjutkan/),
      redirect_url: `https://bayar.test/${body.no_invoice}-A1`,
      no_invoice: expect.stringMatching(/^INV-NETWERK-\d{8}-\d{6}$/),
      total_payment: 70_000,
    });
    const data = await status(member, body.no_invoice);
    expect(data.transaction_detail).toEqual([
      {
        ...{
          product_type: "chat",
          product_id: 1,
          expert_id: 1,
          price: 35_000,
          quantity: 2,
          seconds: 3600,
          tag: null,
        },
        product: { name: "PLUS", photo: "/assets/uploads/package.svg" },
      },
    ]);
    expect(data.payment).toEqual({ redirect_url: body.redirect_url, expires_at: expect.any(String) });
    const day = 86_400_000;
    expect(Date.parse(data.payment?.expires_at ?? "") - Date.parse(data.tgl_transaksi)).toBe(day);
  });

  test("B-348: ticked files of the cart are digital, at their price of now, each once", async () => {
    const { body } = await buy(member, [file(1), file(2)]);
    expect(body.total_payment).toBe(29_000 + 25_000);
    const { transaction_detail } = await status(member, body.no_invoice);
    expect(
      transaction_detail.map((line) => [line.product_type, line.product_id, line.quantity, line.seconds]),
    ).toEqual([
      ["digital", 1, 1, 0],
      ["digital", 2, 1, 0],
    ]);
  });

  test("what the gateway is told: its number, lines that sum to the amount, the payer, our own address to return to", async () => {
    const code = await newVoucher();
    const { body } = await buy(member, [pack(1), pack(2)], { voucher_code: code });
    const sent = t.payment.orders.get(`${body.no_invoice}-A1`);
    expect(sent).toMatchObject({
      amountRp: 72_000,
      clientName: expect.stringMatching(/\w/),
      customer: { name: "Rani Uji", email: member.email, phone: "081234567890" },
      returnUrl: `http://localhost:3000/netwerk/transaction/history?order=${body.no_invoice}`,
    });
    expect(sent?.items.map(({ priceRp, quantity }) => priceRp * quantity)).toEqual([35_000, 55_000, -18_000]);
    expect(sent && sent.expiresAt.getTime() - sent.createdAt.getTime()).toBe(86_400_000);
  });

  test("B-367: without a token there is no order", async () => {
    const body = { items: [pack()] };
    expect((await t.call("createTransaction", { body })).status).toBe(401);
    expect((await t.call("listTransactions", { query: {} })).status).toBe(401);
  });

  test("B-365, case 13: prices, totals and user types of the browser count for nothing", async () => {
    const items = [{ ...pack(), price: 1, total: 1 }];
    const { body } = await buy(member, items, { email: ` ${member.email.toUpperCase()} ` });
    expect(body.total_payment).toBe(35_000);
    for (const user_type of [1, -1, "admin", null]) {
      const asked = { items: [pack(2)], user_type, discount: 55_000, total_payment: 1 };
      const answer = await t.call("createTransaction", { body: asked }, member);
      expect([answer.status, answer.body.total_payment]).toEqual([200, 55_000]);
    }
  });

  test("case 13: another member's email is refused; the owner is who the token says", async () => {
    const other = await buildMember(t);
    const { status: answered, refusal } = await buy(member, [pack()], { email: other.email });
    expect([answered, refusal.code, Object.keys(refusal.error ?? {})]).toEqual([422, "invalid", ["email"]]);
    for (const email of [undefined, null, 7, {}]) {
      const body = { items: [pack()], email };
      expect((await t.call("createTransaction", { body }, member)).status).toBe(200);
    }
    expect(await ordersOf(other)).toEqual([]);
  });

  test.each([0, -1, 1.5, 100, 1e9, "2"])("case 13: a quantity of %s is refused", async (quantity) => {
    const items = [{ ...pack(), quantity: quantity as number }];
    expect((await buy(member, items)).status).toBe(422);
    expect(await ordersOf(member)).toEqual([]);
  });

  test("a package without a price is not for sale, nor is anything below nothing: neither rides along with the rest", async () => {
    await t.database.pool.query("update time_packages set price_rp = 0 where id = 2");
    await t.database.pool.query("update products set price_rp = -20000, price_disc_rp = null where id = 4");
    for (const item of [pack(2, 99), file(4)]) {
      const { status: answered, refusal } = await buy(member, [pack(1), item]);
      expect([answered, refusal.code, refusal.items]).toEqual([422, "item_unavailable", [item]]);
    }
    await t.database.pool.query("update time_packages set price_rp = 55000 where id = 2");
    await t.database.pool.query("update products set price_rp = 0 where id = 4");
    // A file of price 0 may be part of an order: anyone can have it for free anyway.
    expect((await buy(member, [pack(1), file(4)])).body.total_payment).toBe(35_000);
    await t.database.pool.query("update products set price_rp = 30000 where id = 4");
  });

  test("the same item twice is one line; more than 99 of it are refused", async () => {
    const { body } = await buy(member, [pack(1, 1), pack(1, 2)]);
    expect(
      (await status(member, body.no_invoice)).transaction_detail.map(({ quantity }) => quantity),
    ).toEqual([3]);
    expect((await buy(member, [pack(1, 60), pack(1, 60)])).refusal.error).toHaveProperty("items");
  });

  test("a sum that no gateway takes is refused", async () => {
    const dear = await newProduct({ priceRp: 1_000_000_000 });
    expect((await buy(member, [file(dear)])).refusal.error).toHaveProperty("items");
    const cheap = await newProduct({ priceRp: 999 });
    expect((await buy(member, [file(cheap)])).refusal.code).toBe("amount_too_small");
    const other = await newProduct({ priceRp: 999 });
    expect((await buy(member, [file(cheap), file(other)])).status).toBe(200);
  });

  test("A-110: total 0 without a free voucher is nothing to pay", async () => {
    const free = await newProduct({ priceRp: 0 });
    const { status: answered, refusal } = await buy(member, [file(free)]);
    expect([answered, refusal.message]).toEqual([422, "Tidak ada produk yang dipilih."]);
    const all = await newVoucher({ value: 100 });
    expect((await buy(member, [pack()], { voucher_code: all })).refusal.code).toBe("nothing_to_pay");
    expect(await usesOf(all)).toBe(0);
  });

  test("case 25: price_disc of 0, above the price or below nothing: the price counts", async () => {
    for (const priceDiscRp of [null, 0, -5000, 10_000, 12_000]) {
      const id = await newProduct({ priceDiscRp });
      const { body } = await buy(await buildMember(t), [file(id)]);
      expect([priceDiscRp, body.total_payment]).toEqual([priceDiscRp, 10_000]);
    }
    const id = await newProduct({ priceDiscRp: 7500 });
    expect((await buy(member, [file(id)])).body.total_payment).toBe(7500);
  });

  test("B-348, case 24: a price raised between adding and paying: the new one; with expected_total 409 and the new totals", async () => {
    const id = await newProduct();
    await t.call("addToCart", { body: { product_id: id } }, member);
    await t.app.database.db.update(products).set({ priceRp: 15_000 }).where(eq(products.id, id));
    const { status: answered, refusal } = await buy(member, [file(id)], { expected_total: 10_000 });
    expect([answered, refusal.code]).toEqual([409, "total_changed"]);
    expect(refusal).toMatchObject({
      total_price: 15_000,
      nom_disc: 0,
      total_payment: 15_000,
      items: [{ product_type: "digital", product_id: id, price: 15_000, quantity: 1 }],
    });
    expect(await ordersOf(member)).toEqual([]);
    expect((await buy(member, [file(id)], { expected_total: 15_000 })).body.total_payment).toBe(15_000);
    // Without `expected_total` the member pays the new price as well.
    expect((await buy(await buildMember(t), [file(id)])).body.total_payment).toBe(15_000);
  });

  test("case 28: a product unpublished while in the cart: 422 naming the line; the others remain payable", async () => {
    const id = await newProduct();
    await t.app.database.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
    const { status: answered, refusal } = await buy(member, [file(id), file(2)]);
    expect([answered, refusal.code, refusal.items]).toEqual([422, "item_unavailable", [file(id)]]);
    expect((await buy(member, [file(2)])).status).toBe(200);
  });

  test("what the client does not offer, or nobody, is not available", async () => {
    const stranger = await buildMember(t, { client: await buildClient(t) });
    for (const items of [[pack(6)], [pack(2_000_000_000)], [file(2_000_000_000)]]) {
      expect((await buy(stranger, items)).refusal.code).toBe("item_unavailable");
    }
    expect((await buy(stranger, [pack(1)])).body.no_invoice).toMatch(/^INV-KLIEN[0-9A-Z]+-/);
  });

  test("an invoice number has the client's name, of a long one only whole words", async () => {
    const named = async (username: string) => {
      const client = await buildClient(t, { username });
      return (await buy(await buildMember(t, { client }), [pack(1)])).body.no_invoice;
    };
    expect(await named("ruang-tenang")).toMatch(/^INV-RUANGTENANG-/);
    expect(await named("yayasan-kesehatan-jiwa-indonesia")).toMatch(/^INV-YAYASANKESEHATANJIWA-/);
    expect(await named("perkumpulankonsultasinusantara")).toMatch(/^INV-PERKUMPULANKONSULTAS-/);
  });

  test("a file that the member owns is not sold again", async () => {
    const { body } = await buy(member, [file(1)]);
    await say(body.no_invoice, "paid");
    await status(member, body.no_invoice);
    const { status: answered, refusal } = await buy(member, [file(1), file(2)]);
    expect([answered, refusal.code, refusal.items]).toEqual([
      ...[409, "product_owned"],
      [{ product_type: "digital", product_id: 1 }],
    ]);
    // Another member may still buy it.
    expect((await buy(await buildMember(t), [file(1)])).status).toBe(200);
  });

  test("three orders may wait for payment; a fourth is refused until one is given up", async () => {
    const invoices = [];
    for (const items of [[pack(1)], [pack(2)], [pack(4)]])
      invoices.push((await buy(member, items)).body.no_invoice);
    expect((await buy(member, [file(1)])).refusal.code).toBe("too_many_open");
    // Ordering one of the three again does not count as a fourth.
    expect((await buy(member, [pack(2)])).body.no_invoice).toBe(invoices[1]);
    await t.call("cancelTransaction", { params: { no_invoice: invoices[0] ?? "" } }, member);
    expect((await buy(member, [file(1)])).status).toBe(200);
  });

  test("twenty orders in ten minutes, then 429; the same one again counts for nothing", async () => {
    const { body } = await buy(member, [pack(1)]);
    for (let n = 0; n < 20; n += 1) await t.app.limits.tryTake("transactionByUser", String(member.id));
    const again = await t.call("createTransaction", { body: { items: [pack(1)] } }, member);
    expect(again.body.redirect_url).toBe(body.redirect_url);
    expect((await t.call("createTransaction", { body: { items: [pack(2)] } }, member)).status).toBe(429);
    // The same limit keeps voucher codes from being guessed here.
    const guess = { items: [pack(2)], voucher_code: "COBA" };
    expect((await t.call("createTransaction", { body: guess }, member)).status).toBe(429);
  });

  test("numbers of a day follow one another without gaps, however many at once", async () => {
    const client = await buildClient(t, { username: `urut${member.id}` });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => buildMember(t, { client })));
    const answers = await Promise.all(buyers.map((who) => buy(who, [pack(1)])));
    const numbers = answers.map(({ body }) => Number(body.no_invoice.slice(-6))).sort((a, b) => a - b);
    const first = numbers[0] ?? 0;
    expect(numbers).toEqual(numbers.map((_, n) => first + n));
  });
});
