import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import {
  buildClient,
  buildMember,
  type clientNamed,
  givePaidTime,
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

/** A member in a conversation whose meter has just started. */
async function talking(over: { client?: Awaited<ReturnType<typeof clientNamed>>; paid?: number } = {}) {
  const member = await buildMember(t, over.client ? { client: over.client } : {});
  if (over.paid) await givePaidTime(t, member, 1, over.paid);
  const code = await startConversation(t, member);
  expect((await ask(member, code)).status).toBe(200);
  return { member, code };
}

describe("the meter", () => {
  test("B-233, A-01: a new member has the client's free time, and looking at it writes nothing", async () => {
    const member = await buildMember(t);
    const before = await t.database.pool.query("select count(*)::int as n from journals");
    expect(await saldo(member)).toMatchObject({
      total_saldo: 300,
      free_saldo: 300,
      paid_saldo: 0,
      state: "idle",
    });
    const after = await t.database.pool.query("select count(*)::int as n from journals");
    expect(after.rows).toEqual(before.rows);
  });

  test("seconds that come back of a charge of both kinds come back as bought ones first", async () => {
    const { member, code } = await talking({ paid: 600 });
    for (const seconds of [50, 50, 50, 50, 50, 30]) {
      await t.advance(seconds);
      await tick(member);
      // Asks again, since the meter of a member who only waits is paused.
      if (seconds === 50) await ask(member, code);
    }
    expect(await saldo(member)).toMatchObject({ free_saldo: 20, paid_saldo: 600 });
    await t.advance(50);
    await tick(member);
    expect(await saldo(member)).toMatchObject({ free_saldo: 0, paid_saldo: 570 });
    await t.database.db.execute(
      sql`select meter_compensate(${member.id}, app_now() - interval '40 seconds', app_now(), ${code}, 'message', 1)`,
    );
    expect(await saldo(member)).toMatchObject({ free_saldo: 10, paid_saldo: 600 });
  });

  test("B-222: total is free plus all paid; an expert's row is its paid time plus the shared free time", async () => {
    const member = await buildMember(t);
    await givePaidTime(t, member, 1, 600);
    await givePaidTime(t, member, 2, 60);
    const data = await saldo(member);
    expect(data).toMatchObject({ total_saldo: 960, free_saldo: 300, paid_saldo: 660 });
    const rows = new Map(data.saldo_experts.map((row) => [row.expert_id, row.total_saldo]));
    expect([rows.get(1), rows.get(2), rows.get(3)]).toEqual([900, 360, 300]);
  });

  test("it starts at the first accepted question, not on opening the chat", async () => {
    const member = await buildMember(t);
    await startConversation(t, member);
    await t.advance(30);
    expect(await tick(member)).toMatchObject({ charged: 0, state: "idle", total_saldo: 300 });
  });

  test("C-33, B-223, B-224: a heartbeat after 60 seconds charges 60, by the server's clock", async () => {
    const { member } = await talking();
    await t.advance(60);
    expect(await tick(member)).toMatchObject({ charged: 60, total_saldo: 240, state: "running" });
    expect((await t.call("getSaldo", {}, member)).body.data.total_saldo).toBe(240);
  });

  test("C-34: the balance that is read is the one that a heartbeat at the same moment leaves", async () => {
    const { member } = await talking({ paid: 100 });
    await t.advance(47);
    const read = await saldo(member);
    expect(read.total_saldo).toBe(353);
    expect((await tick(member)).total_saldo).toBe(read.total_saldo);
  });

  test("broken seconds are kept for the next heartbeat", async () => {
    const { member } = await talking();
    await t.advance(10.6);
    expect((await tick(member)).charged).toBe(10);
    await t.advance(10.6);
    expect((await tick(member)).charged).toBe(11);
  });

  test("heartbeats closer than five seconds return what is known and charge nothing", async () => {
    const { member } = await talking();
    await t.advance(30);
    await tick(member);
    await t.advance(3);
    expect(await tick(member)).toMatchObject({ charged: 0, total_saldo: 267 });
  });

  test("case 29: two tabs cost one meter: eight heartbeats at once charge one span", async () => {
    const { member } = await talking();
    await t.advance(60);
    const all = await Promise.all(Array.from({ length: 8 }, () => tick(member)));
    expect(all.map((data) => data.charged).sort((a, b) => b - a)).toEqual([60, 0, 0, 0, 0, 0, 0, 0]);
    expect((await saldo(member)).total_saldo).toBe(240);
  });

  test("free time is spent first, then the paid time of the expert", async () => {
    const { member } = await talking({ paid: 600 });
    for (let minute = 0; minute < 6; minute += 1) {
      await t.advance(60);
      if (minute === 3) await ask(member, await startConversation(t, member));
      await tick(member);
    }
    expect(await saldo(member)).toMatchObject({ free_saldo: 0, paid_saldo: 540 });
  });

  test("case 31: a phone that sleeps for an hour pays 60 seconds, and its next heartbeat does not resume the meter", async () => {
    const { member } = await talking({ paid: 3600 });
    await t.advance(30);
    await tick(member);
    await t.advance(3600);
    expect(await tick(member)).toMatchObject({ charged: 60, state: "paused", paused_by: "silence" });
    await t.advance(60);
    expect(await tick(member)).toMatchObject({ charged: 0, state: "paused" });
  });

  test("a gap of 75 seconds is jitter: the next heartbeat catches up", async () => {
    const { member } = await talking();
    await t.advance(75);
    expect(await tick(member)).toMatchObject({ charged: 60, state: "running" });
    await t.advance(60);
    expect((await tick(member)).charged).toBe(75);
  });

  test("no sign of life: the meter pauses by itself and charges at most 60 seconds", async () => {
    const { member } = await talking();
    await t.advance(91);
    await t.database.db.execute(sql`select meter_reap(1000)`);
    expect(await saldo(member)).toMatchObject({ total_saldo: 240, state: "paused", paused_by: "silence" });
  });

  test("only a question resumes a paused clock, and the pause is not charged", async () => {
    const { member, code } = await talking();
    await t.advance(20);
    await t.call("sendTime", { params: { id: code } }, member);
    await t.advance(500);
    expect(await saldo(member)).toMatchObject({ total_saldo: 280, state: "paused", paused_by: "member" });
    await ask(member, code);
    await t.advance(10);
    expect(await tick(member)).toMatchObject({ charged: 10, state: "running" });
  });

  test("four minutes without a question pause the meter, unless the client wants the strict one", async () => {
    const strict = await buildClient(t, { strictClock: true });
    const lenient = await talking({ paid: 3600 });
    const hard = await talking({ client: strict, paid: 3600 });
    for (let minute = 0; minute < 5; minute += 1) {
      await t.advance(60);
      await tick(lenient.member);
      await tick(hard.member);
    }
    expect(await saldo(lenient.member)).toMatchObject({
      total_saldo: 3660,
      state: "paused",
      paused_by: "idle",
    });
    expect(await saldo(hard.member)).toMatchObject({ total_saldo: 3600, state: "running" });
  });

  test("B-225: the balance ends at 0, never below, and the overrun is nobody's debt", async () => {
    const { member, code } = await talking();
    for (let minute = 0; minute < 3; minute += 1) {
      await t.advance(60);
      await tick(member);
    }
    await ask(member, code);
    await t.advance(60);
    await tick(member);
    await t.advance(80);
    expect(await tick(member)).toMatchObject({ charged: 60, total_saldo: 0, state: "ended" });
    await givePaidTime(t, member, 1, 100);
    expect((await saldo(member)).total_saldo).toBe(100);
    await ask(member, code);
    await t.advance(1);
    expect((await saldo(member)).total_saldo).toBe(99);
  });

  test("C-27: ending at 0:25 charges 25 seconds, not 60; a repeat charges nothing", async () => {
    const { member, code } = await talking();
    await t.advance(25.4);
    expect((await t.call("endConversation", { params: { id: code } }, member)).status).toBe(200);
    expect(await saldo(member)).toMatchObject({ total_saldo: 275, state: "ended" });
    await t.advance(30);
    expect((await t.call("endConversation", { params: { id: code } }, member)).status).toBe(200);
    expect((await saldo(member)).total_saldo).toBe(275);
  });

  test("C-29: closing the tab of another conversation does not pause the running one", async () => {
    const { member } = await talking();
    const other = await startConversation(t, member, 2);
    await t.advance(10);
    await t.call("sendTime", { params: { id: other } }, member);
    expect(await saldo(member)).toMatchObject({ total_saldo: 290, state: "running", running_expert_id: 1 });
  });

  test("two tabs with two experts: each interval goes to the expert of the last heartbeat, one second a second", async () => {
    const { member } = await talking({ paid: 600 });
    await givePaidTime(t, member, 2, 600);
    await ask(member, await startConversation(t, member, 2));
    for (let n = 0; n < 6; n += 1) {
      await t.advance(30);
      await tick(member, n % 2 === 0 ? 1 : 2);
    }
    expect((await saldo(member)).total_saldo).toBe(1500 - 180);
  });

  test("a credit while the meter runs is there at once and the meter goes on", async () => {
    const { member } = await talking();
    await t.advance(30);
    await givePaidTime(t, member, 1, 600);
    expect(await saldo(member)).toMatchObject({ total_saldo: 870, state: "running" });
  });

  test("a clock that steps back charges nothing and never moves what was charged", async () => {
    const { member } = await talking();
    await t.advance(60);
    await tick(member);
    await t.advance(-30);
    expect(await tick(member)).toMatchObject({ charged: 0, total_saldo: 240 });
    await t.advance(60);
    expect((await tick(member)).total_saldo).toBe(210);
  });
});

describe("free time", () => {
  test("case 37: a WIB day ends at midnight: the rest expires, the new day's time is granted, seconds go to their day", async () => {
    await t.stopClock("2026-11-21 23:59:30+07");
    const { member } = await talking();
    await t.advance(60);
    expect(await tick(member)).toMatchObject({ charged: 60, free_saldo: 270 });
    const kinds = await t.database.pool.query<{ kind: string; n: number }>(
      `select kind, sum(abs(p.amount))::int / 2 as n from journals j join postings p on p.journal_id = j.id
       where exists (select 1 from postings x join ledger_accounts a on a.id = x.account_id where x.journal_id = j.id and a.user_id = $1)
       group by kind order by kind`,
      [member.id],
    );
    expect(kinds.rows).toEqual([
      { kind: "free_expired", n: 270 },
      { kind: "free_granted", n: 600 },
      { kind: "tick", n: 60 },
    ]);
  });

  test("yesterday's rest is not offered today", async () => {
    const { member, code } = await talking();
    await t.advance(100);
    await t.call("endConversation", { params: { id: code } }, member);
    await t.advance(24 * 3600);
    expect((await saldo(member)).free_saldo).toBe(300);
  });

  test("a client may grant once instead of daily", async () => {
    const once = await buildClient(t, { freeSeconds: 900, freePeriod: "once" });
    const { member, code } = await talking({ client: once });
    await t.advance(60);
    await t.call("endConversation", { params: { id: code } }, member);
    await t.advance(48 * 3600);
    expect((await saldo(member)).free_saldo).toBe(840);
    await ask(member, await startConversation(t, member));
    expect((await saldo(member)).free_saldo).toBe(840);
  });

  test("the pool pays the free time of a client's members, where the platform does not", async () => {
    const partner = await buildClient(t, { poolSeconds: 700 });
    await talking({ client: partner });
    await talking({ client: partner });
    const pool = await t.database.pool.query(
      "select balance from ledger_accounts where client_id = $1 and kind = 'client_pool'",
      [partner.id],
    );
    expect(pool.rows).toEqual([{ balance: 100 }]);
    const third = await buildMember(t, { client: partner });
    expect(await saldo(third)).toMatchObject({ total_saldo: 0 });
    const refused = await t.call("createConversation", { body: { expert_id: 1 } }, third);
    expect([refused.status, refused.refusal.code]).toEqual([402, "saldo_empty"]);
  });

  test("the platform grants free time to members of any client that it funds, each day, whatever the pool holds", async () => {
    const funded = await buildClient(t, { funding: "platform", freeSeconds: 120, poolSeconds: 30 });
    const { member } = await talking({ client: funded });
    await t.advance(60);
    expect(await tick(member)).toMatchObject({ free_saldo: 60 });
    await t.advance(24 * 3600);
    expect(await saldo(member)).toMatchObject({ free_saldo: 120 });
    await ask(member, await startConversation(t, member));
    const booked = await t.database.pool.query(
      `select a.kind, sum(p.amount)::int as seconds from postings p join ledger_accounts a on a.id = p.account_id
       where a.client_id = $1 and a.kind in ('client_pool', 'trial_source') group by 1 order by 1`,
      [funded.id],
    );
    expect(booked.rows).toEqual([
      { kind: "client_pool", seconds: 30 },
      { kind: "trial_source", seconds: -240 },
    ]);
  });
});
