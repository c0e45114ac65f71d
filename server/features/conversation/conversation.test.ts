import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CallName } from "#contract/calls.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  clientNamed,
  startConversation,
} from "#server/test/factories.ts";
import { latch, scriptedModel, silentModel } from "#server/test/fakes.ts";
import { addressOf, startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterEach(() => {
  t.app.external.model = silentModel;
  return t.runClock();
});
afterAll(() => t.close());

const list = async (member: BuiltMember, query: object = {}) =>
  (await t.call("listConversations", { query }, member)).body.data;
const get = (member: BuiltMember, id: string, query: object = {}) =>
  t.call("getConversation", { params: { id }, query }, member);
const ask = (member: BuiltMember, code: string, question: string) =>
  t.call("sendQuestion", { body: { thread_id: code, question } }, member);

describe("C-22: a new conversation", () => {
  test("B-182, E-12: answers 201 and a code that cannot be guessed; the conversation is active and empty", async () => {
    const member = await buildMember(t);
    const body = { topic: "Unknown Topic", status: "active", prompt_id: "2", expert_id: 1 };
    const answer = await t.call("createConversation", { body }, member);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatch(/^[\w-]{16}$/);
    const { data } = (await get(member, answer.body.data)).body;
    expect(data).toMatchObject({
      status: "active",
      title: "Unknown Title",
      topic: "Unknown Topic",
      expert_id: 1,
      history_chat: [],
    });
  });

  test("B-218, E-12: an empty body begins an active one with expert 1 and the default topic", async () => {
    const member = await buildMember(t);
    const { status, body } = await t.call("createConversation", { body: {} }, member);
    expect(status).toBe(201);
    expect((await get(member, body.data)).body.data).toMatchObject({
      status: "active",
      topic: "Unknown Topic",
      expert_id: 1,
    });
  });

  test("S-20: without the consents it needs 403 names them and nothing is created", async () => {
    const member = await buildMember(t, { consents: false });
    const { status, refusal } = await t.call("createConversation", { body: { expert_id: 1 } }, member);
    expect([status, refusal.code, refusal.needs]).toEqual([
      403,
      "consent_required",
      ["terms", "health_data"],
    ]);
    expect((await list(member)).total).toBe(0);
  });

  test("S-09: always begins active, whatever the browser says", async () => {
    const member = await buildMember(t);
    const { body } = await t.call("createConversation", { body: { status: "ended", expert_id: 2 } }, member);
    expect((await get(member, body.data)).body.data).toMatchObject({ status: "active", expert_id: 2 });
  });

  test("an expert that the client does not offer is not there", async () => {
    const member = await buildMember(t, { client: await buildClient(t) });
    for (const expert_id of [4, 999]) {
      const { status, refusal } = await t.call("createConversation", { body: { expert_id } }, member);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
  });

  test("B-179: without balance T-055 refuses and nothing is created", async () => {
    const member = await buildMember(t, { client: await buildClient(t, { freeSeconds: 0 }) });
    const { status, refusal } = await t.call("createConversation", { body: { expert_id: 1 } }, member);
    expect([status, refusal.code, refusal.message]).toEqual([402, "saldo_empty", errorTexts.saldoEmpty]);
    expect((await list(member)).total).toBe(0);
  });

  test("thirty in ten minutes, then 429 with Retry-After", async () => {
    const member = await buildMember(t);
    for (let n = 0; n < 30; n++) await startConversation(t, member);
    const { status, headers } = await t.call("createConversation", { body: { expert_id: 1 } }, member);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("a topic is kept sealed: read back by its owner, nowhere in the row", async () => {
    const member = await buildMember(t);
    const topic = "kenari-topik-8812";
    const { body } = await t.call("createConversation", { body: { topic, expert_id: 1 } }, member);
    expect((await get(member, body.data)).body.data.topic).toBe(topic);
    const { rows } = await t.database.pool.query("select c::text as row from conversations c");
    const hex = Buffer.from(topic).toString("hex");
    for (const { row } of rows) expect(row.includes(topic) || row.includes(hex)).toBe(false);
  });
});

describe("C-20: the list", () => {
  test("B-167: ten a page by default, newest first, with counts; pages never overlap", async () => {
    const member = await buildMember(t);
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) codes.unshift(await startConversation(t, member, (n % 3) + 1));
    const first = await list(member);
    const second = await list(member, { page: 2 });
    expect(first).toMatchObject({ page: 1, per_page: 10, total: 12, total_pages: 2 });
    expect([...first.items, ...second.items].map(({ code }) => code)).toEqual(codes);
    expect((await list(member, { page: 3 })).items).toEqual([]);
  });

  test("E-09: a row has title, status, rating, expert and start; the seconds are those that were charged", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const code = await startConversation(t, member, 2);
    await ask(member, code, "Aku mau cerita.");
    await t.advance(25);
    await t.call("endConversation", { params: { id: code } }, member);
    await t.database.pool.query("update conversations set star = 4 where code = $1", [code]);
    const [row] = (await list(member)).items;
    const { body } = await t.call("listExperts", { query: {} }, member);
    const expert = body.data.find(({ id }) => id === 2);
    expect(row).toEqual({
      id: expect.any(Number),
      code,
      title: "Unknown Title",
      topic: "Unknown Topic",
      sub_topic: null,
      status: "ended",
      start_at: "2026-11-21T03:00:00.000Z",
      expert_id: 2,
      expert: { name: expert?.name, layanan: expert?.layanan, photo_url: expert?.photo_url },
      rating: { star: 4 },
      deleted_at: null,
      client_id: member.clientId,
      duration: 25,
    });
    expect((await get(member, code)).body.data.duration).toBe(25);
  });

  test("B-159, A-95: filters by service name and by expert id; empty filters filter nothing", async () => {
    const member = await buildMember(t);
    for (const expert of [1, 1, 2]) await startConversation(t, member, expert);
    const all = await list(member, { layanan: "", expert_id: "" });
    expect(all.total).toBe(3);
    expect((await list(member, { expert_id: 1 })).total).toBe(2);
    const service = all.items.find(({ expert_id }) => expert_id === 2)?.expert.layanan ?? "";
    const found = await list(member, { layanan: service });
    expect(found.items.every(({ expert }) => expert.layanan === service)).toBe(true);
    expect(found.total).toBeGreaterThan(0);
    expect((await list(member, { layanan: "tidak ada" })).total).toBe(0);
  });

  test("B-175, A-70, A-95: filtered and counted by the server, so that no page is short", async () => {
    const member = await buildMember(t);
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) codes.unshift(await startConversation(t, member, (n % 2) + 1));
    const ids = codes.filter((_, n) => n % 4 === 0).join();
    const body = { deleted_at: "2026-11-21T05:00:00Z" };
    await t.call("deleteConversations", { params: { ids }, body }, member);
    const left = codes.filter((_, n) => n % 4 !== 0);
    const first = await list(member, { per_page: 5 });
    const second = await list(member, { per_page: 5, page: 2 });
    expect([first.items.length, first.total, first.total_pages]).toEqual([5, 9, 2]);
    expect([...first.items, ...second.items].map(({ code }) => code)).toEqual(left);
    expect(first.items.every((row) => row.deleted_at === null)).toBe(true);
    const ofOne = await list(member, { per_page: 5, expert_id: 1 });
    expect([ofOne.items.length, ofOne.total]).toEqual([5, 6]);
    expect(ofOne.items.every((row) => row.expert_id === 1)).toBe(true);
  });

  test("S-25: per_page is cut to 1,000; what is no number is a fault of the field", async () => {
    const member = await buildMember(t);
    expect((await list(member, { per_page: 1_000_000 })).per_page).toBe(1000);
    const { status, refusal } = await t.call("listConversations", { query: { page: 0 } }, member);
    expect([status, Object.keys(refusal.error ?? {})]).toEqual([422, ["page"]]);
  });

  test("holds the own ones only", async () => {
    const [one, two] = [await buildMember(t), await buildMember(t)];
    await startConversation(t, one);
    expect((await list(two)).total).toBe(0);
  });
});

describe("C-21: one conversation", () => {
  test("A-04, E-11: by code and by id, with question and answer in order", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code, "Aku lelah sekali minggu ini.");
    const byCode = (await get(member, code)).body.data;
    expect(byCode.history_chat.map(({ type }) => type)).toEqual(["question", "answer"]);
    expect(byCode.history_chat[0]).toMatchObject({
      content: "Aku lelah sekali minggu ini.",
      state: "complete",
    });
    expect(byCode.history_before).toBeNull();
    expect((await get(member, String(byCode.id))).body.data).toEqual(byCode);
  });

  test("the newest hundred messages, older ones by the cursor", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await ask(member, code, "Ini pesan pertama.");
    await t.database.pool.query(
      `insert into messages (client_id, user_id, conversation_id, type, state, body_sealed, finished_at)
       select m.client_id, m.user_id, m.conversation_id, 'system', 'complete', m.body_sealed, app_now()
       from messages m join conversations c on c.id = m.conversation_id, generate_series(1, 100)
       where c.code = $1 and m.type = 'question'`,
      [code],
    );
    const newest = (await get(member, code)).body.data;
    expect(newest.history_chat).toHaveLength(100);
    const older = (await get(member, code, { before: newest.history_before })).body.data;
    expect(older.history_chat.map(({ type }) => type)).toEqual(["question", "answer"]);
    expect(older.history_before).toBeNull();
  });
});

