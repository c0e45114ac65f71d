import { describe, expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { signIn } from "../setup/browsing.ts";
import {
  answers,
  conversationPath,
  newConversation,
  say,
  storedMessages,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, testInMotion as test, writeSlowly } from "../setup/journey.ts";

const secondsOf = (text: string): number => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

describe("R-17: from signing in to the history of the conversation", () => {
  test.for(["netwerk", "akasia"])(
    "B-184, B-187, B-190, B-200, B-212, B-213, B-243: a conversation from sign-in to history on %s",
    async (client, { openPage }) => {
      await writeSlowly();
      const member = await newMember({ client });
      const page = await openPage({ client, path: "login" });
      await signIn(page, member);
      await page.getByRole("button", { name: "Start Chat dengan Sekar Ayuning" }).click();

      // The start screen of a conversation: picture, greeting, suggestions, text box and its button.
      await page.waitForURL(/\/conversation\/[^/]+\?expert_id=1$/);
      await page.getByRole("img", { name: "Sekar Ayuning" }).waitFor();
      await page.getByRole("heading", { name: /Hai, aku Sekar/ }).waitFor();
      const clue = "Kepalaku penuh terus, susah fokus kerja";
      await page.getByRole("button", { name: clue }).click();
      expect(await textBox(page).inputValue()).toBe(clue);

      // Word by word: each state of the screen extends the one before.
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seenWords: seen });
        new MutationObserver(() => {
          const text = document.querySelector("[data-bubble=answer] .prose")?.textContent ?? "";
          if (text !== seen.at(-1)) seen.push(text);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      await page.getByRole("button", { name: "Kirim", exact: true }).click();
      const words = await wholeAnswer(page);
      const seen: string[] = await page.evaluate("window.seenWords.filter(Boolean)");
      expect(seen.length).toBeGreaterThan(5);
      // The space at the end of a paragraph disappears when the next one begins.
      for (const [n, text] of seen.slice(1).entries())
        expect(text.startsWith((seen[n] ?? "").trimEnd()), `${seen[n]} | ${text}`).toBe(true);
      expect(await page.locator("[data-writing]").count()).toBe(0);

      const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const stored = await storedMessages(member, code);
      expect(stored.map(({ text }) => text)).toEqual([clue, words]);

      // The meter counts down.
      const clock = page.locator("[data-meter=running]");
      const before = secondsOf(await clock.innerText());
      expect(before).toBeLessThanOrEqual(300);
      await expect.poll(async () => secondsOf(await clock.innerText())).toBeLessThan(before);

      await page.getByRole("button", { name: "Kembali", exact: true }).click();
      await page.getByRole("button", { name: "Ya, akhiri sesi" }).click();
      await page.waitForURL(/\/history/);
      await page.getByRole("heading", { name: "Histori Obrolanmu" }).waitFor();
      expect(await wholeAnswer(page)).toBe(words);
      await page.getByText(clue).waitFor();
      expect(await page.getByRole("textbox").count()).toBe(0);
    },
  );
});

describe("the landing of a chat", () => {
  test("B-188, B-451, T-058, T-059: three suggestions expand to all of them and back", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    const clues = page.getByRole("list", { name: "Contoh pembuka" }).getByRole("button");
    await page.getByRole("button", { name: "Show More" }).waitFor();
    expect(await clues.count()).toBe(3);
    await page.getByRole("button", { name: "Show More" }).click();
    expect(await clues.count()).toBe(6);
    await page.getByRole("button", { name: "Show Less" }).click();
    expect(await clues.count()).toBe(3);
    // A suggestion replaces another suggestion, never typed text.
    await clues.nth(0).click();
    await clues.nth(1).click();
    expect(await textBox(page).inputValue()).toBe(await clues.nth(1).innerText());
    await textBox(page).fill("Aku sendiri");
    await clues.nth(0).click();
    expect(await textBox(page).inputValue()).toMatch(/^Aku sendiri\n/);
  });

  test("B-189: the landing says what is free and how much time is really granted", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    await page
      .getByText("3 menit pertama di ruang obrolan gratis. Di sini kamu punya 5 menit setiap hari.")
      .waitFor();
    await page.getByText("hari ini gratis 05:00 menit").waitFor();
  });

  test("B-188: on a phone the suggestions and the way to all of them are above the text box", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    const more = page.getByRole("button", { name: "Show More" });
    await more.waitFor();
    const [button, box] = [await more.boundingBox(), await textBox(page).boundingBox()];
    expect((button?.y ?? 999) + (button?.height ?? 999)).toBeLessThanOrEqual((box?.y ?? 0) - 8);
  });

  test("B-198: tips can be shown and hidden", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    const toggle = page.getByRole("button", { name: "Tips bercerita" });
    await toggle.click();
    for (const about of [/mengganggumu/, /berapa lama/, /memicunya/])
      await page.getByRole("listitem").filter({ hasText: about }).waitFor();
    await toggle.press("Escape");
    expect(await page.getByText("berapa lama").count()).toBe(0);
  });

  test("is accessible, in both themes", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    await expectAccessibleInBothThemes(page);
  });
});

