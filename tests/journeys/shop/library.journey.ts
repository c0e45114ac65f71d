import { createReadStream } from "node:fs";
import { unzipSync } from "fflate";
import PDFDocument from "pdfkit";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { libraryTexts as says } from "#texts/library.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { addressOf, alive, goInApp, reach, refused } from "../setup/browsing.ts";
import { type Member, newMember, origin, send, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

const path = "transaction/products";

/** Creates a member who owns files, such as a PDF and a ZIP. */
async function newOwner(products = [3, 2, 8], client = "netwerk"): Promise<Member> {
  const member = await newMember({ client });
  const { status } = await send("POST", "/api/test/own", { body: { member, products } });
  expect(status).toBe(200);
  return member;
}

const item = (page: Page, product: number) => page.locator(`[data-own="${product}"]`);
const openButton = (page: Page, product: number) => item(page, product).getByRole("button");
const reader = (page: Page) => page.locator("dialog.pdf-reader");

/** Records the API calls of the page, without their host. */
function callsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname + search);
  });
  return asked;
}

/** Returns how many colours a page's canvas shows; a blank page has one. */
const coloursOn = (page: Page, number: number) =>
  reader(page)
    .locator(`[data-page="${number}"] canvas`)
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 4 * 97) {
        colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      return colours.size;
    });

async function openReader(page: Page, product = 3): Promise<void> {
  await openButton(page, product).click();
  await reader(page).locator('[data-page="1"] canvas').waitFor();
}

/** Creates a one-page PDF in a font that is not embedded and that no device can be relied on to have. */
async function plainPdf(text: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A6" });
  const content = contentOf(pdf);
  pdf.font("Symbol").fontSize(20).text(text);
  pdf.end();
  return content;
}

/** As after a refund: the next link is refused and the list is empty. */
async function takeBack(page: Page): Promise<void> {
  const message = "Berkas ini tidak lagi tersedia untuk akunmu.";
  await page.route("**/api/users/products/*/link", (route) =>
    route.fulfill({ status: 403, json: { status: "error", code: "file_revoked", message } }),
  );
  const empty = { status: "success", data: [], page: 1, per_page: 1000, total: 0, total_pages: 0 };
  await page.route("**/api/users/*/products?*", (route) => route.fulfill({ json: empty }));
}

