import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { maxSupportQuestionsPerHour } from "#rules/safety/levels.ts";
import type { RiskState } from "#rules/safety/types.ts";
import { inOneTrip, type Tx, transactFrom } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { compensateHold, isFreeGuide, startMeter } from "#server/features/balance/balance.ts";
import { requireConversationHashes } from "#server/features/consent/consent.ts";
import { type Conversation, lockStep, messagePlace } from "#server/features/conversation/conversation.ts";
import { type MessageRow, riskSealedOf } from "#server/features/message/message.ts";
import { sealState } from "#server/features/risk/risk.ts";
import {
  answersOfLastHour,
  type Judgement,
  judge,
  noteRisk,
  riskOf,
} from "#server/features/safety/safety.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { partToContinue, replaceAnswer, replaceQuestion, type TurnToAnswer } from "./change-turn.ts";
import { liveMax, liveOfMemberMax, overloaded } from "./live-limits.ts";
import {
  contextStep,
  type QuestionContext,
  questionContextIn,
  readQuestionContext,
} from "./question-context.ts";
import type { LockedRequest, QuestionRequest } from "./question-request.ts";

/** Result of accepting a question: the answer that was begun or, for a repeat, the one that exists already. */
export type Accepted = {
  conversation: Conversation;
  questionId: number;
  answerId: number;
  /** Set for a new question only; a repeat asks, charges and begins nothing. */
  begun: { secondsLeft: number; judgement: Judgement } | undefined;
};

/**
 * Accepts a question in one transaction, from the checks to the rows, so that an accepted question is neither lost nor
 * doubled, whatever fails afterwards.
 */
export async function acceptQuestion(request: QuestionRequest): Promise<Accepted> {
  const { app, member, body } = request;
  const seal = await app.seals.of(app.database.db, member.clientId);
  const text = (body.question ?? "").trim();
  const first = [lockStep(member, body.thread_id), contextStep(request, body.thread_id)];
  return transactFrom(app.database.db, first, async (tx, [locks, contexts], last) => {
    const conversation = orNotFound(locks?.[0] as Conversation | undefined);
    const locked: LockedRequest = { ...request, tx, last, seal, conversation, text };
    const context = questionContextIn(contexts, locked);
    return (context.isRepeat ? await repeated(locked) : undefined) ?? (await begin(locked, context));
  });
}

/** Returns the result of an earlier send of the same `message_id`, even if another version has replaced it since. */
async function repeated({
  tx,
  body,
  conversation,
  seal,
  text,
}: LockedRequest): Promise<Accepted | undefined> {
  if (body.message_id === undefined) return undefined;
  const [earlier] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversation.id), eq(messages.messageId, body.message_id)));
  if (!earlier) return undefined;
  const isQuestion = earlier.type === "question";
  const same = isQuestion
    ? seal.open(earlier.bodySealed, messagePlace(conversation.id)) === text &&
      earlier.editOf === (body.edit_of ?? null)
    : earlier.continueOf === (body.continue_of ?? null) &&
      (earlier.continueOf !== null || (await tookPlaceOf(tx, earlier, body.regenerate_of)));
  if (!same) throw fail("message_id_reused");
  const answerId = isQuestion ? await rootAnswer(tx, earlier.id) : earlier.id;
  return {
    conversation,
    questionId: isQuestion ? earlier.id : (earlier.questionId ?? 0),
    answerId,
    begun: undefined,
  };
}

/** Whether this version replaced that answer: the answer was the version right before it, or a part of that version. */
async function tookPlaceOf(tx: Tx, version: MessageRow, answerId: number | undefined): Promise<boolean> {
  const older = await tx
    .select({ id: messages.id, continueOf: messages.continueOf })
    .from(messages)
    .where(and(eq(messages.questionId, version.questionId ?? 0), lt(messages.id, version.id)))
    .orderBy(desc(messages.id));
  const whole = older.findIndex(({ continueOf }) => continueOf === null);
  return older.slice(0, whole + 1).some(({ id }) => id === answerId);
}

