import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import { newMember, origin, send, test } from "../setup/journey.ts";
import { widthAtDoubleText } from "../setup/list.ts";

const cards = (page: Page) => page.locator("main article");
const names = (page: Page) => cards(page).getByRole("heading").getByRole("link").allInnerTexts();
const box = (page: Page) => page.getByRole("textbox", { name: "Cari expert" });
const chip = (page: Page, name: string) => page.getByText(name, { exact: true }).and(page.locator("label"));

/**
 * Pretends that the client has this many experts, by repeating the first one under other names. Returns the requests.
 */
async function offerMany(page: Page, count: number): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route("**/api/console/expert?*", async (route: Route) => {
    asked.push(new URL(route.request().url()));
    const answer = await route.fetch();
    const body = await answer.json();
    const data = Array.from({ length: count }, (_, n) => ({
      ...body.data[0],
      id: n + 1,
      name: `Expert ${n + 1}`,
    }));
    return route.fulfill({ json: { ...body, data, total: count } });
  });
  return asked;
}

/** Expects two columns on a tablet, and on the narrowest phone the name beside the photo. */
async function expectGoodUseOfWidth(page: Page): Promise<void> {
  const size = page.viewportSize();
  const top = async (n: number) => (await cards(page).nth(n).boundingBox())?.y;
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await top(1)).toBe(await top(0));
  await page.setViewportSize({ width: 320, height: 640 });
  const photo = await cards(page).first().getByRole("img").boundingBox();
  const name = await cards(page).first().getByRole("heading").boundingBox();
  expect(name?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 320));
  if (size) await page.setViewportSize(size);
}

describe("R-19: the list of experts", () => {
  test("B-259, T-083: the page has search, chips, banner and grid; chips and search narrow the grid", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, path: "expert" });
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(5);
    await expectGoodUseOfWidth(page);
    await chip(page, "Karier").click();
    await page.waitForURL("**/akasia/expert?service=Karier");
    expect(await names(page)).toEqual(["Dara Kinanti"]);
    await page.getByText("1 expert", { exact: true }).waitFor();
    await chip(page, "All").click();
    await expect.poll(() => cards(page).count()).toBe(5);
    const asked = page.waitForRequest("**/api/console/expert?*search=bayu*");
    await box(page).fill("bayu");
    await asked;
    await expect.poll(() => names(page)).toEqual(["Bayu Pranata"]);
    expect(addressOf(page)).toBe("/akasia/expert?search=bayu");
    await page.getByRole("link", { name: "Gabung sebagai expert" }).click();
    await reach(page, "/akasia/join-expert");
  });

  test("the search tolerates typing errors; no match says so and leads back to all", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "expert" });
    await box(page).fill("skear");
    await expect.poll(() => names(page)).toEqual(["Sekar Ayuning"]);
    await box(page).fill("xyzzy");
    await page.getByRole("heading", { name: "Tidak ada expert yang cocok" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Lihat semua expert" }).click();
    await expect.poll(() => cards(page).count()).toBe(5);
    expect(await box(page).inputValue()).toBe("");
    // By keyboard only: Enter searches at once, Escape clears the box.
    await box(page).fill("dara");
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toEqual(["Dara Kinanti"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => cards(page).count()).toBe(5);
  });

  test("a client without experts says so and leads to the conversations", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await offerMany(page, 0);
    await page.goto("/akasia/expert");
    await page.getByRole("heading", { name: "Belum ada expert" }).waitFor();
    await page.getByRole("link", { name: "Ke daftar obrolan", exact: true }).click();
    await reach(page, "/akasia/conversation");
  });

  test("a failed search says so and can be tried again", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      path: "expert",
      allow: [refused(422), /answer: 422/],
    });
    await cards(page).first().waitFor();
    await page.route("**/api/console/expert?*search=*", (route) => route.fulfill({ status: 422, json: {} }));
    await box(page).fill("bayu");
    await page.getByRole("heading", { name: "Pencarian belum berhasil" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await expect.poll(() => names(page)).toEqual(["Bayu Pranata"]);
  });

  test("B-261, B-262, B-445, B-446: 13 experts make pages of 12 and 1; one call loads up to 100", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member });
    const asked = await offerMany(page, 13);
    await page.goto("/akasia/expert");
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(12);
    const pages = page.getByRole("navigation", { name: "Halaman expert" });
    await pages.getByRole("link", { name: "Halaman 2" }).click();
    await expect.poll(() => names(page)).toEqual(["Expert 13"]);
    expect(addressOf(page)).toBe("/akasia/expert?page=2");
    expect(asked.map(({ searchParams }) => [searchParams.get("page"), searchParams.get("per_page")])).toEqual(
      [["1", "100"]],
    );
    const many = await openPage({ signedInAs: member });
    await offerMany(many, 60);
    await many.goto("/akasia/expert?page=3");
    await cards(many).first().waitFor();
    expect(
      await pages
        .page()
        .getByRole("link", { name: /^Halaman \d/ })
        .count(),
    ).toBe(2);
    expect(await many.getByRole("link", { name: /^Halaman \d/ }).allInnerTexts()).toEqual(["2", "3", "4"]);
  });

  test("B-260: a card leads to its expert, and the way back restores the list", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      path: "expert",
      viewport: "desktop",
    });
    await chip(page, "Cinta & Relasi").click();
    await expect.poll(() => cards(page).count()).toBe(2);
    await box(page).fill("raka");
    await expect.poll(() => names(page)).toEqual(["Raka Mahendra"]);
    // A press anywhere on the card works.
    await cards(page).getByText("Keluarga", { exact: true }).click({ force: true });
    await page.waitForURL("**/akasia/expert/7");
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(["Raka Mahendra"]);
    expect(await box(page).inputValue()).toBe("raka");
    expect(addressOf(page)).toBe("/akasia/expert?search=raka&service=Cinta+%26+Relasi");
  });

  test("the list fits narrow screens and large text, in light and dark", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "meditap" }),
      path: "expert?search=a",
    });
    await cards(page).first().waitFor();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(320);
  });
});

