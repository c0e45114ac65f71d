import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import { followOrder } from "#server/features/order/order.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { statements } from "#server/test/statements.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;
const { buy, newVoucher, order, say, hears, status, paidTime, usesOf, expectSound, query } = shop(() => t);
const { statement, whole } = statements(() => t);

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

const ordered = async (items = [pack(1)], over: { voucher_code?: string } = {}, who = member) =>
  (await buy(who, items, over)).body.no_invoice;
const history = (who: BuiltMember, per: number | string = -1, page = 1) =>
  t.call("listTransactions", { query: { page, "options[itemsPerPage]": per as number } }, who);
const get = (no_invoice: string, who = member) => t.call("getTransaction", { params: { no_invoice } }, who);
const cancel = (no_invoice: string, who = member) =>
  t.call("cancelTransaction", { params: { no_invoice } }, who);

describe("C-51: the history", () => {
  test("B-380: options[itemsPerPage]=-1 is all of it, newest first", async () => {
    const invoices = [await ordered([pack(1)]), await ordered([pack(2)]), await ordered([file(1)])];
    const { body } = await history(member);
    expect(body.data.map((row) => row.no_invoice)).toEqual(invoices.toReversed());
    expect([body.page, body.per_page, body.total, body.total_pages]).toEqual([1, 1000, 3, 1]);
    expect((await history(member, "-1")).body.data).toHaveLength(3);
    const second = await history(member, 2, 2);
    expect(second.body.data.map((row) => row.no_invoice)).toEqual([invoices[0]]);
    expect(second.body.total_pages).toBe(2);
    for (const per of [0, -2, "semua"]) expect((await history(member, per)).status).toBe(422);
  });

  test("B-381: the fields of a record and of its lines", async () => {
    const code = await newVoucher();
    const invoice = await ordered([pack(1, 2), file(1)], { voucher_code: code });
    const [record] = (await history(member)).body.data;
    expect(record).toEqual({
      no_invoice: invoice,
      tgl_transaksi: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      transaction_status: "pending",
      total_price: 99_000,
      nom_disc: 14_000,
      voucher_code: code,
      total_payment: 85_000,
      paid_at: null,
      refunded_at: null,
      is_declined: false,
      payment: { redirect_url: `https://bayar.test/${invoice}-A1`, expires_at: expect.any(String) },
      transaction_detail: [
        {
          product_type: "chat",
          product_id: 1,
          expert_id: 1,
          price: 35_000,
          quantity: 2,
          seconds: 3600,
          tag: null,
          product: { name: "PLUS", photo: "/assets/uploads/package.svg" },
        },
        {
          product_type: "digital",
          product_id: 1,
          expert_id: 1,
          price: 29_000,
          quantity: 1,
          seconds: 0,
          ...{
            tag: null,
            product: { name: "Jurnal Tenang 14 Hari", photo: "/assets/uploads/product-1.svg" },
          },
        },
      ],
    });
  });

  test("B-368, A-115: eight states inside are four outside", async () => {
    const invoice = await ordered();
    const shown = [];
    const inside = ["creating", "pending", "paid", "expired", "cancelled", "failed", "refunded", "dikirim"];
    for (const state of inside) {
      await query("update orders set state = $2 where invoice_no = $1", [invoice, state]);
      shown.push((await history(member)).body.data[0]?.transaction_status);
    }
    expect(shown).toEqual(["pending", "pending", "paid", "expired", "expired", "expired", "paid", "dikirim"]);
    await query("update orders set state = 'pending' where invoice_no = $1", [invoice]);
  });

  test("what was bought stays as it was, whatever becomes of the catalogue", async () => {
    const invoice = await ordered([pack(2)]);
    await query("update time_packages set price_rp = 99000, name = 'LAIN' where id = 2");
    try {
      const [line] = (await status(member, invoice)).transaction_detail;
      expect([line?.price, line?.product.name]).toEqual([55_000, "PRO"]);
    } finally {
      await query("update time_packages set price_rp = 55000, name = 'PRO' where id = 2");
    }
  });

  test("S-08, case 40: nobody sees another's, of the same client or of another", async () => {
    const invoice = await ordered();
    const strangers = [await buildMember(t), await buildMember(t, { client: await buildClient(t) })];
    for (const who of strangers) {
      expect((await history(who)).body.data).toEqual([]);
      expect([(await get(invoice, who)).status, (await cancel(invoice, who)).status]).toEqual([404, 404]);
    }
    expect((await order(invoice)).state).toBe("pending");
    expect((await t.call("getTransaction", { params: { no_invoice: invoice } })).status).toBe(401);
  });

  test("the demo member has a paid order with a voucher, a package and a file", async () => {
    const { rows } = await query(
      "select o.*, r.state as redeemed from orders o join voucher_redemptions r on r.order_id = o.id where o.invoice_no = 'DEMO-NETWERK-0001'",
    );
    expect(rows[0]).toMatchObject({
      state: "paid",
      voucher_code: "TERPAKAI",
      discount_rp: 13_750,
      redeemed: "consumed",
    });
    await expectSound();
  });
});