describe("writing and sending", () => {
  test("B-195, B-196, B-197, B-208, B-210: Enter sends, with shift or alt it makes a new line; blank text is ignored", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), viewport: "desktop" });
    await textBox(page).fill("\n \n");
    await textBox(page).press("Enter");
    expect(await answers(page).count()).toBe(0);
    await textBox(page).fill("  Aku capek");
    await textBox(page).press("End");
    await textBox(page).press("Shift+Enter");
    await textBox(page).pressSequentially("sekali");
    await textBox(page).press("Alt+Enter");
    expect(await textBox(page).inputValue()).toBe("  Aku capek\nsekali\n");
    await textBox(page).press("Enter");
    await wholeAnswer(page);
    const [question] = await storedMessages(member, code);
    expect(question?.text).toBe("Aku capek\nsekali");
    expect(await textBox(page).inputValue()).toBe("");
    expect(await textBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test("B-196: on a touch keyboard Enter is a new line; the button sends and keeps the focus", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    await textBox(page).fill("Satu");
    await textBox(page).press("Enter");
    expect(await answers(page).count()).toBe(0);
    expect(await textBox(page).inputValue()).toBe("Satu\n");
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await wholeAnswer(page);
    expect(await textBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test("B-205: a member's message is shown as plain text, whatever it contains", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    const hostile = `<img src=x onerror="document.title='diretas'"> **tebal** ${"panjang".repeat(40)}`;
    await say(page, hostile);
    await wholeAnswer(page);
    await page.getByText(hostile).waitFor();
    expect(await page.locator("[data-chat] img[src=x]").count()).toBe(0);
    // A very long word breaks instead of widening the page.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test("a question of more than 2,000 characters is sent; one over the limit stays in the box", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    const long = "Aku ingin cerita panjang. ".repeat(160).trim();
    await textBox(page).fill(`${long} ${long}`);
    await page.getByText(/Kelebihan \d+ karakter/).waitFor();
    await page.getByRole("button", { name: "Kirim", exact: true }).click({ force: true });
    expect(await answers(page).count()).toBe(0);
    expect(await textBox(page).inputValue()).toBe(`${long} ${long}`);
    const fits = long.slice(0, 3900).trim();
    await say(page, fits);
    await wholeAnswer(page);
    expect((await storedMessages(member, code))[0]?.text).toBe(fits);
    // The message is collapsed and expands on request.
    const words = page.locator("[data-row]").first();
    expect((await words.innerText()).length).toBeLessThan(800);
    await words.getByRole("button", { name: "Selengkapnya" }).click();
    expect((await words.innerText()).length).toBeGreaterThan(fits.length);
  });

  test("T-060, T-061, T-062, T-063, B-199: the back arrow asks before it ends the conversation", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await page.getByRole("button", { name: "Kembali", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Akhiri Percakapan" });
    await dialog.getByText("Apakah Anda yakin ingin mengakhiri sesi ini?").waitFor();
    await dialog.getByRole("button", { name: "Ya, akhiri sesi" }).waitFor();
    await expectAccessible(page, "dialog[open]");
    await dialog.getByRole("button", { name: "Tutup" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Kembali", exact: true }).click();
    await dialog.getByRole("button", { name: "Tetap di obrolan" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Kembali", exact: true }).click();
    await dialog.getByRole("link", { name: "Keluar dulu, lanjutkan nanti" }).click();
    // The conversation was left open, so it can be continued.
    await page.getByRole("heading", { name: "Obrolanmu" }).waitFor();
    await page.getByText("active", { exact: true }).filter({ visible: true }).waitFor();
  });
});
