import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { midtransGateway } from "#server/external/payment/midtrans.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { MidtransStandIn } from "#server/test/midtrans.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { checkOrders } from "./check-orders.ts";

// Orders paid through the real adapter against a Midtrans stand-in over HTTP, including its notifications.

let t: TestApp;
const standIn = new MidtransStandIn();
const { buy, order, newVoucher, ownsFile, paidTime, usesOf, query, expectSound } = shop(() => t);

beforeAll(async () => {
  await standIn.start();
  t = await startTestApp({ payment: midtransGateway(standIn.settings) });
});
afterEach(() => {
  standIn.mode = "ok";
});
afterAll(async () => {
  await expectSound();
  await t.close();
  await standIn.close();
});

type Notice = Record<string, unknown>;

/** Creates an order for a package that waits for payment. */
async function ordered(items = [pack()], over: { voucher_code?: string } = {}) {
  const member = await buildMember(t);
  const { body, status } = await buy(member, items, over);
  expect(status).toBe(200);
  return { member, invoice: body.no_invoice, id: `${body.no_invoice}-A1`, url: body.redirect_url };
}
const send = (notice: Notice) =>
  t.server.inject({ method: "POST", url: "/api/payments/midtrans/notification", payload: notice });
/** Sends us a notification and runs the job that it triggers. */
async function tell(notice: Notice): Promise<void> {
  expect((await send(notice)).statusCode).toBe(200);
  await t.runJobs();
}
const stateOf = async (invoice: string) => (await order(invoice)).state;
const shownOf = async (member: BuiltMember) =>
  (await t.call("listTransactions", { query: {} }, member)).body.data[0]?.transaction_status;
const creditsOf = async (invoice: string) =>
  (
    await query("select 1 from journals where kind = 'time_bought' and ref_type = 'order' and ref_id = $1", [
      (await order(invoice)).id,
    ])
  ).rows.length;

describe("what becomes of an order, row by row of the mapping", () => {
  test.each([
    ["settlement", "accept", "paid", "paid"],
    ["settlement", undefined, "paid", "paid"],
    ["capture", "accept", "paid", "paid"],
    ["capture", undefined, "paid", "paid"],
    ["capture", "challenge", "pending", "pending"],
    ["settlement", "challenge", "pending", "pending"],
    ["capture", "deny", "pending", "pending"],
    ["settlement", "deny", "pending", "pending"],
    ["pending", undefined, "pending", "pending"],
    ["authorize", "accept", "pending", "pending"],
    ["deny", undefined, "pending", "pending"],
    ["expire", undefined, "expired", "expired"],
    ["cancel", undefined, "cancelled", "expired"],
    ["failure", undefined, "failed", "expired"],
    ["refund", undefined, "refunded", "paid"],
    ["chargeback", undefined, "refunded", "paid"],
    ["partial_refund", undefined, "paid", "paid"],
    ["partial_chargeback", undefined, "paid", "paid"],
  ])("%s with fraud check %s: %s, shown as %s", async (status, fraud_status, state, shown) => {
    const { member, invoice, id } = await ordered();
    await tell(standIn.play(id, status, fraud_status ? { fraud_status } : {}));
    expect([await stateOf(invoice), await shownOf(member)]).toEqual([state, shown]);
    expect((await paidTime(member)) > 0).toBe(state === "paid");
  });

  test("404, since nobody has picked a channel: it waits", async () => {
    const { member, invoice, id } = await ordered();
    const early = { order_id: id, status_code: "201", gross_amount: "35000.00" };
    await tell({ ...early, signature_key: standIn.sign(early) });
    expect([await stateOf(invoice), await shownOf(member)]).toEqual(["pending", "pending"]);
  });
});

