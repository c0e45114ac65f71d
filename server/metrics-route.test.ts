import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildMember, startConversation } from "./test/factories.ts";
import { scriptedModel } from "./test/fakes.ts";
import { startTestApp, type TestApp } from "./test/test-app.ts";

const operatorToken = "penjaga-yang-cukup-panjang-0123456789";
const headers = { authorization: `Bearer ${operatorToken}` };

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp({ config: { operatorToken } });
});
afterAll(() => t.close());

const scrape = async () => (await t.server.inject({ url: "/metrics", headers })).body;

/** Returns the value of a figure with these labels; undefined if it does not stand there. */
async function figure(name: string): Promise<number | undefined> {
  const line = (await scrape()).split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe("/metrics", () => {
  test("opens by the operator's token alone, and does not exist without one", async () => {
    expect((await t.server.inject("/metrics")).statusCode).toBe(401);
    const wrong = { authorization: "Bearer bukan-token-penjaga-sama-sekali-12345" };
    expect((await t.server.inject({ url: "/metrics", headers: wrong })).statusCode).toBe(401);
    const closed = await startTestApp();
    expect((await closed.server.inject({ url: "/metrics", headers })).statusCode).toBe(404);
    await closed.close();
  });

  test("counts questions by level, answers by their end and first words; nobody and no words are named", async () => {
    t.app.external.model = scriptedModel([{ text: "Aku dengar, kata Zelkova." }]);
    const member = await buildMember(t, { name: "Rembulani" });
    for (const question of ["Aku mau ubah CV, kata Wiratama.", "Aku mau bunuh diri malam ini."]) {
      const body = { thread_id: await startConversation(t, member), question };
      expect((await t.call("sendQuestion", { body }, member)).status).toBe(200);
    }
    expect(await figure('alma_questions_total{level="0"}')).toBe(1);
    expect(await figure('alma_questions_total{level="3"}')).toBe(1);
    expect(await figure('alma_answers_total{state="complete",writer="model"}')).toBe(2);
    expect(await figure('alma_first_words_seconds_count{writer="model"}')).toBe(2);
    expect(await figure('alma_http_requests_total{call="POST /api/chat",status="200"}')).toBe(2);
    const all = await scrape();
    for (const secret of ["Zelkova", "Wiratama", "Rembulani", member.email, member.token, "netwerk"])
      expect(all, secret).not.toContain(secret);
  });

  test("an unknown path adds no label of its own", async () => {
    await t.server.inject("/api/tidak-ada/rahasia-di-alamat");
    expect(await scrape()).not.toContain("rahasia-di-alamat");
  });

  test("tells what the database holds, and that it is away", async () => {
    expect(await figure("alma_database_up")).toBe(1);
    expect(await figure("alma_operator_tasks")).toBe(0);
    await t.database.pool.query("insert into operator_tasks (kind, about) values ('feedback', 'satu')");
    expect(await figure("alma_operator_tasks")).toBe(1);
    expect(await figure('alma_database_connections{state="open"}')).toBeGreaterThan(0);
    await t.database.pool.query("alter table operator_tasks rename to operator_tasks_away");
    expect(await figure("alma_database_up")).toBe(0);
    await t.database.pool.query("alter table operator_tasks_away rename to operator_tasks");
    expect(await figure("alma_database_up")).toBe(1);
  });
});
