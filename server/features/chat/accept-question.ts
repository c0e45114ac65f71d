import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { maxSupportQuestionsPerHour } from "#rules/safety/levels.ts";
import type { RiskState } from "#rules/safety/types.ts";
import { prepared, type Tx, transact } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { compensateHold, isFreeGuide, startMeter } from "#server/features/balance/balance.ts";
import { requireConversationHashes } from "#server/features/consent/consent.ts";
import {
  type Conversation,
  lockConversation,
  messagePlace,
} from "#server/features/conversation/conversation.ts";
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
import type { Asked, Work } from "./asked.ts";
import { partToContinue, replaceAnswer, replaceQuestion, type TurnToAnswer } from "./change-turn.ts";
import { type Known, readKnown } from "./known.ts";
import { liveMax, liveOfMemberMax, overloaded } from "./live-limits.ts";

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
export async function acceptQuestion(asked: Asked): Promise<Accepted> {
  const { app, member, body } = asked;
  const seal = await app.seals.of(app.database.db, member.clientId);
  return transact(app.database.db, async (tx) => {
    const conversation = await lockConversation(tx, member, body.thread_id);
    const work: Work = { ...asked, tx, seal, conversation, text: (body.question ?? "").trim() };
    const known = await readKnown(work);
    return (known.isRepeat ? await repeated(work) : undefined) ?? (await begin(work, known));
  });
}

