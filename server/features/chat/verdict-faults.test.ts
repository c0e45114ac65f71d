import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { messages } from "#server/db/tables/conversation.ts";
import type { SafetyModel } from "#server/external/model/safety-model.ts";
import { verdictOf } from "#server/external/model/safety-prompt.ts";
import { noUsage } from "#server/external/model/usage.ts";
import { reapMeters } from "#server/features/balance/balance.ts";
import { noticeIn, riskColumns } from "#server/features/message/message.ts";
import { knownRiskOf } from "#server/features/safety/safety.ts";
import { createTestDatabase } from "#server/test/database.ts";
import { type Death, makeMortal, untilDeath } from "#server/test/dying.ts";
import { buildMember, clientNamed, startConversation } from "#server/test/factories.ts";
import { riskState } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { saysVerdict } from "#server/test/verdicts.ts";
import { acceptQuestion } from "./accept-question.ts";
import { AnswerCost } from "./answer-cost.ts";
import type { AnswerTask } from "./answer-task.ts";
import { awaitVerdict } from "./await-verdict.ts";
import { closeLostAnswers } from "./live-answers.ts";

/*
 * A server dies while it stores a verdict: either nothing of it is stored or all of it, and the next answer asks again.
 */

let t: TestApp;

beforeAll(async () => {
  const database = await createTestDatabase();
  makeMortal(database.pool);
  t = await startTestApp({ database });
});
afterAll(() => t.close());

const safetyModel: SafetyModel = {
  name: "penjaga",
  used: noUsage(),
  patienceMs: 60_000,
  judge: async () => ({
    outcome: "verdict",
    ms: 0,
    verdict: verdictOf(JSON.parse(saysVerdict({ level: 2, category: "ideation" }))),
  }),
};

/** A question that was accepted after some charged time, and whose verdict is still to come. */
async function asked(): Promise<AnswerTask> {
  const member = { ...(await buildMember(t)), sessionId: 0 };
  const client = await clientNamed(t, member.client);
  const code = await startConversation(t, member);
  await t.call("sendQuestion", { body: { thread_id: code, question: "Aku mau ubah CV." } }, member);
  await t.advance(40);
  const body = { thread_id: code, question: "Mulai dari mana?" };
  const accepted = await acceptQuestion({ app: t.app, client, member, body });
  const { conversation, questionId, answerId, begun } = accepted;
  if (!begun) throw new Error("the question was known");
  const { judgement, secondsLeft } = begun;
  const seal = await t.app.seals.of(t.app.database.db, client.id);
  return {
    app: t.app,
    client,
    member,
    seal,
    conversation,
    questionId,
    answerId,
    judgement,
    secondsLeft,
    cost: new AnswerCost(t.app, client.id),
    level: 0,
    risk: knownRiskOf(judgement),
    srq17AtMs: undefined,
    manner: undefined,
  };
}

function hear(task: AnswerTask): Promise<void> {
  const { seal, conversation, member, answerId } = task;
  const live = t.app.live.open(answerId, { userId: member.id, conversationId: conversation.id, seal });
  t.app.live.close(answerId);
  return awaitVerdict({ task }, safetyModel, [], live);
}

/** Reads what a verdict has left: event, state, card, seconds given back. */
async function traces(task: AnswerTask) {
  const { member, answerId } = task;
  const { rows } = await t.database.pool.query(
    `select (select count(*)::int from safety_events where user_id = $1 and is_verdict) as events,
      (select hold_until > app_now() from safety_states where user_id = $1) as held,
      (select count(*)::int from journals where kind = 'compensation' and ref_type = 'message' and ref_id = $2) as refunds`,
    [member.id, answerId],
  );
  const [answer] = await t.database.db.select(riskColumns).from(messages).where(eq(messages.id, answerId));
  const remembered = await riskState(t, member.id);
  return {
    ...rows[0],
    level: remembered?.state?.level,
    card: (answer && noticeIn(answer, task.seal)?.level) ?? null,
  };
}

describe.each(["killed", "cut"] as const)("%s at each statement", (how: Death["how"]) => {
  test("a verdict is stored whole or not at all, and once when it is asked for again", async () => {
    for (let at = 1, died = true; died; at += 1) {
      const task = await asked();
      died = await untilDeath({ at, how }, () => hear(task));
      const found = await traces(task);
      const whole = { events: 1, level: 2, held: true, card: 2, refunds: 1 };
      const nothing = { events: 0, level: 0, held: null, card: null, refunds: 0 };
      expect([whole, nothing], `${how} at statement ${at}`).toContainEqual(found);
      await hear(task);
      expect(await traces(task), `${how} at statement ${at}`).toEqual(whole);
      if (!died) expect(at).toBeGreaterThan(5);
    }
    // Nobody writes these answers, and no reader is left.
    await closeLostAnswers(t.app, true);
    await reapMeters(t.database.db, 100);
    expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
  });
});
