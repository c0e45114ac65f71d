import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StatementEntry } from "#contract/balance.ts";
import type { Member } from "#server/platform/app.ts";
import { type Step, story } from "#server/test/meter/commands.ts";
import { movement } from "#server/test/meter/compare.ts";
import { chargedSpans } from "#server/test/meter/invariants.ts";
import {
  conversationOf,
  crash,
  fillPool,
  moveClock,
  newWorld,
  request,
  type World,
  whoActs,
} from "#server/test/meter/world.ts";
import { runs, seed } from "#server/test/seed.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { readStatement } from "./statement.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  // Stops the server's timers: the story decides when the reaper runs.
  await t.server.close();
});
afterAll(() => t.close());

/** Applies one step to the database only; what the reference expects does not matter here. */
async function play(world: World, step: Step): Promise<void> {
  if (step.step === "fill pool") await fillPool(world, step.client);
  else if (step.step === "crash") await crash(world, step.act);
  else if (step.step !== "act") await moveClock(world, movement(world, step));
  else {
    const { act, copies } = step;
    if (act.do === "compensate") await knowCharges(world, act.who);
    if ("expert" in act) await conversationOf(world, whoActs(world, act), act.expert);
    await Promise.all(Array.from({ length: copies }, () => request(world, act)));
    if (act.do === "end") whoActs(world, act).conversations.delete(act.expert);
  }
}

/** Gives the reference the real charges, so that windows of compensations begin near them. */
async function knowCharges(world: World, who: number): Promise<void> {
  const hero = world.heroes[who];
  if (!hero) return;
  const spans = await chargedSpans(t.database.pool, hero.member.id);
  const rest = { free: 0, paid: 0, returned: 0, back: [], expert: 1 };
  hero.reference.charges = spans.map(({ from }) => ({ from, ...rest }));
}

/** Reads all pages of a member, newest first. */
async function read(member: Member, limit: number) {
  const first = await readStatement(t.app, member, { limit });
  const entries = [...first.entries];
  let { before } = first;
  while (before !== null) {
    const page = await readStatement(t.app, member, { before, limit });
    expect(page.entries.length).toBeGreaterThan(0);
    entries.push(...page.entries);
    before = page.before;
  }
  return { ...first, entries };
}

type LedgerRow = { id: number; kind: string; talk: number; seconds: number; from: number; until: number };

/** Reads the ledger tables, journal by journal, oldest first. */
async function ledgerOf({ id, clientId }: Member): Promise<LedgerRow[]> {
  const { rows } = await t.database.pool.query<LedgerRow>(
    `select j.id, j.kind, j.ref_id as talk, sum(p.amount)::int as seconds,
       extract(epoch from lower(c.span))::float8 * 1000 as from, extract(epoch from upper(c.span))::float8 * 1000 as until
     from journals j join postings p on p.journal_id = j.id
     join ledger_accounts a on a.id = p.account_id and a.user_id = $1 and a.client_id = $2
     left join meter_charges c on c.journal_id = j.id
     group by j.id, c.id order by j.id`,
    [id, clientId],
  );
  return rows;
}

const sum = (rows: { seconds: number }[]) => rows.reduce((total, { seconds }) => total + seconds, 0);
const wibDay = (moment: number) => Math.floor((moment + 7 * 3_600_000) / 86_400_000);

/** Whether one tick follows another in the same stretch of charged time. */
const isSameStretch = (a: LedgerRow | undefined, b: LedgerRow) =>
  a?.kind === "tick" && b.kind === "tick" && a.talk === b.talk && wibDay(a.from) === wibDay(b.from);

/** Groups the ticks of each stretch; any other journal is a group of its own. Oldest first. */
function stretches(rows: LedgerRow[]): LedgerRow[][] {
  return rows.reduce<LedgerRow[][]>((groups, row) => {
    const last = groups.at(-1);
    if (last && isSameStretch(last.at(-1), row)) last.push(row);
    else groups.push([row]);
    return groups;
  }, []);
}

/** Checks that an entry covers exactly its journals and that its balance continues the one before. */
function expectTells(entry: StatementEntry, rows: LedgerRow[], balanceBefore: number): void {
  const [first] = rows;
  const seconds = sum(rows);
  expect({ id: entry.id, seconds: entry.seconds }).toEqual({ id: rows.at(-1)?.id, seconds });
  expect(sum(entry.movements)).toBe(seconds);
  expect(entry.balance).toBe(balanceBefore + seconds);
  expect(entry.kind === "talk").toBe(first?.kind === "tick");
  if (entry.kind !== "talk" || !first) return;
  const until = Math.max(...rows.map((row) => row.until));
  expect([Date.parse(entry.from), Date.parse(entry.to)]).toEqual([Math.floor(first.from), Math.floor(until)]);
  const still = rows.slice(1).reduce((total, row, n) => total + row.from - (rows[n]?.until ?? 0), 0);
  expect(entry.paused).toBe(Math.floor(Math.round(still) / 1000));
}