/** Returns the id of the newest version of a question's answer. */
async function rootAnswer(tx: Tx, questionId: number): Promise<number> {
  const [answer] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.questionId, questionId), eq(messages.type, "answer"), isNull(messages.continueOf)))
    .orderBy(desc(messages.id))
    .limit(1);
  return orNotFound(answer).id;
}

async function begin(request: LockedRequest, context: QuestionContext): Promise<Accepted> {
  const { app, client, conversation, body } = request;
  if (conversation.status === "ended") throw fail("conversation_ended");
  requireConversationHashes(app, client, context.consentHashes);
  if (context.isWriting) throw fail("answer_in_progress", { retryAfter: 1 });
  if (body.continue_of !== undefined)
    return answerOn(request, context, await partToContinue(request, body.continue_of));
  if (body.regenerate_of !== undefined) {
    return answerOn(request, context, await replaceAnswer(request, context, body.regenerate_of));
  }
  if (body.edit_of === undefined) return ask(request, context);
  await replaceQuestion(request, context, body.edit_of);
  // What was said last is another answer now.
  return ask(request, withoutNewest({ ...(await readQuestionContext(request)), now: context.now }));
}

async function ask(request: LockedRequest, context: QuestionContext): Promise<Accepted> {
  const { conversation } = request;
  const judgement = judge(request.text, context, context.now, context.preceding);
  await checkPace(request, context, judgement);
  const { secondsLeft, questionId, answerId } = await beginTurn(request, context, judgement);
  await recordRisk(request, context.now, { questionId, answerId }, judgement);
  return { conversation, questionId, answerId, begun: { secondsLeft, judgement } };
}

/** Records a sign of risk; the minute before a hold begins is given back. */
async function recordRisk(
  request: LockedRequest,
  now: Date,
  { questionId, answerId }: { questionId: number; answerId: number },
  judgement: Judgement,
): Promise<void> {
  const { tx, seal, client, member, conversation } = request;
  const owner = { clientId: client.id, userId: member.id, conversationId: conversation.id };
  await noteRisk(tx, seal, { ...owner, messageId: questionId }, judgement);
  if (!judgement.holdBegins) return;
  await compensateHold(tx, {
    userId: member.id,
    from: new Date(now.getTime() - 60_000),
    to: now,
    answerId,
  });
}

/** Removes the newest question from the risk state: it is judged again and must count only once. */
const withoutNewest = (context: QuestionContext): QuestionContext => ({
  ...context,
  state: context.state && beforeLast(context.state),
});

function beforeLast({ deniedAtMs, askedAtMs, notedAtMs, guessedAtMs, ...state }: RiskState): RiskState {
  const lastAtMs = state.recent.at(-1)?.atMs;
  return {
    ...state,
    recent: state.recent.slice(0, -1),
    ...(deniedAtMs === lastAtMs ? {} : { deniedAtMs }),
    ...(notedAtMs === lastAtMs ? {} : { notedAtMs }),
    ...(guessedAtMs === lastAtMs ? {} : { guessedAtMs }),
    ...(askedAtMs === lastAtMs ? {} : { askedAtMs }),
  };
}

/**
 * In a hold talking is free but limited in pace, also by a server that is full for everybody else. A new sign of risk is
 * never refused here.
 */
async function checkPace(
  { app, tx, member }: LockedRequest,
  context: QuestionContext,
  judgement: Judgement,
): Promise<void> {
  if (judgement.assessment.textLevel >= 2) return;
  // One meter runs per member, so it cannot pay for many answers at once.
  if (context.live >= liveOfMemberMax) throw fail("answer_in_progress", { retryAfter: 2 });
  if (!judgement.holdUntil) {
    if (app.live.size >= liveMax) throw overloaded();
    return;
  }
  const { rows } = await tx.execute<{ asked: number }>(answersOfLastHour(member.id));
  if ((rows[0]?.asked ?? 0) >= maxSupportQuestionsPerHour)
    throw fail("support_turns_used", { retryAfter: 120 });
}

