import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessibleInBothThemes } from "../setup/accessible.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  say,
  talkedFor,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { type Member, newMember, testInMotion as test, writeSlowly } from "../setup/journey.ts";

const topOf = (page: Page) => page.locator("[data-scroll]").evaluate((box) => box.scrollTop);
const belowOf = (page: Page) =>
  page.locator("[data-scroll]").evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);

/** The hint that the choices of the answer are below the screen. */
const toChoices = (page: Page) => page.getByRole("button", { name: "Lihat pilihan", exact: true });

/** Creates a conversation with one exchange, which `serveLongConversation` multiplies. */
async function conversationToLengthen(): Promise<{ member: Member; code: string }> {
  const member = await newMember();
  const code = await newConversation(member);
  await exchange(member, code, "Satu-satunya pesan sungguhan");
  return { member, code };
}

/** Serves a conversation of `total` messages made from one. Pages are as long as requested, or `pageOf` messages. */
async function serveLongConversation(page: Page, code: string, total = 700, pageOf?: number): Promise<void> {
  await page.route(`**/api/conversations/${code}**`, async (route) => {
    const { origin, pathname, searchParams } = new URL(route.request().url());
    if (!pathname.endsWith(code)) return route.continue();
    const response = await route.fetch({ url: origin + pathname });
    const body = await response.json();
    const [sample] = body.data.history_chat;
    const before = Number(searchParams.get("before") ?? total + 1);
    const count = Math.min(pageOf ?? Number(searchParams.get("limit") ?? 100), before - 1);
    const ids = Array.from({ length: count }, (_, n) => before - count + n);
    body.data.history_chat = ids.map((id) => ({
      ...sample,
      id,
      message_id: null,
      type: id % 2 ? "question" : "answer",
      content: id % 2 ? `Pertanyaan ${id}` : JSON.stringify({ content: `Jawaban ${id}. `.repeat(12) }),
    }));
    body.data.history_before = before - count > 1 ? before - count : null;
    await route.fulfill({ response, json: body });
  });
}

/** Scrolls to this position; returns the row in the middle of the screen once the rows around it are rendered. */
async function rowAt(page: Page, top: number): Promise<Locator> {
  const key = await page.locator("[data-scroll]").evaluate(async (box, to) => {
    box.scrollTop = to;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return document.elementFromPoint(180, 400)?.closest("[data-row]")?.getAttribute("data-row");
  }, top);
  return page.locator(`[data-row="${key}"]`);
}

/** Expects that a reader sees the same row in the same place meanwhile. */
async function expectStill(page: Page, meanwhile: () => Promise<unknown>, top = 400): Promise<void> {
  const mark = await rowAt(page, top);
  const before = (await mark.boundingBox())?.y ?? 0;
  await meanwhile();
  const after = (await mark.boundingBox())?.y ?? Number.NaN;
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
}