/** Checks that the entries add up to the ledger's free time and to its paid time per expert. */
async function expectAccounts(entries: StatementEntry[], { id, clientId }: Member): Promise<void> {
  const { rows } = await t.database.pool.query<{ expert_id: number | null; balance: number }>(
    "select expert_id, balance from ledger_accounts where user_id = $1 and client_id = $2 and version > 0",
    [id, clientId],
  );
  const told = new Map<number | null, number>();
  for (const { expert_id, seconds } of entries.flatMap((entry) => entry.movements)) {
    told.set(expert_id, (told.get(expert_id) ?? 0) + seconds);
  }
  expect(told).toEqual(new Map(rows.map((row) => [row.expert_id, row.balance])));
}

async function expectEqual(member: Member, limit: number) {
  const statement = await read(member, limit);
  const rows = await ledgerOf(member);
  const groups = stretches(rows);
  const oldestFirst = statement.entries.toReversed();
  expect(oldestFirst.length).toBe(groups.length);
  for (const [n, group] of groups.entries()) {
    const entry = oldestFirst[n];
    if (entry) expectTells(entry, group, oldestFirst[n - 1]?.balance ?? 0);
  }
  const of = (kind: string) => sum(rows.filter((row) => row.kind === kind));
  expect(statement.totals).toEqual({ used: -of("tick") || 0, returned: of("compensation"), rupiah: 0 });
  expect(statement.balance).toBe(sum(rows));
  expect(statement.free + statement.paid).toBe(statement.balance);
  await expectAccounts(statement.entries, member);
  // Another page size must give the same entries.
  expect((await read(member, 1000)).entries).toEqual(statement.entries);
  const count = (kinds: { kind: string }[], kind: string) => kinds.filter((one) => one.kind === kind).length;
  return { ticks: count(rows, "tick"), talks: count(statement.entries, "talk") };
}

/** A question followed by signs of life. This makes stretches of several ticks, which rarely happen by chance. */
const talk: fc.Arbitrary<Step[]> = fc
  .record({
    who: fc.nat(1),
    expert: fc.integer({ min: 1, max: 3 }),
    waits: fc.array(fc.integer({ min: 51, max: 590 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ who, expert, waits }) => {
    const act = (does: "ask" | "tick"): Step => {
      const one = { who, expert };
      return {
        step: "act",
        copies: 1,
        act: does === "ask" ? { do: "ask", hold: "as before", ...one } : { do: "tick", ...one },
      };
    };
    return [act("ask"), ...waits.flatMap((n): Step[] => [{ step: "wait", ms: n * 100 }, act("tick")])];
  });

/** Stories with talks mixed in, for members with or without plenty of time. */
const talkative = fc.record({
  plot: story,
  talks: fc.array(talk, { minLength: 1, maxLength: 5 }),
  isEndowed: fc.boolean(),
  limit: fc.integer({ min: 1, max: 6 }),
});

const strewn = (steps: Step[], talks: Step[][]): Step[] => [
  ...talks.flatMap((one, n) => [...steps.slice(n * 6, (n + 1) * 6), ...one]),
  ...steps.slice(talks.length * 6, 40),
];

/** Gives enough time for long conversations, which the small quotas of the world do not allow. */
async function endow({ heroes, name }: World): Promise<void> {
  for (const { member } of heroes) {
    await t.database.pool.query(
      "select credit_paid($1, $2, expert, 2000, $3 || expert, 'test', 1) from generate_series(1, 3) expert",
      [member.clientId, member.id, `${name}:${member.id}:`],
    );
  }
}

test(`X-07: whatever happened, the statement equals the ledger to the second (seed ${seed})`, async () => {
  const told = { ticks: 0, talks: 0 };
  await fc.assert(
    fc.asyncProperty(talkative, async ({ plot: { heroes, steps }, talks, isEndowed, limit }) => {
      const world = await newWorld(t, heroes);
      if (isEndowed) await endow(world);
      for (const next of strewn(steps, talks)) await play(world, next);
      for (const { member } of world.heroes) {
        const counted = await expectEqual(member, limit);
        told.ticks += counted.ticks;
        told.talks += counted.talks;
      }
    }),
    { ...runs(40), endOnFailure: true },
  );
  // Checks that the stories contain talks that are long enough for stretches of several ticks.
  expect(told.ticks).toBeGreaterThan(1.5 * told.talks);
  expect(told.talks).toBeGreaterThan(80);
}, 600_000);