describe("hostile and strange", () => {
  test("case 1: the same settlement ten times at once is credited once", async () => {
    const { member, invoice, id } = await ordered();
    const notice = standIn.play(id, "settlement");
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(notice)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    await Promise.all([t.runJobs(), t.runJobs(), t.runJobs()]);
    expect([await stateOf(invoice), await creditsOf(invoice)]).toEqual(["paid", 1]);
    expect(await paidTime(member)).toBeGreaterThan(0);
  });

  test("case 2: pending after settlement, told and even answered: it stays paid", async () => {
    const { invoice, id } = await ordered();
    const early = standIn.play(id, "pending");
    await tell(standIn.play(id, "settlement"));
    await tell(early);
    expect(await stateOf(invoice)).toBe("paid");
    await tell(standIn.play(id, "pending"));
    await tell(standIn.play(id, "expire"));
    expect([await stateOf(invoice), await creditsOf(invoice)]).toEqual(["paid", 1]);
  });

  test("case 3: settlement after expire: paid, credited, its voucher used up", async () => {
    const code = await newVoucher();
    const { member, invoice, id } = await ordered([pack()], { voucher_code: code });
    await tell(standIn.play(id, "expire"));
    expect([await stateOf(invoice), await usesOf(code)]).toEqual(["expired", 0]);
    await tell(standIn.play(id, "settlement"));
    expect([await stateOf(invoice), await usesOf(code), await creditsOf(invoice)]).toEqual(["paid", 1, 1]);
    expect(await paidTime(member)).toBeGreaterThan(0);
  });

  test("case 4: forged, or signed with the key of another shop: 403, and nothing changes", async () => {
    const { invoice, id } = await ordered();
    const honest = standIn.play(id, "settlement");
    for (const signature_key of ["0".repeat(128), standIn.sign(honest, "SB-Mid-server-toko-lain")]) {
      expect((await send({ ...honest, signature_key })).statusCode).toBe(403);
    }
    await t.runJobs();
    expect(await stateOf(invoice)).toBe("pending");
  });

  test("case 5: a signed pending whose body says settlement, or names a payment of another order: it waits", async () => {
    const { member, invoice, id } = await ordered();
    const other = await ordered();
    const paid = standIn.play(other.id, "settlement");
    const waiting = standIn.play(id, "pending");
    await tell({ ...waiting, transaction_status: "settlement", fraud_status: "accept" });
    await tell({ ...waiting, transaction_id: paid.transaction_id });
    expect([await stateOf(invoice), await paidTime(member)]).toEqual(["pending", 0]);
    // The signature of another order is not accepted for this one either.
    expect((await send({ ...paid, order_id: id })).statusCode).toBe(403);
  });

  test("case 6: an amount with decimals, or with a fee that the payer bore: paid, credited once for our total", async () => {
    const plain = await ordered();
    await tell(standIn.play(plain.id, "settlement"));
    const { member, invoice, id } = await ordered();
    const { total_payment_rp: total } = await order(invoice);
    const info = { original_amount: `${total}.00`, gross_amount: `${total + 4000}.00` };
    const over = { gross_amount: info.gross_amount, metadata: { extra_info: { gross_amount_info: info } } };
    await tell(standIn.play(id, "settlement", over));
    expect([await stateOf(invoice), await creditsOf(invoice)]).toEqual(["paid", 1]);
    expect(await paidTime(member)).toBe(await paidTime(plain.member));
  });

  test("case 7: a rupiah thousand too few, truly signed: nothing is credited, and a person is told", async () => {
    const { member, invoice, id } = await ordered();
    const { total_payment_rp: total } = await order(invoice);
    await tell(standIn.play(id, "settlement", { gross_amount: `${total - 1000}.00` }));
    expect(await order(invoice)).toMatchObject({ state: "pending", attention: "amount_mismatch" });
    expect(await paidTime(member)).toBe(0);
  });

  test("case 8: a payment that is looked at waits, and is paid when it is accepted", async () => {
    const { invoice, id } = await ordered();
    await tell(standIn.play(id, "capture", { fraud_status: "challenge" }));
    expect(await stateOf(invoice)).toBe("pending");
    await tell(standIn.play(id, "capture", { fraud_status: "accept" }));
    expect([await stateOf(invoice), await creditsOf(invoice)]).toEqual(["paid", 1]);
  });

  test("case 9: a card that was refused, then QRIS for the same order: paid", async () => {
    const { invoice, id } = await ordered();
    await tell(standIn.play(id, "deny", { payment_type: "credit_card" }));
    expect(await stateOf(invoice)).toBe("pending");
    await tell(standIn.play(id, "settlement", { payment_type: "qris", transaction_id: "t-kedua" }));
    expect([await stateOf(invoice), await creditsOf(invoice)]).toEqual(["paid", 1]);
  });

  test("case 10: settlement that the bank takes back: time and file go, the balance is not below zero", async () => {
    const { member, invoice, id } = await ordered([pack(), file()]);
    await tell(standIn.play(id, "settlement"));
    expect([(await paidTime(member)) > 0, await ownsFile(member, 1)]).toEqual([true, true]);
    await tell(standIn.play(id, "deny"));
    expect(await order(invoice)).toMatchObject({ state: "expired", attention: "reversed" });
    expect([await shownOf(member), await paidTime(member), await ownsFile(member, 1)]).toEqual([
      "expired",
      0,
      false,
    ]);
  });

  test("case 11: no notification ever comes: the timetable finds the payment", async () => {
    const { member, invoice, id } = await ordered();
    standIn.play(id, "settlement");
    await checkOrders(t.app);
    expect(await stateOf(invoice)).toBe("pending");
    // On a busy machine the gateway may not answer in time; the order is asked about again at its next check.
    await expect
      .poll(async () => {
        await t.advance(2 * 60 + 1);
        await checkOrders(t.app);
        return [await stateOf(invoice), await creditsOf(invoice)];
      })
      .toEqual(["paid", 1]);
    expect(await paidTime(member)).toBeGreaterThan(0);
  });

  test("case 11: nobody ever picks a channel: it waits until its deadline, and is over then", async () => {
    const { member, invoice } = await ordered();
    await t.advance(60 * 60);
    await checkOrders(t.app);
    expect(await stateOf(invoice)).toBe("pending");
    await t.advance(24 * 60 * 60);
    await checkOrders(t.app);
    expect([await stateOf(invoice), await shownOf(member)]).toEqual(["expired", "expired"]);
  });

  test("case 12: the order was taken and its answer lost: sent again, it is one order with one number and one address", async () => {
    const member = await buildMember(t);
    const { payment } = t.app.external;
    standIn.mode = "late";
    t.app.external.payment = midtransGateway({ ...standIn.settings, timeoutMs: 500 });
    const lost = await buy(member, [pack()]);
    t.app.external.payment = payment;
    expect([lost.status, lost.refusal.code]).toEqual([503, "payment_unavailable"]);
    standIn.mode = "ok";
    const again = await buy(member, [pack()]);
    const third = await buy(member, [pack()]);
    expect([again.status, third.body]).toEqual([200, again.body]);
    const { rows } = await query("select gateway_order_id from orders where user_id = $1", [member.id]);
    expect(rows).toEqual([{ gateway_order_id: `${again.body.no_invoice}-A1` }]);
    await tell(standIn.play(`${again.body.no_invoice}-A1`, "settlement"));
    expect(await creditsOf(again.body.no_invoice)).toBe(1);
  });

  test("case 12: refused for good: it is told, the order failed, its voucher is free again", async () => {
    const member = await buildMember(t);
    const code = await newVoucher();
    const wrongKey = midtransGateway({ ...standIn.settings, serverKey: "SB-Mid-server-salah" });
    const { payment } = t.app.external;
    // The wrong key creates no order there, so the later status request, made with the right key, finds none.
    t.app.external.payment = { ...payment, create: wrongKey.create };
    const { status, refusal } = await buy(member, [pack()], { voucher_code: code });
    t.app.external.payment = payment;
    expect([status, refusal.code]).toEqual([503, "payment_refused"]);
    const { rows } = await query("select state from orders where user_id = $1", [member.id]);
    expect([rows, await usesOf(code)]).toEqual([[{ state: "failed" }], 0]);
  });

  test("case 15: the same checkout twice at once: one order, one address", async () => {
    const member = await buildMember(t);
    const [one, two] = await Promise.all([buy(member, [pack()]), buy(member, [pack()])]);
    expect([one.status, two.body]).toEqual([200, one.body]);
    expect([...standIn.orders.keys()].filter((id) => id.startsWith(one.body.no_invoice))).toHaveLength(1);
  });

  test("case 16: the database is away when it tells us: 503, and its repeat is credited once", async () => {
    const { invoice, id } = await ordered();
    const notice = standIn.play(id, "settlement");
    const lost = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    const spies = (["query", "connect"] as const).map((way) =>
      vi.spyOn(t.database.pool, way).mockRejectedValue(lost),
    );
    const { statusCode } = await send(notice);
    for (const spy of spies) spy.mockRestore();
    expect([statusCode, await stateOf(invoice)]).toEqual([503, "pending"]);
    await tell(notice);
    await tell(notice);
    expect([await stateOf(invoice), await creditsOf(invoice)]).toEqual(["paid", 1]);
  });

  test("case 20: a third off Rp99.999: what Midtrans is told sums to Rp67.000", async () => {
    const code = await newVoucher({ value: 33 });
    await query("update time_packages set price_rp = 99999 where id = 1");
    const { id } = await ordered([pack()], { voucher_code: code });
    await query("update time_packages set price_rp = 35000 where id = 1");
    const sent = standIn.orders.get(id)?.sent;
    expect(sent?.transaction_details.gross_amount).toBe(67_000);
    expect(sent?.item_details?.map(({ price, quantity }) => price * quantity)).toEqual([99_999, -32_999]);
  });

  test("the gateway is away when we ask: the order waits for the next try, and is paid then", async () => {
    const { invoice, id } = await ordered();
    const notice = standIn.play(id, "settlement");
    standIn.mode = "error";
    expect((await send(notice)).statusCode).toBe(200);
    await expect(t.runJobs()).rejects.toThrow("Midtrans");
    expect(await stateOf(invoice)).toBe("pending");
    standIn.mode = "ok";
    await t.advance(2 * 60 + 1);
    await checkOrders(t.app);
    expect([await stateOf(invoice), await creditsOf(invoice)]).toEqual(["paid", 1]);
  });
});
