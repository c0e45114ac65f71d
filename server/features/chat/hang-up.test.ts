import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conversationWith, lastMessage, storedText } from "#server/test/conversations.ts";
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

describe("who hangs up", () => {
  /** Asks over a connection of its own, and returns once the server is busy accepting the question. */
  async function askAndWait(member: BuiltMember, code: string, accept: string) {
    const { pool } = t.database;
    const holder = await pool.connect();
    await holder.query("begin; lock table messages in exclusive mode");
    const asking = request(`${base}/api/chat`, {
      method: "POST",
      agent: false,
      headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json", accept },
    });
    asking.on("error", () => {});
    asking.end(JSON.stringify({ thread_id: code, question: "Halo, aku mau cerita." }));
    const waiting =
      "select count(*)::int as n from pg_locks where not granted and relation = 'messages'::regclass";
    await expect.poll(async () => (await pool.query(waiting)).rows[0].n).toBeGreaterThan(0);
    return { asking, goOn: () => holder.query("commit").then(() => holder.release()) };
  }

  const connections = () =>
    new Promise<number>((resolve) => t.server.server.getConnections((_error, count) => resolve(count)));

  test.for([["text/event-stream"], ["application/json"]] as const)(
    "before the answer began (%s) is no reader of it: nothing keeps the meter alive for them",
    async ([accept]) => {
      const rest = latch();
      const { member, code } = await conversationWith(
        t,
        scriptedModel([{ text: "Aku " }, rest.wait, { text: "di sini." }]),
      );
      const { asking, goOn } = await askAndWait(member, code, accept);
      const before = await connections();
      asking.destroy();
      await expect.poll(connections).toBeLessThan(before);
      await goOn();
      await expect.poll(async () => (await lastMessage(t, member, code))?.type).toBe("answer");
      const live = t.app.live.get((await lastMessage(t, member, code))?.id ?? 0);
      expect(live?.end).toBeUndefined();
      expect(live?.readers.size).toBe(0);
      rest.open();
      await expect.poll(() => storedText(t, member, code)).toBe("Aku di sini.");
    },
  );

  test("in the middle of the JSON form is no reader any more", async () => {
    const rest = latch();
    const { member, code } = await conversationWith(
      t,
      scriptedModel([{ text: "Aku " }, rest.wait, { text: "di sini." }]),
    );
    const { asking, goOn } = await askAndWait(member, code, "application/json");
    await goOn();
    await expect.poll(async () => (await lastMessage(t, member, code))?.type).toBe("answer");
    const live = t.app.live.get((await lastMessage(t, member, code))?.id ?? 0);
    expect(live?.readers.size).toBe(1);
    asking.destroy();
    await expect.poll(() => live?.readers.size).toBe(0);
    rest.open();
  });
});
