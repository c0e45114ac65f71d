import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orNotFound } from "#server/platform/failure.ts";
import { story } from "#server/test/meter/commands.ts";
import { take } from "#server/test/meter/compare.ts";
import { chargedSpans, expectNearSigns, expectSound } from "#server/test/meter/invariants.ts";
import { newWorld } from "#server/test/meter/world.ts";
import { runs, seed } from "#server/test/seed.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  // Stops the server's timers: the story decides when the reaper runs.
  await t.server.close();
});
afterAll(() => t.close());

/** Plays random stories and compares them with the reference; throws where they differ. */
async function playStories(numRuns: number, endOnFailure: boolean): Promise<void> {
  await fc.assert(
    fc.asyncProperty(story, async ({ heroes, steps }) => {
      const world = await newWorld(t, heroes);
      for (const next of steps) await take(world, next);
      for (const { member, signs } of world.heroes) {
        expectNearSigns(await chargedSpans(t.database.pool, member.id), signs);
      }
    }),
    { ...runs(numRuns), endOnFailure },
  );
}

/*
 * 1 journals sum to zero; 2 balances equal their postings; 3 none is below zero; 4 no second is charged twice; 5, 6 no
 * more is charged than the time near signs of life; 7 repeats and copies change nothing; 10 what came in is accounted
 * for; 11 a balance rises by credits only (the reference knows each); 14 clients do not mix; 15 balances can be
 * recomputed.
 */
test(`2.6.1-7, 10, 11, 14, 15 hold whatever members, pages and servers do (seed ${seed})`, async () => {
  await playStories(30, false);
  await t.database.pool.query("update meters set state = 'ended'");
  await expectSound(t.database.pool);
}, 600_000);

/** Faults that a change of the meter's functions could introduce, and where. */
const faults = [
  {
    fault: "charges 61 s after a sign of life",
    of: "meter_plan",
    from: "interval '60 seconds'",
    to: "interval '61 seconds'",
  },
  {
    fault: "charges through a safety hold",
    of: "meter_plan",
    from: "p_hold_until > r.charge_from",
    to: "false",
  },
];

test.each(faults)(
  `the stories find a meter that $fault (seed ${seed})`,
  async ({ of, from, to }) => {
    const { pool } = t.database;
    const { rows } = await pool.query<{ text: string }>(
      "select pg_get_functiondef(oid) as text from pg_proc where proname = $1",
      [of],
    );
    const right = orNotFound(rows[0]).text;
    expect(right).toContain(from);
    await pool.query(right.replace(from, to));
    try {
      await expect(playStories(60, true)).rejects.toThrow();
    } finally {
      await pool.query(right);
    }
  },
  120_000,
);
