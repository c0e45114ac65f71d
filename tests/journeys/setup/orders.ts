import type { Page, Route } from "playwright-core";
import type { Transaction } from "#contract/order.ts";

type Line = Transaction["transaction_detail"][number];

const line = (over: Partial<Line>): Line => ({
  ...{
    product_type: "digital",
    product_id: 1,
    expert_id: 1,
    price: 29_000,
    quantity: 1,
    seconds: 0,
    tag: null,
  },
  product: { name: "Jurnal Tenang 14 Hari", photo: "/assets/uploads/product-1.svg" },
  ...over,
});

/** Returns an order line for a file with this name. */
export const file = (name = "Jurnal Tenang 14 Hari", over: Partial<Line> = {}): Line =>
  line({ product: { name, photo: "/assets/uploads/product-1.svg" }, ...over });

/** Returns an order line for chat time. */
export const time = (over: Partial<Line> = {}): Line =>
  line({
    product_type: "chat",
    price: 35_000,
    seconds: 1800,
    product: { name: "PLUS", photo: "/assets/uploads/expert-1.svg" },
    ...over,
  });

/** Returns an order as C-51 and X-24 answer it; by default a paid file. */
export function anOrder(no: number | string, over: Partial<Transaction> = {}): Transaction {
  const total = over.transaction_detail?.[0]?.price ?? 29_000;
  const at = `2026-11-${String(typeof no === "number" ? 10 + (no % 10) : 20).padStart(2, "0")}T03:00:00.000Z`;
  const status = over.transaction_status ?? "paid";
  return {
    no_invoice: `INV-AKASIA-20261121-${String(no).padStart(6, "0")}`,
    tgl_transaksi: at,
    transaction_status: status,
    total_price: total,
    nom_disc: 0,
    voucher_code: null,
    total_payment: total,
    paid_at: status === "paid" || status === "dikirim" ? at : null,
    refunded_at: null,
    is_declined: false,
    payment:
      status === "pending"
        ? { redirect_url: "https://bayar.test/snap/1", expires_at: "2026-11-22T03:00:00.000Z" }
        : null,
    transaction_detail: [file()],
    ...over,
  };
}

/**
 * Answers C-51 with these orders and X-24 with the requested one. `orders` is called each time, so a test can change
 * them.
 */
export async function playOrders(page: Page, orders: () => Transaction[]): Promise<void> {
  await page.route("**/api/transaction/history?*", (route) => {
    const data = orders();
    return route.fulfill({
      json: { status: "success", data, page: 1, per_page: 1000, total: data.length, total_pages: 1 },
    });
  });
  await page.route(/\/api\/transaction\/INV-[A-Z0-9-]+$/, (route) => answerOne(route, orders()));
}

function answerOne(route: Route, orders: Transaction[]): Promise<void> {
  const invoice = new URL(route.request().url()).pathname.split("/").at(-1);
  const data = orders.find(({ no_invoice }) => no_invoice === invoice);
  if (data) return route.fulfill({ json: { status: "success", data } });
  return route.fulfill({
    status: 404,
    json: { status: "error", code: "not_found", message: "Tidak ditemukan." },
  });
}
