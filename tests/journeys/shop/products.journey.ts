import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import type { Product } from "#contract/product.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

const cards = (page: Page) => page.locator("main article");
const box = (page: Page) => page.getByRole("textbox", { name: "Cari produk" });
const inCart = async (member: Member) => {
  const { body } = await send("GET", "/api/cart/user", { as: member });
  const groups = body.data as { carts: { product_id: number; quantity: number }[] }[];
  return groups.flatMap(({ carts }) => carts).map(({ product_id, quantity }) => [product_id, quantity]);
};

const aProduct = (id: number, over: Partial<Product> = {}): Product => ({
  id,
  expert_id: 1,
  expert: { id: 1, name: "Sekar Ayuning" },
  name: `Lembar ${id}`,
  subtitle: "Uji",
  photo: "/assets/uploads/product-1.svg",
  price: 10_000,
  price_disc: "0.00",
  unit: "PDF",
  detail: "Isi lembar.",
  category: "Lembar kerja",
  ...over,
});

/** Pretends that the expert has this many products, paged and searched as on the server. Returns the queries. */
async function offerMany(page: Page, count: number): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route("**/api/expert/1/product?*", (route: Route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const all = Array.from({ length: query.get("search") ? 1 : count }, (_, n) => aProduct(n + 1));
    const perPage = Number(query.get("per_page"));
    const at = (Number(query.get("page")) - 1) * perPage;
    const counts = { page: Number(query.get("page")), per_page: perPage, total: all.length };
    const data = {
      data: all.slice(at, at + perPage),
      ...counts,
      total_pages: Math.ceil(all.length / perPage),
    };
    return route.fulfill({ json: { status: "success", data } });
  });
  return asked;
}

/** Answers with this product in place of the server's. */
const playProduct = (page: Page, product: Product) =>
  page.route(`**/api/expert/1/product/${product.id}`, (route) =>
    route.fulfill({ json: { status: "success", data: { data: [product] } } }),
  );

describe("R-21: products of an expert", () => {
  test("B-015, B-287, B-289, B-293, B-437, T-094, T-095: the page has title, search, cards and cart; a card opens its product, back returns to the expert", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    await send("POST", "/api/cart", { as: member, body: { product_id: 2, quantity: 2, notes: "-" } });
    const page = await openPage({ signedInAs: member, path: "expert/1/product" });
    await page.getByRole("heading", { level: 1, name: "Daftar Produk" }).waitFor();
    expect(await box(page).getAttribute("placeholder")).toBe("Cari produk...");
    await page.getByRole("link", { name: "Buka keranjang, 2 barang" }).waitFor();
    await cards(page).nth(1).waitFor();
    // Only the first product is discounted, so only it shows an old price.
    expect(await cards(page).locator("s").allInnerTexts()).toEqual(["Rp45.000"]);
    expect(await cards(page).first().innerText()).toContain("Rp29.000");
    await expectAccessible(page);
    await cards(page).getByText("Lembar tulis lima menit sebelum tidur").click({ force: true });
    await page.waitForURL("**/akasia/expert/1/product/1");
    await page.goBack();
    await page.getByRole("link", { name: "Tentang Sekar Ayuning" }).click();
    await page.waitForURL("**/akasia/expert/1");
  });

  test("B-291, B-292, A-98: pages have 12 products; another search begins at the first page", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    const asked = await offerMany(page, 13);
    await page.goto("/akasia/expert/1/product");
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(12);
    await page
      .getByRole("navigation", { name: "Halaman produk" })
      .getByRole("link", { name: "Halaman 2" })
      .click();
    await page.getByRole("link", { name: "Lembar 13" }).waitFor();
    expect(await cards(page).count()).toBe(1);
    await box(page).fill("lembar");
    await page.getByRole("link", { name: "Lembar 1", exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "Lembar 13" }).count()).toBe(0);
    expect(addressOf(page)).toBe("/akasia/expert/1/product?search=lembar");
    expect(asked.map((query) => [query.get("page"), query.get("per_page"), query.get("search")])).toEqual([
      ["1", "12", null],
      ["2", "12", null],
      ["1", "12", "lembar"],
    ]);
  });

  test("B-288, A-08, T-096, T-097: no match and no products have messages of their own", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      path: "expert/1/product",
    });
    await box(page).fill("jurnla");
    await expect.poll(() => cards(page).getByRole("link").allInnerTexts()).toEqual(["Jurnal Tenang 14 Hari"]);
    await box(page).fill("xyzzy");
    await page.getByRole("heading", { name: "Produk tidak ditemukan!" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Lihat semua produk" }).click();
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.goto("/akasia/expert/7/product");
    await page.getByRole("heading", { name: "Tidak ada produk yang ditemukan." }).waitFor();
    await page.getByRole("link", { name: "Lihat expert lain", exact: true }).click();
    await page.waitForURL("**/akasia/expert");
  });

  test("B-290: an expert of no or another client leads to the list of experts", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(404)],
    });
    for (const id of ["abc", "99999", "4"]) {
      await page.goto(`/akasia/expert/${id}/product`);
      await page.waitForURL("**/akasia/expert");
    }
  });

  test("B-302: an unreadable list is logged, reported and can be loaded again", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(422), /answer: 422/],
    });
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("products"));
    await page.route("**/api/expert/1/product?*", (route) => route.fulfill({ status: 422, json: {} }));
    await page.goto("/akasia/expert/1/product");
    await logged;
    await page.getByRole("heading", { name: "Produk belum bisa dimuat" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await expect.poll(() => cards(page).count()).toBe(2);
  });
});

