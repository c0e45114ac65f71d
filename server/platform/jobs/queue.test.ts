import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import type { Job } from "./job.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test("thirty jobs at once are done in seconds, and one that fails holds up none and is tried again", async () => {
  const done: number[] = [];
  let failures = 0;
  const count: Job<{ n: number }> = {
    name: "count",
    run: async (_app, { n }) => {
      if (n === 7 && failures === 0) {
        failures += 1;
        throw new Error("not yet");
      }
      done.push(n);
    },
  };
  const { queue, database } = t.app;
  await queue.prepare([count]);
  for (let n = 0; n < 30; n += 1) await queue.enqueue(database.db, count, { n });
  await queue.work(t.app, [count]);
  await expect.poll(() => done.length, { timeout: 5000 }).toBe(29);
  expect([failures, done.includes(7)]).toEqual([1, false]);
  await database.pool.query(
    "update pgboss.job set start_after = now() where name = 'count' and state = 'retry'",
  );
  await queue.enqueue(database.db, count, { n: 30 });
  await expect.poll(() => done.includes(7)).toBe(true);
  await expect.poll(() => done).toHaveLength(31);
});

test("a server whose members hold every connection still begins to work", async () => {
  const late: Job<object> = { name: "late", run: async () => undefined };
  const { queue, database } = t.app;
  await queue.prepare([late]);
  const { max } = database.pool.options;
  const held = await Promise.all(Array.from({ length: max }, () => database.pool.connect()));
  try {
    await expect(queue.work(t.app, [late])).resolves.toBeUndefined();
  } finally {
    for (const client of held) client.release();
  }
});

test("of a job that failed the kind of fault is kept, and neither the address nor the values that it names", async () => {
  const fail: Job<object> = {
    name: "fail",
    run: async () => {
      const cause = new Error("Failed query: params: rahasia@contoh.test");
      const error = new Error("550 5.1.1 <rahasia@contoh.test> User unknown", { cause });
      throw Object.assign(error, { code: "EENVELOPE", responseCode: 550 });
    },
  };
  const { queue, database } = t.app;
  await queue.prepare([fail]);
  await queue.enqueue(database.db, fail, {});
  await queue.work(t.app, [fail]);
  const kept = async () =>
    (await database.pool.query("select output from pgboss.job where name = 'fail'")).rows[0].output;
  await expect
    .poll(kept, { timeout: 5000 })
    .toEqual({ type: "Error", code: "EENVELOPE", responseCode: 550, cause: { type: "Error" } });
});

test("a job that somebody waits for starts at once, also in another process, and again after a lost connection", async () => {
  const done: number[] = [];
  const urgent: Job<{ n: number }> = {
    name: "urgent",
    run: async (_app, { n }) => {
      done.push(n);
    },
  };
  const other = await startTestApp({ database: { ...t.database, drop: async () => {} } });
  onTestFinished(() => other.close());
  const { pool } = t.app.database;
  const start = async (n: number) => {
    const begin = performance.now();
    await other.app.queue.enqueue(other.app.database.db, urgent, { n });
    await expect.poll(() => done.includes(n), { interval: 5 }).toBe(true);
    return performance.now() - begin;
  };
  await t.app.queue.prepare([urgent]);
  await other.app.queue.prepare([urgent]);
  await t.app.queue.work(t.app, [urgent]);
  const listens = async () => {
    const { rows } = await pool.query<{ pid: number }>(`
      select pid from pg_stat_activity
       where application_name = 'alma-jobs' and state = 'idle' and datname = current_database()`);
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(listens).toHaveLength(1);
  // The worker's next look comes after ten seconds.
  await start(1);
  expect(await start(2)).toBeLessThan(9000);
  const [lost] = await listens();
  await pool.query("select pg_terminate_backend($1)", [lost]);
  await expect.poll(async () => (await listens()).some((pid) => pid !== lost)).toBe(true);
  expect(await start(3)).toBeLessThan(9000);
});

test("nobody is told of a job that can wait, and it is done all the same", async () => {
  const patient: Job<object> = { name: "patient", canWait: true, run: async () => undefined };
  const { queue, database } = t.app;
  await queue.prepare([patient]);
  const { rows } = await database.pool.query("select notify from pgboss.queue where name = 'patient'");
  expect(rows).toEqual([{ notify: false }]);
  await queue.enqueue(database.db, patient, {});
  await queue.work(t.app, [patient]);
  const state = async () =>
    (await database.pool.query("select state from pgboss.job where name = 'patient'")).rows[0].state;
  await expect.poll(state).toBe("completed");
});
