import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import { alert, enterCode, made, record, standInCodes, standInOrders, total } from "../setup/buying.ts";
import { count, jurnal, panduan, path, pay, shopper, tick } from "../setup/cart.ts";
import { send, test } from "../setup/journey.ts";

describe("C-59: an order from the cart", () => {
  test("B-348, B-338, A-104, T-120, T-122: only ticked items are paid, once, with a product voucher", async ({
    openPage,
  }) => {
    const member = await shopper([1, 2], [2, 1], [3, 1]);
    const page = await openPage({ signedInAs: member, path });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const bodies: unknown[] = [];
    await page.route("https://bayar.test/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "ok" }),
    );
    await page.route("**/api/console/transactions", async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.fulfill(made("https://bayar.test/1"));
    });
    await tick(page, jurnal).check();
    await tick(page, panduan).check();
    await page.getByRole("button", { name: "Ringkasan dan voucher" }).click();
    await enterCode(page, "PRODUK10");
    await page.getByText("Voucher terpasang").waitFor();
    expect(await total(page).innerText()).toBe("Rp87.300");
    await pay(page).click();
    const busy = page.getByRole("button", { name: "Memproses..." });
    await busy.waitFor();
    await busy.click({ force: true });
    letGo();
    await page.waitForURL("https://bayar.test/1");
    expect(bodies).toEqual([
      {
        user_type: 2,
        email: member.email,
        voucher_code: "PRODUK10",
        items: [
          { product_type: "digital", product_id: 1, quantity: 2 },
          { product_type: "digital", product_id: 3, quantity: 1 },
        ],
        expected_total: 87_300,
      },
    ]);
  });

  test("B-346, A-110, T-129: nothing ticked, or a total of zero without a free voucher, makes no call", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await shopper([1, 1]), path, viewport: "desktop" });
    const orders = await standInOrders(page, () => made("/x"));
    await standInCodes(page, (nth) =>
      record(
        nth === 1
          ? { voucher_type: "product", value: 100 }
          : { voucher_type: "product", options: "free", value: 100 },
      ),
    );
    await page.getByText("Centang dulu produk yang ingin Anda bayar.").waitFor();
    await pay(page).click();
    await alert(page).getByText("Tidak ada produk yang dipilih.", { exact: true }).waitFor();
    await expectAccessible(page);
    await alert(page).getByRole("button", { name: "OK" }).click();
    await tick(page, jurnal).check();
    await enterCode(page, "SERATUS");
    await expect.poll(() => total(page).innerText()).toBe("Rp0");
    await pay(page).click();
    await alert(page).getByText("Tidak ada produk yang dipilih.", { exact: true }).waitFor();
    await alert(page).getByRole("button", { name: "OK" }).click();
    expect(orders).toEqual([]);
    await enterCode(page, "GRATIS");
    await page.getByText("Voucher terpasang").waitFor();
    await page
      .getByText("Tidak ada yang perlu dibayar: tombol ini langsung menyelesaikan pesanan.")
      .waitFor();
    expect(await page.getByText("Centang dulu").count()).toBe(0);
    await pay(page).click();
    await reach(page, "/akasia/transaction/history");
    expect(orders).toHaveLength(1);
  });

  test("B-347, T-128: a failure says what to do; withdrawn items are gone after the cart is reloaded", async ({
    openPage,
  }) => {
    const member = await shopper([1, 1], [3, 1]);
    const page = await openPage({
      signedInAs: member,
      path,
      viewport: "desktop",
      allow: [refused(422), /ERR_CONNECTION_RESET/],
    });
    const orders = await standInOrders(page, (nth) =>
      nth === 1
        ? {
            status: 422,
            json: {
              status: "error",
              code: "item_unavailable",
              message: "Ada pilihan yang tidak tersedia lagi.",
              items: [{ product_type: "digital", product_id: 3 }],
            },
          }
        : "cut",
    );
    await tick(page, jurnal).check();
    await tick(page, panduan).check();
    await pay(page).click();
    await alert(page).getByText("Terjadi kesalahan saat memproses pembayaran.", { exact: true }).waitFor();
    await alert(page).getByText(`Ada pilihan yang tidak tersedia lagi. (${panduan})`).waitFor();
    const { body } = await send("GET", "/api/cart/user", { as: member });
    const left = (body.data as { expert_id: number }[]).filter(({ expert_id }) => expert_id === 1);
    await page.route("**/api/cart/user", (route) =>
      route.fulfill({ json: { status: "success", data: left } }),
    );
    await alert(page).getByRole("button", { name: "OK" }).click();
    await count(page, panduan).waitFor({ state: "detached" });
    expect(await total(page).innerText()).toBe("Rp29.000");
    for (const _ of [1, 2]) {
      await pay(page).click();
      await alert(page).getByText("Terjadi kesalahan saat memproses pembayaran.", { exact: true }).waitFor();
      await alert(page).getByRole("link", { name: "Lihat riwayat transaksi" }).waitFor();
      await alert(page).getByRole("button", { name: "OK" }).click();
    }
    const [, second, third] = orders.map(({ key }) => key);
    expect(third).toBe(second);
  });

  test("B-347: a changed price is shown before payment, and the cart shows the new one", async ({
    openPage,
  }) => {
    const member = await shopper([1, 1]);
    const page = await openPage({ signedInAs: member, path, viewport: "desktop", allow: [refused(409)] });
    await standInOrders(page, () => ({
      status: 409,
      json: { status: "error", code: "total_changed", message: "Harga berubah sejak halaman ini dibuka." },
    }));
    await tick(page, jurnal).check();
    await pay(page).click();
    await alert(page).getByText("Harga berubah sejak halaman ini dibuka.").waitFor();
    const { body } = await send("GET", "/api/cart/user", { as: member });
    const dearer = (body.data as { carts: object[] }[]).map((one) => ({
      ...one,
      carts: one.carts.map((line) => ({ ...line, price: 31_000 })),
    }));
    await page.route("**/api/cart/user", (route) =>
      route.fulfill({ json: { status: "success", data: dearer } }),
    );
    await alert(page).getByRole("button", { name: "OK" }).click();
    await expect.poll(() => total(page).innerText()).toBe("Rp31.000");
  });

  test("A-10: an expired session leads to login instead of payment", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await shopper([1, 1]), path, viewport: "desktop" });
    const orders = await standInOrders(page, () => made("/x"));
    await tick(page, jurnal).check();
    await page.evaluate(() => localStorage.clear());
    await pay(page).click();
    await reach(page, "/akasia/login");
    expect(addressOf(page)).toBe(`/akasia/login?redirect=${encodeURIComponent(`/akasia/${path}`)}`);
    expect(orders).toEqual([]);
  });
});
