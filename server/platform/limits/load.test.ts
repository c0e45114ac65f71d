import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#server/db/db.ts";
import { createTestDatabase } from "#server/test/database.ts";
import { Load } from "./load.ts";

let close = async () => {};
afterEach(() => close());

async function openLoad() {
  const whole = await createTestDatabase(2);
  const database = openDatabase({ url: whole.url, max: 2, connectTimeoutMs: 20_000 });
  const load = new Load(database.pool);
  close = async () => {
    load.close();
    await database.close();
    await whole.drop();
  };
  return { load, pool: database.pool };
}

test("queries that wait for a connection for over a second leave no room, until they have one", async () => {
  const { load, pool } = await openLoad();
  const held = [await pool.connect(), await pool.connect()];
  expect(load.isHigh).toBe(false);
  const queued = [pool.query("select 1"), pool.query("select 1")];
  await expect.poll(() => load.isHigh).toBe(true);
  expect(load.waits.poolMs).toBeGreaterThan(1000);
  for (const client of held) client.release();
  await Promise.all(queued);
  await expect.poll(() => load.isHigh).toBe(false);
  expect(load.waits.poolMs).toBe(0);
});

test("an event loop whose turns take half a second leaves no room; one long turn alone does not count", async () => {
  const { load } = await openLoad();
  const block = (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until; );
  };
  block(1500);
  await new Promise((go) => setTimeout(go, 300));
  expect(load.isHigh).toBe(false);
  for (const until = performance.now() + 30_000; !load.isHigh && performance.now() < until; await nextTurn())
    block(500);
  expect(load.isHigh).toBe(true);
  expect(load.waits.loopMs).toBeGreaterThan(300);
});
