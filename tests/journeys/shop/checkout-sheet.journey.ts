import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { refused } from "../setup/browsing.ts";
import { openSheet, pack, total } from "../setup/buying.ts";
import { newMember, test } from "../setup/journey.ts";

const chosen = "payment/detail?packageId=1";
const sheet = (page: Page) => page.locator("[data-sheet]");
const opener = (page: Page) => page.getByRole("button", { name: "Ringkasan, jumlah, dan voucher" });
const closer = (page: Page) => page.getByRole("button", { name: "Tutup ringkasan" });
const field = (page: Page) => page.getByLabel("Kode voucher");
const go = (page: Page) => page.getByRole("button", { name: "Lanjutkan" });

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Expects that this can be scrolled to where nothing lies on it. */
const expectUncovered = (control: Locator, what: string): Promise<void> =>
  expect
    .poll(
      () =>
        control.evaluate((element) => {
          element.scrollIntoView({ block: "center" });
          const { left, top, width, height } = element.getBoundingClientRect();
          // With large text something may be taller than the page between header and sheet.
          const reach = Math.min(height / 2 - 2, 20);
          return [-reach, 0, reach].map((from) =>
            element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + from)),
          );
        }),
      { message: what },
    )
    .toEqual([true, true, true]);

/** Expects the sheet to end with the screen and to leave the header free. */
async function expectInPlace(page: Page, what: string): Promise<void> {
  const header = await page.getByRole("banner").boundingBox();
  const box = await sheet(page).boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((box?.y ?? 0) + (box?.height ?? 0), what).toBeCloseTo(height, 0);
  expect(box?.y, what).toBeGreaterThanOrEqual(header?.height ?? height);
}

describe("R-24 on a phone: amount and voucher in the sheet at the bottom", () => {
  test("B-326: the keyboard reaches quantity and voucher; the total stays visible when the sheet is closed", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen });
    await sheet(page).getByText("Total · PLUS × 1").waitFor();
    await expectInPlace(page, "closed");
    expect((await sheet(page).boundingBox())?.height).toBeLessThan(740 / 5);
    expect(await field(page).isVisible()).toBe(false);
    await pack(page, "PLUS").focus();
    await page.keyboard.press("Tab");
    expect(await isFocused(opener(page))).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await isFocused(page.getByLabel("Jumlah paket", { exact: true }))).toBe(true);
    await page.keyboard.type("2");
    for (let n = 0; n < 3 && !(await isFocused(field(page))); n += 1) await page.keyboard.press("Tab");
    await page.keyboard.type("HEMAT20");
    await page.keyboard.press("Enter");
    await page.getByText("Voucher terpasang: Hemat 20%").waitFor();
    await page.getByText("-Rp14.000").waitFor();
    await closer(page).click();
    await sheet(page).getByText("Total · PLUS × 2").waitFor();
    expect(await page.getByText("Voucher terpasang: Hemat 20%").isVisible()).toBe(true);
    expect(await total(page).innerText()).toBe("Rp56.000");
    await expectAccessibleInBothThemes(page);
  });

  test("B-353: a refused code opens the sheet, explains why and receives the focus, also from the pay button", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen, allow: [refused(422)] });
    await openSheet(page);
    await field(page).fill("TIDAKADA");
    await closer(page).click();
    await go(page).click();
    await page.getByText("Voucher tidak valid.").waitFor();
    expect(await isFocused(field(page))).toBe(true);
    // A second refusal for the same reason.
    await closer(page).click();
    expect(await page.getByText("Voucher tidak valid.").isVisible()).toBe(true);
    await openSheet(page);
    await page.getByRole("button", { name: "Pakai voucher", exact: true }).click();
    await expect.poll(() => isFocused(field(page))).toBe(true);
    await expectAccessibleInBothThemes(page);
  });

  test("B-359: a voucher that does not fit another package says so and leaves the focus on the packages", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: chosen });
    await openSheet(page);
    await field(page).fill("ALMAGRATIS");
    await field(page).press("Enter");
    await page.getByText("Voucher terpasang: Sesi pertama gratis").waitFor();
    await closer(page).click();
    await pack(page, "PENDAMPING").check();
    await page.getByText("Voucher tidak berlaku untuk produk ini.").waitFor();
    expect(await isFocused(pack(page, "PENDAMPING"))).toBe(true);
    expect(await total(page).innerText()).toBe("Rp149.000");
  });

  test.for([
    { width: 320, height: 568 },
    { width: 360, height: 740 },
  ])(
    "B-326: at $width x $height nothing stays covered, with text twice as large too",
    async (size, { openPage }) => {
      const page = await openPage({ signedInAs: await newMember(), path: chosen, allow: [refused(422)] });
      await pack(page, "PLUS").waitFor();
      await page.setViewportSize(size);
      for (const text of ["100%", "200%"]) {
        await page.evaluate((to) => {
          document.documentElement.style.fontSize = to;
        }, text);
        const what = (part: string) => `${part} with text at ${text}`;
        await expectInPlace(page, what("the closed sheet"));
        for (const radio of await page.getByRole("radio").all())
          await expectUncovered(radio, what("a package"));
        await expectUncovered(page.getByRole("link", { name: "Bantuan" }).last(), what("the footer"));
        await openSheet(page);
        await expectInPlace(page, what("the open sheet"));
        const parts = [closer, field, go, (on: Page) => on.getByLabel("Jumlah paket", { exact: true })];
        for (const part of parts) await expectUncovered(part(page), what(String(part)));
        for (const name of ["Tambah jumlah paket", "Daftar Voucher"])
          await expectUncovered(page.getByRole("button", { name }), what(name));
        await field(page).fill("TIDAKADA");
        await field(page).press("Enter");
        const reason = page.getByText("Voucher tidak valid.");
        await reason.waitFor();
        expect(await isFocused(field(page))).toBe(true);
        await expectUncovered(reason, what("the reason"));
        await closer(page).click();
        // The header that grows with the text must not come under the pointer, which would open the balance.
        await page.mouse.move(0, 0);
      }
    },
  );
});
