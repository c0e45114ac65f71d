import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { holdMs, maxSupportQuestionsPerHour } from "#rules/safety/levels.ts";
import type { Model } from "#server/external/model/model.ts";
import { type ReadEvent, readEvents, textOf } from "#server/test/events.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { latch, scriptedModel, silentModel } from "#server/test/fakes.ts";
import { riskEvents, riskState } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { safetyTexts } from "#texts/safety/safety.ts";

const calm = "Aku mau cerita soal pekerjaanku.";
const wish = "Aku pengen mati aja rasanya.";
const plan = "Malam ini aku mau gantung diri, talinya udah siap.";

let t: TestApp;
let base: string;

beforeAll(async () => {
  t = await startTestApp();
  base = await t.listen();
});
beforeEach(async () => {
  t.app.external.model = silentModel;
  await t.stopClock("2026-11-21 10:00:00+07");
});
afterAll(() => t.close());

type Conversation = { member: BuiltMember; code: string };

async function conversation(
  model: Model = silentModel,
  over: Parameters<typeof buildMember>[1] = {},
): Promise<Conversation> {
  t.app.external.model = model;
  const member = await buildMember(t, over);
  return { member, code: await startConversation(t, member) };
}

const ask = ({ member, code }: Conversation, question: string, over: object = {}) =>
  t.call("sendQuestion", { body: { thread_id: code, question, ...over } }, member);
const saldo = async ({ member }: Conversation) => (await t.call("getSaldo", {}, member)).body.data;
const send = ({ member, code }: Conversation, question: string) =>
  fetch(`${base}/api/chat`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${member.token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify({ thread_id: code, question }),
  });
const stream = async (one: Conversation, question: string): Promise<ReadEvent[]> =>
  Array.fromAsync(readEvents(await send(one, question)));
const eventsOf = ({ member }: Conversation) => riskEvents(t, member.id);
const stateOf = ({ member }: Conversation) => riskState(t, member.id);

describe("C-23: a question that tells of risk", () => {
  test("level 2: the vetted message points to someone, with contacts, above the answer", async () => {
    const { status, body } = await ask(await conversation(), wish);
    expect(status).toBe(200);
    expect(body.safety).toMatchObject({ level: 2, categories: ["ideation"] });
    expect(body.safety?.message).toMatch(/mengakhiri hidup|untuk mati|soal mati/);
    const labels = body.safety?.contacts.map(({ label }) => label);
    expect(labels?.slice(0, 3)).toEqual(["119 lalu tekan 8", "Telepon 119", "IGD terdekat"]);
    // The safety message above already refers the member to someone.
    expect(body.structured_response.content).toBe("Aku mendengarkan. Apa yang paling berat hari ini?");
    expect(body.structured_response).toMatchObject({ products: [], has_rating: false, has_thumb: false });
  });

  test("level 3: 119 and IGD stand in the message and first on the card, nothing slow beside them", async () => {
    const { body } = await ask(await conversation(), plan);
    expect(body.safety?.level).toBe(3);
    expect(body.safety?.message).toMatch(/119/);
    expect(body.safety?.message).toMatch(/IGD/);
    expect(body.safety?.contacts.map(({ label }) => label)).toEqual([
      "Telepon 119",
      "IGD terdekat",
      "119 lalu tekan 8",
    ]);
  });

  test("violence: SAPA 129 and the police are on the card", async () => {
    const { body } = await ask(await conversation(), "Suamiku mukulin aku lagi semalam.");
    expect(body.safety?.categories[0]).toBe("violence_victim");
    expect(body.safety?.contacts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["SAPA 129", "Polisi 110"]),
    );
  });

  test("a sentence that comes in pieces is read as one; pieces of another conversation are not", async () => {
    const one = await conversation();
    for (const piece of ["aku mau", "bunuh"]) expect((await ask(one, piece)).body.safety).toBeUndefined();
    const elsewhere = { ...one, code: await startConversation(t, one.member, 2) };
    expect((await ask(elsewhere, "diri")).body.safety).toBeUndefined();
    expect((await ask(one, "diri")).body.safety?.level).toBeGreaterThanOrEqual(2);
  });

  test("an everyday question has no card and leaves no trace in the safety tables", async () => {
    const one = await conversation();
    const { body } = await ask(one, "Mati gaya banget aku pas presentasi tadi, capek.");
    expect(body.safety).toBeUndefined();
    expect([await eventsOf(one), (await stateOf(one))?.hold_until ?? null]).toEqual([[], null]);
  });

  test("the card is in the history too", async () => {
    const one = await conversation();
    const fresh = (await ask(one, wish)).body.safety;
    const { body } = await t.call("getConversation", { params: { id: one.code } }, one.member);
    expect(body.data.history_chat.map((message) => message.safety)).toEqual([null, fresh]);
  });
});

