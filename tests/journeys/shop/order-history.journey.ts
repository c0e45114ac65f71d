import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Transaction } from "#contract/order.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import { newMember, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";
import { anOrder, file, playOrders, time } from "../setup/orders.ts";

const details = (page: Page) => page.getByRole("tabpanel");
const rows = (page: Page) =>
  page
    .locator("tbody tr:visible, main li:visible")
    .filter({ has: page.getByRole("button", { name: /^Lihat detail/ }) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const isOpen = (page: Page, name: string) => tab(page, name).getAttribute("aria-selected");

/** Opens the history with these orders. */
async function open(page: Page, orders: Transaction[], query = ""): Promise<void> {
  await playOrders(page, () => orders);
  await page.goto(`/akasia/transaction/history${query}`);
  await page.getByRole("heading", { level: 1, name: "Transaksi" }).waitFor();
  await tab(page, "Produk").waitFor();
}

const mixed = [
  anOrder(1, {
    total_price: 58_000,
    nom_disc: 5800,
    total_payment: 52_200,
    voucher_code: "PRODUK10",
    transaction_detail: [file("Jurnal Tenang 14 Hari", { quantity: 2 })],
  }),
  anOrder(2, { transaction_detail: [file("Audio Jeda 7 Menit")], paid_at: "2026-11-20T05:00:00.000Z" }),
  anOrder(3, { transaction_detail: [time()] }),
  anOrder(4, { transaction_detail: [time()], paid_at: "2026-11-20T06:00:00.000Z" }),
  anOrder(5, { transaction_status: "pending" }),
  anOrder(6, { transaction_status: "expired" }),
  anOrder(7, { transaction_status: "dikirim", paid_at: "2026-11-01T06:00:00.000Z" }),
];

describe("R-03, R-25: the history of purchases", () => {
  test("R-03: the short address leads to the history, and without a session to login", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", path: "transaction" });
    await reach(page, "/akasia/login");
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/akasia/transaction/history");
  });

  test("B-372, B-376, A-121, T-138, T-139: Produk is open first, with the newest paid order of each kind", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member });
    await open(page, mixed);
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Produk", "Paket"]);
    expect(await isOpen(page, "Produk")).toBe("true");
    await details(page).getByText("INV-AKASIA-20261121-000002").waitFor();
    await tab(page, "Produk").focus();
    await page.keyboard.press("ArrowRight");
    await details(page).getByText("INV-AKASIA-20261121-000004").waitFor();
    expect(await isOpen(page, "Paket")).toBe("true");
    await details(page).getByText("30 menit obrolan").waitFor();
  });

  test("B-373, A-26: invoice, date, status, items, discount, voucher and payment of the chosen order show above the table", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await open(page, mixed);
    await rows(page).nth(0).getByRole("button").click();
    const text = (await details(page).innerText()).replace(/\s+/g, " ");
    for (const part of [
      "INV-AKASIA-20261121-000001",
      "11 November 2026, 10.00",
      "Selesai",
      "Jurnal Tenang 14 Hari",
      "2 × Rp29.000",
      "Total harga Rp58.000",
      "Diskon −Rp5.800",
      "Voucher PRODUK10",
      "Total pembayaran Rp52.200",
    ])
      expect(text).toContain(part);
    const [above, table] = await Promise.all([details(page).boundingBox(), rows(page).first().boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
    await rows(page).nth(1).getByRole("button").click();
    await details(page).getByText("Rp0").waitFor();
  });

  test("B-377: a row opens its details in the matching tab, in sight and with the focus", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    await open(page, mixed, "?tab=paket");
    expect(await isOpen(page, "Paket")).toBe("true");
    await rows(page).filter({ hasText: "000006" }).getByText("Kedaluwarsa").click({ force: true });
    await expect.poll(() => isOpen(page, "Produk")).toBe("true");
    await details(page).getByText("INV-AKASIA-20261121-000006").waitFor();
    const heading = page.getByRole("heading", { name: "Detail pembelian" });
    expect(await heading.evaluate((line) => line === document.activeElement)).toBe(true);
    await rows(page).filter({ hasText: "000003" }).getByRole("button").click();
    await expect.poll(() => isOpen(page, "Paket")).toBe("true");
  });

  test("B-374, B-379, A-122: the search finds invoice and name, the filter has four states, and all can be shown again", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await open(page, mixed);
    await rows(page).nth(6).waitFor();
    const status = page.getByRole("combobox", { name: "Status" });
    expect(await status.locator("option").allInnerTexts()).toEqual([
      "Semua status",
      "Selesai",
      "Menunggu",
      "Kedaluwarsa",
    ]);
    const box = page.getByRole("textbox", { name: "Cari pesanan" });
    await box.fill("audio");
    await expect.poll(() => rows(page).count()).toBe(1);
    await box.fill("000003");
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining("PLUS")]);
    await box.fill("");
    await status.selectOption("pending");
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining("Menunggu")]);
    expect(addressOf(page)).toBe("/akasia/transaction/history?status=pending");
    await box.fill("paket");
    await page.getByRole("heading", { name: "Tidak ada data pesanan" }).waitFor();
    await page.getByRole("button", { name: "Tampilkan semua pesanan" }).click();
    await expect.poll(() => rows(page).count()).toBe(7);
  });

  test("B-378, B-446: 11 orders make two pages, and at most three page numbers show", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await open(
      page,
      Array.from({ length: 11 }, (_, n) => anOrder(n + 1)),
    );
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(10);
    const numbers = page.getByRole("link", { name: /^Halaman \d/ });
    expect(await numbers.allInnerTexts()).toEqual(["1", "2"]);
    await numbers.last().click();
    await expect.poll(() => rows(page).count()).toBe(1);
    const many = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await open(
      many,
      Array.from({ length: 95 }, (_, n) => anOrder(n + 1)),
      "?page=5",
    );
    await rows(many).first().waitFor();
    expect(await many.getByRole("link", { name: /^Halaman \d/ }).allInnerTexts()).toEqual(["4", "5", "6"]);
  });

  test("B-368, B-369, B-370, A-120, T-140: the four states each have a colour, an icon and a word", async ({
    openPage,
  }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await openPage({
        signedInAs: await newMember({ client: "akasia" }),
        viewport: "desktop",
        colorScheme,
      });
      await open(page, mixed);
      const colours: string[] = [];
      for (const [no, word] of [
        ["000002", "Selesai"],
        ["000005", "Menunggu"],
        ["000006", "Kedaluwarsa"],
        ["000007", "Dikirim"],
      ] as const) {
        const badge = rows(page).filter({ hasText: no }).getByText(word, { exact: true });
        await badge.waitFor();
        expect(await badge.locator("svg").count()).toBe(1);
        const [red = 0, green = 0, blue = 0] = (
          await badge.evaluate((element) => {
            // Draws one pixel, because the colour may be in any CSS notation.
            const brush = document.createElement("canvas").getContext("2d");
            if (!brush) return [];
            brush.fillStyle = getComputedStyle(element).backgroundColor;
            brush.fillRect(0, 0, 1, 1);
            return [...brush.getImageData(0, 0, 1, 1).data];
          })
        ).slice(0, 3);
        colours.push(colourOf(red, green, blue));
      }
      expect(colours).toEqual(["green", "yellow", "red", "blue"]);
      await expectAccessible(page);
    }
  });

  test("B-375: the back button leads to the conversations", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await open(page, mixed);
    await page.getByRole("link", { name: "Kembali ke obrolan" }).click();
    await reach(page, "/akasia/conversation");
  });

  test("B-382, T-141, T-142, T-143: without orders the table and both tabs say so", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), viewport: "desktop" });
    await open(page, []);
    await page.getByText("Tidak ada data pesanan", { exact: true }).waitFor();
    await details(page).getByText("Tidak ada riwayat pembelian produk.", { exact: true }).waitFor();
    const toProducts = details(page).getByRole("link", { name: "Lihat produk", exact: true });
    expect(await toProducts.getAttribute("href")).toMatch(/^\/akasia\/expert\/\d+\/product$/);
    await tab(page, "Paket").click();
    await details(page).getByText("Tidak ada riwayat pembelian paket.", { exact: true }).waitFor();
    const toPackages = page.getByRole("link", { name: "Lihat paket waktu", exact: true });
    expect(await toPackages.count()).toBe(1);
    expect(await toPackages.getAttribute("href")).toBe("/akasia/payment");
    // One empty state with one heading, not a second one for the table.
    expect(await page.locator("main").getByRole("heading").allInnerTexts()).toEqual([
      "Transaksi",
      "Tidak ada riwayat pembelian paket.",
    ]);
    await expectAccessible(page);
  });

  test("B-302, B-380, B-447: one call loads all orders; a failure is logged, shown and can be repeated", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(422), /answer: 422/],
    });
    await page.route("**/api/transaction/history?*", (route) => route.fulfill({ status: 422, json: {} }));
    const asked = page.waitForRequest("**/api/transaction/history?*");
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("transactions"));
    await page.goto("/akasia/transaction/history");
    expect(new URL((await asked).url()).searchParams.get("options[itemsPerPage]")).toBe("-1");
    await logged;
    await page.getByRole("heading", { name: "Riwayat transaksi belum bisa dimuat" }).waitFor();
    await page.unrouteAll();
    await playOrders(page, () => mixed);
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await details(page).getByText("INV-AKASIA-20261121-000002").waitFor();
  });

  test("the history fits narrow screens and large text, in light and dark", async ({ openPage }) => {
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), viewport });
      await open(page, mixed, `?order=${mixed[4]!.no_invoice}`);
      await page.getByRole("heading", { name: "Menunggu pembayaran" }).waitFor();
      await expectAccessibleInBothThemes(page);
      if (viewport === "phone") await page.setViewportSize({ width: 320, height: 640 });
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
    }
  });
});

