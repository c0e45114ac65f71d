import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Model } from "#server/external/model/model.ts";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const history = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat;
const send = (member: BuiltMember, code: string, body: object = { question: "Aku mau cerita." }) =>
  t.call("sendQuestion", { body: { thread_id: code, ...body } }, member);
const stop = (answerId: number, caller: Partial<BuiltMember>) =>
  t.call("stopAnswer", { params: { answer_id: answerId } }, caller);

/** A question that this model answers. */
async function asked(model: Model) {
  t.app.external.model = model;
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  return { member, code, sent: send(member, code) };
}

/** An interrupted answer, and the script for the answer after it. */
async function cut(...next: Parameters<typeof scriptedModel>) {
  const model = scriptedModel([{ text: "Awal kalimat yang " }, new Error("cut")], ...next);
  const { member, code, sent } = await asked(model);
  const { id, state } = (await sent).body;
  expect(state).toBe("interrupted");
  return { member, code, model, answerId: id };
}

describe("X-03: stopping an answer", () => {
  test("what is being written ends as stopped for its reader; a repeat changes nothing", async () => {
    const said = latch();
    const model = scriptedModel([{ text: "Sebagian " }, async () => said.open(), "hang"]);
    const { member, code, sent } = await asked(model);
    await said.wait();
    const answerId = (await history(member, code)).at(-1)?.id ?? 0;
    for (let n = 0; n < 2; n += 1) expect((await stop(answerId, member)).status).toBe(200);
    const { status, body } = await sent;
    expect([status, body.id, body.state]).toEqual([200, answerId, "stopped"]);
    expect(body.structured_response.content.trim()).toBe("Sebagian");
    expect(model.aborted).toBe(1);
    expect((await stop(answerId, member)).status).toBe(200);
    expect((await history(member, code)).at(-1)?.state).toBe("stopped");
  });

  test("S-08: another member, another client's member and nobody cannot stop it; a question is no answer", async () => {
    const { member, code, sent } = await asked(scriptedModel([{ text: "Utuh." }]));
    const { id } = (await sent).body;
    const [question] = await history(member, code);
    const others = [await buildMember(t), await buildMember(t, { client: await buildClient(t) })];
    for (const other of others) expect((await stop(id, other)).status).toBe(404);
    expect((await stop(question?.id ?? 0, member)).status).toBe(404);
    expect((await stop(2_000_000_000, member)).status).toBe(404);
    for (const caller of [{}, { ...member, client: "akasia" }]) {
      expect((await stop(id, caller)).refusal.code).toBe("unauthenticated");
    }
    const { rows } = await t.database.pool.query("select stop_requested_at from messages where id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ stop_requested_at: null }]);
  });
});

describe("C-23 with continue_of: going on with an answer", () => {
  test("ten at once, in ten names, write one part", async () => {
    const { member, code, answerId, model } = await cut([{ text: "dilanjutkan." }]);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        send(member, code, { continue_of: answerId, message_id: `lanjut-${n}-abc` }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(model.requests).toHaveLength(2);
    expect(await history(member, code)).toHaveLength(3);
  });

  test("a repeat of message_id returns the same part; with another answer it is refused", async () => {
    const { member, code, answerId, model } = await cut([{ text: "dilanjutkan." }]);
    const body = { continue_of: answerId, message_id: "lanjut-0001" };
    const first = await send(member, code, body);
    expect((await send(member, code, body)).body).toEqual(first.body);
    expect(model.requests).toHaveLength(2);
    const other = await send(member, code, { ...body, continue_of: first.body.id });
    expect([other.status, other.refusal.code]).toEqual([409, "message_id_reused"]);
  });

  test("a part that is cut again can be continued itself", async () => {
    const { member, code, answerId } = await cut(
      [{ text: "tengah " }, new Error("cut")],
      [{ text: "akhir." }],
    );
    const middle = await send(member, code, { continue_of: answerId });
    expect(middle.body.state).toBe("interrupted");
    const last = await send(member, code, { continue_of: middle.body.id });
    expect([last.body.state, last.body.structured_response.content]).toEqual(["complete", "akhir."]);
    expect((await history(member, code)).map(({ continue_of }) => continue_of)).toEqual([
      null,
      null,
      answerId,
      middle.body.id,
    ]);
  });

  test("a complete answer, a question, or an answer of another conversation is not continued", async () => {
    const { member, code, answerId } = await cut([{ text: "Utuh." }]);
    const second = await startConversation(t, member);
    const complete = (await send(member, second)).body.id;
    const [question] = await history(member, second);
    const refusals = [
      await send(member, second, { continue_of: complete }),
      await send(member, second, { continue_of: question?.id ?? 0 }),
      await send(member, second, { continue_of: answerId }),
    ].map(({ status, refusal }) => [status, refusal.code]);
    expect(refusals).toEqual([
      [409, "nothing_to_continue"],
      [404, "not_found"],
      [404, "not_found"],
    ]);
    expect(await history(member, code)).toHaveLength(2);
  });

  test("S-08: another's answer is not there, neither in their conversation nor from an own one", async () => {
    const { code, answerId, model } = await cut([{ text: "bocor." }]);
    const other = await buildMember(t);
    const own = await startConversation(t, other);
    for (const thread of [code, own]) {
      const { status, refusal } = await send(other, thread, { continue_of: answerId });
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
    expect(model.requests).toHaveLength(1);
  });

  test("an ended conversation is not gone on with", async () => {
    const { member, code, answerId } = await cut([{ text: "dilanjutkan." }]);
    await t.call("endConversation", { params: { id: code } }, member);
    const { status, refusal } = await send(member, code, { continue_of: answerId });
    expect([status, refusal.code]).toEqual([409, "conversation_ended"]);
  });
});