describe("C-23 as a stream", () => {
  test.each([
    ["2", wish],
    ["3", plan],
  ])("level %s: the card comes first, then each sentence that is whole", async (_, question) => {
    const thinking = latch();
    const end = { text: "telepon 119 ya. Rahasiamu aman bersamaku." };
    const one = await conversation(scriptedModel([{ text: "Aku dengar kamu. Coba " }, thinking.wait, end]));
    const events = readEvents(await send(one, question));
    const first = [await events.next(), await events.next()].map(({ value }) => value?.event);
    expect(first).toEqual(["meta", "safety"]);
    expect((await events.next()).value?.data).toEqual({ text: "Aku dengar kamu." });
    thinking.open();
    const rest = textOf(await Array.fromAsync(events));
    expect(rest).toBe(` Coba telepon 119 ya. ${safetyTexts.replacementInRisk}`);
  });

  test("the event and the JSON form say the same", async () => {
    const one = await conversation();
    const events = await stream(one, wish);
    const card = events.find(({ event }) => event === "safety")?.data;
    const final = events.at(-1);
    expect(final?.event === "final" && final.data.safety).toEqual(card);
  });

  test("the card comes with the model away", async () => {
    const one = await conversation(scriptedModel([new Error("the model is away")]));
    expect((await stream(one, wish)).map(({ event }) => event)).toEqual(["meta", "safety", "error"]);
  });
});

describe("with the model away, as JSON", () => {
  test("the refusal carries the card", async () => {
    const { status, refusal } = await ask(await conversation(scriptedModel([new Error("away")])), plan);
    expect([status, refusal.code]).toEqual([503, "answer_failed"]);
    expect(refusal.safety).toMatchObject({ level: 3 });
  });

  test("a repeat of the same send finds the card again and is not judged twice", async () => {
    const one = await conversation(scriptedModel([new Error("away")]));
    for (const _ of [1, 2]) {
      const { refusal } = await ask(one, plan, { message_id: "ulang-0001" });
      expect(refusal.safety).toMatchObject({ level: 3 });
    }
    expect((await eventsOf(one)).length).toBe(1);
  });
});

describe("the output gate", () => {
  const dose = [
    "Dosisnya minum 20 tab",
    "let para",
    "setamol sekali",
    "gus. ",
    "Aku di sini, dengarkan aku.",
  ];

  test.each([
    ["at level 0", calm, safetyTexts.replacements.dose],
    ["at level 2", wish, safetyTexts.replacementInRisk],
  ])("replaces a forbidden sentence that came in pieces, %s", async (_, question, instead) => {
    const one = await conversation(scriptedModel(dose.map((text) => ({ text }))));
    const text = textOf(await stream(one, question));
    expect(text).not.toMatch(/parasetamol|tablet|20/i);
    expect(text).toContain(instead);
    expect(text).toContain("dengarkan aku.");
    const { body } = await t.call("getConversation", { params: { id: one.code } }, one.member);
    expect(JSON.parse(body.data.history_chat.at(-1)?.content ?? "{}").content).toBe(text);
  });

  test("notes which rule it was, without the sentence", async () => {
    const one = await conversation(scriptedModel([{ text: "Kamu mengidap bipolar. Ceritakan lagi." }]));
    await ask(one, calm);
    const [event, ...others] = await eventsOf(one);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ source: "answer", actions: ["replaced"], level: 0 });
    expect(event?.rule_ids.length).toBeGreaterThan(0);
    expect(JSON.stringify(event)).not.toMatch(/bipolar|mengidap|cerita/i);
  });

  test("an invented phone number does not reach the member", async () => {
    const one = await conversation(scriptedModel([{ text: "Telepon 0812-3456-7890 sekarang ya." }]));
    const { body } = await ask(one, wish);
    expect(body.structured_response.content).not.toContain("3456");
  });
});

