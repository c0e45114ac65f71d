import { afterEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { guardedModel } from "#server/external/model/guarded.ts";
import { createGuide } from "#server/external/model/guide/guide.ts";
import { createLogger } from "#server/platform/log.ts";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { guideTexts } from "#texts/chat/guide.ts";

const quick = createGuide({ fromMs: 0, toMs: 0 });
const limits = { firstMs: 500, silenceMs: 500, retryMs: 1, failuresMax: 30, restMs: 1000 };
const llm = {
  baseUrl: "http://model.test/v1",
  apiKey: undefined,
  model: "uji",
  providerName: "Penyedia Uji",
};

let t: TestApp;

afterEach(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const saldo = async (member: BuiltMember) => (await t.call("getSaldo", {}, member)).body.data;
const tick = async (member: BuiltMember) =>
  (await t.call("updateBattery", { body: { expert_id: 3 } }, member)).body.data;
const ask = (member: BuiltMember, code: string) =>
  t.call("sendQuestion", { body: { thread_id: code, question: "tolong bikinin surat resign" } }, member);

describe("time while the guide answers", () => {
  test("in place of a model that fails nothing is charged, neither for its answers nor for what is read and written; the model's next answer costs time again", async () => {
    const down = [new Error("down")];
    // Each question is retried once before the guide takes over.
    const script = scriptedModel(down, down, down, down, [{ text: "Aku di sini lagi." }]);
    const log = createLogger("silent");
    t = await startTestApp({ model: guardedModel(script, quick, log, limits), config: { llm } });
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const code = await startConversation(t, member, 3);

    const first = (await ask(member, code)).body;
    expect(first.structured_response.content).toContain(guideTexts.steppedIn);
    expect(await saldo(member)).toMatchObject({ state: "paused", total_saldo: 300, running_expert_id: null });
    await t.advance(70);
    expect(await tick(member)).toMatchObject({ charged: 0, total_saldo: 300 });

    const second = (await ask(member, code)).body;
    expect(second.structured_response).toMatchObject({ is_stand_in: true });
    expect(await saldo(member)).toMatchObject({ state: "paused", total_saldo: 300 });
    await t.advance(70);

    const third = (await ask(member, code)).body;
    expect(third.structured_response.content).toContain("Aku di sini lagi.");
    expect(await saldo(member)).toMatchObject({ state: "running", total_saldo: 300 });
    await t.advance(50);
    expect(await tick(member)).toMatchObject({ charged: 50, total_saldo: 250 });
  });

  test("in two conversations at once, and in broken seconds, nothing is charged either", async () => {
    const held = latch();
    const script = scriptedModel([held.wait, new Error("down")], [new Error("down")]);
    const log = createLogger("silent");
    t = await startTestApp({
      model: guardedModel(script, quick, log, { ...limits, firstMs: 60_000 }),
      config: { llm },
    });
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const [one, other] = [await startConversation(t, member, 3), await startConversation(t, member, 2)];
    const first = ask(member, one);
    await expect.poll(() => script.requests.length).toBe(1);
    expect((await ask(member, other)).status).toBe(200);
    held.open();
    expect((await first).status).toBe(200);
    await t.advance(60);
    expect(await tick(member)).toMatchObject({ charged: 0, total_saldo: 300 });
    for (let n = 0; n < 4; n += 1) {
      await ask(member, other);
      await t.advance(3.7);
    }
    expect(await saldo(member)).toMatchObject({ state: "paused", total_saldo: 300 });
  });

  test("without a model it costs time where the client says so, and nothing where it does not: then no balance is asked for", async () => {
    t = await startTestApp({ model: quick });
    await t.stopClock("2026-11-21 10:00:00+07");
    const client = await buildClient(t, { guideCharges: false, freeSeconds: 0, poolSeconds: 0 });
    const free = await buildMember(t, { client });
    expect(await saldo(free)).toMatchObject({ state: "held", total_saldo: 0 });
    const code = await startConversation(t, free, 3);
    expect((await ask(free, code)).status).toBe(200);
    await t.advance(50);
    expect(await tick(free)).toMatchObject({ charged: 0, state: "held", total_saldo: 0 });
    expect((await ask(free, code)).status).toBe(200);

    const paying = await buildMember(t);
    const other = await startConversation(t, paying, 3);
    await ask(paying, other);
    await t.advance(50);
    expect(await tick(paying)).toMatchObject({ charged: 50, state: "running", total_saldo: 250 });
  });

  test("a client whose guide is free charges for a model all the same", async () => {
    t = await startTestApp({ model: scriptedModel([{ text: "Aku di sini." }]), config: { llm } });
    await t.stopClock("2026-11-21 10:00:00+07");
    const client = await buildClient(t, { guideCharges: false });
    const member = await buildMember(t, { client });
    const code = await startConversation(t, member, 3);
    await ask(member, code);
    await t.advance(50);
    expect(await tick(member)).toMatchObject({ charged: 50, state: "running", total_saldo: 250 });
  });
});
