import { and, eq, sql } from "drizzle-orm";
import type { ChatAnswer } from "#contract/chat.ts";
import { errors } from "#contract/errors.ts";
import { rulesVersion } from "#rules/safety/assess.ts";
import { OutputGate, pointsToHelp } from "#rules/safety/output-gate.ts";
import { type Tx, transact } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { readSaldo, settleAnswered } from "#server/features/balance/balance.ts";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import { answerContent, type MessageRow, recommended } from "#server/features/conversation/history.ts";
import { mayOffer, noteBlocked, noticeOf } from "#server/features/safety/safety.ts";
import type { AnswerEnd, App, LiveAnswer } from "#server/platform/app.ts";
import { safetyTexts } from "#texts/safety.ts";
import { type AnswerTask, type PreparedAnswer, prepareAnswer } from "./answer-request.ts";
import { readAsIs, summariseTalk } from "./summarise.ts";

/** An answer is bounded, whatever the model does. */
const answerMax = 12_000;
const answerMs = 180_000;
/** Why an answer was stopped that has reached `answerMax`. */
const answerFull = "full";
/** Waiting for the first words is paid for up to this long. */
const paidWaitSeconds = 3;
const questionsBeforeRating = 6;
/** Tries to store a finished answer while the database is away. */
const storeTries = 12;

type Outcome = {
  state: "complete" | "interrupted" | "stopped";
  productIds: number[];
  blocked: string[];
  answeredBy: string;
};

/** What a model's stream told besides the text. */
type Heard = { productIds: number[]; answeredBy: string };

/**
 * Writes one answer as a job of the server: readers may come and go. Never rejects; whatever happens ends in an event
 * for the readers and a stored state, at the latest when `closeLostAnswers` finds it without a writer.
 */
export async function writeAnswer(task: AnswerTask): Promise<void> {
  const { app, answerId } = task;
  const { conversation, member, seal } = task;
  const live = app.live.open(answerId, { userId: member.id, conversationId: conversation.id, seal });
  try {
    const prepared = await prepareAnswer(task);
    const outcome = await compose(task, prepared, live);
    live.finish(await store(task, prepared, live, outcome));
  } catch (error) {
    app.log.error({ err: error, answer: answerId }, "answer could not be stored");
    live.finish(failed());
  } finally {
    app.live.close(answerId);
  }
}

const failed = (): AnswerEnd => ({
  event: "error",
  data: { code: "answer_failed", message: errors.answer_failed.message },
});

/** Lets the model write; what it says is shown only as the output gate lets it through. */
async function compose(task: AnswerTask, prepared: PreparedAnswer, live: LiveAnswer): Promise<Outcome> {
  const gate = new OutputGate(task.level);
  const limit = setTimeout(() => live.stop.abort("limit"), answerMs);
  let whole = true;
  const heard: Heard = { productIds: [], answeredBy: task.app.external.model.name };
  try {
    await listen(task, prepared, live, gate, heard);
  } catch (error) {
    whole = false;
    if (!live.stop.signal.aborted) task.app.log.warn({ err: error, answer: task.answerId }, "answer cut");
  } finally {
    clearTimeout(limit);
  }
  live.append(gate.end());
  const { aborted, reason } = live.stop.signal;
  const told = { blocked: gate.blocked, answeredBy: heard.answeredBy };
  // The member has as much as an answer may hold, and pays for it: it is whole.
  if (aborted && reason !== answerFull)
    return { state: reason === "member" ? "stopped" : "interrupted", productIds: [], ...told };
  if (whole && task.level >= 2 && !pointsToHelp(live.text)) {
    live.append(`${live.text === "" ? "" : "\n\n"}${safetyTexts.pointer}`);
  }
  const state = whole && live.text !== "" ? "complete" : "interrupted";
  // At most one offer an answer, and none where half of it is missing.
  return { state, productIds: whole ? heard.productIds.slice(0, 1) : [], ...told };
}

/** Passes the model's pieces on until its end, or until someone stops it; notes what else it told. */
async function listen(
  task: AnswerTask,
  { request }: PreparedAnswer,
  live: LiveAnswer,
  gate: OutputGate,
  heard: Heard,
): Promise<void> {
  const { signal } = live.stop;
  const offered = new Set(request.facts.products.map((product) => product.id));
  let room = answerMax;
  for await (const piece of task.app.external.model.stream(request, signal)) {
    if (signal.aborted) break;
    if ("productIds" in piece) heard.productIds.push(...piece.productIds.filter((id) => offered.has(id)));
    else if ("answeredBy" in piece) heard.answeredBy = piece.answeredBy;
    else {
      live.append(gate.push(piece.text.slice(0, room)));
      room -= piece.text.length;
      if (room < 0) live.stop.abort(answerFull);
    }
  }
}

