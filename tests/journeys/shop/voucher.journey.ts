import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { standIn } from "../setup/answer.ts";
import { refused } from "../setup/browsing.ts";
import { enterCode, openSheet, pack, record, standInCodes, total } from "../setup/buying.ts";
import { put } from "../setup/cart.ts";
import { newMember, test } from "../setup/journey.ts";

const field = (page: Page) => page.getByLabel("Kode voucher");
const said = (page: Page, text: string) =>
  page.locator("[aria-live=assertive]").getByText(text, { exact: true });

/** Records the voucher codes that the page sends for checking. */
function codesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/console/check-voucher-code")
      asked.push(url.searchParams.get("voucher_code") ?? "");
  });
  return asked;
}

const packages = "payment/detail";
const chosen = "payment/detail?packageId=1";
const checkFailed = [refused(500, 429), /answer: 500/];

describe("a voucher code for a package", () => {
  test("B-350, B-351, T-130, T-131: no package or no code makes no call", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: packages });
    const asked = codesAsked(page);
    await enterCode(page, "HEMAT20");
    await said(page, "Silahkan pilih paket terlebih dahulu.").waitFor();
    await pack(page, "PLUS").check();
    await enterCode(page, "   ");
    await said(page, "Please enter a voucher code.").waitFor();
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
    expect(asked).toEqual([]);
  });

  test("B-349, B-358, B-357: an unused voucher takes its percentage off; typing removes it and the error", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen, allow: [refused(422)] });
    const asked = codesAsked(page);
    await enterCode(page, " hemat20 ");
    await said(page, "Voucher terpasang: Hemat 20%").waitFor();
    expect(await total(page).innerText()).toBe("Rp28.000");
    await page.getByText("-Rp7.000").waitFor();
    await field(page).pressSequentially("x");
    expect(await total(page).innerText()).toBe("Rp35.000");
    expect(await page.locator("[aria-live=assertive] p").count()).toBe(0);
    await field(page).press("Enter");
    await said(page, "Voucher tidak valid.").waitFor();
    await field(page).press("Backspace");
    expect(await page.locator("[aria-live=assertive] p").count()).toBe(0);
    expect(await field(page).getAttribute("aria-invalid")).toBeNull();
    expect(asked).toEqual(["HEMAT20", "HEMAT20 X"]);
  });

  test("B-352, B-353, A-106, A-107, T-132, T-133: used, unknown, expired and product vouchers are refused", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen, allow: [refused(422)] });
    for (const [code, words] of [
      ["TERPAKAI", "Voucher sudah digunakan."],
      ["TIDAKADA", "Voucher tidak valid."],
      ["USANG", "Voucher tidak valid."],
      ["PRODUK10", "Voucher tidak valid."],
    ] as const) {
      await enterCode(page, code);
      await said(page, words).waitFor();
      expect(await total(page).innerText()).toBe("Rp35.000");
    }
  });

  test("B-354, T-134: a failed check is reported; too many checks say what to do", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen, allow: checkFailed });
    await standInCodes(page, (nth) =>
      nth === 1
        ? { status: 500, json: {} }
        : { status: 429, json: { status: "error", code: "too_many_requests", message: "-" } },
    );
    await enterCode(page, "HEMAT20");
    await said(page, "Terjadi kesalahan saat memeriksa voucher.").waitFor();
    await enterCode(page, "HEMAT20");
    await page.getByText("Terlalu banyak percobaan").waitFor();
  });

  test("checks run one at a time, and an older response does not overtake newer typing", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen });
    let answer = () => {};
    let asked = 0;
    await page.route("**/api/console/check-voucher-code*", async (route) => {
      asked += 1;
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.fulfill({ json: record().json });
    });
    await enterCode(page, "UJI");
    const button = page.getByRole("button", { name: "Pakai voucher", exact: true });
    await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
    await field(page).press("Enter");
    await button.click({ force: true });
    expect(asked).toBe(1);
    await field(page).fill("LAIN");
    const answered = page.waitForResponse("**/api/console/check-voucher-code*");
    answer();
    await answered;
    await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
    expect(await page.locator("[aria-live=assertive] p").count()).toBe(0);
    expect(await total(page).innerText()).toBe("Rp35.000");
  });

  test("B-331, B-359: a free voucher covers everything, for one package", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen });
    const quantity = page.getByLabel("Jumlah paket", { exact: true });
    await openSheet(page);
    await quantity.fill("3");
    expect(await total(page).innerText()).toBe("Rp105.000");
    await enterCode(page, "ALMAGRATIS");
    await said(page, "Voucher terpasang: Sesi pertama gratis").waitFor();
    expect(await quantity.inputValue()).toBe("1");
    expect(await quantity.isDisabled()).toBe(true);
    // A total of 0 is shown as Rp0; FREE is only for prices.
    expect(await total(page).innerText()).toBe("Rp0");
    await page
      .getByText("Tidak ada yang perlu dibayar: tombol ini langsung menyelesaikan pesanan.")
      .waitFor();
  });
});

