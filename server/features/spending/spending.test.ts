import { afterAll, beforeAll, expect, test } from "vitest";
import { inOneTrip, transact } from "#server/db/db.ts";
import { buildMember, startConversation } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { noteSpent, spentStep } from "./spending.ts";

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const one = async (text: string, values: unknown[] = []) =>
  (await t.database.pool.query(text, values)).rows[0];

test("a cost that is noted while the same answer is stored waits for it and blocks nobody", async () => {
  const member = await buildMember(t);
  const code = await startConversation(t, member);
  const { body } = await t.call("sendQuestion", { body: { thread_id: code, question: "Halo." } }, member);
  const purpose = { clientId: member.clientId, answerId: body.id };
  const { conversation } = await one("select conversation_id as conversation from messages where id = $1", [
    body.id,
  ]);
  for (const other of [purpose, { clientId: member.clientId, conversationId: conversation }]) {
    await noteSpent(t.app, purpose, 1);
    let noted: Promise<void> | undefined;
    await transact(t.app.database.db, async (tx) => {
      const { rows } = await tx.$client.query<{ pid: number }>({
        text: "select pg_backend_pid() as pid from messages where id = $1 for update",
        values: [body.id],
      });
      noted ??= noteSpent(t.app, other, 10);
      const blocked = "select count(*)::int as n from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
      await expect.poll(async () => (await one(blocked, [rows[0]?.pid])).n).toBe(1);
      await tx.$client.query({ text: "set local lock_timeout = 2000" });
      await inOneTrip(tx, [spentStep(purpose, 100)]);
    });
    await noted;
  }
  const cost = await one("select cost_micro_usd::int as micro from messages where id = $1", [body.id]);
  const day = await one("select micro_usd::int as micro from model_costs where client_id = $1", [
    member.clientId,
  ]);
  expect([cost.micro, day.micro]).toEqual([222, 222]);
});
