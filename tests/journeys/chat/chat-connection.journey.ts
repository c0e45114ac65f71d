import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openConnection } from "../setup/connection.ts";
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
import { newMember, testInMotion as test, writeSlowly } from "../setup/journey.ts";

const question = "Kepalaku penuh terus, susah fokus kerja";

/** Console errors of a cut connection. */
const cut = [/net::ERR_/];

/** Counts the questions that this page sends from now on. */
function countSends(page: Page): () => number {
  let sends = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/chat")) sends += 1;
  });
  return () => sends;
}

describe("an answer is never lost", () => {
  test("C-23, X-02: after the connection breaks in the middle, the answer goes on where it stopped and equals the stored one", async ({
    openPage,
  }) => {
    await writeSlowly();
    const connection = await openConnection();
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      via: connection.origin,
      path: conversationPath(code),
      allow: cut,
    });
    const resumedAt: number[] = [];
    page.on("request", (request) => {
      const [, position] = request.headers()["last-event-id"]?.split(":") ?? [];
      if (request.url().endsWith("/stream")) resumedAt.push(Number(position ?? 0));
    });
    await say(page, question);
    await answers(page).locator(".prose").waitFor();
    connection.cut();
    await page.getByText("Menyambung lagi...").waitFor();
    const before = await wordsOf(answers(page));
    connection.restore();
    const words = await wholeAnswer(page);
    expect(words.startsWith(before)).toBe(true);
    expect((await storedAs(member, code, ["complete"])).map(({ text }) => text)).toEqual([question, words]);
    // The server does not send again what the page already has.
    expect(resumedAt.every((position) => position > 0)).toBe(true);
    expect(await page.getByText("Menyambung lagi...").count()).toBe(0);
  });

  test("a reload in the middle of an answer shows the text so far and goes on to the same end", async ({
    openPage,
  }) => {
    await writeSlowly();
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, question);
    await answers(page).locator(".prose").waitFor();
    await page.reload();
    const words = await wholeAnswer(page);
    expect(await answers(page).count()).toBe(1);
    expect((await storedAs(member, code, ["complete"]))[1]?.text).toBe(words);
  });

  test('B-209: stopping leaves what was written, and "Lanjutkan" writes the rest below it', async ({
    openPage,
  }) => {
    await writeSlowly();
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, question);
    await answers(page)
      .locator(".prose", { hasText: /(\S+\s+){12}/ })
      .waitFor();
    // While an answer streams, the send button is replaced by a stop button.
    expect(await page.getByRole("button", { name: "Kirim", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Hentikan" }).click();
    await page.getByText("Jawaban dihentikan.").waitFor();
    const [, part] = await storedAs(member, code, ["stopped"]);
    expect(await wordsOf(answers(page))).toBe(part?.text.trim());
    await page.getByRole("button", { name: "Lanjutkan" }).click();
    const words = await wholeAnswer(page);
    expect(words.length).toBeGreaterThan(part?.text.length ?? 0);
    const stored = await storedAs(member, code, ["stopped", "complete"]);
    expect(stored.filter(({ type }) => type === "question").length).toBe(1);
  });
});

