import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import { followOrder } from "#server/features/order/order.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;
const {
  buy,
  ordered: orderedBy,
  newVoucher,
  order,
  journals,
  say,
  hears,
  status,
  paidTime,
  usesOf,
  ownsFile,
  expectSound,
  query,
} = shop(() => t);

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  await t.runClock();
  await t.runJobs();
  t.mail.sent.length = 0;
  member = await buildMember(t);
});
afterAll(async () => {
  await expectSound();
  await t.close();
});

/** Creates an order of the member that waits for payment. */
const ordered = (items = [pack(1)], over: { voucher_code?: string } = {}) => orderedBy(member, items, over);

describe("A-117: what a payment brings", () => {
  test("B-325, B-371: with and without a voucher the balance grows by the minutes bought, once", async () => {
    for (const voucher_code of [undefined, await newVoucher()]) {
      const before = await paidTime(member);
      const invoice = await ordered([pack(1, 2)], voucher_code ? { voucher_code } : {});
      expect((await status(member, invoice)).transaction_status).toBe("pending");
      expect(await paidTime(member)).toBe(before);
      expect((await hears(invoice, "paid")).state).toBe("paid");
      expect((await status(member, invoice)).transaction_status).toBe("paid");
      expect(await paidTime(member)).toBe(before + 3600);
    }
  });

  test("a hundred notifications at once: credited once, one journal of time and one of money, one mail", async () => {
    const invoice = await ordered([pack(1), file(1)]);
    await say(invoice, "paid");
    const { id } = await order(invoice);
    await Promise.all(Array.from({ length: 100 }, () => followOrder(t.app, id)));
    expect(await paidTime(member)).toBe(1800);
    expect([await journals(invoice, "time_bought"), await journals(invoice, "order_paid")]).toEqual([1, 1]);
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(1);
  });

  test("packages of several experts: each gets the time of its own, in one journal", async () => {
    const invoice = await ordered([pack(1), pack(3), pack(5, 2)]);
    await hears(invoice, "paid");
    expect([await paidTime(member, 1), await paidTime(member, 2), await paidTime(member, 3)]).toEqual([
      1800, 3600, 7200,
    ]);
    expect(await journals(invoice, "time_bought")).toBe(1);
  });

  test("two packages of one expert: the time of both", async () => {
    const invoice = await ordered([pack(1), pack(2)]);
    await hears(invoice, "paid");
    expect(await paidTime(member)).toBe(1800 + 3600);
    expect(await journals(invoice, "time_bought")).toBe(1);
  });

  test("files are owned, and leave the cart only now; what was not bought stays in it", async () => {
    for (const product_id of [1, 2]) await t.call("addToCart", { body: { product_id } }, member);
    const invoice = await ordered([file(1)]);
    const cart = async () =>
      (await t.call("getCart", {}, member)).body.data.flatMap(({ carts }) =>
        carts.map((line) => line.product_id),
      );
    expect(await cart()).toEqual([1, 2]);
    expect(await ownsFile(member, 1)).toBe(false);
    await hears(invoice, "paid");
    expect(await cart()).toEqual([2]);
    expect(await ownsFile(member, 1)).toBe(true);
  });

  test("the rupiah are booked: what came in and the discount against what was sold", async () => {
    const invoice = await ordered([pack(1), file(2)], { voucher_code: await newVoucher() });
    await hears(invoice, "paid");
    const { rows } = await query(
      `select a.kind, a.expert_id, p.amount from journals j join postings p on p.journal_id = j.id
       join ledger_accounts a on a.id = p.account_id where j.kind = 'order_paid' and j.ref_id = $1 order by a.kind`,
      [(await order(invoice)).id],
    );
    expect(rows).toEqual([
      { kind: "discount", expert_id: null, amount: 7000 },
      { kind: "gateway_clearing", expert_id: null, amount: 53_000 },
      { kind: "revenue_chat", expert_id: null, amount: -35_000 },
      { kind: "revenue_product", expert_id: 1, amount: -25_000 },
    ]);
  });

  test("a receipt is mailed, in words and in the client's colours, and again to nobody", async () => {
    const invoice = await ordered([pack(1, 2)], { voucher_code: await newVoucher() });
    await hears(invoice, "paid");
    await t.runJobs();
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(1);
    const [mail] = t.mail.sent;
    expect(mail?.to).toBe(member.email);
    expect(mail?.subject).toContain(invoice);
    for (const part of [invoice, "PLUS ×2", "Rp70.000", "−Rp14.000", "Rp56.000", "WIB"]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.text).toContain(`http://localhost:3000/netwerk/transaction/history?order=${invoice}`);
  });
});