async function contentOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("R-27: Produk saya", () => {
  test("A-10, B-305, B-307: the library without a session is empty and calls nothing; home is the choice of two (A-123)", async ({
    openPage,
  }) => {
    const page = await openPage();
    const asked = callsOf(page);
    await page.goto(`/netwerk/${path}`);
    await page.getByRole("heading", { name: says.empty }).waitFor();
    expect(asked).toEqual([]);
    expect(await page.getByLabel(says.search.label).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: says.toHome }).click();
    await reach(page, "/netwerk/home");
  });

  test("B-305, B-307, T-105, T-106: a member without purchases sees the empty library", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path });
    await page.getByRole("heading", { name: "Belum Ada Pembelian" }).waitFor();
    await page.getByRole("link", { name: "Kembali ke beranda", exact: true }).waitFor();
    expect(await page.getByLabel(says.search.label).count()).toBe(0);
  });

  test("B-304, B-306, B-308, B-312, B-313, B-447, T-102, T-103, T-104, T-107: all purchases are listed by name and author; back leads to the conversations", async ({
    openPage,
  }) => {
    const member = await newOwner();
    const page = await openPage({ viewport: "desktop", signedInAs: member });
    const asked = callsOf(page);
    await page.goto(`/netwerk/${path}`);
    await item(page, 3).waitFor();
    await page.getByRole("heading", { name: "Produk saya", level: 1 }).waitFor();
    expect(asked).toContain(`/api/users/${member.id}/products?per_page=1000`);
    expect(await page.locator("[data-own]").count()).toBe(3);
    const shown = item(page, 3);
    expect(await shown.locator("img").getAttribute("src")).toBe("/assets/uploads/product-3.svg");
    expect(await shown.locator("[data-author]").innerText()).toBe("Bayu Pranata");
    expect(await shown.getByRole("heading").innerText()).toBe("Panduan Percakapan Sulit");
    expect(await openButton(page, 3).innerText()).toBe("Unduh / Lihat");
    await expectAccessible(page);
    const search = page.getByLabel(says.search.label);
    expect(await search.getAttribute("placeholder")).toBe("Cari produk digital");
    await search.fill("JEDA");
    await expect.poll(() => page.locator("[data-own]").count()).toBe(1);
    await search.fill("bayu panduan");
    await item(page, 3).waitFor();
    await search.fill("zzz");
    await page.getByRole("heading", { name: "Hasil Tidak Ditemukan" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Tampilkan semua produk" }).click();
    await expect.poll(() => page.locator("[data-own]").count()).toBe(3);
    await search.fill("zzz");
    await page.getByRole("button", { name: says.search.clear }).click();
    await expect.poll(() => page.locator("[data-own]").count()).toBe(3);
    await page.getByRole("link", { name: says.back }).click();
    await reach(page, "/netwerk/conversation");
  });

  test("B-306: the library is readable on a narrow screen with large text", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newOwner(), path });
    await item(page, 3).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(320);
  });

  test("B-306: a product without an author has no author row", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newOwner([3]) });
    await page.route("**/api/users/*/products?*", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data[0].author = null;
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`/netwerk/${path}`);
    await item(page, 3).waitFor();
    expect(await page.locator("[data-author]").count()).toBe(0);
  });

  test("B-311: an unreadable list is logged and leads back to the previous page", async ({ openPage }) => {
    const member = await newOwner([3]);
    const page = await openPage({
      signedInAs: member,
      path: "profile",
      allow: [refused(500), /answer: 500/],
    });
    await page.getByRole("heading", { name: "Data diri" }).waitFor();
    await page.route("**/api/users/*/products?*", (route) => route.fulfill({ status: 500, body: "" }));
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("products"));
    await goInApp(page, `/netwerk/${path}`);
    await logged;
    await reach(page, "/netwerk/profile");
    await page.getByRole("heading", { name: "Data diri" }).waitFor();
    await page.getByRole("region", { name: "Pesan" }).getByText(says.loadFailedTitle).waitFor();
  });

  test("B-311: an unreadable list stays open and can be loaded again where no page of ours came before it", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newOwner([3]),
      allow: [refused(500), /answer: 500/],
    });
    // A page of somebody else stands before it in the history.
    await page.goto("data:text/html,<title>lain</title>");
    await page.route("**/api/users/*/products?*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(`/netwerk/${path}`);
    await page.getByRole("heading", { name: says.loadFailedTitle }).waitFor();
    await expectAccessible(page);
    expect(addressOf(page)).toBe(`/netwerk/${path}`);
    await page.unroute("**/api/users/*/products?*");
    await page.getByRole("button", { name: says.retry }).click();
    await item(page, 3).waitFor();
  });

  test("C-50: a user id of another session is ignored", async ({ openPage }) => {
    const member = await newOwner([3]);
    const page = await openPage({ signedInAs: { ...member, id: 999_999 }, path, allow: [refused(404)] });
    await item(page, 3).waitFor();
    expect(addressOf(page)).toBe(`/netwerk/${path}`);
  });
});

