import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Transaction } from "#contract/order.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import { newMember, send, test } from "../setup/journey.ts";
import { anOrder, playOrders, time } from "../setup/orders.ts";

const details = (page: Page) => page.getByRole("tabpanel");
const rows = (page: Page) =>
  page
    .locator("tbody tr:visible, main li:visible")
    .filter({ has: page.getByRole("button", { name: /^Lihat detail/ }) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const isOpen = (page: Page, name: string) => tab(page, name).getAttribute("aria-selected");

/** Lets the page process what has arrived, while its timers stand still. */
const digested = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise<void>((go) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => go();
        port2.postMessage(null);
      });
  });

/** Opens the history with these orders. */
async function open(page: Page, orders: Transaction[], query = ""): Promise<void> {
  await playOrders(page, () => orders);
  await page.goto(`/akasia/transaction/history${query}`);
  await page.getByRole("heading", { level: 1, name: "Transaksi" }).waitFor();
  await tab(page, "Produk").waitFor();
}

declare global {
  interface Window {
    /** How often the page has requested the order. */
    asked?: number;
  }
}

describe("R-25: back from paying", () => {
  const panel = (page: Page) => page.getByRole("region", { name: "Status pembayaran" });

  /** Stores the conversation that ran out of time, as the chat does before it leads to payment. */
  const remember = (page: Page, code: string) =>
    page.addInitScript(
      ([key, value]) => {
        if (!sessionStorage.getItem("sudah")) sessionStorage.setItem(key!, value!);
        sessionStorage.setItem("sudah", "1");
      },
      ["alma.purchase.akasia", JSON.stringify({ code, expertId: 1, at: Date.now() })],
    );

  test("a refunded order has the look of its badge: neither a success nor an alarm", async ({ openPage }) => {
    const order = anOrder(2, { refunded_at: "2026-11-20T06:00:00.000Z" });
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await open(page, [order], `?order=${order.no_invoice}`);
    await panel(page).getByRole("heading", { name: "Dana dikembalikan" }).waitFor();
    const badge = details(page).getByText("Dana dikembalikan", { exact: true });
    const lookOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await lookOf(panel(page))).toBe(await lookOf(badge));
    expect(await panel(page).locator("svg").innerHTML()).toBe(await badge.locator("svg").innerHTML());
  });

  test("the page waits, changes by itself when the payment arrives, and leads back to the conversation", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const { body } = await send("POST", "/api/conversations", { as: member, body: { expert_id: 1 } });
    const code = String(body.data);
    const page = await openPage({ signedInAs: member });
    await remember(page, code);
    const order = anOrder(3, { transaction_status: "pending", transaction_detail: [time()] });
    let orders = [order];
    await page.clock.install();
    await open(page, orders);
    await playOrders(page, () => orders);
    await page.goto(`/akasia/transaction/history?order=${order.no_invoice}`);
    await panel(page).getByRole("heading", { name: "Menunggu pembayaran" }).waitFor();
    expect(await isOpen(page, "Paket")).toBe("true");
    expect(await page.locator("main").innerText()).not.toMatch(/berhasil|diterima|lunas/i);
    const again = page.waitForRequest(`**/api/transaction/${order.no_invoice}`);
    await page.clock.runFor(3000);
    await again;
    orders = [{ ...order, transaction_status: "paid", payment: null, paid_at: "2026-11-20T06:00:00.000Z" }];
    await page.clock.runFor(3000);
    const status = panel(page).getByRole("status").first();
    await status.getByRole("heading", { name: "Pembayaran diterima" }).waitFor();
    await status.getByText("30 menit masuk ke saldo Anda.").waitFor();
    // One main step on the page, in the panel.
    expect(await page.locator("main .filled").allInnerTexts()).toEqual(["Kembali sekarang"]);
    await panel(page).getByText("Anda dibawa kembali ke obrolan yang tadi.").waitFor();
    await details(page).getByText("Selesai").waitFor();
    await expectAccessible(page);
    await page.clock.runFor(4000);
    await page.waitForURL(`**/akasia/conversation/${code}?expert_id=1`);
    // It works only once: a later visit to the order leads nowhere.
    expect(await page.evaluate(() => sessionStorage.getItem("alma.purchase.akasia"))).toBeNull();
  });

  test("the balance just paid for shows without a reload", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    const order = anOrder(3, { transaction_status: "pending", transaction_detail: [time()] });
    let orders = [order];
    await page.route("**/api/conversations/get_saldo", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const isPaid = orders[0]?.transaction_status === "paid";
      await route.fulfill({
        response,
        json: isPaid ? { ...body, data: { ...body.data, total_saldo: 1860 } } : body,
      });
    });
    await open(page, orders);
    await playOrders(page, () => orders);
    await page.goto(`/akasia/transaction/history?order=${order.no_invoice}`);
    await panel(page).getByRole("heading", { name: "Menunggu pembayaran" }).waitFor();
    const balance = page.getByRole("button", { name: /^Saldo/ });
    expect(await balance.innerText()).not.toContain("31:00");
    orders = [{ ...order, transaction_status: "paid", payment: null, paid_at: "2026-11-20T06:00:00.000Z" }];
    await panel(page).getByRole("heading", { name: "Pembayaran diterima" }).waitFor();
    await expect.poll(() => balance.innerText()).toContain("31:00");
  });

  test("a member can stay on the page, and the link back remains", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await remember(page, "abc");
    await page.clock.install();
    const order = anOrder(3, { transaction_detail: [time()] });
    await open(page, [order], `?order=${order.no_invoice}`);
    await panel(page).getByRole("button", { name: "Tetap di sini" }).click();
    await page.clock.runFor(60_000);
    expect(addressOf(page)).toBe(`/akasia/transaction/history?order=${order.no_invoice}`);
    expect(await panel(page).getByRole("link", { name: "Kembali sekarang" }).getAttribute("href")).toBe(
      "/akasia/conversation/abc?expert_id=1",
    );
  });

  test("polling slows down, pauses while hidden and ends", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    const order = anOrder(3, { transaction_status: "pending" });
    let orders = [order];
    let answered = 0;
    page.on("requestfinished", (request) => {
      if (request.url().endsWith(`/api/transaction/${order.no_invoice}`)) answered += 1;
    });
    // Counts in the page, because a request event may reach the test after the page has gone on.
    await page.addInitScript((path) => {
      const send = window.fetch;
      Object.assign(window, { asked: 0 });
      window.fetch = (input, init) => {
        const { url } = new Request(input, init);
        if (url.endsWith(path)) window.asked = (window.asked ?? 0) + 1;
        return send(input, init);
      };
    }, `/api/transaction/${order.no_invoice}`);
    const times = () => page.evaluate(() => window.asked ?? 0);
    /** Lets time pass in steps, so that answers can arrive in between; returns how often the page asked meanwhile. */
    const pass = async (seconds: number, step: number) => {
      const before = await times();
      for (let at = 0; at < seconds; at += step) {
        await page.clock.runFor(step * 1000);
        await expect.poll(async () => answered === (await times())).toBe(true);
        await digested(page);
      }
      return (await times()) - before;
    };
    await page.clock.install();
    await playOrders(page, () => orders);
    await page.goto(`/akasia/transaction/history?order=${order.no_invoice}`);
    await panel(page).getByRole("heading", { name: "Menunggu pembayaran" }).waitFor();
    // A step may pass before the page has set its next timer; even so it asks more often now than later.
    expect(await pass(60, 3)).toBeGreaterThanOrEqual(9);
    await pass(90, 3);
    expect(await pass(60, 3)).toBeLessThanOrEqual(7);
    const see = (state: "hidden" | "visible") =>
      page.evaluate((to) => {
        Object.defineProperty(document, "visibilityState", { value: to, configurable: true });
        Object.defineProperty(document, "hidden", { value: to === "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await see("hidden");
    await pass(15, 5);
    expect(await pass(120, 10)).toBe(0);
    orders = [{ ...order, transaction_status: "expired", payment: null }];
    await see("visible");
    await panel(page).getByRole("heading", { name: "Pesanan tidak dibayar" }).waitFor();
    expect(await panel(page).getByRole("link", { name: "Ke keranjang" }).getAttribute("href")).toBe(
      "/akasia/transaction/checkout",
    );
    expect(await pass(120, 10)).toBe(0);
  });

  test("a declined payment and a failed order are reported with another way to pay", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    const order = anOrder(3, { transaction_status: "pending", is_declined: true });
    await open(page, [order], `?order=${order.no_invoice}`);
    await panel(page).getByRole("heading", { name: "Pembayaran ditolak" }).waitFor();
    const other = panel(page).getByRole("link", { name: "Bayar dengan cara lain" });
    expect(await other.getAttribute("href")).toBe("https://bayar.test/snap/1");
    expect(await page.locator("main .filled").allInnerTexts()).toEqual(["Bayar dengan cara lain"]);
    await expectAccessible(page);
    const ended = anOrder(4, { transaction_status: "expired", is_declined: true });
    // The page that is left may still ask for its own order.
    await open(page, [ended, order], `?order=${ended.no_invoice}`);
    await panel(page).getByRole("heading", { name: "Pembayaran tidak berhasil" }).waitFor();
    await panel(page).getByRole("link", { name: "Ke keranjang" }).waitFor();
  });

  test("a lost connection is reported and recovers by itself; an unknown order is not found", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [/ERR_/, refused(404)],
    });
    const order = anOrder(3, { transaction_status: "pending" });
    await page.clock.install();
    await open(page, [order], `?order=${order.no_invoice}`);
    await panel(page).getByRole("heading", { name: "Menunggu pembayaran" }).waitFor();
    const cut = /\/api\/transaction\/INV-/;
    await page.route(cut, (route) => route.abort("internetdisconnected"));
    await page.clock.runFor(3000);
    await panel(page).getByText("Status belum bisa diperiksa. Kami mencoba lagi secara otomatis.").waitFor();
    await page.unroute(cut);
    await playOrders(page, () => [order]);
    await page.clock.runFor(3000);
    await panel(page)
      .getByText(/^Kami belum menerima pembayaran Anda/)
      .waitFor();
    await page.goto("/akasia/transaction/history?order=INV-LAIN-1");
    await panel(page).getByRole("heading", { name: "Pesanan tidak ditemukan" }).waitFor();
    await expectAccessible(page);
  });
});

