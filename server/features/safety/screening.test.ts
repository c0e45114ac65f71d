import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "#server/platform/security/session.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel, silentModel } from "#server/test/fakes.ts";
import { riskEvents, riskState } from "#server/test/risk.ts";
import { answersWith } from "#server/test/screening.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { srqSafetyTexts } from "#texts/srq/srq.ts";

let t: TestApp;
let member: BuiltMember;

const distress = "aku putus asa banget, semuanya hancur";
const calm = "Aku mau cerita soal pekerjaanku.";
const hour = 3600;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  t.app.external.model = silentModel;
  await t.stopClock("2026-11-21 10:00:00+07");
  member = await buildMember(t);
});
afterAll(() => t.close());

const submit = (yes: number[], over: object = {}) =>
  t.call("submitSrq", { body: { answers: answersWith(...yes), ...over } }, member);
const saldo = async () => (await t.call("getSaldo", {}, member)).body.data;
const eventsOf = () => riskEvents(t, member.id);
const stateOf = () => riskState(t, member.id);
const ask = async (question: string, code?: string) =>
  t.call(
    "sendQuestion",
    { body: { thread_id: code ?? (await startConversation(t, member)), question } },
    member,
  );

describe("C-47: a yes to question 17", () => {
  test("at 1 of 20: message and card lead the answer, the clock is held for six hours", async () => {
    const { body } = await submit([17]);
    expect(body.data.count).toBe(1);
    expect(body.data.safety).toMatchObject({ level: 2, message: srqSafetyTexts.lead });
    expect(body.data.safety?.contacts.slice(0, 2).map(({ label }) => label)).toEqual([
      "119 lalu tekan 8",
      "Telepon 119",
    ]);
    expect((await saldo()).state).toBe("held");
    await t.advance(6 * hour + 1);
    expect((await saldo()).state).not.toBe("held");
  });

  test.for([[21], [22], [23], [24]])("beside %i it is danger now: one step up, a day long", async ([id]) => {
    const { body } = await submit([17, Number(id)]);
    expect(body.data.safety).toMatchObject({ level: 3, message: srqSafetyTexts.imminent });
    await t.advance(23 * hour);
    expect((await saldo()).state).toBe("held");
  });

  test("a plan, or not being sure, is danger now, and is not kept with the result", async () => {
    const { body } = await submit([17], { plan_now: "unsure" });
    expect(body.data.safety?.level).toBe(3);
    const stored = await t.call("getSrqResult", { params: { id: body.data.id } }, member);
    expect(stored.body.data.safety?.level).toBe(2);
    expect(JSON.stringify(stored.body)).not.toMatch(/plan_now|unsure/);
  });

  test("the event says that it was question 17 and nothing of the answers; without a yes there is none", async () => {
    await submit([17, 22]);
    const [event, ...more] = await eventsOf();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      level: 3,
      source: "srq17",
      categories: ["ideation"],
      rule_ids: ["srq17"],
      conversation_id: null,
      message_id: null,
      actions: ["card", "hold"],
    });
    member = await buildMember(t);
    await submit([1, 2, 3, 4, 5, 22]);
    expect([await eventsOf(), await stateOf()]).toEqual([[], undefined]);
  });

  test("a conversation begun then is not charged, at balance 0 too", async () => {
    const code = await startConversation(t, member);
    await t.database.pool.query("update clients set free_seconds = 0 where id = 1");
    const poor = await buildMember(t);
    const none = await t.call("createConversation", { body: { expert_id: 1 } }, poor);
    expect(none.refusal.code).toBe("saldo_empty");
    await t.call("submitSrq", { body: { answers: answersWith(17) } }, poor);
    expect((await t.call("createConversation", { body: { expert_id: 1 } }, poor)).status).toBe(201);
    await t.database.pool.query("update clients set free_seconds = 300 where id = 1");
    await submit([17]);
    const before = (await saldo()).total_saldo;
    await ask(calm, code);
    await t.advance(50);
    await t.call("updateBattery", { body: { expert_id: 1 } }, member);
    expect((await saldo()).total_saldo).toBe(before);
  });

  test("distress within 30 days after it is level 2; later it is distress again", async () => {
    await submit([17]);
    await t.advance(7 * hour);
    expect((await ask(distress)).body.safety?.level).toBe(2);
    const { token } = member;
    await t.database.pool.query("update safety_states set hold_until = null where user_id = $1", [member.id]);
    await t.database.pool.query("update sessions set last_used_at = app_now() + interval '25 days'");
    await t.advance(30 * 24 * hour);
    expect((await ask(distress)).body.safety).toBeUndefined();
    expect((await stateOf())?.state?.srq17AtMs).toBeUndefined();
    expect(member.token).toBe(token);
  });

  test("the persona learns the flag and its date, nothing else; without a yes not even that", async () => {
    const model = scriptedModel([{ text: "Aku mendengarkan." }]);
    t.app.external.model = model;
    await ask(calm);
    await submit([1, 2, 3, 4, 5, 17]);
    await t.advance(7 * hour);
    await ask(calm);
    const systems = model.requests.map(({ system }) => system);
    expect(systems[0]).not.toContain("srq17");
    expect(systems[1]).toContain("srq17=yes, 2026-11-21");
    expect(systems[1]).not.toMatch(/sakit kepala|nafsu makan|Jawaban ini/);
  });

  test("help stands beside whatever refuses it", async () => {
    await submit([17]);
    const again = await submit([17]);
    expect(again).toMatchObject({ status: 409, refusal: { safety: { level: 2 } } });
    expect((await submit([17], { plan_now: "unsure" })).refusal.safety).toMatchObject({
      level: 3,
      message: srqSafetyTexts.imminent,
    });
    expect((await submit([17, 22])).refusal.safety).toMatchObject({ level: 3 });
    // Incomplete, in a form that our own page never sends.
    const part = { answers: [{ id: 17, value: "yes" }, null, 3] };
    const broken = await t.call("submitSrq", { body: part as never }, member);
    expect([broken.status, broken.refusal.safety]).toMatchObject([422, { level: 2 }]);
    expect((await submit([1])).refusal.safety).toBeUndefined();
    const bare = await t.call("submitSrq", { body: { answers: answersWith(17) } });
    expect([bare.status, bare.refusal.safety]).toMatchObject([401, { level: 2 }]);
  });
});

