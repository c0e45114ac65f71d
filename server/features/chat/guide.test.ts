import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatAnswer } from "#contract/chat.ts";
import { guardedModel } from "#server/external/model/guarded.ts";
import { createGuide } from "#server/external/model/guide/guide.ts";
import { documentAsPdf } from "#server/features/conversation/document-pdf.ts";
import { attachedTo } from "#server/features/message/message.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { textOfPdf } from "#server/test/pdf-text.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { guideTexts } from "#texts/chat/guide.ts";

const quick = createGuide({ fromMs: 0, toMs: 0 });

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({ model: quick });
});
afterAll(() => t.close());

async function conversation() {
  const member = await buildMember(t);
  return { member, code: await startConversation(t, member, 3) };
}

async function say(member: BuiltMember, code: string, question: string): Promise<ChatAnswer> {
  const { status, body } = await t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  expect(status).toBe(200);
  return body;
}

const historyOf = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code }, query: {} }, member)).body.data.history_chat;

/** Goes through the letter flow up to its document. */
async function letter() {
  const { member, code } = await conversation();
  const answers: ChatAnswer[] = [];
  const texts = [
    "bikinin surat resign",
    "Susun surat resign",
    "Rina",
    "Kasir",
    "PT Jaya",
    "31 Mei",
    "Tidak perlu",
  ];
  for (const text of texts) answers.push(await say(member, code, text));
  const made = answers.find((answer) => answer.structured_response.document);
  return { member, code, answers, made };
}

