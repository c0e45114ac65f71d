import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MidtransStandIn } from "#server/test/midtrans.ts";
import { type GatewayOrder, GatewayUnreachable, type PaymentGateway } from "./gateway.ts";
import { midtransGateway } from "./midtrans.ts";
import { isSignedWith, signatureOf } from "./signature.ts";

const standIn = new MidtransStandIn();
let gateway: PaymentGateway;
let count = 0;

beforeAll(async () => {
  await standIn.start();
  gateway = midtransGateway({
    ...standIn.settings,
    notificationUrl: "https://alma.test/api/payments/midtrans/notification",
  });
});
beforeEach(() => {
  standIn.mode = "ok";
  standIn.isPolite404 = false;
  standIn.pagesAt = undefined;
  standIn.asked.length = 0;
});
afterAll(() => standIn.close());

/** An order of 2 × Rp50.000 with a discount of Rp33.000. */
const orderOf = (over: Partial<GatewayOrder> = {}): GatewayOrder => {
  count += 1;
  return {
    gatewayOrderId: `INV-NETWERK-20261121-${String(count).padStart(6, "0")}-A1`,
    amountRp: 67_000,
    items: [
      { id: "chat-1", name: "Paket PLUS", priceRp: 50_000, quantity: 2 },
      { id: "discount", name: "Diskon HEMAT33", priceRp: -33_000, quantity: 1 },
    ],
    customer: { name: "Rani Uji", email: "rani@anggota.test", phone: "081234567890" },
    clientName: "Netwerk",
    createdAt: new Date("2026-11-21T17:30:15Z"),
    expiresAt: new Date("2026-11-22T17:30:15Z"),
    returnUrl: "https://alma.test/netwerk/transaction/history?order=INV-1",
    ...over,
  };
};
const made = async (over: Partial<GatewayOrder> = {}) => {
  const order = orderOf(over);
  expect(await gateway.create(order)).toMatchObject({ kind: "created" });
  return order.gatewayOrderId;
};
const sentOf = (id: string) => standIn.orders.get(id)?.sent;

