import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Model } from "#server/external/model/model.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  clientNamed,
  startConversation,
} from "#server/test/factories.ts";
import { latch, scriptedModel, silentModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { madeTitle } from "./made-title.ts";

let t: TestApp;
const llm = {
  baseUrl: "http://model.test/v1",
  apiKey: undefined,
  model: "uji",
  providerName: "Penyedia Uji",
};

beforeAll(async () => {
  t = await startTestApp({ config: { llm, modelBudget: { memberUsd: 1, clientUsd: 3 } } });
});
beforeEach(async () => {
  t.app.external.model = silentModel;
  t.app.external.endpoint = undefined;
  await t.stopClock("2026-11-21 14:05:00+07");
});
afterAll(() => t.close());

/** The first three messages of a conversation about overtime. */
const overtime = [
  "Aku lembur terus tiap malam, kerjaan numpuk nggak habis-habis.",
  "Kedengarannya melelahkan.",
  "Iya, lembur lagi lembur lagi.",
].join("\n");
const wish = "Aku pengen mati aja rasanya.";
const neutral = "Sesi 21 Nov, 14.05 · Kesehatan Mental";

const edit = (member: BuiltMember, id: string, body: { topic?: string; title?: string }) =>
  t.call("editTitle", { params: { id }, body }, member);
const titleNow = async (member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code }, query: {} }, member)).body.data.title;
const ask = (member: BuiltMember, code: string, question: string) =>
  t.call("sendQuestion", { body: { thread_id: code, question } }, member);
const rowOf = async (code: string) =>
  (await t.database.pool.query("select * from conversations where code = $1", [code])).rows[0];

async function conversation(endpoint?: Model, over: Parameters<typeof buildMember>[1] = {}) {
  t.app.external.endpoint = endpoint;
  const member = await buildMember(t, over);
  const code = await startConversation(t, member);
  await ask(member, code, "Halo.");
  return { member, code };
}
/** Returns the title that a conversation about overtime gets from this endpoint. */
async function titleBy(endpoint: Model) {
  const { member, code } = await conversation(endpoint);
  return (await edit(member, code, { topic: overtime })).body.data.title;
}

describe("C-28 with topic: a title from the first messages", () => {
  test("B-219, B-449, A-73: Unknown Title until then; without an endpoint it names what the conversation is about", async () => {
    const { member, code } = await conversation();
    expect(await titleNow(member, code)).toBe("Unknown Title");
    const { status, body } = await edit(member, code, { topic: overtime });
    expect([status, body.status, body.data.title]).toEqual([200, "success", "Beban kerja"]);
    expect(await titleNow(member, code)).toBe("Beban kerja");
    const { items } = (await t.call("listConversations", { query: {} }, member)).body.data;
    expect(items[0]?.title).toBe("Beban kerja");
  });

  test("where no topic shows the title is neutral: day, hour of Jakarta and field", async () => {
    for (const topic of ["Halo.\nHalo juga.\nApa kabar?", "   ", "🙂"]) {
      const { member, code } = await conversation();
      expect((await edit(member, code, { topic })).body.data.title).toBe(neutral);
    }
    await t.stopClock("2026-11-21 23:30:00+00");
    const { member, code } = await conversation();
    expect((await edit(member, code, { topic: "Halo." })).body.data.title).toBe(
      "Sesi 22 Nov, 06.30 · Kesehatan Mental",
    );
  });

  test("a title is made once: a later topic changes nothing, nor is anybody asked again", async () => {
    const endpoint = scriptedModel([{ text: "Lembur tiap malam" }], [{ text: "Judul lain" }]);
    const { member, code } = await conversation(endpoint);
    await edit(member, code, { topic: overtime });
    const again = await edit(member, code, { topic: "Aku putus sama pacar minggu lalu." });
    expect(again.body.data.title).toBe("Lembur tiap malam");
    expect(endpoint.requests).toHaveLength(1);
  });

  test("two tabs at once: one title, and both are told the same", async () => {
    const [asked, go] = [latch(), latch()];
    const endpoint = scriptedModel(
      [async () => asked.open(), go.wait, { text: "Judul pertama" }],
      [{ text: "Judul kedua" }],
    );
    const { member, code } = await conversation(endpoint);
    const first = edit(member, code, { topic: overtime });
    await asked.wait();
    const second = await edit(member, code, { topic: overtime });
    go.open();
    const titles = [(await first).body.data.title, second.body.data.title, await titleNow(member, code)];
    expect(titles).toEqual(["Judul kedua", "Judul kedua", "Judul kedua"]);
  });

  test("sealed: the row does not show it, nor whose words it came from", async () => {
    const { member, code } = await conversation(scriptedModel([{ text: "Kenari di kantor" }]));
    await edit(member, code, { topic: overtime });
    const row = await rowOf(code);
    expect(row.title_by).toBe("made");
    expect(row.title_sealed.includes("Kenari")).toBe(false);
    expect(row.title_sealed.includes("lembur")).toBe(false);
  });
});

