import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GatewayOrder } from "#server/external/payment/gateway.ts";
import { Simulator } from "#server/external/payment/simulator.ts";
import { testConfig } from "#server/test/config.ts";
import { createTestDatabase } from "#server/test/database.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { storeOrder } from "#server/test/stored-order.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { simulatorTexts as says } from "#texts/simulator.ts";

let t: TestApp;
let member: BuiltMember;
let simulator: Simulator;

beforeAll(async () => {
  const database = await createTestDatabase();
  simulator = new Simulator({ database, config: testConfig() });
  t = await startTestApp({ database, payment: simulator });
  member = await buildMember(t);
});
afterAll(() => t.close());

const base = "http://localhost:3000";
const moments = async () => {
  const { rows } = await t.database.pool.query<{ now: Date }>("select app_now() as now");
  const createdAt = rows[0]?.now ?? new Date();
  return { createdAt, expiresAt: new Date(createdAt.getTime() + 3_600_000) };
};

/** Creates an order of ours that the simulator has accepted; returns its address there. */
async function made(over: Partial<GatewayOrder> = {}) {
  const order = await storeOrder(t, member);
  const id = order.gatewayOrderId ?? "";
  const returnUrl = `${base}/netwerk/transaction/history?order=${order.invoiceNo}`;
  const created = await simulator.create({
    gatewayOrderId: id,
    amountRp: 35_000,
    clientName: "Netwerk",
    returnUrl,
    items: [{ id: "digital-1", name: "Jurnal Tenang", priceRp: over.amountRp ?? 35_000, quantity: 1 }],
    customer: { name: "Rani", email: "rani@anggota.test", phone: "081234567890" },
    ...(await moments()),
    ...over,
  });
  if (created.kind !== "created") throw new Error(created.reason);
  return { order, id, returnUrl, url: created.url, path: new URL(created.url).pathname };
}
const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  t.server.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const eventsOf = async (orderId: number) =>
  (await t.database.pool.query("select status, times from payment_events where order_id = $1", [orderId]))
    .rows;

describe("the payment simulator as a gateway", () => {
  test("B-335: an order is paid at an absolute address of its own, the same one each time it is asked for", async () => {
    const { id, url } = await made();
    expect(url).toMatch(/^http:\/\/localhost:3000\/_simulator\/[\w-]{43}$/);
    const again = await simulator.create({
      gatewayOrderId: id,
      amountRp: 1,
      clientName: "Netwerk",
      returnUrl: base,
      items: [{ id: "a", name: "A", priceRp: 1, quantity: 1 }],
      customer: { name: "", email: "", phone: "" },
      ...(await moments()),
    });
    expect(again).toEqual({ kind: "created", url });
  });

  test("it refuses what the real one would refuse", async () => {
    await expect(made({ gatewayOrderId: "INV/1" })).rejects.toThrow(/number/);
    await expect(made({ amountRp: 34_999, items: [] })).rejects.toThrow(/sum/);
  });

  test("it tells nothing until something was pressed, and another one on the same database tells the same", async () => {
    const { id, path } = await made();
    expect(await simulator.status(id)).toBeUndefined();
    await press(path, { action: "pay", channel: "va" });
    const restarted = new Simulator({ database: t.database, config: testConfig() });
    expect(await restarted.status(id)).toEqual({
      gatewayOrderId: id,
      transactionId: expect.any(String),
      state: "paid",
      amountRp: 35_000,
      originalAmountRp: undefined,
    });
  });

  test("what waits can be given up, what is paid cannot", async () => {
    const waiting = await made();
    expect(await simulator.cancel(waiting.id)).toBe("cancelled");
    expect(await simulator.status(waiting.id)).toMatchObject({ state: "cancelled" });
    expect(await simulator.cancel("INV-TIDAK-ADA")).toBe("cancelled");
    const paid = await made();
    await press(paid.path, { action: "pay" });
    expect(await simulator.cancel(paid.id)).toBe("under_way");
    expect(await simulator.status(paid.id)).toMatchObject({ state: "paid" });
  });

  test("case 4: its key comes from the secret of the program, and nobody else's signature counts", async () => {
    const { id, path } = await made();
    await press(path, { action: "pay" });
    const payment = await simulator.find(path.split("/").at(-1) ?? "");
    const {
      order_id = "",
      status_code = "",
      gross_amount = "",
      signature_key = "",
    } = payment ? simulator.notificationOf(payment) : {};
    const notification = { order_id, status_code, gross_amount, signature_key };
    expect([order_id, gross_amount]).toEqual([id, "35000.00"]);
    expect(simulator.isSigned(notification)).toBe(true);
    const config = testConfig({ appSecret: "another-secret-of-another-program-0123456789" });
    expect(new Simulator({ database: t.database, config }).isSigned(notification)).toBe(false);
  });
});