describe("C-27: the end", () => {
  test("the conversation is ended; a repeat changes nothing; no question is taken any more", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (let n = 0; n < 2; n++) {
      expect((await t.call("endConversation", { params: { id: code } }, member)).status).toBe(200);
    }
    expect((await list(member)).items[0]?.status).toBe("ended");
    expect((await ask(member, code, "Masih di sana?")).refusal.code).toBe("conversation_ended");
  });

  test("while an answer is being written: its words are kept and it completes, then nothing more is taken", async () => {
    const [said, open] = [latch(), latch()];
    t.app.external.model = scriptedModel([
      { text: "Aku dengar. " },
      async () => said.open(),
      open.wait,
      { text: "Sampai nanti." },
    ]);
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const answer = ask(member, code, "Aku pamit dulu.");
    await said.wait();
    expect((await t.call("endConversation", { params: { id: code } }, member)).status).toBe(200);
    open.open();
    expect((await answer).body.structured_response.content).toBe("Aku dengar. Sampai nanti.");
    const { data } = (await get(member, code)).body;
    expect([data.status, data.history_chat.at(-1)?.state]).toEqual(["ended", "complete"]);
    expect((await ask(member, code, "Halo?")).status).toBe(409);
  });
});

describe("C-29: a farewell hint", () => {
  test("S-03: amounts in the body are not trusted; answers the balance", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const body = { time: 99_999, total_saldo: 1_000_000, seconds: -5 };
    const { status, body: answer } = await t.call("sendTime", { params: { id: code }, body }, member);
    expect([status, answer.total_saldo, answer.data.total_saldo]).toEqual([200, 300, 300]);
  });

  test("settles and pauses the clock until the next question; a repeat charges nothing", async () => {
    await t.stopClock("2026-11-21 10:00:00+07");
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const farewell = async () =>
      (await t.call("sendTime", { params: { id: code } }, member)).body.total_saldo;
    const state = async () => (await t.call("getSaldo", {}, member)).body.data;
    await ask(member, code, "Aku mau cerita.");
    await t.advance(20);
    expect(await farewell()).toBe(280);
    await t.advance(40);
    expect(await farewell()).toBe(280);
    expect(await state()).toMatchObject({ total_saldo: 280, state: "paused", paused_by: "member" });
    await ask(member, code, "Aku kembali.");
    await t.advance(10);
    expect(await state()).toMatchObject({ total_saldo: 270, state: "running", paused_by: null });
  });
});

describe("what is another's is not there", () => {
  const byId: CallName[] = ["getConversation", "endConversation", "sendTime"];
  const by = (name: CallName, id: string, token?: string) =>
    t.server.inject({
      ...addressOf(name, { params: { id } }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  test.each(byId)(
    "%s: another member's or client's conversation is 404 and untouched; no token 401",
    async (name) => {
      const owner = await buildMember(t);
      const code = await startConversation(t, owner);
      const before = (await get(owner, code)).body.data;
      const others = [await buildMember(t), await buildMember(t, { client: await clientNamed(t, "akasia") })];
      for (const id of [code, String(before.id)]) {
        for (const other of others) {
          const { status, refusal } = await t.call(name, { params: { id } } as never, other);
          expect([status, refusal.code]).toEqual([404, "not_found"]);
        }
        expect((await by(name, id)).statusCode).toBe(401);
      }
      expect((await get(owner, code)).body.data).toEqual(before);
    },
  );
});
