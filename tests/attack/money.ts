import { orNotFound } from "#server/platform/failure.ts";
import { type BuiltMember, buildMember, clientNamed } from "#server/test/factories.ts";
import { file, pack } from "#server/test/shop.ts";
import type { Case, Field } from "./field.ts";
import type { World } from "./world.ts";

/** What the first package costs and gives; it stands in the demo catalogue. */
const priceRp = 35_000;

const buy = (world: World, { token }: BuiltMember, body: object) =>
  world.send("createTransaction", { token, input: { body } });

/** Fields that would make it cheaper or somebody else's, if anything read them. */
const tampered: Record<string, object> = {
  "a price of one's own": { items: [{ ...pack(), price: 1, priceRp: 1, price_rp: 1, discount: priceRp }] },
  "a total of one's own": { items: [pack()], total_price: 1, total_payment: 1, totalPaymentRp: 1 },
  "a discount of one's own": {
    items: [pack()],
    nom_disc: priceRp - 1,
    discountRp: priceRp - 1,
    voucher_id: 1,
  },
  "another buyer": { items: [pack()], user_id: 1, client_id: 2, member: { id: 1 } },
  "a state of one's own": {
    items: [pack()],
    state: "paid",
    transaction_status: "paid",
    paid_at: "2026-01-01",
  },
  "more time than bought": { items: [{ ...pack(), seconds: 999_999, minutes: 999 }] },
};

const tamperedOrders: Case[] = Object.entries(tampered).map(([says, body]) => ({
  says: `an order with ${says}`,
  attack: async (world) => {
    const member = await buildMember(world.t);
    const { status, body: made } = await buy(world, member, body);
    if (status >= 400) return;
    const order = await world.shop.order(made.no_invoice);
    if (made.total_payment !== priceRp || order.total_payment_rp !== priceRp)
      world.breach(`an order with ${says} costs ${order.total_payment_rp}`);
    if (order.user_id !== member.id || order.state !== "pending")
      world.breach(`an order with ${says} is ${order.state} and belongs to ${order.user_id}`);
  },
}));

const refusedBodies: Record<string, object> = {
  ...Object.fromEntries(
    [0, -1, 1.5, 100, 1e9, "1", null, Number.MAX_SAFE_INTEGER].map((quantity) => [
      `the quantity ${JSON.stringify(quantity)}`,
      { items: [{ ...pack(), quantity }] },
    ]),
  ),
  "two pieces of one file": { items: [file(1, 2)] },
  "the same file twice": { items: [file(), file()] },
  "nothing in it": { items: [] },
  "too much in it": { items: Array.from({ length: 51 }, () => pack()) },
  "a kind that there is not": { items: [{ ...pack(), product_type: "free" }] },
  "a package that there is not": { items: [pack(999_999)] },
  "a negative package": { items: [pack(-1)] },
  "a lower expected total": { items: [pack()], expected_total: 1 },
  "another member's address": { items: [pack()], email: "anggota@netwerk.test" },
  "an expired voucher": { items: [pack()], voucher_code: "USANG" },
  "a used-up voucher": { items: [pack()], voucher_code: "TERPAKAI" },
  "a voucher for something else": { items: [pack()], voucher_code: "PRODUK10" },
  "SQL for a voucher": { items: [pack()], voucher_code: "' or 1=1 --" },
  "a wildcard for a voucher": { items: [pack()], voucher_code: "%" },
  "a list of vouchers": { items: [pack()], voucher_code: ["HEMAT20", "HEMAT20"] },
};

const refusedOrders: Case[] = Object.entries(refusedBodies).map(([says, body]) => ({
  says: `an order with ${says}`,
  attack: async (world) => {
    const { status } = await buy(world, await buildMember(world.t), body);
    if (status < 400) world.breach(`an order with ${says} was taken`);
  },
}));

