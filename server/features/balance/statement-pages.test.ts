import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orNotFound } from "#server/platform/failure.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { payOrder, shapeOf, statements } from "#server/test/statements.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
const { statement, whole, ask, chatFor, query } = statements(() => t);

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => t.stopClock("2026-11-21 14:00:00+07"));
afterAll(() => t.close());

describe("X-07: pages", () => {
  /** A member with 61 entries: 30 stretches of two ticks, each followed by a purchase, and the first grant. */
  async function manyEntries(): Promise<BuiltMember> {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (let n = 0; n < 30; n += 1) {
      // Without a question the meter would pause after four minutes.
      if (n % 5 === 0) await ask(member, code);
      await chatFor(member, 40);
      await givePaidTime(t, member, 1, 60);
    }
    return member;
  }

  test("50 entries each; a stretch is never cut in two, and what happens meanwhile moves no page", async () => {
    const member = await manyEntries();
    const first = await statement(member);
    expect(first.entries.length).toBe(50);
    expect(first.entries[49]).toMatchObject({ kind: "talk", seconds: -40 });
    await chatFor(member, 30);
    const rest = await statement(member, orNotFound(first.before ?? undefined));
    expect([rest.entries.length, rest.before]).toEqual([11, null]);
    const all = [...first.entries, ...rest.entries];
    for (const [n, entry] of all.entries()) {
      expect(entry.balance - entry.seconds).toBe(all[n + 1]?.balance ?? 0);
    }
    expect(all.reduce((sum, entry) => sum + entry.seconds, 0)).toBe(first.balance);
  }, 60_000);

  test("5,000 signs of life are told in stretches of a day each", async () => {
    const member = await buildMember(t);
    await givePaidTime(t, member, 1, 500_000);
    await ask(member, await startConversation(t, member));
    for (let day = 0; day < 10; day += 1) {
      await query(
        `select meter_charge(m, meter_facts(m.client_id, m.user_id, 1), timestamptz '2026-11-22 08:00:00+07'
           + n * interval '60 seconds' + $2 * interval '1 day', 0, 60)
         from meters m, generate_series(0, 499) n where m.user_id = $1 and n is not null`,
        [member.id, day],
      );
    }
    const { entries, totals, balance } = await statement(member);
    expect([totals.used, balance]).toEqual([300_000, 200_300]);
    expect(entries.filter(({ kind }) => kind === "talk").map(({ seconds }) => seconds)).toEqual(
      Array.from({ length: 10 }, () => -30_000),
    );
  }, 60_000);

  test("thirty a minute, then 429 with Retry-After", async () => {
    const member = await buildMember(t);
    const look = () => t.call("getStatement", { query: {} }, member);
    for (let n = 0; n < 30; n += 1) expect((await look()).status).toBe(200);
    const { status, refusal, headers } = await look();
    expect([status, refusal.code]).toEqual([429, "too_many_requests"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("a cursor in the middle of a stretch tells the part before it, and sums stay right", async () => {
    const member = await buildMember(t);
    await ask(member, await startConversation(t, member));
    await chatFor(member, 90);
    const { rows } = await query(
      "select id from journals where kind = 'tick' and idem_key like $1 order by id desc",
      [`${member.id}:%`],
    );
    const { entries, balance } = await statement(member, rows[0].id);
    expect(entries.map(shapeOf)).toEqual([
      ["talk", -60, 240],
      ["free_granted", 300, 300],
    ]);
    expect(balance).toBe(210);
  });

  test.each(["0", "-1", "satu", "1.5"])(
    "a cursor that is none (%s) is a fault of the field",
    async (before) => {
      const { status } = await t.call("getStatement", { query: { before } } as never, await buildMember(t));
      expect(status).toBe(422);
    },
  );
});

describe("X-07: whose statement", () => {
  test("only the member's own: neither another member's nor another client's seconds, rupiah or conversations", async () => {
    const [own, other] = [await buildMember(t), await buildMember(t)];
    const partner = await buildMember(t, { client: await buildClient(t) });
    for (const member of [other, partner]) {
      await payOrder(t, member, `INV-${member.id}`);
      await ask(member, await startConversation(t, member));
      await chatFor(member, 60);
    }
    const newest = orNotFound((await statement(other)).entries[0]).id;
    for (const before of [undefined, newest + 1]) {
      expect(await statement(own, before)).toMatchObject({
        entries: [],
        balance: 0,
        totals: { used: 0, rupiah: 0 },
      });
    }
    expect((await whole(partner)).map((entry) => entry.kind)).toEqual([
      "talk",
      "free_granted",
      "order_paid",
      "time_bought",
    ]);
  });

  test("no token, a wrong one, or another client's page is 401", async () => {
    const member = await buildMember(t);
    for (const caller of [{}, { token: "x".repeat(43) }, { token: member.token, client: "akasia" }]) {
      expect((await t.call("getStatement", { query: {} }, caller)).status).toBe(401);
    }
  });

  test("reading a running clock writes nothing, and tells only what the ledger has", async () => {
    const member = await buildMember(t);
    await ask(member, await startConversation(t, member));
    await t.advance(40);
    const rows = async () =>
      (
        await query(
          "select (select count(*) from journals) as journals, (select row(m.*)::text from meters m where user_id = $1)",
          [member.id],
        )
      ).rows;
    const before = await rows();
    expect((await statement(member)).balance).toBe(300);
    expect(await rows()).toEqual(before);
  });
});
