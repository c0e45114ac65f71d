import { and, count, desc, eq, gt, isNull, or } from "drizzle-orm";
import { versionsMax } from "#rules/answer-versions.ts";
import type { Tx } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { type Conversation, messagePlace } from "#server/features/conversation/conversation.ts";
import { type MessageRow, riskColumns, riskIn } from "#server/features/message/message.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";

/*
 * Changes to existing turns: the continuation of an answer, another version of it, or an edited question. Only the
 * newest turn can be changed, so there are versions but no branches. The caller holds the lock of the conversation.
 */

type LockedConversation = { tx: Tx; conversation: Conversation; seal: ClientSeal };

/** A question that gets another answer, or the continuation of one. */
export type TurnToAnswer = { questionId: number; questionText: string; continueOf: number | null };

/** Returns the answer to continue, with its question; each answer can be continued once. */
export async function partToContinue(locked: LockedConversation, answerId: number): Promise<TurnToAnswer> {
  const { tx } = locked;
  const answer = await messageOf(locked, answerId, "answer");
  const [taken] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.continueOf, answerId));
  const isBroken = answer.state === "interrupted" || answer.state === "stopped";
  if (!isBroken || taken || answer.replacedAt) throw fail("nothing_to_continue");
  const question = await messageOf(locked, answer.questionId ?? 0, "question");
  return { ...textOf(locked, question), continueOf: answerId };
}

/** Replaces the newest answer, so that a new version can follow. An answer with a help card cannot be replaced. */
export async function replaceAnswer(
  locked: LockedConversation,
  { now }: { now: Date },
  answerId: number,
): Promise<TurnToAnswer> {
  const answer = await messageOf(locked, answerId, "answer");
  const question = await newestQuestion(locked);
  if (answer.replacedAt || answer.questionId !== question.id) throw fail("nothing_to_change");
  if ((await versionsOf(locked, question.id)) >= versionsMax) throw fail("nothing_to_change");
  await replace(locked, now, question.id, eq(messages.questionId, question.id));
  return { ...textOf(locked, question), continueOf: null };
}

/** Replaces the newest question and its answer, so that the edited question can follow. */
export async function replaceQuestion(
  locked: LockedConversation,
  { now }: { now: Date },
  questionId: number,
): Promise<void> {
  const question = await messageOf(locked, questionId, "question");
  if (question.id !== (await newestQuestion(locked)).id) throw fail("nothing_to_change");
  await replace(
    locked,
    now,
    questionId,
    or(eq(messages.id, questionId), eq(messages.questionId, questionId)),
  );
}

/** Counts the answers to a question, including replaced ones but not continuations. */
async function versionsOf({ tx, conversation }: LockedConversation, questionId: number): Promise<number> {
  const [row] = await tx
    .select({ versions: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.questionId, questionId),
        isNull(messages.continueOf),
      ),
    );
  return row?.versions ?? 0;
}

async function messageOf(
  { tx, conversation }: LockedConversation,
  id: number,
  type: "question" | "answer",
): Promise<MessageRow> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversation.id), eq(messages.id, id), eq(messages.type, type)));
  return orNotFound(row);
}

async function newestQuestion({ tx, conversation }: LockedConversation): Promise<MessageRow> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.type, "question"),
        isNull(messages.replacedAt),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return orNotFound(row);
}

/**
 * Messages to a silent member are replaced with the turn that they followed, since they make no sense before the new
 * one.
 */
async function replace(
  { tx, seal, conversation }: LockedConversation,
  now: Date,
  questionId: number,
  which: ReturnType<typeof or>,
): Promise<void> {
  const isIdleSince = and(eq(messages.isIdle, true), gt(messages.id, questionId));
  const gone = await tx
    .update(messages)
    .set({ replacedAt: now })
    .where(
      and(eq(messages.conversationId, conversation.id), isNull(messages.replacedAt), or(which, isIdleSince)),
    )
    .returning(riskColumns);
  // A help card shown for a sign of risk stays where it appeared.
  if (gone.some((row) => riskIn(row, seal) !== null)) throw fail("nothing_to_change");
}

const textOf = ({ seal, conversation }: LockedConversation, { id, bodySealed }: MessageRow) => ({
  questionId: id,
  questionText: seal.open(bodySealed, messagePlace(conversation.id)),
});
