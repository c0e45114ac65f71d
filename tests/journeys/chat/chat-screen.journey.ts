import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chatTexts } from "#texts/chat/chat.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { refused, signIn } from "../setup/browsing.ts";
import {
  conversationPath,
  newConversation,
  say,
  storedMessages,
  talkedFor,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, send, testInMotion as test } from "../setup/journey.ts";

describe("on a phone", () => {
  test("the text box stays in sight above a phone's keyboard", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    await say(page, "Aku mau cerita");
    await wholeAnswer(page);
    await textBox(page).focus();
    await page.setViewportSize({ width: 360, height: 340 });
    const box = await textBox(page).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(340);
    await page.getByRole("button", { name: "Kirim", exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  });
});

test("the chat says what it does not replace, before the first message and beside answers", async ({
  openPage,
}) => {
  const member = await newMember();
  const page = await openPage({ signedInAs: member, path: conversationPath(await newConversation(member)) });
  const line = page.getByText("Tidak menggantikan psikolog atau dokter, bukan layanan darurat", {
    exact: true,
  });
  await line.waitFor();
  await say(page, "Aku mau cerita");
  await wholeAnswer(page);
  expect(await line.isVisible()).toBe(true);
});

describe("with a screen reader or reduced motion", () => {
  test("a screen reader hears that an answer begins and the complete answer once, not single words", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const announcer = document.querySelector("[data-announcer]");
      if (announcer)
        new MutationObserver(() => heard.push(announcer.textContent ?? "")).observe(announcer, {
          childList: true,
          subtree: true,
          characterData: true,
        });
    });
    await say(page, "Kepalaku penuh terus, susah fokus kerja");
    const words = await wholeAnswer(page);
    const choices = page.locator("[data-choices]").getByRole("button");
    await choices.first().waitFor();
    const heard: string[] = await page.evaluate("window.heard");
    // With the answer it hears that there are choices, which are not where the focus is.
    expect(heard).toEqual([
      "Sekar Ayuning sedang menulis",
      `Sekar Ayuning: ${words}\n${chatTexts.choicesBelow(await choices.count())}`,
    ]);
    expect(await page.locator("[data-bubble=answer]").locator("[aria-live]").count()).toBe(0);
  });

  test("reduced motion shows the text of an answer as it arrives", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(code),
      reducedMotion: "reduce",
    });
    await say(page, "Aku mau cerita");
    const words = await wholeAnswer(page);
    expect((await storedMessages(member, code))[1]?.text).toBe(words);
  });

  test("R-17 is accessible on every width, in both themes", async ({ openPage }) => {
    const member = await newMember();
    const code = await talkedFor(member, 1);
    for (const viewport of ["phone", "desktop"] as const) {
      const page = await openPage({ signedInAs: member, path: conversationPath(code), viewport });
      await wholeAnswer(page);
      await expectAccessibleInBothThemes(page);
    }
  });
});

describe("what can prevent a conversation", () => {
  test("missing consents are asked for, and then the typed message is sent", async ({ openPage }) => {
    const member = await newMember({ consents: false });
    const page = await openPage({ signedInAs: member, path: "expert", allow: [refused(403)] });
    await page.getByRole("button", { name: "Start Chat dengan Sekar Ayuning" }).click();
    const dialog = page.getByRole("dialog", { name: /Persetujuan Layanan NETWERK/ });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Start Chat dengan Sekar Ayuning" }).click();
    await dialog.waitFor();
    for (const tick of await dialog.getByRole("checkbox").all()) await tick.check();
    await dialog.getByRole("button", { name: "Setuju dan lanjutkan" }).click();
    await page.waitForURL(/\/conversation\//);
    await say(page, "Aku mau cerita");
    await wholeAnswer(page);
  });

  test("withdrawn consents open the dialog; closing it returns the text, agreeing sends it", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), allow: [refused(403)] });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    const withdrawn = await send("POST", "/api/users/agree_tnc", {
      as: member,
      body: { agree: true, health_data: false },
    });
    expect(withdrawn.status).toBe(200);
    await say(page, "Aku mau cerita");
    const dialog = page.getByRole("dialog", { name: /Persetujuan/ });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await textBox(page).inputValue()).toBe("Aku mau cerita");
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await dialog.waitFor();
    for (const tick of await dialog.getByRole("checkbox").all()) await tick.check();
    await dialog.getByRole("button", { name: "Setuju dan lanjutkan" }).click();
    await wholeAnswer(page);
    expect((await storedMessages(member, code)).length).toBe(2);
  });

  test("C-21: another member's conversation is not found, and the page reveals nothing about it", async ({
    openPage,
  }) => {
    const owner = await newMember();
    const code = await talkedFor(owner, 1);
    const stranger = await newMember();
    for (const path of [conversationPath(code), `conversation/${code}/history`]) {
      const page = await openPage({ signedInAs: stranger, path, allow: [refused(404)] });
      await page.getByRole("heading", { name: "Obrolan tidak ditemukan" }).waitFor();
      expect(await page.getByText("Cerita ke-1").count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole("link", { name: "Ke daftar obrolan" }).click();
      await page.waitForURL(/\/netwerk\/conversation$/);
    }
  });

  test("B-215, A-84: an ended conversation opens as its history; one that ends elsewhere leads there with the text stored", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await talkedFor(member, 1);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), allow: [refused(409)] });
    await textBox(page).fill("Satu lagi");
    await send("POST", `/api/conversations/end/${code}`, { as: member });
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await page.waitForURL(/\/history/);
    expect((await storedMessages(member, code)).length).toBe(2);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.waitForURL(/\/history/);
  });

  test("signing out in one tab removes the conversation from the other at once; the draft is stored", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await talkedFor(member, 1);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await wholeAnswer(page);
    await textBox(page).fill("Belum terkirim");
    const other = await page.context().newPage();
    await other.goto("/netwerk/conversation");
    await other.getByRole("button", { name: "Buka menu" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Keluar", exact: true }).click();
    await other.getByRole("button", { name: "Ya, keluar" }).click();
    await page.waitForURL(/\/login\?redirect=/);
    await signIn(page, member);
    await page.waitForURL(new RegExp(`/conversation/${code}`));
    await expect.poll(() => textBox(page).inputValue()).toBe("Belum terkirim");
  });

  test("pages behind login say that they need scripts", async ({ openPage }) => {
    for (const path of ["expert", "conversation", "conversation/abc?expert_id=1"]) {
      const page = await openPage({ path, javaScriptEnabled: false });
      const notice = page.locator("noscript [role=alert]");
      await notice.waitFor();
      expect(await notice.innerText()).toContain("Halaman ini memerlukan JavaScript");
    }
  });

  test("B-216: an expired session stores the text and leads back to it after sign-in", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), allow: [refused(401)] });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    await textBox(page).fill("Ini jangan sampai hilang");
    await send("POST", "/api/users/logout", { as: member });
    // The page may learn of the end by itself and leave before the press.
    const left = page.waitForURL(/\/login\?redirect=/);
    await Promise.race([left, page.getByRole("button", { name: "Kirim", exact: true }).click()]);
    await left;
    await signIn(page, member);
    await page.waitForURL(new RegExp(`/conversation/${code}`));
    await expect.poll(() => textBox(page).inputValue()).toBe("Ini jangan sampai hilang");
    expect(await storedMessages({ ...member, token: await tokenOf(page) }, code)).toEqual([]);
  });
});

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("netwerk_token") ?? "");
