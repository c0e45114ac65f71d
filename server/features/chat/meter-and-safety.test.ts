import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/*
 * Ways to talk without paying, and ways around the effects of a sign of risk: through a second conversation, short
 * turns or new versions.
 */

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  t.app.external.model = scriptedModel([{ text: "Aku dengar." }]);
  await t.stopClock("2026-11-21T03:00:00Z");
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const send = (member: BuiltMember, code: string, body: object) =>
  t.call("sendQuestion", { body: { thread_id: code, ...body } }, member);
const saldo = async (member: BuiltMember) => (await t.call("getSaldo", {}, member)).body.data;
const history = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat;

/** Seconds charged, whether or not some of them were given back for waiting. */
async function charged(member: BuiltMember): Promise<number> {
  const { rows } = await t.database.pool.query(
    "select coalesce(sum(free_seconds + paid_seconds), 0)::int as seconds from meter_charges where user_id = $1",
    [member.id],
  );
  return rows[0].seconds;
}

/** A model whose answer takes this long by the clock that time is billed by. */
const taking = (seconds: number) => scriptedModel([() => t.advance(seconds), { text: "Ini jawabanku." }]);

describe("every answer is paid for", () => {
  const stops = {
    pause: (member: BuiltMember, code: string) =>
      t.call("sendTime", { params: { id: code }, body: {} }, member),
    end: (member: BuiltMember, code: string) => t.call("endConversation", { params: { id: code } }, member),
    delete: (member: BuiltMember, code: string) =>
      t.call(
        "deleteConversations",
        { params: { ids: code }, body: { deleted_at: "2026-11-21T03:00:00Z" } } as never,
        member,
      ),
  };

  test.each(Object.entries(stops))(
    "S-02: to %s a second conversation does not stop the meter while the first is being answered",
    async (_name, stop) => {
      const member = await buildMember(t);
      const [one, two] = [await startConversation(t, member), await startConversation(t, member, 2)];
      const [begun, said] = [latch(), latch()];
      t.app.external.model = scriptedModel([async () => begun.open(), said.wait, { text: "Aku dengar." }]);
      const long = send(member, one, { question: "Aku mau cerita panjang." });
      await begun.wait();
      t.app.external.model = scriptedModel([{ text: "Ya." }]);
      await send(member, two, { question: "Halo." });
      expect((await stop(member, two)).status).toBe(200);
      expect((await saldo(member)).state).toBe("running");
      await t.advance(40);
      said.open();
      await long;
      expect(await charged(member)).toBe(40);
      // With the last answer the meter stops as requested.
      expect((await saldo(member)).state).not.toBe("running");
      await t.advance(60);
      await saldo(member);
      expect(await charged(member)).toBe(40);
    },
  );

  test("S-02: many turns of less than a second add up", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    t.app.external.model = taking(0.9);
    for (let n = 0; n < 20; n += 1) {
      await send(member, code, { question: `Bagian ke-${n}.` });
      await stops.pause(member, code);
      await t.advance(5);
    }
    expect((await saldo(member)).total_saldo).toBe(300 - 18);
  });

  test("what is carried over is less than a second, and nothing of it is charged while the meter stands still", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    t.app.external.model = taking(1.7);
    await send(member, code, { question: "Satu." });
    await stops.pause(member, code);
    expect((await saldo(member)).total_saldo).toBe(299);
    await t.advance(3600);
    expect((await saldo(member)).total_saldo).toBe(299);
    t.app.external.model = taking(0.4);
    await send(member, code, { question: "Dua." });
    await stops.pause(member, code);
    expect((await saldo(member)).total_saldo).toBe(298);
  });
});

describe("what a sign of risk brings cannot be got around, nor brought about by the same words twice", () => {
  test("another version of an answer weighs its question once: no card without a hold", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await send(member, code, { question: "Aku merasa putus asa dan tidak berharga." });
    const { body } = await send(member, code, { question: "Aku merasa putus asa sekali hari ini." });
    const again = await send(member, code, { regenerate_of: body.id });
    expect([again.body.safety, (await saldo(member)).state]).toEqual([undefined, "running"]);
    const third = await send(member, code, { question: "Aku masih merasa putus asa." });
    expect([third.body.safety?.level, (await saldo(member)).state]).toEqual([2, "held"]);
  });

  test("one message in three wordings is one message", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await send(member, code, { question: "Aku merasa putus asa dan tidak berharga." });
    for (const question of ["Aku merasa putus asa sekali.", "Aku benar-benar putus asa."]) {
      const asked = (await history(member, code)).findLast(({ type }) => type === "question");
      const { body } = await send(member, code, { edit_of: asked?.id, question });
      expect(body.safety).toBeUndefined();
    }
    expect((await saldo(member)).state).not.toBe("held");
  });

  test("in a hold new versions count like questions", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    t.app.external.model = scriptedModel([{ text: "Aku di sini. Hubungi 119." }]);
    await send(member, code, { question: "Aku mau bunuh diri malam ini." });
    await t.advance(600);
    let { body } = await send(member, code, { question: "Ceritakan soal cuaca." });
    const refused: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      await t.app.limits.forget("questionByUser", String(member.id));
      // The versions of one answer are limited as well, so every fifth request is a new question.
      const wish =
        n % 5 === 4
          ? { question: `Ceritakan soal musim hujan di kota ke-${n}.` }
          : { regenerate_of: body.id };
      const next = await send(member, code, wish);
      if (next.status === 200) body = next.body;
      else refused.push(next.refusal.code);
    }
    expect(new Set(refused)).toEqual(new Set(["support_turns_used"]));
    expect(refused.length).toBeGreaterThanOrEqual(10);
  });

  test("a sign of risk in another conversation takes the offer from an answer that is being written", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (let n = 0; n < 5; n += 1) await send(member, code, { question: `Cerita ke-${n} soal kerja.` });
    const other = await startConversation(t, member, 2);
    const { rows } = await t.database.pool.query("select id from products where expert_id = 1 limit 1");
    const [begun, said] = [latch(), latch()];
    t.app.external.model = scriptedModel([
      async () => begun.open(),
      { text: "Mungkin ini cocok. " },
      said.wait,
      { productIds: [rows[0].id] },
    ]);
    const offering = send(member, code, { question: "Ada saran bacaan?" });
    await begun.wait();
    t.app.external.model = scriptedModel([{ text: "Aku di sini. Hubungi 119." }]);
    await send(member, other, { question: "Aku mau bunuh diri malam ini." });
    said.open();
    const { body } = await offering;
    expect(body.structured_response).toMatchObject({ products: [], has_rating: false });
    expect(JSON.parse((await history(member, code)).at(-1)?.content ?? "{}").products).toEqual([]);
  });

  test("no word to the silent after distress", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await send(member, code, { question: "Aku merasa putus asa dan tidak berharga." });
    await t.advance(130);
    const { refusal } = await t.call("idlePrompt", { body: { thread_id: code } }, member);
    expect(refusal.code).toBe("idle_not_due");
  });
});