describe("B-309: PDFs are read in the app", () => {
  test.for(bothViewports)(
    "B-309: the reader turns pages and closes with T-108 (%s)",
    async (viewport, { openPage }) => {
      const page = await openPage({ viewport, signedInAs: await newOwner([3]), path });
      await openReader(page);
      expect(await coloursOn(page, 1)).toBeGreaterThan(8);
      // Sharp: as many canvas pixels as device pixels.
      const [points, width, ratio] = await reader(page)
        .locator('[data-page="1"] canvas')
        .evaluate((canvas) => [
          canvas instanceof HTMLCanvasElement ? canvas.width : 0,
          canvas.getBoundingClientRect().width,
          window.devicePixelRatio,
        ]);
      expect(points).toBeCloseTo((width ?? 0) * (ratio ?? 1), -1);
      expect(await reader(page).locator("[data-page]").count()).toBe(7);
      // The text layer that a screen reader reads.
      const words = reader(page).locator('[data-page="2"] .textLayer');
      await expect
        .poll(async () => (await words.textContent())?.replace(/\s/g, ""))
        .toContain("Sebelummulaibicara");
      await expectAccessible(page);
      const status = reader(page).getByRole("status");
      expect(await status.textContent()).toContain("Halaman 1 dari 7");
      await reader(page).getByRole("button", { name: says.next }).click();
      await expect.poll(() => status.textContent()).toContain("Halaman 2 dari 7");
      await reader(page).locator('[data-page="3"] canvas').waitFor();
      expect(await coloursOn(page, 3)).toBeGreaterThan(3);
      await reader(page).getByRole("button", { name: says.close }).click();
      await reader(page).waitFor({ state: "detached" });
      expect(await openButton(page, 3).evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );

  test("B-309: the keyboard reaches each page, zooms and closes; far pages are released", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newOwner([1]), path });
    await openReader(page, 1);
    const status = reader(page).getByRole("status");
    await page.keyboard.press("End");
    await expect.poll(() => status.textContent()).toContain("Halaman 17 dari 17");
    await reader(page).locator('[data-page="17"] canvas').waitFor();
    await expect.poll(() => reader(page).locator('[data-page="1"] canvas').count()).toBe(0);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => status.textContent()).toContain("Halaman 16 dari 17");
    await page.keyboard.press("Home");
    await expect.poll(() => status.textContent()).toContain("Halaman 1 dari 17");
    const first = reader(page).locator('[data-page="1"]');
    const before = (await first.boundingBox())?.width ?? 0;
    await page.keyboard.press("+");
    await expect.poll(async () => (await first.boundingBox())?.width).toBeCloseTo(before * 1.25, -1);
    await page.keyboard.press("-");
    await expect.poll(async () => (await first.boundingBox())?.width).toBeCloseTo(before, -1);
    await page.keyboard.press("Escape");
    await reader(page).waitFor({ state: "detached" });
  });

  test("B-309: nothing overflows a narrow screen; a swipe turns pages", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newOwner([3]), path });
    await page.setViewportSize({ width: 320, height: 640 });
    await openReader(page);
    const box = reader(page).locator("[data-pages]");
    expect(await box.evaluate((pages) => pages.scrollWidth - pages.clientWidth)).toBe(0);
    await box.evaluate((pages) => pages.scrollBy(0, 600));
    await expect.poll(() => reader(page).getByRole("status").textContent()).toContain("Halaman 2 dari 7");
  });

  test("B-309: an unreadable file can be loaded again or saved", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newOwner([3]),
      path,
      allow: [refused(500), /answer: 500/],
    });
    await page.route("**/api/files/**", (route) => route.fulfill({ status: 500, body: "" }));
    await openButton(page, 3).click();
    await page.getByRole("heading", { name: says.failedTitle }).waitFor();
    await expectAccessible(page);
    await page.unroute("**/api/files/**");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      reader(page).getByRole("button", { name: says.download }).last().click(),
    ]);
    expect(download.suggestedFilename()).toBe("Panduan Percakapan Sulit.pdf");
    await page.getByRole("button", { name: says.retry }).click();
    await reader(page).locator('[data-page="1"] canvas').waitFor();
  });

  test("B-309: a file without fonts uses those of the reader", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newOwner([3]), path });
    const bytes = await plainPdf("Tanpa huruf sendiri");
    await page.route("**/api/files/**", (route) =>
      route.fulfill({ body: bytes, contentType: "application/pdf", headers: { "accept-ranges": "bytes" } }),
    );
    const font = page.waitForResponse("**/assets/pdf/standard_fonts/*");
    await openReader(page);
    expect((await font).status()).toBe(200);
    expect(await coloursOn(page, 1)).toBeGreaterThan(2);
  });

  test("B-309, X-27: a file whose purchase was withdrawn does not open and leaves the list", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newOwner([3]), path, allow: [refused(403)] });
    await item(page, 3).waitFor();
    await takeBack(page);
    await openButton(page, 3).click();
    await page.getByRole("heading", { name: says.empty }).waitFor();
    expect(await reader(page).count()).toBe(0);
  });

  test("B-309: the reader's code loads with the first PDF, not with the page", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newOwner([3]) });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`/netwerk/${path}`);
    await item(page, 3).waitFor();
    await alive(page);
    expect(scripts.filter((script) => /pdf/.test(script))).toEqual([]);
    await openReader(page);
    expect(scripts.filter((script) => /pdf\.worker/.test(script))).toHaveLength(1);
  });
});

