import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { chatTexts } from "#texts/chat/chat.ts";
import { guideTexts } from "#texts/chat/guide.ts";
import { type Behaviour, Provider, wordsOf as said, sentenceOf } from "../../faults/chat/provider.ts";
import {
  answers,
  conversationPath,
  newConversation,
  say,
  storedAs,
  storedMessages,
  textBox,
  wholeAnswer,
  wordsOf,
} from "../setup/conversation.ts";
import { type Member, moveClock, newMember, send, testInMotion as test } from "../setup/journey.ts";
import { type JourneyServer, startServer } from "../setup/server.ts";

/*
 * Failures outside the page: the language model, the server, a phone in a pocket. Nothing is lost, sent twice or
 * charged twice, and a message always explains what happened.
 */

let provider: Provider;
let server: JourneyServer;

/** How the model behaves if the question contains this word; any other question gets a good answer. */
const habits: Record<string, Behaviour> = {
  hening: { kind: "silent" },
  putus: { kind: "cut", words: 12 },
  galat: { kind: "status", status: 500 },
  ngawur: { kind: "rubbish" },
  macet: { kind: "stall", words: 12 },
  lambat: { kind: "tell", sentences: 25, everyMs: 250 },
  // A minute: even a busy machine kills a server in the middle of it.
  panjang: { kind: "tell", sentences: 240, everyMs: 250 },
};

const habitFor = (body: string): Behaviour => {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const asked = messages.at(-1)?.content ?? "";
  const word = Object.keys(habits).find((one) => asked.includes(one)) ?? "";
  return habits[word] ?? { kind: "talk", words: 10, everyMs: 10 };
};

beforeAll(async () => {
  provider = new Provider();
  provider.behave = (_request, body) => habitFor(body);
  server = await startServer({ LLM_BASE_URL: await provider.listen(), LLM_MODEL: "uji" });
});
afterAll(async () => {
  await server.stop();
  provider.close();
});

type Opening = { member: Member; code: string; page: Page };
type Open = (opening: { signedInAs: Member; via: string; path: string; allow: RegExp[] }) => Promise<Page>;

/** Opens a page with a new conversation on this file's server. */
async function open(openPage: Open, member?: Member): Promise<Opening> {
  const own = member ?? (await newMember({ at: server.base }));
  const code = await newConversation(own);
  return { member: own, code, page: await openAgain(openPage, own, code) };
}

const openAgain = (openPage: Open, member: Member, code: string) =>
  openPage({
    signedInAs: member,
    via: server.base,
    path: conversationPath(code),
    allow: [/net::ERR_/, /status of (409|503)/],
  });

/**
 * Waits until the page says that the answer was interrupted, and requires that no waiting was charged: at most the
 * seconds of reading since then, and one before the page could say so. A model that stalls is waited for 15 s.
 */
async function interruptedUncharged({ page, member, code }: Opening): Promise<void> {
  await page.getByText(chatTexts.interrupted).waitFor();
  const shownAt = performance.now();
  const seconds = await charged(member, code);
  expect(seconds).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - shownAt) / 1000));
}

/** Returns the seconds charged to a member for a conversation, minus refunds. */
async function charged(member: Member, code: string): Promise<number> {
  const { body } = await send("GET", `/api/conversations/${code}`, { as: member });
  return (body.data as { duration: number }).duration;
}

