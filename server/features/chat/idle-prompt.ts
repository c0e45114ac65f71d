import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { usableWith } from "#rules/usable-balance.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { readSaldo, seeMember } from "#server/features/balance/balance.ts";
import {
  type Conversation,
  messagePlace,
  ownConversation,
} from "#server/features/conversation/conversation.ts";
import { riskColumns, riskIn } from "#server/features/message/message.ts";
import { mayOffer } from "#server/features/safety/safety.ts";
import type { Handler, Member } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { idleWords } from "#texts/chat/chat.ts";
import { respondWithAnswer } from "./answer-response.ts";

/** How long a member must be silent before a message is due (B-235). */
const silence = sql`interval '2 minutes'`;

/**
 * C-24: writes to a member who has been silent, at most once per silence (S-26); a repeat returns the same message. The
 * texts are ours, since a model without a question would have to make something up; none is sent in a crisis.
 */
export const idlePrompt: Handler<"idlePrompt"> = async (context) => {
  const { app, member, body } = context;
  const saldo = await readSaldo(app, member);
  const id = await transact(app.database.db, async (tx) => {
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(ownConversation(member, body.thread_id))
      .for("no key update");
    const own = orNotFound(conversation);
    if (own.status === "ended") throw fail("conversation_ended");
    const last = await lastMessage(tx, own.id);
    if (last?.isIdle) return last.id;
    const isDue = last?.type === "answer" && last.isOver && !last.hasRating;
    if (!isDue || usableWith(saldo, own.expertId) === 0) throw fail("idle_not_due");
    // Not after the slightest sign of risk, nor within a day of a graver one.
    const seal = await app.seals.of(app.database.db, member.clientId);
    if (riskIn(last, seal) || last.isDistress || !(await mayOffer(tx, member, 0))) throw fail("idle_not_due");
    await seeMember(tx, member.id);
    return say(tx, seal, member, own);
  });
  return respondWithAnswer(context, id);
};

async function lastMessage(tx: Tx, conversationId: number) {
  const [row] = await tx
    .select({
      id: messages.id,
      type: messages.type,
      hasRating: messages.hasRating,
      isIdle: messages.isIdle,
      ...riskColumns,
      isDistress: sql<boolean>`exists (select 1 from ${safetyEvents}
        where ${safetyEvents.messageId} = ${messages.questionId} and ${safetyEvents.level} >= 1)`,
      isOver: sql<boolean>`${messages.state} in ('complete', 'stopped') and ${messages.finishedAt} <= app_now() - ${silence}`,
    })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isNull(messages.replacedAt)))
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

async function say(tx: Tx, seal: ClientSeal, member: Member, conversation: Conversation): Promise<number> {
  const [said] = await tx
    .select({ times: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversation.id), eq(messages.isIdle, true)));
  const words = orNotFound(idleWords[(said?.times ?? 0) % idleWords.length]);
  const [row] = await tx
    .insert(messages)
    .values({
      clientId: member.clientId,
      userId: member.id,
      conversationId: conversation.id,
      type: "answer",
      state: "complete",
      isIdle: true,
      bodySealed: seal.seal(words, messagePlace(conversation.id)),
      finishedAt: sql`app_now()`,
    })
    .returning({ id: messages.id });
  return orNotFound(row).id;
}