describe("an order is sent to the letter", () => {
  test("amounts, discount, customer, way back, deadline in Jakarta, and where notifications go", async () => {
    const order = orderOf();
    const created = await gateway.create(order);
    const kept = standIn.orders.get(order.gatewayOrderId);
    expect(created).toEqual({ kind: "created", url: `${standIn.url}/snap/v4/redirection/${kept?.token}` });
    expect(kept?.sent).toEqual({
      transaction_details: { order_id: order.gatewayOrderId, gross_amount: 67_000 },
      item_details: [
        { id: "chat-1", price: 50_000, quantity: 2, name: "Paket PLUS", merchant_name: "Netwerk" },
        { id: "discount", price: -33_000, quantity: 1, name: "Diskon HEMAT33", merchant_name: "Netwerk" },
      ],
      customer_details: { first_name: "Rani Uji", email: "rani@anggota.test", phone: "081234567890" },
      callbacks: { finish: order.returnUrl, error: order.returnUrl },
      expiry: { start_time: "2026-11-22 00:30:15 +0700", unit: "minute", duration: 1440 },
      custom_field1: "Netwerk",
    });
    expect(kept?.headers["x-override-notification"]).toBe(
      "https://alma.test/api/payments/midtrans/notification",
    );
  });

  test.each(["https://evil.ru", "https://127.0.0.1", "https://app.midtrans.com.evil.ru"])(
    "a payment page at %s is none: payers go to the gateway's own host alone",
    async (site) => {
      standIn.pagesAt = site;
      const error = await gateway.create(orderOf()).catch((refused: unknown) => refused);
      expect(error).toBeInstanceOf(GatewayUnreachable);
      expect(String(error)).not.toContain(site);
    },
  );

  test("without an address that it can reach, notifications go where its dashboard says", async () => {
    const plain = midtransGateway(standIn.settings);
    const order = orderOf();
    await plain.create(order);
    expect(standIn.orders.get(order.gatewayOrderId)?.headers).not.toHaveProperty("x-override-notification");
  });

  test("names are cleaned and cut between letters; what is left empty has a name all the same", async () => {
    const face = "👩‍👩‍👧";
    const id = await made({
      amountRp: 4000,
      items: [
        { id: "a", name: `${"é".repeat(49)}😀😀`, priceRp: 1000, quantity: 1 },
        { id: "b", name: " satu|dua\n\ttiga\u0000 ", priceRp: 1000, quantity: 1 },
        { id: "c", name: "\u200b|", priceRp: 1000, quantity: 1 },
        { id: "d", name: `a\ud83d${face}`, priceRp: 1000, quantity: 1 },
      ],
      clientName: "N".repeat(80),
      customer: { name: "N".repeat(80), email: "", phone: "" },
    });
    const names = sentOf(id)?.item_details?.map(({ name }) => name) ?? [];
    expect(names.slice(0, 3)).toEqual([`${"é".repeat(49)}😀`, "satu dua tiga", "Produk"]);
    expect(names[3]?.isWellFormed()).toBe(true);
    expect(sentOf(id)?.customer_details).toEqual({ first_name: "N".repeat(30) });
    expect(sentOf(id)?.item_details?.[0]?.merchant_name).toBe("N".repeat(50));
  });

  test.each([
    ["081234567890", "081234567890"],
    ["6281234567890", "+6281234567890"],
    ["+62 812-3456-7890", "+6281234567890"],
    ["81234567890", "081234567890"],
    ["4412345678901", undefined],
    ["bukan nomor", undefined],
  ])("a phone %s goes as %s", async (phone, sent) => {
    const id = await made({ customer: { name: "Rani", email: "rani@anggota.test", phone } });
    expect(sentOf(id)?.customer_details.phone).toBe(sent);
  });

  test.each([
    [5, 15],
    [60, 60],
    [60 * 24 * 30, 10_080],
  ])("%i minutes to pay are sent as %i", async (minutes, sent) => {
    const createdAt = new Date("2026-11-21T17:30:15Z");
    const id = await made({ createdAt, expiresAt: new Date(createdAt.getTime() + minutes * 60_000) });
    expect(sentOf(id)?.expiry).toMatchObject({ unit: "minute", duration: sent });
  });

  test.each<[string, Partial<GatewayOrder>]>([
    ["a slash in its number", { gatewayOrderId: "INV/2026/1" }],
    ["51 letters in its number", { gatewayOrderId: "A".repeat(51) }],
    ["another sum", { amountRp: 67_001 }],
    ["a part of a rupiah", { amountRp: 66_999.5 }],
    ["nothing to pay", { amountRp: 0, items: [] }],
    [
      "one id twice",
      { amountRp: 2, items: [1, 2].map(() => ({ id: "a", name: "A", priceRp: 1, quantity: 1 })) },
    ],
    ["half an item", { amountRp: 1, items: [{ id: "a", name: "A", priceRp: 2, quantity: 0.5 }] }],
    ["a long way back", { returnUrl: `https://alma.test/${"a".repeat(255)}` }],
  ])("an order with %s is refused and never sent", async (_what, over) => {
    expect(await gateway.create(orderOf(over))).toMatchObject({ kind: "refused" });
    expect(standIn.asked).toEqual([]);
  });
});