/** Stores the end of an answer, settles its time, and makes the last event of its stream. */
async function store(
  task: AnswerTask,
  prepared: PreparedAnswer,
  live: LiveAnswer,
  outcome: Outcome,
): Promise<AnswerEnd> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeOnce(task, prepared, live, outcome);
    } catch (error) {
      if (attempt === storeTries) throw error;
      task.app.log.warn({ err: error, answer: task.answerId, attempt }, "answer not stored yet");
      await new Promise((go) => setTimeout(go, Math.min(5000, 100 * 2 ** attempt)));
    }
  }
}

async function storeOnce(
  task: AnswerTask,
  prepared: PreparedAnswer,
  live: LiveAnswer,
  outcome: Outcome,
): Promise<AnswerEnd> {
  const { app, member, conversation, answerId, level } = task;
  const row = await transact(app.database.db, async (tx) => {
    // Asked once more: another talk of this member may have shown a risk meanwhile.
    const offers = prepared.isTimeToOffer && (await mayOffer(tx, member, level));
    const stored = await storeText(tx, task, { ...prepared, isTimeToOffer: offers }, live, {
      ...outcome,
      productIds: offers ? outcome.productIds : [],
    });
    // Another server has taken this answer for lost and closed it.
    if (!stored) return undefined;
    await settleAnswered(tx, member.id, conversation.id, live.readers.size > 0);
    await giveBack(tx, answerId);
    const place = {
      clientId: member.clientId,
      userId: member.id,
      conversationId: conversation.id,
      messageId: answerId,
    };
    await noteBlocked(tx, place, { level, ruleIds: outcome.blocked, version: rulesVersion });
    await summariseSometimes(tx, task, prepared);
    return stored;
  });
  if (!row || (row.state === "interrupted" && live.text === "")) return failed();
  const offered = await recommended(app.database.db, row.productIds ?? []);
  return { event: "final", data: await finalAnswer(app, task, row, answerContent(row, live.text, offered)) };
}

/** A long talk with a model that reads only its end gets a summary of its beginning, now and then. */
async function summariseSometimes(tx: Tx, { app, conversation }: AnswerTask, { questions }: PreparedAnswer) {
  if (!app.config.llm || questions * 2 <= readAsIs || questions % 10 !== 0) return;
  await app.queue.enqueue(tx, summariseTalk, { conversationId: conversation.id });
}

async function storeText(
  tx: Pick<Tx, "update">,
  { app, seal, conversation, answerId, level }: AnswerTask,
  prepared: PreparedAnswer,
  live: LiveAnswer,
  { state, productIds, answeredBy }: Outcome,
): Promise<MessageRow | undefined> {
  const mayRate =
    state === "complete" && prepared.isTimeToOffer && prepared.questions >= questionsBeforeRating;
  const sinceFirstMs = live.firstAt === undefined ? null : performance.now() - live.firstAt;
  const [stored] = await tx
    .update(messages)
    .set({
      state,
      bodySealed: seal.seal(live.text, messagePlace(conversation.id)),
      productIds,
      // Once a talk: on the first whole answer after six questions.
      hasRating: sql`${mayRate} and not exists (
        select 1 from messages m where m.conversation_id = ${conversation.id} and m.has_rating and m.replaced_at is null)`,
      hasThumb: state === "complete" && level === 0,
      answeredBy,
      personaVersion: prepared.personaVersion,
      firstTokenAt: sql`app_now() - make_interval(secs => ${sinceFirstMs}::float8 / 1000)`,
      finishedAt: sql`app_now()`,
    })
    .where(and(eq(messages.id, answerId), eq(messages.state, "streaming"), eq(messages.writer, app.writer)))
    .returning();
  return stored;
}

/** Gives back the wait for the first words beyond 3 s, or the whole turn when it was cut; once. */
export async function giveBack(tx: Pick<Tx, "execute">, answerId: number): Promise<void> {
  const wait = sql`make_interval(secs => ${paidWaitSeconds})`;
  await tx.execute(sql`
    select meter_compensate(
      user_id,
      case when state = 'interrupted' then created_at else created_at + ${wait} end,
      case when state = 'interrupted' then finished_at else coalesce(first_token_at, finished_at) end,
      'answer:' || id, 'message', id)
    from messages where id = ${answerId}`);
}

/** The body of the JSON form and of the event `final`. */
export async function finalAnswer(
  app: App,
  { member }: Pick<AnswerTask, "member">,
  row: MessageRow,
  content: ChatAnswer["structured_response"],
): Promise<ChatAnswer> {
  const { total_saldo } = await readSaldo(app, member);
  return {
    status: "success",
    id: row.id,
    structured_response: content,
    state: row.state === "streaming" ? "interrupted" : row.state,
    total_saldo,
    ...(row.risk ? { safety: noticeOf(row.risk) } : {}),
  };
}