describe("X-24: one order", () => {
  test("the gateway is asked first while it is pending, so that a payment shows at once", async () => {
    const invoice = await ordered();
    expect((await get(invoice)).body.data.transaction_status).toBe("pending");
    await say(invoice, "paid");
    const { data } = (await get(invoice)).body;
    expect([data.transaction_status, data.payment]).toEqual(["paid", null]);
    expect(data.paid_at).toEqual(expect.any(String));
    expect(await paidTime(member)).toBe(1800);
    const asked = t.payment.asked;
    await get(invoice);
    expect(t.payment.asked).toBe(asked);
  });

  test("a declined payment is said while the order can still be paid another way", async () => {
    const invoice = await ordered();
    const told = async () => {
      const { transaction_status, is_declined } = (await get(invoice)).body.data;
      return [transaction_status, is_declined];
    };
    expect(await told()).toEqual(["pending", false]);
    await say(invoice, "denied");
    expect(await told()).toEqual(["pending", true]);
    await say(invoice, "paid");
    expect(await told()).toEqual(["paid", false]);
  });

  test("case 14: the finish address opened by hand with transaction_status=settlement changes nothing", async () => {
    const invoice = await ordered();
    const answer = await t.server.inject({
      url: `/api/transaction/${invoice}?transaction_status=settlement&status_code=200&order_id=${invoice}-A1`,
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(answer.json().data.transaction_status).toBe("pending");
    expect(await paidTime(member)).toBe(0);
  });

  test("where the gateway is away, what we know is answered", async () => {
    const invoice = await ordered();
    const real = t.payment.status;
    t.payment.status = async () => {
      throw new GatewayUnreachable("uji");
    };
    try {
      expect((await get(invoice)).body.data.transaction_status).toBe("pending");
    } finally {
      t.payment.status = real;
    }
  });

  test("sixty a minute, then 429; a number that is none is not there", async () => {
    expect((await get("INV-TIDAK-ADA")).status).toBe(404);
    expect((await get("' or 1=1 --")).status).toBe(404);
    for (let n = 0; n < 60; n += 1) await t.app.limits.tryTake("statusByUser", String(member.id));
    expect((await get("INV-TIDAK-ADA")).status).toBe(429);
  });
});

describe("X-25: giving up", () => {
  test("the gateway first, then here; the voucher is free again", async () => {
    const code = await newVoucher({ maxUses: 1 });
    const invoice = await ordered([pack(1)], { voucher_code: code });
    const { status: answered, body } = await cancel(invoice);
    expect([answered, body.data.transaction_status, body.data.payment]).toEqual([200, "expired", null]);
    expect(t.payment.cancelled).toContain(`${invoice}-A1`);
    expect((await order(invoice)).state).toBe("cancelled");
    expect(await usesOf(code)).toBe(0);
    const again = await cancel(invoice);
    expect([again.status, again.refusal.code]).toEqual([409, "order_closed"]);
    // Ordering the same again creates a new order.
    expect(await ordered([pack(1)], { voucher_code: code })).not.toBe(invoice);
  });

  test("what is paid is not given up, nor what is being paid", async () => {
    const paid = await ordered();
    await hears(paid, "paid");
    expect((await cancel(paid)).refusal.code).toBe("order_closed");
    const invoice = await ordered([pack(2)]);
    const real = t.payment.cancel;
    t.payment.cancel = async () => "under_way" as never;
    try {
      await say(invoice, "paid");
      const { status: answered, refusal } = await cancel(invoice);
      expect([answered, refusal.code]).toEqual([409, "payment_under_way"]);
    } finally {
      t.payment.cancel = real;
    }
    // The money that was under way has arrived.
    expect((await order(invoice)).state).toBe("paid");
  });

  test("given up at the gateway, whose notification of it comes before we are done: it is given up, no fault", async () => {
    const code = await newVoucher({ maxUses: 1 });
    const invoice = await ordered([pack(1)], { voucher_code: code });
    const real = t.payment.cancel;
    t.payment.cancel = async (id) => {
      const answer = await real(id);
      await hears(invoice, "cancelled");
      return answer;
    };
    try {
      const { status: answered, body } = await cancel(invoice);
      expect([answered, body.data.transaction_status]).toEqual([200, "expired"]);
    } finally {
      t.payment.cancel = real;
    }
    expect([(await order(invoice)).state, await usesOf(code)]).toEqual(["cancelled", 0]);
  });

  test("where the gateway is away, nothing is given up", async () => {
    const invoice = await ordered();
    const real = t.payment.cancel;
    t.payment.cancel = async () => {
      throw new GatewayUnreachable("uji");
    };
    try {
      expect((await cancel(invoice)).refusal.code).toBe("payment_unavailable");
    } finally {
      t.payment.cancel = real;
    }
    expect((await order(invoice)).state).toBe("pending");
  });

  test("given up and paid at the same moment: it ends in one of both, and money is never lost", async () => {
    const invoice = await ordered();
    await say(invoice, "paid");
    await Promise.all([cancel(invoice), followOrder(t.app, (await order(invoice)).id)]);
    await followOrder(t.app, (await order(invoice)).id);
    expect((await order(invoice)).state).toBe("paid");
    expect(await paidTime(member)).toBe(1800);
  });
});

describe("the statement", () => {
  test("tells of the purchase, of the time that was taken back and of the money that went back", async () => {
    const invoice = await ordered([pack(1), file(1)]);
    await hears(invoice, "paid");
    await hears(invoice, "refunded");
    const entries = await whole(member);
    expect(
      entries.map(({ kind, seconds, rupiah, order: told }) => [kind, seconds, rupiah, told?.name]),
    ).toEqual([
      ["order_refunded", 0, -64_000, "PLUS, Jurnal Tenang 14 Hari"],
      ["time_taken_back", -1800, 0, "PLUS"],
      ["time_bought", 1800, 0, "PLUS"],
      ["order_paid", 0, 64_000, "PLUS, Jurnal Tenang 14 Hari"],
    ]);
    const { balance, totals } = await statement(member);
    expect([balance, totals.rupiah]).toEqual([0, 0]);
  });

  test("what a free voucher paid for is time without money", async () => {
    const code = await newVoucher({ options: "free", value: 100 });
    await ordered([pack(1)], { voucher_code: code });
    const entries = await whole(member);
    expect(entries.map(({ kind, seconds, rupiah }) => [kind, seconds, rupiah])).toEqual([
      ["time_bought", 1800, 0],
    ]);
  });
});