describe("a typed message is never lost", () => {
  test("a message sent offline waits, survives a reload and is delivered once after the connection returns", async ({
    openPage,
  }) => {
    const connection = await openConnection();
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      via: connection.origin,
      path: conversationPath(code),
      allow: cut,
    });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    connection.cut();
    await say(page, question);
    await page.getByText("Menunggu jaringan").waitFor();
    expect(await textBox(page).inputValue()).toBe("");
    expect(await storedMessages(member, code)).toEqual([]);
    connection.restore();
    await page.reload();
    await wholeAnswer(page);
    const stored = await storedAs(member, code, ["complete"]);
    expect(stored.map(({ type }) => type)).toEqual(["question", "answer"]);
  });

  test("several messages wait in order, and each can be cancelled", async ({ openPage }) => {
    const connection = await openConnection();
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      via: connection.origin,
      path: conversationPath(code),
      allow: cut,
    });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    connection.cut();
    await say(page, "Satu cerita");
    await page.getByText("Menunggu jaringan").waitFor();
    await say(page, "Dua cerita");
    await say(page, "Tiga cerita");
    await page.getByRole("button", { name: "Batal kirim" }).last().click();
    expect(await textBox(page).inputValue()).toBe("Tiga cerita");
    connection.restore();
    await wholeAnswer(page, 1);
    const stored = await storedAs(member, code, ["complete", "complete"]);
    expect(stored.filter(({ type }) => type === "question").map(({ text }) => text)).toEqual([
      "Satu cerita",
      "Dua cerita",
    ]);
  });

  test("a question whose response was lost is not asked twice", async ({ openPage }) => {
    const connection = await openConnection();
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      via: connection.origin,
      path: conversationPath(code),
      allow: cut,
    });
    const ids = new Set<string>();
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/chat"))
        ids.add(request.postDataJSON().message_id);
    });
    await textBox(page).fill(question);
    // The question reaches the server, but the response is lost.
    await page.route(
      "**/api/chat",
      async (route) => {
        await page.request.post("/api/chat", {
          headers: { ...route.request().headers(), accept: "application/json" },
          data: route.request().postDataJSON(),
        });
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await wholeAnswer(page);
    expect(ids.size).toBe(1);
    expect((await storedAs(member, code, ["complete"])).length).toBe(2);
  });

  test("B-209: a double press sends once", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), viewport: "desktop" });
    const sends = countSends(page);
    await textBox(page).fill(question);
    await page.getByRole("button", { name: "Kirim", exact: true }).dblclick();
    await wholeAnswer(page);
    expect(sends()).toBe(1);
    expect((await storedAs(member, code, ["complete"])).length).toBe(2);
  });

  test("a draft survives a reload and belongs to its conversation", async ({ openPage }) => {
    const member = await newMember();
    const [one, other] = [await newConversation(member), await newConversation(member)];
    const page = await openPage({ signedInAs: member, path: conversationPath(one) });
    await textBox(page).fill("Belum selesai kutulis");
    await page.reload();
    expect(await textBox(page).inputValue()).toBe("Belum selesai kutulis");
    await page.goto(`/netwerk/${conversationPath(other)}`);
    await page.getByRole("button", { name: "Show More" }).waitFor();
    expect(await textBox(page).inputValue()).toBe("");
  });

  test('B-214, T-064: a server failure puts the text back into the box, and "Coba lagi" sends it once', async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(code),
      allow: [/status of 500/, /answer: 500/],
    });
    await page.route("**/api/chat", (route) =>
      route.fulfill({ status: 500, json: { status: "error", code: "internal", message: "rusak" } }),
    );
    await say(page, question);
    const bubble = page.locator("[data-bubble=system]");
    await bubble
      .getByText("Sorry, there was an error processing your message. Please try again.", { exact: true })
      .waitFor();
    expect(await answers(page).count()).toBe(0);
    expect(await textBox(page).inputValue()).toBe(question);
    await page.unroute("**/api/chat");
    await bubble.getByRole("button", { name: "Coba lagi" }).click();
    await wholeAnswer(page);
    expect(await textBox(page).inputValue()).toBe("");
    expect((await storedAs(member, code, ["complete"])).length).toBe(2);
  });
});

describe("two tabs", () => {
  test("show the same conversation, also while an answer is being written", async ({ openPage }) => {
    await writeSlowly();
    const member = await newMember();
    const code = await newConversation(member);
    const one = await openPage({ signedInAs: member, path: conversationPath(code) });
    const other = await one.context().newPage();
    await other.goto(`/netwerk/${conversationPath(code)}`);
    await other.getByRole("button", { name: "Show More" }).waitFor();
    await say(one, question);
    // The other tab shows the same answer and can stop it.
    await answers(other).locator(".prose").waitFor();
    await other.getByRole("button", { name: "Hentikan" }).click();
    await one.getByText("Jawaban dihentikan.").waitFor();
    await other.getByText("Jawaban dihentikan.").waitFor();
    expect(await wordsOf(answers(one))).toBe(await wordsOf(answers(other)));
    await say(other, "Lanjut cerita yang lain");
    const words = await wholeAnswer(other, 1);
    expect(await wholeAnswer(one, 1)).toBe(words);
    expect((await storedMessages(member, code)).length).toBe(4);
  });
});