describe("a restricted voucher", () => {
  test("B-359: a free voucher for other packages says so, and fits once such a package is chosen", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "payment/detail?packageId=4" });
    await enterCode(page, "ALMAGRATIS");
    await said(page, "Voucher tidak berlaku untuk produk ini.").waitFor();
    expect(await total(page).innerText()).toBe("Rp149.000");
    expect(await page.getByLabel("Jumlah paket", { exact: true }).isEnabled()).toBe(true);
    await pack(page, "PRO").check();
    await said(page, "Voucher terpasang: Sesi pertama gratis").waitFor();
    expect(await total(page).innerText()).toBe("Rp0");
  });

  test("B-358: the maximum discount is shown in the list and never exceeded", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen });
    const bounded = record({ value: 50, max_value: 10_000, package_ids: null });
    await standInCodes(page, () => bounded);
    await page.route("**/api/console/show-voucher-code*", (route) =>
      route.fulfill({ json: { status: "success", data: [bounded.json.data] } }),
    );
    await openSheet(page);
    await page.getByRole("button", { name: "Daftar Voucher" }).click();
    await page.getByText("Potongan paling banyak Rp10.000").waitFor();
    await page.getByRole("button", { name: "Pakai voucher Voucher uji" }).click();
    await expect.poll(() => total(page).innerText()).toBe("Rp25.000");
  });
});

describe("a voucher code for the cart", () => {
  test("B-355, B-356, T-135, T-136: a product voucher applies to all ticked products", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    await put(member, 1);
    const page = await openPage({ signedInAs: member, path: "transaction/checkout", viewport: "desktop" });
    const asked = codesAsked(page);
    await enterCode(page, "PRODUK10");
    await said(page, "Silahkan pilih produk terlebih dahulu.").waitFor();
    expect(asked).toEqual([]);
    await page.getByLabel("Pilih Jurnal Tenang 14 Hari").check();
    await enterCode(page, "");
    await said(page, "Please enter a voucher code.").waitFor();
    await enterCode(page, "HEMAT20");
    await said(page, "Voucher tidak berlaku untuk produk ini.").waitFor();
    await enterCode(page, "PRODUK10");
    await said(page, "Voucher terpasang: Diskon produk 10%").waitFor();
    expect(await total(page).innerText()).toBe("Rp26.100");
    await standInCodes(page, () => record({ voucher_type: "product", value: 33 }));
    await enterCode(page, "UJI");
    // 29.000 x 33 % = 9.570, leaving 19.430; for 3 x 29.000 the discount is 28.710.
    await expect.poll(() => total(page).innerText()).toBe("Rp19.430");
    await page.getByRole("button", { name: "Tambah Jurnal Tenang 14 Hari" }).click();
    await page.getByRole("button", { name: "Tambah Jurnal Tenang 14 Hari" }).click();
    await expect.poll(() => total(page).innerText()).toBe("Rp58.290");
  });

  test("B-360: the discount of the cart is rounded down", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    await put(member, 1);
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    await page.route("**/api/cart/user", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data[0].carts[0].price = 9999;
      await route.fulfill({ response, json: body });
    });
    await standInCodes(page, () => record({ voucher_type: "product", value: 10 }));
    await page.goto("/akasia/transaction/checkout");
    await page.getByLabel("Pilih Jurnal Tenang 14 Hari").check();
    await enterCode(page, "UJI");
    await page.getByText("-Rp999", { exact: true }).waitFor();
    expect(await total(page).innerText()).toBe("Rp9.000");
  });
});

describe("'Daftar Voucher'", () => {
  test("B-362, B-364, A-109: packages list chat vouchers, the cart lists product vouchers; the last day is in words", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    await put(member, 1);
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    const asked: string[] = [];
    await page.route("**/api/console/show-voucher-code*", (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: { status: "success", data: [record().json.data] } });
    });
    for (const path of ["payment", "payment/detail", "transaction/checkout"]) {
      await page.goto(`/akasia/${path}`);
      await page.getByRole("button", { name: "Daftar Voucher" }).click();
      await page
        .getByRole("dialog", { name: "Daftar Voucher" })
        .getByText("Berlaku sampai 17 Agustus 2026")
        .waitFor();
    }
    expect(asked).toEqual(["?voucher_type=chat", "?voucher_type=chat", "?voucher_type=product"]);
  });

  test("B-326, T-118: picking a voucher fills the field and applies it; a used one cannot be picked", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen });
    await openSheet(page);
    await page.getByRole("button", { name: "Daftar Voucher" }).click();
    const list = page.getByRole("dialog", { name: "Daftar Voucher" });
    const used = list.locator("article").filter({ hasText: "TERPAKAI" });
    await used.getByText("Sudah digunakan").waitFor();
    expect(await used.getByRole("button").count()).toBe(0);
    await list.getByRole("button", { name: "Pakai voucher Hemat 20%" }).click();
    await said(page, "Voucher terpasang: Hemat 20%").waitFor();
    expect(await field(page).inputValue()).toBe("HEMAT20");
    expect(await total(page).innerText()).toBe("Rp28.000");
  });

  test("B-363, T-137: an empty list says so; an unreadable one is logged once and looks the same", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: chosen,
      allow: [refused(422)],
    });
    const logged: string[] = [];
    page.on("console", (line) => line.text().startsWith("vouchers") && logged.push(line.text()));
    await standIn(page, "GET", "**/api/console/show-voucher-code*", (nth) =>
      nth === 1 ? { json: { status: "success", data: [] } } : { status: 422, json: {} },
    );
    const list = page.getByRole("dialog", { name: "Daftar Voucher" });
    await openSheet(page);
    await page.getByRole("button", { name: "Daftar Voucher" }).click();
    await list.getByText("Voucher tidak tersedia").waitFor();
    expect(logged).toEqual([]);
    await page.reload();
    await openSheet(page);
    await page.getByRole("button", { name: "Daftar Voucher" }).click();
    await list.getByText("Voucher tidak tersedia").waitFor();
    await expect.poll(() => logged.length).toBe(1);
    await expectAccessible(page);
  });
});
