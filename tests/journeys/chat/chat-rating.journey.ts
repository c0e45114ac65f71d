import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { done, dress, standIn } from "../setup/answer.ts";
import { refused } from "../setup/browsing.ts";
import { conversationPath, exchange, newConversation } from "../setup/conversation.ts";
import { newMember, send, testInMotion as test } from "../setup/journey.ts";

const rating = (page: Page) => page.locator("[data-rating]");
const star = (page: Page, n: number) => page.getByRole("radio", { name: `${n} dari 5 bintang` });
const confirmation = (page: Page) =>
  page.getByRole("alertdialog").filter({ hasText: "Apakah Anda yakin ingin memberikan rating ini?" });
const success = (page: Page) =>
  page.getByRole("alertdialog").filter({ hasText: "Pengisian penilaian berhasil" });
const isSaved = (page: Page) => rating(page).getByText("Penilaian telah disimpan!").waitFor();
const chosen = (page: Page) =>
  page.getByRole("radio").evaluateAll((all) => all.map((one) => one.getAttribute("aria-checked")));

/** Creates a member with a conversation of one exchange. */
async function talked() {
  const member = await newMember();
  const code = await newConversation(member);
  await exchange(member, code, "Kepalaku penuh terus, susah fokus kerja");
  return { member, code };
}

describe("the star rating of a conversation", () => {
  test("B-237, B-238, B-239, B-240, B-450, T-075, T-076, T-077, C-30: three stars ask for confirmation, are saved once and stay after a reload", async ({
    openPage,
  }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member });
    await dress(page, code, { marks: { has_rating: true } });
    const asked: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/rating") && request.method() === "POST")
        asked.push(request.postDataJSON());
    });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await rating(page).waitFor();
    expect(await page.getByRole("radio").count()).toBe(5);
    await star(page, 3).click();
    await confirmation(page).getByRole("button", { name: "Batal" }).click();
    expect(asked).toEqual([]);
    expect(new Set(await chosen(page))).toEqual(new Set(["false"]));
    await star(page, 3).click();
    await confirmation(page).getByRole("button", { name: "Ya, simpan" }).click();
    await success(page).getByRole("button", { name: "OK" }).click();
    await success(page).waitFor({ state: "hidden" });
    await isSaved(page);
    await page.getByText("Terima kasih sudah jujur.").waitFor();
    expect(asked).toEqual([{ rating: 3 }]);
    // Pressing another star changes nothing.
    await star(page, 5).click();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await page.reload();
    await isSaved(page);
    expect(await chosen(page)).toEqual(["false", "false", "true", "false", "false"]);
    await star(page, 1).click();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    expect(asked.length).toBe(1);
    const { body } = await send("GET", `/api/conversations/${code}/rating`, { as: member });
    expect(body.data).toEqual({ rating: { star: 3 } });
  });

  test("B-237, B-238, B-450: arrow keys only move and Enter chooses; four stars are saved without confirmation", async ({
    openPage,
  }) => {
    const { member, code } = await talked();
    const page = await openPage({ viewport: "desktop", signedInAs: member });
    await dress(page, code, { marks: { has_rating: true } });
    const calls = await standIn(page, "POST", "**/rating", () => done);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await star(page, 1).focus();
    for (let n = 0; n < 3; n += 1) await page.keyboard.press("ArrowRight");
    expect(calls).toEqual([]);
    expect(await star(page, 4).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await success(page).waitFor();
    expect(await confirmation(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await success(page).waitFor({ state: "hidden" });
    expect(calls.map(({ body }) => body)).toEqual([{ rating: 4 }]);
    // The focus is back where it was, and the rating can no longer be changed.
    expect(await star(page, 4).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    expect(calls.length).toBe(1);
    expect(await page.getByText("Terima kasih sudah jujur.").count()).toBe(0);
  });

  test("a rating that could not be saved stays chosen, with a retry", async ({ openPage }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member, allow: [/\/rating/] });
    await dress(page, code, { marks: { has_rating: true } });
    const calls = await standIn(page, "POST", "**/rating", (nth) => (nth === 1 ? "cut" : done));
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await star(page, 5).click();
    await rating(page).getByRole("alert").getByText("Penilaianmu belum tersimpan.").waitFor();
    expect((await chosen(page))[4]).toBe("true");
    await rating(page).getByRole("button", { name: "Coba lagi" }).click();
    await success(page).getByRole("button", { name: "OK" }).click();
    await isSaved(page);
    expect(calls.map(({ body }) => body)).toEqual([{ rating: 5 }, { rating: 5 }]);
  });

  test("A-71, C-31: a rating saved earlier on another device is shown instead of the choice made here", async ({
    openPage,
  }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member, allow: [refused(409)] });
    await dress(page, code, { marks: { has_rating: true } });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await rating(page).waitFor();
    await send("POST", `/api/conversations/${code}/rating`, { as: member, body: { rating: 2 } });
    await star(page, 5).click();
    await rating(page).getByText("Obrolan ini sudah Anda nilai.").waitFor();
    await isSaved(page);
    expect(await chosen(page)).toEqual(["false", "true", "false", "false", "false"]);
  });

  test.for([
    { viewport: "phone", colorScheme: "dark" },
    { viewport: "desktop", colorScheme: "light" },
  ] as const)(
    "the stars are accessible before and after the choice, on a $viewport, $colorScheme",
    async (look, { openPage }) => {
      const { member, code } = await talked();
      const page = await openPage({ ...look, signedInAs: member });
      await dress(page, code, { marks: { has_rating: true } });
      await page.goto(`/netwerk/${conversationPath(code)}`);
      await star(page, 2).click();
      await confirmation(page).waitFor();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expectAccessible(page);
      await star(page, 4).click();
      await success(page).getByRole("button", { name: "OK" }).click();
      await isSaved(page);
      await expectAccessible(page);
    },
  );
});
