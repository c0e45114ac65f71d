import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "#server/db/db.ts";
import { closeAccount } from "#server/features/privacy/close-account.ts";
import { noteErasure, readTombstones, type Tombstone } from "#server/features/privacy/tombstones.ts";
import { tellingTables } from "#server/test/dump-tables.ts";
import { type BuiltMember, buildMember, givePaidTime, startConversation } from "#server/test/factories.ts";
import { fullLife, lifePassword } from "#server/test/full-life.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { settleDatabase } from "./after-restore.ts";

let t: TestApp;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-settle-"));
  file = join(folder, "erased-accounts.jsonl");
  t = await startTestApp({ config: { backupDir: folder } });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const settled = (tombstones: readonly Tombstone[]) => settleDatabase(t.app, t.database, tombstones);
const rows = async (text: string, values: unknown[] = []) => (await t.database.pool.query(text, values)).rows;
const erase = (member: { token: string }) =>
  t.call("eraseAccount", { body: { password: lifePassword, word: "HAPUS" } }, member);

/** The tombstone that an account would have. */
async function tombstoneOf({ id, clientId }: BuiltMember, over: Partial<Tombstone> = {}): Promise<Tombstone> {
  const [row] = await rows(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created from users where id = $1`,
    [id],
  );
  return { client: clientId, user: id, created: row.created, erased: "2026-11-20T10:00:00.123456Z", ...over };
}

test("X-17: an erasure is noted outside of the database, once, by numbers alone; a line that was cut is passed over", async () => {
  const life = await fullLife(t, "kuntul-3510-probe");
  expect((await erase(life)).status).toBe(200);
  await t.runJobs();
  await noteErasure.run(t.app, { userId: life.id }, "again");
  expect(await readTombstones(file)).toMatchObject([{ client: life.clientId, user: life.id }]);
  expect(await readFile(file, "utf8")).not.toMatch(/kuntul|contoh/);
  await appendFile(file, '\n{"client":1,"us');
  const next = await fullLife(t, "kuntul-3511-probe");
  await erase(next);
  await t.runJobs();
  expect((await readTombstones(file)).map(({ user }) => user)).toEqual([life.id, next.id]);
});

test("X-17: whoever was erased after the copy is erased again, without a second mail and at the moment of then", async () => {
  const [life, other] = [await fullLife(t, "bangau-3512-probe"), await fullLife(t, "bangau-3513-probe")];
  await t.runJobs();
  const sent = t.mail.sent.length;
  const { erasedAgain, broken } = await settled([await tombstoneOf(life)]);
  expect([erasedAgain, broken]).toEqual([1, []]);
  expect(await tellingTables(t, life.clientId, life.probe, life.places)).toEqual([]);
  expect((await tellingTables(t, other.clientId, other.probe, other.places)).length).toBeGreaterThan(5);
  const moment = "select erased_at = '2026-11-20T10:00:00.123456Z' as kept from users where id = $1";
  expect(await rows(moment, [life.id])).toEqual([{ kept: true }]);
  await t.runJobs();
  expect(t.mail.sent).toHaveLength(sent);
  // A second run finds nothing to do.
  expect((await settled([await tombstoneOf(life)])).erasedAgain).toBe(0);
});

test("an account that got the number of an erased one is left alone", async () => {
  const life = await fullLife(t, "belibis-3514-probe");
  const stranger = await tombstoneOf(life, { created: "2026-01-01T00:00:00.000000Z" });
  const elsewhere = await tombstoneOf(life, { client: life.clientId + 1 });
  expect((await settled([stranger, elsewhere])).erasedAgain).toBe(0);
  expect((await tellingTables(t, life.clientId, life.probe, life.places)).length).toBeGreaterThan(5);
});

test("a copy from the middle of an erasure is erased to its end, and its address is not kept for a mail", async () => {
  const life = await fullLife(t, "trinil-3515-probe");
  await transact(t.database.db, (tx) => closeAccount(t.app, tx, life));
  await rows("delete from pgboss.job");
  const { broken } = await settled([]);
  expect(broken).toEqual([]);
  expect(await tellingTables(t, life.clientId, life.probe, life.places)).toEqual([]);
  expect(await rows("select 1 from users where farewell_sealed is not null")).toEqual([]);
});

test("nobody is signed in, no clock runs on, and an invoice number is not given twice", async () => {
  const member = await buildMember(t);
  await givePaidTime(t, member, 1, 600);
  const code = await startConversation(t, member);
  await t.call("sendQuestion", { body: { thread_id: code, question: "Halo" } }, member);
  await rows(
    "update meters set state = 'running', last_seen = app_now() - interval '3 hours' where user_id = $1",
    [member.id],
  );
  await rows(
    "insert into invoice_numbers (prefix, day, last) values ('UJI', wib_day(app_now()), 7), ('LAMA', '2026-01-05', 3)",
  );
  const { broken } = await settled([]);
  expect(broken).toEqual([]);
  expect((await t.call("checkAuth", {}, member)).status).toBe(401);
  expect(await rows("select state from meters where user_id = $1", [member.id])).not.toEqual([
    { state: "running" },
  ]);
  const today =
    "select prefix, last from invoice_numbers where day = wib_day(app_now()) and prefix in ('UJI', 'LAMA') order by 1";
  expect(await rows(today)).toEqual([
    { prefix: "LAMA", last: 10_000 },
    { prefix: "UJI", last: 10_007 },
  ]);
});