describe("the endpoint's titles", () => {
  test("the beginning of the conversation goes to it as data, with an instruction of its own", async () => {
    const endpoint = scriptedModel([{ text: "Lembur tiap malam" }]);
    const { member, code } = await conversation(endpoint);
    const topic = `${overtime}\n${"panjang ".repeat(2000)}`;
    expect((await edit(member, code, { topic })).body.data.title).toBe("Lembur tiap malam");
    const [request] = endpoint.requests;
    expect(request?.system).toContain("paling banyak 6 kata");
    expect(request?.turns).toEqual([{ role: "member", text: topic.slice(0, 4000) }]);
  });

  test.each([
    ['"Lembur dan lelah"', "Lembur dan lelah"],
    ["**Lembur** dan _lelah_.", "Lembur dan lelah"],
    ["# Judul: Lembur\ndan   lelah\n", "Lembur dan lelah"],
    ["“Lembur\u202E\u0007 dan lelah”", "Lembur dan lelah"],
    ["<b>Lembur</b>", "Lembur"],
  ])("signs around a title go: %j", async (said, title) => {
    expect(await titleBy(scriptedModel([{ text: said }]))).toBe(title);
  });

  test.each([
    ["nothing", ""],
    ["only signs", '*** --- "" 123'],
    ["more than a title", "Kamu sedang lelah karena lembur setiap malam dan atasanmu terus meminta laporan"],
    ["one endless word", "a".repeat(61)],
    ["a web address", "Baca www.contoh-lembur.com"],
    ["a number to call", "Hubungi 0812 3456 7890"],
    ["a diagnosis", "Kamu mengidap depresi berat"],
    ["a sign of risk", "Ingin mengakhiri hidup"],
  ])("what is not fit to be one is not shown: %s", async (_what, said) => {
    expect(await titleBy(scriptedModel([{ text: said }]))).toBe("Beban kerja");
  });

  test("an endpoint that is down, breaks off or goes on and on does not matter", async () => {
    const endless = Array.from({ length: 500 }, () => ({ text: "dan lagi " }));
    const failing = [[new Error("down")], [{ text: "Lem" }, new Error("cut")], endless];
    for (const steps of failing) expect(await titleBy(scriptedModel(steps))).toBe("Beban kerja");
  });

  test("nor one that stays silent: nobody waits for it longer than a moment", async () => {
    const endpoint = scriptedModel([{ text: "Lembur" }, "hang"]);
    expect(await madeTitle(overtime, { endpoint, spent: () => undefined }, 30)).toBe("Beban kerja");
    expect(endpoint.aborted).toBe(1);
  });

  test.each(["ai_provider", "health_data"])(
    "S-20: after %s was withdrawn nothing goes to it; the title comes from here",
    async (kind) => {
      const endpoint = scriptedModel([{ text: "Dari penyedia" }]);
      const { member, code } = await conversation(endpoint);
      await t.database.pool.query(
        "update consents set withdrawn_at = app_now() where user_id = $1 and kind = $2",
        [member.id, kind],
      );
      expect((await edit(member, code, { topic: overtime })).body.data.title).toBe("Beban kerja");
      expect(endpoint.requests).toEqual([]);
    },
  );

  test("thirty in ten minutes are asked of it, more come from here", async () => {
    const endpoint = scriptedModel([{ text: "Dari penyedia" }]);
    const { member, code } = await conversation(endpoint);
    const clear = "update conversations set title_sealed = null, title_by = null where code = $1";
    const titles: string[] = [];
    for (let n = 0; n < 31; n += 1) {
      titles.push((await edit(member, code, { topic: overtime })).body.data.title);
      await t.database.pool.query(clear, [code]);
    }
    expect([titles[29], titles[30], endpoint.requests.length]).toEqual(["Dari penyedia", "Beban kerja", 30]);
  });
});

