import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  clientNamed,
  startConversation,
} from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { meterCalls } from "#server/test/meter-calls.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({ model: scriptedModel([{ text: "Ya, aku di sini." }]) });
});
beforeEach(() => t.stopClock("2026-11-21 10:00:00+07"));
afterAll(async () => {
  await t.advance(600);
  await t.database.db.execute(sql`select meter_reap(1000)`);
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const { saldo, tick, ask } = meterCalls(() => t);

describe("C-32, B-232: reset_battery", () => {
  const reset = (member: BuiltMember) => t.call("resetBattery", { body: { expert_id: 1 } }, member);
  /** Talks until no time is left. */
  const spendAll = async (member: BuiltMember) => {
    for (let n = 0; n < 3; n += 1) {
      await ask(member, await startConversation(t, member));
      for (let minute = 0; minute < 2; minute += 1) {
        await t.advance(60);
        await tick(member);
      }
    }
  };

  test("case 35: never adds while there is time left", async () => {
    const member = await buildMember(t, { client: await clientNamed(t, "akasia") });
    const answer = await reset(member);
    expect([answer.status, answer.body.total_saldo]).toEqual([200, 300]);
    expect((await saldo(member)).total_saldo).toBe(300);
  });

  test("S-03: a partner's member is filled up from the pool at 0, at most three times a day", async () => {
    const partner = await buildClient(t, { freeSeconds: 60 });
    const member = await buildMember(t, { client: partner });
    const spend = async () => {
      await ask(member, await startConversation(t, member));
      await t.advance(65);
      await tick(member);
      expect((await saldo(member)).total_saldo).toBe(0);
    };
    for (let refill = 0; refill < 3; refill += 1) {
      await spend();
      const answer = await reset(member);
      expect([answer.status, answer.body.total_saldo]).toEqual([200, 60]);
    }
    await spend();
    const refused = await reset(member);
    expect([refused.status, refused.refusal.code, refused.refusal.redirect]).toEqual([
      409,
      "reset_limit",
      true,
    ]);
    await t.advance(24 * 3600);
    expect((await saldo(member)).total_saldo).toBe(60);
  });

  test("B-227: an empty pool refuses with redirect and the sentence", async () => {
    const partner = await buildClient(t, { freeSeconds: 60, poolSeconds: 60 });
    const member = await buildMember(t, { client: partner });
    await ask(member, await startConversation(t, member));
    await t.advance(65);
    await tick(member);
    const refused = await reset(member);
    expect(refused.status).toBe(409);
    expect(refused.refusal).toMatchObject({
      code: "pool_empty",
      redirect: true,
      message: "Saldo client tidak cukup. Silakan hubungi admin.",
    });
  });

  test("S-03: what the platform grants is never refilled: today's free time once, then redirect to payment", async () => {
    const another = await buildClient(t, { funding: "platform" });
    for (const client of [await clientNamed(t, "netwerk"), another]) {
      const member = await buildMember(t, { client });
      await spendAll(member);
      expect((await saldo(member)).total_saldo).toBe(0);
      const refused = await reset(member);
      expect([refused.status, refused.refusal.code, refused.refusal.redirect]).toEqual([
        409,
        "free_time_used",
        true,
      ]);
    }
  });

  test("ten refills at once fill once", async () => {
    const partner = await buildClient(t, { freeSeconds: 60 });
    const member = await buildMember(t, { client: partner });
    await ask(member, await startConversation(t, member));
    await t.advance(65);
    await tick(member);
    const all = await Promise.all(Array.from({ length: 10 }, () => reset(member)));
    expect(all.every((answer) => answer.status === 200)).toBe(true);
    expect((await saldo(member)).total_saldo).toBe(60);
  });
});
