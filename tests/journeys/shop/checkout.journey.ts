import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { standIn } from "../setup/answer.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import {
  alert,
  enterCode,
  made,
  openSheet,
  pack,
  record,
  standInCodes,
  standInOrders,
  total,
} from "../setup/buying.ts";
import { newMember, send, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

const detail = (query = "") => `payment/detail${query}`;
const go = (page: Page) => page.getByRole("button", { name: "Lanjutkan" });
const quantity = (page: Page) => page.getByLabel("Jumlah paket", { exact: true });
const expert = (page: Page) => page.getByLabel("Expert", { exact: true });

/** Shows the page other prices by rewriting the response of `/api/packages` in the browser; the server's stay. */
async function repriced(page: Page, prices: Record<string, number>): Promise<void> {
  await page.route("**/api/packages", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { name: string; price: number }[];
    await route.fulfill({
      response,
      json: json.map((one) => ({ ...one, price: prices[one.name] ?? one.price })),
    });
  });
}

/** Replaces an external payment page. */
async function elsewhere(page: Page): Promise<void> {
  await page.route("https://bayar.test/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Halaman pembayaran</h1>" }),
  );
}

const payUrl = "https://bayar.test/snap/1";

describe("R-24: choosing a package", () => {
  test("B-326, A-14, T-117: the page has back button, menu, experts beginning with 'Semua', cards, quantity, summary and voucher", async ({
    openPage,
  }) => {
    const member = await newMember();
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: detail(), viewport });
      await pack(page, "PLUS").waitFor();
      await openSheet(page);
      for (const name of ["Kembali", "Buka menu", "Daftar Voucher", "Lanjutkan"])
        await page.getByRole("button", { name }).waitFor();
      const experts = await expert(page).locator("option").allInnerTexts();
      expect(experts[0]).toBe("Semua");
      expect(experts[1]).toBe("Sekar Ayuning · Kesehatan Mental");
      expect(await page.getByRole("radio").count()).toBe(6);
      expect(await quantity(page).inputValue()).toBe("1");
      expect(await total(page).innerText()).toBe("Rp0");
      await page.getByRole("heading", { name: "Ringkasan" }).waitFor();
      await page.getByLabel("Kode voucher").waitFor();
      await expectAccessibleInBothThemes(page);
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
    }
  });

  test("B-326: the filter shows the packages of one expert; a package that it hides is not bought", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: detail("?packageId=1") });
    await expert(page).selectOption({ label: "Bayu Pranata · Cinta & Relasi" });
    expect(await page.getByRole("radio").count()).toBe(1);
    expect(await total(page).innerText()).toBe("Rp0");
    await go(page).click();
    await alert(page).getByText("Silahkan pilih paket terlebih dahulu.").waitFor();
    await alert(page).getByRole("button", { name: "OK" }).click();
    await pack(page, "BERDUA").check();
    expect(await total(page).innerText()).toBe("Rp60.000");
    await expert(page).selectOption("Semua");
    expect(await page.getByRole("radio").count()).toBe(6);
  });

  test("an expert without packages leads to the packages of all experts", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: detail("?expert_id=5") });
    await page.getByRole("heading", { name: "Belum ada paket waktu" }).waitFor();
    await page.getByRole("button", { name: "Lihat paket semua expert", exact: true }).click();
    await expect.poll(() => page.getByRole("radio").count()).toBe(6);
    expect(await expert(page).inputValue()).toBe("");
  });

  test("B-014, B-327: packageId and expert_id preselect; unknown values preselect nothing", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: detail("?packageId=2&expert_id=1") });
    await pack(page, "PRO").waitFor();
    expect(await pack(page, "PRO").isChecked()).toBe(true);
    expect(await expert(page).inputValue()).toBe("1");
    expect(await page.getByRole("radio").count()).toBe(3);
    await page.goto(`/netwerk/${detail("?packageId=999&expert_id=999&plan=%3Cb%3E&price=-5")}`);
    await pack(page, "PRO").waitFor();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    expect(await expert(page).inputValue()).toBe("");
    expect(await total(page).innerText()).toBe("Rp0");
  });

  test("B-014, B-328, B-329, B-456, A-13, T-115, T-116: PLUS and PRO in the address show 35.000 and 55.000; the server's price is charged and shown", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember() });
    await elsewhere(page);
    const orders = await standInOrders(page, () => made(payUrl));
    for (const [plan, id, price] of [
      ["PLUS", 1, "Rp35.000"],
      ["PRO", 2, "Rp55.000"],
    ] as const) {
      await page.goto(`/netwerk/${detail(`?plan=${plan}`)}`);
      await pack(page, plan).waitFor();
      expect(await pack(page, plan).isChecked()).toBe(true);
      expect(await total(page).innerText()).toBe(price);
      // A price in the address has no effect.
      await page.goto(`/netwerk/${detail(`?plan=${plan}&price=1&packageId=${id}`)}`);
      await pack(page, plan).waitFor();
      expect(await total(page).innerText()).toBe(price);
    }
    await repriced(page, { PLUS: 40_000, PRO: 55_000 });
    await page.goto(`/netwerk/${detail("?plan=PLUS&price=35000&packageId=1")}`);
    await pack(page, "PLUS").waitFor();
    expect(await total(page).innerText()).toBe("Rp35.000");
    await page.getByText("Harga PLUS sekarang Rp40.000 per paket. Itulah yang Anda bayar.").waitFor();
    await pack(page, "PENDAMPING").check();
    expect(await total(page).innerText()).toBe("Rp149.000");
    await pack(page, "PLUS").check();
    await go(page).click();
    await page.waitForURL(payUrl);
    expect(orders.map(({ body }) => body)).toEqual([
      expect.not.objectContaining({ expected_total: expect.anything() }),
    ]);
  });

  test("B-330: a quantity below 1 becomes 1", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: detail("?packageId=1") });
    await openSheet(page);
    for (const typed of ["0", "-1"]) {
      await quantity(page).fill(typed);
      expect(await quantity(page).inputValue()).toBe("1");
    }
    await quantity(page).fill("4");
    expect(await total(page).innerText()).toBe("Rp140.000");
    await page.getByRole("button", { name: "Kurangi jumlah paket" }).click();
    expect(await total(page).innerText()).toBe("Rp105.000");
    await quantity(page).fill("");
    await quantity(page).blur();
    expect(await quantity(page).inputValue()).toBe("1");
    expect(await page.getByRole("button", { name: "Kurangi jumlah paket" }).isDisabled()).toBe(true);
  });

  test("the back button returns to the previous page, or to the plans without one", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "payment" });
    await page.getByRole("link", { name: "Lihat paket semua expert" }).click();
    await reach(page, "/netwerk/payment/detail");
    await page.getByRole("button", { name: "Kembali" }).click();
    await reach(page, "/netwerk/payment");
    await page.goto(`/netwerk/${detail()}`);
    await page.getByRole("button", { name: "Kembali" }).click();
    await reach(page, "/netwerk/payment");
  });

  test("B-323: unreadable packages show a message and can be loaded again", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), allow: [refused(500), /answer: 500/] });
    await standIn(page, "GET", "**/api/packages", () => ({ status: 500, json: {} }));
    await page.goto(`/netwerk/${detail()}`);
    await page.getByText("Paket waktu belum bisa dimuat").waitFor();
    await expectAccessible(page);
    await page.unroute("**/api/packages");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await pack(page, "PLUS").waitFor();
  });
});

