import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastMessage } from "#server/test/conversations.ts";
import { type BuiltMember, buildMember, clientNamed, startConversation } from "#server/test/factories.ts";
import { scriptedModel, silentModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const rate = (member: BuiltMember, conversation_detail_id: unknown, thumb: unknown) =>
  t.call("rateAnswer", { body: { conversation_detail_id, thumb } as never }, member);

/** A conversation with one answer. */
async function answered(model = silentModel, question = "Aku mau cerita soal pekerjaanku.") {
  t.app.external.model = model;
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const { body } = await t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  const thumb = async () => (await lastMessage(t, member, code))?.thumb;
  return { member, code, id: body.id, thumb, offered: body.structured_response.has_thumb };
}

describe("C-25: the thumb of an answer", () => {
  test("B-242, A-72: 1 is up, 0 down, null none; the last one counts and is there after a reload", async () => {
    const { member, id, thumb, offered } = await answered();
    expect([offered, await thumb()]).toEqual([true, null]);
    for (const given of [1, 0, 0, null, null, 1] as const) {
      const { status, body } = await rate(member, id, given);
      expect([status, body.status, await thumb()]).toEqual([200, "success", given]);
    }
  });

  test("B-242: what is no thumb is a fault of the field", async () => {
    const { member, id, thumb } = await answered();
    for (const wrong of [2, -1, "1", true, undefined]) {
      const { status, refusal } = await rate(member, id, wrong);
      expect([status, Object.keys(refusal.error ?? {})]).toEqual([422, ["thumb"]]);
    }
    expect((await rate(member, "satu", 1)).status).toBe(422);
    expect(await thumb()).toBeNull();
  });

  test("S-08: another's answer, a question and what is not there are 404", async () => {
    const { member, code, id, thumb } = await answered();
    const { data } = (await t.call("getConversation", { params: { id: code }, query: {} }, member)).body;
    const question = data.history_chat[0]?.id;
    const others = [await buildMember(t), await buildMember(t, { client: await clientNamed(t, "akasia") })];
    for (const other of others) expect((await rate(other, id, 1)).refusal.code).toBe("not_found");
    for (const none of [question, 2_000_000_000]) expect((await rate(member, none, 1)).status).toBe(404);
    expect(await thumb()).toBeNull();
  });

  test("none where the answer asks for none: to a sign of risk, or cut short", async () => {
    const atRisk = await answered(silentModel, "Aku pengen mati aja rasanya.");
    const cut = await answered(scriptedModel([{ text: "Awal kalimat " }, new Error("cut")]));
    for (const { member, id, offered, thumb } of [atRisk, cut]) {
      expect(offered).toBe(false);
      expect((await rate(member, id, 1)).status).toBe(404);
      expect(await thumb()).toBeNull();
    }
  });

  test("none for a version that was replaced", async () => {
    const { member, id } = await answered();
    await t.database.pool.query("update messages set replaced_at = app_now() where id = $1", [id]);
    expect((await rate(member, id, 1)).status).toBe(404);
    const { rows } = await t.database.pool.query("select thumb from messages where id = $1", [id]);
    expect(rows).toEqual([{ thumb: null }]);
  });
});
