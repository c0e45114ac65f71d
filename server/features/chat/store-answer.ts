import type { ChatAnswer } from "#contract/chat.ts";
import { errors } from "#contract/errors.ts";
import { rulesVersion } from "#rules/safety/assess.ts";
import { allowsOffers, noOffersMs } from "#rules/safety/levels.ts";
import { columnsOf, inOneTrip, type Last, type Tx, transactFrom } from "#server/db/db.ts";
import type { Row, Step } from "#server/db/steps.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { isOfGuide } from "#server/external/model/guide/state.ts";
import type { Attached } from "#server/external/model/model.ts";
import { attachedPlace, messagePlace } from "#server/features/conversation/conversation.ts";
import {
  answerContent,
  isStandInFor,
  type MessageRow,
  noticeIn,
  recommended,
} from "#server/features/message/message.ts";
import { noteBlocked } from "#server/features/safety/safety.ts";
import { spentStep } from "#server/features/spending/spending.ts";
import type { App } from "#server/platform/app.ts";
import type { AnswerEnd, LiveAnswer } from "#server/platform/live/live-answer.ts";
import type { PreparedAnswer } from "./answer-request.ts";
import type { AnswerTask } from "./answer-task.ts";

const questionsBeforeRating = 6;
/** Attempts to store a finished answer while the database is away. */
const storeTries = 12;

export type Outcome = {
  state: "complete" | "interrupted" | "stopped";
  productIds: number[];
  blocked: string[];
  answeredBy: string;
  attached: Attached | undefined;
};

export const failedAnswer = (): AnswerEnd => ({
  event: "error",
  data: { code: "answer_failed", message: errors.answer_failed.message },
});

const storedColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  state: messages.state,
  productIds: messages.productIds,
  hasRating: messages.hasRating,
  hasThumb: messages.hasThumb,
  answeredBy: messages.answeredBy,
  riskSealed: messages.riskSealed,
  riskPlain: messages.riskPlain,
  createdAt: messages.createdAt,
  firstTokenAt: messages.firstTokenAt,
};
type Stored = Pick<MessageRow, keyof typeof storedColumns> & { isNew: boolean; totalSaldo: number };

const storeSql = `
  select ${columnsOf(storedColumns, "(s.answer)")}, s.is_new as "isNew", s.total_saldo as "totalSaldo"
  from answer_store($1, $2, $3, $4, $5, $6, $7, $8, $9, interval '${noOffersMs} milliseconds', $10, $11, $12,
    $13::smallint, make_interval(secs => $14::float8 / 1000), $15, $16) s`;

/** An answer's end as it is stored; sealed once, by which an attempt recognises what a former one stored. */
type Ending = {
  task: AnswerTask;
  prepared: PreparedAnswer;
  live: LiveAnswer;
  outcome: Outcome;
  bodySealed: Buffer;
  attachedSealed: Buffer | null;
  /** What models cost for it so far, in millionths of a US dollar. */
  costMicroUsd: number;
  /** An attempt failed before, which may have stored it after all. */
  isRepeated: boolean;
};

/** Stores the end of an answer, settles its time, and returns the last event of its stream. */
export async function storeAnswer(
  task: AnswerTask,
  prepared: PreparedAnswer,
  live: LiveAnswer,
  outcome: Outcome,
): Promise<AnswerEnd> {
  const { seal, conversation } = task;
  const { attached } = outcome;
  const bodySealed = seal.seal(live.text, messagePlace(conversation.id));
  const attachedSealed = attached
    ? seal.seal(JSON.stringify(attached), attachedPlace(conversation.id))
    : null;
  const costMicroUsd = task.cost.take();
  task.app.metrics?.spent(costMicroUsd);
  const ending: Ending = {
    ...{ task, prepared, live, outcome, bodySealed, attachedSealed, costMicroUsd },
    isRepeated: false,
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeOnce(ending);
    } catch (error) {
      ending.isRepeated = true;
      if (attempt === storeTries) throw error;
      task.app.log.warn({ err: error, answer: task.answerId, attempt }, "answer not stored yet");
      await new Promise((go) => setTimeout(go, Math.min(5000, 100 * 2 ** attempt)));
    }
  }
}

