import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rememberedOf } from "#server/features/risk/risk.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { riskEvents, riskState } from "#server/test/risk.ts";
import { answersWith } from "#server/test/screening.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { sealRisk } from "./seal-risk.ts";

let t: TestApp;
const day = 24 * 3600;

beforeAll(async () => {
  t = await startTestApp({ model: scriptedModel([{ text: "Aku di sini." }]) });
});
afterAll(() => t.close());

const wish = "Aku pengen mati aja rasanya.";
const query = async (text: string, ...values: unknown[]) => (await t.database.pool.query(text, values)).rows;
const run = () => sealRisk.run(t.app, {}, "seal-risk");
const ask = async (member: BuiltMember, code: string, question: string) =>
  (await t.call("sendQuestion", { body: { thread_id: code, question } }, member)).body;
const conversationOf = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data;

/** Puts a member's risk back into the clear, as former versions stored it. */
async function asStoredBefore({ id }: BuiltMember): Promise<void> {
  const remembered = await riskState(t, id);
  const checkIn = remembered?.checkInMs ? new Date(remembered.checkInMs) : null;
  await query(
    "update safety_states set state_sealed = null, state = $2, check_in_from = $3 where user_id = $1",
    ...[id, JSON.stringify(remembered?.state), checkIn],
  );
  for (const event of await riskEvents(t, id)) {
    await query(
      `update safety_events set event_sealed = null, is_verdict = false, level = $2, categories = $3, about = $4,
         rule_ids = $5, rules_version = $6, source = $7, actions = $8 where id = $1`,
      ...[event.id, event.level, event.categories, event.about, event.rule_ids],
      ...[event.rules_version, event.source, event.actions],
    );
  }
  await query(
    `update messages set risk_sealed = null,
       risk = '{"level": 2, "categories": ["ideation"], "about": "self", "turn": 1}'
     where user_id = $1 and risk_sealed is not null`,
    id,
  );
}

/** A member who took a screening with a yes to question 17, and told of a wish in a conversation. */
async function inDanger(): Promise<{ member: BuiltMember; code: string }> {
  const member = await buildMember(t);
  await t.call("submitSrq", { body: { answers: answersWith(17) } }, member);
  const code = await startConversation(t, member);
  expect((await ask(member, code, wish)).safety?.level).toBe(2);
  return { member, code };
}

describe("risk that a former version stored in the clear", () => {
  test("is read as before, and sealed without a change of what it says", async () => {
    const { member, code } = await inDanger();
    const [events, state] = [await riskEvents(t, member.id), await riskState(t, member.id)];
    await asStoredBefore(member);
    expect([await riskEvents(t, member.id), await riskState(t, member.id)]).toEqual([events, state]);
    const shown = await conversationOf(member, code);
    expect([shown.safety?.level, shown.history_chat.at(-1)?.safety?.level]).toEqual([2, 2]);
    await run();
    expect([await riskEvents(t, member.id), await riskState(t, member.id)]).toEqual([events, state]);
    expect(await conversationOf(member, code)).toEqual(shown);
    const left = await query(
      `select 1 from safety_events where num_nonnulls(categories, about, rule_ids, rules_version, source, actions) > 0
         or event_sealed is null or level > 2
       union all select 1 from safety_states where state is not null or check_in_from is not null
       union all select 1 from messages where risk is not null`,
    );
    expect(left).toEqual([]);
  });

  test("what it remembers goes on, also when a former version beside this one has the last word", async () => {
    const { member, code } = await inDanger();
    await asStoredBefore(member);
    const body = await ask(member, code, "iya");
    expect((await t.call("getSaldo", {}, member)).body.data.state).toBe("held");
    expect(body.structured_response.products).toEqual([]);
    expect((await riskState(t, member.id))?.state?.srq17AtMs).toBeDefined();
    await query(
      "select remember_risk($1, $2, $3::jsonb, null)",
      ...[member.clientId, member.id, JSON.stringify({ level: 0, categories: [], signAtMs: 0, recent: [] })],
    );
    expect((await riskState(t, member.id))?.state).toMatchObject({ level: 0, signAtMs: 0 });
  });
});

test("X-21, X-22: the check-in after a screening is due from what is sealed, and dismissed in it", async () => {
  const { member } = await inDanger();
  const isDue = async () => (await t.call("getCheckIn", {}, member)).body.data.is_due;
  expect(await isDue()).toBe(false);
  await t.advance(6 * 3600);
  expect(await isDue()).toBe(true);
  await t.call("dismissCheckIn", {}, member);
  expect(await isDue()).toBe(false);
  const remembered = await riskState(t, member.id);
  expect([remembered?.checkInMs, remembered?.state?.srq17AtMs]).toEqual([null, expect.any(Number)]);
});

test("nobody can move what is sealed to another member or message", async () => {
  const [one, other] = [await inDanger(), await inDanger()];
  const [mine] = await query("select * from safety_states where user_id = $1", one.member.id);
  const seal = await t.app.seals.of(t.app.database.db, one.member.clientId);
  expect(rememberedOf(mine, seal, one.member.id).state?.level).toBe(2);
  expect(() => rememberedOf(mine, seal, other.member.id)).toThrow();
  await query(
    `update safety_events e set event_sealed = o.event_sealed from safety_events o
     where e.user_id = $1 and o.user_id = $2 and e.message_id is not null and o.message_id is not null`,
    ...[one.member.id, other.member.id],
  );
  await expect(riskEvents(t, one.member.id)).rejects.toThrow();
  await query("delete from safety_events where user_id = $1", one.member.id);
});

test("after twelve months nothing in the clear tells of it, and the card still stands in the conversation", async () => {
  const { member, code } = await inDanger();
  const { history_chat: before } = await conversationOf(member, code);
  await t.advance(2 * day);
  await run();
  expect(
    await query("select hold_until, hold_from from safety_states where user_id = $1", member.id),
  ).toEqual([{ hold_until: null, hold_from: null }]);
  await query(
    "update messages set created_at = created_at - interval '13 months' where user_id = $1",
    member.id,
  );
  await query(
    "update safety_events set created_at = created_at - interval '13 months' where user_id = $1",
    member.id,
  );
  await run();
  await run();
  expect(
    await query("select 1 from messages where user_id = $1 and risk_sealed is not null", member.id),
  ).toEqual([]);
  expect(await query("select 1 from safety_states where user_id = $1", member.id)).toEqual([]);
  const { history_chat: after } = await conversationOf(member, code);
  expect(after.map(({ safety }) => safety)).toEqual(before.map(({ safety }) => safety));
  expect(after.at(-1)?.safety?.level).toBe(2);
});
