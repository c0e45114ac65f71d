import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel, silentModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterEach(() => {
  t.app.external.model = silentModel;
  return t.runClock();
});
afterAll(() => t.close());

const get = (member: BuiltMember, id: string, query: object = {}) =>
  t.call("getConversation", { params: { id }, query }, member);
const ask = (member: BuiltMember, code: string, question: string) =>
  t.call("sendQuestion", { body: { thread_id: code, question } }, member);

describe("C-21: as few messages as are asked for", () => {
  /** Creates a conversation of numbered messages; returns its code and the ids of the messages. */
  async function conversationOf(member: BuiltMember, count: number) {
    const code = await startConversation(t, member);
    for (let n = 0; n < count / 2; n += 1) {
      t.app.external.model = scriptedModel([{ text: `Jawaban ${n}.` }]);
      await ask(member, code, `Pertanyaan ${n}`);
    }
    const { history_chat } = (await get(member, code)).body.data;
    expect(history_chat).toHaveLength(count);
    return { code, ids: history_chat.map(({ id }) => id) };
  }
  const idsOf = async (member: BuiltMember, code: string, query: object) =>
    (await get(member, code, query)).body.data.history_chat.map(({ id }) => id);

  test("the newest ones, and the cursor leads on to the rest, none twice", async () => {
    const member = await buildMember(t);
    const { code, ids } = await conversationOf(member, 10);
    const met: number[][] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const query = { limit: 4, ...(before === undefined ? {} : { before }) };
      const { data } = (await get(member, code, query)).body;
      expect(data.history_after).toBeNull();
      met.push(data.history_chat.map(({ id }) => id));
      before = data.history_before;
    }
    expect(met).toEqual([ids.slice(6), ids.slice(2, 6), ids.slice(0, 2)]);
  });

  test("as many as there are leave nothing before them; a limit beside `after` leads on the other way", async () => {
    const member = await buildMember(t);
    const { code, ids } = await conversationOf(member, 6);
    const whole = (await get(member, code, { limit: 6 })).body.data;
    expect([whole.history_chat.length, whole.history_before]).toEqual([6, null]);
    const next = (await get(member, code, { limit: 3, after: ids[0] })).body.data;
    expect(next.history_chat.map(({ id }) => id)).toEqual(ids.slice(1, 4));
    expect(next.history_after).toBe(ids[3]);
  });

  test.each([
    { limit: 5, page: [2, 7] },
    { limit: 4, page: [2, 6] },
    { limit: 1, page: [4, 5] },
  ])("around a message: $limit with that one among them", async ({ limit, page: [from, to] }) => {
    const member = await buildMember(t);
    const { code, ids } = await conversationOf(member, 10);
    const query = { limit, around: ids[4] };
    expect(await idsOf(member, code, query)).toEqual(ids.slice(from, to));
  });

  test("from the page around a message both cursors lead to the ends, none twice", async () => {
    const member = await buildMember(t);
    const { code, ids } = await conversationOf(member, 10);
    const { data } = (await get(member, code, { limit: 3, around: ids[4] })).body;
    const older = await idsOf(member, code, { limit: 100, before: data.history_before });
    const newer = await idsOf(member, code, { limit: 100, after: data.history_after });
    expect([...older, ...data.history_chat.map(({ id }) => id), ...newer]).toEqual(ids);
  });

  test("a sign of risk is told of, also when the message that it came with is not asked for", async () => {
    const member = await buildMember(t);
    const { code } = await conversationOf(member, 2);
    expect((await get(member, code, { limit: 2 })).body.data.safety).toBeNull();
    await ask(member, code, "Aku ingin mati saja, aku mau bunuh diri malam ini.");
    for (let n = 0; n < 3; n += 1) await ask(member, code, `Terima kasih ${n}`);
    const { data } = (await get(member, code, { limit: 2 })).body;
    expect(data.history_chat.map(({ safety }) => safety)).toEqual([null, null]);
    expect(data.safety?.level).toBeGreaterThanOrEqual(2);
    const whole = (await get(member, code)).body.data;
    expect(data.safety).toEqual(whole.history_chat.findLast(({ safety }) => safety)?.safety);
  });

  test.each(["0", "101", "-1", "1.5", "x", ""])("a limit of %j is refused", async (limit) => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const { status, refusal } = await get(member, code, { limit });
    expect([status, refusal.code]).toEqual([422, "invalid"]);
  });

  test("one and a hundred are taken", async () => {
    const member = await buildMember(t);
    const { code, ids } = await conversationOf(member, 4);
    expect(await idsOf(member, code, { limit: 1 })).toEqual(ids.slice(-1));
    expect(await idsOf(member, code, { limit: 100 })).toEqual(ids);
  });

  test("a limit does not make up for two places at once", async () => {
    const member = await buildMember(t);
    const { code, ids } = await conversationOf(member, 2);
    const { status } = await get(member, code, { limit: 2, before: ids[1], around: ids[0] });
    expect(status).toBe(422);
  });
});
