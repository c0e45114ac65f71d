import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { buildMember } from "#server/test/factories.ts";
import type { TestApp } from "#server/test/test-app.ts";
import { simulatorTexts } from "#texts/simulator.ts";
import { ServerProcess } from "../chat/server-process.ts";
import { openWorld } from "../chat/world.ts";
import { long, printedSeed, seeded } from "../random.ts";
import { BuyingMember } from "./buying-member.ts";

// kill -9 of the server while members buy with the payment simulator. `ALMA_FAULTS=long` kills 25 times.

const members = 8;
const kills = long ? 25 : 3;
/**
 * Seconds: longer than a dead checkout holds its place, and than the delay before the first check of an order (2
 * minutes).
 */
const patienceSeconds = 130;
const turnSeconds = 21;

let dataDir: string;
let server: ServerProcess;
let buying: BuyingMember[];

/** This test needs no model. */
const noModel = "http://127.0.0.1:1/v1";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "alma-buy-"));
  await chmod(dataDir, 0o755);
  const world = await openWorld(dataDir, noModel);
  buying = await Promise.all(
    Array.from({ length: members }, async () => new BuyingMember(await buildMember(world))),
  );
  await world.close();
  server = await ServerProcess.create({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test(`kill -9 of the server at ${kills} random moments of purchases: what was paid is credited, once, and nothing else`, async () => {
  const random = seeded(printedSeed("kill-purchase"));
  await server.start();
  const shopping = buying.map((one) => one.shop(server.base, random));
  for (let n = 0; n < kills; n += 1) {
    await new Promise((go) => setTimeout(go, 150 + random() * 1200));
    await server.kill();
    await server.start();
    // After this time, work that the killed process had begun is free for the next one.
    await letPass(turnSeconds);
  }
  for (const one of buying) one.stop();
  await Promise.all(shopping);
  expect(buying.flatMap(({ refused }) => refused)).toEqual([]);

  // No member acts any more: the scheduled job must find by itself what was paid.
  await letPass(patienceSeconds);
  await vi.waitFor(async () => expect(await unsettled()).toEqual([]), { timeout: 60_000, interval: 500 });
  await server.stop();

  const world = await openWorld(dataDir, noModel);
  await expectBooks(world);
  await world.close();
});

const letPass = (seconds: number) =>
  fetch(`${server.base}/api/test/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ seconds }),
  });

/** Returns the purchases for which the payment page and the history disagree about whether they are paid. */
async function unsettled(): Promise<string[]> {
  const differing = await Promise.all(
    buying.map(async (one) => {
      const shown = await one.history(server.base);
      const pages = await Promise.all(
        one.purchases.map(async ({ invoice, page }) => {
          const text = await (await fetch(`${server.base}${page}`)).text();
          return [invoice, text.includes(simulatorTexts.paid.title)] as const;
        }),
      );
      return pages
        .filter(([invoice, isPaid]) => (shown?.get(invoice) === "paid") !== isPaid)
        .map(([invoice]) => invoice);
    }),
  );
  return differing.flat();
}

/**
 * Checks that orders and the gateway's records agree, and that each member has exactly the seconds that they paid for.
 */
async function expectBooks(world: TestApp): Promise<void> {
  const { pool } = world.database;
  const { rows: states } = await pool.query(
    `select o.state, p.status, count(*)::int as orders from orders o
     left join simulated_payments p on p.gateway_order_id = o.gateway_order_id
     where o.user_id = any($1) group by 1, 2 order by 1, 2`,
    [buying.map(({ member }) => member.id)],
  );
  console.log(`orders: ${states.map((row) => `${row.orders} ${row.state}/${row.status}`).join(", ")}`);
  const wrong = states.filter(({ state, status }) => (state === "paid") !== (status === "settlement"));
  expect(wrong).toEqual([]);
  expect(states.some(({ state }) => state === "paid")).toBe(true);
  for (const { member, purchases } of buying) {
    const { rows } = await pool.query(
      `select
        (select coalesce(sum(l.seconds), 0)::int from orders o join order_lines l on l.order_id = o.id
          where o.user_id = $1 and o.state = 'paid') as paid_for,
        (select coalesce(sum(balance), 0)::int from ledger_accounts where user_id = $1 and kind = 'user_paid') as credited,
        (select array_agg(invoice_no) from orders where user_id = $1) as invoices`,
      [member.id],
    );
    expect(rows[0].credited).toBe(rows[0].paid_for);
    // Every order that the server confirmed is there.
    expect(purchases.filter(({ invoice }) => !rows[0].invoices?.includes(invoice))).toEqual([]);
  }
  expect((await checkInvariants(pool)).broken).toEqual([]);
}
