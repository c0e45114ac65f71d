import type { Locator, Page, Request } from "playwright-core";
import { describe, expect } from "vitest";
import { addressOf, reach, refused, signIn } from "../setup/browsing.ts";
import { answers, conversationPath, exchange } from "../setup/conversation.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";
import { bothViewports, rowsOf, titledConversation } from "../setup/list.ts";

const link = (page: Page, title: string) => rowsOf(page).getByRole("link", { name: title });

/** Matches the member's own message, and not an answer that repeats it. */
const said = (page: Page, words: string) => page.getByText(`Kamu: ${words}`);

/** Creates a member with one conversation named "Malam", with one message in it. */
async function withConversation(): Promise<{ member: Member; code: string }> {
  const member = await newMember();
  const code = await titledConversation(member, "Malam");
  await exchange(member, code, "Cerita pertama");
  return { member, code };
}

/** Returns a point on a row, away from the other controls in it, once nothing moves any more. */
async function placeOf(row: Locator): Promise<{ x: number; y: number }> {
  await row.click({ trial: true });
  const box = await row.boundingBox();
  return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

type Pointer = Record<"down" | "slide" | "up" | "press", () => Promise<void>>;

/**
 * Drops the timers of half a second and more that begin while a finger rests. Such a rest selects the row, and on a busy
 * machine what a test waits for takes longer. Returns how to end it.
 */
async function withoutLongPress(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    type Timers = { setTimeout: (run: TimerHandler, ms?: number) => number };
    const timers: Timers & { later?: Timers["setTimeout"] } = window;
    const later = timers.setTimeout;
    timers.later = later;
    timers.setTimeout = (run, ms = 0) => (ms < 500 ? later(run, ms) : 0);
  });
  return () =>
    page.evaluate(() => {
      const timers: { setTimeout: unknown; later?: unknown } = window;
      timers.setTimeout = timers.later;
    });
}

/** Returns the single steps of a press: by finger on a phone, by mouse on a desktop. */
async function pointerAt(page: Page, row: Locator, isTouch: boolean): Promise<Pointer> {
  const { x, y } = await placeOf(row);
  if (!isTouch)
    return {
      down: async () => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      slide: () => page.mouse.move(x, y + 300, { steps: 5 }),
      up: () => page.mouse.up(),
      press: () => page.mouse.click(x, y),
    };
  const touch = await page.context().newCDPSession(page);
  const at = async (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) => {
    await touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  };
  let endRest = async () => {};
  return {
    down: async () => {
      endRest = await withoutLongPress(page);
      await at("touchStart", [{ x, y }]);
    },
    slide: async () => {
      for (let by = 20; by <= 200; by += 20) await at("touchMove", [{ x, y: y - by }]);
    },
    up: async () => {
      await at("touchEnd", []);
      await endRest();
    },
    // Both at once, since a finger that rests for half a second selects the row.
    press: async () => {
      await Promise.all([at("touchStart", [{ x, y }]), at("touchEnd", [])]);
    },
  };
}

/** Records all requests for the newest messages of a conversation from now on. */
function watchAsked(page: Page, code: string): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === `/api/conversations/${code}` && !searchParams.has("before")) asked.push(request);
  });
  return asked;
}

const forConversation = (code: string) => (url: URL) =>
  url.pathname === `/api/conversations/${code}` && !url.searchParams.has("before");