describe("what the gateway says, in whatever order it comes", () => {
  test("case 2: settlement, then pending arrives: stays paid", async () => {
    const invoice = await ordered();
    await hears(invoice, "paid");
    for (const state of ["pending", "expired", "failed", "review"] as const) {
      expect((await hears(invoice, state)).state).toBe("paid");
    }
    expect(await paidTime(member)).toBe(1800);
  });

  test("case 3: expire, then settlement: paid, credited, voucher consumed", async () => {
    const code = await newVoucher({ maxUses: 1 });
    const invoice = await ordered([pack(1)], { voucher_code: code });
    expect((await hears(invoice, "expired")).state).toBe("expired");
    expect((await status(member, invoice)).transaction_status).toBe("expired");
    expect(await usesOf(code)).toBe(0);
    expect(await hears(invoice, "paid")).toMatchObject({ state: "paid", attention: null });
    expect(await usesOf(code)).toBe(1);
    expect(await paidTime(member)).toBe(1800);
  });

  test("money for an order that was given up or refused counts as well", async () => {
    for (const state of ["cancelled", "failed"] as const) {
      const invoice = await ordered([pack(2)]);
      expect((await hears(invoice, state)).state).toBe(state);
      expect((await hears(invoice, "paid")).state).toBe("paid");
    }
    expect(await paidTime(member)).toBe(7200);
  });

  test("case 22: a pending order with a voucher expires and another uses the voucher; the money comes: paid, over_redeemed", async () => {
    const code = await newVoucher({ maxUses: 1 });
    const invoice = await ordered([pack(1)], { voucher_code: code });
    await hears(invoice, "expired");
    const other = await buildMember(t);
    expect((await buy(other, [pack(1)], { voucher_code: code })).status).toBe(200);
    expect(await hears(invoice, "paid")).toMatchObject({ state: "paid", attention: "over_redeemed" });
    expect(await usesOf(code)).toBe(2);
    expect(await paidTime(member)).toBe(1800);
    await expectSound();
  });

  test("the same where the member used it in another order meanwhile", async () => {
    const code = await newVoucher();
    const invoice = await ordered([pack(1)], { voucher_code: code });
    await hears(invoice, "expired");
    await ordered([pack(2)], { voucher_code: code });
    expect(await hears(invoice, "paid")).toMatchObject({ state: "paid", attention: "over_redeemed" });
    expect(await usesOf(code)).toBe(1);
    await expectSound();
  });

  test("capture with a challenge, then accepted: pending, then paid", async () => {
    const invoice = await ordered();
    expect((await hears(invoice, "review")).state).toBe("pending");
    expect(await paidTime(member)).toBe(0);
    expect((await hears(invoice, "paid")).state).toBe("paid");
  });

  test("a first card is denied, then settlement by QRIS on the same order: paid", async () => {
    const invoice = await ordered();
    expect((await hears(invoice, "denied")).state).toBe("pending");
    expect((await hears(invoice, "paid")).state).toBe("paid");
  });

  test("case 10: settlement, then deny: expired, unspent time taken back, the file revoked, never below zero", async () => {
    const invoice = await ordered([pack(1), file(1)]);
    await hears(invoice, "paid");
    const code = await startConversation(t, member);
    await query(
      "select question_start($1, $2, 1, (select id from conversations where code = $3), null::bytea, null)",
      [...[member.clientId, member.id, code]],
    );
    await t.advance(30);
    const row = await hears(invoice, "denied");
    expect(row).toMatchObject({ state: "expired", attention: "reversed" });
    expect(row.reversed_at).not.toBeNull();
    expect((await status(member, invoice)).transaction_status).toBe("expired");
    expect(await paidTime(member)).toBe(0);
    expect(await ownsFile(member, 1)).toBe(false);
    // Whatever the gateway says from now on, nothing is credited a second time.
    for (const state of ["paid", "denied", "refunded"] as const) await hears(invoice, state);
    expect(await paidTime(member)).toBe(0);
    expect(await journals(invoice, "time_bought")).toBe(1);
    await expectSound();
  });

  test("refunded with half of the time used: the rest is taken back and a person is told", async () => {
    const invoice = await ordered([pack(1), file(1)]);
    await hears(invoice, "paid");
    await query(
      "select ledger_post($1, 'test', $2, null, null, array[ledger_account($1, 'SEC', 'user_paid', $3, 1), ledger_account($1, 'SEC', 'consumed')], array[-900, 900])",
      [member.clientId, `uji-${member.id}`, member.id],
    );
    expect(await hears(invoice, "refunded")).toMatchObject({
      state: "refunded",
      attention: "refunded_spent",
    });
    expect(await paidTime(member)).toBe(0);
    expect(await ownsFile(member, 1)).toBe(false);
    const data = await status(member, invoice);
    expect([data.transaction_status, data.refunded_at]).toEqual(["paid", expect.any(String)]);
    await hears(invoice, "refunded");
    await hears(invoice, "paid");
    expect([await journals(invoice, "time_taken_back"), await journals(invoice, "order_refunded")]).toEqual([
      1, 1,
    ]);
    await expectSound();
  });

  test("a refund of unused time takes all of it back, of this order alone", async () => {
    const kept = await ordered([pack(1)]);
    await hears(kept, "paid");
    const invoice = await ordered([pack(2)]);
    await hears(invoice, "paid");
    expect(await hears(invoice, "refunded")).toMatchObject({ state: "refunded", attention: null });
    expect(await paidTime(member)).toBe(1800);
  });

  test("paid and refunded before we heard of either: both are booked, nothing stays, no receipt", async () => {
    const invoice = await ordered([pack(1), file(1)]);
    expect(await hears(invoice, "refunded")).toMatchObject({ state: "refunded" });
    expect(await paidTime(member)).toBe(0);
    expect(await ownsFile(member, 1)).toBe(false);
    await t.runJobs();
    expect(t.mail.sent).toEqual([]);
  });

  test("a dispute is a refund that a person has to look at; a partial refund leaves the order paid", async () => {
    const disputed = await ordered([pack(1)]);
    await hears(disputed, "paid");
    expect(await hears(disputed, "disputed")).toMatchObject({ state: "refunded", attention: "disputed" });
    const partly = await ordered([pack(2)]);
    expect(await hears(partly, "partly_refunded")).toMatchObject({
      state: "paid",
      attention: "partly_refunded",
    });
    expect(await paidTime(member)).toBe(3600);
  });

  test("a file bought in another paid order stays when one of the two goes back", async () => {
    const late = await ordered([file(1)]);
    await hears(late, "expired");
    const second = await ordered([file(1)]);
    await hears(second, "paid");
    expect(await hears(late, "paid")).toMatchObject({ state: "paid", attention: "overpaid" });
    await hears(second, "refunded");
    expect(await ownsFile(member, 1)).toBe(true);
    await hears(late, "refunded");
    expect(await ownsFile(member, 1)).toBe(false);
    await expectSound();
  });

  test("an answer that is older than what was done meanwhile is asked for again", async () => {
    const invoice = await ordered();
    const { id } = await order(invoice);
    await say(invoice, "denied");
    const real = t.payment.status;
    // While we wait for the status of a denied card, the payer pays and another server records it.
    let isFirst = true;
    t.payment.status = async (number) => {
      const word = await real(number);
      if (isFirst) {
        isFirst = false;
        await say(invoice, "paid");
        await followOrder(t.app, id);
      }
      return word;
    };
    try {
      await followOrder(t.app, id);
    } finally {
      t.payment.status = real;
    }
    expect((await order(invoice)).state).toBe("paid");
  });
});

