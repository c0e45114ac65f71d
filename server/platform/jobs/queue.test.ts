import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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
  await expect.poll(() => done.includes(7), { timeout: 5000 }).toBe(true);
  expect(done).toHaveLength(30);
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

test("who is woken looks for the job at once; a process that works on nothing has nobody to wake", async () => {
  let done = 0;
  const urgent: Job<object> = {
    name: "urgent",
    run: async () => {
      done += 1;
    },
  };
  const { queue, database } = t.app;
  const woken = vi.spyOn(PgBoss.prototype, "notifyWorker");
  await queue.prepare([urgent]);
  await queue.enqueue(database.db, urgent, {});
  queue.wake(urgent);
  expect(woken).not.toHaveBeenCalled();
  await queue.work(t.app, [urgent]);
  queue.wake(urgent);
  expect(woken).toHaveBeenCalledOnce();
  woken.mockRestore();
  await expect.poll(() => done).toBe(1);
});
