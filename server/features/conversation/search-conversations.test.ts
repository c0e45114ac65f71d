import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { SearchHit } from "#contract/conversation.ts";
import { createLogger } from "#server/platform/log.ts";
import { type BuiltMember, buildClient, buildMember, startConversation } from "#server/test/factories.ts";
import { seed } from "#server/test/seed.ts";
import { hideConversation, storeConversation } from "#server/test/stored-conversation.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let logged = "";

beforeAll(async () => {
  const write = (line: string) => {
    logged += line;
  };
  const log = createLogger("debug", { write });
  t = await startTestApp({ log });
});
afterAll(() => t.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const search = (q: string, member: BuiltMember) => t.call("searchConversations", { body: { q } }, member);
const hitsOf = async (q: string, member: BuiltMember): Promise<SearchHit[]> =>
  (await search(q, member)).body.data.hits;

describe("X-05: a search in the member's own conversations", () => {
  test("finds a question and its answer, with the conversation that they stand in and the words around", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const body = { thread_id: code, question: "Bosku di kantor marah-marah lagi tadi." };
    const { id } = (await t.call("sendQuestion", { body }, member)).body;
    expect(await hitsOf("kantor", member)).toEqual([
      {
        code,
        title: expect.any(String),
        expert_id: 1,
        expert: { name: expect.any(String), layanan: "Kesehatan Mental", photo_url: expect.any(String) },
        start_at: expect.stringMatching(/Z$/),
        message_id: expect.any(Number),
        type: "question",
        at: expect.stringMatching(/Z$/),
        snippet: "Bosku di kantor marah-marah lagi tadi.",
        marks: [[9, 15]],
      },
    ]);
    const [answer] = await hitsOf("mendengarkan", member);
    expect([answer?.type, answer?.message_id, answer?.code]).toEqual(["answer", id, code]);
  });

  test("the message that it names can be jumped to", async () => {
    const member = await buildMember(t);
    const rows = Array.from({ length: 300 }, (_, n) => ({
      text: n === 40 ? "kata kenari di sini" : `baris ${n}`,
    }));
    const { code, ids } = await storeConversation(t, member, rows);
    const [hit] = await hitsOf("kenari", member);
    expect(hit?.message_id).toBe(ids[40]);
    const around = hit?.message_id ?? 0;
    const page = await t.call("getConversation", { params: { id: code }, query: { around } }, member);
    expect(page.body.data.history_chat.map(({ id }) => id)).toContain(around);
  });

  test("row 25: a slip of the finger finds it too, in the query or in the message", async () => {
    const member = await buildMember(t);
    await storeConversation(t, member, [{ text: "Aku susah tidur sejak pindah kontrakan" }]);
    for (const q of ["kontarkan", "kontrakn", "KONTRAKAN", "tidur kontrakan", "kontrakkan"]) {
      expect((await hitsOf(q, member)).length, q).toBe(1);
    }
    expect(await hitsOf("kantoran", member)).toEqual([]);
  });

  test("newest first, over all conversations; a title is found without a message", async () => {
    const member = await buildMember(t);
    const at = (day: number) => new Date(Date.UTC(2026, 9, day));
    const old = await storeConversation(
      t,
      member,
      [
        { text: "kenari satu", createdAt: at(1) },
        { text: "kenari tiga", createdAt: at(3), type: "answer" },
      ],
      { startAt: at(1), title: "Hari biasa" },
    );
    const titled = await storeConversation(t, member, [{ text: "lain", createdAt: at(2) }], {
      title: "Kenari di rumah",
      startAt: at(2),
    });
    const newest = await storeConversation(t, member, [{ text: "kenari empat", createdAt: at(4) }], {
      startAt: at(4),
    });
    const hits = await hitsOf("kenari", member);
    expect(hits.map(({ code, message_id, type }) => [code, message_id, type])).toEqual([
      [newest.code, newest.ids[0], "question"],
      [old.code, old.ids[1], "answer"],
      [titled.code, null, null],
      [old.code, old.ids[0], "question"],
    ]);
    expect(hits.map(({ title }) => title)).toEqual([
      "Unknown Title",
      "Hari biasa",
      "Kenari di rumah",
      "Hari biasa",
    ]);
    expect(hits[2]?.snippet).toBe("Kenari di rumah");
  });

  test("answers are read without their markdown, questions as they were written", async () => {
    const member = await buildMember(t);
    await storeConversation(t, member, [
      { text: "**Langkah** [kenari](https://a.id)\n\n- satu", type: "answer" },
      { text: "kenari *bintang* <script>alert(1)</script>" },
    ]);
    expect((await hitsOf("kenari", member)).map(({ snippet }) => snippet)).toEqual([
      "kenari *bintang* <script>alert(1)</script>",
      "Langkah kenari satu",
    ]);
  });

  test("row 27: deleted conversations, replaced versions and words of the system are not found", async () => {
    const member = await buildMember(t);
    const conversation = await storeConversation(
      t,
      member,
      [
        { text: "kenari lama", replacedAt: new Date() },
        { text: "kenari baru" },
        { text: "kenari sistem", type: "system" },
      ],
      { title: "Tentang kenari" },
    );
    expect((await hitsOf("kenari", member)).map(({ snippet }) => snippet).toSorted()).toEqual([
      "Tentang kenari",
      "kenari baru",
    ]);
    await hideConversation(t, conversation.id);
    expect(await hitsOf("kenari", member)).toEqual([]);
    await hideConversation(t, conversation.id, null);
    expect(await hitsOf("kenari", member)).toHaveLength(2);
  });

  test("fifty at most, the newest; then there is more", async () => {
    const member = await buildMember(t);
    const rows = Array.from({ length: 120 }, (_, n) => ({ text: `kenari nomor ${n}` }));
    const { ids } = await storeConversation(t, member, rows);
    const { hits, has_more } = (await search("kenari", member)).body.data;
    expect(has_more).toBe(true);
    expect(hits.map(({ message_id }) => message_id)).toEqual(ids.toReversed().slice(0, 50));
    expect((await search("kenari nomor 7", member)).body.data.has_more).toBe(false);
  });

  test.each(["", "a", " a ", "x".repeat(101)])("'%s' is no query", async (q) => {
    const member = await buildMember(t);
    const { status, refusal } = await search(q, member);
    expect([status, refusal.code]).toEqual([422, "invalid"]);
  });

  test("a member without conversations finds nothing", async () => {
    expect((await search("apa saja", await buildMember(t))).body.data).toEqual({ hits: [], has_more: false });
  });

  test("thirty a minute, then 429 with Retry-After", async () => {
    const member = await buildMember(t);
    for (let n = 0; n < 30; n += 1) expect((await search("kenari", member)).status).toBe(200);
    const { status, headers } = await search("kenari", member);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("one at a time a member: the next waits for it", async () => {
    const member = await buildMember(t);
    await storeConversation(t, member, [{ text: "kenari" }]);
    const leave = await t.app.concurrency.search.enter(String(member.id));
    let isOver = false;
    const waiting = search("kenari", member).then((answer) => {
      isOver = true;
      return answer;
    });
    expect((await search("kenari", await buildMember(t))).status).toBe(200);
    expect(isOver).toBe(false);
    leave();
    expect((await waiting).body.data.hits).toHaveLength(1);
  });

  test("two at a time in all; who has waited four seconds is refused with Retry-After", async () => {
    const limit = t.app.concurrency.search;
    const leaves = [await limit.enter("x"), await limit.enter("y")];
    const member = await buildMember(t);
    const enter = limit.enter.bind(limit);
    const begun = Promise.withResolvers<void>();
    vi.spyOn(limit, "enter").mockImplementation((key, waitMs) => {
      // From here on only the test moves the waiting time on.
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      begun.resolve();
      return enter(key, waitMs);
    });
    let isOver = false;
    const asked = search("kenari", member).finally(() => {
      isOver = true;
    });
    await begun.promise;
    vi.advanceTimersByTime(3999);
    await new Promise((go) => setImmediate(go));
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(1);
    const { status, refusal, headers } = await asked;
    for (const leave of leaves) leave();
    expect([status, refusal.code]).toEqual([429, "too_many_requests"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("after many long messages it ends and says that there is more; others get their turn meanwhile", async () => {
    const member = await buildMember(t);
    // 46 MB of sealed text, of which 40 MB are opened.
    const long = "\u1eaf".repeat(15_000);
    const { ids } = await storeConversation(
      t,
      member,
      Array.from({ length: 1020 }, (_, n) => ({ text: n % 1000 === 0 ? `kenari ${long}` : long })),
    );
    // A search also ends after some time; the clock stands still here, so that the same limit ends it on every machine.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    const { hits, has_more } = (await search("kenari", member)).body.data;
    expect(has_more).toBe(true);
    expect(hits.map(({ message_id }) => message_id)).toEqual([ids[1000]]);
  }, 60_000);

  test("the words and what is found are in no log, and an Idempotency-Key keeps nothing of them", async () => {
    const member = await buildMember(t);
    await storeConversation(t, member, [{ text: "kenari-probe-5521 di sini" }]);
    const headers = { "idempotency-key": "kunci-pencarian-1" };
    const first = await t.call(
      "searchConversations",
      { body: { q: "kenari-probe-5521" } },
      { ...member, headers },
    );
    expect(first.body.data.hits).toHaveLength(1);
    await t.call("searchConversations", { body: { q: "x" } }, { ...member, headers });
    expect(logged).toContain("/api/conversations/search");
    expect(logged).not.toMatch(/kenari|probe/);
    const { rows } = await t.database.pool.query(
      "select 1 from idempotency_keys where call = 'searchConversations'",
    );
    expect(rows).toEqual([]);
  });
});

const pile = ["kenari", "kantor", "rumah", "tidur", "capek", "ibu", "bos", "uang", "sekolah", "hujan"];

test(`a search never leaves the member or the client, whatever is looked for (seed ${seed})`, async () => {
  const elsewhere = await buildClient(t);
  const people = await Promise.all([buildMember(t), buildMember(t), buildMember(t, { client: elsewhere })]);
  const own = new Map<number, Set<string>>();
  for (const [n, person] of people.entries()) {
    const codes = new Set<string>();
    for (let conversation = 0; conversation < 3; conversation += 1) {
      // All members write the same words, with a marker of their own beside them.
      const rows = pile.map((word) => ({ text: `${word} milik-${n} nomor ${conversation}` }));
      codes.add(
        (await storeConversation(t, person, rows, { title: `Tentang ${pile[conversation]} milik-${n}` }))
          .code,
      );
    }
    own.set(n, codes);
  }
  const query = fc.oneof(
    fc.constantFrom(...pile, "milik", "nomor", "tentang", "kenary", "kantro"),
    fc.tuple(fc.constantFrom(...pile), fc.nat(2)).map(([word, n]) => `${word} milik-${n}`),
    fc.string({ unit: "grapheme", minLength: 2, maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(query, fc.nat(2), async (q, n) => {
      const person = people[n] ?? people[0];
      if (!person) return;
      await t.app.limits.forget("searchByUser", String(person.id));
      const { status, body } = await search(q, person);
      if (status === 422) return;
      for (const { code, snippet, title } of body.data.hits) {
        expect(own.get(n)?.has(code)).toBe(true);
        expect(`${snippet} ${title}`).toContain(`milik-${n}`);
      }
    }),
    { seed, numRuns: 120 },
  );
}, 60_000);
