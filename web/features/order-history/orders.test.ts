import { expect, test } from "vitest";
import { isOfKind, kindOf, latestPaid, matching, type Order, paymentUrl, statusFilters } from "./orders.ts";

const item = (product_type: "chat" | "digital", name: string) => ({
  product_type,
  product_id: 1,
  expert_id: 1,
  price: 29_000,
  quantity: 1,
  seconds: 0,
  tag: null,
  product: { name, photo: "" },
});

function order(no_invoice: string, over: Partial<Order> = {}): Order {
  return {
    no_invoice,
    tgl_transaksi: "2026-11-20T03:00:00.000Z",
    transaction_status: "paid",
    total_price: 29_000,
    nom_disc: 0,
    voucher_code: null,
    total_payment: 29_000,
    paid_at: "2026-11-20T03:05:00.000Z",
    refunded_at: null,
    is_declined: false,
    payment: null,
    transaction_detail: [item("digital", "Jurnal Tenang")],
    ...over,
  };
}

const chat = { transaction_detail: [item("chat", "PLUS")] };

test("B-376: the newest paid order of each kind is found by its payment date", () => {
  const orders = [
    order("A", { paid_at: "2026-11-20T03:05:00.000Z" }),
    order("B", { tgl_transaksi: "2026-11-19T03:00:00.000Z", paid_at: "2026-11-21T03:05:00.000Z" }),
    order("C", { transaction_status: "pending", tgl_transaksi: "2026-11-22T03:00:00.000Z", paid_at: null }),
    order("D", chat),
    order("E", { ...chat, transaction_status: "dikirim", paid_at: "2026-11-20T04:00:00.000Z" }),
  ];
  expect(latestPaid(orders, "digital")?.no_invoice).toBe("B");
  expect(latestPaid(orders, "chat")?.no_invoice).toBe("E");
  expect(latestPaid([orders[2]!], "digital")).toBeUndefined();
});

test("B-377: an order's tab is that of its first item; an order of both kinds is in both", () => {
  const both = order("A", { transaction_detail: [item("chat", "PLUS"), item("digital", "Jurnal")] });
  expect([kindOf(both), isOfKind(both, "chat"), isOfKind(both, "digital")]).toEqual(["chat", true, true]);
  expect(kindOf(order("B", { transaction_detail: [] }))).toBe("digital");
});

test("B-374, A-122: the search finds invoices and names in any word order; the filter selects the status", () => {
  const orders = [
    order("INV-1"),
    order("INV-2", { transaction_status: "pending" }),
    order("INV-3", { ...chat, transaction_status: "dikirim" }),
  ];
  const found = (words: string, status: (typeof statusFilters)[number] = "all") =>
    matching(orders, words, status).map(({ no_invoice }) => no_invoice);
  expect(found("")).toEqual(["INV-1", "INV-2", "INV-3"]);
  expect(found(" tenang jurnal ")).toEqual(["INV-1", "INV-2"]);
  expect(found("inv-3")).toEqual(["INV-3"]);
  expect(found("plus 2")).toEqual([]);
  expect(found("", "pending")).toEqual(["INV-2"]);
  expect(found("", "paid")).toEqual(["INV-1"]);
  const refunded = order("INV-4", { refunded_at: "2026-11-21T03:00:00.000Z" });
  expect([matching([refunded], "", "paid"), matching([refunded], "", "all")]).toEqual([[], [refunded]]);
});

test("B-379: the filter has exactly four choices, without dikirim", () => {
  expect(statusFilters).toEqual(["all", "paid", "pending", "expired"]);
});

test("only a pending order with a web address can be paid", () => {
  const payment = (redirect_url: string | null) => ({ redirect_url, expires_at: "2026-11-22T03:00:00.000Z" });
  const pending = (url: string | null) =>
    paymentUrl(order("A", { transaction_status: "pending", payment: payment(url) }));
  expect(pending("https://bayar.test/x")).toBe("https://bayar.test/x");
  expect(pending("http://127.0.0.1:3000/_simulator/x")).toBe("http://127.0.0.1:3000/_simulator/x");
  expect([pending(null), pending("javascript:alert(1)"), pending("/transaction")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(paymentUrl(order("A", { payment: payment("https://bayar.test/x") }))).toBeUndefined();
});
