import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { standIn } from "../setup/answer.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import { total } from "../setup/buying.ts";
import { newMember, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

const cards = (page: Page) => page.locator("main article");
const namesOf = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });

describe("R-23: the plan picker", () => {
  test("B-314, B-315, B-316, B-320, B-321, A-14, A-102, T-109, T-110, T-111, T-112, T-114: FREE and three plans of the client's expert show", async ({
    openPage,
  }) => {
    const member = await newMember();
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: "payment", viewport });
      await page.getByRole("heading", { name: "Pilih paket yang sesuai untuk Anda", level: 1 }).waitFor();
      await card(page, "PLUS").waitFor();
      expect(await namesOf(page)).toEqual(["FREE", "PLUS", "PRO", "PENDAMPING"]);
      // What can be bought comes first to the eye on a phone, and FREE beside it on a wide screen.
      const [free, paid] = await Promise.all([
        card(page, "FREE").boundingBox(),
        card(page, "PLUS").boundingBox(),
      ]);
      if (viewport === "phone") expect(paid?.y).toBeLessThan(free?.y ?? 0);
      else expect(paid?.y).toBe(free?.y);
      const plus = await card(page, "PLUS").innerText();
      for (const part of [
        // The expert's name and service: the time is valid only with this expert.
        "Sekar Ayuning · Kesehatan Mental",
        "Cukup untuk satu cerita sampai selesai.",
        "Rp35.000",
        "/ 30 menit",
        "30 menit obrolan",
        "Riwayat obrolan tersimpan",
        "Pilih Paket",
      ])
        expect(plus).toContain(part);
      await page.getByRole("button", { name: "Paket", exact: true, pressed: true }).waitFor();
      await expectAccessibleInBothThemes(page);
      await page.getByRole("button", { name: "Daftar Voucher" }).click();
      await page.getByRole("dialog", { name: "Daftar Voucher" }).getByText("HEMAT20").waitFor();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press("Escape");
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
    }
  });

  test("B-317, B-319, B-322, A-103: FREE says 15 minutes, one session and the time really granted, and cannot be chosen", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "payment" });
    const free = card(page, "FREE");
    const said = await free.innerText();
    expect(said).toMatch(/15 menit/);
    expect(said).toMatch(/1 sesi/);
    expect(said.match(/FREE/g), "name and price in one word").toHaveLength(1);
    // The large figure is the one that is true here, and the sentence of 15 minutes agrees with it.
    expect(said).toContain("/ 5 menit");
    expect(said).toContain("Konsultasi gratis 15 menit (1 sesi) untuk berkenalan, dibagi dalam 3 hari.");
    expect(said).toContain("Yang Anda terima di sini: 5 menit setiap hari");
    const button = free.getByRole("button");
    expect(await button.innerText()).not.toBe("Pilih Paket");
    expect(await button.isDisabled()).toBe(true);
    await button.click({ force: true });
    await free.click({ position: { x: 30, y: 30 } });
    expect(await page.locator("[data-chosen]").count()).toBe(0);
    expect(addressOf(page)).toBe("/netwerk/payment");
  });

  test("every paid plan says its price per minute, and only the lowest is marked", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "payment", viewport: "desktop" });
    for (const [name, each] of [
      ["PLUS", "Rp1.167 per menit"],
      ["PRO", "Rp917 per menit"],
      ["PENDAMPING", "Rp828 per menit"],
    ] as const)
      await card(page, name).getByText(each).waitFor();
    expect(await cards(page).getByText("Terendah", { exact: true }).count()).toBe(1);
    await card(page, "PENDAMPING").getByText("Terendah", { exact: true }).waitFor();
  });

  test("where expert and field are on two lines, no dot is left over between them", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "payment", viewport: "desktop" });
    const line = card(page, "PLUS").getByText("Kesehatan Mental", { exact: false }).last();
    await line.waitFor();
    await page.setViewportSize({ width: 1100, height: 800 });
    const [name, field] = await line.evaluate((part) => {
      const [first, second] = part.parentElement?.children ?? [];
      return [first, second].map((one) => one?.getBoundingClientRect().top ?? 0);
    });
    expect(field).toBeGreaterThan(name ?? 0);
    const cut = await line.evaluate((part) => {
      const dot = part.querySelector("span")?.getBoundingClientRect();
      const clip = part.parentElement?.parentElement;
      return [dot?.right, clip?.getBoundingClientRect().left, clip && getComputedStyle(clip).overflowX];
    });
    expect(cut[2]).toBe("clip");
    expect(Number(cut[0])).toBeLessThanOrEqual(Number(cut[1]) + 0.5);
  });

  test("B-318, B-454, T-113: a pressed plan is marked, and its checkout opens 300 ms later", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember() });
    await page.clock.install();
    await page.goto("/netwerk/payment");
    await card(page, "PRO").waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Pilih Paket PRO" }).click();
    expect(await page.locator("[data-chosen]").getByRole("heading").innerText()).toBe("PRO");
    await page.clock.runFor(299);
    expect(addressOf(page)).toBe("/netwerk/payment");
    // The checkout requests its packages while the browser's clock is paused.
    const left = page.waitForRequest("**/api/packages");
    await page.clock.runFor(1);
    await left;
    await page.clock.resume();
    await page.waitForURL("/netwerk/payment/detail?plan=PRO&price=55000&packageId=2");
  });

  test("B-028: a token without a user id opens the page and is logged", async ({ openPage }) => {
    const { token } = await newMember();
    const page = await openPage({ storage: { netwerk_token: token, token }, allow: [/user id is missing/] });
    const logged = page.waitForEvent("console", (line) => line.text().includes("user id is missing"));
    await page.goto("/netwerk/payment");
    expect((await logged).type()).toBe("error");
    await card(page, "PLUS").waitFor();
    expect(addressOf(page)).toBe("/netwerk/payment");
  });

  test("B-320, B-321, A-102: a client whose expert has none of the three plans shows those of the shared expert and a link to all", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "meditap" }), path: "payment" });
    await card(page, "FREE").waitFor();
    expect(await namesOf(page)).toEqual(["FREE", "PLUS", "PRO", "PENDAMPING"]);
    await page.getByRole("link", { name: "Lihat paket semua expert" }).click();
    await reach(page, "/meditap/payment/detail");
    await page.getByText("BERDUA").waitFor();
  });

  test("B-323, T-125: a response that is no list is logged, and only FREE shows", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember() });
    await standIn(page, "GET", "**/api/packages", () => ({ json: {} }));
    const logged = page.waitForEvent("console", (line) =>
      line.text().includes("Invalid API response format"),
    );
    await page.goto("/netwerk/payment");
    await logged;
    await card(page, "FREE").waitFor();
    expect(await namesOf(page)).toEqual(["FREE"]);
  });

  test("B-323: unreadable packages are logged and can be loaded again", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      allow: [refused(500), /answer: 500/],
    });
    await standIn(page, "GET", "**/api/packages", () => ({ status: 500, json: {} }));
    const logged = page.waitForEvent("console", (line) => line.text().startsWith("packages"));
    await page.goto("/netwerk/payment");
    await logged;
    await page.getByText("Paket waktu belum bisa dimuat").waitFor();
    expect(await namesOf(page)).toEqual(["FREE"]);
    await expectAccessible(page);
    await page.unroute("**/api/packages");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await card(page, "PENDAMPING").waitFor();
  });

  test("a voucher picked on the page is applied at the checkout", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "payment" });
    await page.getByRole("button", { name: "Daftar Voucher" }).click();
    await page.getByRole("button", { name: "Pakai voucher Hemat 20%" }).click();
    await page.getByText("Voucher Hemat 20% dipasang saat Anda memilih paket.").waitFor();
    await page.getByRole("button", { name: "Pilih Paket PLUS" }).click();
    await reach(page, "/netwerk/payment/detail");
    await page.getByText("Voucher terpasang: Hemat 20%").waitFor();
    expect(await total(page).innerText()).toBe("Rp28.000");
  });
});
