import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { answerTexts } from "#texts/chat/answer.ts";
import { chatTexts, historyTexts } from "#texts/chat/chat.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, testInMotion as test } from "../setup/journey.ts";

/** Presses the key until the focused element has this name. */
async function goTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const wanted =
    typeof name === "string" ? (found: string) => found === name : (found: string) => name.test(found);
  const passed: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute("aria-label") ?? focused?.textContent?.trim() ?? "";
    });
    if (wanted(found)) return;
    passed.push(found.slice(0, 30));
  }
  throw new Error(`not reached by keyboard: ${name}; passed ${passed.join(" | ")}`);
}

/** Records everything that the log's live region announces, in order. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector("[data-announcer]");
    new MutationObserver(() => {
      const said = region?.textContent ?? "";
      if (said !== "" && said !== heard.at(-1)) heard.push(said);
    }).observe(region as Node, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

describe("using the keyboard alone", () => {
  for (const viewport of ["phone", "desktop"] as const) {
    test(`a whole conversation is started, held, edited, rated, ended and read on a ${viewport}`, async ({
      openPage,
    }) => {
      const member = await newMember();
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      await page.getByRole("button", { name: conversationTexts.start, exact: true }).waitFor();
      await goTo(page, conversationTexts.start);
      await page.keyboard.press("Enter");
      await textBox(page).waitFor();
      await goTo(page, chatTexts.question);
      await page.keyboard.type("Aku capek kerja");
      await page.keyboard.press("Control+Enter");
      await wholeAnswer(page);
      // The focus stays in the text box, so that writing can continue.
      expect(await textBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
      await goTo(page, answerTexts.thumbUp, "Shift+Tab");
      await page.keyboard.press("Space");
      await page.getByRole("button", { name: answerTexts.thumbUp, pressed: true }).waitFor();
      await goTo(page, answerTexts.editLabel, "Shift+Tab");
      await page.keyboard.press("Enter");
      // The text is in the box, and the box has the focus.
      await expect.poll(() => textBox(page).inputValue()).toBe("Aku capek kerja");
      expect(await textBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
      await page.keyboard.type(" dan kuliah");
      await page.keyboard.press("Control+Enter");
      await page.getByText(chatTexts.edited).waitFor();
      await wholeAnswer(page);
      await goTo(page, chatTexts.back, "Shift+Tab");
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("alertdialog", { name: chatTexts.endTitle });
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" }).catch(() => dialog.waitFor({ state: "hidden" }));
      // Closing restores the focus.
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      await goTo(page, chatTexts.endConfirm);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: historyTexts.title }).waitFor();
      await goTo(page, historyTexts.back);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: conversationTexts.title }).waitFor();
    });
  }
});

describe("with a screen reader", () => {
  test("an answer is announced when it begins and once when it is complete, never word by word", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await textBox(page).fill("Kerjaan numpuk terus");
    const heard = await hear(page);
    await page.getByRole("button", { name: chatTexts.send, exact: true }).click();
    const words = await wholeAnswer(page);
    await expect.poll(() => heard()).toHaveLength(2);
    const [begin = "", whole = ""] = await heard();
    expect(begin).toMatch(/sedang menulis$/);
    // The whole answer in one announcement, without Markdown marks.
    expect(whole.replace(/\s+/g, " ")).toContain(words.replace(/\s+/g, " ").slice(0, 60));
    expect(
      await page.locator("[aria-live], [role=log], [role=status]").filter({ hasText: words }).count(),
    ).toBe(1);
  });

  test("the log exposes who speaks, what was said, when, and the possible actions", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "Kerjaan numpuk terus");
    const page = await openPage({ signedInAs: member, path: conversationPath(code), viewport: "desktop" });
    await wholeAnswer(page);
    await page.getByRole("group", { name: answerTexts.tools }).waitFor();
    await page.getByRole("button", { name: answerTexts.editLabel }).waitFor();
    const tree = await page.locator("main").ariaSnapshot();
    const order = [
      `button "${chatTexts.back}"`,
      "heading",
      chatTexts.aiHint,
      "list",
      chatTexts.youSay.trim(),
      "Kerjaan numpuk terus",
      `button "${answerTexts.editLabel}"`,
      `group "${answerTexts.tools}"`,
      `button "${answerTexts.copy}"`,
      `button "${answerTexts.thumbUp}"`,
      `textbox "${chatTexts.question}"`,
      `button "${chatTexts.send}"`,
    ];
    let at = 0;
    for (const part of order) {
      const found = tree.indexOf(part, at);
      expect(found, `${part} comes in its place in\n${tree}`).toBeGreaterThanOrEqual(0);
      at = found;
    }
    expect(await answers(page).count()).toBe(1);
  });
});
