import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { refused } from "../setup/browsing.ts";
import { type Member, newMember, test } from "../setup/journey.ts";
import { bothViewports, idsByTitle, rowsOf, titledConversation, titlesOf } from "../setup/list.ts";

const tickOf = (page: Page, title: string) => page.getByRole("checkbox", { name: `Pilih ${title}` });
const deleteButton = (page: Page) => page.getByRole("button", { name: "Hapus Obrolan" });

async function memberWith(...titles: string[]): Promise<Member> {
  const member = await newMember();
  // The newest conversation is first in the list.
  for (const title of titles.toReversed()) await titledConversation(member, title);
  return member;
}

async function removeTicked(page: Page): Promise<void> {
  await deleteButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya, hapus" }).click();
}

describe("R-16: selecting conversations", () => {
  test("B-164, B-165, A-66, T-043: rows are selected singly, all at once, and cleared", async ({
    openPage,
  }) => {
    for (const viewport of bothViewports) {
      const member = await memberWith("Satu", "Dua", "Tiga");
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      await page.getByText("0/3 baris.").waitFor();
      await page.getByText("3 obrolan", { exact: true }).waitFor();
      await tickOf(page, "Satu").check();
      await tickOf(page, "Tiga").check();
      await page.getByText("2/3 baris.").waitFor();
      const all = page.getByRole("checkbox", { name: "Pilih semua" });
      expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
      await all.click();
      await page.getByText("3/3 baris.").waitFor();
      await expectAccessible(page);
      await all.click();
      await page.getByText("0/3 baris.").waitFor();
      // Ticking did not open a conversation.
      expect(new URL(page.url()).pathname).toBe("/netwerk/conversation");
    }
  });

  test("another page or filter begins with nothing selected", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    for (const title of ["Dua", "Satu"]) await titledConversation(member, title);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await tickOf(page, "Satu").check();
    await page.getByRole("button", { name: "Saring menurut layanan dan expert" }).click();
    await page.getByLabel("Expert", { exact: true }).selectOption({ label: "Sekar Ayuning" });
    await page.getByText("0/2 baris.").waitFor();
    expect(await tickOf(page, "Satu").isChecked()).toBe(false);
  });

  test("each checkbox is at least 44 px large and works by keyboard", async ({ openPage }) => {
    const member = await memberWith("Satu");
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      const box = await page.locator("label", { has: tickOf(page, "Satu") }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await tickOf(page, "Satu").focus();
      await page.keyboard.press("Space");
      await page.getByText("1/1 baris.").waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/conversation\/[^/]+\?expert_id=1$/);
    }
  });

  test("a long press selects on phones, and a bar with the delete button shows at the bottom", async ({
    openPage,
  }) => {
    const member = await memberWith("Satu", "Dua");
    const page = await openPage({ signedInAs: member, path: "conversation" });
    const card = await rowsOf(page).first().getByText("Sekar Ayuning").boundingBox();
    const point = { x: (card?.x ?? 0) + 5, y: (card?.y ?? 0) + 5 };
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect.poll(() => tickOf(page, "Satu").isChecked()).toBe(true);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const bar = page.getByRole("region", { name: "1 dipilih" });
    await bar.waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map((motion) => motion.finished)));
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
    expect(new URL(page.url()).pathname).toBe("/netwerk/conversation");
    await bar.getByRole("button", { name: "Batal pilih" }).click();
    expect(await bar.count()).toBe(0);
    expect(await tickOf(page, "Satu").isChecked()).toBe(false);
    // A tap still opens the conversation.
    await page.touchscreen.tap(point.x, point.y);
    await page.waitForURL(/\/conversation\/[^/]+\?expert_id=1$/);
  });
});

