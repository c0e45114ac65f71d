import { afterAll, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
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

const isStore = (query: unknown): boolean =>
  typeof query === "object" && query !== null && "name" in query && query.name === "store-answer";

/** Loses the reply to the first attempt at storing an answer, after the database has done it. */
function loseFirstReply(): { attempts: number; end: () => void } {
  const { $client: pool } = t.app.database.db;
  const { query } = pool;
  const lost = { attempts: 0, end: () => void Reflect.set(pool, "query", query) };
  const losing = async (...given: unknown[]) => {
    const result = await Reflect.apply(query, pool, given);
    if (isStore(given[0])) lost.attempts += 1;
    if (isStore(given[0]) && lost.attempts === 1) throw new Error("Query read timeout");
    return result;
  };
  Reflect.set(pool, "query", losing);
  return lost;
}

test("an answer whose storing nobody heard of is recognised: it ends well, and once", async () => {
  t.app.external.model = scriptedModel([() => t.advance(20), { text: "Ini jawabanku." }]);
  await t.stopClock("2026-11-21T03:00:00Z");
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const lost = loseFirstReply();
  const { status, body } = await t.call(
    "sendQuestion",
    { body: { thread_id: code, question: "Halo." } },
    member,
  );
  lost.end();
  expect([status, body.state, body.structured_response.content]).toEqual([200, "complete", "Ini jawabanku."]);
  // The attempt that succeeded is a transaction, which does not pass here.
  expect(lost.attempts).toBe(1);
  const { rows } = await t.database.pool.query(
    "select count(*)::int as journals from journals where kind = 'compensation' and ref_id = $1",
    [body.id],
  );
  expect(rows[0].journals).toBe(1);
});

test("the balance that an answer shows knows the seconds that are due at the next sign of life", async () => {
  await t.stopClock("2026-11-21T03:00:00Z");
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  t.app.external.model = scriptedModel([{ text: "Satu." }, () => t.advance(75), { text: " Dua." }]);
  const { body } = await t.call("sendQuestion", { body: { thread_id: code, question: "Halo." } }, member);
  expect(body.total_saldo).toBe((await t.call("getSaldo", {}, member)).body.data.total_saldo);
});