/** Returns the result of an earlier send of the same `message_id`, even if another version has replaced it since. */
async function repeated({ tx, body, conversation, seal, text }: Work): Promise<Accepted | undefined> {
  if (body.message_id === undefined) return undefined;
  const [known] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversation.id), eq(messages.messageId, body.message_id)));
  if (!known) return undefined;
  const isQuestion = known.type === "question";
  const same = isQuestion
    ? seal.open(known.bodySealed, messagePlace(conversation.id)) === text &&
      known.editOf === (body.edit_of ?? null)
    : known.continueOf === (body.continue_of ?? null) &&
      (known.continueOf !== null || (await tookPlaceOf(tx, known, body.regenerate_of)));
  if (!same) throw fail("message_id_reused");
  const answerId = isQuestion ? await rootAnswer(tx, known.id) : known.id;
  return {
    conversation,
    questionId: isQuestion ? known.id : (known.questionId ?? 0),
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

async function begin(work: Work, known: Known): Promise<Accepted> {
  const { app, client, conversation, body } = work;
  if (conversation.status === "ended") throw fail("conversation_ended");
  requireConversationHashes(app, client, known.consentHashes);
  if (known.isWriting) throw fail("answer_in_progress", { retryAfter: 1 });
  if (body.continue_of !== undefined)
    return answerOn(work, known, await partToContinue(work, body.continue_of));
  if (body.regenerate_of !== undefined) {
    return answerOn(work, known, await replaceAnswer(work, known, body.regenerate_of));
  }
  if (body.edit_of === undefined) return ask(work, known);
  await replaceQuestion(work, known, body.edit_of);
  // What was said last is another answer now.
  return ask(work, withoutNewest({ ...(await readKnown(work)), now: known.now }));
}

async function ask(work: Work, known: Known): Promise<Accepted> {
  const { conversation } = work;
  const judgement = judge(work.text, known, known.now, known.preceding);
  await checkPace(work, known, judgement);
  const { secondsLeft, questionId, answerId } = await beginTurn(work, known, judgement);
  await recordRisk(work, known.now, { questionId, answerId }, judgement);
  return { conversation, questionId, answerId, begun: { secondsLeft, judgement } };
}

/** Records a sign of risk; the minute before a hold begins is given back. */
async function recordRisk(
  work: Work,
  now: Date,
  { questionId, answerId }: { questionId: number; answerId: number },
  judgement: Judgement,
): Promise<void> {
  const { tx, seal, client, member, conversation } = work;
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
const withoutNewest = (known: Known): Known => ({ ...known, state: known.state && beforeLast(known.state) });

function beforeLast({ deniedAtMs, askedAtMs, ...state }: RiskState): RiskState {
  const lastAtMs = state.recent.at(-1)?.atMs;
  return {
    ...state,
    recent: state.recent.slice(0, -1),
    ...(deniedAtMs === lastAtMs ? {} : { deniedAtMs }),
    ...(askedAtMs === lastAtMs ? {} : { askedAtMs }),
  };
}

/**
 * In a hold talking is free but limited in pace, also by a server that is full for everybody else. A new sign of risk is
 * never refused here.
 */
async function checkPace({ app, tx, member }: Work, known: Known, judgement: Judgement): Promise<void> {
  if (judgement.assessment.textLevel >= 2) return;
  // One meter runs per member, so it cannot pay for many answers at once.
  if (known.live >= liveOfMemberMax) throw fail("answer_in_progress", { retryAfter: 2 });
  if (!judgement.holdUntil) {
    if (app.live.size >= liveMax) throw overloaded();
    return;
  }
  const { rows } = await tx.execute<{ asked: number }>(answersOfLastHour(member.id));
  if ((rows[0]?.asked ?? 0) >= maxSupportQuestionsPerHour)
    throw fail("support_turns_used", { retryAfter: 120 });
}

const nextState = ({ seal, member }: Work, known: Known, { assessment }: Judgement): Buffer =>
  sealState(seal, member.id, { state: assessment.next, checkInMs: known.checkInMs });

/** Starts the meter for another answer. The risk state is stored only if `isNew`. */
async function startMeterFor(
  work: Work,
  known: Known,
  judgement: Judgement,
  isNew: boolean,
): Promise<number> {
  const { app, tx, client, member, conversation } = work;
  await checkPace(work, known, judgement);
  const secondsLeft = await startMeter(
    tx,
    {
      clientId: client.id,
      userId: member.id,
      expertId: conversation.expertId,
      conversationId: conversation.id,
      isFree: isFreeGuide(app, client.guideCharges),
    },
    isNew ? { stateSealed: nextState(work, known, judgement), holdUntil: judgement.holdUntil } : undefined,
  );
  if (secondsLeft === 0) throw fail("saldo_empty");
  return secondsLeft;
}

type Turn = { secondsLeft: number; questionId: number; answerId: number };

const beginSql = `
  select seconds_left as "secondsLeft", question_id as "questionId", answer_id as "answerId"
  from question_begin($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** Starts the meter, and inserts the question and the answer that is to be written to it, in one step. */
async function beginTurn(work: Work, known: Known, judgement: Judgement): Promise<Turn> {
  const { app, tx, seal, client, member, conversation, body, text } = work;
  const place = messagePlace(conversation.id);
  const [row] = await prepared<Turn>(tx, "begin-turn", beginSql, [
    ...[client.id, member.id, conversation.expertId, conversation.id, isFreeGuide(app, client.guideCharges)],
    ...[nextState(work, known, judgement), judgement.holdUntil],
    ...[seal.seal(text, place), body.message_id ?? null, body.edit_of ?? null],
    ...[seal.seal("", place), riskSealedOf(seal, conversation.id, riskOf(judgement))],
    ...[app.writer, known.now],
  ]);
  const turn = orNotFound(row);
  if (turn.secondsLeft === 0) throw fail("saldo_empty");
  return turn;
}

/** Begins another answer to an existing question: the continuation of one, or a new version. */
async function answerOn(work: Work, known: Known, turn: TurnToAnswer): Promise<Accepted> {
  const { app, tx, seal, client, member, conversation, body } = work;
  const judgement = judge(turn.questionText, withoutNewest(known), known.now);
  // Asking for more on a question about risk is itself a sign of risk, even long afterwards: the card appears and the
  // meter is held.
  const isRisk = judgement.assessment.textLevel >= 2 || judgement.holdBegins;
  const secondsLeft = await startMeterFor(work, known, judgement, isRisk);
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
      createdAt: known.now,
      writer: app.writer,
      heartbeatAt: known.now,
    })
    .returning({ id: messages.id });
  const { id: answerId } = orNotFound(row);
  if (judgement.holdBegins) {
    await recordRisk(work, known.now, { questionId: turn.questionId, answerId }, judgement);
  }
  return {
    conversation,
    questionId: turn.questionId,
    answerId,
    begun: { secondsLeft, judgement },
  };
}