/** Names a colour by its strongest component. */
function colourOf(red: number, green: number, blue: number): string {
  if (blue > red && blue > green) return "blue";
  if (green > red) return "green";
  return green - blue > (red - blue) / 2 ? "yellow" : "red";
}

describe("actions on an order", () => {
  test("A-115: a pending order can be paid, checked, or cancelled after a confirmation", async ({
    openPage,
  }) => {
    const orders = [anOrder(5, { transaction_status: "pending" })];
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(409), /answer: 409/],
    });
    await open(page, orders);
    await rows(page).getByRole("button").click();
    await details(page)
      .getByText(/^Bayar sebelum .*22 November 2026, 10\.00\.$/)
      .waitFor();
    const pay = details(page).getByRole("link", { name: "Lanjutkan pembayaran" });
    expect(await pay.getAttribute("href")).toBe("https://bayar.test/snap/1");
    await details(page).getByRole("button", { name: "Periksa status" }).click();
    await details(page).getByText("Belum ada pembayaran yang masuk untuk pesanan ini.").waitFor();

    let answer: { status: number; json: unknown } = {
      status: 409,
      json: { code: "payment_under_way", message: "Pembayaran sedang diproses." },
    };
    await page.route("**/api/transaction/*/cancel", (route) => route.fulfill(answer));
    await page.route(/\/api\/transaction\/INV-[A-Z0-9-]+$/, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill(answer),
    );
    await details(page).getByRole("button", { name: "Batalkan pesanan" }).click();
    const question = page.getByRole("alertdialog", { name: "Batalkan pesanan ini?" });
    await question.getByRole("button", { name: "Tidak" }).click();
    await question.waitFor({ state: "hidden" });
    await details(page).getByRole("button", { name: "Batalkan pesanan" }).click();
    await question.getByRole("button", { name: "Ya, batalkan" }).click();
    await question.getByText("Pembayaran sedang diproses.").waitFor();
    await expectAccessible(page);
    const data = { ...orders[0]!, transaction_status: "expired" as const, payment: null };
    answer = { status: 200, json: { status: "success", data } };
    await question.getByRole("button", { name: "Ya, batalkan" }).click();
    await page.locator("[data-toast=success]").getByText("Pesanan dibatalkan").waitFor();
    await details(page).getByText("Kedaluwarsa").waitFor();
    expect(await details(page).getByRole("button", { name: "Batalkan pesanan" }).count()).toBe(0);
  });

  test("a paid order gives its receipt and leads to what was bought", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(503), /answer: 503/],
    });
    await open(page, mixed);
    let isAway = true;
    await page.route("**/api/transaction/*/receipt", (route) =>
      isAway
        ? route.fulfill({ status: 503, json: {} })
        : route.fulfill({ contentType: "application/pdf", body: "%PDF-1.7" }),
    );
    const receipt = details(page).getByRole("button", { name: "Unduh struk" });
    await receipt.click();
    await page.getByText(/^Struk belum bisa diunduh/).waitFor();
    isAway = false;
    const download = page.waitForEvent("download");
    await receipt.click();
    expect((await download).suggestedFilename()).toBe("struk-INV-AKASIA-20261121-000002.pdf");
    const own = details(page).getByRole("link", { name: "Buka Produk saya" });
    expect(await own.getAttribute("href")).toBe("/akasia/transaction/products");
    await tab(page, "Paket").click();
    await details(page).getByRole("link", { name: "Ke daftar obrolan" }).click();
    await reach(page, "/akasia/conversation");
  });

  test("X-26: the receipt asks for the password if the sign-in is long ago, and says what to do where there is none", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(403), /answer: 403/],
    });
    await open(page, mixed);
    let hasPassword = true;
    let isConfirmed = false;
    await page.route("**/api/transaction/*/receipt", (route) =>
      isConfirmed
        ? route.fulfill({ contentType: "application/pdf", body: "%PDF-1.7" })
        : route.fulfill({
            status: 403,
            json: { status: "error", code: "password_needed", message: "", has_password: hasPassword },
          }),
    );
    await page.route("**/api/users/confirm-password", (route) => {
      isConfirmed = true;
      return route.fulfill({ json: { status: "success" } });
    });
    const receipt = details(page).getByRole("button", { name: "Unduh struk" });
    await receipt.click();
    const dialog = page.getByRole("dialog", { name: "Unduh struk" });
    await dialog.getByLabel("Password sekarang").fill("sandi-rahasia-9");
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Lanjut" }).click();
    expect((await download).suggestedFilename()).toBe("struk-INV-AKASIA-20261121-000002.pdf");
    await dialog.waitFor({ state: "hidden" });
    isConfirmed = false;
    hasPassword = false;
    await receipt.click();
    await details(page)
      .getByText(/^Demi keamanan, keluar dari akun, masuk lagi, lalu unduh struk/)
      .waitFor();
    expect(await dialog.count()).toBe(0);
  });

  test("an order of files and time leads one way only; a refunded order leads nowhere", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const both = anOrder(1, { transaction_detail: [time(), file("Jurnal Tenang 14 Hari")] });
    const back = anOrder(2, { ...both, no_invoice: "INV-KEMBALI", refunded_at: "2026-11-20T06:00:00.000Z" });
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    await open(page, [both, back]);
    const badges = await rows(page).filter({ hasText: back.no_invoice }).innerText();
    expect(badges).toContain("Dana dikembalikan");
    expect(badges).not.toContain("Selesai");
    await rows(page).filter({ hasText: both.no_invoice }).getByRole("button").click();
    await details(page).getByRole("link", { name: "Ke daftar obrolan" }).waitFor();
    expect(await details(page).locator(".filled").allInnerTexts()).toEqual(["Buka Produk saya"]);
    await page.goto(`/akasia/transaction/history?order=${back.no_invoice}`);
    const panel = page.getByRole("region", { name: "Status pembayaran" });
    await panel.getByRole("heading", { name: "Dana dikembalikan" }).waitFor();
    await details(page)
      .getByText(/^Dana dikembalikan pada/)
      .waitFor();
    await details(page).getByRole("button", { name: "Unduh struk" }).waitFor();
    expect(await details(page).getByRole("link").count()).toBe(0);
    expect(await panel.getByRole("link").count()).toBe(0);
    await expectAccessible(page);
  });
});