describe("what titles cost", () => {
  /** An endpoint whose every title costs this much. */
  function costing(usd: number) {
    const endpoint = scriptedModel([
      async () => endpoint.requests.at(-1)?.spent?.(usd * 1_000_000),
      { text: "Dari penyedia" },
    ]);
    return endpoint;
  }
  const spentBy = async ({ id, clientId }: BuiltMember) => {
    const { rows } = await t.database.pool.query(
      `select (select sum(cost_micro_usd)::int from messages where user_id = $1) as member,
        (select micro_usd::int from model_costs where client_id = $2 and day = wib_day(app_now())) as client`,
      [id, clientId],
    );
    return rows[0];
  };

  test("counts towards the day of member and client; once it is used up titles come from here, until the next day", async () => {
    const endpoint = costing(0.6);
    const { member, code } = await conversation(endpoint, { client: await buildClient(t) });
    const titleOfNew = async () => {
      const next = await startConversation(t, member);
      await ask(member, next, "Halo.");
      return (await edit(member, next, { topic: overtime })).body.data.title;
    };
    expect((await edit(member, code, { topic: overtime })).body.data.title).toBe("Dari penyedia");
    await expect.poll(() => spentBy(member)).toEqual({ member: 600_000, client: 600_000 });
    expect(await titleOfNew()).toBe("Dari penyedia");
    await expect.poll(() => spentBy(member)).toEqual({ member: 1_200_000, client: 1_200_000 });
    expect(await titleOfNew()).toBe("Beban kerja");
    expect(endpoint.requests).toHaveLength(2);
    await t.advance(86_400);
    expect(await titleOfNew()).toBe("Dari penyedia");
  });

  test("what others of the client have used up stops a member's titles too", async () => {
    const endpoint = costing(0.1);
    const { member, code } = await conversation(endpoint, { client: await buildClient(t) });
    await t.database.pool.query("insert into model_costs values ($1, wib_day(app_now()), 3000000)", [
      member.clientId,
    ]);
    expect((await edit(member, code, { topic: overtime })).body.data.title).toBe("Beban kerja");
    expect(endpoint.requests).toEqual([]);
  });

  test("a conversation without an answer could bear nothing, so its title comes from here", async () => {
    const endpoint = costing(0.1);
    const { member } = await conversation(endpoint);
    const empty = await startConversation(t, member);
    expect((await edit(member, empty, { topic: overtime })).body.data.title).toBe("Beban kerja");
    expect(endpoint.requests).toEqual([]);
  });
});

describe("conversations that show risk have neutral titles", () => {
  test("by what was asked in them, whatever the topic says, and nothing goes to the endpoint", async () => {
    const endpoint = scriptedModel([{ text: "Lembur" }]);
    for (const sign of [wish, "Aku sedih banget, nangis terus tiap malam, rasanya hampa."]) {
      const { member, code } = await conversation(endpoint);
      await ask(member, code, sign);
      expect((await edit(member, code, { topic: overtime })).body.data.title).toBe(neutral);
      expect((await rowOf(code)).title_by).toBe("neutral");
    }
    expect(endpoint.requests).toEqual([]);
  });

  test("by what the topic itself says", async () => {
    const endpoint = scriptedModel([{ text: "Lembur" }]);
    const { member, code } = await conversation(endpoint);
    expect((await edit(member, code, { topic: `${overtime}\n${wish}` })).body.data.title).toBe(neutral);
    expect(endpoint.requests).toEqual([]);
  });

  test("by what is asked while the title is made", async () => {
    const [asked, go] = [latch(), latch()];
    const endpoint = scriptedModel([async () => asked.open(), go.wait, { text: "Lembur tiap malam" }]);
    const { member, code } = await conversation(endpoint);
    const made = edit(member, code, { topic: overtime });
    await asked.wait();
    await ask(member, code, wish);
    go.open();
    expect((await made).body.data.title).toBe(neutral);
  });

  test("by what is being asked at the very moment the title is set", async () => {
    const { member, code } = await conversation();
    await ask(member, code, "Aku lembur terus.");
    const { id } = await rowOf(code);
    const asking = await t.database.pool.connect();
    await asking.query("begin");
    await asking.query("select 1 from conversations where id = $1 for no key update", [id]);
    const made = edit(member, code, { topic: overtime });
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await t.database.pool.query(waiting)).rowCount).toBe(1);
    await asking.query(
      `insert into safety_events (client_id, user_id, conversation_id, message_id, level)
      select client_id, user_id, conversation_id, id, 2
      from messages where conversation_id = $1 and type = 'question'`,
      [id],
    );
    await asking.query("commit");
    asking.release();
    expect((await made).body.data.title).toBe(neutral);
  });

  test("a title that was made before is dropped with the first sign, and the next one is neutral", async () => {
    const { member, code } = await conversation();
    const calm = await startConversation(t, member);
    for (const one of [code, calm]) await edit(member, one, { topic: overtime });
    await ask(member, code, wish);
    expect([await titleNow(member, code), await titleNow(member, calm)]).toEqual([
      conversationTexts.defaultTitle,
      "Beban kerja",
    ]);
    expect((await edit(member, code, { topic: overtime })).body.data.title).toBe(neutral);
  });

  test("the member's own title stays: they chose it", async () => {
    const { member, code } = await conversation();
    await edit(member, code, { title: "Malam yang panjang" });
    await ask(member, code, wish);
    expect(await titleNow(member, code)).toBe("Malam yang panjang");
  });
});

