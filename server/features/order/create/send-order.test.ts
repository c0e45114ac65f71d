import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import { checkOrders } from "#server/features/order/follow/check-orders.ts";
import { followOrder } from "#server/features/order/order.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;
const { buy, newVoucher, order, paidTime, say, usesOf, expectSound, query } = shop(() => t);

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

describe("the gateway at creation", () => {
  test("case 12: answers 400: alert message, order failed, voucher free again", async () => {
    const code = await newVoucher({ maxUses: 1 });
    t.payment.next.push({ kind: "refused", reason: "uji" });
    const { status: answered, refusal } = await buy(member, [pack(1)], { voucher_code: code });
    expect([answered, refusal.code]).toEqual([503, "payment_refused"]);
    const [row] = await ordersOf(member);
    expect([row.state, row.next_check_at]).toEqual(["failed", null]);
    expect(await usesOf(code)).toBe(0);
    expect((await buy(member, [pack(1)], { voucher_code: code })).status).toBe(200);
  });

  test("case 12: times out and the member tries again: one order, one gateway id, one redirect_url", async () => {
    t.payment.next.push(new GatewayUnreachable("uji"));
    const first = await buy(member, [pack(1)]);
    expect([first.status, first.refusal.code]).toEqual([503, "payment_unavailable"]);
    const [waiting] = await ordersOf(member);
    expect([waiting.state, waiting.payment_url]).toEqual(["creating", null]);
    // It is listed as pending, without an address yet; ordering again sends it again.
    const listed = (await t.call("listTransactions", { query: {} }, member)).body.data[0];
    expect([listed?.transaction_status, listed?.payment?.redirect_url]).toEqual(["pending", null]);
    const again = await buy(member, [pack(1)]);
    expect(again.body.redirect_url).toBe(`https://bayar.test/${waiting.gateway_order_id}`);
    expect((await buy(member, [pack(1)])).body.redirect_url).toBe(again.body.redirect_url);
    expect(await ordersOf(member)).toHaveLength(1);
  });

  test("times out and nobody comes back: the reconciler sends it with the same gateway id", async () => {
    t.payment.next.push(new GatewayUnreachable("uji"));
    await buy(member, [pack(1)]);
    const [waiting] = await ordersOf(member);
    await t.advance(121);
    await checkOrders(t.app);
    await expect.poll(async () => (await ordersOf(member))[0].state, { timeout: 10_000 }).toBe("pending");
    const [row] = await ordersOf(member);
    expect([row.gateway_order_id, row.payment_url]).toEqual([
      waiting.gateway_order_id,
      `https://bayar.test/${waiting.gateway_order_id}`,
    ]);
  });

  test("the program dies between order and gateway: another sends it after half a minute", async () => {
    const { body } = await buy(member, [pack(1)]);
    await query(
      `update orders set state = 'creating', payment_url = null, sending_until = app_now() + interval '20 seconds',
         next_check_at = app_now() + interval '30 seconds' where invoice_no = $1`,
      [body.no_invoice],
    );
    await t.advance(31);
    await checkOrders(t.app);
    await expect.poll(async () => (await order(body.no_invoice)).state, { timeout: 10_000 }).toBe("pending");
  });

  test("refuses what it knows already, as after an answer that was lost: what it knows of it counts", async () => {
    t.payment.next.push(new GatewayUnreachable("uji"));
    await buy(member, [pack(1)]);
    const [waiting] = await ordersOf(member);
    await say(waiting.invoice_no, "paid");
    t.payment.next.push({ kind: "refused", reason: "order_id sudah dibayar" });
    const again = await buy(member, [pack(1)]);
    expect(again.body.redirect_url).toBe(`/netwerk/transaction/history?order=${waiting.invoice_no}`);
    expect((await order(waiting.invoice_no)).state).toBe("paid");
  });

  test("fails in a way of its own: the order waits and can be tried again", async () => {
    t.payment.next.push(new Error("rusak"));
    expect((await buy(member, [pack(1)])).status).toBe(500);
    expect((await buy(member, [pack(1)])).status).toBe(200);
    expect(await ordersOf(member)).toHaveLength(1);
  });

  test("tells us of the money before its own answer to the order is here: paid once, and no address to pay at is left", async () => {
    const real = t.payment.create;
    t.payment.create = async (sent) => {
      const answer = await real(sent);
      // The payer or a notification was faster than the gateway's response.
      const { rows } = await query("select id, invoice_no from orders where gateway_order_id = $1", [
        sent.gatewayOrderId,
      ]);
      await say(rows[0].invoice_no, "paid");
      await Promise.all([followOrder(t.app, rows[0].id), followOrder(t.app, rows[0].id)]);
      return answer;
    };
    try {
      const { status: answered, body } = await buy(member, [pack(1)]);
      expect([answered, body.redirect_url]).toEqual([
        200,
        `/netwerk/transaction/history?order=${body.no_invoice}`,
      ]);
      expect((await order(body.no_invoice)).state).toBe("paid");
      expect(await paidTime(member)).toBe(1800);
    } finally {
      t.payment.create = real;
    }
  });
});
