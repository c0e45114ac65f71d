import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { addressOf, refused, storageOf } from "../setup/browsing.ts";
import { exchange, newConversation } from "../setup/conversation.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";
import { bothViewports, rowsOf, titledConversation, widthAtDoubleText } from "../setup/list.ts";

const words = "kucingku hilang";

/** Creates a member with one conversation that contains these words and another one without. */
async function memberWhoWrote(question: string): Promise<{ member: Member; code: string }> {
  const member = await newMember();
  const code = await newConversation(member);
  await exchange(member, code, question);
  await newConversation(member, 2);
  return { member, code };
}

describe("X-05: searching the member's conversations", () => {
  test("the search finds a message, marks the words and leads to it", async ({ openPage }) => {
    const { member, code } = await memberWhoWrote(`Sejak kemarin ${words} entah ke mana`);
    const page = await openPage({ signedInAs: member, path: "conversation", viewport: "desktop" });
    await rowsOf(page).nth(1).waitFor();
    const asked = page.waitForRequest("**/api/conversations/search");
    await page.getByLabel("Cari di obrolanmu").fill(words);
    // The search starts after a pause in typing, without a key.
    expect((await asked).postDataJSON()).toEqual({ q: words });
    const results = page.getByRole("region", { name: "Hasil pencarian" });
    const hit = results.getByRole("link", { name: /Kamu:/ });
    await hit.waitFor();
    expect((await hit.locator("mark").allInnerTexts()).join(" ")).toContain("kucingku");
    expect(await hit.innerText()).toContain("Sekar Ayuning");
    expect(await rowsOf(page).count()).toBe(0);
    await expectAccessible(page);
    await hit.click();
    await page.waitForURL(new RegExp(`/conversation/${code}/history\\?expert_id=1&at=\\d+$`));
  });

  test("the search finds a title and leads to the conversation", async ({ openPage }) => {
    const member = await newMember();
    const code = await titledConversation(member, "Urusan kontrakan");
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await page.getByLabel("Cari di obrolanmu").fill("kontrakan");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: /Urusan kontrakan/ }).click();
    await page.waitForURL(new RegExp(`/conversation/${code}/history\\?expert_id=1$`));
  });

  test("one letter makes no call; a press searches at once", async ({ openPage }) => {
    const { member } = await memberWhoWrote(words);
    const page = await openPage({ signedInAs: member });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/search")) asked.push(request.postDataJSON().q);
    });
    await page.clock.install();
    await page.goto("/netwerk/conversation");
    await rowsOf(page).nth(1).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const box = page.getByLabel("Cari di obrolanmu");
    await box.fill("k");
    await page.clock.runFor(2000);
    await box.fill("ku");
    await page.clock.runFor(300);
    await box.fill("kucing");
    await page.clock.runFor(300);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Cari", exact: true }).click();
    await expect.poll(() => asked).toEqual(["kucing"]);
    await page.clock.resume();
  });

  test("the words are not in the address or in storage, and are restored by going back", async ({
    openPage,
  }) => {
    const { member } = await memberWhoWrote(words);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    const box = page.getByLabel("Cari di obrolanmu");
    await box.fill(words);
    const hit = page.getByRole("link", { name: /Kamu:/ });
    await hit.waitFor();
    expect(addressOf(page)).toBe("/netwerk/conversation");
    expect(JSON.stringify(await storageOf(page))).not.toContain("kucing");
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))).not.toContain(
      "kucing",
    );
    await hit.click();
    await page.waitForURL(/\/history/);
    await page.goBack();
    await hit.waitFor();
    expect(await box.inputValue()).toBe(words);
    // A reload starts with an empty search.
    await page.reload();
    await rowsOf(page).first().waitFor();
    expect(await box.inputValue()).toBe("");
  });

  test("no match says so; clearing restores the list and the focus", async ({ openPage }) => {
    const { member } = await memberWhoWrote(words);
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      const box = page.getByLabel("Cari di obrolanmu");
      await box.fill("xyzzy");
      await page.getByText("Tidak ada yang cocok").waitFor();
      await expectAccessible(page);
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(width);
      await page.locator("form").getByRole("button", { name: "Hapus pencarian" }).click();
      await rowsOf(page).first().waitFor();
      expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    }
  });

  test("a note says that there are more results; a failed search can be tried again", async ({
    openPage,
  }) => {
    const { member } = await memberWhoWrote(words);
    const page = await openPage({
      signedInAs: member,
      path: "conversation",
      allow: [refused(422), /answer: 422/],
    });
    await page.route("**/api/conversations/search", (route) =>
      route.fulfill({ status: 422, json: { status: "error", code: "invalid", message: "Tidak bisa." } }),
    );
    await page.getByLabel("Cari di obrolanmu").fill(words);
    await page.getByText("Pencarian belum berhasil").waitFor();
    await page.unroute("**/api/conversations/search");
    const { body } = await send("POST", "/api/conversations/search", { as: member, body: { q: words } });
    await page.route("**/api/conversations/search", (route) =>
      route.fulfill({ json: { ...body, data: { ...(body.data as object), has_more: true } } }),
    );
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByText("Masih ada hasil lain.").waitFor();
  });
});
