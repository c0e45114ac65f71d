import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Seals } from "#server/platform/security/seal.ts";
import { testSecret } from "#server/test/config.ts";
import { fullLife, type Life } from "#server/test/full-life.ts";
import { storeConversation } from "#server/test/stored-conversation.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { compileCache } from "../chat/server-process.ts";

// The command that rotates a data key is killed half way while members read, and run again.

const root = join(import.meta.dirname, "..", "..", "..");
const count = 5000;

let t: TestApp;
let member: Life;
let code: string;
let renewing: NodeJS.Timeout;

beforeAll(async () => {
  t = await startTestApp();
  member = await fullLife(t, "Kunang");
  ({ code } = await storeConversation(
    t,
    member,
    Array.from({ length: count }, (_, n) => ({ text: `pesan ${n}` })),
  ));
  // As each server does, only sooner, so that the test need not wait for a minute.
  renewing = setInterval(() => void t.app.seals.refresh(t.database.db), 250);
});
afterAll(async () => {
  clearInterval(renewing);
  await t.close();
});

const rotate = () => keys("rotate", "netwerk", "--lead", "3");

function keys(...args: string[]): { child: ChildProcess; said: () => string } {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: compileCache,
    NODE_ENV: "production",
    DATABASE_URL: t.database.url,
    APP_SECRET: testSecret,
  };
  const child = spawn(process.execPath, ["scripts/keys.ts", ...args], { cwd: root, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  return { child, said: () => said };
}

/** How many messages of the client are under each version. */
async function versions(): Promise<Record<string, number>> {
  const { rows } = await t.database.pool.query<{ version: number; count: number }>(
    `select get_byte(body_sealed, 0) as version, count(*)::int as count from messages
     where client_id = $1 group by 1`,
    [member.clientId],
  );
  return Object.fromEntries(rows.map((row) => [row.version, row.count]));
}

/** Reads the long conversation whole, and what else the member told. */
async function readsEverything(): Promise<void> {
  const file = await t.server.inject({
    url: `/api/conversations/${code}/export?format=text`,
    headers: { authorization: `Bearer ${member.token}`, "x-client": "netwerk" },
  });
  const numbers = [...file.body.matchAll(/pesan (\d+)/g)].map(([, number]) => number);
  expect(numbers.join()).toBe([...Array(count).keys()].join());
  await readsOn();
}

/** Reads a page of the long conversation, the other one with its title and card, and the safety plan. */
async function readsOn(): Promise<void> {
  const page = await t.call("getConversation", { params: { id: code } }, member);
  expect(page.body.data.history_chat.at(-1)?.content).toBe(`pesan ${count - 1}`);
  const life = await t.call("getConversation", { params: { id: member.code } }, member);
  expect(JSON.stringify(life.body)).toContain(`Judul ${member.probe}`);
  expect(life.body.data.history_chat.at(-1)?.safety?.level).toBe(2);
  expect((await t.call("getSafetyPlan", {}, member)).body.data.parts.people[0]?.text).toContain(member.probe);
}

test("killed half way everything is readable, and run again nothing is left under the former key", async () => {
  await readsEverything();
  const first = rotate();
  await expect
    .poll(async () => (await versions())[2] ?? 0, { interval: 20, timeout: 120_000 })
    .toBeGreaterThan(100);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const halfWay = await versions();
  expect(
    [halfWay[1], halfWay[2]].every((n) => n !== undefined && n > 100),
    JSON.stringify(halfWay),
  ).toBe(true);
  await readsEverything();
  const again = rotate();
  const ended = once(again.child, "exit");
  let reads = 0;
  for (let isOver = false; !isOver; reads += 1) {
    isOver = await Promise.race([ended.then(() => true), readsOn().then(() => false)]);
  }
  expect([again.child.exitCode, again.said()]).toEqual([
    0,
    expect.stringContaining("0 are left under former versions"),
  ]);
  expect(reads).toBeGreaterThan(1);
  await readsEverything();
  expect(Object.keys(await versions())).toEqual(["2"]);
});

/** Runs the command to its end. */
async function said(...args: string[]): Promise<[number | null, string]> {
  const { child, said: heard } = keys(...args);
  await once(child, "close");
  return [child.exitCode, heard()];
}

/** The versions of the client's key that are still there, the key of marks (0) among them. */
async function keptVersions(): Promise<number[]> {
  const { rows } = await t.database.pool.query<{ version: number }>(
    "select version from client_keys where client_id = $1 and length(wrapped) > 0 order by version",
    [member.clientId],
  );
  return rows.map(({ version }) => version);
}

const waiting =
  "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test("the former key is destroyed a day later, all of it or nothing; everything is readable, and marks stay", async () => {
  const { pool, db } = t.database;
  expect(await said("retire", "netwerk")).toEqual([1, expect.stringContaining("come again tomorrow")]);
  expect(await keptVersions()).toEqual([1, 2]);
  const before = (await t.app.seals.of(db, member.clientId)).mark("permintaan");
  await pool.query(
    "update client_keys set seals_from = seals_from - interval '2 days' where client_id = $1",
    [member.clientId],
  );

  // Killed while it waits for a row of the keys: nothing of it was done.
  const holding = await pool.connect();
  await holding.query("begin");
  await holding.query("select 1 from client_keys where client_id = $1 for update", [member.clientId]);
  const killed = keys("retire", "netwerk");
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  killed.child.kill("SIGKILL");
  await once(killed.child, "exit");
  await holding.query("rollback");
  holding.release();
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(0);
  expect(await keptVersions()).toEqual([1, 2]);
  await readsEverything();

  expect(await said("retire", "netwerk")).toEqual([0, expect.stringContaining("destroyed 1; version 2")]);
  expect(await keptVersions()).toEqual([0, 2]);
  await t.app.seals.refresh(db);
  await readsEverything();
  // A server that starts now makes no first version anew, seals with the second, and knows repeats of requests.
  const anew = await new Seals(testSecret).of(db, member.clientId);
  expect([anew.newest, anew.mark("permintaan")]).toEqual([2, before]);
  expect(await keptVersions()).toEqual([0, 2]);
  expect(await said("retire", "netwerk")).toEqual([0, expect.stringContaining("destroyed nothing")]);
});
