import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { chatTexts } from "#texts/chat/chat.ts";
import { documentTexts } from "#texts/chat/document.ts";
import { expectAccessibleInBothThemes } from "../setup/accessible.ts";
import {
  answers,
  conversationPath,
  newConversation,
  say,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { type Member, newMember, testInMotion as test } from "../setup/journey.ts";

const choices = (page: Page) => page.getByRole("group", { name: documentTexts.choices });
const press = (page: Page, label: string) => choices(page).getByRole("button", { name: label }).click();

type Open = (opening: { signedInAs: Member; path: string; viewport: "phone" | "desktop" }) => Promise<Page>;

/** Opens a conversation with the career expert in which a letter has been started, with two answers so far. */
async function begun(openPage: Open, viewport: "phone" | "desktop") {
  const member = await newMember();
  const code = await newConversation(member, 3);
  const page = await openPage({ signedInAs: member, path: conversationPath(code, 3), viewport });
  await say(page, "tolong bikinin surat resign");
  await wholeAnswer(page);
  await press(page, "Susun surat resign");
  await wholeAnswer(page, 1);
  return { page, member, code };
}

describe("E-14: the guide leads to a usable result", () => {
  test.for(["phone", "desktop"] as const)(
    "a letter is chosen, written, changed in one part, copied, saved and changed as a whole (%s)",
    async (viewport, { openPage }) => {
      const { page } = await begun(openPage, viewport);
      let n = 2;
      for (const text of ["Rina Wulandari", "Kasir", "PT Jaya", "31 Mei"]) {
        await say(page, text);
        await wholeAnswer(page, n++);
      }
      await expectAccessibleInBothThemes(page);
      await press(page, "Tidak perlu");
      expect(await wholeAnswer(page, n++)).toContain("PT Jaya");
      const tools = page.getByRole("group", { name: /^Dokumen: Surat/ });
      const saved = page.waitForEvent("download");
      await tools.getByRole("button", { name: documentTexts.save }).click();
      expect((await saved).suggestedFilename()).toMatch(/^Surat.*\.pdf$/);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await tools.getByRole("button", { name: documentTexts.copy }).click();
      await page.locator("[data-toast=success]", { hasText: documentTexts.copied }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /Rina Wulandari[\s\S]*31 Mei/,
      );
      await expectAccessibleInBothThemes(page);
      await press(page, "Ubah bagian ini");
      await wholeAnswer(page, n++);
      await press(page, "nama perusahaan");
      await wholeAnswer(page, n++);
      await say(page, "CV Maju");
      expect(await wholeAnswer(page, n++)).toContain("CV Maju");
      const change = tools.last().getByRole("button", { name: documentTexts.change });
      await change.click();
      const whole = await textBox(page).inputValue();
      expect(whole).toMatch(/^Pakai teksku ini:[\s\S]*CV Maju/);
      expect(await textBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
      await textBox(page).fill(whole.replace("CV Maju", "Toko Bahagia"));
      // Pressed again, the button leads back to what is being written.
      await change.click();
      expect(await textBox(page).inputValue()).toContain("Toko Bahagia");
      await page.getByRole("button", { name: chatTexts.send }).click();
      const changed = await wholeAnswer(page, n++);
      expect(changed).toContain("Toko Bahagia");
      expect(changed).not.toContain("Pakai teksku ini");
    },
  );

  test("only the newest answer has buttons; they survive a reload and work by keyboard", async ({
    openPage,
  }) => {
    const { page } = await begun(openPage, "phone");
    expect(await choices(page).count()).toBe(1);
    await page.reload();
    await wholeAnswer(page, 1);
    await choices(page).getByRole("button", { name: "Lewati" }).focus();
    await page.keyboard.press("Enter");
    await wholeAnswer(page, 2);
    expect(await answers(page).count()).toBe(3);
    // A choice does not remove text typed meanwhile.
    await textBox(page).fill("belum terkirim");
    await choices(page).getByRole("button").first().click();
    await wholeAnswer(page, 3);
    expect(await textBox(page).inputValue()).toBe("belum terkirim");
  });

  test("an exercise counts once it is started and names its phases", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, "panik banget sekarang, sesak");
    await wholeAnswer(page);
    await choices(page).getByRole("button").first().click();
    await wholeAnswer(page, 1);
    const exercise = page.locator("[data-exercise]");
    await exercise.getByRole("button", { name: documentTexts.startTimer }).click();
    await exercise.getByText(/^Putaran 1 dari/).waitFor();
    await exercise.getByRole("button", { name: documentTexts.stopTimer }).click();
    await exercise.getByRole("button", { name: documentTexts.startTimer }).waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
