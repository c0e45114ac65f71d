import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { dictationErrors, dictationTexts } from "#texts/chat/dictation.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { storageOf } from "../setup/browsing.ts";
import {
  answers,
  conversationPath,
  newConversation,
  storedMessages,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, type Opening, testInMotion as test } from "../setup/journey.ts";
import {
  asked,
  begin,
  endSession,
  fail,
  hear,
  hearOnAndroid,
  recognisers,
  withoutRecogniser,
  withRecogniser,
} from "../setup/speech.ts";

const agreed = { "alma.voice.agreed": "1" };
const microphone = (page: Page) => page.getByRole("button", { name: "Bicara", exact: true });
const finish = (page: Page) => page.getByRole("button", { name: "Selesai bicara" });
const goOn = (page: Page) => page.getByRole("button", { name: "Lanjut bicara" });
const status = (page: Page) => page.locator("[data-dictation]").getByRole("status");
const said = (page: Page) => textBox(page).inputValue();

type Opener = (opening: Opening) => Promise<Page>;

/**
 * Opens a new conversation in a browser with speech recognition; the member has already accepted the notice about who
 * processes the speech.
 */
async function conversation(openPage: Opener, opening: Opening = {}) {
  const member = await newMember();
  const code = await newConversation(member);
  const page = await openPage({ signedInAs: member, storage: agreed, ...opening });
  await withRecogniser(page);
  await page.goto(`/netwerk/${conversationPath(code)}`);
  await page.getByRole("button", { name: "Show More" }).waitFor();
  return { page, member, code };
}

async function listening(openPage: Opener, opening: Opening = {}) {
  const opened = await conversation(openPage, opening);
  await microphone(opened.page).click();
  await finish(opened.page).waitFor();
  await begin(opened.page);
  await expect.poll(() => status(opened.page).innerText()).toBe("Mendengarkan");
  return opened;
}

