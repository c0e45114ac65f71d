import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { createGuide } from "#server/external/model/guide/guide.ts";
import { conversationWith } from "#server/test/conversations.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(async () => {
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  await t.close();
});

const history = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat;
const send = (member: BuiltMember, code: string, body: object) =>
  t.call("sendQuestion", { body: { thread_id: code, ...body } }, member);
const textOf = (content: string | undefined) => JSON.parse(content ?? "{}").content;

/** A conversation with one answered question. */
async function answered(...scripts: Parameters<typeof scriptedModel>) {
  const model = scriptedModel(...scripts);
  const { member, code } = await conversationWith(t, model);
  const { body } = await send(member, code, { question: "Aku capek kerja." });
  const [question] = await history(member, code);
  return { member, code, model, answerId: body.id, questionId: question?.id ?? 0 };
}

describe("C-23 with regenerate_of: another version of the newest answer", () => {
  test("the new version takes the place of the old one, which can still be read", async () => {
    const { member, code, answerId, model } = await answered(
      [{ text: "Satu." }],
      [{ text: "Dua." }],
      [{ text: "Tiga." }],
    );
    const second = await send(member, code, { regenerate_of: answerId });
    expect(second.body).toMatchObject({ state: "complete", structured_response: { content: "Dua." } });
    const third = await send(member, code, { regenerate_of: second.body.id });
    const messages = await history(member, code);
    expect(messages.map(({ type }) => type)).toEqual(["question", "answer"]);
    expect(messages[1]).toMatchObject({ id: third.body.id, continue_of: null });
    expect(textOf(messages[1]?.content)).toBe("Tiga.");
    expect(messages[1]?.earlier.map(textOf)).toEqual(["Satu.", "Dua."]);
    expect(model.requests.at(-1)?.turns).toEqual([{ role: "member", text: "Aku capek kerja." }]);
    expect(model.requests.at(-1)?.versions).toEqual(["Satu.", "Dua."]);
    expect(model.requests.at(-1)?.system).toContain("Dua.");
  });

  test("in a manner that is wished for: the model hears of it, and nothing is offered beside it", async () => {
    const { member, code, answerId, model } = await answered(
      [{ text: "Panjang lebar sekali." }],
      [{ text: "Singkat." }],
      [{ text: "Mudah." }],
    );
    const { body } = await send(member, code, { regenerate_of: answerId, manner: "shorter" });
    expect(model.requests.at(-1)).toMatchObject({ manner: "shorter", facts: { products: [] } });
    expect(model.requests.at(-1)?.system).toMatch(/ingin jawaban ini lebih singkat.*Panjang lebar sekali/);
    await send(member, code, { regenerate_of: body.id, manner: "simpler" });
    expect(model.requests.at(-1)?.system).toMatch(/ingin jawaban ini lebih sederhana.*Singkat\./);
    expect(textOf((await history(member, code)).at(-1)?.content)).toBe("Mudah.");
    const refused = [
      { question: "Halo", manner: "shorter" },
      { continue_of: body.id, manner: "shorter" },
      { regenerate_of: body.id, manner: "kasar" },
    ];
    for (const wish of refused) expect((await send(member, code, wish)).status).toBe(422);
  });

  test("a manner never shortens what is said to a sign of risk", async () => {
    const model = scriptedModel([{ text: "Aku di sini." }]);
    const { member, code } = await conversationWith(t, model);
    await send(member, code, { question: "aku mau bunuh diri malam ini" });
    const { body } = await send(member, code, { question: "aku di rumah" });
    expect((await send(member, code, { regenerate_of: body.id, manner: "shorter" })).status).toBe(200);
    expect(model.requests.at(-1)?.manner).toBeUndefined();
    expect(model.requests.at(-1)?.system).toContain("ingin jawaban ini ditulis ulang");
  });

  test("later questions are answered from the visible version alone", async () => {
    const { member, code, answerId, model } = await answered(
      [{ text: "Lama." }],
      [{ text: "Baru." }],
      [{ text: "Ya." }],
    );
    await send(member, code, { regenerate_of: answerId });
    await send(member, code, { question: "Terus?" });
    const turns = model.requests.at(-1)?.turns.map(({ text }) => text);
    expect(turns).toEqual(["Aku capek kerja.", "Baru.", "Terus?"]);
    expect(model.requests.at(-1)?.versions).toEqual([]);
  });

  test("an interrupted answer and the part that went on with it give way together", async () => {
    const { member, code, answerId } = await answered(
      [{ text: "Awal kalimat yang " }, new Error("cut")],
      [{ text: "dilanjutkan." }],
      [{ text: "Utuh dari awal." }],
    );
    const part = (await send(member, code, { continue_of: answerId })).body.id;
    const { status } = await send(member, code, { regenerate_of: part });
    expect(status).toBe(200);
    const messages = await history(member, code);
    expect(messages.map((message) => message.type)).toEqual(["question", "answer"]);
    expect(textOf(messages[1]?.content)).toBe("Utuh dari awal.");
    expect((await send(member, code, { continue_of: answerId })).refusal.code).toBe("nothing_to_continue");
  });

  test("a repeat of message_id writes nothing anew; ten at once write one version", async () => {
    const { member, code, answerId, model } = await answered([{ text: "Satu." }], [{ text: "Dua." }]);
    const body = { regenerate_of: answerId, message_id: "ulang-12345678" };
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => send(member, code, body)));
    // At most four requests wait for the same answer; the others are told to come again.
    const late = atOnce.filter(({ status }) => status === 429);
    expect(late.every(({ refusal }) => refusal.code === "too_many_requests")).toBe(true);
    const again = await Promise.all(late.map(() => send(member, code, body)));
    const all = [...atOnce, ...again].filter(({ status }) => status === 200);
    expect(all).toHaveLength(10);
    expect(new Set(all.map(({ body: { id } }) => id)).size).toBe(1);
    expect(model.requests).toHaveLength(2);
    const reused = await send(member, code, { question: "Lain.", message_id: "ulang-12345678" });
    expect(reused.refusal.code).toBe("message_id_reused");
  });

  test("a repeat of message_id that wants another answer anew is none", async () => {
    const { member, code, answerId } = await answered(
      [{ text: "Awal yang " }, new Error("cut")],
      [{ text: "utuh." }],
      [{ text: "Dua." }],
      [{ text: "Tiga." }],
    );
    const part = (await send(member, code, { continue_of: answerId })).body.id;
    const [two, three] = ["kedua-12345678", "ketiga-12345678"];
    const second = (await send(member, code, { regenerate_of: part, message_id: two })).body.id;
    const third = (await send(member, code, { regenerate_of: second, message_id: three })).body.id;
    const repeat = async (message_id: string, regenerate_of: number) => {
      const { status, body, refusal } = await send(member, code, { regenerate_of, message_id });
      return status === 200 ? body.id : refusal.code;
    };
    expect([await repeat(two, part), await repeat(three, second)]).toEqual([second, third]);
    for (const other of [second, third, third + 1])
      expect(await repeat(two, other)).toBe("message_id_reused");
    for (const other of [answerId, part, third]) expect(await repeat(three, other)).toBe("message_id_reused");
  });

  test("ten versions and no more; other words for the question begin anew", async () => {
    const scripts = Array.from({ length: 10 }, (_, n) => [{ text: `Versi ${n}.` }]);
    const { member, code, model, answerId, questionId } = await answered(...scripts);
    let newest = answerId;
    for (let n = 1; n < 10; n += 1) newest = (await send(member, code, { regenerate_of: newest })).body.id;
    const refused = await send(member, code, { regenerate_of: newest });
    expect([refused.status, refused.refusal.code]).toEqual([409, "nothing_to_change"]);
    const earlier = Array.from({ length: 9 }, (_, n) => `Versi ${n}.`);
    expect((await history(member, code)).at(-1)).toMatchObject({ id: newest });
    expect((await history(member, code)).at(-1)?.earlier.map(textOf)).toEqual(earlier);
    expect(model.requests.at(-1)?.versions).toEqual(earlier);
    await send(member, code, { edit_of: questionId, question: "Aku capek kuliah." });
    const { id } = (await history(member, code)).at(-1) ?? {};
    expect((await send(member, code, { regenerate_of: id })).status).toBe(200);
  });

  test("of more versions than there may be only the newest are read, and none is added", async () => {
    const { member, code, answerId } = await answered([{ text: "Satu." }], [{ text: "Dua." }]);
    const { id } = (await send(member, code, { regenerate_of: answerId })).body;
    await t.database.pool.query(
      `insert into messages (client_id, user_id, conversation_id, type, state, body_sealed, question_id, finished_at, replaced_at)
      select client_id, user_id, conversation_id, type, state, body_sealed, question_id, finished_at, replaced_at
      from messages, generate_series(1, 12) where id = $1`,
      [answerId],
    );
    expect((await history(member, code)).at(-1)?.earlier).toHaveLength(9);
    expect((await send(member, code, { regenerate_of: id })).refusal.code).toBe("nothing_to_change");
  });

  test("only the newest answer: an older one, a replaced one and a question are refused", async () => {
    const { member, code, answerId, questionId } = await answered([{ text: "Satu." }]);
    await send(member, code, { question: "Lalu?" });
    expect((await send(member, code, { regenerate_of: answerId })).refusal.code).toBe("nothing_to_change");
    expect((await send(member, code, { edit_of: questionId, question: "Lain." })).refusal.code).toBe(
      "nothing_to_change",
    );
    expect((await send(member, code, { regenerate_of: questionId })).status).toBe(404);
    const newest = (await history(member, code)).at(-1)?.id;
    await send(member, code, { regenerate_of: newest });
    expect((await send(member, code, { regenerate_of: newest })).refusal.code).toBe("nothing_to_change");
  });

  test("S-08: another member's answer is not there", async () => {
    const { code, answerId, member, questionId } = await answered([{ text: "Satu." }]);
    const others = [await buildMember(t), await buildMember(t, { client: await buildClient(t) })];
    for (const other of others) {
      expect((await send(other, code, { regenerate_of: answerId })).status).toBe(404);
      expect((await send(other, code, { edit_of: questionId, question: "Aku." })).status).toBe(404);
    }
    const own = await conversationWith(t, t.app.external.model);
    await send(own.member, own.code, { question: "Hai." });
    expect((await send(own.member, own.code, { regenerate_of: answerId })).status).toBe(404);
    expect((await history(member, code))[1]?.id).toBe(answerId);
  });

  test("the thumb goes with its version; the stars are asked for once, by the version that is seen", async () => {
    const { member, code } = await conversationWith(t, scriptedModel([{ text: "Aku mendengarkan." }]));
    for (let n = 1; n <= 6; n += 1) await send(member, code, { question: `Cerita ke-${n} soal kerja.` });
    const rated = (await history(member, code)).at(-1);
    expect(JSON.parse(rated?.content ?? "").has_rating).toBe(true);
    await t.database.pool.query("update messages set thumb = 1 where id = $1", [rated?.id]);
    const again = await send(member, code, { regenerate_of: rated?.id });
    expect(again.body.structured_response.has_rating).toBe(true);
    expect((await history(member, code)).at(-1)).toMatchObject({ id: again.body.id, thumb: null });
  });

  test("the guide goes the same way again: the step, its buttons and what was filled in stay", async () => {
    const { member, code } = await conversationWith(t, createGuide({ fromMs: 0, toMs: 0 }));
    await send(member, code, { question: "tolong bikinin surat resign" });
    const first = await send(member, code, { question: "Susun surat resign" });
    const again = await send(member, code, { regenerate_of: first.body.id });
    expect(again.body.structured_response).toEqual(first.body.structured_response);
    await send(member, code, { question: "Rina Wulandari" });
    const { body } = await send(member, code, { question: "kembali" });
    expect(body.structured_response.content).toContain("“Rina Wulandari”");
  });
});

