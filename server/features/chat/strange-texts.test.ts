import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel, silentModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/*
 * Unusual texts that every program meets: they are stored and returned unchanged, or refused, but never cause a fault.
 */

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterEach(() => {
  t.app.external.model = silentModel;
});
afterAll(() => t.close());

const strange: Record<string, string> = {
  "letters of the right-to-left kind": "שלום עולם مرحبا بالعالم",
  "marks that turn the direction": "aman \u202eterbalik\u202c \u2066lagi\u2069 \u200frtl",
  "marks without width": "zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom",
  "faces of many parts": "👩‍👩‍👧‍👦 👨🏿‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇩 ❤️‍🔥",
  "letters above the basic plane": "𝕬𝖐𝖚 𐍈 𠮷野家",
  "one letter under many marks": `a${"\u0301".repeat(1500)}b`,
  "a flood of marks over each letter": "Z\u0351\u036b\u0343a\u0343\u0342l\u036bg\u0343o\u0351".repeat(60),
  "composed and not composed": "é é Å Å",
  "controls that no keyboard sends": "satu\u0001dua\u0007tiga\u001bempat\u007flima\u0085enam",
  "line ends of every kind": "satu\ndua\r\ntiga\rempat\u2028lima\u2029enam",
  "what no font draws": "\uffff\ufffe\u{10ffff}\ue000",
  "a word without end": "a".repeat(3900),
  "names that languages keep to themselves": "__proto__ constructor toString NaN null undefined \\u0000 %00",
  "what looks like a query": "'; drop table messages; -- $1 {{1}} %s %n",
};

/** No JSON of ours may contain them: PostgreSQL stores no NUL, and UTF-8 has no half of a surrogate pair. */
const broken = ["satu\u0000dua", "\ud83d", "x\udc00y", "\udc00\ud83d"];

const get = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data;

describe("strange texts in a conversation", () => {
  for (const [what, text] of Object.entries(strange)) {
    test(`${what}: question and answer come back as they were`, async () => {
      t.app.external.model = scriptedModel([{ text }]);
      const member = await buildMember(t);
      const code = await startConversation(t, member);
      const body = { thread_id: code, question: `Aku ${text} kamu` };
      const answer = await t.call("sendQuestion", { body }, member);
      expect(answer.status).toBe(200);
      const [asked, answered] = (await get(member, code)).history_chat;
      expect(asked?.content).toBe(`Aku ${text} kamu`);
      expect(JSON.parse(String(answered?.content)).content).toBe(answer.body.structured_response.content);
    });
  }

  test("the model's words, too, whatever it writes", async () => {
    const member = await buildMember(t);
    for (const text of Object.values(strange)) {
      t.app.external.model = scriptedModel([{ text: text.slice(0, 40) }, { text: text.slice(40) }]);
      const code = await startConversation(t, member);
      const { status, body } = await t.call(
        "sendQuestion",
        { body: { thread_id: code, question: "Lalu?" } },
        member,
      );
      expect(status).toBe(200);
      expect(body.structured_response.content.isWellFormed()).toBe(true);
    }
  });

  test("half of a pair and NUL are refused as malformed, and nothing is stored", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (const question of broken) {
      const { status } = await t.call("sendQuestion", { body: { thread_id: code, question } }, member);
      expect(status, JSON.stringify(question)).toBe(400);
    }
    expect((await get(member, code)).history_chat).toEqual([]);
  });

  test("one sign of a megabyte is too long, and says so", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const send = (question: string) =>
      t.call("sendQuestion", { body: { thread_id: code, question } }, member);
    expect((await send(`a${"\u0301".repeat(400_000)}`)).status).toBe(422);
    expect((await send(`a${"\u0301".repeat(600_000)}`)).status).toBe(413);
    expect((await get(member, code)).history_chat).toEqual([]);
  });

  test("bytes that are no UTF-8 are refused, or read as signs of replacement; never a fault", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    for (const bytes of [
      [0xff, 0xfe],
      [0xc3],
      [0xe2, 0x82],
      [0xf8, 0x88, 0x80, 0x80, 0x80],
      [0xc0, 0x80],
      [0xed, 0xa0, 0x80],
    ]) {
      const answer = await t.server.inject({
        method: "POST",
        url: "/api/chat",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${member.token}`,
          "x-client": member.client,
        },
        payload: Buffer.concat([
          Buffer.from(`{"thread_id":"${code}","question":"halo `),
          Buffer.from(bytes),
          Buffer.from('"}'),
        ]),
      });
      expect(answer.statusCode, bytes.join()).toBeLessThan(500);
    }
    for (const { content } of (await get(member, code)).history_chat)
      expect(content.isWellFormed()).toBe(true);
  });
});

describe("strange texts beside a conversation", () => {
  test("a topic comes back as it was", async () => {
    const member = await buildMember(t);
    for (const text of Object.values(strange)) {
      const topic = text.slice(0, 190).trim().toWellFormed();
      const { status, body } = await t.call("createConversation", { body: { topic } }, member);
      await t.app.limits.forget("conversationByUser", String(member.id));
      expect(status).toBe(201);
      expect((await get(member, body.data)).topic).toBe(topic);
    }
  });

  test("a title and a search take them; half a pair and NUL are malformed there, too", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const calls = (text: string) => [
      t.call("editTitle", { params: { id: code }, body: { title: text } }, member),
      t.call("searchConversations", { body: { q: text } }, member),
      t.call("editTitle", { params: { id: code }, body: { topic: text } }, member),
    ];
    for (const text of Object.values(strange)) {
      const title = text.slice(0, 80).trim().toWellFormed();
      for (const { status } of await Promise.all(calls(title))) expect(status).toBeLessThan(500);
      await t.call("editTitle", { params: { id: code }, body: { title } }, member);
      // A title is one line: each run of JavaScript white space, including the byte order mark, becomes one blank.
      expect((await get(member, code)).title).toBe(title.replace(/\s+/g, " ").trim());
    }
    for (const text of broken) {
      for (const { status } of await Promise.all(calls(text))) expect(status).toBe(400);
    }
  });
});