describe("C-59 from the checkout of packages", () => {
  test("B-335, B-338, B-339, B-365, A-104, T-119, T-121: the order is sent once, confirmed, and the browser goes to the payment page", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: detail("?packageId=2") });
    await elsewhere(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const bodies: unknown[] = [];
    await page.route("**/api/console/transactions", async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.fulfill(made(payUrl));
    });
    await openSheet(page);
    await quantity(page).fill("2");
    await enterCode(page, "HEMAT20");
    await page.getByText("Voucher terpasang").waitFor();
    const { x, y } = await go(page)
      .boundingBox()
      .then((box) => ({ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 20 }));
    await page.mouse.dblclick(x, y);
    await page.getByRole("button", { name: "Loading..." }).waitFor();
    await page.mouse.click(x, y);
    letGo();
    await page.waitForURL(payUrl);
    expect(bodies).toEqual([
      {
        user_type: 2,
        email: member.email,
        voucher_code: "HEMAT20",
        items: [{ product_type: "chat", product_id: 2, quantity: 2 }],
        expected_total: 88_000,
      },
    ]);
  });

  test("B-332, B-333, B-331, A-119, T-123: a free voucher is confirmed, and OK leads to the history", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: detail("?packageId=1") });
    const { status, message, redirect_url } = made("/netwerk/transaction/history").json;
    const orders = await standInOrders(page, () => ({ json: { status, message, redirect_url } }));
    await openSheet(page);
    await quantity(page).fill("3");
    await enterCode(page, "ALMAGRATIS");
    await page.getByText("Voucher terpasang").waitFor();
    await go(page).click();
    await alert(page)
      .getByText("Voucher gratis berhasil digunakan. Tekan OK untuk melanjutkan.", { exact: true })
      .waitFor();
    await expectAccessible(page);
    expect(addressOf(page)).toBe("/netwerk/payment/detail?packageId=1");
    await alert(page).getByRole("button", { name: "OK" }).click();
    await reach(page, "/netwerk/transaction/history");
    expect(orders.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        voucher_code: "ALMAGRATIS",
        items: [{ product_type: "chat", product_id: 1, quantity: 1 }],
        expected_total: 0,
      }),
    ]);
  });

  test("B-334, A-118: a payment address of our own leads to the history", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: detail("?packageId=1") });
    await standInOrders(page, () => made("/x"));
    await go(page).click();
    await page.waitForURL("/netwerk/transaction/history?order=INV-1");
  });

  test("B-336, B-337, T-124: a missing address and a refusal are explained, and all entries stay", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: detail("?packageId=1"),
      allow: [refused(422, 409)],
    });
    const orders = await standInOrders(page, (nth) => {
      if (nth === 1) return made(undefined, "tanpa alamat");
      if (nth === 2) return made("javascript:alert(1)", "alamat aneh");
      return { status: 422, json: { status: "error", code: "item_unavailable", message: "x" } };
    });
    await openSheet(page);
    await quantity(page).fill("2");
    await enterCode(page, "HEMAT20");
    await page.getByText("Voucher terpasang").waitFor();
    for (const words of ["tanpa alamat", "alamat aneh", "x"]) {
      await go(page).click();
      await alert(page).getByText(`Transaction failed: ${words}`, { exact: true }).waitFor();
      await expectAccessible(page);
      await alert(page).getByRole("button", { name: "OK" }).click();
      await alert(page).waitFor({ state: "hidden" });
    }
    expect(orders).toHaveLength(3);
    expect(await quantity(page).inputValue()).toBe("2");
    expect(await total(page).innerText()).toBe("Rp56.000");
  });

  test("B-337: a lost connection loses nothing; the retry uses the same idempotency key", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: detail("?packageId=1"),
      allow: [/ERR_CONNECTION_RESET/],
    });
    await elsewhere(page);
    const orders = await standInOrders(page, (nth) => (nth === 3 ? made(payUrl) : "cut"));
    await go(page).click();
    await alert(page).getByText("Transaction failed: Koneksi terputus.").waitFor();
    await alert(page).getByText("Menekan tombol bayar lagi tidak membuat pesanan kedua.").waitFor();
    expect(
      await alert(page).getByRole("link", { name: "Lihat riwayat transaksi" }).getAttribute("href"),
    ).toBe("/netwerk/transaction/history");
    await alert(page).getByRole("button", { name: "OK" }).click();
    // A changed order is a new order.
    await openSheet(page);
    await quantity(page).fill("2");
    await go(page).click();
    await alert(page).getByRole("button", { name: "OK" }).click();
    await go(page).click();
    await page.waitForURL(payUrl);
    const [first, second, third] = orders.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  test("A-111: the discount of a package is rounded down too", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember() });
    await repriced(page, { PLUS: 99_999 });
    await standInCodes(page, () => record({ value: 33 }));
    await page.goto(`/netwerk/${detail("?packageId=1")}`);
    await enterCode(page, "UJI");
    await page.getByText("-Rp32.999").waitFor();
    expect(await total(page).innerText()).toBe("Rp67.000");
  });

  test("a code that was typed but not applied is applied before the order", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: detail("?packageId=1") });
    const orders = await standInOrders(page, () => made("/x"));
    await openSheet(page);
    await page.getByLabel("Kode voucher").fill("HEMAT20");
    await go(page).click();
    await page.getByText("Voucher terpasang").waitFor();
    expect(orders).toEqual([]);
    await go(page).click();
    await reach(page, "/netwerk/transaction/history");
    expect(orders.map(({ body }) => body)).toEqual([expect.objectContaining({ voucher_code: "HEMAT20" })]);
  });

  test("B-246: a conversation that ran out lists the packages of its expert first and is remembered", async ({
    openPage,
  }) => {
    const member = await newMember();
    const { body } = await send("POST", "/api/conversations", { as: member, body: { expert_id: 1 } });
    const page = await openPage({ signedInAs: member });
    await standIn(page, "GET", "**/api/conversations/get_saldo", () => ({
      json: {
        status: "success",
        data: {
          total_saldo: 0,
          free_saldo: 0,
          paid_saldo: 0,
          saldo_experts: [],
          state: "ended",
          paused_by: null,
          running_expert_id: null,
          server_now: new Date().toISOString(),
        },
      },
    }));
    await page.goto(`/netwerk/conversation/${body.data}/history?expert_id=1`);
    await page.getByRole("button", { name: "Lanjut Chat" }).click();
    await alert(page).getByRole("button", { name: "Continue Chat" }).click();
    await page.waitForURL("/netwerk/payment/detail?expert_id=1");
    expect(await expert(page).inputValue()).toBe("1");
    expect(await page.getByRole("radio").count()).toBe(3);
    expect(await page.evaluate(() => sessionStorage.getItem("alma.purchase.netwerk"))).toContain(
      String(body.data),
    );
  });
});