describe("what it answers to an order", () => {
  test("a wrong key, an order that was paid: refused for good, with its reason", async () => {
    const wrong = midtransGateway({ ...standIn.settings, serverKey: "SB-Mid-server-lain" });
    expect(await wrong.create(orderOf())).toMatchObject({
      kind: "refused",
      reason: expect.stringMatching(/^401: /),
    });
    const id = await made();
    standIn.play(id, "settlement");
    const again = await gateway.create(orderOf({ gatewayOrderId: id }));
    expect(again).toMatchObject({ kind: "refused", reason: expect.stringContaining("already been taken") });
  });

  test("case 12: sent again while nobody paid, it is the same order under a new address", async () => {
    const order = orderOf();
    const first = await gateway.create(order);
    const second = await gateway.create(order);
    expect(second).toMatchObject({ kind: "created" });
    expect(second).not.toEqual(first);
    expect([...standIn.orders.keys()].filter((id) => id === order.gatewayOrderId)).toHaveLength(1);
  });

  test.each(["error", "silent", "late", "page", "redirect"] as const)(
    "what it does is not known when it answers: %s",
    async (mode) => {
      const hasty = midtransGateway({ ...standIn.settings, timeoutMs: 300 });
      const order = orderOf();
      const { gatewayOrderId: id } = order;
      standIn.mode = mode;
      await expect(hasty.create(order)).rejects.toThrow(GatewayUnreachable);
      await expect(hasty.status(id)).rejects.toThrow(GatewayUnreachable);
      await expect(hasty.cancel(id)).rejects.toThrow(GatewayUnreachable);
      // The order may exist already, so the same number succeeds afterwards.
      expect(standIn.orders.has(id)).toBe(mode === "late");
      standIn.mode = "ok";
      expect(await gateway.create(order)).toMatchObject({ kind: "created" });
    },
  );

  test("nobody there at all", async () => {
    const nobody = midtransGateway({
      ...standIn.settings,
      appUrl: "http://127.0.0.1:1",
      apiUrl: "http://127.0.0.1:1",
    });
    await expect(nobody.create(orderOf())).rejects.toThrow(GatewayUnreachable);
    await expect(nobody.status("INV-1")).rejects.toThrow(GatewayUnreachable);
  });
});

describe("what it says of an order", () => {
  test.each([
    ["settlement", undefined, "paid"],
    ["settlement", "accept", "paid"],
    ["capture", undefined, "paid"],
    ["capture", "accept", "paid"],
    ["capture", "challenge", "review"],
    ["settlement", "challenge", "review"],
    ["capture", "sesuatu yang baru", "review"],
    ["capture", "deny", "denied"],
    ["settlement", "deny", "denied"],
    ["pending", undefined, "pending"],
    ["pending", "challenge", "pending"],
    ["authorize", "accept", "pending"],
    ["deny", undefined, "denied"],
    ["deny", "accept", "denied"],
    ["expire", undefined, "expired"],
    ["cancel", undefined, "cancelled"],
    ["failure", undefined, "failed"],
    ["refund", undefined, "refunded"],
    ["chargeback", undefined, "disputed"],
    ["partial_refund", undefined, "partly_refunded"],
    ["partial_chargeback", undefined, "partly_refunded"],
  ])("%s with %s is %s", async (status, fraud_status, state) => {
    const id = await made();
    standIn.play(id, status, fraud_status ? { fraud_status } : {});
    expect(await gateway.status(id)).toEqual({
      gatewayOrderId: id,
      transactionId: expect.any(String),
      state,
      amountRp: 67_000,
      originalAmountRp: undefined,
    });
  });

  test.each([false, true])("no channel picked yet is no status, said as 200: %s", async (isPolite404) => {
    standIn.isPolite404 = isPolite404;
    expect(await gateway.status(await made())).toBeUndefined();
  });

  test("case 6: a fee that the payer bears is in the amount; ours stands beside it, in either place", async () => {
    const id = await made();
    const info = { gross_amount_info: { original_amount: "67000.00", gross_amount: "71000.00" } };
    for (const over of [{ metadata: { extra_info: info } }, { extra_info: info }]) {
      standIn.play(id, "settlement", { gross_amount: "71000.00", ...over });
      expect(await gateway.status(id)).toMatchObject({ amountRp: 71_000, originalAmountRp: 67_000 });
    }
    standIn.play(id, "settlement", { metadata: { extra_info: "rusak" } });
    expect(await gateway.status(id)).toMatchObject({ amountRp: 67_000, originalAmountRp: undefined });
  });

  test.each<[string, Record<string, unknown>]>([
    ["another order", { order_id: "INV-LAIN-A1" }],
    ["a status that nobody knows", { transaction_status_is: "toString" }],
    ["half a rupiah", { gross_amount: "67000.50" }],
    ["an amount with dots", { gross_amount: "67.000,00" }],
    ["another money", { currency: "USD" }],
    ["no transaction", { transaction_id: undefined }],
  ])("what is said of %s is not believed", async (_what, { transaction_status_is, ...over }) => {
    const id = await made();
    standIn.play(id, String(transaction_status_is ?? "settlement"), over);
    await expect(gateway.status(id)).rejects.toThrow(GatewayUnreachable);
  });

  test("a wrong key says nothing of the order", async () => {
    const wrong = midtransGateway({ ...standIn.settings, serverKey: "SB-Mid-server-lain" });
    const id = await made();
    await expect(wrong.status(id)).rejects.toThrow(GatewayUnreachable);
    await expect(wrong.cancel(id)).rejects.toThrow(GatewayUnreachable);
  });

  test("the number stands encoded in the address", async () => {
    await gateway.status("A~1/../x?y#z");
    expect(standIn.asked).toEqual(["GET /v2/A~1%2F..%2Fx%3Fy%23z/status"]);
  });
});