describe("B-169: a conversation is prefetched when its row is pressed", () => {
  test("the call is made before the finger or the mouse is lifted, and the opened page does not repeat it", async ({
    openPage,
  }) => {
    const { member, code } = await withConversation();
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      const asked = watchAsked(page, code);
      const pointer = await pointerAt(page, link(page, "Malam"), viewport === "phone");
      expect(asked).toHaveLength(0);
      const answered = page.waitForResponse((response) => forConversation(code)(new URL(response.url())));
      await pointer.down();
      expect((await answered).status()).toBe(200);
      expect(addressOf(page)).toBe("/netwerk/conversation");
      await pointer.up();
      await said(page, "Cerita pertama").waitFor();
      await answers(page).first().waitFor();
      expect(addressOf(page)).toBe(`/netwerk/${conversationPath(code)}`);
      expect(asked).toHaveLength(1);
    }
  });

  test("sliding off the row opens nothing; a later press loads the current state", async ({ openPage }) => {
    for (const viewport of bothViewports) {
      const { member, code } = await withConversation();
      for (let n = 0; n < 9; n += 1) await titledConversation(member, `Lain ${n}`);
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      await link(page, "Malam").waitFor();
      const pointer = await pointerAt(page, link(page, "Malam"), viewport === "phone");
      const began = page.waitForRequest((request) => forConversation(code)(new URL(request.url())));
      await pointer.down();
      await began;
      await pointer.slide();
      await pointer.up();
      expect(addressOf(page)).toBe("/netwerk/conversation");
      await exchange(member, code, "Ditambah dari ponsel lain");
      const again = await pointerAt(page, link(page, "Malam"), viewport === "phone");
      await again.press();
      await said(page, "Ditambah dari ponsel lain").waitFor();
      await answers(page).nth(1).waitFor();
    }
  });

  test("a prefetch that slid off is not used when the keyboard opens the conversation right after", async ({
    openPage,
  }) => {
    const { member, code } = await withConversation();
    const page = await openPage({ signedInAs: member, path: "conversation", viewport: "desktop" });
    const asked = watchAsked(page, code);
    const row = link(page, "Malam");
    const pointer = await pointerAt(page, row, false);
    await pointer.down();
    await expect.poll(() => asked.length).toBe(1);
    await pointer.slide();
    await pointer.up();
    await row.focus();
    await page.keyboard.press("Enter");
    await said(page, "Cerita pertama").waitFor();
    expect(asked).toHaveLength(2);
  });

  test("the secondary mouse button and a press for a new tab prefetch nothing", async ({ openPage }) => {
    const { member, code } = await withConversation();
    const page = await openPage({ signedInAs: member, path: "conversation", viewport: "desktop" });
    const asked = watchAsked(page, code);
    const row = link(page, "Malam");
    await row.click({ button: "right" });
    const opened = page.context().waitForEvent("page");
    await row.click({ modifiers: ["ControlOrMeta"] });
    await said(await opened, "Cerita pertama").waitFor();
    expect(asked).toHaveLength(0);
    await row.focus();
    await page.keyboard.press("Enter");
    await said(page, "Cerita pertama").waitFor();
    expect(asked).toHaveLength(1);
  });

  test("a failed prefetch is repeated, and the conversation opens", async ({ openPage }) => {
    const { member, code } = await withConversation();
    const ways = [
      { status: 500, json: { status: "error", code: "internal", message: "rusak" } },
      "connectionreset",
    ] as const;
    for (const viewport of bothViewports)
      for (const way of ways) {
        const page = await openPage({
          signedInAs: member,
          path: "conversation",
          viewport,
          allow: [refused(500), /answer: 500/, /ERR_CONNECTION_RESET/],
        });
        const asked = watchAsked(page, code);
        await page.route(
          forConversation(code),
          (route) => (typeof way === "string" ? route.abort(way) : route.fulfill(way)),
          { times: 1 },
        );
        const pointer = await pointerAt(page, link(page, "Malam"), viewport === "phone");
        await pointer.down();
        await expect.poll(() => asked.length).toBe(1);
        await pointer.up();
        await said(page, "Cerita pertama").waitFor();
        expect(asked).toHaveLength(2);
      }
  });

  test("a failed prefetch of the balance is repeated", async ({ openPage }) => {
    const { member, code } = await withConversation();
    const page = await openPage({
      signedInAs: member,
      path: "conversation",
      allow: [refused(500), /answer: 500/],
    });
    await link(page, "Malam").waitFor();
    await page.waitForLoadState("networkidle");
    const asked = watchAsked(page, code);
    await page.route("**/api/conversations/get_saldo", (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    const pointer = await pointerAt(page, link(page, "Malam"), true);
    const failed = page.waitForResponse((response) => response.status() === 500);
    await pointer.down();
    await failed;
    await pointer.up();
    await said(page, "Cerita pertama").waitFor();
    expect(asked).toHaveLength(2);
  });

  test("of two conversations pressed in quick succession the later one opens", async ({ openPage }) => {
    const { member, code: earlier } = await withConversation();
    const code = await titledConversation(member, "Siang");
    await exchange(member, code, "Cerita lain");
    const page = await openPage({ signedInAs: member, path: "conversation" });
    const [first, later] = [link(page, "Malam"), link(page, "Siang")];
    await later.waitFor();
    // On a fast connection the first conversation would open before the second is pressed.
    const bothPressed = Promise.withResolvers<void>();
    await page.route(forConversation(earlier), async (route) => {
      await bothPressed.promise;
      await route.continue();
    });
    const [one, two] = [await pointerAt(page, first, true), await pointerAt(page, later, true)];
    // Both at once, since the waiting sign of a slow navigation covers the list.
    await Promise.all([one.press(), two.press()]);
    bothPressed.resolve();
    await said(page, "Cerita lain").waitFor();
    expect(addressOf(page)).toBe(`/netwerk/${conversationPath(code)}`);
    expect(await said(page, "Cerita pertama").count()).toBe(0);
  });

  test("a conversation that is opened again after going back shows its current state", async ({
    openPage,
  }) => {
    const { member, code } = await withConversation();
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await link(page, "Malam").tap();
    await said(page, "Cerita pertama").waitFor();
    await page.goBack();
    await link(page, "Malam").waitFor();
    await exchange(member, code, "Ditambah sesudahnya");
    await page.goForward();
    await said(page, "Ditambah sesudahnya").waitFor();
    await page.goBack();
    await exchange(member, code, "Dan sekali lagi");
    await link(page, "Malam").tap();
    await said(page, "Dan sekali lagi").waitFor();
  });

  test("B-170: an ended conversation is not prefetched; one that has ended meanwhile leads to its history", async ({
    openPage,
  }) => {
    for (const viewport of bothViewports) {
      const { member, code } = await withConversation();
      const page = await openPage({ signedInAs: member, path: "conversation", viewport });
      await link(page, "Malam").waitFor();
      await send("POST", `/api/conversations/end/${code}`, { as: member });
      const pointer = await pointerAt(page, link(page, "Malam"), viewport === "phone");
      await pointer.down();
      await pointer.up();
      await page.waitForURL(new RegExp(`/conversation/${code}/history`));
      await page.goto("/netwerk/conversation");
      await link(page, "Malam").waitFor();
      const asked = watchAsked(page, code);
      const ended = await pointerAt(page, link(page, "Malam"), viewport === "phone");
      await ended.down();
      expect(asked).toHaveLength(0);
      await ended.up();
      await page.waitForURL(new RegExp(`/conversation/${code}/history`));
      await said(page, "Cerita pertama").waitFor();
      expect(asked).toHaveLength(1);
    }
  });

  test("B-029: a session that the prefetch finds refused leads to login and from there to the conversation", async ({
    openPage,
  }) => {
    for (const viewport of bothViewports) {
      const { member, code } = await withConversation();
      const page = await openPage({
        signedInAs: member,
        path: "conversation",
        viewport,
        allow: [refused(401)],
      });
      await link(page, "Malam").waitFor();
      const isConversation = forConversation(code);
      await page.route(isConversation, (route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: "Bearer over" } }),
      );
      const pointer = await pointerAt(page, link(page, "Malam"), viewport === "phone");
      const refusal = page.waitForResponse((response) => forConversation(code)(new URL(response.url())));
      await pointer.down();
      expect((await refusal).status()).toBe(401);
      // The pointer is not released yet, so nothing has opened.
      expect(addressOf(page)).toBe("/netwerk/conversation");
      await pointer.up();
      await reach(page, "/netwerk/login");
      expect(addressOf(page)).toBe(
        `/netwerk/login?redirect=${encodeURIComponent(`/netwerk/${conversationPath(code)}`)}`,
      );
      await page.unroute(isConversation);
      await signIn(page, member);
      await said(page, "Cerita pertama").waitFor();
    }
  });
});
