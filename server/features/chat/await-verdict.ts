import { and, eq, isNull } from "drizzle-orm";
import type { Verdict } from "#rules/safety/verdict.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { type AnswerRisk, conversations, messages } from "#server/db/tables/conversation.ts";
import { users } from "#server/db/tables/user.ts";
import type { Turn } from "#server/external/model/model.ts";
import type { SafetyModel } from "#server/external/model/safety-model.ts";
import { compensateHold } from "#server/features/balance/balance.ts";
import { riskSealedOf } from "#server/features/message/message.ts";
import { type Applied, applyVerdict, knownRiskOf, riskOf } from "#server/features/safety/safety.ts";
import { noteSpent } from "#server/features/spending/spending.ts";
import type { LiveAnswer } from "#server/platform/live/live-answer.ts";
import type { AnswerTask } from "./answer-task.ts";

/** An answer being written; a verdict that raises the danger replaces the task that it began with. */
export type AnswerJob = { task: AnswerTask };

/**
 * Asks the safety model about the question, stores what its verdict changes and shows it to the readers. Never rejects:
 * without a verdict the other layers' judgement stands.
 */
export async function awaitVerdict(
  job: AnswerJob,
  safetyModel: SafetyModel,
  turns: readonly Turn[],
  live: LiveAnswer,
): Promise<void> {
  const { app, answerId, member } = job.task;
  try {
    const { verdict, ...counted } = await safetyModel.judge(turns);
    app.log.info({ answer: answerId, model: safetyModel.name, ...counted }, "verdict counted");
    // Counted, but never stopped by a budget.
    if (counted.costMicroUsd)
      void noteSpent(app, { clientId: member.clientId, answerId }, counted.costMicroUsd);
    if (verdict) await applyToAnswer(job, verdict, live);
  } catch (error) {
    app.log.warn({ err: error, answer: answerId }, "verdict could not be stored");
  }
}

async function applyToAnswer(job: AnswerJob, verdict: Verdict, live: LiveAnswer): Promise<void> {
  const { task } = job;
  const applied = await transact(task.app.database.db, (tx) => store(tx, task, verdict, live));
  if (!applied) return;
  const { change, judgement } = applied;
  live.about.risk = cardAfter(applied, live);
  live.pull();
  // A lowered danger takes effect with the next turn.
  if (change === "lowered") return;
  const risk = { ...knownRiskOf(judgement), companion: verdict.companion ?? undefined };
  job.task = { ...task, level: judgement.assessment.level, judgement, risk };
}

async function store(
  tx: Tx,
  { member, seal, conversation, questionId, answerId, judgement }: AnswerTask,
  verdict: Verdict,
  live: LiveAnswer,
): Promise<Applied | undefined> {
  const owner = { clientId: member.clientId, userId: member.id, conversationId: conversation.id };
  // Takes the same locks as accepting a question; an erased account is left as it is.
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(
      and(
        eq(conversations.clientId, member.clientId),
        eq(conversations.userId, member.id),
        eq(conversations.id, conversation.id),
        isNull(users.erasedAt),
      ),
    )
    .for("no key update");
  if (!row) return undefined;
  // Locks the answer before the meter, in the same order as the end of the answer does.
  await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.clientId, member.clientId), eq(messages.id, answerId)))
    .for("no key update");
  const applied = await applyVerdict(tx, seal, { ...owner, messageId: questionId }, judgement, verdict);
  if (!applied) return undefined;
  const [answer] = await tx
    .update(messages)
    .set({ riskSealed: riskSealedOf(seal, conversation.id, cardAfter(applied, live)), riskPlain: null })
    .where(and(eq(messages.clientId, member.clientId), eq(messages.id, answerId)))
    .returning({ askedAt: messages.createdAt });
  if (answer && applied.holdBegins) {
    await compensateHold(tx, {
      userId: member.id,
      from: new Date(answer.askedAt.getTime() - 60_000),
      to: applied.now,
      answerId,
    });
  }
  return applied;
}

/** Returns the card of the answer after a verdict; a card that has been shown stays. */
function cardAfter({ change, judgement }: Applied, { about }: LiveAnswer): AnswerRisk | null {
  const shown = about.risk ?? null;
  if (change === "lowered") return about.isCardShown ? shown : null;
  const card = riskOf(judgement);
  // An identical card is not sent again.
  return JSON.stringify(card) === JSON.stringify(shown) ? shown : card;
}
