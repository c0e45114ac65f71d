import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { App } from "#server/platform/app.ts";
import { LiveTexts } from "#server/platform/live/live.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { drainAnswers, whileAccepting } from "./drain-answers.ts";
import { failedAnswer } from "./store-answer.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => t.close());

describe("a server that stops", () => {
  test("takes no new question, and lets the answers end that it is writing", async () => {
    const rest = latch();
    t.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar kamu." }]);
    const [early, late] = [await buildMember(t), await buildMember(t)];
    const ask = async (member: typeof early) =>
      t.call(
        "sendQuestion",
        { body: { thread_id: await startConversation(t, member), question: "Aku mau cerita." } },
        member,
      );
    const asked = ask(early);
    await expect.poll(() => t.app.live.size).toBe(1);
    const drained = drainAnswers(t.app);
    const refused = await ask(late);
    expect([refused.status, refused.refusal.code]).toEqual([503, "overloaded"]);
    expect(refused.refusal.message).toBe(errorTexts.overloaded);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const { rows } = await t.database.pool.query(
      "select count(*)::int as n from messages where user_id = $1",
      [late.id],
    );
    expect(rows).toEqual([{ n: 0 }]);
    rest.open();
    await drained;
    const { body } = await asked;
    expect([body.state, body.structured_response.content]).toEqual(["complete", "Aku dengar kamu."]);
    expect(t.app.live.size).toBe(0);
  });

  test("waits for a question that it was accepting, and for its answer", async () => {
    const [accepting, writing] = [latch(), latch()];
    const app: Pick<App, "live"> = { live: new LiveTexts() };
    const seal = await t.app.seals.of(t.database.db, 1);
    const asked = whileAccepting(app, async () => {
      await accepting.wait();
      const text = app.live.open(2, { userId: 1, conversationId: 1, seal });
      void writing.wait().then(() => {
        text.finish(failedAnswer());
        app.live.close(2);
      });
    });
    let isOver = false;
    const drained = drainAnswers(app).then(() => {
      isOver = true;
    });
    accepting.open();
    await asked;
    expect([app.live.size, isOver]).toEqual([1, false]);
    writing.open();
    await drained;
    expect(app.live.size).toBe(0);
  });

  test("cuts after 30 seconds, and waits no more than 15 for what cannot be stored", async () => {
    vi.useFakeTimers();
    const live: App["live"] = new LiveTexts();
    const seal = await t.app.seals.of(t.database.db, 1);
    const text = live.open(1, { userId: 1, conversationId: 1, seal });
    let isOver = false;
    const drained = drainAnswers({ live }).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(29_900);
    expect(text.stop.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(text.stop.signal.reason).toBe("shutdown");
    await vi.advanceTimersByTimeAsync(14_500);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    await drained;
    expect(isOver).toBe(true);
  });
});
