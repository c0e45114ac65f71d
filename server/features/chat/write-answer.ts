import { setImmediate as nextTurn } from "node:timers/promises";
import { pointsToHelp } from "#rules/safety/gate/output-gate.ts";
import { isFromPerson } from "#rules/safety/levels.ts";
import { OwnWords } from "#rules/safety/own-words.ts";
import { isOfGuide } from "#server/external/model/guide/state.ts";
import type { Attached, DocumentPart, ModelPiece } from "#server/external/model/model.ts";
import { CutShort } from "#server/external/model/request.ts";
import { riskOf } from "#server/features/safety/safety.ts";
import type { LiveAnswer } from "#server/platform/live/live-answer.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import type { PreparedAnswer } from "./answer-request.ts";
import type { AnswerTask } from "./answer-task.ts";
import { AnswerText } from "./answer-text.ts";
import type { AnswerJob } from "./await-verdict.ts";
import { leakOf } from "./canary.ts";
import { openAnswer } from "./open-answer.ts";
import { failedAnswer, type Outcome, storeAnswer } from "./store-answer.ts";

/** Limits of an answer in characters and in milliseconds, whatever the model does. */
const answerMax = 12_000;
const answerMs = 180_000;
/** Abort reason for an answer that has reached `answerMax`, or in which a model repeats its prompt. */
const answerEnough = "enough";
/** Characters of a model's text that are checked in one go. */
const stepMax = 400;

/** What a model's stream carried besides text. */
type Collected = { productIds: number[]; answeredBy: string; attached?: Attached; hasLeaked?: boolean };

/**
 * Writes one answer as a job of the server; readers may come and go. Never rejects: everything ends in an event for the
 * readers and a stored state, at the latest when `closeLostAnswers` finds the answer without a writer.
 */
export async function writeAnswer(begun: AnswerTask): Promise<void> {
  const { app, answerId, conversation, member, seal } = begun;
  const risk = riskOf(begun.judgement);
  const live = app.live.open(answerId, { userId: member.id, conversationId: conversation.id, seal, risk });
  const job: AnswerJob = { task: begun };
  try {
    const { prepared, pieces } = await openAnswer(job, live);
    const outcome = await compose(job, prepared, pieces, live);
    live.finish(await storeAnswer(job.task, prepared, live, outcome));
  } catch (error) {
    app.log.error({ err: error, answer: answerId }, "answer could not be stored");
    live.finish(failedAnswer());
    await begun.cost.flush(answerId);
  } finally {
    app.live.close(answerId);
  }
}

/** Lets the model write; only what passes the output gate is shown. */
async function compose(
  job: AnswerJob,
  prepared: PreparedAnswer,
  pieces: AsyncIterable<ModelPiece>,
  live: LiveAnswer,
): Promise<Outcome> {
  const { task } = job;
  const own = new OwnWords(ownOf(task, prepared));
  const answer = new AnswerText(task.level, own, prepared.request.facts.flows);
  const limit = setTimeout(() => live.stop.abort("limit"), answerMs);
  let whole = true;
  const collected: Collected = { productIds: [], answeredBy: task.app.external.model.name };
  try {
    await readPieces(task, prepared, pieces, live, answer, collected);
  } catch (error) {
    // An answer that reached the model's own limit is as much as the member could get, like one that is full here.
    whole = error instanceof CutShort && error.reason === "length";
    if (!live.stop.signal.aborted) task.app.log.warn({ err: error, answer: task.answerId }, "answer cut");
  } finally {
    clearTimeout(limit);
  }
  live.append(answer.end());
  const { aborted, reason } = live.stop.signal;
  const leaked = collected.hasLeaked ? ["canary"] : [];
  const told = {
    blocked: [...answer.blocked, ...leaked],
    answeredBy: collected.answeredBy,
    attached: undefined,
  };
  // The member has, and pays for, as much as an answer may hold, so the answer counts as complete.
  const isStopped = aborted && reason !== answerEnough;
  const isMembersWish = isStopped && reason === "member";
  pointToHelp(job.task, live, { isWhole: whole && !isStopped, isMembersWish });
  if (isStopped) return { state: isMembersWish ? "stopped" : "interrupted", productIds: [], ...told };
  if (!whole || live.text === "") return { state: "interrupted", productIds: [], ...told };
  // At most one product offer per answer, and none if the answer is incomplete.
  return {
    state: "complete",
    productIds: collected.productIds.slice(0, 1),
    ...told,
    attached: collected.attached ?? answer.attached(),
  };
}

/**
 * Appends a sentence that names help if an answer in a crisis names nobody to turn to; this also completes an answer
 * that was cut. What the member stopped stays as it is, and an answer without any text becomes an error with the card.
 */