describe("giving up an order", () => {
  test("one that waits is cancelled", async () => {
    const id = await made();
    standIn.play(id, "pending");
    expect(await gateway.cancel(id)).toBe("cancelled");
    expect(await gateway.status(id)).toMatchObject({ state: "cancelled" });
  });

  test.each(["settlement", "refund"])("one that is in %s is not", async (status) => {
    const id = await made();
    standIn.play(id, status);
    expect(await gateway.cancel(id)).toBe("under_way");
  });

  test.each(["expire", "cancel", "failure"])("one that ended by %s is given up already", async (status) => {
    const id = await made();
    standIn.play(id, status);
    expect(await gateway.cancel(id)).toBe("cancelled");
  });

  test("where nobody picked a channel its page is closed, if its address is known", async () => {
    const id = await made();
    expect(await gateway.cancel(id)).toBe("cancelled");
    expect(standIn.orders.has(id)).toBe(true);
    const url = `${standIn.url}/snap/v4/redirection/${standIn.orders.get(id)?.token}`;
    expect(await gateway.cancel(id, url)).toBe("cancelled");
    expect(standIn.orders.has(id)).toBe(false);
    // Again, for a page that is already closed.
    expect(await gateway.cancel(id, url)).toBe("cancelled");
  });
});

describe("signatures", () => {
  const known = {
    order_id: "1111",
    status_code: "200",
    gross_amount: "100000.00",
    signature_key:
      "edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231",
  };
  const key = "askvnoibnosifnboseofinbofinfgbiufglnbfg";

  test("case 4: the published example holds, for that key and to the letter", () => {
    expect(signatureOf(known, key)).toBe(known.signature_key);
    expect(isSignedWith(known, key)).toBe(true);
    expect(isSignedWith(known, `${key}x`)).toBe(false);
    for (const over of [
      { gross_amount: "100000" },
      { gross_amount: "100000.0" },
      { status_code: "201" },
      { order_id: "1112" },
      { signature_key: known.signature_key.toUpperCase() },
      { signature_key: "" },
      { signature_key: "é".repeat(64) },
    ]) {
      expect(isSignedWith({ ...known, ...over }, key)).toBe(false);
    }
  });

  test("of the gateway: what the stand-in sends is signed, and by nobody else", async () => {
    const id = await made();
    const sent = standIn.play(id, "settlement") as typeof known;
    expect(gateway.isSigned(sent)).toBe(true);
    expect(midtransGateway({ ...standIn.settings, serverKey: "SB-Mid-server-lain" }).isSigned(sent)).toBe(
      false,
    );
  });
});
