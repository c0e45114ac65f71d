import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { alive, reach, refused } from "../setup/browsing.ts";
import { total } from "../setup/buying.ts";
import {
  audio,
  count,
  group,
  jurnal,
  less,
  more,
  panduan,
  path,
  pay,
  shopper,
  stored,
  tick,
} from "../setup/cart.ts";
import { newMember, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

/** Records the requests that change a cart line. */
function changes(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/cart\/\d+$/.test(pathname))
      seen.push(`${request.method()} ${request.postData() ?? ""}`.trim());
  });
  return seen;
}

describe("R-26: the cart page", () => {
  test("B-254, B-340, B-437, A-114, T-126: items are grouped by expert, each with a checkbox and a stepper; none is ticked", async ({
    openPage,
  }) => {
    const member = await shopper([1, 2], [2, 1], [3, 1]);
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path, viewport });
      await page.getByRole("heading", { name: "Keranjang Saya", level: 1 }).waitFor();
      await page.getByRole("heading", { name: "Dari Sekar Ayuning" }).waitFor();
      await page.getByRole("heading", { name: "Dari Bayu Pranata" }).waitFor();
      expect(await page.getByRole("checkbox").count()).toBe(5);
      expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
      for (const name of [jurnal, audio, panduan]) await more(page, name).waitFor();
      expect(await page.locator("s").allInnerTexts()).toEqual(["Rp45.000"]);
      await page.getByText("Rp29.000 per buah").waitFor();
      await expectAccessibleInBothThemes(page);
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
    }
  });

  test("B-341, B-443: up to 768 px the summary is a sheet that opens at the bottom; from 769 px it is beside the cart", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await shopper([1, 1]), path, viewport: "desktop" });
    const panel = page.locator("[data-sheet]");
    await panel.waitFor();
    const box = async () => (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.setViewportSize({ width: 769, height: 700 });
    const list = await page.getByRole("heading", { name: "Dari Sekar Ayuning" }).boundingBox();
    expect((await box()).x).toBeGreaterThan((list?.x ?? 0) + 200);
    expect(await page.getByLabel("Kode voucher").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /ringkasan/i }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 700 });
    const sheet = await box();
    expect([sheet.x, sheet.width, sheet.y + sheet.height]).toEqual([0, 768, 700]);
    expect(await pay(page).isVisible()).toBe(true);
    expect(await page.getByLabel("Kode voucher").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Ringkasan dan voucher" }).click();
    await page.getByLabel("Kode voucher").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Tutup ringkasan" }).click();
    expect(await page.getByLabel("Kode voucher").isVisible()).toBe(false);
  });

  test("B-344: the checkbox of an expert ticks and unticks all items and shows when only some are ticked", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await shopper([1, 2], [2, 1], [3, 1]),
      path,
      viewport: "desktop",
    });
    const some = () => group(page, "Sekar Ayuning").evaluate((box: HTMLInputElement) => box.indeterminate);
    await group(page, "Sekar Ayuning").check();
    expect(await total(page).innerText()).toBe("Rp83.000");
    expect(await tick(page, audio).isChecked()).toBe(true);
    expect(await tick(page, panduan).isChecked()).toBe(false);
    expect(await some()).toBe(false);
    await tick(page, audio).uncheck();
    expect(await some()).toBe(true);
    expect(await total(page).innerText()).toBe("Rp58.000");
    await page.getByText("Subtotal (2 barang)").waitFor();
    await group(page, "Sekar Ayuning").click();
    expect(await total(page).innerText()).toBe("Rp83.000");
    await group(page, "Sekar Ayuning").uncheck();
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    expect(await total(page).innerText()).toBe("Rp0");
  });

  test("B-345, B-454: three quick steps make one call of C-18, 500 ms after the last; the screen changes at once", async ({
    openPage,
  }) => {
    const member = await shopper([1, 2]);
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    await page.clock.install();
    await page.goto(`/akasia/${path}`);
    await tick(page, jurnal).check();
    const sent = changes(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await more(page, jurnal).click();
    await page.clock.runFor(400);
    await more(page, jurnal).click();
    await page.clock.runFor(400);
    await more(page, jurnal).click();
    expect(await count(page, jurnal).innerText()).toBe("5");
    expect(await total(page).innerText()).toBe("Rp145.000");
    await page.clock.runFor(499);
    expect(sent).toEqual([]);
    const answered = page.waitForResponse(/\/api\/cart\/\d+$/);
    await page.clock.runFor(1);
    await answered;
    await page.clock.resume();
    expect(sent).toEqual(['POST {"quantity":5}']);
    expect(await stored(member)).toEqual([[1, 5]]);
    expect(await count(page, jurnal).innerText()).toBe("5");
  });

  test("B-251, B-258: leaving the page saves pending quantity changes; the cart button shows the same number", async ({
    openPage,
  }) => {
    const member = await shopper([1, 2]);
    const page = await openPage({ signedInAs: member, path, viewport: "desktop" });
    await more(page, jurnal).click();
    await page.getByRole("link", { name: "akasia" }).first().click();
    await page.getByRole("link", { name: "Buka keranjang, 3 barang" }).waitFor();
    await expect.poll(() => stored(member)).toEqual([[1, 3]]);
    await page.getByRole("link", { name: "Buka keranjang, 3 barang" }).click();
    await more(page, jurnal).click();
    await page.goto("about:blank");
    await expect.poll(() => stored(member)).toEqual([[1, 4]]);
  });

  test("B-250, B-252, B-343: stepping below one removes the item and reloads the cart; the removal can be undone", async ({
    openPage,
  }) => {
    const member = await shopper([1, 1], [3, 1]);
    const page = await openPage({ signedInAs: member, path, viewport: "desktop" });
    await tick(page, panduan).check();
    await tick(page, jurnal).check();
    const sent = changes(page);
    const reloaded = page.waitForRequest("**/api/cart/user");
    await less(page, jurnal).click();
    await reloaded;
    await count(page, jurnal).waitFor({ state: "detached" });
    expect(sent).toEqual(["DELETE"]);
    expect(await total(page).innerText()).toBe("Rp39.000");
    await expect.poll(() => stored(member)).toEqual([[3, 1]]);
    await page.getByRole("button", { name: "Urungkan" }).click();
    await count(page, jurnal).waitFor();
    expect(await tick(page, jurnal).isChecked()).toBe(true);
    await expect.poll(() => total(page).innerText()).toBe("Rp68.000");
    await page.getByRole("button", { name: `Hapus ${panduan} dari keranjang` }).click();
    await expect.poll(() => stored(member)).toEqual([[1, 1]]);
  });

  test("B-252: undoing the removal of several pieces restores their quantity", async ({ openPage }) => {
    const member = await shopper([1, 3]);
    const page = await openPage({ signedInAs: member, path, viewport: "desktop" });
    await page.getByRole("button", { name: `Hapus ${jurnal} dari keranjang` }).click();
    await expect.poll(() => stored(member)).toEqual([]);
    await page.getByRole("button", { name: "Urungkan" }).click();
    await expect.poll(() => stored(member)).toEqual([[1, 3]]);
    await expect.poll(() => count(page, jurnal).innerText()).toBe("3");
  });

  test("B-257: a failed change is logged and reverted silently, also when the cart cannot be reloaded", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await shopper([1, 1]),
      path,
      viewport: "desktop",
      allow: [refused(422), /answer: 422/],
    });
    await tick(page, jurnal).check();
    for (const isReadable of [true, false]) {
      await page.route(/\/api\/cart\/(\d+)$/, (route) => route.fulfill({ status: 422, json: {} }));
      if (!isReadable)
        await page.route("**/api/cart/user", (route) => route.fulfill({ status: 422, json: {} }));
      const logged = page.waitForEvent("console", (line) => line.text().startsWith("cart"));
      await more(page, jurnal).click();
      expect(await total(page).innerText()).toBe("Rp58.000");
      await logged;
      await expect.poll(() => total(page).innerText()).toBe("Rp29.000");
      expect(await count(page, jurnal).innerText()).toBe("1");
    }
    const again = page.waitForEvent("console", (line) => line.text().startsWith("cart"));
    await less(page, jurnal).click();
    await again;
    await count(page, jurnal).waitFor();
    expect(await page.locator("[data-toast]").count()).toBe(0);
  });

  test("B-342, T-127: an empty and a failing cart each show their message and a way on", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await shopper(),
      path,
      allow: [refused(422), /answer: 422/],
    });
    await page.getByText("Keranjang Anda Kosong", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.route("**/api/cart/user", (route) => route.fulfill({ status: 422, json: {} }));
    await page.reload();
    await page.getByText("Keranjang belum bisa dimuat").waitFor();
    await page.unroute("**/api/cart/user");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByRole("link", { name: "Ke daftar obrolan" }).click();
    await reach(page, "/akasia/conversation");
    const direct = await openPage({ signedInAs: await newMember(), path });
    await direct.getByText("Keranjang Anda Kosong", { exact: true }).waitFor();
  });

  test("B-248, A-10: the cart without a session is empty and calls nothing, and neither does its menu", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia" });
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto(`/akasia/${path}`);
    await page.getByText("Keranjang Anda Kosong", { exact: true }).waitFor();
    await alive(page);
    await page.getByRole("button", { name: "Buka menu" }).click();
    await page.getByRole("link", { name: "Profil" }).waitFor();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: "Masuk" }).click();
    await page.waitForURL(`/akasia/login?redirect=${encodeURIComponent(`/akasia/${path}`)}`);
  });
});
