import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { helpContacts } from "#rules/safety/contacts.ts";
import type { RiskCategory, RiskLevel, RiskTopic } from "#rules/safety/types.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { dress } from "../setup/answer.ts";
import { useOwnFont } from "../setup/browsing.ts";
import { conversationPath, exchange, newConversation, wholeAnswer } from "../setup/conversation.ts";
import { helpCards } from "../setup/crisis.ts";
import { newMember, testInMotion as test } from "../setup/journey.ts";

const file = join(import.meta.dirname, "../../../server/external/model/guide/dialogues.json");
const dialogues = JSON.parse(readFileSync(file, "utf8")) as { kind: string; messages: string[] }[];

/** Returns the longest message of the dialogues for these kinds of danger. */
const longest = (...kinds: string[]): string =>
  dialogues
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ messages }) => messages)
    .reduce((one, other) => (other.length > one.length ? other : one));

function noticeOf(level: RiskLevel, categories: RiskCategory[], message: string, topics: RiskTopic[] = []) {
  const contacts = helpContacts({ level, categories, topics, client: [], atMs: Date.now() });
  return { level, categories, message, contacts };
}

/** The longest message above each set of contacts. */
const notices = {
  "thoughts of dying": noticeOf(2, ["ideation"], longest("ideation", "self_harm", "eating", "distress")),
  "a plan": noticeOf(3, ["plan_or_imminent"], longest("imminent", "overdose")),
  "a medical emergency": noticeOf(3, ["plan_or_imminent"], longest("emergency"), ["emergency"]),
  "an attack": noticeOf(3, ["plan_or_imminent", "violence_victim"], longest("emergency_attacked"), [
    "attacked",
    "emergency",
  ]),
  psychosis: noticeOf(2, ["psychosis"], longest("psychosis", "psychosis_now")),
  violence: noticeOf(2, ["violence_victim"], longest("victim", "victim_minor", "victim_now")),
  "violence to others": noticeOf(2, ["violence_to_others"], longest("violent", "violent_now")),
};

/** Runs in the page: which parts of the message and of the contacts are not whole on the screen or are covered. */
const outOfReach = (log: Element): string[] => {
  const frame = log.closest("[data-scroll]")?.getBoundingClientRect();
  const isWithin = ({ top, bottom }: { top: number; bottom: number }) =>
    frame !== undefined && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  const isUncovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 8, (left + right) / 2, right - 8].every((x) =>
      element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    );
  };
  const contacts = [...log.querySelectorAll("[data-help-card] ul a")];
  const words = [...log.querySelectorAll("[data-vetted] > *")];
  return [
    ...contacts.filter((link) => !isWithin(link.getBoundingClientRect()) || !isUncovered(link)),
    ...words.filter((part) => !isWithin(part.getBoundingClientRect())),
  ].map((element) => element.textContent ?? "");
};

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
];

/** Opens the conversation with this card below its only answer. */
async function open(page: Page, code: string, notice: (typeof notices)[keyof typeof notices]): Promise<void> {
  await dress(page, code, { message: { safety: notice } });
  await page.goto(`/netwerk/${conversationPath(code)}`);
  await wholeAnswer(page);
  await page.evaluate(useOwnFont);
}

describe("the longest vetted message of a danger", () => {
  test.for(Object.entries(notices))(
    "%s: on a small phone it leaves every contact and whom to tell on the screen, and keeps its question",
    async ([, notice], { openPage }) => {
      const member = await newMember();
      const code = await newConversation(member);
      await exchange(member, code, "aku pengen mati aja rasanya, nggak mau hidup lagi");
      const page = await openPage({ signedInAs: member });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await open(page, code, notice);
        const message = `${size.width}x${size.height}`;
        const log = page.locator("[data-log]");
        expect(await helpCards(page).getByRole("list").first().getByRole("link").count()).toBe(
          notice.contacts.filter(({ isSecondary }) => !isSecondary).length + 1,
        );
        await expect.poll(() => log.evaluate(outOfReach), { message }).toEqual([]);
        const whole = page.getByRole("button", { name: chatTexts.whole, exact: true });
        const vetted = page.locator("[data-vetted]");
        const plain = async () => (await vetted.locator(".prose").allInnerTexts()).join(" ");
        if ((await whole.count()) === 0) {
          expect(await plain(), message).toBe(notice.message);
          continue;
        }
        // The question is in no part that is folded.
        const question = /[^.?]+\?$/.exec(notice.message)?.[0].trim() ?? "";
        expect(await vetted.locator(".prose").last().innerText(), message).toBe(question);
        await expectAccessibleInBothThemes(page);
        await whole.focus();
        await page.keyboard.press("Enter");
        await page.getByRole("button", { name: chatTexts.fold, exact: true, expanded: true }).waitFor();
        expect(await plain(), message).toBe(notice.message);
        const story = vetted.locator(".prose").first();
        expect(
          await story.evaluate((text) => text.scrollHeight <= (text.parentElement?.clientHeight ?? 0)),
        ).toBe(true);
        // The keyboard stays where it was.
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(chatTexts.fold);
      }
    },
  );

  test("a phone whose keyboard closes unfolds what fits now; one whose keyboard opens folds nothing", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "aku pengen mati aja rasanya, nggak mau hidup lagi");
    const page = await openPage({ signedInAs: member });
    const whole = page.getByRole("button", { name: chatTexts.whole, exact: true });
    await page.setViewportSize({ width: 360, height: 420 });
    await open(page, code, notices["thoughts of dying"]);
    await whole.waitFor();
    await page.setViewportSize({ width: 360, height: 900 });
    await whole.waitFor({ state: "detached" });
    await page.setViewportSize({ width: 360, height: 420 });
    await expect
      .poll(() => page.locator("[data-scroll]").evaluate((box) => box.clientHeight))
      .toBeLessThan(320);
    expect(await whole.count()).toBe(0);
  });
});