describe("the guide in a conversation", () => {
  test("an answer to its question needs a surer sign of danger than a first message", async () => {
    const guessed = "kios nanti kosong, tidak ada yang jaga benang kalau dia pergi";
    const first = await conversation();
    expect((await say(first.member, first.code, guessed)).safety?.level).toBeGreaterThanOrEqual(2);
    const { member, code } = await conversation();
    const before = [
      "bantu ambil keputusan dong",
      "Bandingkan dua pilihan",
      "Mama Theresia",
      "Elsi",
      "dihormati",
    ];
    for (const text of before) await say(member, code, text);
    const { safety, structured_response: next } = await say(member, code, guessed);
    expect(safety).toBeUndefined();
    expect(next.content).toContain("pilihan kedua");
  });

  test("at a step too, what is said plainly brings its card", async () => {
    const { member, code } = await conversation();
    for (const text of ["bikinin surat resign", "Susun surat resign"]) await say(member, code, text);
    expect((await say(member, code, "aku pengen mati aja")).safety?.level).toBe(2);
  });

  test("E-14: choices come with the answer and in the history, and are sent as ordinary text", async () => {
    const { member, code } = await conversation();
    const { structured_response: content } = await say(member, code, "tolong bikinin surat resign");
    expect(content.choices?.map(({ label }) => label)).toContain("Susun surat resign");
    const stored = JSON.parse((await historyOf(member, code)).at(-1)?.content ?? "");
    expect(stored.choices).toEqual(content.choices);
    const next = await say(member, code, "Susun surat resign");
    expect(next.structured_response.content).toContain("nama");
  });

  test("what was filled in is kept over the turns, sealed, and ends in a document", async () => {
    const { code, made } = await letter();
    expect(made?.structured_response.document?.text).toMatch(/Rina[\s\S]*PT Jaya[\s\S]*31 Mei/);
    expect(made?.structured_response.content).toContain(made?.structured_response.document?.text);
    const { rows } = await t.database.pool.query(
      "select attached_sealed from messages m join conversations c on c.id = m.conversation_id where c.code = $1",
      [code],
    );
    for (const { attached_sealed } of rows) expect(String(attached_sealed)).not.toContain("PT Jaya");
  });

  test("X-32: the document is saved as PDF, by its member alone", async () => {
    const { member, code, made } = await letter();
    const url = `/api/conversations/${code}/documents/${made?.id}`;
    const get = (token: string) => t.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const file = await get(member.token);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const other = await buildMember(t);
    expect((await get(other.token)).statusCode).toBe(404);
    const first = (await historyOf(member, code)).find(({ type }) => type === "answer");
    const none = await t.server.inject({
      url: `/api/conversations/${code}/documents/${first?.id}`,
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(none.statusCode).toBe(404);
  });

  test("another version of the newest answer, and another wording of the newest question, go on from where it stood", async () => {
    const { member, code, answers } = await letter();
    const last = answers.at(-1);
    const again = await t.call(
      "sendQuestion",
      { body: { thread_id: code, regenerate_of: last?.id ?? 0 } },
      member,
    );
    expect(again.body.structured_response.content).toBe(last?.structured_response.content);
    const questionId = (await historyOf(member, code)).findLast(({ type }) => type === "question")?.id ?? 0;
    const edited = await t.call(
      "sendQuestion",
      { body: { thread_id: code, edit_of: questionId, question: "kembali" } },
      member,
    );
    expect(edited.body.structured_response.content).toContain("“31 Mei”");
  });

  test("a question whose answer was cut is gone through once more: nothing that was written is asked for again", async () => {
    const { member, code } = await conversation();
    for (const text of ["bikinin surat resign", "Susun surat resign", "Rina"]) await say(member, code, text);
    await t.database.pool.query(
      `update messages set state = 'interrupted', attached_sealed = null, answered_by = null
       where id = (select max(m.id) from messages m join conversations c on c.id = m.conversation_id where c.code = $1)`,
      [code],
    );
    await say(member, code, "Kasir");
    const { structured_response: content } = await say(member, code, "kembali");
    expect(content.content).toContain("“Kasir”");
  });

  test("words of danger whose answer was cut are no answer to a step: the flow is left for them all the same", async () => {
    const { member, code } = await conversation();
    for (const text of ["bikinin surat resign", "Susun surat resign"]) await say(member, code, text);
    await say(member, code, "aku udah ga mau hidup lagi");
    await t.database.pool.query(
      `update messages set state = 'interrupted', attached_sealed = null, answered_by = null
       where id = (select max(m.id) from messages m join conversations c on c.id = m.conversation_id where c.code = $1)`,
      [code],
    );
    const { structured_response: content, safety } = await say(member, code, "iya");
    expect(safety?.level).toBeGreaterThanOrEqual(2);
    expect(content.content).not.toMatch(/perusahaan/);
    expect(`${safety?.message} ${content.content}`).toMatch(/119|IGD/);
    const { rows } = await t.database.pool.query(
      "select m.attached_sealed, m.conversation_id from messages m join conversations c on c.id = m.conversation_id where c.code = $1 and m.attached_sealed is not null order by m.id desc limit 1",
      [code],
    );
    const seal = await t.app.seals.of(t.app.database.db, member.clientId);
    const { guide } = attachedTo(
      { conversationId: rows[0].conversation_id, attachedSealed: rows[0].attached_sealed },
      seal,
    );
    expect(JSON.stringify(guide?.left?.filled)).toBe("{}");
  });
});

test("X-32: every word of a document stands in its PDF", async () => {
  const colours = { accent: "#ed008c", strong: "#a00060" };
  const text = `Yth. Pimpinan\n\n${"Satu kalimat yang panjang sekali. ".repeat(200)}\n\nHormat saya, Rina`;
  const file = Buffer.concat(await Array.fromAsync(documentAsPdf({ title: "Surat", text }, colours, false)));
  const words = textOfPdf(file);
  expect(words).toContain("Surat");
  expect(words.match(/panjang/g)).toHaveLength(200);
  expect(words).toContain("Rina");
});

describe("the guide in place of a model that fails", () => {
  test("says so once, in one sentence; the answer is marked, and its time is given back", async () => {
    const llm = {
      baseUrl: "http://model.test/v1",
      apiKey: undefined,
      model: "uji",
      providerName: "Penyedia Uji",
    };
    const failing = scriptedModel([new Error("down")]);
    const limits = { firstMs: 500, silenceMs: 500, retryMs: 1, failuresMax: 3, restMs: 1000 };
    const app = await startTestApp({
      model: guardedModel(failing, quick, t.app.log, limits),
      config: { llm },
    });
    try {
      const member = await buildMember(app);
      const code = await startConversation(app, member, 3);
      const { body } = await app.call(
        "sendQuestion",
        { body: { thread_id: code, question: "tolong bikinin surat resign" } },
        member,
      );
      expect(body.structured_response.content).toContain(guideTexts.steppedIn);
      expect(body.structured_response.is_stand_in).toBe(true);
    } finally {
      await app.close();
    }
  });
});