describe("X-20: talking first", () => {
  test("holds the clock and stores nothing of what was answered", async () => {
    const { status, body } = await t.call("openSupport", { body: {} }, member);
    expect([status, body.data.hold_until]).toEqual([200, "2026-11-21T09:00:00.000Z"]);
    expect((await saldo()).state).toBe("held");
    expect((await stateOf())?.state?.srq17AtMs).toBeUndefined();
    expect((await t.call("listSrqResults", {}, member)).body.total).toBe(0);
    expect((await t.call("getCheckIn", {}, member)).body.data.is_due).toBe(false);
  });

  test("of two taps at once the graver one stands, whichever comes last", async () => {
    for (let n = 0; n < 8; n += 1) {
      const other = await buildMember(t);
      await Promise.all([
        t.call("openSupport", { body: { is_danger_now: true } }, other),
        t.call("openSupport", { body: {} }, other),
      ]);
      const remembered = await riskState(t, other.id);
      expect(remembered?.state?.level).toBe(3);
      expect(remembered?.hold_until).toEqual(new Date("2026-11-22T03:00:00.000Z"));
    }
  });

  test("danger now holds for a day; works without consents, not without a session", async () => {
    const fresh = await buildMember(t, { consents: false });
    const { body } = await t.call("openSupport", { body: { is_danger_now: true } }, fresh);
    expect(body.data.hold_until).toBe("2026-11-22T03:00:00.000Z");
    expect((await t.call("openSupport", { body: {} })).status).toBe(401);
    expect((await t.call("openSupport", { body: { is_danger_now: 1 } } as never, member)).status).toBe(422);
  });
});

describe("X-21, X-22: the quiet line at the next visit", () => {
  const isDue = async () => (await t.call("getCheckIn", {}, member)).body.data.is_due;

  test("comes within 72 hours, at the next sign-in or after the hold, and goes for good when it was seen", async () => {
    await submit([17]);
    expect(await isDue()).toBe(false);
    await t.advance(5 * hour);
    expect(await isDue()).toBe(false);
    await t.advance(hour);
    expect(await isDue()).toBe(true);
    expect((await t.call("dismissCheckIn", {}, member)).status).toBe(200);
    expect(await isDue()).toBe(false);
  });

  test("a new session sees it at once; after 72 hours nobody does", async () => {
    await submit([17]);
    await t.advance(60);
    member.token = await openSession(t.app.database.db, member.clientId, member.id);
    expect(await isDue()).toBe(true);
    await t.advance(72 * hour);
    expect(await isDue()).toBe(false);
  });

  test("is nobody else's: no token 401, another member has none and takes none away", async () => {
    await submit([17]);
    await t.advance(7 * hour);
    const other = await buildMember(t);
    expect((await t.call("getCheckIn", {}, other)).body.data.is_due).toBe(false);
    await t.call("dismissCheckIn", {}, other);
    expect(await isDue()).toBe(true);
    for (const name of ["getCheckIn", "dismissCheckIn"] as const) {
      expect((await t.call(name, {})).status).toBe(401);
    }
  });

  test("a screening without it asks nothing", async () => {
    await submit([1, 2, 3, 4, 5, 22]);
    await t.advance(7 * hour);
    expect(await isDue()).toBe(false);
  });
});
