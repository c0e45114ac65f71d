import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "#server/db/db.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import type { ModelRequest } from "#server/external/model/model.ts";
import { CutShort, ModelError } from "#server/external/model/request.ts";
import { attachedPlace, messagePlace, summaryPlace } from "#server/features/conversation/conversation.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { summariseConversation } from "./summarise.ts";

let t: TestApp;
const llm = {
  baseUrl: "http://model.test/v1",
  apiKey: undefined,
  model: "uji",
  providerName: "Penyedia Uji",
};

beforeAll(async () => {
  t = await startTestApp({ config: { llm, modelBudget: { memberUsd: 1, clientUsd: 100 } } });
});
afterAll(() => t.close());

test("the beginning of a long conversation is summarised, sealed, and read with later questions", async () => {
  const model = scriptedModel(
    ...Array.from({ length: 30 }, (_, n) => [{ text: `Jawaban ${n}.` }]),
    [{ text: "Ringkasan: lelah." }],
    [{ text: "Lanjut." }],
  );
  t.app.external.model = model;
  t.app.external.endpoint = model;
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const ask = (question: string) => t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  for (let n = 0; n < 30; n += 1) {
    await t.app.limits.forget("questionByUser", String(member.id));
    await ask(`Cerita ${n}.`);
  }
  await t.runJobs();
  const summaryRequest = model.requests[30];
  expect(summaryRequest?.turns[0]?.text).toContain("Pengguna: Cerita 0.");
  expect(summaryRequest?.turns[0]?.text).not.toContain("Cerita 29.");
  await t.app.limits.forget("questionByUser", String(member.id));
  await ask("Masih ingat?");
  const later = model.requests.at(-1);
  expect(later?.system).toContain("Ringkasan: lelah.");
  expect(later?.turns.length).toBeLessThanOrEqual(31);
  const { rows } = await t.database.pool.query("select summary_sealed from conversations where code = $1", [
    code,
  ]);
  expect(rows[0].summary_sealed.toString("utf8")).not.toContain("lelah");
});

test("nothing of a conversation is lost to the model: what is not in its summary stands in the history", async () => {
  const model = scriptedModel(
    ...Array.from({ length: 60 }, (_, n) => [{ text: `Ringkasan atau jawaban ${n}.` }]),
  );
  t.app.external.model = model;
  t.app.external.endpoint = model;
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const summarised: string[] = [];
  for (let n = 0; n < 45; n += 1) {
    await t.app.limits.forget("questionByUser", String(member.id));
    await t.call("sendQuestion", { body: { thread_id: code, question: `Cerita nomor ${n} ini.` } }, member);
    const { turns } = orNotFound(model.requests.at(-1));
    const known = [...turns.map(({ text }) => text), ...summarised].join("\n");
    for (let k = 0; k <= n; k += 1)
      expect(known, `question ${k} at question ${n}`).toContain(`nomor ${k} ini`);
    // Summaries are written after every 15th question only: until then the history holds what they will cover.
    if (n % 15 !== 14) continue;
    const before = model.requests.length;
    await t.runJobs();
    summarised.push(
      ...model.requests.slice(before).flatMap((request) => request.turns.map(({ text }) => text)),
    );
  }
  expect(summarised.length).toBeGreaterThan(0);
});

test("a short conversation, or one with the guide alone, is not summarised", async () => {
  const model = scriptedModel([{ text: "Ya." }]);
  t.app.external.model = model;
  t.app.external.endpoint = model;
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  for (let n = 0; n < 10; n += 1)
    await t.call("sendQuestion", { body: { thread_id: code, question: "Halo." } }, member);
  await t.runJobs();
  expect(model.requests.length).toBe(10);
});

/** A conversation with this many messages, each named by its number. */
async function longConversation(count: number): Promise<{ id: number; ids: number[] }> {
  const { db } = t.app.database;
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const [conversation] = await db.select().from(conversations).where(eq(conversations.code, code));
  const { id, clientId, userId } = orNotFound(conversation);
  const seal = await t.app.seals.of(db, clientId);
  const rows = Array.from({ length: count }, (_, n) => ({
    clientId,
    userId,
    conversationId: id,
    type: "question" as const,
    state: "complete" as const,
    bodySealed: seal.seal(`Pesan ${n}.`, messagePlace(id)),
  }));
  const made = await db.insert(messages).values(rows).returning({ id: messages.id });
  return { id, ids: made.map((row) => row.id) };
}

async function summaryOf(id: number): Promise<{ text: string | undefined; until: number | null }> {
  const { db } = t.app.database;
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id));
  const { clientId, code, summarySealed, summaryUntil } = orNotFound(conversation);
  const seal = await t.app.seals.of(db, clientId);
  const text = summarySealed ? seal.open(summarySealed, summaryPlace(code)) : undefined;
  return { text, until: summaryUntil };
}

