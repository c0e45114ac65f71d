import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { safetyTexts } from "#texts/safety/safety.ts";

const calm = "Aku mau cerita soal pekerjaanku.";
const plan = "Malam ini aku mau gantung diri, talinya udah siap.";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe("whatever fails, help stands beside the refusal (decision 9)", () => {
  /** Asks a question while a table is missing, as with a database that works only partly. */
  async function askWithout(table: string, text: string) {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    await t.database.pool.query(`alter table ${table} rename to away`);
    try {
      return await t.call("sendQuestion", { body: { thread_id: code, question: text } }, member);
    } finally {
      await t.database.pool.query(`alter table away rename to ${table}`);
    }
  }

  test.for([["sessions"], ["conversations"], ["messages"]] as const)("with %s away", async ([table]) => {
    const { status, refusal } = await askWithout(table, plan);
    expect([status, refusal.code]).toEqual([500, "internal"]);
    expect(refusal.safety).toMatchObject({ level: 3, contacts: expect.arrayContaining([]) });
  });

  test("distress gets kind words and where help is; an everyday question the error alone", async () => {
    const { refusal } = await askWithout("messages", "aku putus asa banget, semuanya hancur");
    expect(refusal.safety).toMatchObject({ level: 1, message: safetyTexts.outage });
    expect((await askWithout("messages", calm)).refusal.safety).toBeUndefined();
  });

  test("a question that is too long, or comes to a conversation that is over", async () => {
    const member = await buildMember(t);
    const code = await startConversation(t, member);
    const long = `${plan} ${"a".repeat(5000)}`;
    const tooLong = await t.call("sendQuestion", { body: { thread_id: code, question: long } }, member);
    expect(tooLong).toMatchObject({ status: 422, refusal: { safety: { level: 3 } } });
    await t.call("endConversation", { params: { id: code } }, member);
    const over = await t.call("sendQuestion", { body: { thread_id: code, question: plan } }, member);
    expect(over).toMatchObject({ status: 409, refusal: { safety: { level: 3 } } });
  });

  test("a session that has ended: question, feedback, plan and screening carry the card beside the 401", async () => {
    const one = { text: plan, phone: null };
    const parts = { signs: [one] };
    const answers = [{ id: 17, value: "yes" }];
    const refused = [
      await t.call("sendQuestion", { body: { thread_id: "x", question: plan } }, { token: "lewat" }),
      await t.call("sendFeedback", { body: { message: plan } }, { token: "lewat" }),
      await t.call("saveSafetyPlan", { body: { version: 0, parts } as never }, { token: "lewat" }),
      await t.call("submitSrq", { body: { answers } as never }, { token: "lewat" }),
    ];
    for (const { status, refusal } of refused) {
      expect([status, refusal.code]).toEqual([401, "unauthenticated"]);
      expect(refusal.safety).toMatchObject({ contacts: expect.arrayContaining([expect.anything()]) });
    }
    // The classifier reads what no rule knows.
    const question = "Pintu depan sengaja tidak saya kunci supaya tidak merepotkan yang menemukan.";
    const oblique = await t.call("sendQuestion", { body: { thread_id: "x", question } }, { token: "lewat" });
    expect(oblique.refusal.safety).toMatchObject({ level: expect.any(Number) });
    const everyday = await t.call("sendQuestion", { body: { thread_id: "x", question: calm } }, {});
    expect([everyday.status, everyday.refusal.safety]).toEqual([401, undefined]);
  });

  test("texts without a session are read sixty times a minute from one address, then refused as before", async () => {
    const seen: boolean[] = [];
    for (let n = 0; n < 70; n += 1) {
      const answer = await t.server.inject({
        method: "POST",
        url: "/api/chat",
        remoteAddress: "10.9.8.7",
        payload: { thread_id: "x", question: plan },
      });
      expect(answer.statusCode).toBe(401);
      seen.push("safety" in answer.json());
    }
    expect(seen).toEqual([...Array(60).fill(true), ...Array(10).fill(false)]);
  });
});
