import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noPassword } from "#server/platform/security/secrets.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { textOfPdf } from "#server/test/pdf-text.ts";
import { storeOrder } from "#server/test/stored-order.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { receiptTexts as says } from "#texts/order/receipt.ts";
import { type Receipt, receiptAsPdf } from "./receipt-pdf.ts";

let t: TestApp;
let member: BuiltMember;

beforeAll(async () => {
  t = await startTestApp();
  member = await buildMember(t);
});
afterAll(() => t.close());

/** `call` of the test app reads JSON, but this answer is a file. */
const fetchReceipt = async (invoice: string, who: BuiltMember | undefined = member) => {
  if (who) await t.app.limits.forget("exportByUser", String(who.id));
  return t.server.inject({
    url: `/api/transaction/${invoice}/receipt`,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  });
};
const colours = { accent: "#ed008c", strong: "#a00060" };
const drawn = async (over: Partial<Receipt> = {}) => {
  const receipt: Receipt = {
    invoiceNo: "INV-NETWERK-20261121-000001",
    client: "Netwerk",
    voucherCode: "HEMAT33",
    facts: [[says.buyer, "Rani Uji"]],
    lines: [
      { name: "Paket PLUS", priceRp: 35_000, quantity: 2 },
      { name: "Jurnal Tenang", priceRp: 29_999, quantity: 1 },
    ],
    totalPriceRp: 99_999,
    discountRp: 32_999,
    totalPaymentRp: 67_000,
    ...over,
  };
  const pieces = await Array.fromAsync(receiptAsPdf(receipt, colours, false));
  const file = Buffer.concat(pieces);
  return { file, text: textOfPdf(file) };
};

describe("X-26: what a receipt says", () => {
  test("a space is a quarter of the font size wide, and stays a space for whoever copies or reads aloud", async () => {
    const { file, text } = await drawn();
    expect(text).toContain("Total harga");
    // After each space the writing moves on by another 0.08 of the font size.
    expect(file.toString("latin1").match(/> -80 </g)).toHaveLength(text.match(/ /g)?.length ?? 0);
  });

  test("seller, buyer, each line, total, voucher with its discount, and what was paid", async () => {
    const { file, text } = await drawn();
    const parts = [
      ...["Netwerk", says.title, "Pembeli: Rani Uji"],
      ...["Paket PLUS", "Rp70.000", "2 × Rp35.000", "Jurnal Tenang", "Rp29.999", "1 × Rp29.999"],
      ...["Total harga", "Rp99.999", "Diskon voucher HEMAT33", "-Rp32.999", "Total pembayaran", "Rp67.000"],
    ];
    let at = 0;
    for (const part of parts) {
      const found = text.indexOf(part, at);
      expect(found, part).toBeGreaterThanOrEqual(at);
      at = found;
    }
    expect(text).toContain("bukan faktur pajak");
    // The client's colours, as fractions of one.
    expect(file.toString("latin1")).toMatch(/0\.929\d* 0 0\.549\d* sc/);
  });

  test("nothing is said of a discount where there is none", async () => {
    const { text } = await drawn({ discountRp: 0, voucherCode: null, totalPaymentRp: 99_999 });
    expect(text).not.toContain("Diskon");
  });

  test("fifty lines with long names go over pages, none is lost; what no letter of ours can write is replaced, and it says so", async () => {
    const lines = Array.from({ length: 50 }, (_, n) => ({
      name: `produk${n} ${"panjang sekali ".repeat(20)}akhir${n} 😊`,
      priceRp: 1000,
      quantity: 1,
    }));
    const { text } = await drawn({ lines });
    expect(text.match(/produk\d+/g)).toHaveLength(50);
    expect(text.match(/akhir\d+/g)).toHaveLength(50);
    const pages = text.match(/Halaman \d+/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    expect(text.split(says.footer("INV-NETWERK-20261121-000001"))).toHaveLength(pages.length + 1);
    // Each page after the first begins with whose receipt it is.
    expect(text.split(says.continued("Netwerk", "INV-NETWERK-20261121-000001"))).toHaveLength(pages.length);
    const [first = "", second = ""] = text.split("Halaman 1");
    expect(first).not.toContain("(lanjutan)");
    expect(second.trimStart().startsWith("Netwerk, struk INV-NETWERK-20261121-000001")).toBe(true);
    expect(text).toContain(says.standIns);
  });
});

describe("X-26: whose it is", () => {
  test.each(["paid", "dikirim", "refunded"] as const)(
    "an own order that is %s has one, named after it",
    async (state) => {
      const paidAt = new Date("2026-11-21T17:30:00Z");
      const { invoiceNo } = await storeOrder(t, member, { state, paidAt });
      const { statusCode, headers, rawPayload } = await fetchReceipt(invoiceNo);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="struk-${invoiceNo}.pdf"`,
      });
      expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
      expect(rawPayload.subarray(-6).toString()).toContain("%%EOF");
    },
  );

  test.each(["creating", "pending", "expired", "cancelled", "failed"] as const)(
    "one that is %s has none",
    async (state) => {
      const { invoiceNo } = await storeOrder(t, member, { state });
      const { statusCode, body } = await fetchReceipt(invoiceNo);
      expect([statusCode, JSON.parse(body).code]).toEqual([409, "order_closed"]);
    },
  );

  test("case 40: nobody else's, of this client or another one, and nobody's without a session", async () => {
    const { invoiceNo } = await storeOrder(t, member, { state: "paid" });
    const stranger = await buildMember(t);
    const foreigner = await buildMember(t, { client: await buildClient(t) });
    for (const who of [stranger, foreigner]) {
      expect((await fetchReceipt(invoiceNo, who)).statusCode).toBe(404);
    }
    expect((await t.server.inject({ url: `/api/transaction/${invoiceNo}/receipt` })).statusCode).toBe(401);
    expect((await fetchReceipt("INV-TIDAK-ADA")).statusCode).toBe(404);
    expect((await fetchReceipt("inv%2f..")).statusCode).toBe(404);
  });

  test("S-05: only for a session that was confirmed in the last ten minutes, and the refusal says by what", async () => {
    for (const password of [undefined, "sandi-rahasia-9"]) {
      const buyer = await buildMember(t, password === undefined ? {} : { password });
      const { invoiceNo } = await storeOrder(t, buyer, { state: "paid" });
      // Whoever signs in with Google alone has none.
      if (password === undefined)
        await t.database.pool.query("update users set password_hash = $2 where id = $1", [
          buyer.id,
          noPassword,
        ]);
      await t.database.pool.query(
        "update sessions set confirmed_at = app_now() - interval '11 minutes' where user_id = $1",
        [buyer.id],
      );
      const refused = await fetchReceipt(invoiceNo, buyer);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { code: "password_needed", has_password: password !== undefined },
      ]);
      // Whether an order exists is not told either.
      expect((await fetchReceipt("INV-TIDAK-ADA", buyer)).statusCode).toBe(403);
      if (password === undefined) continue;
      await t.call("confirmPassword", { body: { password } }, buyer);
      expect((await fetchReceipt(invoiceNo, buyer)).statusCode).toBe(200);
    }
  });
});