describe("C-23 with edit_of: the newest question in other words", () => {
  test("new words and a new answer stand in its place, marked as edited", async () => {
    const { member, code, questionId, model } = await answered([{ text: "Satu." }], [{ text: "Dua." }]);
    const { status } = await send(member, code, { edit_of: questionId, question: "Aku capek kuliah." });
    expect(status).toBe(200);
    const messages = await history(member, code);
    expect(messages.map(({ type, edited }) => [type, edited])).toEqual([
      ["question", true],
      ["answer", false],
    ]);
    expect(messages[0]?.content).toBe("Aku capek kuliah.");
    expect(messages[1]?.earlier).toEqual([]);
    expect(model.requests.at(-1)?.turns).toEqual([{ role: "member", text: "Aku capek kuliah." }]);
  });

  test("a repeat of message_id changes nothing, also when it was edited again since", async () => {
    const { member, code, questionId } = await answered([{ text: "Satu." }]);
    const first = { edit_of: questionId, question: "Versi dua.", message_id: "ubah-12345678" };
    const { body } = await send(member, code, first);
    const edited = (await history(member, code))[0]?.id;
    await send(member, code, { edit_of: edited, question: "Versi tiga." });
    const repeat = await send(member, code, first);
    expect([repeat.status, repeat.body.id]).toEqual([200, body.id]);
    expect((await history(member, code)).map(({ content, type }) => type === "question" && content)).toEqual([
      "Versi tiga.",
      false,
    ]);
    const other = await send(member, code, { ...first, edit_of: undefined });
    expect(other.refusal.code).toBe("message_id_reused");
  });

  test("what was written anew is judged like any text; a sign of risk cannot be edited away", async () => {
    const { member, code, questionId } = await answered([{ text: "Aku di sini." }]);
    const { body } = await send(member, code, {
      edit_of: questionId,
      question: "aku mau bunuh diri malam ini",
    });
    expect(body.safety?.level).toBe(3);
    const [risky, answer] = await history(member, code);
    for (const change of [{ edit_of: risky?.id, question: "bercanda" }, { regenerate_of: answer?.id }]) {
      expect((await send(member, code, change)).refusal.code).toBe("nothing_to_change");
    }
    expect((await history(member, code)).at(-1)?.safety?.level).toBe(3);
  });

  test("an ended conversation, and one that is being answered, are left as they are", async () => {
    const { member, code, questionId, answerId } = await answered([{ text: "Satu." }]);
    await t.call("endConversation", { params: { id: code } }, member);
    for (const change of [{ edit_of: questionId, question: "Lain." }, { regenerate_of: answerId }]) {
      expect((await send(member, code, change)).refusal.code).toBe("conversation_ended");
    }
  });

  test("words and versions do not go together; neither do two wishes", async () => {
    const { member, code, questionId, answerId } = await answered([{ text: "Satu." }]);
    for (const body of [
      { edit_of: questionId },
      { edit_of: questionId, question: " \n " },
      { regenerate_of: answerId, question: "Lain." },
      { regenerate_of: answerId, continue_of: answerId },
      { regenerate_of: answerId, edit_of: questionId, question: "Lain." },
    ]) {
      expect((await send(member, code, body)).status).toBe(422);
    }
    expect(await history(member, code)).toHaveLength(2);
  });
});