describe("C-28 with title: the member's own", () => {
  test("replaces any other and is replaced by no topic", async () => {
    const { member, code } = await conversation();
    await edit(member, code, { topic: overtime });
    const { body } = await edit(member, code, { title: "  Kerja \n dan  rumah " });
    expect(body.data.title).toBe("Kerja dan rumah");
    expect((await edit(member, code, { topic: overtime })).body.data.title).toBe("Kerja dan rumah");
    expect((await edit(member, code, { title: "Rumah" })).body.data.title).toBe("Rumah");
    expect((await rowOf(code)).title_by).toBe("member");
  });

  test("one of which nobody sees anything is none", async () => {
    const { member, code } = await conversation();
    expect((await edit(member, code, { title: "\u200b\u2060\u3164" })).body.data.title).toBe(neutral);
  });

  test("an empty one is neutral for good", async () => {
    const { member, code } = await conversation();
    await edit(member, code, { title: "Kerja dan rumah" });
    expect((await edit(member, code, { title: "   " })).body.data.title).toBe(neutral);
    await t.advance(86_400);
    expect((await edit(member, code, { topic: overtime })).body.data.title).toBe(neutral);
  });

  test("given while one is being made it stays", async () => {
    const [asked, go] = [latch(), latch()];
    const { member, code } = await conversation(
      scriptedModel([async () => asked.open(), go.wait, { text: "Dari penyedia" }]),
    );
    const made = edit(member, code, { topic: overtime });
    await asked.wait();
    await edit(member, code, { title: "Punyaku" });
    go.open();
    expect([(await made).body.data.title, await titleNow(member, code)]).toEqual(["Punyaku", "Punyaku"]);
  });

  test("longer than 80 signs, both or neither of topic and title: a fault of the field", async () => {
    const { member, code } = await conversation();
    for (const body of [{ title: "a".repeat(81) }, {}, { title: "Satu", topic: "dua" }]) {
      expect((await edit(member, code, body)).status).toBe(422);
    }
    expect((await edit(member, code, { title: "a".repeat(80) })).body.data.title).toHaveLength(80);
  });

  test("A-04, S-08: by code or id; another's is 404 and keeps its title", async () => {
    const { member, code } = await conversation();
    const { id } = await rowOf(code);
    const others = [await buildMember(t), await buildMember(t, { client: await clientNamed(t, "akasia") })];
    for (const other of others) {
      for (const name of [code, String(id), "tidak-ada"]) {
        for (const body of [{ title: "Milikku" }, { topic: overtime }]) {
          const { status, refusal } = await edit(other, name, body);
          expect([status, refusal.code]).toEqual([404, "not_found"]);
        }
      }
    }
    expect((await edit(member, String(id), { title: "Lewat id" })).body.data.title).toBe("Lewat id");
  });
});
