import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { holdMs } from "#rules/safety/levels.ts";
import { checkInvariants } from "#server/db/check.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { createLogger } from "#server/platform/log.ts";
import { startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { closePlayed, type Reply, refusal } from "#server/test/played-endpoint.ts";
import { riskState } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { judgedConversations, kindsOf, verdictReply } from "#server/test/verdicts.ts";

/* Tests what the safety model changes about a question that rules and classifier have already judged. */

const calm = "Aku mau ubah CV.";
const distress = "Aku merasa putus asa dan tidak berharga.";
/** Only the classifier sees a sign of risk in it. */
const guessed = "rasanya nggak ada gunanya lagi bangun tiap pagi";
const wish = "Aku pengen mati aja rasanya.";
const plan = "Malam ini aku mau gantung diri.";

let t: TestApp;
let base: string;
const logged: string[] = [];

beforeAll(async () => {
  t = await startTestApp({ log: createLogger("info", { write: (line) => void logged.push(line) }) });
  base = await t.listen();
});
beforeEach(async () => {
  t.app.external.model = scriptedModel([{ text: "Aku dengar. Hubungi 119." }]);
  await t.stopClock("2026-11-21 10:00:00+07");
});
afterEach(() => {
  t.app.external.safetyModel = undefined;
  closePlayed();
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const { conversation, judgedBy, ask, stream, history, clock, eventsOf, verdictsOf } = judgedConversations(
  () => t,
  () => base,
);
const verdictIs = (fields: object) => judgedBy(() => verdictReply(fields));
const stateOf = async ({ member }: { member: { id: number } }) => orNotFound(await riskState(t, member.id));

describe("what each verdict changes", () => {
  const figurative = { figurative: true };
  const denied = { denied: true };
  test.each<[string, string, object, { card: number | null; remembered: number; ruleIds: string[] | null }]>([
    ["calm, nothing", calm, {}, { card: null, remembered: 0, ruleIds: null }],
    [
      "calm, distress",
      calm,
      { level: 1, category: "distress" },
      { card: null, remembered: 0, ruleIds: ["model-distress"] },
    ],
    [
      "calm, ideation",
      calm,
      { level: 2, category: "ideation", sure: "low" },
      { card: 2, remembered: 2, ruleIds: ["model-ideation"] },
    ],
    [
      "calm, danger now",
      calm,
      { level: 3, category: "violence_victim", aggressor: "coming" },
      { card: 3, remembered: 3, ruleIds: ["model-violence_victim"] },
    ],
    [
      "calm, a child at risk",
      calm,
      { child_at_risk: true, subject: "child", category: "violence_victim" },
      { card: 2, remembered: 2, ruleIds: ["model-violence_victim"] },
    ],
    ["distress, figurative", distress, figurative, { card: null, remembered: 1, ruleIds: null }],
    [
      "a guess, figurative",
      guessed,
      figurative,
      { card: null, remembered: 1, ruleIds: ["model-figurative"] },
    ],
    ["a guess, denied", guessed, denied, { card: null, remembered: 1, ruleIds: ["model-denied"] }],
    [
      "a guess, figurative and less sure",
      guessed,
      { ...figurative, sure: "medium" },
      { card: 2, remembered: 2, ruleIds: null },
    ],
    ["a guess, calm", guessed, {}, { card: 2, remembered: 2, ruleIds: null }],
    ["a wish, figurative", wish, figurative, { card: 2, remembered: 2, ruleIds: null }],
    ["a wish, denied", wish, denied, { card: 2, remembered: 2, ruleIds: null }],
    [
      "a wish, danger now",
      wish,
      { level: 3, category: "plan_or_imminent", means: "at_hand" },
      { card: 3, remembered: 3, ruleIds: ["model-plan_or_imminent"] },
    ],
    [
      "a plan, figurative and denied",
      plan,
      { ...figurative, ...denied },
      { card: 3, remembered: 3, ruleIds: null },
    ],
  ])("%s", async (_, question, verdict, { card, remembered, ruleIds }) => {
    await verdictIs(verdict);
    const one = await conversation();
    const { body } = await ask(one, { question });
    expect(body.safety?.level ?? null).toBe(card);
    const { state, hold_until } = await stateOf(one);
    expect(state?.level).toBe(remembered);
    expect((await verdictsOf(one)).map((event) => event.rule_ids)).toEqual(ruleIds ? [ruleIds] : []);
    if (remembered >= 2)
      expect(hold_until?.getTime()).toBe((state?.signAtMs ?? 0) + holdMs(remembered as 2 | 3));
    // The stored answer carries the card as well.
    expect((await history(one)).at(-1)?.safety?.level ?? null).toBe(card);
  });

  test("nothing in the conversations and states of other members, nor in another conversation of this one", async () => {
    const [one, other] = [await conversation(), await conversation()];
    const second = { ...one, code: await startConversation(t, one.member, 2) };
    for (const calmConversation of [other, second]) await ask(calmConversation, { question: calm });
    await verdictIs({ level: 3, category: "plan_or_imminent" });
    await ask(one, { question: calm });
    expect([await eventsOf(other), (await stateOf(other)).hold_until]).toEqual([[], null]);
    expect((await history(second)).map(({ safety }) => safety)).toEqual([null, null]);
    expect(await clock(other)).toBe("running");
  });

  test("whose danger it is and what is known of it reach the prompt, and no word of it is kept", async () => {
    const model = scriptedModel([{ text: "Aku dengar. Hubungi 110." }]);
    t.app.external.model = model;
    await verdictIs({
      level: 2,
      category: "violence_victim",
      subject: "child",
      aggressor: "coming",
      alone: "no",
      with_whom: "tante Rina",
      why: "alasan bertanda",
    });
    const one = await conversation();
    await ask(one, { question: calm });
    const system = model.requests.at(-1)?.system ?? "";
    for (const said of ["anak pengguna", "sedang menuju ke sana", '"tante Rina"', "ada yang menemani"])
      expect(system).toContain(said);
    const kept = JSON.stringify([await stateOf(one), await eventsOf(one)]);
    expect(kept).not.toMatch(/Rina|bertanda/);
  });
});

describe("without a verdict the other layers stand", () => {
  test.each<[string, Reply, number]>([
    ["no JSON", { text: "Aman." }, 4],
    ["a filter", refusal("flagged by content policy"), 4],
    ["an endpoint that is down, left alone after three times", { status: 503, text: "down" }, 3],
  ])("%s", async (_, reply, requests) => {
    const asked = await judgedBy(() => reply);
    const one = await conversation();
    const levels: (number | undefined)[] = [];
    for (const question of [calm, wish, calm, plan]) {
      const { status, body } = await ask(one, { question });
      expect([status, body.state]).toEqual([200, "complete"]);
      levels.push(body.safety?.level);
    }
    expect(levels).toEqual([undefined, 2, undefined, 3]);
    expect(await verdictsOf(one)).toEqual([]);
    expect(asked.length).toBe(requests);
  });

  test("each request is counted in the log, without a word of anybody", async () => {
    const one = await conversation();
    for (const reply of [
      verdictReply({ why: "alasan bertanda" }, { prompt_tokens: 800, completion_tokens: 70 }),
      { text: "balasan bertanda" },
      refusal("flagged: cerita bertanda"),
    ]) {
      await judgedBy(() => reply);
      await ask(one, { question: "Ini cerita bertanda." });
    }
    const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "verdict counted");
    expect(lines.slice(-3)).toMatchObject([
      { model: "penjaga", outcome: "verdict", usage: { tokensIn: 800, tokensOut: 70 } },
      { outcome: "unreadable" },
      { outcome: "refused" },
    ]);
    expect(logged.join("")).not.toContain("bertanda");
  });

  test("what it cost counts towards the member's day and the client's", async () => {
    const one = await conversation();
    await judgedBy(() => verdictReply({}, { prompt_tokens: 800, completion_tokens: 70 }));
    await ask(one, { question: calm });
    const spent = async () =>
      (
        await t.database.pool.query(
          "select sum(cost_micro_usd)::int as cost from messages where user_id = $1 and type = 'answer'",
          [one.member.id],
        )
      ).rows[0].cost;
    await expect.poll(spent).toBeGreaterThan(0);
  });
});

describe("a lowering", () => {
  test("takes effect with the next turn; a card that was shown stays, and the free time ends there", async () => {
    await verdictIs({ figurative: true });
    const one = await conversation();
    const seen = await Array.fromAsync(await stream(one, guessed));
    expect(kindsOf(seen)).toEqual(["meta", "safety", "delta", "final"]);
    expect([(await history(one)).at(-1)?.safety?.level, await clock(one)]).toEqual([2, "held"]);
    const { body } = await ask(one, { question: calm });
    expect([body.safety, await clock(one)]).toEqual([undefined, "running"]);
    expect((await eventsOf(one)).map(({ source, level }) => [source, level])).toEqual([
      ["question", 2],
      ["model", 1],
    ]);
  });

  test("never comes after level 3, nor while an earlier danger is open", async () => {
    await verdictIs({ figurative: true, denied: true });
    for (const first of [plan, wish]) {
      const one = await conversation();
      await ask(one, { question: first });
      const level = (await stateOf(one)).state?.level;
      await ask(one, { question: guessed });
      expect((await stateOf(one)).state?.level).toBe(level);
      expect(await verdictsOf(one)).toEqual([]);
    }
  });
});

describe("a raise is stored once", () => {
  const raise = { level: 2, category: "ideation" };

  test("the minute in which the hold begins is given back, as with a sign of the question's own", async () => {
    const one = await conversation();
    await ask(one, { question: calm });
    await t.advance(40);
    await verdictIs(raise);
    await ask(one, { question: "Sekarang aku mau cerita yang lain." });
    const { rows } = await t.database.pool.query(
      "select (select coalesce(sum(free_seconds + paid_seconds), 0)::int from meter_charges where user_id = $1) as charged",
      [one.member.id],
    );
    const { total_saldo } = (await t.call("getSaldo", {}, one.member)).body.data;
    expect([rows[0].charged, total_saldo]).toEqual([40, 300]);
    await t.advance(120);
    expect((await t.call("getSaldo", {}, one.member)).body.data.total_saldo).toBe(300);
  });

  test("when the member stops the answer before it comes", async () => {
    const decided = latch();
    t.app.external.model = scriptedModel(["hang"]);
    const asked = await judgedBy(async () => {
      await decided.wait();
      return verdictReply(raise);
    });
    const one = await conversation();
    const events = await stream(one, calm);
    const { value: meta } = await events.next();
    if (meta?.event !== "meta") throw new Error("no meta came");
    await expect.poll(() => asked.length).toBe(1);
    await t.call("stopAnswer", { params: { answer_id: meta.data.answer_id } }, one.member);
    await Array.fromAsync(events);
    decided.open();
    await expect.poll(async () => (await verdictsOf(one)).length).toBe(1);
    expect((await history(one)).at(-1)).toMatchObject({ state: "stopped", safety: { level: 2 } });
  });

  test("when the answer is written anew before it comes: one event, the graver verdict, a card on the new one", async () => {
    const first = latch();
    let n = 0;
    await judgedBy(async () => {
      n += 1;
      if (n > 1) return verdictReply({ level: 3, category: "plan_or_imminent" });
      await first.wait();
      return verdictReply(raise);
    }, {});
    const one = await conversation();
    const { body } = await ask(one, { question: calm });
    const again = await ask(one, { regenerate_of: body.id });
    expect(again.body.safety?.level).toBe(3);
    first.open();
    await expect
      .poll(async () => (await verdictsOf(one)).map(({ level }) => level), { interval: 100 })
      .toEqual([3]);
    expect((await stateOf(one)).state?.level).toBe(3);
  });

  test("when the server was killed before it came: going on with the answer asks again", async () => {
    const one = await conversation();
    const { body } = await ask(one, { question: calm });
    await t.database.pool.query("update messages set state = 'interrupted' where id = $1", [body.id]);
    await verdictIs(raise);
    const rest = await ask(one, { continue_of: body.id });
    expect(rest.body.safety?.level).toBe(2);
    expect(await clock(one)).toBe("held");
    expect((await verdictsOf(one)).length).toBe(1);
    await ask(one, { question: calm });
    expect((await history(one)).filter(({ safety }) => safety).length).toBe(1);
  });
});
