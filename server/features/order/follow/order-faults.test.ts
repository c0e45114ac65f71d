import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followOrder } from "#server/features/order/order.ts";
import { createTestDatabase } from "#server/test/database.ts";
import { type Death, makeMortal, untilDeath } from "#server/test/dying.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { checkOrders } from "./check-orders.ts";

/*
 * The process is killed, or its database connection cut, at each single statement of a checkout and of what follows a
 * payment. Whatever is left, no money is lost and nothing is credited twice.
 */

let t: TestApp;
const { buy, newVoucher, order, say, paidTime, usesOf, ownsFile, expectSound, query } = shop(() => t);

beforeAll(async () => {
  const database = await createTestDatabase();
  makeMortal(database.pool);
  t = await startTestApp({ database });
});
afterAll(() => t.close());

const items = [pack(1), file(1)];
const ordersOf = async ({ id }: BuiltMember) =>
  (await query("select * from orders where user_id = $1 order by id", [id])).rows;

/** Sets up a member, a voucher and a cart before a checkout. */
async function scene() {
  const member = await buildMember(t);
  const code = await newVoucher({ maxUses: 1 });
  await t.call("addToCart", { body: { product_id: 1 } }, member);
  return { member, code };
}

/** Checks that everything that was bought is there exactly once. */
async function expectBought(
  { member, code }: Awaited<ReturnType<typeof scene>>,
  says: string,
): Promise<void> {
  const rows = await ordersOf(member);
  expect(
    rows.map(({ state }) => state),
    says,
  ).toEqual(["paid"]);
  expect([await paidTime(member), await usesOf(code), await ownsFile(member, 1)], says).toEqual([
    1800,
    1,
    true,
  ]);
  const cart = await t.call("getCart", {}, member);
  expect(cart.body.data, says).toEqual([]);
  const mails = await query(
    "select 1 from pgboss.job where name = 'mail-receipt' and data->>'orderId' = $1",
    [String(rows[0].id)],
  );
  expect(mails.rows, says).toHaveLength(1);
}

/** Fails at each statement in turn until the work completes; returns the number of failures. */
async function everyDeath(how: Death["how"], play: (death: Death) => Promise<boolean>): Promise<number> {
  for (let at = 1; ; at += 1) {
    if (!(await play({ at, how }))) return at - 1;
  }
}

describe.each(["killed", "cut"] as const)("%s at each statement", (how) => {
  test("of a checkout: one order in the end, at one gateway number, its voucher used once", async () => {
    const places = await everyDeath(how, async (death) => {
      const at = await scene();
      const says = `${how} at statement ${death.at}`;
      const created = new Set(t.payment.orders.keys());
      const died = await untilDeath(death, () => buy(at.member, items, { voucher_code: at.code }));
      if (death.at % 3 === 0) await expectSound();
      // In half of the cases the reconciler runs before the member tries again.
      if (death.at % 2 === 0) {
        await t.advance(31);
        await checkOrders(t.app);
      }
      await t.advance(21);
      const again = await buy(at.member, items, { voucher_code: at.code });
      expect(again.status, says).toBe(200);
      const rows = await ordersOf(at.member);
      expect(rows, says).toHaveLength(1);
      const numbers = [...t.payment.orders.keys()].filter((number) => !created.has(number));
      expect(numbers, says).toEqual([rows[0].gateway_order_id]);
      await say(again.body.no_invoice, "paid");
      await followOrder(t.app, rows[0].id);
      await expectBought(at, says);
      return died;
    });
    expect(places).toBeGreaterThan(10);
    await expectSound();
  }, 120_000);

  test("of what follows a payment: paid all the same, everything once", async () => {
    const places = await everyDeath(how, async (death) => {
      const at = await scene();
      const says = `${how} at statement ${death.at}`;
      const { body } = await buy(at.member, items, { voucher_code: at.code });
      await say(body.no_invoice, "paid");
      const { id } = await order(body.no_invoice);
      const died = await untilDeath(death, () => followOrder(t.app, id));
      if (death.at % 3 === 0) await expectSound();
      await followOrder(t.app, id);
      await expectBought(at, says);
      return died;
    });
    expect(places).toBeGreaterThan(10);
    await expectSound();
  }, 120_000);

  test("of a refund: taken back once", async () => {
    await everyDeath(how, async (death) => {
      const at = await scene();
      const { body } = await buy(at.member, items, { voucher_code: at.code });
      await say(body.no_invoice, "paid");
      const { id } = await order(body.no_invoice);
      await followOrder(t.app, id);
      await say(body.no_invoice, "refunded");
      const died = await untilDeath(death, () => followOrder(t.app, id));
      await followOrder(t.app, id);
      expect([(await order(body.no_invoice)).state, await paidTime(at.member)]).toEqual(["refunded", 0]);
      return died;
    });
    await expectSound();
  }, 120_000);
});
