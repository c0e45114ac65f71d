import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { addressOf, reach, refused } from "../setup/browsing.ts";
import { newConversation } from "../setup/conversation.ts";
import { newMember, send, test } from "../setup/journey.ts";
import { rowsOf, titledConversation, titlesOf, widthAtDoubleText } from "../setup/list.ts";

describe("R-16: the list of conversations", () => {
  test("B-168, T-044: an empty list says so and shows recommendations", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await page.getByText("Belum ada obrolan", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Rekomendasi Expert" }).waitFor();
    // There is nothing to search or to filter yet.
    expect(await page.getByLabel("Cari di obrolanmu").count()).toBe(0);
    expect(await page.getByLabel("Layanan", { exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Pilih teman bicara", exact: true }).click();
    await reach(page, "/akasia/expert");
  });

  test("B-156: the menu opens from its header, and Escape brings the focus back to the toggle", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "conversation" });
    const toggle = page.getByRole("button", { name: "Buka menu" });
    await toggle.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Expert" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("B-162, B-443: cards at 768 px, a table at 769 px; B-176, T-052, T-053: the status is a word", async ({
    openPage,
  }) => {
    const member = await newMember();
    const ended = await newConversation(member, 2);
    await send("POST", `/api/conversations/end/${ended}`, { as: member });
    await newConversation(member);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await page.setViewportSize({ width: 768, height: 900 });
    await rowsOf(page).nth(1).waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
    expect(await rowsOf(page).nth(0).innerText()).toMatch(/Sekar Ayuning[\s\S]*active\s*$/);
    await page.setViewportSize({ width: 769, height: 900 });
    await page.getByRole("table").waitFor();
    // Newest first: title, status, expert, start time.
    expect(await rowsOf(page).nth(0).innerText()).toMatch(/active[\s\S]*Sekar Ayuning[\s\S]*hari ini/);
    // The time has its own column, so the title shows only the field and leaves the time to screen readers.
    const title = rowsOf(page)
      .nth(0)
      .getByRole("link", { name: /^Sesi Kesehatan Mental \d+ \S+, \d\d\.\d\d$/ });
    expect(await title.evaluate((link) => link.firstChild?.textContent)).toBe("Sesi Kesehatan Mental");
    expect(await rowsOf(page).nth(1).innerText()).toMatch(/Inactive[\s\S]*Bayu Pranata/);
  });

  test("B-163: the table has six columns, and stars have a text", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await newConversation(member, 2);
    const rating = { as: member, body: { rating: 4 } };
    expect((await send("POST", `/api/conversations/${code}/rating`, rating)).status).toBe(200);
    const page = await openPage({ signedInAs: member, path: "conversation", viewport: "desktop" });
    await rowsOf(page).nth(1).waitFor();
    expect(await page.getByRole("columnheader").allInnerTexts()).toEqual([
      "Pilih",
      "Judul",
      "Status",
      "Penilaian",
      "Expert",
      "Waktu mulai",
    ]);
    expect(await rowsOf(page).nth(0).innerText()).toContain("Belum dinilai");
    expect(await rowsOf(page).nth(1).innerText()).toContain("4 dari 5");
    const phone = await openPage({ signedInAs: member, path: "conversation" });
    await rowsOf(phone).nth(1).getByText("4 dari 5").waitFor();
  });

  test("T-073: a conversation without a title is named by day and field and reveals nothing", async ({
    openPage,
  }) => {
    const member = await newMember();
    await newConversation(member, 2);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await rowsOf(page).first().waitFor();
    expect((await titlesOf(page))[0]).toMatch(/^Sesi .* · Cinta & Relasi$/);
  });

  test("B-169, B-170: an active conversation opens the chat, an ended one its history", async ({
    openPage,
  }) => {
    const member = await newMember();
    const ended = await titledConversation(member, "Yang sudah selesai", 2);
    await send("POST", `/api/conversations/end/${ended}`, { as: member });
    const open = await titledConversation(member, "Yang masih jalan");
    const page = await openPage({ signedInAs: member, path: "conversation", viewport: "desktop" });
    await rowsOf(page).getByRole("link", { name: "Yang masih jalan" }).click();
    await page.waitForURL(new RegExp(`/conversation/${open}\\?expert_id=1$`));
    await page.goBack();
    await rowsOf(page).getByRole("link", { name: "Yang sudah selesai" }).click();
    await page.waitForURL(new RegExp(`/conversation/${ended}/history`));
  });

  test("B-175: a row with deleted_at is not shown", async ({ openPage }) => {
    const member = await newMember();
    await titledConversation(member, "Tampak");
    await titledConversation(member, "Terhapus");
    const page = await openPage({ signedInAs: member });
    await page.route("**/api/conversations?**", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.items[0].deleted_at = "2026-11-21T00:00:00.000Z";
      await route.fulfill({ response, json: body });
    });
    await page.goto("/netwerk/conversation");
    await rowsOf(page).first().waitFor();
    expect(await titlesOf(page)).toEqual(["Tampak"]);
  });

  test("B-166, B-167, B-446: pages have ten rows, and at most three page numbers show", async ({
    openPage,
  }) => {
    const member = await newMember();
    for (let n = 0; n < 11; n += 1) await newConversation(member);
    const page = await openPage({ signedInAs: member });
    const asked = page.waitForRequest("**/api/conversations?**");
    await page.goto("/netwerk/conversation");
    expect(new URL((await asked).url()).searchParams.get("per_page")).toBe("10");
    await rowsOf(page).nth(9).waitFor();
    expect(await rowsOf(page).count()).toBe(10);
    await page.getByRole("link", { name: "Berikutnya" }).click();
    await page.waitForURL(/\?page=2$/);
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    expect(await page.getByRole("link", { name: "Halaman 2" }).getAttribute("aria-current")).toBe("page");
    await page.goto("/netwerk/conversation?page=9");
    await page.getByText("Tidak ada obrolan di halaman ini.").waitFor();
    await page.route("**/api/conversations?**", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, page: 3, total_pages: 5 } } });
    });
    await page.goto("/netwerk/conversation?page=1");
    await page.getByRole("link", { name: "Halaman 3" }).waitFor();
    expect(await page.getByRole("link", { name: /^Halaman \d/ }).count()).toBe(3);
  });

  test("B-177: an unreadable list is logged and says how to go on", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), allow: [refused(500), /answer: 500/] });
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("conversations"));
    await page.route("**/api/conversations?**", (route) => route.fulfill({ status: 500, body: "rusak" }));
    await page.goto("/netwerk/conversation");
    await page.getByText("Daftar obrolan belum bisa dimuat").waitFor();
    await logged;
    await page.unroute("**/api/conversations?**");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByText("Belum ada obrolan", { exact: true }).waitFor();
  });

  test("is accessible in both themes and brands, and fits with text at 200 %", async ({ openPage }) => {
    // screens.journey.ts checks netwerk's list on a phone, with every other screen.
    for (const [client, viewport] of [
      ["netwerk", "desktop"],
      ["akasia", "phone"],
    ] as const) {
      const member = await newMember({ client });
      await titledConversation(member, "Rapat besok pagi dan hal-hal yang belum sempat kuceritakan");
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      if (client === "akasia") await page.getByRole("heading", { name: "Sekar Ayuning" }).waitFor();
      await rowsOf(page).getByRole("checkbox").check();
      await expectAccessibleInBothThemes(page);
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await widthAtDoubleText(page), `${client} on a ${viewport}`).toBeLessThanOrEqual(width);
    }
  });
});