test("while the endpoint is down nothing is stored, the guide is not asked, and a later try succeeds", async () => {
  const guarded = scriptedModel([{ text: "Layanan AI utama sedang tidak tersedia." }]);
  t.app.external.model = guarded;
  t.app.external.endpoint = scriptedModel([new ModelError("down", true)], [{ text: "Ringkasan." }]);
  const { id, ids } = await longConversation(60);
  await transact(t.database.db, (tx) =>
    t.app.queue.enqueue(tx, summariseConversation, { conversationId: id }),
  );
  await expect(t.runJobs()).rejects.toThrow("down");
  expect(await summaryOf(id)).toEqual({ text: undefined, until: null });
  await summariseConversation.run(t.app, { conversationId: id }, "again");
  expect(await summaryOf(id)).toEqual({ text: "Ringkasan.", until: ids[29] });
  expect(guarded.requests).toEqual([]);
});

test("a backlog is read to its end, batch after batch: every message once, none skipped", async () => {
  const model = scriptedModel([{ text: "Ringkasan." }]);
  t.app.external.endpoint = model;
  const { id, ids } = await longConversation(330);
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  expect((await summaryOf(id)).until).toBe(ids[299]);
  expect(model.requests).toHaveLength(2);
  const read = ({ turns }: ModelRequest) => [...(turns[0]?.text ?? "").matchAll(/Pesan (\d+)\./g)];
  const seen = model.requests.flatMap(read).map((match) => Number(match[1]));
  expect(seen).toEqual(Array.from({ length: 300 }, (_, n) => n));
});

test("what the model still reads as it is is not summarised, however many versions it has; nor are idle words", async () => {
  const model = scriptedModel([{ text: "Ringkasan." }]);
  t.app.external.endpoint = model;
  const { id, ids } = await longConversation(60);
  const mark = (sign: string, which: number[]) =>
    t.database.pool.query(`update messages set ${sign} where id = any($1)`, [which]);
  await mark("replaced_at = app_now()", ids.slice(50, 55));
  await mark("is_idle = true", ids.slice(3, 4));
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  // Thirty of the fifty-five messages that count stay in full; they begin with number 25.
  expect((await summaryOf(id)).until).toBe(ids[24]);
  const read = [...(model.requests[0]?.turns[0]?.text ?? "").matchAll(/Pesan (\d+)\./g)];
  const seen = Array.from({ length: 25 }, (_, n) => n).filter((n) => n !== 3);
  expect(read.map((match) => Number(match[1]))).toEqual(seen);
});

test("a summary that the endpoint cut short is kept as far as it came, since a repeat would be cut as well", async () => {
  const { id } = await longConversation(60);
  t.app.external.endpoint = scriptedModel([{ text: "Separuh ringkasan" }, new CutShort("length")]);
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  expect((await summaryOf(id)).text).toBe("Separuh ringkasan");
});

test("B-174: a deleted conversation is read no more, and what was being made of it is not kept", async () => {
  const { id } = await longConversation(60);
  const hide = () =>
    t.database.pool.query("update conversations set deleted_at = app_now() where id = $1", [id]);
  const model = scriptedModel([async () => hide(), { text: "Ringkasan." }]);
  t.app.external.endpoint = model;
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  expect((await summaryOf(id)).text).toBeUndefined();
  await summariseConversation.run(t.app, { conversationId: id }, "2");
  expect(model.requests).toHaveLength(1);
});

test("a long number that nobody wrote does not come into the notes; what was written stays as it is", async () => {
  const { db } = t.app.database;
  const { id } = await longConversation(60);
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id));
  const { clientId } = orNotFound(conversation);
  const seal = await t.app.seals.of(db, clientId);
  const bodySealed = seal.seal("Nomor Bu Yati 0812-5555-0101, gaji 3.200.000.", messagePlace(id));
  await t.database.pool.query(
    "update messages set body_sealed = $1 where id = (select min(id) from messages where conversation_id = $2)",
    [bodySealed, id],
  );
  const notes = "Angka: 0812 5555 0101 (Bu Yati), 0813-9999-0202, 3.200.000.";
  t.app.external.endpoint = scriptedModel([{ text: notes }]);
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  expect((await summaryOf(id)).text).toBe(
    "Angka: 0812 5555 0101 (Bu Yati), (nomor tidak tercatat), 3.200.000.",
  );
});

test("two jobs that took in the same messages store one memory; a document that moves is kept word for word", async () => {
  const { id, ids } = await longConversation(60);
  const { db } = t.app.database;
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id));
  const seal = await t.app.seals.of(db, orNotFound(conversation).clientId);
  const text = "Yth. Bu Yati,\n\nSaya mundur.";
  await db
    .update(messages)
    .set({
      bodySealed: seal.seal(`Ini:\n${text}`, messagePlace(id)),
      attachedSealed: seal.seal(JSON.stringify({ document: { title: "Surat", text } }), attachedPlace(id)),
    })
    .where(eq(messages.id, ids[4] ?? 0));
  const model = scriptedModel([
    async () => {
      t.app.external.endpoint = scriptedModel([{ text: "Lebih dulu." }]);
      await summariseConversation.run(t.app, { conversationId: id }, "2");
    },
    { text: "Terlambat." },
  ]);
  t.app.external.endpoint = model;
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  expect((await summaryOf(id)).text).toBe(`Lebih dulu.\n\n[[naskah: Surat]]\n${text}\n[[/naskah]]`);
  expect(model.requests).toHaveLength(1);
});