describe("the amount", () => {
  test("the amount with a fee of the payer, where the gateway says what it was without: paid, for our total", async () => {
    const invoice = await ordered();
    expect((await hears(invoice, "paid", 39_000, 35_000)).state).toBe("paid");
    const { rows } = await query(
      `select sum(p.amount)::int as paid from journals j join postings p on p.journal_id = j.id
       join ledger_accounts a on a.id = p.account_id and a.kind = 'gateway_clearing' where j.ref_type = 'order' and j.ref_id = $1`,
      [(await order(invoice)).id],
    );
    expect(rows[0].paid).toBe(35_000);
  });

  test.each([34_999, 35_001, 0])(
    "case 7: %s instead of 35,000: amount_mismatch, no credit",
    async (amount) => {
      const invoice = await ordered();
      expect(await hears(invoice, "paid", amount)).toMatchObject({
        state: "pending",
        attention: "amount_mismatch",
      });
      expect(await paidTime(member)).toBe(0);
      // Once the gateway corrects the amount, the order is paid.
      expect(await hears(invoice, "paid")).toMatchObject({ state: "paid", attention: null });
    },
  );

  test("an answer about another order changes nothing", async () => {
    const mine = await ordered();
    const { body } = await buy(await buildMember(t), [pack(1)]);
    await say(body.no_invoice, "paid");
    const other = t.payment.states.get(`${body.no_invoice}-A1`);
    if (other) t.payment.states.set(`${mine}-A1`, other);
    await expect(followOrder(t.app, (await order(mine)).id)).rejects.toThrow(GatewayUnreachable);
    expect((await order(mine)).state).toBe("pending");
  });
});
