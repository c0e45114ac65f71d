import { afterAll, beforeAll, expect, test } from "vitest";
import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import { eraseRest } from "#server/features/privacy/erase-rest.ts";
import { freshToken } from "#server/test/examples.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { followOrder } from "./order.ts";

let t: TestApp;
const { buy, ordered, newVoucher, order, say, hears, usesOf, paidTime, ownsFile, expectSound, query } = shop(
  () => t,
);

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(async () => {
  await expectSound();
  await t.close();
});

/** Erases the account as a member does who signed in with Google a moment ago. */
const erase = async (member: BuiltMember) => {
  await query("update users set password_hash = '' where id = $1", [member.id]);
  const token = await freshToken(t, member);
  expect((await t.call("eraseAccount", { body: { word: "HAPUS" } }, { token })).status).toBe(200);
};

test("a refund after the account was erased gives back no file that another order paid for as well", async () => {
  const member = await buildMember(t);
  const invoices = [await ordered(member, [file(1)]), await ordered(member, [file(1), pack(1)])];
  for (const invoice of invoices) await hears(invoice, "paid");
  await erase(member);
  await t.runJobs();
  for (const invoice of invoices) expect((await hears(invoice, "refunded")).state).toBe("refunded");
  expect((await query("select 1 from owned_products where user_id = $1", [member.id])).rows).toEqual([]);
  await t.advance(4 * 86_400);
  await expectSound();
  await t.runClock();
});

test("an account that is erased gives up its open orders: their pages take no money, their vouchers are free", async () => {
  const member = await buildMember(t);
  const code = await newVoucher({ maxUses: 1 });
  const invoice = await ordered(member, [pack(1)], { voucher_code: code });
  await erase(member);
  await t.runJobs();
  expect(t.payment.cancelled).toContain(`${invoice}-A1`);
  expect([(await order(invoice)).state, await usesOf(code)]).toEqual(["cancelled", 0]);
});

test("where the gateway is away or money is on its way, the rest is erased all the same", async () => {
  const member = await buildMember(t);
  const away = await ordered(member, [pack(1)]);
  const paying = await ordered(member, [pack(2)]);
  const real = t.payment.cancel;
  t.payment.cancel = async (id) => {
    if (id.startsWith(away)) throw new GatewayUnreachable("uji");
    return "under_way" as never;
  };
  await say(paying, "paid");
  try {
    await erase(member);
    await t.runJobs();
  } finally {
    t.payment.cancel = real;
  }
  expect([(await order(away)).state, (await order(paying)).state]).toEqual(["pending", "paid"]);
  expect((await order(paying)).attention).toBe("erased");
  await eraseRest.run(t.app, { userId: member.id }, "1");
  expect((await order(away)).state).toBe("cancelled");
});

const password = "sandi-yang-panjang-1";
const eraseByPassword = async (member: BuiltMember) => {
  await t.runJobs();
  expect((await t.call("eraseAccount", { body: { word: "HAPUS", password } }, member)).status).toBe(200);
  await t.runJobs();
  t.mail.sent.length = 0;
};

test("money that comes later brings nothing, is booked as owed, and a person is told", async () => {
  const member = await buildMember(t, { password });
  const code = await newVoucher();
  const invoice = await ordered(member, [pack(1), file(1)], { voucher_code: code });
  await eraseByPassword(member);
  expect(await hears(invoice, "paid")).toMatchObject({ state: "paid", attention: "erased" });
  expect([await paidTime(member), await ownsFile(member, 1)]).toEqual([0, false]);
  await t.runJobs();
  expect(t.mail.sent.map(({ to }) => to)).toEqual(["tim@alma.test"]);
  await expectSound();
  await hears(invoice, "refunded");
  const { rows } = await query(
    `select sum(p.amount)::int as owed from journals j join postings p on p.journal_id = j.id
     join ledger_accounts a on a.id = p.account_id and a.kind = 'refund_due' where j.ref_type = 'order' and j.ref_id = $1`,
    [(await order(invoice)).id],
  );
  expect(rows[0].owed).toBe(0);
  await expectSound();
});

test("what was bought before is lost with it, and a refund takes back nothing that is not there", async () => {
  const member = await buildMember(t, { password });
  const invoice = await ordered(member, [pack(1), file(1)]);
  await hears(invoice, "paid");
  await eraseByPassword(member);
  expect([await paidTime(member), await ownsFile(member, 1)]).toEqual([0, false]);
  expect(await hears(invoice, "refunded")).toMatchObject({
    state: "refunded",
    attention: "refunded_spent",
  });
  await expectSound();
});

test("an order that never got to the gateway is not sent any more", async () => {
  const member = await buildMember(t, { password });
  t.payment.next.push(new GatewayUnreachable("uji"));
  await buy(member, [pack(1)]);
  const real = t.payment.cancel;
  t.payment.cancel = async () => {
    throw new GatewayUnreachable("uji");
  };
  await eraseByPassword(member);
  t.payment.cancel = real;
  const { rows } = await query("select id, invoice_no from orders where user_id = $1", [member.id]);
  const created = t.payment.created;
  await followOrder(t.app, rows[0].id);
  expect([(await order(rows[0].invoice_no)).state, t.payment.created]).toEqual(["failed", created]);
});