test("very long messages are taken in by several requests, whole turns each", async () => {
  const { id, ids } = await longConversation(12);
  const { db } = t.app.database;
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id));
  const seal = await t.app.seals.of(db, orNotFound(conversation).clientId);
  for (const [n, messageId] of ids.entries())
    await db
      .update(messages)
      .set({
        type: n % 2 === 0 ? "question" : "answer",
        bodySealed: seal.seal(`Pesan ${n}. ${"a".repeat(11_000)}`, messagePlace(id)),
      })
      .where(eq(messages.id, messageId));
  const model = scriptedModel([{ text: "Catatan." }]);
  t.app.external.endpoint = model;
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  const read = model.requests.map(({ turns }) =>
    [...(turns[0]?.text ?? "").matchAll(/(Pengguna|Persona): Pesan (\d+)\./g)].map((match) =>
      Number(match[2]),
    ),
  );
  expect(read.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const batch of read) expect((batch[0] ?? 1) % 2).toBe(0);
  expect((await summaryOf(id)).until).toBe(ids[9]);
});

test("a used-up budget stops the notes too: the old ones stay, all messages are taken in the next day, and they cost", async () => {
  await t.stopClock("2026-11-21T03:00:00Z");
  const { id, ids } = await longConversation(60);
  const { pool, db } = t.database;
  t.app.external.endpoint = scriptedModel([{ text: "Catatan lama." }]);
  await summariseConversation.run(t.app, { conversationId: id }, "1");
  const answerOf = `insert into messages (client_id, user_id, conversation_id, type, state, body_sealed, question_id, cost_micro_usd, created_at)
    select client_id, user_id, conversation_id, 'answer', 'complete', ''::bytea, id, 1000000, app_now() from messages where id = $1`;
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id));
  const { clientId, userId } = orNotFound(conversation);
  const seal = await t.app.seals.of(db, clientId);
  const later = Array.from({ length: 150 }, (_, n) => ({
    clientId,
    userId,
    conversationId: id,
    type: "question" as const,
    state: "complete" as const,
    bodySealed: seal.seal(`Lalu ${n}.`, messagePlace(id)),
  }));
  await db.insert(messages).values(later);
  await pool.query(answerOf, [ids.at(-1)]);
  await pool.query("update messages set body_sealed = $1 where conversation_id = $2 and type = 'answer'", [
    seal.seal("Ya.", messagePlace(id)),
    id,
  ]);

  const model = scriptedModel([
    async () => model.requests.at(-1)?.spent?.(250_000),
    { text: "Catatan baru." },
  ]);
  t.app.external.endpoint = model;
  for (const n of [2, 3]) await summariseConversation.run(t.app, { conversationId: id }, String(n));
  expect(model.requests).toEqual([]);
  expect(await summaryOf(id)).toEqual({ text: "Catatan lama.", until: ids[29] });
  const { rows: waiting } = await pool.query(
    `select round(extract(epoch from start_after - created_on) / 3600)::int as hours
      from pgboss.job where name = 'summarise-talk' and data->>'conversationId' = $1 and state = 'created'`,
    [String(id)],
  );
  // Ten in the morning in Jakarta, so fourteen hours to midnight; once, however often it was stopped.
  expect(waiting).toEqual([{ hours: 14 }]);

  await t.advance(14 * 3600);
  await summariseConversation.run(t.app, { conversationId: id }, "4");
  const { text, until } = await summaryOf(id);
  expect(text).toBe("Catatan baru.");
  const taken = model.requests.map(({ turns }) => turns[0]?.text ?? "").join("\n");
  expect(taken).toContain("Catatan lama.");
  for (const n of Array.from({ length: 30 }, (_, k) => k + 30)) expect(taken).toContain(`Pesan ${n}.`);
  const { rows: left } = await pool.query(
    "select count(*)::int as n from messages where conversation_id = $1 and id > $2",
    [id, until],
  );
  const inFull = left[0].n - 1;
  for (let n = 0; n < 150 - inFull; n += 1) expect(taken).toContain(`Lalu ${n}.`);
  expect(inFull).toBeLessThanOrEqual(30);
  const { rows: costs } = await pool.query(
    `select (select cost_micro_usd from messages where conversation_id = $1 and type = 'answer') as answer,
      (select micro_usd::int from model_costs where client_id = $2 and day = wib_day(app_now())) as client`,
    [id, clientId],
  );
  const cost = 250_000 * model.requests.length;
  expect(costs).toEqual([{ answer: 1_000_000 + cost, client: cost }]);
});