describe("dictation", () => {
  test("B-192, B-193: text box, microphone and send button; recognised words (id-ID) enter the box and are not sent", async ({
    openPage,
  }) => {
    const { page, member, code } = await conversation(openPage);
    const order = await page
      .locator("form")
      .locator("textarea, button")
      .evaluateAll((parts) => parts.map((part) => part.getAttribute("aria-label")));
    expect(order).toEqual(["Tips bercerita", "Pesanmu", "Bicara", "Kirim"]);
    await textBox(page).fill("Halo, makasih");
    await textBox(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(5, 5));
    await microphone(page).click();
    await finish(page).waitFor();
    expect(await recognisers(page)).toEqual([{ lang: "id-ID", continuous: true, interimResults: true }]);
    expect(await status(page).innerText()).toBe("Menyiapkan mikrofon...");
    await begin(page);
    await hear(page, "aku mau?");
    expect(await said(page)).toBe("Halo, aku mau makasih");
    await hear(page, "aku mau cerita", " soal kerja?");
    expect(await said(page)).toBe("Halo, aku mau cerita soal kerja makasih");
    // The caret follows the words, so that typing continues there.
    expect(await textBox(page).evaluate((box: HTMLTextAreaElement) => box.selectionStart)).toBe(31);
    expect(await status(page).innerText()).toBe("Mendengarkan");
    await finish(page).click();
    await microphone(page).waitFor();
    expect(await asked(page)).toEqual(["start stop"]);
    // The last words arrive late: they are inserted, and still nothing is sent.
    await hear(page, "aku mau cerita", " soal kerjaan");
    expect(await said(page)).toBe("Halo, aku mau cerita soal kerjaan makasih");
    expect(await storedMessages(member, code)).toEqual([]);
    expect(await answers(page).count()).toBe(0);
  });

  test("B-193: Chrome on Android repeats words and ends after each phrase; the box has each word once", async ({
    openPage,
  }) => {
    const { page } = await listening(openPage);
    await hearOnAndroid(page, "aku");
    await hearOnAndroid(page, "aku", "aku mau");
    await hearOnAndroid(page, "aku", "aku mau", "aku mau cerita");
    expect(await said(page)).toBe("aku mau cerita");
    await endSession(page);
    await expect.poll(() => asked(page)).toEqual(["start", "start"]);
    await begin(page);
    await hearOnAndroid(page, "aku mau cerita");
    await hearOnAndroid(page, "aku mau cerita soal kerja");
    expect(await said(page)).toBe("aku mau cerita soal kerja");
    await textBox(page).fill("Aku mau cerita soal rumah");
    await hearOnAndroid(page, "aku mau cerita soal kerja juga");
    expect(await said(page)).toBe("Aku mau cerita soal rumah juga");
  });

  test("B-194, B-451: dictation ends after 3 s without a result; the words stay, and it can be resumed", async ({
    openPage,
  }) => {
    const { page } = await conversation(openPage);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await microphone(page).click();
    await finish(page).waitFor();
    await begin(page);
    await page.clock.runFor(2000);
    await hear(page, "aku mau cerita?");
    await page.clock.runFor(2900);
    await hear(page, "aku mau cerita?");
    expect((await asked(page)).at(-1)).toBe("start");
    await page.locator("[data-ring]").waitFor();
    await page.clock.runFor(200);
    expect((await asked(page)).at(-1)).toBe("start stop");
    await microphone(page).waitFor();
    expect(await status(page).innerText()).toBe(dictationTexts.stoppedBySilence(3));
    expect(await said(page)).toBe("aku mau cerita");
    await goOn(page).click();
    await begin(page);
    await hear(page, "lagi");
    expect(await said(page)).toBe("aku mau cerita lagi");
    // "Lanjut bicara" while listening restarts the whole time.
    await page.clock.runFor(2900);
    await goOn(page).click();
    await page.clock.runFor(2900);
    expect((await asked(page)).at(-1)).toBe("start");
    await page.clock.runFor(200);
    expect((await asked(page)).at(-1)).toBe("start stop");
  });

  test("B-194: 6 or 10 s of silence can be chosen, and the choice is stored on the device", async ({
    openPage,
  }) => {
    const { page } = await listening(openPage);
    await page.getByRole("button", { name: "Atur waktu hening, 3 detik" }).click();
    await page.getByRole("radio", { name: "10 detik" }).check();
    await page.keyboard.press("Escape");
    // Escape only closed the menu: it still listens, now for ten seconds.
    await page.getByRole("radio", { name: "10 detik" }).waitFor({ state: "hidden" });
    expect(await asked(page)).toEqual(["start"]);
    await page.locator("[data-ring='10']").waitFor();
    expect((await storageOf(page))["alma.voice.silence"]).toBe("10");
    await page.reload();
    await microphone(page).click();
    await finish(page).waitFor();
    await begin(page);
    await page.locator("[data-ring='10']").waitFor();
  });

  test("sending, Escape and leaving end dictation; late results do not fill the empty box", async ({
    openPage,
  }) => {
    const { page, member, code } = await listening(openPage, { viewport: "desktop" });
    await hear(page, "aku capek");
    await textBox(page).press("Enter");
    await wholeAnswer(page);
    expect((await asked(page)).at(-1)).toMatch(/abort$/);
    await hear(page, "aku capek sekali");
    expect(await said(page)).toBe("");
    expect((await storedMessages(member, code))[0]?.text).toBe("aku capek");
    await microphone(page).click();
    await finish(page).waitFor();
    await begin(page);
    await page.keyboard.press("Escape");
    await microphone(page).waitFor();
    expect((await asked(page)).at(-1)).toBe("start stop");
    await microphone(page).click();
    await finish(page).waitFor();
    await begin(page);
    await page.getByRole("button", { name: "Kembali" }).click();
    await page.getByRole("link", { name: /lanjutkan nanti/ }).click();
    await expect.poll(async () => (await asked(page)).at(-1)).toMatch(/abort$/);
  });
});