describe("R-16: deleting conversations", () => {
  test("B-161, B-173, T-051: the delete button is always there and asks to select first", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await memberWith("Satu"), path: "conversation" });
    expect(await deleteButton(page).isEnabled()).toBe(true);
    await deleteButton(page).click();
    const alert = page.getByRole("alertdialog");
    await alert.getByText("Pilih satu atau lebih obrolan terlebih dahulu").waitFor();
    await expectAccessible(page, "dialog[open]");
    await alert.getByRole("button", { name: "OK" }).click();
    await alert.waitFor({ state: "hidden" });
  });

  test("B-161: above an empty list the delete button is there and cannot be pressed", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "conversation" });
    await page.getByRole("heading", { name: "Belum ada obrolan" }).waitFor();
    expect(await deleteButton(page).isDisabled()).toBe(true);
    await deleteButton(page).click({ force: true });
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    // Below what is said about the empty list, not above it in a bar of its own.
    const bottom = await page.getByRole("link", { name: "Pilih expert" }).last().boundingBox();
    const button = await deleteButton(page).boundingBox();
    expect(button?.y ?? 0).toBeGreaterThan((bottom?.y ?? 0) + (bottom?.height ?? 0));
    await expectAccessible(page);
  });

  test("B-172, B-174, T-047, T-048, T-049, T-050: deletion asks first, then removes the rows at once with a transition", async ({
    openPage,
  }) => {
    const member = await memberWith("Satu", "Dua", "Tiga");
    const ids = await idsByTitle(member);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await tickOf(page, "Satu").check();
    await tickOf(page, "Tiga").check();
    await deleteButton(page).click();
    const dialog = page.getByRole("alertdialog", { name: "Hapus Obrolan" });
    await dialog.getByText("Apakah Anda yakin ingin menghapus obrolan yang dipilih?").waitFor();
    await expectAccessible(page, "dialog[open]");
    await dialog.getByRole("button", { name: "Tutup" }).click();
    expect(await titlesOf(page)).toEqual(["Satu", "Dua", "Tiga"]);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/conversations\/[\d,]+$/, async (route) => {
      await held;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await removeTicked(page);
    // The row disappears before the server has answered.
    await expect.poll(() => titlesOf(page)).toEqual(["Dua"]);
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/conversations/${ids.get("Satu")},${ids.get("Tiga")}`);
    const { deleted_at } = request.postDataJSON();
    expect(new Date(deleted_at).toISOString()).toBe(deleted_at);
    answer();
    await page.locator("[data-toast=success]", { hasText: "Obrolan dihapus" }).waitFor();
    await page.getByText("0/1 baris.").waitFor();
    expect([...(await idsByTitle(member)).keys()]).toEqual(["Dua"]);
    await expectAccessible(page);
  });

  test("a deletion can be undone within ten seconds, also by keyboard, and every row is back in its place", async ({
    openPage,
  }) => {
    const member = await memberWith("Satu", "Dua", "Tiga");
    const page = await openPage({ signedInAs: member, viewport: "desktop" });
    await page.clock.install();
    await page.goto("/netwerk/conversation");
    await tickOf(page, "Dua").check();
    await page.clock.pauseAt(Date.now() + 60_000);
    await removeTicked(page);
    const toast = page.locator("[data-toast=success]", { hasText: "Obrolan dihapus" });
    await toast.waitFor();
    const undo = toast.getByRole("button", { name: "Urungkan" });
    await deleteButton(page).focus();
    await page.keyboard.press("Tab");
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.clock.runFor(30_000);
    expect(await toast.count(), "time stands still while it has the focus").toBe(1);
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await page.clock.resume();
    await page.keyboard.press("Enter");
    expect((await sent).postDataJSON()).toEqual({ deleted_at: null });
    await expect.poll(() => titlesOf(page)).toEqual(["Satu", "Dua", "Tiga"]);
    await page.locator("[data-toast=success]", { hasText: "Obrolan dikembalikan" }).waitFor();
  });

  test("after ten seconds the undo is gone, and with it every draft of the conversation on this device", async ({
    openPage,
  }) => {
    const member = await newMember();
    const gone = await titledConversation(member, "Satu");
    const stays = await titledConversation(member, "Dua");
    const key = (code: string) => `alma.chat.netwerk.${code}.draft`;
    const page = await openPage({
      signedInAs: member,
      storage: { [key(gone)]: "belum terkirim", [key(stays)]: "ini juga" },
    });
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith("alma.chat")));
    await page.clock.install();
    await page.goto("/netwerk/conversation");
    await tickOf(page, "Satu").check();
    await page.clock.pauseAt(Date.now() + 60_000);
    await removeTicked(page);
    const toast = page.locator("[data-toast=success]", { hasText: "Obrolan dihapus" });
    await toast.waitFor();
    await page.clock.runFor(9900);
    expect(await toast.count()).toBe(1);
    expect((await kept()).toSorted()).toEqual([key(gone), key(stays)].toSorted());
    await page.clock.runFor(200);
    await expect.poll(() => toast.count()).toBe(0);
    expect(await kept()).toEqual([key(stays)]);
  });

  test("B-177: a failed deletion restores the rows, is logged and says what to do", async ({ openPage }) => {
    const member = await memberWith("Satu", "Dua");
    const page = await openPage({
      signedInAs: member,
      path: "conversation",
      viewport: "desktop",
      allow: [refused(500), /answer: 500/],
    });
    await page.route(/\/api\/conversations\/[\d,]+$/, (route) => route.fulfill({ status: 500, body: "" }));
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("conversations"));
    await tickOf(page, "Satu").check();
    await removeTicked(page);
    await logged;
    await page
      .locator("[data-toast=error]", { hasText: "Obrolan belum terhapus. Periksa jaringan Anda" })
      .waitFor();
    expect(await titlesOf(page)).toEqual(["Satu", "Dua"]);
  });

  test("a last page that became empty leads to the previous one", async ({ openPage }) => {
    const member = await newMember();
    for (let n = 0; n < 11; n += 1) await titledConversation(member, `Obrolan ${n}`);
    const page = await openPage({ signedInAs: member, path: "conversation?page=2" });
    await tickOf(page, "Obrolan 0").check();
    await removeTicked(page);
    await page.waitForURL(/\?page=1$/);
    await expect.poll(() => rowsOf(page).count()).toBe(10);
    await page.getByRole("button", { name: "Urungkan" }).click();
    await page.getByRole("link", { name: "Halaman 2" }).waitFor();
  });
});

describe("renaming a conversation", () => {
  test("a title is given in a dialog, or reset to the neutral one", async ({ openPage }) => {
    const member = await memberWith("Judul lama");
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await page.getByRole("button", { name: "Ganti judul Judul lama" }).click();
    const dialog = page.getByRole("dialog", { name: "Ganti judul" });
    const field = dialog.getByLabel("Judul obrolan");
    expect(await field.inputValue()).toBe("Judul lama");
    await expectAccessible(page, "dialog[open]");
    await field.fill("  ");
    await dialog.getByRole("button", { name: "Simpan" }).click();
    await dialog.getByText("Tulis judulnya dulu.").waitFor();
    await field.fill("Urusan kantor");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => titlesOf(page)).toEqual(["Urusan kantor"]);
    await page.getByRole("button", { name: "Ganti judul Urusan kantor" }).click();
    await dialog.getByRole("button", { name: "Pakai judul netral" }).click();
    await expect.poll(async () => (await titlesOf(page))[0]).toMatch(/^Sesi .* · Kesehatan Mental$/);
  });

  test("a title that could not be saved stays in the dialog", async ({ openPage }) => {
    const member = await memberWith("Judul lama");
    const page = await openPage({
      signedInAs: member,
      path: "conversation",
      allow: [refused(500), /answer: 500/],
    });
    await page.route("**/edit_title", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Ganti judul Judul lama" }).click();
    const dialog = page.getByRole("dialog", { name: "Ganti judul" });
    await dialog.getByLabel("Judul obrolan").fill("Urusan kantor");
    await dialog.getByRole("button", { name: "Simpan" }).click();
    await dialog.getByText("Judul belum tersimpan.").waitFor();
    expect(await dialog.getByLabel("Judul obrolan").inputValue()).toBe("Urusan kantor");
  });
});