/** Hides or shows the page, as a phone does in a pocket. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => !shown });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (shown ? "visible" : "hidden"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isVisible);

describe("a model that breaks off", () => {
  test("an answer cut or stalled in the middle stays, says so and can be continued", async ({ openPage }) => {
    await Promise.all(
      ["putus", "macet"].map(async (word) => {
        const { member, code, page } = await open(openPage);
        const question = `Ceritaku soal rumah: ${word}`;
        await say(page, question);
        await interruptedUncharged({ page, member, code });
        const part = await wordsOf(answers(page));
        expect(said(12)).toContain(part.slice(0, 20));
        await page.getByRole("button", { name: chatTexts.continueAnswer }).click();
        const whole = await wholeAnswer(page);
        expect(whole.startsWith(part)).toBe(true);
        expect((await storedMessages(member, code)).map(({ type, state }) => [type, state])).toEqual([
          ["question", "complete"],
          ["answer", "interrupted"],
          ["answer", "complete"],
        ]);
      }),
    );
  });
});

describe("a server that is killed", () => {
  test("in the middle of an answer the text so far stays, uncharged, and a message typed meanwhile is sent after the restart", async ({
    openPage,
  }) => {
    const { member, code, page } = await open(openPage);
    await say(page, "Ceritaku soal teman: panjang");
    // An answer in progress is stored every second.
    await expect.poll(async () => (await storedMessages(member, code))[1]?.text).toContain(sentenceOf(1));
    await server.kill();
    await page.getByText(chatTexts.reconnecting).waitFor();
    await textBox(page).fill("Ini kutulis sambil menunggu.");
    await server.start();
    await interruptedUncharged({ page, member, code });
    expect(await textBox(page).inputValue()).toBe("Ini kutulis sambil menunggu.");
    const part = await wordsOf(answers(page));
    expect(part).toContain(sentenceOf(0).trim());
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await wholeAnswer(page, 1);
    const stored = await storedMessages(member, code);
    expect(stored.map(({ type, state }) => [type, state])).toEqual([
      ["question", "complete"],
      ["answer", "interrupted"],
      ["question", "complete"],
      ["answer", "complete"],
    ]);
    expect(stored[1]?.text).toContain(sentenceOf(1));
    expect(part.startsWith(stored[1]?.text.trim() ?? "?")).toBe(true);
  });

  test("before it has received a question, the message waits, says so and is delivered once", async ({
    openPage,
  }) => {
    const { member, code, page } = await open(openPage);
    await page.getByRole("button", { name: chatTexts.showMore }).waitFor();
    await server.kill();
    await say(page, "Apa ini sampai?");
    await page.getByText(chatTexts.waitingForNetwork).waitFor();
    await page.getByText(chatTexts.reconnecting).waitFor();
    await server.start();
    await wholeAnswer(page);
    expect((await storedAs(member, code, ["complete"]))[0]?.text).toBe("Apa ini sampai?");
    expect(await page.getByText(chatTexts.reconnecting).count()).toBe(0);
  });
});

describe("a phone that slept", () => {
  test("after ten minutes locked the answer is there at once, and at most a minute was charged", async ({
    openPage,
  }) => {
    const { member, code, page } = await open(openPage);
    await say(page, "Ceritaku soal kuliah: lambat");
    await answers(page).locator(".prose").waitFor();
    await setVisible(page, false);
    await page.context().setOffline(true);
    await storedAs(member, code, ["complete"]);
    await moveClock(600, server.base);
    await page.context().setOffline(false);
    const since = performance.now();
    await setVisible(page, true);
    const words = await wholeAnswer(page);
    expect(performance.now() - since).toBeLessThan(15_000);
    expect((await storedMessages(member, code))[1]?.text.trim()).toBe(words);
    await page.locator("[data-meter=paused]").waitFor();
    expect(await charged(member, code)).toBeLessThanOrEqual(75);
  });
});

describe("two devices of one member", () => {
  test("both devices ask at the same time: both questions are answered in one order, on one meter", async ({
    openPage,
  }) => {
    const { member, code, page: phone } = await open(openPage);
    const laptop = await openAgain(openPage, member, code);
    await textBox(phone).fill("Dari ponsel.");
    await textBox(laptop).fill("Dari laptop.");
    await Promise.all(
      [phone, laptop].map((page) => page.getByRole("button", { name: "Kirim", exact: true }).click()),
    );
    const stored = await storedAs(member, code, ["complete", "complete"]);
    expect(stored.map(({ type }) => type)).toEqual(["question", "answer", "question", "answer"]);
    expect(new Set(stored.filter(({ type }) => type === "question").map(({ text }) => text))).toEqual(
      new Set(["Dari ponsel.", "Dari laptop."]),
    );
    for (const page of [phone, laptop]) {
      await setVisible(page, true);
      const shown = async () =>
        (await page.locator("[data-row]").allTextContents()).join(" ").match(/Dari (?:ponsel|laptop)\./g);
      await expect
        .poll(shown)
        .toEqual(stored.filter(({ type }) => type === "question").map(({ text }) => text));
    }
    await moveClock(60, server.base);
    await Promise.all(
      [phone, laptop].map(() =>
        send("POST", "/api/conversations/update_battery", { as: member, body: { expert_id: 1 } }),
      ),
    );
    expect(await charged(member, code)).toBeLessThanOrEqual(70);
  });
});

// Runs last, because after so many failures the server stops asking the model for a while.
describe("a model that does not answer", () => {
  test("a silent model, one that answers 500 and one that answers garbage are replaced by the guide, which says so once", async ({
    openPage,
  }) => {
    await Promise.all(
      ["hening", "galat", "ngawur"].map(async (word) => {
        const { member, code, page } = await open(openPage);
        const question = `Ceritaku soal kantor: ${word}`;
        await say(page, question);
        if (word === "hening") await page.getByText(chatTexts.slow).waitFor();
        // Screen readers may announce the words at the same moment, so there can be two matches.
        await page.getByText(guideTexts.steppedIn).first().waitFor();
        const words = await wholeAnswer(page);
        const stored = await storedMessages(member, code);
        expect(stored.map(({ text }) => text)).toEqual([question, words]);
        // At most three seconds of waiting are charged.
        expect(await charged(member, code)).toBeLessThanOrEqual(8);
      }),
    );
  });
});
