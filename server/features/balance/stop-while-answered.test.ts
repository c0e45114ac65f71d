import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => t.stopClock("2026-11-21 10:00:00+07"));
afterAll(() => t.close());

const saldo = async (member: BuiltMember) => (await t.call("getSaldo", {}, member)).body.data;

/** Seconds charged, including those given back for waiting: the test's clock jumps, so the first words come late. */
const charged = async (member: BuiltMember) => {
  const { rows } = await t.database.pool.query(
    "select sum(free_seconds + paid_seconds)::int as n from meter_charges where user_id = $1",
    [member.id],
  );
  return rows[0].n;
};

/** A member who has asked and whose answer is still being written. */
async function asking() {
  const rest = latch();
  t.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar kamu." }]);
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const answer = t.call("sendQuestion", { body: { thread_id: code, question: "Aku mau cerita." } }, member);
  await expect.poll(() => t.app.live.size).toBe(1);
  return { member, code, rest, answer };
}

describe("stopping the meter while an answer is being written", () => {
  test("C-29: it pauses once the answer is there, and the answer is paid for", async () => {
    const { member, code, rest, answer } = await asking();
    await t.call("sendTime", { params: { id: code } }, member);
    await t.advance(20);
    rest.open();
    expect((await answer).status).toBe(200);
    expect(await charged(member)).toBe(20);
    expect(await saldo(member)).toMatchObject({ state: "paused", paused_by: "member" });
    const { total_saldo } = await saldo(member);
    await t.advance(60);
    expect((await saldo(member)).total_saldo).toBe(total_saldo);
  });

  test("pausing after each question talks nothing for free", async () => {
    const { member, code, rest, answer } = await asking();
    for (let n = 0; n < 5; n += 1) {
      await t.call("sendTime", { params: { id: code } }, member);
      await t.advance(3);
    }
    rest.open();
    await answer;
    expect(await charged(member)).toBe(15);
  });

  test("C-27: an ended conversation ends its meter with the answer", async () => {
    const { member, code, rest, answer } = await asking();
    await t.call("endConversation", { params: { id: code } }, member);
    await t.advance(20);
    rest.open();
    await answer;
    expect([await charged(member), (await saldo(member)).state]).toEqual([20, "ended"]);
  });

  test("a meter that had gone silent meanwhile ends with its conversation at once", async () => {
    const { member, code, rest, answer } = await asking();
    await t.advance(100);
    await t.database.pool.query("select meter_settle($1, false)", [member.id]);
    expect(await saldo(member)).toMatchObject({ state: "paused", paused_by: "silence" });
    await t.call("endConversation", { params: { id: code } }, member);
    expect((await saldo(member)).state).toBe("ended");
    rest.open();
    await answer;
  });

  test("who asks again meanwhile wants the meter to run", async () => {
    const { member, code, rest, answer } = await asking();
    await t.call("sendTime", { params: { id: code } }, member);
    const other = await startConversation(t, member, 2);
    t.app.external.model = scriptedModel([{ text: "Ya." }]);
    await t.call("sendQuestion", { body: { thread_id: other, question: "Halo." } }, member);
    rest.open();
    await answer;
    expect(await saldo(member)).toMatchObject({ state: "running" });
  });
});