/**
 * Expects the partner parts to be visible or absent. Starting a conversation asks for an expert only if they are there.
 */
async function expectPartnerParts(page: Page, areThere: boolean): Promise<void> {
  if (areThere) await page.getByRole("heading", { name: "Sekar Ayuning" }).waitFor();
  const parts = [
    page.getByLabel("Layanan", { exact: true }),
    page.getByLabel("Expert", { exact: true }),
    page.getByRole("region", { name: "Rekomendasi Expert" }),
  ];
  for (const part of parts) expect(await part.count()).toBe(areThere ? 1 : 0);
  await page.getByRole("button", { name: "Mulai Chat" }).click();
  if (areThere) await page.getByRole("dialog", { name: "Mau bicara dengan siapa?" }).waitFor();
  else await page.waitForURL(/\/netwerk\/conversation\/[^/]+\?expert_id=1$/);
}

describe("A-33: what partners have around the list", () => {
  test("B-056, B-057, B-059: partners have a choice of experts and services and recommendations; netwerk has none", async ({
    openPage,
  }) => {
    for (const client of ["netwerk", "akasia", "meditap"]) {
      const member = await newMember({ client });
      await titledConversation(member, "Dengan Sekar");
      const page = await openPage({ signedInAs: member, path: "conversation" });
      await rowsOf(page).first().waitFor();
      await expectPartnerParts(page, client !== "netwerk");
    }
  });

  test("B-056, B-057: netwerk's list is complete whatever the address says", async ({ openPage }) => {
    const member = await newMember();
    await titledConversation(member, "Dengan Bayu", 2);
    await titledConversation(member, "Dengan Sekar");
    const page = await openPage({ signedInAs: member, path: "conversation?layanan=Karier&expert_id=2" });
    await rowsOf(page).first().waitFor();
    expect(await titlesOf(page)).toEqual(["Dengan Sekar", "Dengan Bayu"]);
  });
});

