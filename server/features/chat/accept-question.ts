import { and, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Body } from "#contract/schemas.ts";
import { maxSupportQuestionsPerHour } from "#rules/safety/levels.ts";
import type { EarlierText, RiskState } from "#rules/safety/types.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { conversations, messages } from "#server/db/tables/conversation.ts";
import { users } from "#server/db/tables/user.ts";
import { compensateHold, isFreeGuide, startMeter } from "#server/features/balance/balance.ts";
import { requireConversationHashes } from "#server/features/consent/consent.ts";
import {
  type Conversation,
  messagePlace,
  ownConversation,
} from "#server/features/conversation/conversation.ts";
import {
  attachedTo,
  type MessageRow,
  noticeIn,
  riskColumns,
  riskSealedOf,
} from "#server/features/message/message.ts";
import { rememberedOf, type StateRow, sealState, stateColumns } from "#server/features/risk/risk.ts";
import {
  answersOfLastHour,
  earlierRead,
  type Judgement,
  judge,
  noteRisk,
  type Preceding,
  riskOf,
} from "#server/features/safety/safety.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import type { ClientSeal } from "#server/platform/seal.ts";
import { partToContinue, replaceAnswer, replaceQuestion, type TurnToAnswer } from "./change-turn.ts";
import { liveOfMemberMax } from "./model-budget.ts";

export type Asked = { app: App; client: Client; member: Member; body: Body<"sendQuestion"> };

/** Result of accepting a question: the answer that was begun or, for a repeat, the one that exists already. */
export type Accepted = {
  conversation: Conversation;
  questionId: number;
  answerId: number;
  /** Set for a new question only; a repeat asks, charges and begins nothing. */
  begun: { secondsLeft: number; judgement: Judgement } | undefined;
};

/** A request whose conversation row is locked. */
export type Work = Asked & { tx: Tx; seal: ClientSeal; conversation: Conversation; text: string };

/** What must be known before a question is accepted; read after its conversation was locked. */
export type Known = {
  now: Date;
  consentHashes: string[];
  isWriting: boolean;
  /** Answers that are being written for the member, in any conversation. */
  live: number;
  state: RiskState | null;
  checkInMs: number | null;
  holdUntil: Date | null;
};

/**
 * Accepts a question in one transaction, from the checks to the rows, so that an accepted question is neither lost nor
 * doubled, whatever fails afterwards.
 */
