import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { liveForDangerMax, liveMax } from "./live-limits.ts";

// A server that writes as many answers as it can: what others do there must not leave a member in danger alone.

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  t.app.external.model = scriptedModel([{ text: "Aku dengar kamu." }]);
});
afterEach(() => {
  for (const { id } of [...t.app.live.values()]) t.app.live.close(id);
});
afterAll(() => t.close());

const calm = "Aku mau cerita soal pekerjaanku.";
const plan = "Malam ini aku mau gantung diri, talinya udah siap.";
const ask = (member: BuiltMember, code: string, question: string) =>
  t.call("sendQuestion", { body: { thread_id: code, question } }, member);

/** Opens live answers of an invented member, so that they count as nobody's here, until this process holds `count`. */
async function fillTo(count: number): Promise<void> {
  const seal = await t.app.seals.of(t.database.db, 1);
  for (let id = -1; t.app.live.size < count; id -= 1)
    t.app.live.open(id, { userId: -1, conversationId: -1, seal });
}

const messagesOf = async ({ id }: BuiltMember) => {
  const { rows } = await t.database.pool.query("select 1 from messages where user_id = $1", [id]);
  return rows.length;
};

describe("a full server", () => {
  test("refuses a question in words, stores nothing of it and charges nothing", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const code = await startConversation(t, member);
    const before = (await t.call("getSaldo", {}, member)).body.data;
    await fillTo(liveMax);
    const { status, refusal, headers } = await ask(member, code, calm);
    expect([status, refusal.code]).toEqual([503, "overloaded"]);
    expect(headers["retry-after"]).toMatch(/^([5-9]|10)$/);
    expect(refusal.message).toBe(errorTexts.overloaded);
    expect(await messagesOf(member)).toBe(0);
    expect((await t.call("getSaldo", {}, member)).body.data).toMatchObject({
      total_saldo: before.total_saldo,
      state: before.state,
    });
  });

  test("still answers a member in danger, and whatever follows while the danger is open", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await fillTo(liveMax);
    const danger = await ask(member, code, plan);
    expect([danger.status, danger.body.safety?.level]).toEqual([200, 3]);
    expect(danger.body.structured_response.content).toContain("Aku dengar kamu.");
    const after = await ask(member, code, calm);
    expect(after.status).toBe(200);
    expect(after.body.structured_response.content).toContain("Aku dengar kamu.");
  });

  test("has a bound for those too: beyond it a danger is refused with the help card", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await fillTo(liveForDangerMax);
    const { status, refusal } = await ask(member, code, plan);
    expect([status, refusal.code]).toEqual([503, "overloaded"]);
    expect(refusal).toMatchObject({ safety: { level: 3 } });
    expect(await messagesOf(member)).toBe(0);
  });
});

test("one member asks thirty times a minute, also in a danger: then the refusal carries the help card", async () => {
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  for (let n = 0; n < 30; n += 1) expect((await ask(member, code, plan)).status).toBe(200);
  const { status, refusal } = await ask(member, code, plan);
  expect([status, refusal.code]).toEqual([429, "too_many_requests"]);
  expect(refusal).toMatchObject({ safety: { level: 3 } });
});