describe("scrolling", () => {
  test("the log opens at the newest message; a reader who scrolled up is not moved, sees a hint of news and can return", async ({
    openPage,
  }) => {
    await writeSlowly();
    const member = await newMember();
    const code = await talkedFor(member, 4);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await answers(page).nth(3).waitFor();
    await expect.poll(() => topOf(page)).toBeGreaterThan(50);
    await expect.poll(() => belowOf(page)).toBeLessThan(2);
    await say(page, "Cerita terakhir");
    await answers(page).nth(4).locator(".prose").waitFor();
    // The reader leaves the answer, which may have been written already; at its own choices the button is another one.
    await page.locator("[data-scroll]").evaluate((box) => {
      const [newest] = [...box.querySelectorAll("[data-row]")].slice(-1);
      box.scrollTop -= Math.max(100, (newest?.getBoundingClientRect().height ?? 0) + 20);
    });
    await page.getByRole("button", { name: "Ke pesan terbaru" }).waitFor();
    // What stands above may still get its height, which moves the scroll position and not the reader.
    await expectStill(page, () => wholeAnswer(page, 4), await topOf(page));
    await page.getByRole("button", { name: "Ke pesan terbaru" }).click();
    await expect.poll(() => belowOf(page)).toBeLessThan(2);
  });

  test("a long answer stays at its beginning, so that it can be read", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await page.setViewportSize({ width: 360, height: 420 });
    await say(page, "Kepalaku penuh terus, susah fokus kerja");
    await wholeAnswer(page);
    const top = await answers(page)
      .first()
      .evaluate((answer) => answer.getBoundingClientRect().top);
    const frame = await page.locator("[data-scroll]").evaluate((box) => box.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(frame);
    await toChoices(page).waitFor();
  });

  test.for(["no-preference", "reduce"] as const)(
    "an answer taller than the screen says that it has choices below; by key and by press the button leads to them (motion: %s)",
    async (reducedMotion, { openPage }) => {
      await writeSlowly();
      const member = await newMember();
      const page = await openPage({
        signedInAs: member,
        path: conversationPath(await newConversation(member)),
        reducedMotion,
      });
      await page.setViewportSize({ width: 360, height: 480 });
      await say(page, "Kepalaku penuh terus, susah fokus kerja");
      await answers(page).first().locator(".prose").waitFor();
      expect(await toChoices(page).count()).toBe(0);
      await wholeAnswer(page);
      await toChoices(page).waitFor();
      // The reader has not been moved for it, and the first line is still there.
      const { line, frame } = await page.locator("[data-scroll]").evaluate((box) => ({
        line: box.querySelector("[data-bubble=answer] .prose")?.getBoundingClientRect().top ?? 0,
        frame: box.getBoundingClientRect().top,
      }));
      expect(line).toBeGreaterThanOrEqual(frame);
      await expectAccessibleInBothThemes(page);
      const choices = page.locator("[data-choices]");
      const areWhole = () =>
        choices.evaluate((group) => {
          const box = group.closest("[data-scroll]")?.getBoundingClientRect();
          const { top, bottom } = group.getBoundingClientRect();
          return box !== undefined && top >= box.top && bottom <= box.bottom;
        });
      expect(await areWhole()).toBe(false);
      await toChoices(page).focus();
      await page.keyboard.press("Enter");
      await expect.poll(areWhole).toBe(true);
      const first = choices.getByRole("button").first();
      expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
      await toChoices(page).waitFor({ state: "detached" });
      // Back at the beginning of the answer the hint returns.
      await page.locator("[data-scroll]").evaluate((box) => {
        box.scrollTop -= 200;
      });
      await toChoices(page).click();
      await expect.poll(areWhole).toBe(true);
    },
  );

  test("the choices below an answer come into sight whole, as long as its first line stays", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await page.setViewportSize({ width: 360, height: 1200 });
    await say(page, "Kepalaku penuh terus, susah fokus kerja");
    await wholeAnswer(page);
    await page.locator("[data-choices]").waitFor();
    const room = () =>
      page.locator("[data-scroll]").evaluate((box) => {
        const { top, bottom, height } = box.getBoundingClientRect();
        const line = box.querySelector("[data-bubble=answer] .prose")?.getBoundingClientRect().top ?? 0;
        const choices = box.querySelector("[data-choices]")?.getBoundingClientRect().bottom ?? 0;
        return { above: line - top, below: bottom - choices, content: choices - line, around: 1200 - height };
      });
    const { content, around } = await room();
    // The padding above the first line gives way, and the choices stand above the text box.
    await page.setViewportSize({ width: 360, height: Math.round(around + content + 10) });
    await expect.poll(async () => (await room()).below).toBeGreaterThanOrEqual(0);
    expect((await room()).above).toBeGreaterThanOrEqual(0);
    expect(await page.getByRole("button", { name: "Ke pesan terbaru" }).count()).toBe(0);
    // On a shorter screen the text goes first.
    await page.setViewportSize({ width: 360, height: Math.round(around + content - 40) });
    await page.getByRole("button", { name: "Ke pesan terbaru" }).waitFor();
    expect((await room()).above).toBeGreaterThanOrEqual(0);
    expect((await room()).below).toBeLessThan(0);
  });

  test("older messages load when the reader reaches them, and the content being read does not move", async ({
    openPage,
  }) => {
    const { member, code } = await conversationToLengthen();
    const page = await openPage({ signedInAs: member });
    await serveLongConversation(page, code, 700, 100);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByText("Jawaban 700.").first().waitFor();
    const rows = page.locator("[data-row]");
    for (let pages = 1; pages < 7; pages += 1) {
      await expect.poll(() => rows.first().textContent()).toContain(`Pertanyaan ${701 - pages * 100}`);
      await expectStill(page, () =>
        expect.poll(() => rows.first().textContent()).toContain(`Pertanyaan ${601 - pages * 100}`),
      );
    }
    // All messages are there, and typing works. `npm run bench screen` measures the speed.
    await textBox(page).pressSequentially("tetap lancar");
    await expect.poll(() => textBox(page).inputValue()).toBe("tetap lancar");
    // Back at the end, rows far above are removed; they return when the reader scrolls up. On a slow phone they are
    // removed while the rows at the end are still being rendered, and the reader stays at the end.
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await page.getByRole("button", { name: "Ke pesan terbaru" }).click();
    await expect.poll(() => rows.count()).toBe(200);
    await expect.poll(() => belowOf(page)).toBeLessThan(2);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.getByText("Jawaban 700.").first().waitFor();
    await page.locator("[data-scroll]").evaluate((box) => {
      box.scrollTop = 0;
    });
    await expect.poll(() => rows.count()).toBeGreaterThan(200);
    expect(await rows.first().textContent()).toContain("Pertanyaan 401");
  });

  test("fifty messages load at a time up to the beginning, without duplicates and without moving the reader", async ({
    openPage,
  }) => {
    const { member, code } = await conversationToLengthen();
    const page = await openPage({ signedInAs: member });
    await serveLongConversation(page, code, 130);
    const asked: (string | null)[][] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.endsWith(code) || !pathname.startsWith("/api/")) return;
      asked.push([searchParams.get("before"), searchParams.get("limit")]);
    });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByText("Jawaban 130.").first().waitFor();
    const rows = page.locator("[data-row]");
    for (const [known, shown] of [
      [50, 100],
      [100, 130],
    ]) {
      await expect.poll(() => rows.count()).toBe(known);
      await expectStill(page, () => expect.poll(() => rows.count()).toBe(shown));
    }
    expect(asked).toEqual([
      [null, "50"],
      ["81", "50"],
      ["31", "50"],
    ]);
    const keys = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
    expect(keys).toEqual(Array.from({ length: 130 }, (_, n) => (n % 2 ? `re:m${n}` : `m${n + 1}`)));
    await page.locator("[data-scroll]").evaluate((box) => {
      box.scrollTop = 0;
    });
    await page.getByText(/: Pertanyaan 1$/).waitFor();
    expect(asked).toHaveLength(3);
  });

  test("a page that begins with an answer does not move the reader when its question is loaded", async ({
    openPage,
  }) => {
    const { member, code } = await conversationToLengthen();
    const page = await openPage({ signedInAs: member });
    await serveLongConversation(page, code, 131);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByText("Pertanyaan 131").first().waitFor();
    const rows = page.locator("[data-row]");
    // The answer at the start of a page stays hidden until its question loads.
    for (const [known, shown] of [
      [49, 99],
      [99, 131],
    ]) {
      await expect.poll(() => rows.count()).toBe(known);
      await expectStill(page, () => expect.poll(() => rows.count()).toBe(shown));
    }
  });

  test("an opened conversation shows its end and loads nothing older before the reader scrolls", async ({
    openPage,
  }) => {
    const { member, code } = await conversationToLengthen();
    for (const viewport of ["phone", "desktop"] as const) {
      const page = await openPage({ signedInAs: member, viewport });
      await serveLongConversation(page, code, 130);
      let older = 0;
      page.on("request", (request) => {
        if (new URL(request.url()).searchParams.has("before")) older += 1;
      });
      await page.goto(`/netwerk/${conversationPath(code)}`);
      await expect.poll(() => page.locator("[data-row]").count()).toBe(50);
      await expect.poll(() => belowOf(page)).toBeLessThan(2);
      await page.waitForLoadState("networkidle");
      expect(older).toBe(0);
    }
  });

  test("a reader who stays at the top of a slow phone gets every message", async ({ openPage }) => {
    const { member, code } = await conversationToLengthen();
    const page = await openPage({ signedInAs: member });
    await serveLongConversation(page, code, 700, 100);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByText("Jawaban 700.").first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.locator("[data-scroll]").evaluate((box) => {
      setInterval(() => {
        box.scrollTop = 0;
      }, 20);
    });
    await page.locator('[data-row="m1"]').waitFor();
  });

  test("rows far from the reader are only placeholders; reading through shows each message once", async ({
    openPage,
  }) => {
    const { member, code } = await conversationToLengthen();
    const page = await openPage({ signedInAs: member });
    await serveLongConversation(page, code);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByText("Jawaban 700.").first().waitFor();
    const box = page.locator("[data-scroll]");
    await expect
      .poll(
        () =>
          box.evaluate((place) => {
            place.scrollTop = 0;
            return place.querySelector("[data-row]")?.getAttribute("data-row");
          }),
        { timeout: 60_000 },
      )
      .toBe("m1");
    await expect.poll(() => page.locator("[data-row]").count()).toBeLessThan(400);
    const { met, jumps } = await box.evaluate(async (place) => {
      const frames = async (count: number) => {
        for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
      };
      const inSight = () =>
        [...place.querySelectorAll<HTMLElement>("[data-row]")].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
      const met = new Set<string>();
      let jumps = 0;
      for (let lastTop = -1; place.scrollTop > lastTop; place.scrollTop += place.clientHeight) {
        lastTop = place.scrollTop;
        await frames(2);
        const [row] = inSight();
        const top = row?.getBoundingClientRect().top ?? Number.NaN;
        await frames(3);
        if (!row?.isConnected || Math.abs(row.getBoundingClientRect().top - top) > 1) jumps += 1;
        for (const { dataset } of inSight()) met.add(dataset.row ?? "");
      }
      return { met: met.size, jumps };
    });
    expect({ met, jumps }).toEqual({ met: 700, jumps: 0 });
  });
});
