import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Simulator } from "#server/external/payment/simulator.ts";
import { testConfig } from "#server/test/config.ts";
import { createTestDatabase } from "#server/test/database.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { file, pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

// A purchase with the payment simulator, from checkout to credit, using only what a browser does.

let t: TestApp;
const { buy, order, newVoucher, ownsFile, paidTime, status, usesOf, expectSound } = shop(() => t);

beforeAll(async () => {
  const database = await createTestDatabase();
  t = await startTestApp({ database, payment: new Simulator({ database, config: testConfig() }) });
});
afterAll(async () => {
  await expectSound();
  await t.close();
});

const press = (address: string, action: string) =>
  t.server.inject({
    method: "POST",
    url: new URL(address).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `action=${action}&channel=qris`,
  });
const historyOf = async (member: BuiltMember) =>
  (await t.call("listTransactions", { query: {} }, member)).body.data;

describe("from the checkout to the credit", () => {
  test("B-335, C-59, X-29, C-51: ordered, paid outside of the app, told, credited once, seen in the history", async () => {
    const member = await buildMember(t);
    const { status: http, body } = await buy(member, [pack(1, 2), file(1)]);
    expect(http).toBe(200);
    // Outside of the app: an absolute address.
    expect(body.redirect_url).toMatch(/^http:\/\/localhost:3000\/_simulator\//);
    expect(await historyOf(member)).toMatchObject([
      {
        no_invoice: body.no_invoice,
        transaction_status: "pending",
        payment: { redirect_url: body.redirect_url },
      },
    ]);
    const page = await t.server.inject({ url: new URL(body.redirect_url).pathname });
    expect(page.body).toContain(body.no_invoice);
    const { statusCode, headers } = await press(body.redirect_url, "pay");
    expect([statusCode, headers.location]).toEqual([
      303,
      `http://localhost:3000/netwerk/transaction/history?order=${body.no_invoice}`,
    ]);
    // The webhook itself has changed nothing yet: the job asks the gateway.
    expect((await order(body.no_invoice)).state).toBe("pending");
    await t.runJobs();
    const [line] = (await historyOf(member))[0]?.transaction_detail ?? [];
    expect(await historyOf(member)).toMatchObject([
      { no_invoice: body.no_invoice, transaction_status: "paid", paid_at: expect.any(String), payment: null },
    ]);
    expect(line?.seconds).toBeGreaterThan(0);
    expect([await paidTime(member), await ownsFile(member, 1)]).toEqual([line?.seconds, true]);
    await press(body.redirect_url, "pay");
    await t.runJobs();
    expect(await paidTime(member)).toBe(line?.seconds);
  });

  test("X-24: who comes back before any job was done is told the truth, and it is credited then", async () => {
    const member = await buildMember(t);
    const { body } = await buy(member, [pack()]);
    await press(body.redirect_url, "pay");
    expect(await status(member, body.no_invoice)).toMatchObject({ transaction_status: "paid" });
    const credited = await paidTime(member);
    expect(credited).toBeGreaterThan(0);
    await t.runJobs();
    expect(await paidTime(member)).toBe(credited);
  });

  test("case 14: what is added to the way back by hand changes nothing", async () => {
    const member = await buildMember(t);
    const { body } = await buy(member, [pack()]);
    const query = `order_id=${body.no_invoice}-A1&status_code=200&transaction_status=settlement`;
    const { headers } = { headers: { authorization: `Bearer ${member.token}` } };
    const answer = await t.server.inject({ url: `/api/transaction/${body.no_invoice}?${query}`, headers });
    expect(answer.json().data.transaction_status).toBe("pending");
    expect(await paidTime(member)).toBe(0);
  });

  test("denied, it waits and may be paid after all", async () => {
    const member = await buildMember(t);
    const { body } = await buy(member, [pack()]);
    await press(body.redirect_url, "fail");
    await t.runJobs();
    expect(await status(member, body.no_invoice)).toMatchObject({ transaction_status: "pending" });
    await press(body.redirect_url, "pay");
    await t.runJobs();
    expect(await status(member, body.no_invoice)).toMatchObject({ transaction_status: "paid" });
  });

  test("let expire, it is over, nothing is credited, and its voucher is free again", async () => {
    const member = await buildMember(t);
    const code = await newVoucher();
    const { body } = await buy(member, [pack()], { voucher_code: code });
    expect(await usesOf(code)).toBe(1);
    await press(body.redirect_url, "expire");
    await t.runJobs();
    expect(await status(member, body.no_invoice)).toMatchObject({
      transaction_status: "expired",
      payment: null,
    });
    expect([await paidTime(member), await usesOf(code)]).toEqual([0, 0]);
  });

  test("X-25: given up, its page takes no money any more", async () => {
    const member = await buildMember(t);
    const { body } = await buy(member, [pack()]);
    const given = await t.call("cancelTransaction", { params: { no_invoice: body.no_invoice } }, member);
    expect(given.status).toBe(200);
    expect((await press(body.redirect_url, "pay")).statusCode).toBe(410);
    await t.runJobs();
    expect(await paidTime(member)).toBe(0);
  });

  test("X-26: what was bought has a receipt then, and none before", async () => {
    const member = await buildMember(t);
    const { body } = await buy(member, [pack()]);
    const headers = { authorization: `Bearer ${member.token}` };
    const url = `/api/transaction/${body.no_invoice}/receipt`;
    expect((await t.server.inject({ url, headers })).statusCode).toBe(409);
    await press(body.redirect_url, "pay");
    await t.runJobs();
    const receipt = await t.server.inject({ url, headers });
    expect([receipt.statusCode, receipt.headers["content-disposition"]]).toEqual([
      200,
      `attachment; filename="struk-${body.no_invoice}.pdf"`,
    ]);
  });
});
