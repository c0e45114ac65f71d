import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;
const { buy, newVoucher, order, usesOf, expectSound, query } = shop(() => t);

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

describe("the same checkout again", () => {
  test("case 15: submitted twice within 100 ms: one order, the same redirect_url", async () => {
    const [one, two] = await Promise.all([buy(member, [pack(1)]), buy(member, [pack(1)])]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect(await ordersOf(member)).toHaveLength(1);
  });

  test("sent again and again it is held to a hundred and twenty a minute, so that nobody fills the line of all orders", async () => {
    await buy(member, [pack(1)]);
    for (let n = 0; n < 119; n += 1) await t.app.limits.tryTake("checkoutByUser", String(member.id));
    const again = await t.call("createTransaction", { body: { items: [pack(1)] } }, member);
    expect([again.status, again.refusal.code]).toEqual([429, "too_many_requests"]);
  });

  test("a hundred times at once: one order, one call to the gateway, one address", async () => {
    const code = await newVoucher({ maxUses: 1 });
    const items = [file(1), file(2), pack(1, 2)];
    const created = t.payment.created;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        buy(member, n % 2 ? items : items.toReversed(), { voucher_code: code }),
      ),
    );
    expect(new Set(answers.map(({ status: answered }) => answered))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
    expect(await ordersOf(member)).toHaveLength(1);
    expect(t.payment.created - created).toBe(1);
    expect(await usesOf(code)).toBe(1);
  });

  test("another quantity, another voucher or another total is another order", async () => {
    const code = await newVoucher();
    const invoices = [
      (await buy(member, [pack(1)])).body.no_invoice,
      (await buy(member, [pack(1, 2)])).body.no_invoice,
      (await buy(member, [pack(1)], { voucher_code: code })).body.no_invoice,
    ];
    expect(new Set(invoices).size).toBe(3);
    // For any other cart a held voucher counts as used up.
    expect((await buy(member, [pack(2)], { voucher_code: code })).refusal.code).toBe("voucher_used");
  });

  test("once its deadline is over the gateway is asked, and a new order takes its place", async () => {
    const code = await newVoucher({ maxUses: 1 });
    const first = (await buy(member, [pack(1)], { voucher_code: code })).body.no_invoice;
    await t.advance(86_401);
    try {
      const second = (await buy(member, [pack(1)], { voucher_code: code })).body.no_invoice;
      expect(second).not.toBe(first);
      expect((await order(first)).state).toBe("expired");
      expect(await usesOf(code)).toBe(1);
    } finally {
      await t.runClock();
    }
  });

  test("with an Idempotency-Key the first answer is given again", async () => {
    const caller = { ...member, headers: { "idempotency-key": "kunci-belanja-1" } };
    const body = { items: [pack(1)] };
    const one = await t.call("createTransaction", { body }, caller);
    const two = await t.call("createTransaction", { body }, caller);
    expect(two.body).toEqual(one.body);
  });
});

describe("one voucher and many members", () => {
  const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => buildMember(t)));

  test.each([50, 100])(
    "case 17: %i members at once: one gets the single-use voucher, all others are told that it is used",
    async (size) => {
      const code = await newVoucher({ maxUses: 1 });
      const answers = await Promise.all(
        (await crowd(size)).map((who) => buy(who, [pack(1)], { voucher_code: code })),
      );
      const won = answers.filter(({ status: answered }) => answered === 200);
      expect(won.map(({ body }) => body.total_payment)).toEqual([28_000]);
      const lost = answers.filter(({ status: answered }) => answered !== 200);
      expect(lost).toHaveLength(size - 1);
      expect(new Set(lost.map(({ refusal }) => refusal.message))).toEqual(
        new Set(["Voucher sudah digunakan."]),
      );
      expect(await usesOf(code)).toBe(1);
    },
  );

  test("a hundred members and a free voucher of thirty: thirty get their time at once", async () => {
    const code = await newVoucher({ options: "free", value: 100, maxUses: 30, packageIds: [1] });
    const members = await crowd(100);
    const answers = await Promise.all(members.map((who) => buy(who, [pack(1)], { voucher_code: code })));
    expect(answers.filter(({ status: answered }) => answered === 200)).toHaveLength(30);
    expect(await usesOf(code)).toBe(30);
    const { rows } = await query(
      "select count(*)::int as credits from ledger_accounts where kind = 'user_paid' and balance = 1800 and user_id = any($1)",
      [members.map(({ id }) => id)],
    );
    expect(rows[0].credits).toBe(30);
  });

  test("one member with twenty carts: the voucher is in one of them", async () => {
    const code = await newVoucher();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => buy(member, [pack(1, n + 1)], { voucher_code: code })),
    );
    expect(await usesOf(code)).toBe(1);
    expect(await ordersOf(member)).toHaveLength(1);
  });
});