describe("its page", () => {
  test("shows what is paid to whom, until when and how, says that it is a simulation, and runs nothing", async () => {
    const { id, path, returnUrl } = await made({
      clientName: `Klien <b>"&'`,
      items: [
        { id: "a", name: "<script>alert(1)</script>", priceRp: 20_000, quantity: 2 },
        { id: "b", name: "Diskon", priceRp: -5000, quantity: 1 },
      ],
    });
    const { statusCode, headers, body } = await t.server.inject({ url: path });
    expect(statusCode).toBe(200);
    for (const part of [
      id,
      "Rp35.000",
      "2 × &#60;script&#62;alert(1)&#60;/script&#62;",
      "Klien &#60;b&#62;&#34;&#38;&#39;",
    ]) {
      expect(body).toContain(part);
    }
    expect(body).toContain(says.simulation);
    expect(body).toContain(says.left.minutes(59));
    expect(body).toContain(returnUrl);
    expect(body).toMatch(new RegExp(`<form method="post" action="${path}">`));
    expect(body).not.toMatch(/<script|onclick|javascript:|<b>"/i);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' http:\/\/localhost:3000;/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
  });

  test.each([
    [5000, { qris: true, va: false, ewallet: true }],
    [35_000, { qris: true, va: true, ewallet: true }],
    [10_000_001, { qris: false, va: true, ewallet: true }],
    [20_000_001, { qris: false, va: true, ewallet: false }],
  ])("for Rp%i it offers what takes such an amount: %j", async (amountRp, offered) => {
    const { path } = await made({ amountRp });
    const { body } = await t.server.inject({ url: path });
    for (const [channel, isOffered] of Object.entries(offered)) {
      expect(new RegExp(`value="${channel}"[^>]* disabled`).test(body)).toBe(!isOffered);
    }
    expect(body.match(/ checked/g)).toHaveLength(1);
    expect(body).not.toMatch(/ checked disabled/);
  });

  test.each([
    ["pay", "settlement", "paid"],
    ["fail", "deny", "denied"],
    ["expire", "expire", "expired"],
  ])(
    "pressing %s tells the webhook %s, signed, and leads back to where the order is shown",
    async (action, status, state) => {
      const { order, id, path, returnUrl } = await made();
      const { statusCode, headers } = await press(path, { action, channel: "ewallet" });
      expect([statusCode, headers.location]).toEqual([303, returnUrl]);
      expect(await simulator.status(id)).toMatchObject({ state });
      expect(await eventsOf(order.id)).toEqual([{ status, times: 1 }]);
    },
  );

  test("who was denied may try again", async () => {
    const { id, path } = await made();
    await press(path, { action: "fail" });
    expect((await t.server.inject({ url: path })).body).toContain(says.denied);
    expect((await press(path, { action: "pay" })).statusCode).toBe(303);
    expect(await simulator.status(id)).toMatchObject({ state: "paid" });
  });

  test("pressed again, also ten times at once, it is paid once and leads back each time", async () => {
    const { order, path } = await made();
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(path, { action: "pay" })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    expect(await eventsOf(order.id)).toEqual([{ status: "settlement", times: 10 }]);
  });

  test("what is over says so: paid, let expire, given up, too late", async () => {
    const paid = await made();
    await press(paid.path, { action: "pay" });
    const expired = await made();
    await press(expired.path, { action: "expire" });
    const cancelled = await made();
    await simulator.cancel(cancelled.id);
    const late = await made({ expiresAt: new Date((await moments()).createdAt.getTime() - 1000) });
    for (const [{ path, id, returnUrl }, words, shown, pressed] of [
      [paid, says.paid, 200, 409],
      [expired, says.expired, 410, 410],
      [cancelled, says.cancelled, 410, 410],
      [late, says.expired, 410, 410],
    ] as const) {
      const before = await simulator.status(id);
      const page = await t.server.inject({ url: path });
      const other = await press(path, { action: words === says.paid ? "fail" : "pay" });
      expect([page.statusCode, other.statusCode]).toEqual([shown, pressed]);
      for (const { body } of [page, other]) {
        expect(body).toContain(words.title);
        expect(body).toContain(returnUrl);
        expect(body).not.toContain("<form");
      }
      expect(await simulator.status(id)).toEqual(before);
    }
  });

  test.each([
    "/_simulator",
    "/_simulator/",
    "/_simulator/x",
    "/_simulator/a/b",
    `/_simulator/${"a".repeat(43)}`,
  ])("%s is no page and no client: words, whoever asks how", async (path) => {
    for (const { statusCode, body } of [
      await t.server.inject({ url: path }),
      await press(path, { action: "pay" }),
    ]) {
      expect(statusCode).toBe(404);
      expect(body).toContain(says.unknown.title);
    }
  });

  test("a form of another site, or of none that can be named, is not read", async () => {
    const { id, path } = await made();
    for (const headers of [
      { origin: "https://jahat.test" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site", origin: base },
    ]) {
      const { statusCode, body } = await press(path, { action: "pay" }, headers);
      expect(statusCode).toBe(403);
      expect(body).toContain(says.foreign.title);
    }
    expect(await simulator.status(id)).toBeUndefined();
    for (const headers of [{ origin: base }, { "sec-fetch-site": "same-origin", origin: "null" }]) {
      expect((await press(path, { action: "pay" }, headers)).statusCode).toBe(303);
    }
  });

  test("what is no choice of its own changes nothing", async () => {
    const { id, path } = await made();
    expect((await press(path, { action: "refund" })).statusCode).toBe(400);
    expect((await press(path, {})).statusCode).toBe(400);
    expect((await press(path, { action: "a".repeat(5000) })).statusCode).toBe(413);
    const json = await t.server.inject({ method: "POST", url: path, payload: { action: "pay" } });
    expect(json.statusCode).toBe(415);
    expect(json.body).toContain(says.malformed.title);
    expect(await simulator.status(id)).toBeUndefined();
  });

  test("where another gateway takes the money it is not there at all", async () => {
    const { path } = await made();
    const other = await startTestApp({ database: { ...t.database, drop: async () => {} } });
    expect((await other.server.inject({ url: path })).statusCode).toBe(404);
    await other.server.close();
  });
});
