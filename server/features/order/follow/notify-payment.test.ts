import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { midtransGateway } from "#server/external/payment/midtrans.ts";
import { createLogger } from "#server/platform/log.ts";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { MidtransStandIn } from "#server/test/midtrans.ts";
import { storeOrder } from "#server/test/stored-order.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let member: BuiltMember;
const standIn = new MidtransStandIn();
let logged = "";

beforeAll(async () => {
  await standIn.start();
  const to = new Writable({
    write: (part, _encoding, done) => {
      logged += String(part);
      done();
    },
  });
  t = await startTestApp({ payment: midtransGateway(standIn.settings), log: createLogger("warn", to) });
  member = await buildMember(t);
});
beforeEach(() => {
  logged = "";
});
afterAll(async () => {
  await t.close();
  await standIn.close();
});

/** A notification body about an order, signed as the gateway signs it. */
const bodyOf = (order_id: string, over: Record<string, unknown> = {}) => {
  const signed = { order_id, status_code: "200", gross_amount: "35000.00", ...over };
  return {
    transaction_id: "t-1",
    transaction_status: "settlement",
    fraud_status: "accept",
    signature_key: standIn.sign(signed),
    ...signed,
  };
};
const send = (body: ReturnType<typeof bodyOf>, provider: "midtrans" | "simulator" = "midtrans") =>
  t.call("notifyPayment", { params: { provider }, body });
const made = async () => {
  const order = await storeOrder(t, member);
  return { order, id: order.gatewayOrderId ?? "" };
};
const eventsOf = async (orderId: number) =>
  (await t.database.pool.query("select * from payment_events where order_id = $1 order by id", [orderId]))
    .rows;
const jobsOf = async (orderId: number) =>
  (
    await t.database.pool.query(
      "select id from pgboss.job where name = 'follow-payment' and (data->>'orderId')::bigint = $1",
      [orderId],
    )
  ).rowCount;

describe("X-29: what a gateway says", () => {
  test("is kept without the payer, the account, the signature and what nobody knows, and has the order looked at", async () => {
    const { order, id } = await made();
    const { signature_key, ...said } = bodyOf(id);
    const body = {
      ...said,
      signature_key,
      currency: "IDR",
      payment_type: "bank_transfer",
      va_numbers: [{ bank: "bca", va_number: "812785002530231" }],
      masked_card: "48111111-1114",
      customer_details: { email: "rani@anggota.test" },
      email: "rani@anggota.test",
      shipping_address: { phone: "081234567890" },
      status_message: "y".repeat(2000),
    };
    expect((await send(body)).status).toBe(200);
    expect(await eventsOf(order.id)).toMatchObject([
      {
        gateway: "midtrans",
        transaction_id: "t-1",
        status: "settlement",
        status_code: "200",
        gross_amount: "35000.00",
        times: 1,
      },
    ]);
    const [{ body: kept }] = await eventsOf(order.id);
    expect(kept).toEqual({ ...said, currency: "IDR", payment_type: "bank_transfer" });
    expect(await jobsOf(order.id)).toBe(1);
  });

  test("case 1: ten times at once is one event, and 200 each time", async () => {
    const { order, id } = await made();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(bodyOf(id))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await eventsOf(order.id)).toMatchObject([{ times: 10 }]);
  });

  test("case 2: another status is another event, in the order of coming", async () => {
    const { order, id } = await made();
    await send(bodyOf(id));
    await send({ ...bodyOf(id, { status_code: "201" }), transaction_status: "pending" });
    expect((await eventsOf(order.id)).map(({ status }) => status)).toEqual(["settlement", "pending"]);
  });

  test("of an order that is not there: 404", async () => {
    const { refusal, status } = await send(bodyOf("INV-UJI-20261121-TIDAKADA-A1"));
    expect([status, refusal.code]).toEqual([404, "not_found"]);
  });

  test("by a gateway that does not take the money here: 404, whatever its order", async () => {
    const { id } = await made();
    const simulated = await storeOrder(t, member, { gateway: "simulator" });
    expect((await send(bodyOf(id), "simulator")).status).toBe(404);
    expect((await send(bodyOf(simulated.gatewayOrderId ?? ""))).status).toBe(404);
    const unknown = await t.server.inject({
      method: "POST",
      url: "/api/payments/lain/notification",
      payload: bodyOf(id),
    });
    expect(unknown.statusCode).toBe(404);
  });

  test("case 4: forged, or signed with another key, or over other strings: 403, nothing changes, one line without the body", async () => {
    const { order, id } = await made();
    const honest = bodyOf(id);
    for (const forged of [
      { ...honest, signature_key: "a".repeat(128) },
      { ...honest, signature_key: standIn.sign(honest, "SB-Mid-server-milik-orang") },
      { ...honest, gross_amount: "35000" },
      { ...honest, status_code: "201" },
    ]) {
      logged = "";
      const { status, refusal } = await send(forged);
      expect([status, refusal.code]).toEqual([403, "notification_forged"]);
      const lines = logged.trim().split("\n");
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, orderId: order.id });
      expect(logged).not.toMatch(/settlement|35000|signature/);
    }
    expect(await eventsOf(order.id)).toEqual([]);
    expect(await jobsOf(order.id)).toBe(0);
  });

  test("what is no notification: 422, never 500", async () => {
    const { id } = await made();
    const { signature_key: _without, ...unsigned } = bodyOf(id);
    for (const body of [
      unsigned,
      { ...bodyOf(id), order_id: 1 },
      { ...bodyOf(id), order_id: "a".repeat(51) },
      [],
    ]) {
      const url = "/api/payments/midtrans/notification";
      expect((await t.server.inject({ method: "POST", url, payload: body })).statusCode).toBe(422);
    }
  });
});

describe("case 16: the database is away", () => {
  const lost = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

  test("503, and the repeat of it is taken", async () => {
    const { order, id } = await made();
    const { pool } = t.database;
    const spies = [
      vi.spyOn(pool, "query").mockRejectedValue(lost()),
      vi.spyOn(pool, "connect").mockRejectedValue(lost()),
    ];
    const { status, refusal, headers } = await send(bodyOf(id));
    for (const spy of spies) spy.mockRestore();
    expect([status, refusal.code, headers["retry-after"]]).toEqual([503, "unavailable", "2"]);
    expect((await send(bodyOf(id))).status).toBe(200);
    expect(await eventsOf(order.id)).toMatchObject([{ times: 1 }]);
  });

  test("a fault of ours that is no outage is a 503 as well; of event and job neither is there without the other", async () => {
    const { order, id } = await made();
    vi.spyOn(t.app.queue, "enqueue").mockRejectedValueOnce(new Error("the queue is broken"));
    const { status, refusal } = await send(bodyOf(id));
    expect([status, refusal.code]).toEqual([503, "unavailable"]);
    expect(await eventsOf(order.id)).toEqual([]);
    expect((await send(bodyOf(id))).status).toBe(200);
    expect([(await eventsOf(order.id)).length, await jobsOf(order.id)]).toEqual([1, 1]);
  });
});
