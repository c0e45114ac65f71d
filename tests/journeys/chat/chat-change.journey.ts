import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { answerTexts } from "#texts/chat/answer.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { documentTexts } from "#texts/chat/document.ts";
import { expectAccessible } from "../setup/accessible.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  say,
  storedMessages,
  textBox,
  wholeAnswer,
  wordsOf,
} from "../setup/conversation.ts";
import { newMember, testInMotion as test, writeSlowly } from "../setup/journey.ts";

const question = "Aku capek banget, kerjaan numpuk dan bos marah terus";

const editButton = (page: Page) => page.getByRole("button", { name: answerTexts.editLabel });
const redoButton = (page: Page) => page.getByRole("button", { name: answerTexts.redo });

/** Opens a conversation with one answered question. */
async function answered(openPage: (opening: object) => Promise<Page>, opening: object = {}) {
  const member = await newMember();
  const code = await newConversation(member);
  await exchange(member, code, question);
  const page = await openPage({ signedInAs: member, path: conversationPath(code), ...opening });
  await wholeAnswer(page);
  // The newest answer's buttons come last; until then what is pressed may move.
  await page.getByRole("group", { name: documentTexts.choices }).waitFor();
  return { member, code, page };
}

describe("C-23: regenerating the newest answer", () => {
  test("the new version replaces the old one; earlier versions stay readable, also after a reload", async ({
    openPage,
  }) => {
    const { member, code, page } = await answered(openPage);
    const first = await wordsOf(answers(page));
    await redoButton(page).click();
    await page.getByText(answerTexts.version(2, 2)).waitFor();
    const second = await wholeAnswer(page);
    expect(second).not.toBe(first);
    expect(await answers(page).count()).toBe(1);
    expect((await storedMessages(member, code)).map(({ text }) => text)).toEqual([question, second]);
    await page.getByRole("button", { name: answerTexts.previousVersion }).click();
    await expect.poll(() => wordsOf(answers(page))).toBe(first);
    expect(await redoButton(page).count()).toBe(0);
    await expectAccessible(page);
    await page.reload();
    expect(await wholeAnswer(page)).toBe(second);
    await page.getByText(answerTexts.version(2, 2)).waitFor();
  });

  test("a shorter or plainer version can be chosen, also by keyboard; the previous one stays readable", async ({
    openPage,
  }) => {
    const { page } = await answered(openPage);
    const first = await wordsOf(answers(page));
    await page.getByRole("button", { name: answerTexts.manner }).click();
    await expectAccessible(page);
    for (const name of [answerTexts.shorter, answerTexts.simpler]) {
      const choice = await page.getByRole("button", { name }).boundingBox();
      expect(choice?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole("button", { name: answerTexts.shorter }).click();
    await page.getByText(answerTexts.version(2, 2)).waitFor();
    const second = await wholeAnswer(page);
    expect(second.split(" ").length).toBeLessThan(first.split(" ").length);
    await page.getByRole("button", { name: answerTexts.manner }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(answerTexts.version(3, 3)).waitFor();
    expect(await wholeAnswer(page)).not.toBe(first);
    await page.getByRole("button", { name: answerTexts.previousVersion }).click();
    await expect.poll(() => wordsOf(answers(page))).toBe(second);
  });

  test("a lost connection while regenerating makes exactly one new version", async ({ openPage }) => {
    const { member, code, page } = await answered(openPage, { allow: [/net::ERR_/] });
    let isFirst = true;
    await page.route("**/api/chat", async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // The request arrives, but its response is lost.
      await route.fetch();
      await route.abort();
    });
    await redoButton(page).click();
    await page.getByText(answerTexts.version(2, 2)).waitFor();
    const words = await wholeAnswer(page);
    expect((await storedMessages(member, code)).map(({ text }) => text)).toEqual([question, words]);
  });

  test("another tab shows the new version", async ({ openPage }) => {
    const { page } = await answered(openPage);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await wholeAnswer(other);
    await redoButton(page).click();
    await page.getByText(answerTexts.version(2, 2)).waitFor();
    const words = await wholeAnswer(page);
    await other.getByText(answerTexts.version(2, 2)).waitFor();
    expect(await wholeAnswer(other)).toBe(words);
  });
});

describe("C-23: editing the newest question", () => {
  test("the question moves into the text box, and the draft waits; both survive a reload", async ({
    openPage,
  }) => {
    const { member, code, page } = await answered(openPage, { viewport: "desktop" });
    await textBox(page).fill("Sudah kutulis sebelumnya");
    await editButton(page).click();
    await page.getByText(chatTexts.editing).waitFor();
    expect(await textBox(page).inputValue()).toBe(question);
    await textBox(page).fill("Aku capek kuliah, tugas numpuk");
    await page.reload();
    await page.getByText(chatTexts.editing).waitFor();
    expect(await textBox(page).inputValue()).toBe("Aku capek kuliah, tugas numpuk");
    await page.getByRole("button", { name: chatTexts.send, exact: true }).click();
    await page.getByText(chatTexts.edited).waitFor();
    const words = await wholeAnswer(page);
    expect(await textBox(page).inputValue()).toBe("Sudah kutulis sebelumnya");
    expect(await page.getByText(question).count()).toBe(0);
    expect(await page.getByText(chatTexts.editing).count()).toBe(0);
    expect((await storedMessages(member, code)).map(({ text }) => text)).toEqual([
      "Aku capek kuliah, tugas numpuk",
      words,
    ]);
  });

  test("cancelling restores the draft and the question", async ({ openPage }) => {
    const { member, code, page } = await answered(openPage);
    await textBox(page).fill("Punyaku");
    await editButton(page).click();
    await textBox(page).fill("Lain sama sekali");
    await page.getByRole("button", { name: chatTexts.cancelEdit }).click();
    expect(await textBox(page).inputValue()).toBe("Punyaku");
    expect(await page.getByText(chatTexts.editing).count()).toBe(0);
    expect((await storedMessages(member, code)).length).toBe(2);
  });

  test("only the newest question can be edited, and none while an answer is streamed or at a sign of risk", async ({
    openPage,
  }) => {
    await writeSlowly();
    const { page } = await answered(openPage);
    await editButton(page).waitFor();
    await redoButton(page).waitFor();
    expect([await editButton(page).count(), await redoButton(page).count()]).toEqual([1, 1]);
    await say(page, "Dan di rumah juga ramai");
    await page.getByRole("button", { name: chatTexts.stop }).waitFor();
    expect([await editButton(page).count(), await redoButton(page).count()]).toEqual([0, 0]);
    await wholeAnswer(page, 1);
    await editButton(page).waitFor();
    await redoButton(page).waitFor();
    expect([await editButton(page).count(), await redoButton(page).count()]).toEqual([1, 1]);
    await say(page, "aku mau bunuh diri malam ini");
    await page.locator("[data-help-card]").first().waitFor();
    await wholeAnswer(page, 2);
    expect([await editButton(page).count(), await redoButton(page).count()]).toEqual([0, 0]);
  });

  test("an edit that another tab overtook says so and leaves the text in the box", async ({ openPage }) => {
    const { member, code, page } = await answered(openPage, { allow: [/status of 409/] });
    await editButton(page).click();
    await textBox(page).fill("Versiku yang baru");
    await exchange(member, code, "Dari tempat lain");
    await page.getByRole("button", { name: chatTexts.send, exact: true }).click();
    await page.getByText("Dari tempat lain").waitFor();
    await expect.poll(() => textBox(page).inputValue()).toBe("Versiku yang baru");
    expect((await storedMessages(member, code)).length).toBe(4);
  });
});