describe("B-159, A-95: filters", () => {
  test("T-040, T-041: the filters begin at all; a choice is in the address and in the call", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    await titledConversation(member, "Dengan Sekar");
    await titledConversation(member, "Dengan Bayu", 2);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    const service = page.getByLabel("Layanan", { exact: true });
    const expert = page.getByLabel("Expert", { exact: true });
    await expect.poll(() => service.locator("option").count()).toBe(4);
    expect(await service.locator("option:checked").innerText()).toBe("Semua Layanan");
    expect(await expert.locator("option:checked").innerText()).toBe("Semua Expert");
    // On a phone the filters are folded, and the first conversation begins in the upper half of the screen.
    expect(await service.isVisible()).toBe(false);
    expect((await rowsOf(page).first().boundingBox())?.y).toBeLessThan(400);
    await page.getByRole("button", { name: "Saring menurut layanan dan expert" }).click();
    const sent = page.waitForRequest(/\/api\/conversations\?.*layanan=/);
    await service.selectOption("Cinta & Relasi");
    expect(new URL((await sent).url()).searchParams.get("layanan")).toBe("Cinta & Relasi");
    await expect.poll(() => titlesOf(page)).toEqual(["Dengan Bayu"]);
    expect(addressOf(page)).toBe("/akasia/conversation?page=1&layanan=Cinta+%26+Relasi");
    // Only experts of that service can be chosen.
    expect(await expert.locator("option").allInnerTexts()).not.toContain("Sekar Ayuning");
    const narrowed = page.waitForRequest(/\/api\/conversations\?.*expert_id=2/);
    await expert.selectOption({ label: "Bayu Pranata" });
    await narrowed;
    // Choosing another service clears the expert.
    await service.focus();
    await service.selectOption("Kesehatan Mental");
    await expect.poll(() => titlesOf(page)).toEqual(["Dengan Sekar"]);
    expect(addressOf(page)).toBe("/akasia/conversation?page=1&layanan=Kesehatan+Mental");
    expect(await service.evaluate((select) => select === document.activeElement)).toBe(true);
  });

  test("no match has its own message and a link back to all", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    await titledConversation(member, "Dengan Sekar");
    const page = await openPage({ signedInAs: member, path: "conversation?layanan=Karier" });
    await page.getByText("Tidak ada obrolan yang cocok").waitFor();
    expect(await page.getByText("Belum ada obrolan", { exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Hapus filter" }).click();
    await expect.poll(() => titlesOf(page)).toEqual(["Dengan Sekar"]);
  });

  test("the way back from a conversation restores filter, page and position", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    for (let n = 0; n < 12; n += 1) await titledConversation(member, `Obrolan ${n}`, 2);
    await titledConversation(member, "Dengan Sekar");
    const page = await openPage({ signedInAs: member, path: "conversation?page=1&expert_id=2" });
    const next = page.getByRole("link", { name: "Berikutnya" });
    await next.click();
    await page.waitForURL("**/conversation?page=2&expert_id=2");
    await expect.poll(() => titlesOf(page)).toEqual(["Obrolan 1", "Obrolan 0"]);
    await page.goBack();
    await rowsOf(page).nth(9).waitFor();
    const last = page.getByRole("link", { name: "Obrolan 2", exact: true });
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);
    await last.click();
    await page.waitForURL(/\/conversation\/[^?]+\?expert_id=2$/);
    await page.goBack();
    await rowsOf(page).nth(9).waitFor();
    expect(addressOf(page)).toBe("/akasia/conversation?page=1&expert_id=2");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});
