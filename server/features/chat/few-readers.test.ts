import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conversationWith } from "#server/test/conversations.ts";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import type { BuiltMember } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let base: string;

beforeAll(async () => {
  t = await startTestApp();
  base = await t.listen();
});
afterAll(() => t.close());

const headers = (member: BuiltMember) => ({
  authorization: `Bearer ${member.token}`,
  "content-type": "application/json",
  accept: "text/event-stream",
});
const send = (member: BuiltMember, code: string) =>
  fetch(`${base}/api/chat`, {
    method: "POST",
    headers: headers(member),
    body: JSON.stringify({ thread_id: code, question: "Halo, aku mau cerita." }),
  });
const resume = (member: BuiltMember, answerId: number) =>
  fetch(`${base}/api/chat/${answerId}/stream`, { headers: headers(member) });

/** Returns the id of the answer that a stream is about. */
async function answerOf(events: AsyncGenerator<ReadEvent>): Promise<number> {
  const { value } = await events.next();
  return value?.event === "meta" ? value.data.answer_id : 0;
}

describe("an answer has at most four readers", () => {
  test("a fifth stream ends the oldest, and all others get the whole text", async () => {
    const held = latch();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Terima kasih " }, held.wait, { text: "sudah cerita." }]),
    );
    const first = await send(member, code);
    const oldest = readEvents(first);
    const answerId = await answerOf(oldest);
    const others = [];
    for (let n = 0; n < 4; n += 1) others.push(await resume(member, answerId));
    const seen = await Array.fromAsync(oldest);
    expect(seen.some(({ event }) => event === "final")).toBe(false);
    held.open();
    for (const other of others)
      expect(textOf(await Array.fromAsync(readEvents(other)))).toBe("Terima kasih sudah cerita.");
  });

  test("four requests may wait for the whole of it; a fifth is told to come again", async () => {
    const held = latch();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Terima " }, held.wait, { text: "kasih." }]),
    );
    const answerId = await answerOf(readEvents(await send(member, code)));
    const params = { answer_id: answerId };
    const waiting = Array.from({ length: 5 }, () => t.call("streamAnswer", { params }, member));
    const refused = await Promise.any(
      waiting.map(async (one) => ((await one).status === 429 ? one : Promise.reject())),
    );
    expect([refused.refusal.code, refused.headers["retry-after"]]).toEqual(["too_many_requests", "3"]);
    held.open();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429]);
  });
});
