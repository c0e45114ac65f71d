import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { Steps } from "#server/db/steps.ts";
import type { ModelPiece } from "#server/external/model/model.ts";
import { CutShort } from "#server/external/model/request.ts";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { guideTexts } from "#texts/chat/guide.ts";

let t: TestApp;

beforeAll(async () => {
  const llm = { baseUrl: "http://127.0.0.1:1", apiKey: undefined, model: "uji", providerName: "uji" };
  t = await startTestApp({ config: { llm, modelBudget: { memberUsd: 1, clientUsd: 3 } } });
});
beforeEach(async () => {
  await t.stopClock("2026-11-21T03:00:00Z");
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const calm = "Aku mau cerita soal pekerjaanku.";
const plan = "Malam ini aku mau gantung diri, talinya udah siap.";
const send = (member: BuiltMember, code: string, question = calm) =>
  t.call("sendQuestion", { body: { thread_id: code, question } }, member);
const textOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.structured_response.content;
const saldo = async (member: BuiltMember) => (await t.call("getSaldo", {}, member)).body.data;

async function spentBy(member: BuiltMember): Promise<number> {
  const { rows } = await t.database.pool.query(
    "select coalesce(sum(cost_micro_usd), 0)::int as micro from messages where user_id = $1",
    [member.id],
  );
  return rows[0].micro;
}

async function spentByClient(member: BuiltMember): Promise<number> {
  const { rows } = await t.database.pool.query(
    "select coalesce(sum(micro_usd), 0)::int as micro from model_costs where client_id = $1",
    [member.clientId],
  );
  return rows[0].micro;
}

/** Breaks the connection of the first attempt to store an answer, before or after it. */
function breakFirstStore(isStored: boolean): { hasBroken: () => boolean; mend: () => void } {
  const { pool } = t.database;
  const real: (...given: unknown[]) => unknown = pool.query.bind(pool);
  let hasBroken = false;
  Object.assign(pool, {
    query: async (...given: unknown[]) => {
      const isStore = given[0] instanceof Steps && given[0].name === "store-answer";
      if (!isStore || hasBroken) return real(...given);
      hasBroken = true;
      if (isStored) await real(...given);
      throw new Error("Connection terminated unexpectedly");
    },
  });
  return { hasBroken: () => hasBroken, mend: () => Reflect.deleteProperty(pool, "query") };
}

/** A model whose every answer costs this much. */
function costing(usd: number, ...offers: ModelPiece[]) {
  const model = scriptedModel([
    async () => model.requests.at(-1)?.spent?.(usd * 1_000_000),
    { text: "Ini dari model." },
    ...offers,
  ]);
  return model;
}

describe("one meter cannot pay for many models", () => {
  test("two answers are written for a member at a time; a third waits, a danger is answered by the guide", async () => {
    const member = await buildMember(t);
    const conversations = [];
    for (let n = 0; n < 4; n += 1) conversations.push(await startConversation(t, member));
    const [one = "", two = "", three = "", four = ""] = conversations;
    const held = latch();
    const model = scriptedModel([held.wait, { text: "Ini dari model." }]);
    t.app.external.model = model;
    const first = [send(member, one), send(member, two)];
    await expect.poll(() => model.requests.length).toBe(2);
    const third = await send(member, three);
    expect([third.status, third.refusal.code, third.headers["retry-after"]]).toEqual([
      409,
      "answer_in_progress",
      "2",
    ]);
    const danger = await send(member, four, plan);
    expect([danger.status, danger.body.safety?.level]).toEqual([200, 3]);
    expect(textOf(danger)).toContain(guideTexts.usedUp);
    expect(model.requests).toHaveLength(2);
    held.open();
    for (const answer of await Promise.all(first)) expect(textOf(answer)).toBe("Ini dari model.");
    expect((await send(member, three)).status).toBe(200);
  });

  test("thirty questions at once to thirty conversations: two are answered", async () => {
    const member = await buildMember(t);
    const conversations: string[] = [];
    for (let n = 0; n < 25; n += 1) conversations.push(await startConversation(t, member));
    const held = latch();
    t.app.external.model = scriptedModel([held.wait, { text: "Ini dari model." }]);
    const asked = conversations.map((code) => send(member, code));
    const codes: unknown[] = [];
    const noted = asked.map((answer) =>
      answer.then(({ status, refusal }) => codes.push(refusal.code ?? status)),
    );
    await expect.poll(() => codes.length).toBe(23);
    expect(codes).toEqual(Array(23).fill("answer_in_progress"));
    held.open();
    await Promise.all(noted);
    expect(codes.slice(23)).toEqual([200, 200]);
  });

  test("what a member's answers may cost in a day: after that the guide answers, free, until midnight", async () => {
    const client = await buildClient(t);
    const member = await buildMember(t, { client });
    const code = await startConversation(t, member);
    t.app.external.model = costing(0.6);
    for (let n = 1; n <= 2; n += 1) {
      expect(textOf(await send(member, code))).toBe("Ini dari model.");
      expect(await spentBy(member)).toBe(n * 600_000);
    }
    const before = (await saldo(member)).total_saldo;
    const after = await send(member, code);
    expect(textOf(after)).toContain(guideTexts.usedUp);
    expect(after.body.structured_response.is_stand_in).toBe(true);
    await t.advance(600);
    const { total_saldo, state } = await saldo(member);
    expect([total_saldo, state]).toEqual([before, "paused"]);
    const other = await buildMember(t, { client });
    t.app.external.model = costing(0.6);
    expect(textOf(await send(other, await startConversation(t, other)))).toBe("Ini dari model.");
    await t.advance(86_400);
    t.app.external.model = costing(0.6);
    expect(textOf(await send(member, code))).toBe("Ini dari model.");
  });

  test.each([
    ["was never stored", false],
    ["was stored, though the connection broke before the reply", true],
  ])("an answer whose first attempt %s costs once", async (_, isStored) => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const code = await startConversation(t, member);
    t.app.external.model = costing(0.6);
    const query = breakFirstStore(isStored);
    expect(textOf(await send(member, code))).toBe("Ini dari model.");
    expect(query.hasBroken()).toBe(true);
    query.mend();
    expect([await spentBy(member), await spentByClient(member)]).toEqual([600_000, 600_000]);
  });

  test("what a client's answers may cost in a day, whoever asks; another client is not touched", async () => {
    const client = await buildClient(t);
    for (let n = 0; n < 3; n += 1) {
      const member = await buildMember(t, { client });
      t.app.external.model = costing(1);
      expect(textOf(await send(member, await startConversation(t, member)))).toBe("Ini dari model.");
    }
    const late = await buildMember(t, { client });
    expect(textOf(await send(late, await startConversation(t, late)))).toContain(guideTexts.usedUp);
    const elsewhere = await buildMember(t, { client: await buildClient(t) });
    t.app.external.model = costing(0.1);
    expect(textOf(await send(elsewhere, await startConversation(t, elsewhere)))).toBe("Ini dari model.");
  });

  test("a crisis: never refused for the budget, and led by the guide with the card", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const code = await startConversation(t, member);
    t.app.external.model = costing(1.2);
    await send(member, code);
    const { status, body } = await send(member, code, plan);
    expect([status, body.safety?.level]).toEqual([200, 3]);
    expect(body.structured_response.content).toContain(guideTexts.usedUp);
  });

  test("a flow that the model has offered goes on, since the guide leads it; in a danger it leads with the card", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const code = await startConversation(t, member, 3);
    t.app.external.model = costing(1.2, { flowId: "surat-resign" });
    await send(member, code, "Aku mau resign.");
    const begun = await send(member, code, "Susun surat resign");
    expect(textOf(begun)).not.toContain(guideTexts.usedUp);
    expect(textOf(begun)).toContain("panduan otomatis");
    expect(begun.body.structured_response.is_stand_in).toBeUndefined();
    const danger = await send(member, code, plan);
    expect(danger.body.safety?.level).toBe(3);
    expect(textOf(danger)).toContain(guideTexts.usedUp);
  });

  test("an answer that the model's own limit cut after its words is complete and paid", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    t.app.external.model = scriptedModel([
      { text: "Ini jawaban panjang yang" },
      () => t.advance(30),
      new CutShort("length"),
    ]);
    const before = (await saldo(member)).total_saldo;
    const answer = await send(member, code);
    expect([answer.body.state, textOf(answer)]).toEqual(["complete", "Ini jawaban panjang yang"]);
    expect(before - answer.body.total_saldo).toBeGreaterThan(0);
  });
});