async function storeOnce(ending: Ending): Promise<AnswerEnd> {
  const { task, live, outcome } = ending;
  const { app } = task;
  const { db } = app.database;
  const store = storeStep(ending);
  // A single trip, unless something depends on whether this attempt is the one that stores it.
  const row = await (outcome.blocked.length > 0 || ending.isRepeated
    ? transactFrom(db, [store], (tx, [rows], last) => storeNoted(tx, ending, storedIn(rows), last))
    : inOneTrip(db, [store, ...costSteps(ending)]).then(([rows]) => storedIn(rows)));
  // Another server has considered this answer lost and closed it.
  if (!row) return failedAnswer();
  app.metrics?.answered({ ...row, writer: writerOf(app, row), replaced: outcome.blocked });
  if (row.state === "interrupted" && live.text === "") return failedAnswer();
  const offered = await recommended(db, row.productIds ?? []);
  const content = answerContent(row, live.text, offered, outcome.attached ?? {}, isStandInFor(app, row));
  // A card of this moment is in its own column.
  const notice = noticeIn({ ...row, attachedSealed: null }, task.seal);
  return { event: "final", data: finalAnswer(row, content, notice, row.totalSaldo) };
}

async function storeNoted(
  tx: Tx,
  ending: Ending,
  row: Stored | undefined,
  last: Last,
): Promise<Stored | undefined> {
  const { member, conversation, answerId, seal, level } = ending.task;
  if (row?.isNew) {
    const owner = { clientId: member.clientId, userId: member.id, conversationId: conversation.id };
    const facts = { level, ruleIds: ending.outcome.blocked, version: rulesVersion };
    await noteBlocked(tx, seal, { ...owner, messageId: answerId }, facts);
  }
  // The attempt that stored an answer has counted its cost in the same transaction.
  const isCounted = ending.isRepeated && row?.isNew === false;
  await last(isCounted ? [] : costSteps(ending));
  return row;
}

/** The row of the client's costs, which all its answers change, is locked last and so for the shortest time. */
const costSteps = ({ task, costMicroUsd }: Ending): Step[] =>
  costMicroUsd > 0 ? [spentStep({ clientId: task.client.id, answerId: task.answerId }, costMicroUsd)] : [];

const storedIn = (rows: readonly Row[] | undefined) => rows?.[0] as Stored | undefined;

function storeStep(ending: Ending): Step {
  const { task, prepared: asked, live, outcome, bodySealed, attachedSealed } = ending;
  const { app, client, member, answerId, level } = task;
  const { state, productIds, answeredBy } = outcome;
  const isComplete = state === "complete";
  const sinceFirstMs = live.firstAt === undefined ? null : performance.now() - live.firstAt;
  // Where a client charges nothing for the guide, flows that a model has offered cost nothing either.
  const isFree = isStandInFor(app, { answeredBy }) || (isOfGuide(answeredBy) && !client.guideCharges);
  const values = [
    ...[member.clientId, member.id, answerId, app.writer, state, bodySealed, attachedSealed],
    ...[productIds, asked.isTimeToOffer && allowsOffers(level)],
    // On the first complete answer from the sixth question on.
    ...[isComplete && asked.questions >= questionsBeforeRating, isComplete && level === 0],
    ...[answeredBy, asked.personaVersion, sinceFirstMs, live.readers.size > 0, isFree],
  ];
  return { name: "store-answer", text: storeSql, values };
}

function writerOf(app: App, row: Pick<MessageRow, "answeredBy">): "guide" | "model" | "stand_in" {
  if (isStandInFor(app, row)) return "stand_in";
  return isOfGuide(row.answeredBy) ? "guide" : "model";
}

/** Returns the body of the JSON form and of the `final` event. */
export function finalAnswer(
  row: Pick<MessageRow, "id" | "state">,
  content: ChatAnswer["structured_response"],
  safety: ChatAnswer["safety"] | null,
  totalSaldo: number,
): ChatAnswer {
  return {
    status: "success",
    id: row.id,
    structured_response: content,
    state: row.state === "streaming" ? "interrupted" : row.state,
    total_saldo: totalSaldo,
    ...(safety ? { safety } : {}),
  };
}
