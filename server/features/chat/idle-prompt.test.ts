import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { idleWords } from "#texts/chat/chat.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  t.app.external.model = scriptedModel([{ text: "Aku mendengarkan." }]);
  await t.stopClock("2026-11-21T03:00:00Z");
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const history = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat;
const ask = (member: BuiltMember, code: string, question = "Aku mau cerita soal kerja.") =>
  t.call("sendQuestion", { body: { thread_id: code, question } }, member);
const idle = (member: BuiltMember, code: string, over: { expert_id?: number } = { expert_id: 1 }) =>
  t.call("idlePrompt", { body: { thread_id: code, ...over } }, member);

/** A member who has asked once and received an answer. */
async function asked(over: Parameters<typeof buildMember>[1] = {}) {
  const member = await buildMember(t, over);
  const code = await startConversation(t, member);
  await ask(member, code);
  return { member, code };
}

describe("C-24: a word to a silent member", () => {
  test("B-235, B-236: after two minutes it comes, as an answer like any other", async () => {
    const { member, code } = await asked();
    await t.advance(119);
    expect((await idle(member, code)).refusal.code).toBe("idle_not_due");
    await t.advance(1);
    const { status, body } = await idle(member, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "complete",
      structured_response: { content: idleWords[0], products: [], has_rating: false, has_thumb: false },
    });
    expect((await history(member, code)).at(-1)).toMatchObject({
      id: body.id,
      type: "answer",
      is_idle: true,
      loading: false,
    });
  });

  test("S-26: at most one per silence, however many tabs ask; the next silence brings other words", async () => {
    const { member, code } = await asked();
    await t.advance(125);
    const all = await Promise.all(Array.from({ length: 8 }, () => idle(member, code)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    await t.advance(3600);
    expect((await idle(member, code)).body.id).toBe(all[0]?.body.id);
    expect(await history(member, code)).toHaveLength(3);
    await ask(member, code, "Maaf, tadi ada telepon.");
    await t.advance(125);
    expect((await idle(member, code)).body.structured_response.content).toBe(idleWords[1]);
  });

  test("A-86, B-235: not after an answer that asks for stars, nor after a cut one", async () => {
    const { member, code } = await asked();
    for (let n = 0; n < 5; n += 1) await ask(member, code, `Bagian ke-${n} dari ceritaku.`);
    expect(JSON.parse((await history(member, code)).at(-1)?.content ?? "").has_rating).toBe(true);
    await t.advance(600);
    expect((await idle(member, code)).refusal.code).toBe("idle_not_due");
    t.app.external.model = scriptedModel([{ text: "Ter" }, new Error("cut")]);
    const other = await asked();
    await t.advance(600);
    expect((await idle(other.member, other.code)).refusal.code).toBe("idle_not_due");
  });

  test("in a crisis, and for a day after it, none comes", async () => {
    const { member, code } = await asked();
    await ask(member, code, "aku mau bunuh diri malam ini");
    await t.advance(300);
    expect((await idle(member, code)).refusal.code).toBe("idle_not_due");
    const next = await startConversation(t, member);
    await ask(member, next, "Sudah lebih tenang. Aku mau cerita soal kantor.");
    await t.advance(300);
    expect((await idle(member, next)).refusal.code).toBe("idle_not_due");
  });

  test("never at balance 0 (B-234), in an ended conversation or an empty one", async () => {
    const { member, code } = await asked();
    const empty = await startConversation(t, member);
    await t.advance(125);
    expect((await idle(member, empty)).refusal.code).toBe("idle_not_due");
    await t.call("endConversation", { params: { id: code } }, member);
    expect((await idle(member, code)).refusal.code).toBe("conversation_ended");
    const poor = await asked({ client: await buildClient(t, { freeSeconds: 60, poolSeconds: 60 }) });
    await t.advance(125);
    expect((await idle(poor.member, poor.code)).refusal.code).toBe("idle_not_due");
  });

  test("the word keeps no meter running: unanswered for two more minutes it pauses by itself", async () => {
    const { member, code } = await asked();
    const tick = () => t.call("updateBattery", { body: { expert_id: 1 } }, member);
    for (let minute = 0; minute < 2; minute += 1) {
      await t.advance(60);
      await tick();
    }
    await idle(member, code);
    await t.advance(60);
    expect((await tick()).body.data).toMatchObject({ state: "running", total_saldo: 120 });
    await t.advance(60);
    expect((await tick()).body.data).toMatchObject({ state: "paused", paused_by: "idle", total_saldo: 60 });
    expect((await idle(member, code)).status).toBe(200);
    await t.advance(60);
    expect((await tick()).body.data).toMatchObject({ state: "paused", total_saldo: 60 });
  });

  test("the next question is answered with the word in mind, and a new version of an answer without it", async () => {
    const model = scriptedModel([{ text: "Satu." }], [{ text: "Dua." }], [{ text: "Tiga." }]);
    t.app.external.model = model;
    const { member, code } = await asked();
    await t.advance(125);
    await idle(member, code);
    await ask(member, code, "Aku kembali.");
    const before = ["Aku mau cerita soal kerja.", "Satu.", idleWords[0], "Aku kembali."];
    expect(model.requests.at(-1)?.turns.map(({ text }) => text)).toEqual(before);
    const answerId = (await history(member, code)).at(-1)?.id;
    await t.advance(125);
    await idle(member, code);
    await t.call("sendQuestion", { body: { thread_id: code, regenerate_of: answerId } }, member);
    expect(model.requests.at(-1)?.turns.map(({ text }) => text)).toEqual(before);
    expect(model.requests.at(-1)?.versions).toEqual(["Dua."]);
  });

  test("the word goes with the turn that it followed, when that is changed; the next silence brings another", async () => {
    const { member, code } = await asked();
    const shown = async () => (await history(member, code)).map(({ type, is_idle }) => is_idle || type);
    const changeAfterSilence = async (change: (row: { id?: number }) => object, place: number) => {
      await t.advance(125);
      const { structured_response } = (await idle(member, code)).body;
      expect(await shown()).toEqual(["question", "answer", true]);
      const row = (await history(member, code)).at(place) ?? {};
      await t.call("sendQuestion", { body: { thread_id: code, ...change(row) } }, member);
      expect(await shown()).toEqual(["question", "answer"]);
      return structured_response.content;
    };
    const words = [
      await changeAfterSilence(({ id }) => ({ regenerate_of: id }), 1),
      await changeAfterSilence(({ id }) => ({ edit_of: id, question: "Soal kuliah." }), 0),
    ];
    expect(words).toEqual(idleWords.slice(0, 2));
  });

  test("S-08: another member's conversation is not there", async () => {
    const { code } = await asked();
    await t.advance(125);
    const others = [await buildMember(t), await buildMember(t, { client: await buildClient(t) })];
    for (const other of others) expect((await idle(other, code)).status).toBe(404);
  });
});
