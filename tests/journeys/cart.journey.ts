import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { reach, refused } from "./setup/browsing.ts";
import { expectAccessible, type Member, newMember, send, test } from "./setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "./setup/list.ts";

async function put(member: Member, product: number, quantity = 1): Promise<void> {
  const body = { product_id: product, quantity, notes: "-" };
  expect((await send("POST", "/api/cart", { as: member, body })).status).toBe(200);
}

const total = (page: Page) => page.locator("dl div", { hasText: "Total" }).locator("dd");

describe("B-157, A-33: the cart in the header", () => {
  test("B-255, B-258: akasia's counts the pieces and leads to the cart", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    await put(member, 1, 2);
    await put(member, 3);
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      const button = page.getByRole("link", { name: "Buka keranjang, 3 barang" });
      await button.waitFor();
      expect(await page.locator("[data-cart-count]").innerText()).toBe("3");
      await button.click();
      await reach(page, "/akasia/transaction/checkout");
    }
  });

  test("netwerk has none, and asks for none; meditap has one", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember() });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/netwerk/conversation");
    await page.getByRole("button", { name: "Saldo 05:00" }).waitFor();
    expect(await page.getByRole("link", { name: /keranjang/ }).count()).toBe(0);
    expect(asked).not.toContain("/api/cart/user");
    const other = await openPage({
      signedInAs: await newMember({ client: "meditap" }),
      path: "conversation",
    });
    await other.getByRole("link", { name: "Buka keranjang", exact: true }).waitFor();
  });

  test("B-257: a cart that cannot be read is logged, and nothing is said", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(422), /answer: 422/],
    });
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("cart"));
    await page.route("**/api/cart/user", (route) => route.fulfill({ status: 422, json: {} }));
    await page.goto("/akasia/conversation");
    await logged;
    await page.getByRole("link", { name: "Buka keranjang", exact: true }).waitFor();
    expect(await page.locator("[data-toast]").count()).toBe(0);
  });
});

describe("R-26: what lies in the cart", () => {
  test("B-248: without a session nothing is asked", async ({ openPage }) => {
    const page = await openPage({ client: "akasia" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/akasia/transaction/checkout");
    await reach(page, "/akasia/login");
    expect(asked).not.toContain("/api/cart/user");
  });

  test("B-251, B-252, B-254, B-434, B-438: by expert; totals follow each change", async ({ openPage }) => {
    for (const viewport of bothViewports) {
      const member = await newMember({ client: "akasia" });
      await put(member, 1, 2);
      await put(member, 3);
      const page = await openPage({ signedInAs: member, path: "transaction/checkout", viewport });
      await page.getByRole("heading", { name: "Dari Sekar Ayuning" }).waitFor();
      await page.getByRole("heading", { name: "Dari Bayu Pranata" }).waitFor();
      // 2 x 29.000 + 39.000
      expect(await total(page).innerText()).toBe("Rp97.000");
      await page.getByRole("button", { name: "Tambah Jurnal Tenang 14 Hari" }).click();
      await expect.poll(() => total(page).innerText()).toBe("Rp126.000");
      await page.getByRole("button", { name: "Kurangi Jurnal Tenang 14 Hari" }).click();
      await page.getByRole("button", { name: "Kurangi Jurnal Tenang 14 Hari" }).click();
      await expect.poll(() => total(page).innerText()).toBe("Rp68.000");
      const reloaded = page.waitForRequest("**/api/cart/user");
      await page.getByRole("button", { name: "Hapus Panduan Percakapan Sulit dari keranjang" }).click();
      await reloaded;
      await expect.poll(() => total(page).innerText()).toBe("Rp29.000");
      await page.getByRole("button", { name: "Urungkan" }).click();
      await expect.poll(() => total(page).innerText()).toBe("Rp68.000");
    }
  });

  test("B-257: a change that failed is logged and taken back without a word", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    await put(member, 1);
    const page = await openPage({
      signedInAs: member,
      path: "transaction/checkout",
      allow: [refused(500), /answer: 500/],
    });
    await page.route(/\/api\/cart\/\d+$/, (route) => route.fulfill({ status: 500, body: "" }));
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("cart"));
    await page.getByRole("button", { name: /^Tambah/ }).click();
    await logged;
    await expect.poll(() => total(page).innerText()).toBe("Rp29.000");
    expect(await page.locator("[data-toast]").count()).toBe(0);
  });

  test("says plainly that paying is not open, and has no button that pretends", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    await put(member, 1);
    for (const viewport of bothViewports)
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await openPage({
          signedInAs: member,
          path: "transaction/checkout",
          viewport,
          colorScheme,
        });
        await page.getByText("Pembayaran belum dibuka").waitFor();
        expect(await page.getByRole("button", { name: /bayar|checkout/i }).count()).toBe(0);
        await expectAccessible(page);
        const { width } = page.viewportSize() ?? { width: 0 };
        expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
      }
  });

  test("empty, broken, and where there is none: each has its words and a way on", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({
      signedInAs: member,
      path: "transaction/checkout",
      allow: [refused(422), /answer: 422/],
    });
    await page.getByText("Keranjang Anda masih kosong").waitFor();
    await expectAccessible(page);
    await page.route("**/api/cart/user", (route) => route.fulfill({ status: 422, json: {} }));
    await page.reload();
    await page.getByText("Keranjang belum bisa dimuat").waitFor();
    await page.unroute("**/api/cart/user");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByRole("link", { name: "Ke daftar obrolan" }).click();
    await reach(page, "/akasia/conversation");
    const direct = await openPage({ signedInAs: await newMember(), path: "transaction/checkout" });
    await direct.getByText("Di sini tidak ada keranjang").waitFor();
  });
});

describe("R-24: packages of time", () => {
  test("those of the expert, with minutes and price; buying is not open yet", async ({ openPage }) => {
    const { body } = await send("GET", "/api/packages", { client: "netwerk" });
    const packages = body as unknown as { name: string; time: number; detail_expert: { id: number } }[];
    const offered = packages.filter(({ detail_expert }) => detail_expert.id === 1);
    expect(offered.length).toBeGreaterThan(0);
    const member = await newMember();
    for (const viewport of bothViewports)
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await openPage({
          signedInAs: member,
          path: "payment/detail?expert_id=1",
          viewport,
          colorScheme,
        });
        await page.getByText("Pembelian waktu belum dibuka").waitFor();
        const cards = page.locator("main article");
        expect(await cards.getByRole("heading").allInnerTexts()).toEqual(
          offered.map(({ name, time }) => expect.stringMatching(`${name}\\s*${time} menit`)),
        );
        expect(await cards.first().innerText()).toMatch(/Rp\d/);
        expect(await page.getByRole("button", { name: /beli|bayar/i }).count()).toBe(0);
        await expectAccessible(page);
        const { width } = page.viewportSize() ?? { width: 0 };
        expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
      }
  });

  test("none, or none that could be read, has its words; there is a way back to the talks", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: "payment/detail?expert_id=999",
      allow: [refused(500), /answer: 500/],
    });
    await page.getByRole("heading", { name: "Belum ada paket waktu" }).waitFor();
    await page.route("**/api/packages", (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await page.getByText("Paket waktu belum bisa dimuat").waitFor();
    await page.unroute("**/api/packages");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByRole("heading", { name: "Belum ada paket waktu" }).waitFor();
    await page.getByRole("link", { name: "Kembali ke daftar obrolan" }).click();
    await reach(page, "/netwerk/conversation");
  });
});