describe("who hears the dictation", () => {
  test("B-192: the first use on a device shows the notice, and nothing listens before it is accepted", async ({
    openPage,
  }) => {
    const { page } = await conversation(openPage, { storage: {} });
    await microphone(page).click();
    const dialog = page.getByRole("alertdialog", { name: dictationTexts.askTitle });
    expect(await dialog.innerText()).toMatch(/Google atau Apple\), bukan oleh Alma/);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Batal" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await asked(page)).toEqual([]);
    await microphone(page).click();
    await dialog.getByRole("button", { name: "Mulai bicara" }).click();
    await finish(page).waitFor();
    await dialog.waitFor({ state: "hidden" });
    expect(await asked(page)).toEqual(["start"]);
    await finish(page).click();
    await microphone(page).click();
    await finish(page).waitFor();
    expect(await dialog.isVisible()).toBe(false);
  });

  test.for(Object.entries(dictationErrors).filter(([code]) => code !== "no-speech" && code !== "other"))(
    "B-193: a failing microphone (%s) leaves the words and says what to do",
    async ([error, sentence], { openPage }) => {
      const { page } = await listening(openPage);
      await hear(page, "aku mau?");
      await fail(page, error);
      await expect.poll(() => status(page).innerText()).toBe(sentence);
      expect(await said(page)).toBe("aku mau");
      await microphone(page).waitFor();
      await page.locator("[data-dictation]").getByRole("button", { name: "Tutup" }).click();
      expect(await page.getByText(sentence).count()).toBe(0);
    },
  );

  test("B-193: a browser without recognition shows a disabled microphone and says what to do instead", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member });
    await withoutRecogniser(page);
    await page.goto(`/netwerk/${conversationPath(await newConversation(member))}`);
    await expect.poll(() => microphone(page).getAttribute("aria-disabled")).toBe("true");
    await microphone(page).click({ force: true });
    await page.getByText(dictationTexts.unsupported).waitFor();
    await expectAccessible(page);
    await textBox(page).fill("Ya sudah");
    expect(await page.getByText(dictationTexts.unsupported).count()).toBe(0);
  });
});

