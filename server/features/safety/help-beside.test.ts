import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildMember, startTalk } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { safetyTexts } from "#texts/safety.ts";

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
    const code = await startTalk(t, member);
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

  test("a question that is too long, or comes to a talk that is over", async () => {
    const member = await buildMember(t);
    const code = await startTalk(t, member);
    const long = `${plan} ${"a".repeat(5000)}`;
    const tooLong = await t.call("sendQuestion", { body: { thread_id: code, question: long } }, member);
    expect(tooLong).toMatchObject({ status: 422, refusal: { safety: { level: 3 } } });
    await t.call("endConversation", { params: { id: code } }, member);
    const over = await t.call("sendQuestion", { body: { thread_id: code, question: plan } }, member);
    expect(over).toMatchObject({ status: 409, refusal: { safety: { level: 3 } } });
  });

  test("without a session nothing is read and nothing said", async () => {
    const answer = await t.call("sendQuestion", { body: { thread_id: "x", question: plan } }, {});
    expect([answer.status, answer.refusal.safety]).toEqual([401, undefined]);
  });
});
