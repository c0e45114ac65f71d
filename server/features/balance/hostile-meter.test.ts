import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { meterCalls } from "#server/test/meter-calls.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

// What a browser, or the person using it, may try with the meter.

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({ model: scriptedModel([{ text: "Ya, aku di sini." }]) });
});
beforeEach(() => t.stopClock("2026-11-21 10:00:00+07"));
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const { saldo, tick, ask } = meterCalls(() => t);
const meters = async ({ id }: BuiltMember): Promise<number> =>
  (await t.database.pool.query("select count(*)::int as n from meters where user_id = $1", [id])).rows[0].n;

/** A member with this much free time, whose meter has just started. */
async function talking(freeSeconds = 300) {
  const client = await buildClient(t, { freeSeconds });
  const member = await buildMember(t, { client });
  const code = await startConversation(t, member);
  expect((await ask(member, code)).status).toBe(200);
  return { client, member, code };
}

describe("the meter against who wants more of it", () => {
  test("case 30: two tabs with two experts for ten minutes cost ten minutes", async () => {
    const { member, code } = await talking();
    for (const expertId of [1, 2]) await givePaidTime(t, member, expertId, 600);
    for (let half = 0; half < 20; half += 1) {
      // Asks every three minutes, since the meter pauses without a question.
      if (half % 6 === 5) await ask(member, code);
      await t.advance(30);
      await tick(member, half % 2 === 0 ? 1 : 2);
    }
    expect((await saldo(member)).total_saldo).toBe(1500 - 600);
  });

  test("case 32: with 40 seconds left a minute ends it; nothing is answered until time is bought, and that alone is charged", async () => {
    const { member, code } = await talking(40);
    await t.advance(60);
    expect(await tick(member)).toMatchObject({ charged: 40, total_saldo: 0, state: "ended" });
    const refused = await ask(member, code);
    expect([refused.status, refused.refusal.code]).toEqual([402, "saldo_empty"]);
    await t.advance(300);
    await givePaidTime(t, member, 1, 100);
    expect(await tick(member)).toMatchObject({ charged: 0, total_saldo: 100 });
    expect((await ask(member, code)).status).toBe(200);
    await t.advance(7);
    expect(await tick(member)).toMatchObject({ charged: 7, total_saldo: 93 });
  });

  test("case 33: ended at 25 seconds, ended again, and a heartbeat after the end: 25, nothing, nothing", async () => {
    const { member, code } = await talking();
    await t.advance(25);
    for (const _ of [1, 2]) {
      expect((await t.call("endConversation", { params: { id: code } }, member)).status).toBe(200);
      expect((await saldo(member)).total_saldo).toBe(275);
      await t.advance(10);
    }
    expect(await tick(member)).toMatchObject({ charged: 0, total_saldo: 275 });
  });

  test("case 35: twenty ask at once for the one filling that is left in the pool: one gets it, 19 are led on", async () => {
    const size = 20;
    const client = await buildClient(t, { freeSeconds: 60, poolSeconds: 60 * (size + 1) });
    const members = await Promise.all(Array.from({ length: size }, () => buildMember(t, { client })));
    for (const member of members) await ask(member, await startConversation(t, member));
    await t.advance(60);
    for (const member of members) expect(await tick(member)).toMatchObject({ total_saldo: 0 });
    const answers = await Promise.all(
      members.map((member) => t.call("resetBattery", { body: { expert_id: 1 } }, member)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won.map(({ body }) => body.total_saldo)).toEqual([60]);
    const lost = answers.filter(({ status }) => status !== 200).map(({ refusal }) => refusal);
    expect(lost).toHaveLength(size - 1);
    expect(new Set(lost.map(({ code, redirect }) => `${code} ${redirect}`))).toEqual(
      new Set(["pool_empty true"]),
    );
    const { rows } = await t.database.pool.query(
      "select balance from ledger_accounts where client_id = $1 and kind = 'client_pool'",
      [client.id],
    );
    expect(rows).toEqual([{ balance: 0 }]);
  });

  test.each([-500, 1e9])("case 36: a browser that claims %s seconds is not believed", async (seconds) => {
    const { member, code } = await talking();
    await t.advance(20);
    const body = { seconds, time: seconds, saldo: seconds };
    expect((await t.call("sendTime", { params: { id: code }, body }, member)).status).toBe(200);
    expect(await saldo(member)).toMatchObject({ total_saldo: 280, state: "paused" });
  });

  test("case 36: a heartbeat for an expert of another client is not there, and starts no meter", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    const { status, refusal } = await t.call("updateBattery", { body: { expert_id: 4 } }, member);
    expect([status, refusal.code, await meters(member)]).toEqual([404, "not_found", 0]);
  });
});
