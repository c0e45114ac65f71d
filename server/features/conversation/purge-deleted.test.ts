import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { reapMeters } from "#server/features/balance/balance.ts";
import { openSession } from "#server/platform/security/session.ts";
import { dumpTables, tellingTables } from "#server/test/dump-tables.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { riskEvents } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { messagePlace, summaryPlace, titlePlace, topicPlace } from "./conversation.ts";
import { purgeDeleted } from "./purge-deleted.ts";

let t: TestApp;
const day = 86_400;
/** A word that occurs only where a test put it. */
const probe = "kenari-7719-probe";

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** Runs the daily job as the queue would. */
async function purge() {
  await t.app.queue.enqueue(t.database.db, purgeDeleted, {});
  await t.runJobs();
}

/** Lets days pass: the meters of silent members stop, and the member signs in again. */
async function later(days: number, member: BuiltMember): Promise<BuiltMember> {
  await t.advance(days * day);
  await reapMeters(t.app.database.db, 500);
  return { ...member, token: await openSession(t.app.database.db, member.clientId, member.id) };
}

const rows = async (text: string, values: unknown[] = []) => (await t.database.pool.query(text, values)).rows;
const rowOf = async (code: string) => (await rows("select * from conversations where code = $1", [code]))[0];
const remove = (member: BuiltMember, ids: string, deleted_at: string | null = new Date(0).toISOString()) =>
  t.call("deleteConversations", { params: { ids }, body: { deleted_at } }, member);
const sealOf = (member: BuiltMember) => t.app.seals.of(t.app.database.db, member.clientId);

/** A conversation with the probe in everything that holds text: question, answer, draft, own title, topic, summary. */
async function fullConversation(member: BuiltMember): Promise<{ code: string; id: number }> {
  const said = latch();
  t.app.external.model = scriptedModel(
    [{ text: `Aku dengar soal ${probe}.` }],
    [{ text: `Lalu ${probe} ` }, async () => said.open(), "hang"],
  );
  const body = { topic: `Topik ${probe}`, prompt_id: "kenari-7719-probe" };
  const code = (await t.call("createConversation", { body }, member)).body.data;
  const ask = (question: string) => t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  await ask(`Aku cerita ${probe}.`);
  await t.call("editTitle", { params: { id: code }, body: { title: `Judul ${probe}` } }, member);
  await t.call("rateConversation", { params: { code }, body: { rating: 4 } }, member);
  const { id } = await rowOf(code);
  const summary = (await sealOf(member)).seal(`Ringkasan ${probe}`, summaryPlace(code));
  await rows("update conversations set summary_sealed = $2, summary_until = 1 where id = $1", [id, summary]);
  const draft = ask("Lanjutkan.");
  await said.wait();
  await remove(member, code);
  await draft;
  return { code, id };
}

/** Returns the tables that reveal the probe to a holder of the client's key. */
const tellingOf = (member: BuiltMember, { code, id }: { code: string; id: number }) =>
  tellingTables(t, member.clientId, probe, [
    titlePlace(code),
    topicPlace(code),
    summaryPlace(code),
    messagePlace(id),
  ]);

/** Returns the sealed bytes of a conversation. */
async function sealedOf(id: number): Promise<Buffer[]> {
  const [conversation] = await rows(
    "select title_sealed, topic_sealed, summary_sealed from conversations where id = $1",
    [id],
  );
  const messages = await rows("select body_sealed from messages where conversation_id = $1", [id]);
  return [...Object.values<Buffer>(conversation), ...messages.map((row) => row.body_sealed)];
}

