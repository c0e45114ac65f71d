import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { latch, scriptedModel, silentModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => {
  t.app.external.model = silentModel;
});
afterAll(() => t.close());

const ask = (member: BuiltMember, code: string, over: object = {}) =>
  t.call(
    "sendQuestion",
    { body: { thread_id: code, question: "Aku mau cerita soal pekerjaanku.", ...over } },
    member,
  );
const history = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat;

describe("C-23: a question and its answer as JSON", () => {
  test("E-16: answers id and structured_response with content, products and flags", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const { status, body } = await ask(member, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "success",
      state: "complete",
      structured_response: {
        content: "Aku mendengarkan. Apa yang paling berat hari ini?",
        products: [],
        has_rating: false,
        has_thumb: true,
      },
    });
    expect((await history(member, code)).map((message) => message.id)).toContain(body.id);
  });

  test("B-204: a stored answer holds the same JSON that the fresh one gave", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const fresh = (await ask(member, code)).body.structured_response;
    const stored = (await history(member, code)).at(-1);
    expect(JSON.parse(stored?.content ?? "")).toEqual(fresh);
  });

  test("B-210: the question is trimmed", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code, { question: "  hai \n " });
    expect((await history(member, code))[0]?.content).toBe("hai");
  });

  test("B-208, B-211: without thread or text it is refused, blank text included", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (const body of [{ question: "x" }, { thread_id: code }, { thread_id: code, question: " \n \n" }]) {
      const { status, refusal } = await t.call("sendQuestion", { body: body as never }, member);
      expect([status, refusal.code]).toEqual([422, "invalid"]);
    }
    expect(await history(member, code)).toEqual([]);
  });

  test("B-211: a question of nothing but invisible characters is refused as empty and starts no meter", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (const question of ["\u200b", "\u2800\u3164", " \u2066\u2069\ufeff\n", "\u00ad\u{e0061}", "\u0001"]) {
      const { status, refusal } = await ask(member, code, { question });
      expect([status, refusal.code, refusal.error]).toEqual([
        422,
        "invalid",
        { question: ["Tulis dulu ceritamu."] },
      ]);
    }
    expect(await history(member, code)).toEqual([]);
    const { rows } = await t.database.pool.query(
      "select * from meters where user_id = $1 and conversation_id is not null",
      [member.id],
    );
    expect(rows).toEqual([]);
  });

  test("a text of 4,000 characters is taken, a longer one refused", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    expect((await ask(member, code, { question: "a ".repeat(2001) })).status).toBe(422);
    expect((await ask(member, code, { question: "a ".repeat(1999) })).status).toBe(200);
  });

  test("B-216: without a token nothing is asked", async () => {
    const { status, refusal } = await t.call("sendQuestion", { body: { thread_id: "x", question: "x" } });
    expect([status, refusal.code]).toEqual([401, "unauthenticated"]);
  });

  test("S-08: the conversation of another member, or of another client, is not there", async () => {
    const owner = await buildMember(t);
    const code = await startConversation(t, owner);
    const other = await buildMember(t);
    const stranger = await buildMember(t, { client: await buildClient(t) });
    for (const caller of [other, stranger]) {
      const { status, refusal } = await ask(caller, code);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
    expect((await ask({ ...owner, client: "akasia" }, code)).status).toBe(401);
  });

  test("B-215: an ended conversation takes no more questions", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await t.call("endConversation", { params: { id: code } }, member);
    const { status, refusal } = await ask(member, code);
    expect([status, refusal.code]).toEqual([409, "conversation_ended"]);
  });

  test("S-20: without the consents it needs, 403 names them", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await t.call("agreeTnc", { body: { agree: true, health_data: false } }, member);
    const { status, refusal } = await ask(member, code);
    expect([status, refusal.code, refusal.needs]).toEqual([403, "consent_required", ["health_data"]]);
  });

  test("at balance 0 it is refused with 402 and nothing is stored", async () => {
    const broke = await buildClient(t, { poolSeconds: 0 });
    const member = await buildMember(t, { client: broke });
    await givePaidTime(t, member, 1, 1);
    const code = await startConversation(t, member);
    await ask(member, code);
    await t.advance(30);
    const { status, refusal } = await ask(member, code);
    expect([status, refusal.code]).toEqual([402, "saldo_empty"]);
    expect((await history(member, code)).length).toBe(2);
  });

  test("S-09: the persona is the conversation's, whatever expert_id the browser sends", async () => {
    const model = scriptedModel([{ text: "Halo." }]);
    t.app.external.model = model;
    const member = await buildMember(t);
    const code = await startConversation(t, member, 2);
    await ask(member, code, { expert_id: 1 });
    expect(model.requests[0]?.system).toContain("Kamu adalah Bayu");
    expect(model.requests[0]?.facts.service).toBe("Cinta & Relasi");
  });
});

