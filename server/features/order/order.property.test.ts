import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentState } from "#server/external/payment/gateway.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { runs, seed } from "#server/test/seed.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { checkOrders } from "./follow/check-orders.ts";
import { followOrder } from "./order.ts";

let t: TestApp;
const { buy, newVoucher, order, say, expectSound, query } = shop(() => t);

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const words: PaymentState[] = [
  ...(["paid", "paid", "review", "denied", "pending", "expired", "cancelled"] as const),
  ...(["failed", "refunded", "partly_refunded", "disputed"] as const),
];

const item = fc.oneof(
  fc
    .record({ id: fc.constantFrom(1, 2, 3, 5), quantity: fc.integer({ min: 1, max: 3 }) })
    .map((one) => pack(one.id, one.quantity)),
  fc
    .record({ id: fc.constantFrom(1, 2, 3), quantity: fc.integer({ min: 1, max: 2 }) })
    .map((one) => file(one.id, one.quantity)),
);
const who = fc.nat(2);
const which = fc.nat(20);

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("buy" as const),
      who,
      items: fc.oneof(fc.constant("cart" as const), fc.array(item, { minLength: 1, maxLength: 3 })),
      voucher: fc.option(fc.nat(3)),
      copies: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("hear" as const),
      which,
      word: fc.constantFrom(...words),
      copies: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const), who, which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("cart" as const),
      who,
      product: fc.constantFrom(1, 2, 3),
      quantity: fc.integer({ min: -1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("wait" as const), seconds: fc.constantFrom(130, 4000, 86_500) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type World = { members: BuiltMember[]; codes: string[]; invoices: string[] };

async function newWorld(): Promise<World> {
  const members = await Promise.all([0, 1, 2].map(() => buildMember(t)));
  const codes = [
    await newVoucher({ maxUses: 1 }),
    await newVoucher({ maxUses: 2, voucherType: "product", value: 33 }),
    await newVoucher({ options: "free", value: 100, maxUses: 2, packageIds: [1, 3] }),
    await newVoucher({ maxUses: 3, value: 50, maxValueRp: 10_000 }),
  ];
  return { members, codes, invoices: [] };
}

async function play(world: World, does: Step): Promise<void> {
  if (does.do === "buy") return checkout(world, does);
  if (does.do === "cart") return change(world, does);
  if (does.do === "wait") {
    await t.advance(does.seconds);
    return checkOrders(t.app);
  }
  const invoice = world.invoices[does.which % Math.max(world.invoices.length, 1)];
  if (!invoice) return undefined;
  if (does.do === "cancel") {
    const member = world.members[does.who];
    await t.call("cancelTransaction", { params: { no_invoice: invoice } }, member);
    return undefined;
  }
  const { id, gateway } = await order(invoice);
  if (gateway !== "midtrans") return undefined;
  await say(invoice, does.word);
  await Promise.all(Array.from({ length: does.copies }, () => followOrder(t.app, id)));
  return undefined;
}

const cartOf = async (member: BuiltMember) =>
  (await t.call("getCart", {}, member)).body.data.flatMap(({ carts }) => carts);

/** Adds more of a product to a cart or sets its quantity; zero removes it. */
async function change(world: World, does: Extract<Step, { do: "cart" }>): Promise<void> {
  const member = world.members[does.who];
  if (!member) return;
  const { product, quantity } = does;
  const line = (await cartOf(member)).find(({ product_id }) => product_id === product);
  if (line) await t.call("setCartQuantity", { params: { id: line.id }, body: { quantity } }, member);
  else await t.call("addToCart", { body: { product_id: product, quantity: Math.max(quantity, 1) } }, member);
  const wanted = line ? Math.max(quantity, 0) : Math.max(quantity, 1);
  const now = (await cartOf(member)).find(({ product_id }) => product_id === product);
  expect(now?.quantity ?? 0).toBe(wanted);
}

/** Nothing that was paid for is in a cart any more, unless it was added since. */
async function expectNothingPaidInCarts(world: World): Promise<void> {
  const { rows } = await query(
    `select c.id from cart_items c join order_lines l on l.product_type = 'digital' and l.product_id = c.product_id
     join orders o on o.id = l.order_id and o.user_id = c.user_id
     where o.user_id = any($1) and o.paid_at > c.created_at`,
    [world.members.map(({ id }) => id)],
  );
  expect(rows).toEqual([]);
}

async function checkout(world: World, does: Extract<Step, { do: "buy" }>): Promise<void> {
  const member = world.members[does.who];
  if (!member) return;
  const items =
    does.items === "cart"
      ? (await cartOf(member)).map(({ product_id, quantity }) => file(product_id, quantity))
      : does.items;
  if (items.length === 0) return;
  const code = does.voucher === null ? undefined : world.codes[does.voucher];
  const answers = await Promise.all(
    Array.from({ length: does.copies }, () => buy(member, items, code ? { voucher_code: code } : {})),
  );
  for (const { status, body } of answers) {
    expect(status).toBeLessThan(500);
    if (status === 200 && !world.invoices.includes(body.no_invoice)) world.invoices.push(body.no_invoice);
  }
}

/** The states that an order may have once the gateway's final status was heard. */
function statesAfter(word: PaymentState | undefined): string[] {
  const back = ["refunded", "expired"];
  if (word === "paid" || word === "partly_refunded") return ["paid", ...back];
  if (word === "refunded" || word === "disputed") return back;
  return ["pending", "paid", "expired", "cancelled", "failed", "refunded"];
}

test(`whatever members and gateways do with carts, vouchers and orders, in whatever order and however often, orders, books and vouchers agree (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      await t.runClock();
      const world = await newWorld();
      for (const does of steps) await play(world, does);
      // In the end the final status of each order is heard; hearing it again changes nothing.
      const ends = async () => {
        for (const invoice of world.invoices) await followOrder(t.app, (await order(invoice)).id);
        const { rows } = await query(
          "select invoice_no, state, attention, total_payment_rp from orders where invoice_no = any($1) order by id",
          [world.invoices],
        );
        return rows;
      };
      const first = await ends();
      expect(await ends()).toEqual(first);
      for (const row of first) {
        const word = t.payment.states.get(`${row.invoice_no}-A1`)?.state;
        if (word) expect(statesAfter(word), `${row.invoice_no} ${word}`).toContain(row.state);
      }
      await expectNothingPaidInCarts(world);
      await expectSound();
      await t.runClock();
    }),
    runs(12),
  );
}, 180_000);