export async function acceptQuestion(asked: Asked): Promise<Accepted> {
  const { app, member, body } = asked;
  const seal = await app.seals.of(app.database.db, member.clientId);
  return transact(app.database.db, async (tx) => {
    // The row locks keep two sends to one conversation in order, and the member's safety state across all tabs.
    const [row] = await tx
      .select({ conversation: conversations })
      .from(conversations)
      .innerJoin(users, eq(users.id, conversations.userId))
      .where(ownConversation(member, body.thread_id))
      .for("no key update");
    const { conversation } = orNotFound(row);
    const work: Work = { ...asked, tx, seal, conversation, text: (body.question ?? "").trim() };
    return (await repeated(work)) ?? (await begin(work, await readKnown(work)));
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

async function readKnown({ tx, seal, member, conversation }: Work): Promise<Known> {
  const { rows } = await tx.execute<
    StateRow & { now: string; hashes: string[]; writing: boolean; live: number }
  >(sql`
    select app_now() as now,
      array(select text_hash from consents
        where client_id = ${member.clientId} and user_id = ${member.id} and withdrawn_at is null) as hashes,
      exists (select 1 from messages where conversation_id = ${conversation.id} and state = 'streaming') as writing,
      (select count(*)::int from messages
        where client_id = ${member.clientId} and user_id = ${member.id} and type = 'answer' and state = 'streaming'
          and created_at > (select app_now()) - interval '1 hour') as live,
      ${stateColumns}
    from (select 1) one left join safety_states s on s.user_id = ${member.id}`);
  const row = orNotFound(rows[0]);
  return {
    now: new Date(row.now),
    consentHashes: row.hashes,
    isWriting: row.writing,
    live: row.live,
    ...rememberedOf(row, seal, member.id),
  };
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
  return ask(work, withoutNewest(known));
}

async function ask(work: Work, known: Known): Promise<Accepted> {
  const { conversation } = work;
  const preceding = { texts: await textsBefore(work, known), ...(await saidLast(work)) };
  const judgement = judge(work.text, known, known.now, preceding);
  const secondsLeft = await startMeterFor(work, known, judgement, true);
  const { questionId, answerId } = await insertTurn(work, judgement, known.now);
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
 * Returns the member's last texts of this conversation, newest last, since a sentence may come in several messages and
 * a short one may be understood only from those before it.
 */
async function textsBefore({ tx, seal, conversation }: Work, { now }: Known): Promise<EarlierText[]> {
  const rows = await tx
    .select({ bodySealed: messages.bodySealed, createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.type, "question"),
        gte(messages.createdAt, new Date(now.getTime() - earlierRead.withinMs)),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(earlierRead.count);
  return rows.reverse().map((row) => ({
    text: seal.open(row.bodySealed, messagePlace(conversation.id)),
    atMs: row.createdAt.getTime(),
  }));
}

/** A text with more words is understood without the answer before it. */
const answerWordsMax = 8;

/**
 * Returns what the persona said last, with the vetted message before it, if this text is short enough to be a mere
 * reply.
 */
async function saidLast({
  tx,
  seal,
  conversation,
  text,
}: Work): Promise<Pick<Preceding, "answers" | "isButton">> {
  const nothing = { answers: undefined, isButton: false };
  if (text.split(/\s+/).length > answerWordsMax) return nothing;
  const [row] = await tx
    .select({
      bodySealed: messages.bodySealed,
      ...riskColumns,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.type, "answer"),
        isNull(messages.replacedAt),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  if (!row) return nothing;
  const notice = noticeIn(row, seal);
  const shown = notice ? `${notice.message}\n` : "";
  const isButton = attachedTo(row, seal).choices?.some(({ label }) => label === text) ?? false;
  return { answers: shown + seal.open(row.bodySealed, messagePlace(conversation.id)), isButton };
}

/**
 * Starts the meter. In a hold talking is free but limited in pace, and a new sign of risk is never refused. The risk
 * state is stored only if `isNew`.
 */
async function startMeterFor(
  { app, tx, seal, client, member, conversation }: Work,
  known: Known,
  judgement: Judgement,
  isNew: boolean,
) {
  // One meter runs per member, so it cannot pay for many answers at once.
  if (known.live >= liveOfMemberMax && judgement.assessment.textLevel < 2)
    throw fail("answer_in_progress", { retryAfter: 2 });
  if (judgement.holdUntil && judgement.assessment.textLevel < 2) {
    const { rows } = await tx.execute<{ asked: number }>(answersOfLastHour(member.id));
    if ((rows[0]?.asked ?? 0) >= maxSupportQuestionsPerHour)
      throw fail("support_turns_used", { retryAfter: 120 });
  }
  const next = { state: judgement.assessment.next, checkInMs: known.checkInMs };
  const secondsLeft = await startMeter(
    tx,
    {
      clientId: client.id,
      userId: member.id,
      expertId: conversation.expertId,
      conversationId: conversation.id,
      isFree: isFreeGuide(app, client.guideCharges),
    },
    isNew ? { stateSealed: sealState(seal, member.id, next), holdUntil: judgement.holdUntil } : undefined,
  );
  if (secondsLeft === 0) throw fail("saldo_empty");
  return secondsLeft;
}

/** Inserts the question and the answer that is to be written to it, in one statement. */
async function insertTurn(
  { app, tx, seal, client, member, conversation, body, text }: Work,
  judgement: Judgement,
  now: Date,
): Promise<{ questionId: number; answerId: number }> {
  const place = messagePlace(conversation.id);
  const owner = sql`${client.id}, ${member.id}, ${conversation.id}`;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ question_id: number; answer_id: number }>(sql`
    with question as (
      insert into messages (client_id, user_id, conversation_id, type, state, body_sealed, message_id, edit_of, created_at)
      values (${owner}, 'question', 'complete', ${seal.seal(text, place)}, ${body.message_id ?? null},
        ${body.edit_of ?? null}, ${at})
      returning id
    ), answer as (
      insert into messages (client_id, user_id, conversation_id, type, state, body_sealed, question_id, risk_sealed, created_at, writer, heartbeat_at)
      select ${owner}, 'answer', 'streaming', ${seal.seal("", place)}, question.id,
        ${riskSealedOf(seal, conversation.id, riskOf(judgement))}::bytea, ${at}, ${app.writer}, ${at}
      from question returning id
    )
    select question.id as question_id, answer.id as answer_id from question, answer`);
  const row = orNotFound(rows[0]);
  return { questionId: row.question_id, answerId: row.answer_id };
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
