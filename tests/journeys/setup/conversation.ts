import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";
import { type Member, moveClock, send } from "./journey.ts";

/** Starts a conversation for a member; returns its code. */
export async function newConversation(member: Member, expertId = 1): Promise<string> {
  const { status, body } = await send("POST", "/api/conversations", {
    as: member,
    body: { expert_id: expertId },
  });
  expect(status).toBe(201);
  return String(body.data);
}

export const conversationPath = (code: string, expertId = 1) => `conversation/${code}?expert_id=${expertId}`;

export type StoredMessage = { type: string; text: string; state: string };

/** Returns the messages that the server has stored; answers as their text. */
export async function storedMessages(member: Member, code: string): Promise<StoredMessage[]> {
  const { body } = await send("GET", `/api/conversations/${code}`, { as: member });
  const { history_chat } = body.data as {
    history_chat: { type: string; content: string; state: string }[];
  };
  return history_chat.map(({ type, content, state }) => ({
    type,
    state,
    text: type === "answer" ? String(JSON.parse(content).content) : content,
  }));
}

/** Sends one question over the API and waits for the answer. */
export async function exchange(member: Member, code: string, question: string): Promise<void> {
  const { status } = await send("POST", "/api/chat", { as: member, body: { thread_id: code, question } });
  expect(status).toBe(200);
}

export const textBox = (page: Page): Locator => page.getByRole("textbox", { name: "Pesanmu" });

/** Types a question and presses "Kirim". */
export async function say(page: Page, question: string): Promise<void> {
  await textBox(page).fill(question);
  await page.getByRole("button", { name: "Kirim", exact: true }).click();
}

export const answers = (page: Page): Locator => page.locator("[data-bubble=answer]");

/** Returns the rendered words of an answer, visible or not, without the name above and the time below. */
export const wordsOf = async (answer: Locator): Promise<string> =>
  (await answer.locator(".prose > *").allTextContents()).join("\n\n").trim();

/** Waits until the n-th answer is completely on the screen; returns its words. */
export async function wholeAnswer(page: Page, n = 0): Promise<string> {
  const answer = answers(page).nth(n);
  await answer.and(page.locator("[data-state=complete]")).waitFor();
  // The last words may still be animating; the time appears below a complete answer.
  await answer.locator("time").waitFor();
  return wordsOf(answer);
}

/** Waits until the conversation is stored with these states of its answers. */
export const storedAs = (member: Member, code: string, states: string[]): Promise<StoredMessage[]> =>
  vi.waitFor(
    async () => {
      const stored = await storedMessages(member, code);
      const found = stored.filter(({ type }) => type === "answer").map(({ state }) => state);
      expect(found).toEqual(states);
      return stored;
    },
    { timeout: 60_000, interval: 100 },
  );

/** Has several exchanges in a new conversation over the API; returns its code. */
export async function talkedFor(member: Member, times: number): Promise<string> {
  const code = await newConversation(member);
  for (let n = 1; n <= times; n += 1) await exchange(member, code, `Cerita ke-${n}`);
  return code;
}

/**
 * Spends a member's time with regular heartbeats until at most `left` seconds remain. A silent member is paused after
 * four minutes, so a message is sent now and then in another conversation, whose code is returned.
 */
export async function spendTime(member: Member, left = 0): Promise<string> {
  const elsewhere = await newConversation(member);
  let seconds = 50;
  for (let minute = 0; minute < 20; minute += 1) {
    if (minute % 3 === 0) await exchange(member, elsewhere, "Lanjut cerita");
    await moveClock(seconds);
    const { body } = await send("POST", "/api/conversations/update_battery", {
      as: member,
      body: { expert_id: 1 },
    });
    const { total_saldo: total } = body.data as { total_saldo: number };
    if (total <= left) return elsewhere;
    seconds = Math.min(50, total - left);
  }
  throw new Error("time is left");
}