describe("asked twice, answered once", () => {
  test("a repeat of message_id returns the first result and is not charged again", async () => {
    const model = scriptedModel([{ text: "Pertama." }], [{ text: "Kedua." }]);
    t.app.external.model = model;
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const first = await ask(member, code, { message_id: "pesan-0001" });
    const again = await ask(member, code, { message_id: "pesan-0001" });
    expect(again.body).toEqual(first.body);
    expect(model.requests.length).toBe(1);
    expect((await history(member, code)).length).toBe(2);
  });

  test("twenty sends of one message at once make one question and one answer", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => ask(member, code, { message_id: "pesan-0002" })),
    );
    // Of those who wait for the same answer at most four are served, the others are asked to come again.
    const served = all.filter(({ status }) => status === 200);
    expect(new Set(served.map((answer) => answer.body.id)).size).toBe(1);
    expect(all.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect((await history(member, code)).length).toBe(2);
  });

  test("the same message_id with another text is refused", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code, { message_id: "pesan-0003" });
    const { status, refusal } = await ask(member, code, { message_id: "pesan-0003", question: "Lain." });
    expect([status, refusal.code]).toEqual([409, "message_id_reused"]);
  });

  test("B-209: while an answer is being written another question waits", async () => {
    const open = latch();
    t.app.external.model = scriptedModel([{ text: "Sebentar. " }, open.wait, { text: "Ya." }]);
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const first = ask(member, code);
    await expect.poll(async () => (await history(member, code)).at(-1)?.state).toBe("streaming");
    const { status, refusal } = await ask(member, code);
    expect([status, refusal.code]).toEqual([409, "answer_in_progress"]);
    open.open();
    expect((await first).body.structured_response.content).toBe("Sebentar. Ya.");
  });
});

describe("what is kept", () => {
  test("texts are sealed at rest: no table holds a word of the conversation", async () => {
    t.app.external.model = scriptedModel([{ text: "jawabanrahasia" }]);
    const member = await buildMember(t);
    const created = await t.call(
      "createConversation",
      { body: { expert_id: 1, topic: "topikrahasia" } },
      member,
    );
    await ask(member, created.body.data, { question: "pertanyaanrahasia" });
    const { rows } = await t.database.pool.query<{ table: string }>(
      `select table_schema || '.' || table_name as table from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { table } of rows) {
      const found =
        await t.database.pool.query(`select count(*)::int as n from ${table} x where x::text ~ 'rahasia'
        or x::text ~ encode('rahasia', 'hex')`);
      expect([table, found.rows[0]]).toEqual([table, { n: 0 }]);
    }
  });

  test("emoji, right-to-left marks and line breaks come back as they were sent", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const question = "Aku 😢👨‍👩‍👧 \u202Bשלום\u202C\nbaris dua\u200b";
    await ask(member, code, { question });
    expect((await history(member, code))[0]?.content).toBe(question);
  });

  test("history_chat carries every field of a message (B-203)", async () => {
    const member = await buildMember(t, { name: "Rani" });
    const code = await startConversation(t, member);
    await ask(member, code, { message_id: "pesan-0004" });
    const [question, answer] = await history(member, code);
    expect(question).toMatchObject({
      type: "question",
      username: "Rani",
      message_id: "pesan-0004",
      thumb: null,
    });
    expect(answer).toMatchObject({
      type: "answer",
      username: "Sekar Ayuning",
      loading: false,
      error: false,
      expert_id: 1,
    });
    expect(Date.parse(answer?.timestamp ?? "")).not.toBeNaN();
  });

  test("has_rating comes once, on the first answer after six questions", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const flags: boolean[] = [];
    for (let n = 0; n < 8; n += 1) flags.push((await ask(member, code)).body.structured_response.has_rating);
    expect(flags).toEqual([false, false, false, false, false, true, false, false]);
  });

  test("the newest 100 messages come first, older ones by cursor, none twice", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (let n = 0; n < 53; n += 1) {
      if (n % 25 === 24) await t.advance(1);
      await t.app.limits.forget("questionByUser", String(member.id));
      await ask(member, code, { question: `nomor ${n}` });
    }
    const first = (await t.call("getConversation", { params: { id: code } }, member)).body.data;
    expect(first.history_chat.length).toBe(100);
    const older = await t.call(
      "getConversation",
      { params: { id: code }, query: { before: first.history_before ?? 0 } },
      member,
    );
    expect(older.body.data.history_chat.length).toBe(6);
    expect(older.body.data.history_before).toBeNull();
    const ids = [...older.body.data.history_chat, ...first.history_chat].map((message) => message.id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });
});

describe("products in answers", () => {
  const offer = () => scriptedModel([{ text: "Ada bahan yang cocok." }, { productIds: [1, 2, 999, 3] }]);

  test("only real ones of that expert, at most one, and none in the first three turns", async () => {
    t.app.external.model = offer();
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const offered: number[][] = [];
    for (let n = 0; n < 4; n += 1) {
      const { structured_response } = (await ask(member, code)).body;
      offered.push(structured_response.products.map((product) => product.id));
    }
    expect(offered).toEqual([[], [], [], [1]]);
  });

  test("B-206: a product has id, name, photo, price in rupiah and expert_id; the discounted price counts", async () => {
    t.app.external.model = offer();
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (let n = 0; n < 3; n += 1) await ask(member, code);
    const { products } = (await ask(member, code)).body.structured_response;
    expect(products).toEqual([
      {
        id: 1,
        name: "Jurnal Tenang 14 Hari",
        photo: "/assets/uploads/product-1.svg",
        price: 29_000,
        expert_id: 1,
      },
    ]);
  });
});

test("a question is judged in its conversation: what was said before it is read once", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  const reads = () => query.mock.calls.filter(([asked]) => /json_agg\(.*body_sealed/.test(textOf(asked)));
  const textOf = (asked: unknown) =>
    typeof asked === "object" && asked !== null && "text" in asked ? String(asked.text) : String(asked);
  const long = "Sudah dua minggu aku bingung bagaimana harus bilang ke atasanku kalau aku mau pindah divisi.";
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  try {
    for (const [question, expected] of [
      [long, 1],
      ["Menurutmu gimana?", 2],
      ["Aku ingin mati saja.", 3],
      [long, 4],
    ] as const) {
      expect((await ask(member, code, { question })).status).toBe(200);
      expect([question, reads().length]).toEqual([question, expected]);
    }
  } finally {
    query.mockRestore();
  }
});