function pointToHelp(
  { level, risk }: AnswerTask,
  live: LiveAnswer,
  end: { isWhole: boolean; isMembersWish: boolean },
): void {
  if (level < 2 || end.isMembersWish || (!end.isWhole && live.text === "") || pointsToHelp(live.text)) return;
  // The vetted message of a new card has just named whom to turn to.
  if (risk.isNew && end.isWhole && live.text !== "") return;
  const pointer = isFromPerson(risk.categories) ? safetyTexts.pointerFromPerson : safetyTexts.pointer;
  live.append(`${live.text === "" ? "" : "\n\n"}${pointer}`);
}

/** What the answer may repeat. In a crisis the notes do not count, since part of them is the persona's own. */
const ownOf = ({ level }: AnswerTask, { own, request }: PreparedAnswer): readonly string[] =>
  level < 2 ? own : request.turns.flatMap(({ role, text }) => (role === "member" ? [text] : []));

/** Passes the model's pieces on until they end or someone stops the answer; records what else they carry. */
async function readPieces(
  task: AnswerTask,
  { request }: PreparedAnswer,
  pieces: AsyncIterable<ModelPiece>,
  live: LiveAnswer,
  answer: AnswerText,
  collected: Collected,
): Promise<void> {
  const { signal } = live.stop;
  const offered = new Set(request.facts.products.map((product) => product.id));
  const reading: Reading = { answer, live, collected, room: answerMax, leaks: leakOf(task.app) };
  for await (const piece of pieces) {
    if (signal.aborted) break;
    if ("usage" in piece)
      task.app.log.info(
        { answer: task.answerId, model: collected.answeredBy, ...piece.usage },
        "answer counted",
      );
    else if (!(await take(reading, piece, offered))) {
      live.stop.abort(answerEnough);
      // Requesting one more piece would end in the abort's own error.
      break;
    }
  }
}

/** How far an answer was read: how many characters it may still have, and whether it repeats the prompt. */
type Reading = {
  answer: AnswerText;
  live: LiveAnswer;
  collected: Collected;
  room: number;
  leaks: (text: string) => boolean;
};

/** What a piece adds to the text of an answer. */
type Part = DocumentPart & { isDocument: boolean };

/** Shows or records a piece, unless it repeats the prompt; returns whether more may follow. */
async function take(reading: Reading, piece: ModelPiece, offered: ReadonlySet<number>): Promise<boolean> {
  const { collected, answer } = reading;
  const part = partIn(piece);
  if (part) return takePart(reading, part);
  if ("choices" in piece) collected.hasLeaked ||= reading.leaks(piece.choices.join("\n"));
  if (!collected.hasLeaked) note(piece, collected, answer, offered);
  return !collected.hasLeaked;
}

function partIn(piece: ModelPiece): Part | undefined {
  if ("document" in piece) return { ...piece.document, isDocument: true };
  return "text" in piece ? { text: piece.text, isDocument: false } : undefined;
}

async function takePart(reading: Reading, part: Part): Promise<boolean> {
  const { collected, live } = reading;
  await live.untilStored();
  const text = part.text.slice(0, reading.room).toWellFormed();
  reading.room -= part.text.length;
  collected.hasLeaked ||= reading.leaks(part.title ?? "") || reading.leaks(text);
  // The guide's words are ours and the member's, so they contain nothing that a model made up.
  if (isOfGuide(collected.answeredBy)) live.append(text);
  else if (!collected.hasLeaked) await showInSteps({ ...part, text }, reading);
  return reading.room >= 0 && !collected.hasLeaked;
}

/** Has the gate read a long piece in steps, so that the process answers others in between whatever the text is. */
async function showInSteps(part: Part, { answer, live }: Reading): Promise<void> {
  const { text } = part;
  let at = 0;
  do {
    if (at > 0) await nextTurn();
    const isSplit = /[\ud800-\udbff]$/.test(text.slice(at, at + stepMax));
    const end = Math.min(text.length, at + stepMax - (isSplit ? 1 : 0));
    live.append(part.isDocument ? answer.document(stepOf(part, at, end)) : answer.push(text.slice(at, end)));
    at = end;
  } while (at < text.length);
}

/** A document is named in its first step and ends with its last one. */
const stepOf = ({ text, title, isEnd }: Part, at: number, end: number): DocumentPart => ({
  text: text.slice(at, end),
  ...(at === 0 && title !== undefined && { title }),
  ...(end === text.length && isEnd && { isEnd }),
});

/** Records a piece that is not text. */
function note(
  piece: ModelPiece,
  collected: Collected,
  answer: AnswerText,
  offered: ReadonlySet<number>,
): void {
  if ("productIds" in piece) collected.productIds.push(...piece.productIds.filter((id) => offered.has(id)));
  else if ("answeredBy" in piece) collected.answeredBy = piece.answeredBy;
  else if ("attached" in piece) collected.attached = piece.attached;
  else if ("choices" in piece) answer.choose(piece.choices);
  else if ("flowId" in piece) answer.offerFlow(piece.flowId);
}