const foreignVoucher: Case = {
  says: "a voucher of another client",
  attack: async (world) => {
    const { id } = await clientNamed(world.t, "akasia");
    const code = await world.shop.newVoucher({ clientId: id, code: "ASING90", value: 90 });
    const body = { items: [pack()], voucher_code: code };
    const { status } = await buy(world, await buildMember(world.t), body);
    if (status < 400) world.breach("another client's voucher counts");
  },
};

/** An order of a new member that waits for its payment. */
async function waiting(world: World, body: object = { items: [pack()] }) {
  const member = await buildMember(world.t);
  const { status, body: made } = await buy(world, member, body);
  if (status !== 200) throw new Error(`no order: ${status}`);
  return { member, invoice: made.no_invoice, id: `${made.no_invoice}-A1` };
}

type Notice = Record<string, unknown>;

/** Sends a notification, and runs the job that it may have caused. */
async function notify(world: World, notice: Notice, provider = "midtrans"): Promise<void> {
  await world.send("notifyPayment", { input: { params: { provider }, body: notice } });
  await world.t.runJobs();
}

const creditsOf = async ({ shop }: World, invoice: string): Promise<number> => {
  const { id } = await shop.order(invoice);
  const sql = "select 1 from journals where kind = 'time_bought' and ref_type = 'order' and ref_id = $1";
  return (await shop.query(sql, [id])).rows.length;
};

const early = (order_id: string): Notice => ({
  order_id,
  status_code: "200",
  gross_amount: `${priceRp}.00`,
  transaction_id: "t-palsu",
  transaction_status: "settlement",
  fraud_status: "accept",
});

/** Notifications that somebody else wrote, about an order that nobody paid. */
const forged: Record<string, (world: World, id: string) => Notice> = {
  "no signature": (_, id) => ({ ...early(id), signature_key: "" }),
  "a made-up signature": (_, id) => ({ ...early(id), signature_key: "0".repeat(128) }),
  "a signature with no key": ({ gateway }, id) => ({
    ...early(id),
    signature_key: gateway.sign(early(id), ""),
  }),
  "the signature of another order": ({ gateway }, id) => ({
    ...early(id),
    signature_key: gateway.sign(early("INV-LAIN-A1")),
  }),
  "a true signature, but nobody paid": ({ gateway }, id) => ({
    ...early(id),
    signature_key: gateway.sign(early(id)),
  }),
  "a state that the gateway does not report": ({ gateway }, id) => ({
    ...gateway.play(id, "pending"),
    transaction_status: "settlement",
  }),
  "a payment of one rupiah": ({ gateway }, id) => gateway.play(id, "settlement", { gross_amount: "1.00" }),
};

const forgedNotices: Case[] = Object.entries(forged).flatMap(([says, noticeOf]) =>
  ["midtrans", "simulator"].map((provider) => ({
    says: `a notification to ${provider} with ${says}`,
    attack: async (world: World) => {
      const { member, invoice, id } = await waiting(world);
      await notify(world, noticeOf(world, id), provider);
      const credited = (await world.shop.paidTime(member)) > 0 || (await creditsOf(world, invoice)) > 0;
      if (credited) world.breach(`a notification with ${says} gave time`);
    },
  })),
);

const replays: Case[] = [
  {
    says: "the same payment told ten times at once, and again later",
    attack: async (world) => {
      const { invoice, id } = await waiting(world);
      const notice = world.gateway.play(id, "settlement");
      await Promise.all(Array.from({ length: 10 }, () => notify(world, notice)));
      await notify(world, notice);
      const credits = await creditsOf(world, invoice);
      if (credits !== 1) world.breach(`one payment was credited ${credits} times`);
    },
  },
  {
    says: "a payment told again after its refund",
    attack: async (world) => {
      const { member, invoice, id } = await waiting(world);
      const paid = world.gateway.play(id, "settlement");
      await notify(world, paid);
      await notify(world, world.gateway.play(id, "refund"));
      await notify(world, paid);
      if ((await world.shop.order(invoice)).state !== "refunded" || (await world.shop.paidTime(member)) > 0)
        world.breach("a repeated notification brought back refunded time");
    },
  },
  {
    says: "an order of another member, read, cancelled and opened",
    attack: async (world) => {
      const { invoice } = await waiting(world);
      const input = { params: { no_invoice: invoice } };
      for (const name of ["getTransaction", "cancelTransaction", "getReceipt"] as const) {
        const { status } = await world.send(name, { input, token: world.caller.member.token });
        if (status !== 404) world.breach(`${name} of another's order answered ${status}`);
      }
      if ((await world.shop.order(invoice)).state !== "pending") world.breach("another's order was changed");
    },
  },
];

