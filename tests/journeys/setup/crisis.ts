import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Words and addresses of whatever sells something. */
const sells =
  /\/(payment|transaction|product)|beli|bayar|voucher|paket|keranjang|(tambah|isi) waktu|lanjut chat|continue chat/i;

/** Whether a finger reaches the element without scrolling. */
const isInReach = (element: Element) => {
  const { left, right, top, bottom, height } = element.getBoundingClientRect();
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return height >= 44 && top >= 0 && bottom <= innerHeight && element.contains(middle);
};

/** Expects what a member in danger must find on any screen: a number to call within reach, and nothing for sale. */
export async function expectHelp(page: Page, help: Locator): Promise<void> {
  const call = help.locator('a[href^="tel:"]').first();
  await expect.poll(() => call.evaluate(isInReach), { message: "a number within reach" }).toBe(true);
  await expectNothingSold(page);
}

/** Expects that nothing on the screen names a price, sells or lies over the page. */
export async function expectNothingSold(page: Page): Promise<void> {
  const shown = await page.evaluate(() => ({
    text: document.body.innerText,
    ways: [...document.querySelectorAll("a[href], button")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map(
        (one) =>
          `${one.getAttribute("href") ?? ""} ${one.getAttribute("aria-label") ?? ""} ${one.textContent}`,
      ),
  }));
  expect(shown.text).not.toMatch(/\bRp\b|Rp\s?\d/);
  expect(shown.ways.filter((way) => sells.test(way))).toEqual([]);
  expect(await page.getByRole("alertdialog").count()).toBe(0);
}

/** The help card: who can help, to be called at once. */
export const helpCards = (within: Page | Locator): Locator =>
  within.getByRole("region", { name: "Ada yang bisa membantumu sekarang" });
