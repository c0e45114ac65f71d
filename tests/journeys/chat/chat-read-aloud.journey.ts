import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readAloudTexts } from "#texts/chat/read-aloud.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { storageOf } from "../setup/browsing.ts";
import {
  conversationPath,
  exchange,
  newConversation,
  say,
  wholeAnswer,
  wordsOf,
} from "../setup/conversation.ts";
import { newMember, type Opening, testInMotion as test } from "../setup/journey.ts";
import { withRecogniser, withVoice } from "../setup/speech.ts";

const told = { "alma.voice.aloud": "1", "alma.voice.agreed": "1" };

const read = (page: Page) => page.getByRole("button", { name: "Bacakan", exact: true });
const stop = (page: Page) => page.getByRole("button", { name: "Hentikan bacaan" });
/** Reads the first answer, once both have their button. */
async function readFirst(page: Page): Promise<void> {
  await expect.poll(() => read(page).count()).toBe(2);
  await read(page).nth(0).click();
}
const log = (page: Page) => page.evaluate(() => window.voice.log);

/** Opens a conversation with two answers, in a browser with a voice of this language. */
async function conversation(
  openPage: (opening: Opening) => Promise<Page>,
  { lang = "id-ID", isLocal = true, ...opening }: Opening & { lang?: string; isLocal?: boolean } = {},
) {
  const member = await newMember();
  const code = await newConversation(member);
  await exchange(member, code, "Kepalaku penuh terus, susah fokus kerja");
  await exchange(member, code, "Aku mau cerita");
  const page = await openPage({ signedInAs: member, storage: told, ...opening });
  await withVoice(page, lang, { isLocal });
  await withRecogniser(page);
  await page.goto(`/netwerk/${conversationPath(code)}`);
  await wholeAnswer(page, 1);
  expect(await read(page).count()).toBe(0);
  await page.evaluate(() => window.voice.come());
  return page;
}

test("an answer is read in Indonesian sentence by sentence, without markdown, one answer at a time", async ({
  openPage,
}) => {
  const page = await conversation(openPage);
  await readFirst(page);
  await stop(page).waitFor();
  const words = await wordsOf(page.locator("[data-bubble=answer]").nth(0));
  const [first] = await log(page);
  expect(first).toMatch(/^id-ID: /);
  expect(words.startsWith(first?.slice("id-ID: ".length) ?? "?")).toBe(true);
  await page.evaluate(() => window.voice.over());
  expect((await log(page)).length).toBe(2);
  // Reading the second answer stops the first; its own button stops it.
  await read(page).nth(0).click();
  expect(await stop(page).count()).toBe(1);
  expect((await log(page)).slice(2, 3)).toEqual(["cancel"]);
  await stop(page).click();
  expect((await log(page)).at(-1)).toBe("cancel");
  await expect.poll(() => read(page).count()).toBe(2);
  // Reads a whole answer; then reading ends by itself.
  await read(page).nth(1).click();
  for (let n = 0; n < 30; n += 1) await page.evaluate(() => window.voice.over());
  await expect.poll(() => stop(page).count()).toBe(0);
});

test("sending, dictating, hiding and leaving the page end reading aloud", async ({ openPage }) => {
  const page = await conversation(openPage);
  const isQuiet = async () => {
    await expect.poll(async () => (await log(page)).at(-1)).toBe("cancel");
    await expect.poll(() => stop(page).count()).toBe(0);
  };
  await readFirst(page);
  await say(page, "Sudah cukup");
  await isQuiet();
  await wholeAnswer(page, 2);
  await read(page).nth(0).click();
  await page.getByRole("button", { name: "Bicara", exact: true }).click();
  await isQuiet();
  // Reading aloud in turn stops the speech recognition.
  await read(page).nth(0).click();
  await page.getByRole("button", { name: "Bicara", exact: true }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await isQuiet();
  await read(page).nth(0).click();
  await page.getByRole("button", { name: "Kembali" }).click();
  await page.getByRole("link", { name: /lanjutkan nanti/ }).click();
  await isQuiet();
});

test("the first use on a device warns that others may hear and names who makes the voice", async ({
  openPage,
}) => {
  const page = await conversation(openPage, { storage: {}, isLocal: false, colorScheme: "dark" });
  await read(page).nth(0).click();
  const dialog = page.getByRole("alertdialog", { name: readAloudTexts.askTitle });
  expect(await dialog.innerText()).toContain(readAloudTexts.askBody);
  expect(await dialog.innerText()).toContain(readAloudTexts.askOnline);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Batal" }).click();
  expect(await log(page)).toEqual([]);
  await read(page).nth(0).click();
  await dialog.getByRole("button", { name: "Bacakan sekarang" }).click();
  await stop(page).waitFor();
  expect((await storageOf(page))["alma.voice.aloud"]).toBe("1");
  await expectAccessible(page);
});

test("a device without an Indonesian voice shows no button", async ({ openPage }) => {
  const page = await conversation(openPage, { lang: "en-US" });
  expect(await read(page).count()).toBe(0);
});
