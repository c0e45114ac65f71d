import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltMember, buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const create = (member: BuiltMember, key: string, topic = "kerja") =>
  t.call(
    "createConversation",
    { body: { topic, expert_id: 1 } },
    { ...member, headers: { "idempotency-key": key } },
  );
const conversations = async (member: BuiltMember) =>
  (await t.call("listConversations", { query: {} }, member)).body.data.total;

test("the same key and body: the first answer again, and nothing is done twice", async () => {
  const member = await buildMember(t);
  const first = await create(member, "kunci-satu-1");
  const again = await create(member, "kunci-satu-1");
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await conversations(member)).toBe(1);
});

test("the same key with another body is 409 and does nothing", async () => {
  const member = await buildMember(t);
  await create(member, "kunci-dua-22");
  const { status, refusal } = await create(member, "kunci-dua-22", "keluarga");
  expect([status, refusal.code]).toEqual([409, "key_reused"]);
  expect(await conversations(member)).toBe(1);
});

test("what was asked cannot be guessed from the database", async () => {
  const member = await buildMember(t);
  await create(member, "kunci-tebak-1", "kenari");
  const { rows } = await t.database.pool.query(
    "select request_hash from idempotency_keys where user_id = $1",
    [member.id],
  );
  const guess = JSON.stringify([{}, {}, { topic: "kenari", expert_id: 1 }]);
  const seal = await t.app.seals.of(t.app.database.db, member.clientId);
  expect(rows).toEqual([{ request_hash: seal.mark(guess) }]);
  expect(rows[0].request_hash).not.toBe(createHash("sha256").update(guess).digest("base64url"));
});

test("ten at once do it once; the others get the same answer or are told to wait", async () => {
  const member = await buildMember(t);
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(member, "kunci-serempak")));
  const done = answers.filter(({ status }) => status === 201);
  expect(new Set(done.map(({ body }) => body.data)).size).toBe(1);
  for (const { status, refusal, headers } of answers.filter((answer) => !done.includes(answer))) {
    expect([status, refusal.code, headers["retry-after"]]).toEqual([409, "in_progress", "1"]);
  }
  expect(await conversations(member)).toBe(1);
});

test("keys of two members do not meet", async () => {
  const [one, two] = [await buildMember(t), await buildMember(t)];
  const codes = [await create(one, "kunci-bersama"), await create(two, "kunci-bersama")];
  expect(new Set(codes.map(({ body }) => body.data)).size).toBe(2);
});

test("a refusal is not kept: the corrected repeat works", async () => {
  const member = await buildMember(t, { consents: false });
  expect((await create(member, "kunci-ditolak")).status).toBe(403);
  const consents = { agree: true, health_data: true, ai_provider: true };
  await t.call("agreeTnc", { body: consents }, member);
  expect((await create(member, "kunci-ditolak")).status).toBe(201);
});

test("a call that broke in the middle keeps its key: nobody knows whether it was done", async () => {
  const member = await buildMember(t);
  await t.database.pool.query("alter table conversations rename to away");
  expect((await create(member, "kunci-putus-1")).status).toBe(500);
  await t.database.pool.query("alter table away rename to conversations");
  expect((await create(member, "kunci-putus-1")).refusal.code).toBe("in_progress");
});

test("a key whose call died is free again after a minute", async () => {
  const member = await buildMember(t);
  await create(member, "kunci-mati-1");
  await t.database.pool.query(
    "update idempotency_keys set status = null, answer_sealed = null where key = 'kunci-mati-1'",
  );
  expect((await create(member, "kunci-mati-1")).refusal.code).toBe("in_progress");
  await t.database.pool.query(
    "update idempotency_keys set created_at = app_now() - interval '61 seconds' where key = 'kunci-mati-1'",
  );
  expect((await create(member, "kunci-mati-1")).status).toBe(201);
});

test("a key that is too short or not printable is 400", async () => {
  const member = await buildMember(t);
  for (const key of ["pendek", "a b c d e f", "x".repeat(256)]) {
    expect((await create(member, key)).refusal.code).toBe("malformed");
  }
});