describe("dictation for everybody", () => {
  test.for([
    { viewport: "phone", colorScheme: "light" },
    { viewport: "phone", colorScheme: "dark" },
    { viewport: "desktop", colorScheme: "dark" },
  ] as const)(
    "B-192, B-194: dictation is accessible during and after listening ($viewport, $colorScheme); reduced motion shows a number",
    async (opening, { openPage }) => {
      const { page } = await listening(openPage, { ...opening, reducedMotion: "reduce" });
      await hear(page, "aku mau?");
      const ring = page.locator("[data-ring]");
      expect(await ring.locator("svg").isVisible()).toBe(false);
      expect(await ring.innerText()).toMatch(/^[0-3]$/);
      await page.getByRole("button", { name: /Atur waktu hening/ }).click();
      await page.getByRole("radio", { name: "10 detik" }).check();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expectAccessible(page);
      await finish(page).click();
      await microphone(page).waitFor();
      await expectAccessible(page);
    },
  );

  test("B-192, B-193: dictation works by keyboard alone, and a screen reader hears the text once", async ({
    openPage,
  }) => {
    const { page } = await conversation(openPage, { viewport: "desktop" });
    await textBox(page).focus();
    await page.keyboard.press("Tab");
    expect(await microphone(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await finish(page).waitFor();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const region = document.querySelector("[data-dictation] [role=status]");
      if (region)
        new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
          childList: true,
          subtree: true,
          characterData: true,
        });
    });
    await begin(page);
    for (const words of ["aku?", "aku mau?", "aku mau cerita"]) await hear(page, words);
    expect(await finish(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Space");
    await microphone(page).waitFor();
    await expect.poll(() => page.evaluate("window.heard")).toEqual(["Mendengarkan", dictationTexts.stopped]);
    expect(await said(page)).toBe("aku mau cerita");
  });

  test("B-192: text box, microphone and bar stay in sight at 300 px of height; the text has 16 px", async ({
    openPage,
  }) => {
    const { page } = await listening(openPage);
    await page.setViewportSize({ width: 360, height: 300 });
    await hear(
      page,
      "aku mau cerita panjang sekali tentang kerja, rumah dan semua yang ada di kepalaku ".repeat(3),
    );
    for (const part of [
      textBox(page),
      finish(page),
      goOn(page),
      page.getByRole("button", { name: "Kirim" }),
    ]) {
      const place = await part.boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThanOrEqual(300);
      expect(Math.round(place?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const size = await textBox(page).evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    // The last words are visible.
    const below = await textBox(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
    expect(below).toBeLessThanOrEqual(2);
    const taken = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    expect(taken).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 320, height: 640 });
    const send = await page.getByRole("button", { name: "Kirim" }).boundingBox();
    expect((send?.y ?? 999) + (send?.height ?? 0)).toBeLessThanOrEqual(640);
  });
});

describe("keyboard shortcuts of the text box", () => {
  test("B-195, B-196: control or command with Enter sends, also on a touch keyboard", async ({
    openPage,
  }) => {
    const { page, member, code } = await conversation(openPage);
    await textBox(page).fill("Satu");
    await textBox(page).press("Enter");
    await textBox(page).pressSequentially("dua");
    expect(await answers(page).count()).toBe(0);
    await textBox(page).press("Control+Enter");
    await wholeAnswer(page);
    await textBox(page).fill("Tiga");
    await textBox(page).press("Meta+Enter");
    await wholeAnswer(page, 1);
    const texts = (await storedMessages(member, code)).map(({ text }) => text);
    expect([texts[0], texts[2]]).toEqual(["Satu\ndua", "Tiga"]);
  });

  test("B-195: Enter during composition belongs to the keyboard", async ({ openPage }) => {
    const { page } = await conversation(openPage, { viewport: "desktop" });
    await textBox(page).fill("Satu");
    const isLeft = await textBox(page).evaluate((box) =>
      [{ isComposing: true }, { keyCode: 229 }].map((mark) =>
        box.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...mark }),
        ),
      ),
    );
    expect(isLeft).toEqual([true, true]);
    expect(await said(page)).toBe("Satu");
    expect(await answers(page).count()).toBe(0);
    await textBox(page).press("Enter");
    await wholeAnswer(page);
  });

  test("B-196, B-197: shift+Enter and alt+Enter insert the new line at the caret", async ({ openPage }) => {
    const { page } = await conversation(openPage, { viewport: "desktop" });
    for (const keys of ["Shift+Enter", "Alt+Enter"]) {
      await textBox(page).fill("satu dua");
      await textBox(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(4, 5));
      await textBox(page).press(keys);
      await page.keyboard.type("dan ");
      expect(await said(page)).toBe("satu\ndan dua");
    }
    expect(await answers(page).count()).toBe(0);
  });

  test("B-198: the tips open and close by keyboard and announce their state", async ({ openPage }) => {
    const { page } = await conversation(openPage, { viewport: "desktop" });
    const toggle = page.getByRole("button", { name: "Tips bercerita" });
    const questions = page.locator("[id$=-tips] li");
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
    expect(await questions.allInnerTexts()).toEqual([
      expect.stringMatching(/mengganggu/),
      expect.stringMatching(/lama/),
      expect.stringMatching(/memicu/),
    ]);
    expect(await toggle.getAttribute("aria-controls")).toBe(
      await page.locator("[id$=-tips]").getAttribute("id"),
    );
    await page.keyboard.press("Space");
    await expect.poll(() => questions.count()).toBe(0);
  });
});