const eight = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, n) => work(n)));

const purchaseRaces: Case[] = [
  {
    says: "the same checkout eight times at once",
    attack: async (world) => {
      const member = await buildMember(world.t);
      const made = await eight(() => buy(world, member, { items: [pack()] }));
      const invoices = new Set(made.flatMap(({ status, body }) => (status === 200 ? [body.no_invoice] : [])));
      if (invoices.size !== 1) world.breach(`one checkout made ${invoices.size} orders`);
    },
  },
  {
    says: "the last use of a voucher by eight members at once",
    attack: async (world) => {
      const voucher_code = await world.shop.newVoucher({ maxUses: 1, code: "TERAKHIR1" });
      const members = await eight(() => buildMember(world.t));
      const made = await eight((n) => buy(world, orNotFound(members[n]), { items: [pack()], voucher_code }));
      const won = made.filter(({ status }) => status === 200).length;
      if (won !== 1 || (await world.shop.usesOf(voucher_code)) !== 1)
        world.breach(`the last use of a voucher was given ${won} times`);
    },
  },
  {
    says: "a voucher of one member on two orders at once",
    attack: async (world) => {
      const member = await buildMember(world.t);
      const made = await eight((n) =>
        buy(world, member, { items: [pack(1, n + 1)], voucher_code: "HEMAT20" }),
      );
      const won = made.filter(({ status }) => status === 200).length;
      if (won > 1) world.breach(`a member used one voucher on ${won} orders`);
    },
  },
  {
    says: "a free order eight times at once",
    attack: async (world) => {
      const member = await buildMember(world.t);
      await eight((n) => buy(world, member, { items: [pack((n % 2) + 1)], voucher_code: "ALMAGRATIS" }));
      const sql = "select 1 from orders where user_id = $1 and state = 'paid'";
      const free = (await world.shop.query(sql, [member.id])).rows.length;
      if (free !== 1) world.breach(`a free voucher gave ${free} orders`);
    },
  },
  {
    says: "a free product eight times at once, and one that is not free",
    attack: async (world) => {
      const member = await buildMember(world.t);
      await world.shop.query("update products set price_rp = 0, price_disc_rp = null where id = 6");
      const take = (id: number) =>
        world.send("takeProduct", { input: { params: { id } }, token: member.token });
      await eight(() => take(6));
      if ((await take(1)).status < 400) world.breach("a product with a price was free");
      const sql = "select 1 from owned_products where user_id = $1";
      const owned = (await world.shop.query(sql, [member.id])).rows.length;
      if (owned !== 1) world.breach(`a free product was given ${owned} times`);
    },
  },
  {
    says: "paid and cancelled at once",
    attack: async (world) => {
      const { member, invoice, id } = await waiting(world);
      const notice = world.gateway.play(id, "settlement");
      const input = { params: { no_invoice: invoice } };
      await eight((n) =>
        n % 2
          ? notify(world, notice)
          : world.send("cancelTransaction", { input, token: member.token }).then(() => {}),
      );
      await world.t.runJobs();
      const { state } = await world.shop.order(invoice);
      const credits = await creditsOf(world, invoice);
      if (state !== "paid" || credits !== 1)
        world.breach(`a paid order is ${state} and gave time ${credits} times`);
    },
  },
];

export const money: Field = {
  name: "money",
  breach: "a price of the sender's own, time that nobody paid, a payment or voucher that counts twice",
  cases: () => [
    ...tamperedOrders,
    ...refusedOrders,
    foreignVoucher,
    ...forgedNotices,
    ...replays,
    ...purchaseRaces,
  ],
};
