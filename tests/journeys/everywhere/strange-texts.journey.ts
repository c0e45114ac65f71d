import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  storedMessages,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, testInMotion as test } from "../setup/journey.ts";

const turned = "\u202eyang terbalik tanpa akhir";

const texts = [
  "שלום עולם, apa kabar?",
  "مرحبا بالعالم، اليوم ثقيل",
  turned,
  `\u2067${"belum ditutup ".repeat(3)}`,
  "a".repeat(700),
  `https://contoh.test/${"jalan-yang-panjang-sekali".repeat(20)}`,
  "👩‍👩‍👧‍👦".repeat(120),
  `Z${"\u0351\u036b\u0343".repeat(200)}algo`,
  "zero\u200bwidth\u2060word\ufeff".repeat(40),
  "satu\u2028dua\u2029tiga",
  `| ${"kolom".repeat(30)} | b |\n|---|---|\n| ${"isi".repeat(60)} | ok |`,
  `\`\`\`\n${"kode_yang_lebar".repeat(40)}\n\`\`\``,
  `# ${"Judul".repeat(60)}`,
];

/** Opens a conversation in which both sides say each of the texts. */
async function openConversation(page: Page, code: string, path: string): Promise<void> {
  await page.route(`**/api/conversations/${code}**`, async (route) => {
    // Renaming the title uses the same path.
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    const [sample] = body.data.history_chat;
    body.data.history_chat = texts.flatMap((text, n) => [
      { ...sample, id: 2 * n + 1, message_id: null, type: "question", content: text },
      {
        ...sample,
        id: 2 * n + 2,
        message_id: null,
        type: "answer",
        content: JSON.stringify({ content: text, products: [], has_rating: false, has_thumb: false }),
      },
    ]);
    await route.fulfill({ response, json: body });
  });
  await page.goto(path);
  await expect.poll(() => answers(page).count()).toBe(texts.length);
  await page.locator("[data-bubble=answer] pre").first().waitFor();
}

describe("unusual texts", () => {
  for (const viewport of ["phone", "desktop"] as const) {
    test(`unusual texts fit the layout of chat and history on a ${viewport}`, async ({ openPage }) => {
      const member = await newMember();
      const code = await newConversation(member);
      await exchange(member, code, "Aku mau cerita");
      for (const path of [`/netwerk/${conversationPath(code)}`, `/netwerk/conversation/${code}/history`]) {
        const page = await openPage({ signedInAs: member, viewport });
        await openConversation(page, code, path);
        const wide = await page.evaluate(() => {
          const box = document.querySelector("[data-scroll]") ?? document.documentElement;
          const edge = document.documentElement.clientWidth;
          // A wide table scrolls in its own box.
          const rows = [...document.querySelectorAll("[data-row] *:not(.table-box *)")];
          return [
            ...(box.scrollWidth > box.clientWidth ? ["the page scrolls sideways"] : []),
            ...rows
              .filter((element) => element.getBoundingClientRect().right > edge + 1)
              .map((element) => element.outerHTML.slice(0, 80)),
          ];
        });
        expect(wide).toEqual([]);
        await expectAccessible(page);
      }
    });
  }

  test("a right-to-left text changes the direction of nothing beside it", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, turned);
    expect((await storedMessages(member, code))[0]?.text).toBe(turned);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await wholeAnswer(page);
    const bidi = await page
      .locator("[data-row]")
      .first()
      .evaluate((row) => {
        const words = [...row.querySelectorAll("*")].filter((element) =>
          element.textContent?.includes("terbalik"),
        );
        const time = row.querySelector("time");
        return {
          isIsolated: words.some((element) => getComputedStyle(element).unicodeBidi !== "normal"),
          time: time && getComputedStyle(time).direction,
        };
      });
    expect(bidi).toEqual({ isIsolated: true, time: "ltr" });
  });

  test("each paragraph is aligned by its own letters", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "Aku mau cerita");
    const page = await openPage({ signedInAs: member });
    await openConversation(page, code, `/netwerk/${conversationPath(code)}`);
    const sideOf = (text: string) =>
      page
        .locator("[data-bubble=answer] .prose > p")
        .filter({ hasText: text })
        .first()
        .evaluate((paragraph) => getComputedStyle(paragraph).unicodeBidi);
    expect(await sideOf("مرحبا")).toBe("plaintext");
    expect(await sideOf("שלום")).toBe("plaintext");
  });
});