test("B-010, A-46: list, expert and products share header, menu and footer", async ({ openPage }) => {
  const page = await openPage({
    signedInAs: await newMember({ client: "akasia" }),
    path: "expert",
    viewport: "desktop",
  });
  const frames: string[][] = [];
  await cards(page).first().waitFor();
  // The header is never recreated: a mark set here is still there two screens later.
  await page.getByRole("banner").evaluate((header) => header.setAttribute("data-marked", ""));
  const look = async () => {
    // The content of a screen may appear before its footer.
    await page.getByRole("contentinfo").getByText("© 2026 AlmaCare").waitFor();
    frames.push([
      await page.locator("header[data-marked]").getByRole("link").first().innerText(),
      await page.getByRole("button", { name: "Buka menu" }).innerText(),
      // Not `innerText`, because the footer is hidden for a moment while the next screen loads.
      (await page.getByRole("contentinfo").textContent()) ?? "",
    ]);
  };
  await look();
  await cards(page).getByRole("link", { name: "Sekar Ayuning" }).click();
  await page.getByRole("region", { name: "Produk dari Sekar Ayuning" }).waitFor();
  await look();
  await page
    .getByRole("region", { name: "Produk dari Sekar Ayuning" })
    .getByRole("link", { name: "Lihat semua" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Daftar Produk" }).waitFor();
  await look();
  expect(frames[1]).toEqual(frames[0]);
  expect(frames[2]).toEqual(frames[0]);
});

describe("R-20: the page of one expert", () => {
  test("B-263, A-124: the page shows name, photo, service, biography and skills from the data", async ({
    openPage,
  }) => {
    const { body } = await send("GET", "/api/console/expert/1", { client: "akasia" });
    const [expert] = body.data as [Record<string, string>];
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      path: "expert/1",
    });
    await page.getByRole("heading", { level: 1, name: expert.name! }).waitFor();
    expect(await page.locator("main article img").first().getAttribute("src")).toBe(expert.photo_url);
    await page.getByText(expert.biography!).waitFor();
    const skills = page.getByRole("region", { name: "Keahlian" });
    // A program has no years of experience.
    expect(await skills.locator("dd").allInnerTexts()).toEqual([expert.layanan, expert.category]);
    await expectAccessible(page);
  });

  test("the first response shows the portrait of an expert of the client, and of nobody else", async () => {
    const portraitOf = async (path: string) =>
      /<main.*?<img src="([^"]+)" alt="" loading="eager"/s.exec(
        await (await fetch(origin + path)).text(),
      )?.[1];
    expect(await portraitOf("/akasia/expert/1")).toBe("/assets/uploads/expert-1.svg");
    expect(await portraitOf("/akasia/expert/99999")).toBeUndefined();
    expect(await portraitOf("/akasia/expert/kata")).toBeUndefined();
  });

  test("at 768 px the portrait is a square beside the text, and the picture of a product is at most 400 px high", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember() });
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/netwerk/expert/1");
    await page.getByRole("heading", { level: 1, name: "Sekar Ayuning" }).waitFor();
    const portrait = await page.locator("main article img").first().boundingBox();
    expect(portrait?.height).toBe(portrait?.width);
    expect(portrait?.height).toBeLessThan(300);
    await page.goto("/netwerk/expert/3/product/5");
    await page.getByRole("heading", { name: "Detail Produk" }).waitFor();
    expect((await page.locator("main article img").first().boundingBox())?.height).toBeLessThan(400);
  });

  test("B-015, B-264: a row of products links to each product and to all of them", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "expert/1" });
    const strip = page.getByRole("region", { name: "Produk dari Sekar Ayuning" });
    await strip.getByRole("link", { name: "Audio Jeda 7 Menit" }).click();
    await page.waitForURL("**/akasia/expert/1/product/2");
    await page.goBack();
    await strip.getByRole("link", { name: "Lihat semua" }).click();
    await page.waitForURL("**/akasia/expert/1/product");
  });

  test("B-302: unreadable products are logged, and the page shows without them", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(500), /answer: 500/],
    });
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("products"));
    await page.route("**/api/expert/1/product?*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/akasia/expert/1");
    await page.getByRole("heading", { level: 1, name: "Sekar Ayuning" }).waitFor();
    await logged;
    expect(await page.getByRole("region", { name: /^Produk dari/ }).count()).toBe(0);
  });

  test("B-265, A-33: the cart button shows its count, on netwerk too", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    await send("POST", "/api/cart", { as: member, body: { product_id: 1, quantity: 3, notes: "-" } });
    const page = await openPage({ signedInAs: member, path: "expert/1" });
    await page.getByRole("link", { name: "Buka keranjang, 3 barang" }).waitFor();
    expect(await page.locator("[data-cart-count]").innerText()).toBe("3");
    const direct = await openPage({ signedInAs: await newMember(), path: "expert/1" });
    await direct.getByRole("link", { name: "Buka keranjang", exact: true }).waitFor();
  });

  test("B-062, B-266, B-267, T-084, T-085: Start Chat opens a conversation, Subscribe the packages; netwerk has no Subscribe", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      path: "expert/2",
    });
    await page.getByRole("link", { name: "Subscribe", exact: true }).click();
    await page.waitForURL("**/akasia/payment/detail?expert_id=2");
    await page.goBack();
    const start = page.getByRole("button", { name: "Start Chat dengan Bayu Pranata" });
    expect(await start.innerText()).toBe("Start Chat");
    await start.click();
    await page.waitForURL(/\/akasia\/conversation\/[^/]+\?expert_id=2$/);
    const direct = await openPage({ signedInAs: await newMember(), path: "expert/2" });
    await direct.getByRole("button", { name: "Start Chat dengan Bayu Pranata" }).waitFor();
    expect(await direct.getByText("Subscribe").count()).toBe(0);
  });

  test("B-268: an unknown or unreadable expert leads to the list", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(404, 500), /answer: 500/],
    });
    for (const id of ["abc", "99999", "4"]) {
      await page.goto(`/akasia/expert/${id}`);
      await page.waitForURL("**/akasia/expert");
      await cards(page).first().waitFor();
    }
    await page.route("**/api/console/expert/1", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/akasia/expert/1");
    await page.waitForURL("**/akasia/expert");
  });

  test("B-269, T-057: a conversation that cannot be created shows the server's message or ours", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      path: "expert/1",
      allow: [refused(409, 500), /answer: 500/],
    });
    const start = page.getByRole("button", { name: /^Start Chat/ });
    const alert = page.getByRole("alertdialog", { name: "Obrolan belum bisa dimulai" });
    for (const { status, json, says } of [
      { status: 409, json: { message: "Sedang penuh." }, says: "Sedang penuh." },
      { status: 500, json: {}, says: "Failed to create chat conversation. Please try again later." },
    ]) {
      await page.route("**/api/conversations", (route) => route.fulfill({ status, json }));
      await start.click();
      await alert.getByText(says, { exact: true }).waitFor();
      await alert.getByRole("button", { name: "OK" }).click();
      await page.unrouteAll();
    }
  });
});