describe("the clock stands still", () => {
  test("the minute before is given back and nothing is charged while the hold lasts", async () => {
    const one = await conversation();
    await ask(one, calm);
    await t.advance(30);
    await t.call("updateBattery", { body: { expert_id: 1 } }, one.member);
    expect((await saldo(one)).total_saldo).toBe(270);
    await ask(one, wish);
    expect(await saldo(one)).toMatchObject({ total_saldo: 300, state: "held" });
    await t.advance(600);
    const beat = await t.call("updateBattery", { body: { expert_id: 1 } }, one.member);
    expect([beat.status, beat.body.data.charged]).toEqual([200, 0]);
    expect((await saldo(one)).total_saldo).toBe(300);
  });

  test("balance 0 ends nothing: who has no time left is heard in a crisis, and only then", async () => {
    const broke = await buildClient(t, { poolSeconds: 0 });
    const member = await buildMember(t, { client: broke });
    await givePaidTime(t, member, 1, 1);
    const one = { member, code: await startConversation(t, member) };
    await ask(one, calm);
    await t.advance(120);
    expect((await ask(one, calm)).refusal.code).toBe("saldo_empty");
    const collected = await ask(one, wish);
    expect([collected.status, collected.body.safety?.level]).toEqual([200, 2]);
    expect((await ask(one, "Makasih sudah mau dengar.")).status).toBe(200);
    expect(await startConversation(t, member)).not.toBe(one.code);
    await t.advance(holdMs(2) / 1000);
    expect((await saldo(one)).total_saldo).toBe(0);
    expect((await ask(one, calm)).refusal.code).toBe("saldo_empty");
  });

  test("after the hold time is charged as before", async () => {
    const one = await conversation();
    await givePaidTime(t, one.member, 1, 600);
    await ask(one, wish);
    await t.advance(holdMs(2) / 1000 + 1);
    await ask(one, calm);
    const before = (await saldo(one)).total_saldo;
    await t.advance(10);
    await t.call("updateBattery", { body: { expert_id: 1 } }, one.member);
    expect((await saldo(one)).total_saldo).toBe(before - 10);
  });

  /** Sets up the state as if the member had asked this often within the minute. */
  const answeredOften = (one: Conversation, at: string) =>
    t.database.pool.query(
      `insert into messages (client_id, user_id, conversation_id, type, state, body_sealed, created_at)
       select client_id, user_id, conversation_id, type, state, body_sealed, created_at + $3::interval
       from messages, generate_series(2, $2) where user_id = $1 and type = 'answer'`,
      [one.member.id, maxSupportQuestionsPerHour, at],
    );

  test("talking in a hold has a pace, and an hour later goes on", async () => {
    const one = await conversation();
    await ask(one, wish);
    await answeredOften(one, "0 s");
    const { status, refusal } = await ask(one, calm);
    expect([status, refusal.code]).toEqual([429, "support_turns_used"]);
    await t.advance(3601);
    expect((await ask(one, calm)).status).toBe(200);
  });

  test("a new sign is never turned away, however much was asked", async () => {
    const one = await conversation();
    await ask(one, wish);
    await answeredOften(one, "0 s");
    const { status, body } = await ask(one, plan);
    expect([status, body.safety?.level]).toEqual([200, 3]);
  });

  test("what was asked before the hold does not count", async () => {
    const one = await conversation();
    await ask(one, calm);
    await answeredOften(one, "-1 s");
    expect((await ask(one, wish)).body.safety?.level).toBe(2);
    expect((await ask(one, calm)).status).toBe(200);
    expect((await eventsOf(one)).at(0)?.actions).toContain("hold");
  });
});

