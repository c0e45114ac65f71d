import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ReadEvent, readEvents } from "#server/test/events.ts";
import type { BuiltMember } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { closePlayed } from "#server/test/played-endpoint.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { judgedConversations, kindsOf, verdictReply } from "#server/test/verdicts.ts";

/* An answer and the verdict on its question start together; the words wait for the verdict, but not for long. */

const calm = "Aku mau ubah CV.";

let t: TestApp;
let base: string;

beforeAll(async () => {
  t = await startTestApp();
  base = await t.listen();
});
afterEach(() => {
  t.app.external.safetyModel = undefined;
  closePlayed();
});
afterAll(() => t.close());

const { conversation, judgedBy, ask, stream, history, clock, verdictsOf } = judgedConversations(
  () => t,
  () => base,
);
const resume = async (origin: string, member: BuiltMember, answerId: number, position: number) =>
  readEvents(
    await fetch(`${origin}/api/chat/${answerId}/stream`, {
      headers: {
        authorization: `Bearer ${member.token}`,
        accept: "text/event-stream",
        ...(position > 0 && { "last-event-id": `${answerId}:${position}` }),
      },
    }),
  );

/** The words wait as long as in production, and no limit ends the request before the test does. */
const silent = { totalMs: 120_000 };

/** A verdict that comes when `decided` opens, and an answer whose second half comes when `rest` opens. */
async function lateVerdict() {
  const [decided, rest] = [latch(), latch()];
  t.app.external.model = scriptedModel([{ text: "Mulai dari judul. " }, rest.wait, { text: "Lalu isi." }]);
  await judgedBy(async () => {
    await decided.wait();
    return verdictReply({ level: 2, category: "ideation" });
  }, silent);
  return { decided, rest };
}

describe("a verdict that comes", () => {
  test("in time: the first words wait, the card comes before them, and the answer is begun anew with it", async () => {
    const [asked, decided] = [latch(), latch()];
    const model = scriptedModel(
      [{ text: "Yuk kita mulai dari judul CV." }],
      [{ text: "Aku di sini. Hubungi 119." }],
    );
    t.app.external.model = model;
    await judgedBy(async () => {
      asked.open();
      await decided.wait();
      return verdictReply({ level: 2, category: "ideation" });
    });
    const one = await conversation();
    const events = await stream(one, calm);
    await asked.wait();
    // Both calls are under way before either has answered.
    await expect.poll(() => model.requests.length).toBe(1);
    decided.open();
    const seen = await Array.fromAsync(events);
    expect(kindsOf(seen)).toEqual(["meta", "safety", "delta", "final"]);
    expect(seen.at(-1)?.data).toMatchObject({
      structured_response: { content: "Aku di sini. Hubungi 119." },
      safety: { level: 2 },
    });
    expect(model.requests.length).toBe(2);
    expect(model.aborted).toBeGreaterThan(0);
    expect(model.requests.map(({ facts }) => facts.riskLevel)).toEqual([0, 2]);
  });

  test("late: the words do not wait longer than 1.2 s, the card comes below them, and the next turn knows", async () => {
    const { decided, rest } = await lateVerdict();
    const one = await conversation();
    const seen: ReadEvent[] = [];
    const begin = performance.now();
    for await (const event of await stream(one, calm)) {
      seen.push(event);
      if (event.event === "delta") {
        if (seen.length === 2) expect(performance.now() - begin).toBeLessThan(4000);
        decided.open();
      }
      if (event.event === "safety") rest.open();
    }
    expect(kindsOf(seen)).toEqual(["meta", "delta", "safety", "delta", "final"]);
    const [, delta, safety] = seen;
    expect(safety?.id).toBe(delta?.id);
    expect((await history(one)).at(-1)?.safety?.level).toBe(2);
    t.app.external.safetyModel = undefined;
    const model = scriptedModel([{ text: "Aku dengar. Hubungi 119." }]);
    t.app.external.model = model;
    await ask(one, { question: calm });
    expect(model.requests[0]?.facts.riskLevel).toBe(2);
  });

  test("a reader who comes back sees a late card too", async () => {
    const { decided, rest } = await lateVerdict();
    const one = await conversation();
    const events = await stream(one, calm);
    let answerId = 0;
    for await (const event of events) {
      if (event.event === "meta") answerId = event.data.answer_id;
      if (event.event === "delta") break;
    }
    decided.open();
    await expect.poll(async () => (await verdictsOf(one)).length).toBe(1);
    const again = await resume(base, one.member, answerId, 18);
    rest.open();
    expect(kindsOf(await Array.fromAsync(again))).toEqual(["safety", "delta", "final"]);
  });

  test("a reader at another server sees a late card too", async () => {
    const second = await startTestApp({ database: { ...t.database, drop: async () => {} } });
    const { decided, rest } = await lateVerdict();
    const one = await conversation();
    const here = await stream(one, calm);
    const { value: meta } = await here.next();
    const elsewhere = await resume(await second.listen(), one.member, Number(meta?.id.split(":")[0]), 0);
    const seen: ReadEvent[] = [];
    for await (const event of elsewhere) {
      seen.push(event);
      if (event.event === "delta") decided.open();
      if (event.event === "safety") rest.open();
    }
    expect(kindsOf(seen)).toEqual(["meta", "delta", "safety", "delta", "final"]);
    await Array.fromAsync(here);
    await second.close();
  });

  test("after the end of the answer: it is stored, and the meter tells the page", async () => {
    t.app.external.model = scriptedModel([{ text: "Aku dengar." }]);
    const decided = latch();
    await judgedBy(async () => {
      await decided.wait();
      return verdictReply({ level: 3, category: "plan_or_imminent" });
    }, silent);
    const one = await conversation();
    const { body } = await ask(one, { question: calm });
    expect([body.safety, await clock(one)]).toEqual([undefined, "running"]);
    decided.open();
    await expect.poll(() => clock(one)).toBe("held");
    expect((await history(one)).at(-1)?.safety?.level).toBe(3);
  });

  test("one that stays silent costs 1.2 s and no more", async () => {
    t.app.external.model = scriptedModel([{ text: "Aku dengar." }]);
    await judgedBy(() => ({ isLeftOpen: true }), silent);
    const one = await conversation();
    const begin = performance.now();
    const { body } = await ask(one, { question: calm });
    const took = performance.now() - begin;
    expect(body.structured_response.content).toContain("Aku dengar");
    expect(took).toBeGreaterThan(1100);
    expect(took).toBeLessThan(4000);
  });
});
