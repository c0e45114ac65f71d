import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { conversationPath, newConversation, say, wholeAnswer } from "../setup/conversation.ts";
import { helpCards } from "../setup/crisis.ts";
import { newMember, test } from "../setup/journey.ts";

/** The names that stand out on a page, such as those of plans and sections. */
const pages = [
  { path: "payment", names: "main article h2" },
  { path: "payment/detail", names: "main label [id$='-name']" },
  { path: "profile", names: "main summary h3" },
  { path: "waktu", names: "main h1, main h2" },
] as const;

/** Runs in the page: the words of these elements that go over two lines. */
const brokenWords = (elements: (Element | SVGElement)[]): string[] =>
  elements.flatMap((element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of (text.nodeValue ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word[0]);
      }
    }
    return found;
  });

/** Doubles the text of the page; returns the width that it takes. */
const widthAtDouble = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const within = [...document.querySelectorAll("[data-scroll], [data-chat]")];
    return Math.max(document.documentElement.scrollWidth, ...within.map((box) => box.scrollWidth));
  });

describe("text twice as large on 320 px", () => {
  test.for(["netwerk", "akasia", "meditap"])(
    "%s: nothing overflows, the names of plans and sections stay whole, and a help card can be called from",
    async (client, { openPage }) => {
      const member = await newMember({ client });
      const page = await openPage({ signedInAs: member });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const { path, names } of pages) {
        await page.goto(`/${client}/${path}`);
        const all = page.locator(names);
        await all.first().waitFor();
        await expect.poll(() => widthAtDouble(page), { message: path }).toBeLessThanOrEqual(320);
        expect(await all.evaluateAll(brokenWords), path).toEqual([]);
      }
      await page.goto(`/${client}/${conversationPath(await newConversation(member))}`);
      await say(page, "aku pengen mati aja rasanya, nggak mau hidup lagi");
      await wholeAnswer(page);
      await expect.poll(() => widthAtDouble(page)).toBeLessThanOrEqual(320);
      const call = helpCards(page).getByRole("link").first();
      await expect
        .poll(() =>
          call.evaluate((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            const frame = link.closest("[data-scroll]")?.getBoundingClientRect();
            return frame !== undefined && top >= frame.top - 1 && bottom <= frame.bottom + 1;
          }),
        )
        .toBe(true);
    },
  );
});
