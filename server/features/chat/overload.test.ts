import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { announceShutdown } from "#server/platform/http/graceful-shutdown.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { latch, scriptedModel } from "#server/test/fakes.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";

let t: TestApp;
const load = { isHigh: false, close: () => {} };

beforeAll(async () => {
  t = await startTestApp({ load });
});
afterEach(() => {
  load.isHigh = false;
});
afterAll(() => t.close());

type Member = Awaited<ReturnType<typeof buildMember>>;
const ask = async (at: TestApp, member: Member, question: string) =>
  at.call("sendQuestion", { body: { thread_id: await startConversation(at, member), question } }, member);

describe("a server without room", () => {
  test("refuses a new question in words, says when to come back, and stores nothing", async () => {
    const member = await buildMember(t);
    load.isHigh = true;
    const { status, refusal, headers } = await ask(t, member, "Aku mau cerita.");
    expect([status, refusal.code, refusal.message]).toEqual([503, "overloaded", errorTexts.overloaded]);
    const seconds = Number(headers["retry-after"]);
    expect(seconds).toBeGreaterThanOrEqual(5);
    expect(seconds).toBeLessThanOrEqual(10);
    const { rows } = await t.database.pool.query("select 1 from messages where user_id = $1", [member.id]);
    expect(rows).toEqual([]);
    load.isHigh = false;
    t.app.external.model = scriptedModel([{ text: "Aku dengar." }]);
    expect((await ask(t, member, "Aku mau cerita.")).status).toBe(200);
  });

  test("ends the answers that it writes", async () => {
    const rest = latch();
    t.app.external.model = scriptedModel([{ text: "Aku " }, rest.wait, { text: "dengar kamu." }]);
    const asked = ask(t, await buildMember(t), "Aku mau cerita.");
    await expect.poll(() => t.app.live.size).toBe(1);
    load.isHigh = true;
    rest.open();
    const { body } = await asked;
    expect([body.state, body.structured_response.content]).toEqual(["complete", "Aku dengar kamu."]);
  });

  test("answers a member in danger all the same", async () => {
    t.app.external.model = scriptedModel([{ text: "Aku di sini." }]);
    load.isHigh = true;
    const { status, body } = await ask(t, await buildMember(t), "Aku mau bunuh diri malam ini.");
    expect([status, body.safety]).toMatchObject([200, { level: 3 }]);
  });

  test("answers whoever was in danger a moment ago, whatever they write now", async () => {
    t.app.external.model = scriptedModel([{ text: "Aku di sini." }]);
    const member = await buildMember(t);
    await ask(t, member, "Aku mau bunuh diri malam ini.");
    load.isHigh = true;
    expect((await ask(t, member, "iya")).status).toBe(200);
  });
});

test("a server that is about to stop says so to proxies, and serves what still comes", async () => {
  const leaver = await startTestApp({ config: { trustProxy: 1 } });
  leaver.app.external.model = scriptedModel([{ text: "Aku dengar." }]);
  const member = await buildMember(leaver);
  expect((await leaver.server.inject("/readyz")).statusCode).toBe(200);
  const left = announceShutdown(leaver.app);
  const ready = await leaver.server.inject("/readyz");
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, "close"]);
  expect((await leaver.server.inject("/healthz")).statusCode).toBe(200);
  expect((await ask(leaver, member, "Aku mau cerita.")).status).toBe(200);
  await left;
  await leaver.close();
});
