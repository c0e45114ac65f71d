import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GatewayUnreachable, noGateway } from "#server/external/payment/gateway.ts";
import { followOrder } from "#server/features/order/order.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { attentionMail } from "#texts/mail/order-mail.ts";
import { checkOrders } from "./check-orders.ts";

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
  usesOf,
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

/** Patient, because a timer of the app may have taken the order and still be working on it. */
const patient = { timeout: 10_000 };

test("a check that begins while another one is running waits for it: what that one took is not pending", async () => {
  const invoice = await ordered();
  await say(invoice, "paid");
  await t.runClock();
  await t.advance(121);
  const earlier = checkOrders(t.app);
  await checkOrders(t.app);
  expect((await order(invoice)).state).toBe("paid");
  await earlier;
});

describe("the reconciler", () => {
  const soon = async (invoice: string, state: string) => {
    await checkOrders(t.app);
    await expect.poll(async () => (await order(invoice)).state, patient).toBe(state);
  };
  const at = async (seconds: number) => {
    await t.runClock();
    await t.advance(seconds);
  };

  test("case 11: no notification ever arrives: paid at the next due time", async () => {
    const invoice = await ordered();
    await say(invoice, "paid");
    await checkOrders(t.app);
    expect((await order(invoice)).state).toBe("pending");
    await at(121);
    await soon(invoice, "paid");
    await t.runClock();
  });

  test("two, ten and thirty minutes, then each hour: asked so often and not more", async () => {
    const invoice = await ordered();
    const asks = async (seconds: number) => {
      await at(seconds);
      await checkOrders(t.app);
      await checkOrders(t.app);
      await expect
        .poll(async () => (await order(invoice)).next_check_at > new Date(Date.now() + seconds * 1000))
        .toBe(true);
      return (await order(invoice)).checks;
    };
    try {
      expect([
        await asks(119),
        await asks(121),
        await asks(601),
        await asks(1801),
        await asks(5400),
        await asks(5402),
      ]).toEqual([0, 1, 2, 3, 4, 4]);
    } finally {
      await t.runClock();
    }
  });

  test("case 11: the payer never begins: pending until the deadline, asked once more, then expired with its voucher free", async () => {
    const code = await newVoucher({ maxUses: 1 });
    const invoice = await ordered([pack(1)], { voucher_code: code });
    try {
      await at(86_300);
      await checkOrders(t.app);
      expect((await order(invoice)).state).toBe("pending");
      await at(86_401);
      const asked = t.payment.asked;
      await soon(invoice, "expired");
      expect(t.payment.asked).toBeGreaterThan(asked);
      expect(await usesOf(code)).toBe(0);
      // Money that arrives within a day after the deadline is still found.
      await say(invoice, "paid");
      await at(86_400 + 7300);
      await soon(invoice, "paid");
    } finally {
      await t.runClock();
    }
  });

  test("a gateway that is away at the deadline: the order waits for its word, and then expires", async () => {
    const invoice = await ordered();
    const real = t.payment.status;
    t.payment.status = async () => {
      throw new GatewayUnreachable("uji");
    };
    try {
      await at(86_401);
      await checkOrders(t.app);
      expect((await order(invoice)).state).toBe("pending");
      t.payment.status = real;
      await at(86_401 + 400);
      await soon(invoice, "expired");
    } finally {
      t.payment.status = real;
      await t.runClock();
    }
  });

  test("a bank that thinks longer than the deadline is waited for, a day at most", async () => {
    const invoice = await ordered();
    await say(invoice, "review");
    try {
      await at(86_401);
      await checkOrders(t.app);
      expect((await order(invoice)).state).toBe("pending");
      await at(2 * 86_400 + 1);
      await soon(invoice, "expired");
    } finally {
      await t.runClock();
    }
  });

  test("two servers at once ask about each order once", async () => {
    const second = await startTestApp({ database: t.database });
    try {
      const buyers = await Promise.all(Array.from({ length: 12 }, () => buildMember(t)));
      const invoices = await Promise.all(
        buyers.map(async (who) => (await buy(who, [pack(1)])).body.no_invoice),
      );
      for (const invoice of invoices) await say(invoice, "paid");
      for (const [number, state] of t.payment.states) second.payment.states.set(number, state);
      await at(121);
      await Promise.all([checkOrders(t.app), checkOrders(second.app)]);
      for (const invoice of invoices) {
        await expect.poll(async () => (await order(invoice)).state, patient).toBe("paid");
        expect([await journals(invoice, "time_bought"), (await order(invoice)).checks]).toEqual([1, 1]);
      }
    } finally {
      await t.runClock();
      await second.server.close();
    }
  });

  test("orders of another gateway than ours are not asked about; they only run out", async () => {
    const invoice = await ordered();
    await query("update orders set gateway = 'simulator' where invoice_no = $1", [invoice]);
    await say(invoice, "paid");
    const { id } = await order(invoice);
    await followOrder(t.app, id);
    expect((await order(invoice)).state).toBe("pending");
    try {
      await at(86_401);
      await followOrder(t.app, id);
      expect((await order(invoice)).state).toBe("expired");
    } finally {
      await t.runClock();
    }
  });

  test("an order of a gateway that is no longer set up runs out, and the operator is told that it may be paid", async () => {
    const invoice = await ordered();
    const { payment } = t.app.external;
    t.app.external.payment = { ...noGateway, name: "simulator" };
    t.mail.sent.length = 0;
    try {
      const { id } = await order(invoice);
      await at(86_401);
      for (let n = 0; n < 2; n += 1) await followOrder(t.app, id);
      expect(await order(invoice)).toMatchObject({ state: "expired", attention: "gateway_away" });
      await t.runJobs();
      const told = t.mail.sent.filter(({ subject }) => subject.includes(invoice));
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain(attentionMail.reasons.gateway_away);
    } finally {
      t.app.external.payment = payment;
      await t.runClock();
    }
  });

  test("a reversal that nobody told us of is found ten minutes after the payment", async () => {
    const invoice = await ordered();
    await hears(invoice, "paid");
    await say(invoice, "denied");
    await at(660);
    await soon(invoice, "expired");
    await t.runClock();
  });
});