describe("what is remembered", () => {
  test("level 2 stays for 6 hours over calm messages, without a second card, then ends", async () => {
    const model = scriptedModel([{ text: "Aku dengar." }]);
    const one = await conversation(model);
    await ask(one, wish);
    await t.advance(holdMs(2) / 1000 - 1);
    expect((await ask(one, calm)).body.safety).toBeUndefined();
    await t.advance(1);
    await ask(one, calm);
    expect(model.requests.map(({ facts }) => facts.riskLevel)).toEqual([2, 2, 0]);
  });

  test("level 3 stays for 24 hours, whatever is denied", async () => {
    const model = scriptedModel([{ text: "Aku dengar." }]);
    const one = await conversation(model);
    await ask(one, plan);
    await ask(one, "bercanda kok wkwk, aku ga mau bunuh diri");
    await t.advance(holdMs(3) / 1000 - 1);
    await ask(one, calm);
    await t.advance(1);
    await ask(one, calm);
    expect(model.requests.map(({ facts }) => facts.riskLevel)).toEqual([3, 3, 3, 0]);
  });

  test("a new sign brings the card again and holds for the full time again", async () => {
    const one = await conversation();
    await ask(one, wish);
    const first = (await stateOf(one))?.hold_until;
    await t.advance(3600);
    expect((await ask(one, wish)).body.safety?.level).toBe(2);
    expect((await stateOf(one))?.hold_until).toEqual(new Date((first?.getTime() ?? 0) + 3600_000));
  });

  test("distress that keeps coming becomes a card", async () => {
    const one = await conversation();
    const heavy = "Setiap malam saya menangis dan merasa tidak berguna.";
    const levels = [];
    for (const _ of [1, 2, 3]) levels.push((await ask(one, heavy)).body.safety?.level ?? 0);
    expect(levels).toEqual([0, 0, 2]);
  });

  test("S-08: it is the member's own: in all their conversations, in nobody else's, at no other client", async () => {
    const model = scriptedModel([{ text: "Aku dengar." }]);
    const one = await conversation(model);
    await ask(one, wish);
    await ask({ member: one.member, code: await startConversation(t, one.member, 2) }, calm);
    const sameClient = await conversation(model);
    const otherClient = await conversation(model, { client: await buildClient(t) });
    for (const other of [sameClient, otherClient]) {
      await ask(other, calm);
      expect([await eventsOf(other), (await stateOf(other))?.hold_until ?? null]).toEqual([[], null]);
    }
    expect(model.requests.map(({ facts }) => facts.riskLevel)).toEqual([2, 2, 0, 0]);
  });

  test("an event says what, how high and why, in no word of the member", async () => {
    const one = await conversation();
    await ask(one, `Xyzzy. ${plan}`);
    const [event, ...others] = await eventsOf(one);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      level: 3,
      about: "self",
      source: "question",
      actions: ["card", "hold"],
      client_id: one.member.clientId,
    });
    expect(event?.categories).toContain("plan_or_imminent");
    expect(JSON.stringify([event, await stateOf(one)])).not.toMatch(/xyzzy|gantung|talinya|malam/i);
  });
});

describe("nothing is offered", () => {
  const selling: Model = {
    name: "selling",
    async *stream({ facts }) {
      yield { text: "Coba telepon 119 ya." };
      yield { productIds: facts.products.map(({ id }) => id) };
    },
  };

  test("where a calm conversation has an offer, a hold has none and the model is not even told of any", async () => {
    const one = await conversation(selling);
    const offered = [];
    for (const _ of [1, 2, 3, 4])
      offered.push((await ask(one, calm)).body.structured_response.products.length);
    expect(offered.at(-1)).toBe(1);
    expect((await ask(one, wish)).body.structured_response.products).toEqual([]);
    const pushing = scriptedModel([{ text: "Coba telepon 119 ya." }, { productIds: [1, 2, 3] }]);
    t.app.external.model = pushing;
    expect((await ask(one, calm)).body.structured_response).toMatchObject({
      products: [],
      has_rating: false,
    });
    expect(pushing.requests[0]?.facts.products).toEqual([]);
  });

  test("for 24 hours after the last risk, long after the hold has ended; then again", async () => {
    const one = await conversation(selling);
    await givePaidTime(t, one.member, 1, 3600);
    for (const text of [calm, calm, calm, wish]) await ask(one, text);
    const offersNow = async () => (await ask(one, calm)).body.structured_response.products.length;
    await t.advance(7 * 3600);
    expect((await saldo(one)).state).not.toBe("held");
    expect(await offersNow()).toBe(0);
    await t.advance(16.9 * 3600);
    expect(await offersNow()).toBe(0);
    await t.advance(0.2 * 3600);
    expect(await offersNow()).toBe(1);
  });
});
