import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { guardedModel } from "#server/external/model/guarded.ts";
import type { Model } from "#server/external/model/model.ts";
import { openAiModel } from "#server/external/model/openai.ts";
import { reapMeters } from "#server/features/balance/balance.ts";
import { createLogger } from "#server/platform/log.ts";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { guideTexts } from "#texts/chat/guide.ts";
import { type Behaviour, Provider, wordsOf } from "./provider.ts";

/** Seconds that a member waits for each request to the provider, measured by the meter. */
const waitSeconds = 20;
/** The paid part of the wait for the first words, in seconds. */
const paidWaitSeconds = 3;
/** The limits of production, divided by 100. */
const quick = { firstMs: 200, silenceMs: 150, retryMs: 5, failuresMax: 1000, restMs: 1000 };

let t: TestApp;
let base: string;
let provider: Provider;

/** Wraps a model so that each request takes time on the test clock and there is something to bill. */
const slow = (model: Model): Model => ({
  name: model.name,
  async *stream(request, signal) {
    await t.advance(waitSeconds);
    yield* model.stream(request, signal);
  },
});

beforeAll(async () => {
  provider = new Provider();
  const baseUrl = await provider.listen();
  const llm = { baseUrl, apiKey: undefined, model: "uji", providerName: "uji" };
  t = await startTestApp();
  t.app.external.model = guardedModel(
    slow(openAiModel(llm)),
    { ...scriptedModel([{ text: "Aku dengar." }]), name: "guide" },
    createLogger("silent"),
    quick,
  );
  base = await t.listen();
  // Only the waits for the provider take time, so that billing does not depend on the speed of the machine.
  await t.stopClock();
});
afterEach(async () => {
  // No connection to the provider outlives its answer.
  await expect.poll(() => provider.open).toBe(0);
});
afterAll(async () => {
  // Normally a timer does this every 15 seconds. Later tests have advanced the clock past the idle limit of earlier
  // members.
  await reapMeters(t.database.db, 1000);
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
  provider.close();
});

async function ask(
  member: BuiltMember,
  behaviour: Behaviour,
): Promise<{ events: ReadEvent[]; code: string }> {
  provider.behave = () => behaviour;
  const code = await startConversation(t, member);
  const response = await fetch(`${base}/api/chat`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${member.token}`,
      accept: "text/event-stream",
      "content-type": "application/json",
    },
    body: JSON.stringify({ thread_id: code, question: "Halo, aku mau cerita." }),
  });
  return { events: await Array.fromAsync(readEvents(response)), code };
}

const stored = async (member: BuiltMember, code: string) => {
  const { body } = await t.call("getConversation", { params: { id: code } }, member);
  const message = body.data.history_chat.at(-1);
  const { rows } = await t.database.pool.query("select answered_by from messages where id = $1", [
    message?.id,
  ]);
  return {
    state: message?.state,
    text: JSON.parse(message?.content ?? "{}").content,
    by: rows[0]?.answered_by,
  };
};

const billed = async (member: BuiltMember) => {
  const { rows } = await t.database.pool.query(
    `select coalesce(sum(free_seconds + paid_seconds), 0)::int as charged,
      coalesce(sum(free_seconds + paid_seconds - free_returned - paid_returned), 0)::int as seconds
     from meter_charges where user_id = $1`,
    [member.id],
  );
  // Without a charge that could have stayed, "not billed" would prove nothing.
  expect(rows[0].charged).toBeGreaterThanOrEqual(waitSeconds);
  return rows[0].seconds;
};

describe("a provider that misbehaves is bounded, told to the member, and not billed", () => {
  const standIn: [string, Behaviour][] = [
    ["never says a word", { kind: "silent" }],
    ["answers 500", { kind: "status", status: 500 }],
    ["answers 429", { kind: "status", status: 429 }],
    ["speaks rubbish", { kind: "rubbish" }],
    ["closes without a word", { kind: "cut", words: 0 }],
  ];
  test.each(standIn)("one that %s: the guide answers and says so", async (_name, behaviour) => {
    const member = await buildMember(t);
    const { events, code } = await ask(member, behaviour);
    const whole = `${guideTexts.steppedIn}\n\nAku dengar.`;
    expect(textOf(events)).toBe(whole);
    expect(await stored(member, code)).toEqual({ state: "complete", text: whole, by: "guide" });
    // Allows one more second, because the second in which the first words arrived had begun.
    expect(await billed(member)).toBeLessThanOrEqual(paidWaitSeconds + 1);
  });

  const halfway: [string, Behaviour][] = [
    ["falls silent half way", { kind: "stall", words: 5 }],
    ["is cut half way", { kind: "cut", words: 5 }],
  ];
  test.each(halfway)(
    "one that %s: the part is kept and marked, never passed off as whole",
    async (_name, behaviour) => {
      const member = await buildMember(t);
      const { events, code } = await ask(member, behaviour);
      const final = events.at(-1);
      expect(final?.event === "final" && final.data.state).toBe("interrupted");
      expect(await stored(member, code)).toEqual({
        state: "interrupted",
        text: textOf(events),
        by: "uji",
      });
      expect(wordsOf(5).startsWith(textOf(events).trimEnd())).toBe(true);
      expect(await billed(member)).toBe(0);
    },
  );

  test("one that never stops talking is stopped: the member has as much as an answer may hold", async () => {
    const member = await buildMember(t);
    const { events, code } = await ask(member, { kind: "babble" });
    const final = events.at(-1);
    expect(final?.event === "final" && final.data.state).toBe("complete");
    expect((await stored(member, code)).text.length).toBeLessThan(13_000);
  });

  test("ten members at once, each with another fault: everyone gets an end", async () => {
    const kinds: Behaviour[] = [
      { kind: "talk", words: 10, everyMs: 2 },
      { kind: "silent" },
      { kind: "stall", words: 3 },
      { kind: "cut", words: 3 },
      { kind: "status", status: 503 },
    ];
    const members = await Promise.all(Array.from({ length: 10 }, () => buildMember(t)));
    const codes = await Promise.all(members.map((member) => startConversation(t, member)));
    provider.behave = (request) => kinds[request % kinds.length] ?? { kind: "silent" };
    const answers = await Promise.all(
      members.map((member, n) =>
        t.call("sendQuestion", { body: { thread_id: codes[n] ?? "", question: "Halo." } }, member),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});