test("B-309: the reader's worker is the only script address that a page can name (trusted types)", async ({
  openPage,
}) => {
  const page = await openPage({
    signedInAs: await newOwner([3]),
    path,
    allow: [/TrustedScriptURL|policy|Trusted/i],
  });
  await item(page, 3).waitFor();
  const tried = await page.evaluate(() => {
    const refusedBy = (work: () => unknown) => {
      try {
        work();
        return "taken";
      } catch (error) {
        return error instanceof Error ? error.name : "refused";
      }
    };
    return [
      refusedBy(() => new Worker("/assets/other.js")),
      refusedBy(() => window.trustedTypes?.createPolicy("lain", { createScriptURL: (url) => url })),
    ];
  });
  expect(tried).toEqual(["TypeError", "TypeError"]);
});

describe("B-310: other files are saved", () => {
  test("B-310: a ZIP is saved completely", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newOwner([2]), path });
    const [download] = await Promise.all([page.waitForEvent("download"), openButton(page, 2).click()]);
    expect(download.suggestedFilename()).toBe("Audio Jeda 7 Menit.zip");
    const content = await contentOf(createReadStream(await download.path()));
    expect(Object.keys(unzipSync(new Uint8Array(content)))).toHaveLength(4);
    expect(addressOf(page)).toBe(`/netwerk/${path}`);
  });

  test("X-28: an interrupted download goes on where it stopped", async () => {
    const member = await newOwner([2]);
    const { body } = await send("GET", `/api/users/${member.id}/products?per_page=1000`, { as: member });
    const [own] = body.data as { id: number }[];
    const { body: linked } = await send("POST", `/api/users/products/${own?.id}/link`, {
      as: member,
      body: { disposition: "attachment" },
    });
    const { url } = linked.data as { url: string };
    const cut = new AbortController();
    const begun = await fetch(origin + url, { signal: cut.signal });
    const { value: first } = await begun.body!.getReader().read();
    cut.abort();
    const rest = await fetch(origin + url, {
      headers: { range: `bytes=${first!.length}-`, "if-range": String(begun.headers.get("etag")) },
    });
    expect(rest.status).toBe(206);
    const whole = Buffer.concat([first!, Buffer.from(await rest.arrayBuffer())]);
    expect(whole.length).toBe(Number(begun.headers.get("content-length")));
    expect(Object.keys(unzipSync(new Uint8Array(whole)))).toHaveLength(4);
  });

  test("X-27: a withdrawn purchase says so and leaves the list", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newOwner([2]), path, allow: [refused(403)] });
    await item(page, 2).waitFor();
    await takeBack(page);
    await openButton(page, 2).click();
    await page.getByRole("alert").getByText("Berkas ini tidak lagi tersedia").waitFor({ state: "attached" });
    await page.getByRole("heading", { name: says.empty }).waitFor();
  });
});
