import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { dress } from "../setup/answer.ts";
import { refused } from "../setup/browsing.ts";
import {
  answers,
  conversationPath,
  newConversation,
  say,
  storedMessages,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { type Member, moveClock, newMember, testInMotion as test } from "../setup/journey.ts";

type Opened = { page: Page; member: Member; code: string; prompts: unknown[] };
type OpenPage = (opening: { signedInAs: Member; allow?: RegExp[] }) => Promise<Page>;

/** Opens a chat in a browser whose clock the test controls; `prompts` records its idle calls. */
async function opened(openPage: OpenPage): Promise<Opened> {
  const member = await newMember();
  const code = await newConversation(member);
  const page = await openPage({ signedInAs: member, allow: [refused(409)] });
  await page.clock.install();
  const prompts: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/chat/idle")) prompts.push(request.postDataJSON());
  });
  await page.goto(`/netwerk/${conversationPath(code)}`);
  return { page, member, code, prompts };
}

/** Has a first exchange, which starts the meter. */
async function conversation(page: Page): Promise<void> {
  await say(page, "Aku mau cerita");
  await wholeAnswer(page);
  await page.locator("[data-meter=running]").waitFor();
}

describe("a member who has been silent", () => {
  test("B-234, B-235, B-236, B-448, C-24, S-26: an idle message appears as an answer after two minutes, once in a silence", async ({
    openPage,
  }) => {
    const { page, member, code, prompts } = await opened(openPage);
    // Before the first question the meter does not run and idle calls are not made.
    await textBox(page).waitFor();
    await page.clock.runFor(150_000);
    expect(prompts).toEqual([]);
    await conversation(page);
    // Moves the server's clock only when the page asks, because it does not follow the browser's.
    await page.route("**/api/chat/idle", async (route) => {
      await moveClock(125);
      await route.continue();
    });
    await page.clock.runFor(100_000);
    expect(prompts).toEqual([]);
    await page.clock.runFor(21_000);
    await expect.poll(() => prompts.length).toBe(1);
    expect(prompts[0]).toEqual({ thread_id: code, expert_id: 1 });
    await answers(page).nth(1).waitFor();
    expect((await storedMessages(member, code)).map(({ type }) => type)).toEqual([
      "question",
      "answer",
      "answer",
    ]);
    await page.clock.runFor(250_000);
    expect(prompts.length).toBe(1);
  });

  test("B-235: typing postpones the idle message; a refusal because none is due is no error", async ({
    openPage,
  }) => {
    const { page, prompts } = await opened(openPage);
    await conversation(page);
    await page.clock.runFor(100_000);
    await textBox(page).pressSequentially("Hm");
    await page.clock.runFor(60_000);
    expect(prompts).toEqual([]);
    // The server's clock has not moved, so it refuses, and the member sees nothing of that.
    const refusal = page.waitForResponse("**/api/chat/idle");
    await page.clock.runFor(65_000);
    expect((await refusal).status()).toBe(409);
    expect(await answers(page).count()).toBe(1);
    expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
  });

  test("A-86: an answer with a star rating is followed by no idle message", async ({ openPage }) => {
    const { page, code, prompts } = await opened(openPage);
    await conversation(page);
    await page.clock.runFor(1000);
    await dress(page, code, { marks: { has_rating: true } });
    // Showing the page again reloads the conversation.
    const loaded = page.waitForResponse(`**/api/conversations/${code}*`);
    await page.evaluate(() => dispatchEvent(new Event("pageshow")));
    await loaded;
    await page.locator("[data-rating]").waitFor();
    await page.clock.runFor(250_000);
    expect(prompts).toEqual([]);
  });

  test("B-234: a paused meter sends no idle message", async ({ openPage }) => {
    const { page, prompts } = await opened(openPage);
    await conversation(page);
    await page.getByRole("button", { name: "Jeda waktu" }).click();
    await page.locator("[data-meter=paused]").waitFor();
    await page.clock.runFor(250_000);
    expect(prompts).toEqual([]);
  });
});