describe("thirty days after a deletion", () => {
  test("B-174: not a word of it is left in any table, nor its sealed bytes, code or stars; the others are untouched", async () => {
    const member = await buildMember(t);
    const conversation = await fullConversation(member);
    const kept = await startConversation(t, member);
    t.app.external.model = scriptedModel([{ text: "Tetap di sini." }]);
    await t.call("sendQuestion", { body: { thread_id: kept, question: "Ini tetap ada." } }, member);
    await t.call("sendTime", { params: { id: kept } }, member);
    const stays = (caller: BuiltMember) =>
      t.call("getConversation", { params: { id: kept }, query: {} }, caller);
    const before = (await stays(member)).body;
    const sealed = await sealedOf(conversation.id);
    expect(sealed).toHaveLength(7);
    expect(await tellingOf(member, conversation)).toEqual(
      expect.arrayContaining(["public.conversations", "public.messages"]),
    );

    await later(29.9, member);
    await purge();
    expect(await sealedOf(conversation.id)).toEqual(sealed);

    const back = await later(0.2, member);
    await purge();
    expect(await tellingOf(member, conversation)).toEqual([]);
    const values = (await dumpTables(t)).flatMap((table) => table.values);
    const bytes = values.filter((value) => Buffer.isBuffer(value));
    for (const gone of sealed) expect(bytes.some((value) => value.includes(gone))).toBe(false);
    expect(JSON.stringify(values)).not.toContain(conversation.code);
    expect((await stays(back)).body).toEqual(before);
    expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  });

  test("the row stays for the ledger: its seconds are charged and told as before", async () => {
    const member = await buildMember(t);
    t.app.external.model = scriptedModel([{ text: "Ya." }]);
    const code = await startConversation(t, member);
    await t.call("sendQuestion", { body: { thread_id: code, question: "Halo." } }, member);
    await t.advance(25);
    const { id } = await rowOf(code);
    await remove(member, code);
    const charges = () => rows("select * from meter_charges where conversation_id = $1", [id]);
    const before = await charges();
    // On a slow machine a second passes between the charges, and each then has a row.
    const seconds = before.reduce((sum, { free_seconds }) => sum + free_seconds, 0);
    expect(seconds).toBeGreaterThanOrEqual(25);
    await later(31, member);
    await purge();
    expect(await charges()).toEqual(before);
    expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  });

  test("it is neither restored nor deleted again, by its code or its id", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const { id } = await rowOf(code);
    await remove(member, code);
    const back = await later(31, member);
    await purge();
    for (const name of [code, String(id)]) {
      for (const moment of [null, undefined]) expect((await remove(back, name, moment)).status).toBe(404);
      expect((await t.call("getConversation", { params: { id: name }, query: {} }, back)).status).toBe(404);
    }
  });

  test("what was noted of risk stays without words; talks that nobody deleted stay whole, however old", async () => {
    const member = await buildMember(t);
    t.app.external.model = scriptedModel([{ text: "Aku di sini." }]);
    const [gone, stays] = [await startConversation(t, member), await startConversation(t, member)];
    for (const thread_id of [gone, stays]) {
      await t.call("sendQuestion", { body: { thread_id, question: "Aku pengen mati aja rasanya." } }, member);
    }
    const events = () => riskEvents(t, member.id);
    const noted = await events();
    await remove(member, gone);
    await later(400, member);
    await purge();
    expect(noted.length).toBeGreaterThan(1);
    expect(await events()).toEqual(noted);
    expect(await rows("select id from messages where user_id = $1", [member.id])).toHaveLength(2);
    expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  });

  test("B-174: of a conversation of many messages few go with each statement, and the conversation itself comes last", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const { id } = await rowOf(code);
    await rows(
      `insert into messages (client_id, user_id, conversation_id, type, state, body_sealed)
       select $1, $2, $3, 'question', 'complete', 'x' from generate_series(1, 4500)`,
      [member.clientId, member.id, id],
    );
    await remove(member, code);
    await later(31, member);
    await rows("create table deletions (messages int, purged boolean)");
    await rows(
      `create function note_deletion() returns trigger language plpgsql as $$ begin
         insert into deletions select (select count(*) from gone), exists (select 1 from conversations
           where id in (select conversation_id from gone) and purged_at is not null);
         return null;
       end $$`,
    );
    await rows(
      `create trigger note_deletion after delete on messages referencing old table as gone
       for each statement execute function note_deletion()`,
    );
    await purge();
    const steps = await rows("select * from deletions where messages > 0");
    await rows("drop trigger note_deletion on messages");
    await rows("drop table deletions");
    expect(steps.map((step) => step.messages)).toEqual([2000, 2000, 500]);
    expect(steps.some((step) => step.purged)).toBe(false);
    expect(await rows("select 1 from messages where conversation_id = $1", [id])).toEqual([]);
    const [conversation] = await rows("select code, purged_at from conversations where id = $1", [id]);
    expect(conversation.purged_at).not.toBeNull();
    expect(conversation.code).not.toBe(code);
  });

  test("a run that breaks off midway is taken up by the next one", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const { id } = await rowOf(code);
    await rows(
      `insert into messages (client_id, user_id, conversation_id, type, state, body_sealed)
       select $1, $2, $3, 'question', 'complete', 'x' from generate_series(1, 2500)`,
      [member.clientId, member.id, id],
    );
    await remove(member, code);
    await later(31, member);
    const { pool } = t.database;
    const query = pool.query.bind(pool);
    let asked = 0;
    const broken = {
      ...t.app,
      database: {
        ...t.app.database,
        pool: Object.assign(Object.create(pool), {
          query: (text: string) => {
            asked += 1;
            if (asked > 1) throw new Error("the line is gone");
            return query(text);
          },
        }),
      },
    };
    await expect(purgeDeleted.run(broken, {}, "1")).rejects.toThrow("the line is gone");
    expect((await rows("select count(*)::int n from messages where conversation_id = $1", [id]))[0].n).toBe(
      500,
    );
    expect((await rowOf(code)).purged_at).toBeNull();
    await purge();
    expect(await rows("select 1 from messages where conversation_id = $1", [id])).toEqual([]);
    expect(await rowOf(code)).toBeUndefined();
  });

  test("however many there are, of all clients, in one run; a second run finds nothing", async () => {
    const member = await buildMember(t);
    await rows(
      `insert into conversations (client_id, user_id, expert_id, code, prompt_id, deleted_at)
       select $1, $2, 1, 'banyak-' || n, '2', app_now() - interval '31 days' from generate_series(1, 65) n`,
      [member.clientId, member.id],
    );
    const left = () =>
      rows("select id from conversations where user_id = $1 and purged_at is null", [member.id]);
    expect(await left()).toHaveLength(65);
    await purge();
    expect(await left()).toEqual([]);
    const purged = () =>
      rows("select id, code, purged_at from conversations where user_id = $1", [member.id]);
    const first = await purged();
    await purge();
    expect(await purged()).toEqual(first);
    expect(new Set(first.map(({ code }) => code)).size).toBe(65);
  });
});