describe("R-22: the page of one product", () => {
  test("B-294, B-295, B-437, T-099: the page shows photo, name, subtitle, detail and a reduced price beside the struck one", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: "expert/1/product/1", viewport });
      await page.getByRole("heading", { level: 1, name: "Jurnal Tenang 14 Hari" }).waitFor();
      const product = cards(page).first();
      expect(await product.locator("img").getAttribute("src")).toBe("/assets/uploads/product-1.svg");
      await product.getByText("Lembar tulis lima menit sebelum tidur").waitFor();
      expect(await product.locator("s").innerText()).toBe("Rp45.000");
      expect(await product.innerText()).toContain("Rp29.000");
      await product.getByRole("heading", { name: "Detail Produk" }).waitFor();
      await product.getByText(/^Empat belas lembar/).waitFor();
      await expectAccessibleInBothThemes(page);
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
    }
    for (const price_disc of ["0.00", ""]) {
      const plain = await openPage({ signedInAs: member });
      await playProduct(plain, aProduct(2, { price: 25_000, price_disc }));
      await plain.goto("/akasia/expert/1/product/2");
      await cards(plain).first().getByText("Rp25.000").waitFor();
      expect(await cards(plain).first().locator("s").count()).toBe(0);
    }
  });

  test("B-253, B-256, B-296, B-297, T-078, T-098: the chosen quantity, at least one, goes into the cart", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({
      signedInAs: member,
      path: "expert/1/product/1",
      viewport: "desktop",
    });
    const less = page.getByRole("button", { name: "Kurangi jumlah" });
    await less.waitFor();
    expect(await less.isDisabled()).toBe(true);
    const enough = page.getByText("Satu sudah cukup: berkasnya bisa Anda buka berkali-kali.");
    expect(await enough.count()).toBe(0);
    await page.getByRole("button", { name: "Tambah jumlah" }).click();
    await enough.waitFor();
    await page.getByRole("button", { name: "Tambah jumlah" }).click();
    await less.click();
    const sent = page.waitForRequest("**/api/cart");
    await page.getByRole("button", { name: "Tambahkan Keranjang" }).click();
    expect((await sent).postDataJSON()).toEqual({ product_id: 1, quantity: 2, notes: "-" });
    await page
      .locator("[data-toast=success]")
      .getByText("Produk berhasil ditambahkan ke keranjang")
      .waitFor();
    await page.getByRole("link", { name: "Buka keranjang, 2 barang" }).waitFor();
    expect(await inCart(member)).toEqual([[1, 2]]);
    // The button stands below the words where it would leave them no room.
    await page.setViewportSize({ width: 320, height: 640 });
    const words = page.locator("[data-toast]").getByText("Produk berhasil ditambahkan ke keranjang");
    expect((await words.boundingBox())?.width).toBeGreaterThanOrEqual(140);
    await page.getByRole("button", { name: "Lihat keranjang" }).click();
    await reach(page, "/akasia/transaction/checkout");
  });

  test("a press whose response was lost adds the product once; a failure is reported", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({
      signedInAs: member,
      path: "expert/1/product/1",
      allow: [/ERR_/],
    });
    let times = 0;
    await page.route("**/api/cart", async (route) => {
      times += 1;
      if (times > 1) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    const add = page.getByRole("button", { name: "Tambahkan Keranjang" });
    await add.click();
    await page.getByText("Produk belum masuk keranjang. Periksa jaringan Anda, lalu coba lagi.").waitFor();
    await add.click();
    await page.locator("[data-toast=success]").waitFor();
    expect(await inCart(member)).toEqual([[1, 1]]);
  });

  test("B-298, B-300, T-100, T-101: other products link to their pages and to the whole list", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      path: "expert/1/product/1",
    });
    const others = page.getByRole("region", { name: "Produk Lainnya" });
    await page.getByRole("button", { name: "Tambah jumlah" }).click();
    await others.getByRole("link", { name: "Audio Jeda 7 Menit" }).click();
    await page.getByRole("heading", { level: 1, name: "Audio Jeda 7 Menit" }).waitFor();
    expect(await page.locator("output").innerText()).toBe("1");
    await others.getByRole("link", { name: "Jurnal Tenang 14 Hari" }).waitFor();
    await others.getByRole("link", { name: "Lihat semua" }).click();
    await page.waitForURL("**/akasia/expert/1/product");
  });

  test("B-299: an unknown product of this expert leads to the list of products", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(404)],
    });
    for (const id of ["abc", "99999", "3"]) {
      await page.goto(`/akasia/expert/1/product/${id}`);
      await page.waitForURL("**/akasia/expert/1/product");
      await page.getByRole("heading", { name: "Daftar Produk" }).waitFor();
    }
    await page.goto("/akasia/expert/abc/product/1");
    await page.waitForURL("**/akasia/expert");
  });

  test("B-302: an unreadable product is logged, reported and can be loaded again", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(500), /answer: 500/],
    });
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("products"));
    await page.route("**/api/expert/1/product/1", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/akasia/expert/1/product/1");
    await logged;
    await page.getByRole("heading", { name: "Produk belum bisa dimuat" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByRole("heading", { level: 1, name: "Jurnal Tenang 14 Hari" }).waitFor();
  });

  test("B-436, A-110, T-158: a free product says FREE, is taken at once and leads to Produk saya", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(500), /answer: 500/],
    });
    await playProduct(page, aProduct(2, { price: 0 }));
    let answers = 500;
    await page.route("**/api/products/2/take", (route) =>
      route.fulfill({ status: answers, json: answers === 200 ? { status: "success" } : {} }),
    );
    await page.goto("/akasia/expert/1/product/2");
    await cards(page).first().getByText("FREE", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Tambahkan Keranjang" }).count()).toBe(0);
    const take = page.getByRole("button", { name: "Ambil gratis" });
    await take.click();
    await page.getByText(/^Produk belum bisa diambil/).waitFor();
    answers = 200;
    await take.click();
    await reach(page, "/akasia/transaction/products");
  });

  test("an owned product says so and links to it", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    const own = { member: { id: member.id, clientId: member.clientId }, products: [1] };
    expect((await send("POST", "/api/test/own", { body: own })).status).toBe(200);
    const page = await openPage({ signedInAs: member, path: "expert/1/product/1" });
    await page.getByText("Anda sudah memiliki produk ini.").waitFor();
    expect(await page.getByRole("button", { name: "Tambahkan Keranjang" }).count()).toBe(0);
    await expectAccessible(page);
    expect(await page.getByRole("link", { name: "Buka Produk saya" }).getAttribute("href")).toBe(
      "/akasia/transaction/products",
    );
  });

  test("A-33: netwerk's products go into the cart too and can be paid there", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "expert/1/product/1" });
    await page.getByRole("button", { name: "Tambahkan Keranjang" }).click();
    await page.getByRole("link", { name: "Buka keranjang, 1 barang" }).click();
    await page.waitForURL("/netwerk/transaction/checkout");
    await page.getByRole("heading", { name: "Jurnal Tenang 14 Hari" }).waitFor();
    await page.goto("/netwerk/expert/1/product");
    await page.getByRole("link", { name: "Buka keranjang, 1 barang" }).waitFor();
  });
});