const nextState = (
  { seal, member }: LockedRequest,
  context: QuestionContext,
  { assessment }: Judgement,
): Buffer => sealState(seal, member.id, { state: assessment.next, checkInMs: context.checkInMs });

/** Starts the meter for another answer. The risk state is stored only if `isNew`. */
async function startMeterFor(
  request: LockedRequest,
  context: QuestionContext,
  judgement: Judgement,
  isNew: boolean,
): Promise<number> {
  const { app, tx, client, member, conversation } = request;
  await checkPace(request, context, judgement);
  const secondsLeft = await startMeter(
    tx,
    {
      clientId: client.id,
      userId: member.id,
      expertId: conversation.expertId,
      conversationId: conversation.id,
      isFree: isFreeGuide(app, client.guideCharges),
    },
    isNew
      ? { stateSealed: nextState(request, context, judgement), holdUntil: judgement.holdUntil }
      : undefined,
  );
  if (secondsLeft === 0) throw fail("saldo_empty");
  return secondsLeft;
}

type Turn = { secondsLeft: number; questionId: number; answerId: number };

const beginSql = `
  select seconds_left as "secondsLeft", question_id as "questionId", answer_id as "answerId"
  from question_begin($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** Starts the meter, and inserts the question and the answer that is to be written to it, in one step. */
async function beginTurn(
  request: LockedRequest,
  context: QuestionContext,
  judgement: Judgement,
): Promise<Turn> {
  const { app, tx, last, seal, client, member, conversation, body, text } = request;
  const place = messagePlace(conversation.id);
  const values = [
    ...[client.id, member.id, conversation.expertId, conversation.id, isFreeGuide(app, client.guideCharges)],
    ...[nextState(request, context, judgement), judgement.holdUntil],
    ...[seal.seal(text, place), body.message_id ?? null, body.edit_of ?? null],
    ...[seal.seal("", place), riskSealedOf(seal, conversation.id, riskOf(judgement))],
    ...[app.writer, context.now],
  ];
  const steps = [{ name: "begin-turn", text: beginSql, values }];
  // Where nothing else is to be written, the commit comes with it.
  const isAll = judgement.assessment.level === 0 && !judgement.holdBegins && body.edit_of === undefined;
  const [rows] = await (isAll ? last(steps) : inOneTrip(tx, steps));
  const turn = orNotFound(rows?.[0] as Turn | undefined);
  if (turn.secondsLeft === 0) throw fail("saldo_empty");
  return turn;
}

/** Begins another answer to an existing question: the continuation of one, or a new version. */
async function answerOn(
  request: LockedRequest,
  context: QuestionContext,
  turn: TurnToAnswer,
): Promise<Accepted> {
  const { app, tx, seal, client, member, conversation, body } = request;
  const judgement = judge(turn.questionText, withoutNewest(context), context.now);
  // Asking for more on a question about risk is itself a sign of risk, even long afterwards: the card appears and the
  // meter is held.
  const isRisk = judgement.assessment.textLevel >= 2 || judgement.holdBegins;
  const secondsLeft = await startMeterFor(request, context, judgement, isRisk);
  const [row] = await tx
    .insert(messages)
    .values({
      clientId: client.id,
      userId: member.id,
      conversationId: conversation.id,
      type: "answer",
      state: "streaming",
      bodySealed: seal.seal("", messagePlace(conversation.id)),
      messageId: body.message_id ?? null,
      questionId: turn.questionId,
      continueOf: turn.continueOf,
      riskSealed: riskSealedOf(seal, conversation.id, riskOf(judgement)),
      createdAt: context.now,
      writer: app.writer,
      heartbeatAt: context.now,
    })
    .returning({ id: messages.id });
  const { id: answerId } = orNotFound(row);
  if (judgement.holdBegins) {
    await recordRisk(request, context.now, { questionId: turn.questionId, answerId }, judgement);
  }
  return {
    conversation,
    questionId: turn.questionId,
    answerId,
    begun: { secondsLeft, judgement },
  };
}