describe("R-25: an order without a gateway", () => {
  test("B-368, B-373, B-376: time paid by a voucher is listed as bought and leads back", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const bought = await send("POST", "/api/console/transactions", {
      as: member,
      body: {
        voucher_code: "ALMAGRATIS",
        items: [{ product_type: "chat", product_id: 1, quantity: 1 }],
      },
    });
    expect([bought.status, bought.body.total_payment]).toEqual([200, 0]);
    const invoice = String(bought.body.no_invoice);
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    await page.goto(`/akasia/transaction/history?order=${invoice}`);
    const panel = page.getByRole("region", { name: "Status pembayaran" });
    await panel.getByRole("heading", { name: "Pesanan selesai" }).waitFor();
    expect(await isOpen(page, "Paket")).toBe("true");
    const text = (await details(page).innerText()).replace(/\s+/g, " ");
    for (const part of [invoice, "Selesai", "PLUS", "Voucher ALMAGRATIS", "Total pembayaran Rp0"])
      expect(text).toContain(part);
    await page.getByRole("button", { name: "Saldo 35:00" }).waitFor();
    expect(await rows(page).count()).toBe(1);
    await expectAccessible(page);
    await panel.getByRole("link", { name: "Ke daftar obrolan" }).click();
    await reach(page, "/akasia/conversation");
  });
});
