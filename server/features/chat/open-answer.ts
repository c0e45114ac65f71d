import type { ModelPiece } from "#server/external/model/model.ts";
import type { LiveAnswer } from "#server/platform/live/live-answer.ts";
import { type PreparedAnswer, prepareAnswer } from "./answer-request.ts";
import type { AnswerTask } from "./answer-task.ts";
import { type AnswerJob, awaitVerdict } from "./await-verdict.ts";

type Opened = { prepared: PreparedAnswer; pieces: AsyncIterable<ModelPiece> };

/**
 * Begins an answer and, where a safety model is set up, asks it at the same moment. If a verdict in time shows a
 * greater danger than the answer was written for, the answer is begun again before any of it was shown.
 */
export async function openAnswer(job: AnswerJob, live: LiveAnswer): Promise<Opened> {
  const begun = job.task;
  const { safetyModel } = begun.app.external;
  const prepared = await prepareAnswer(begun);
  const { model } = prepared;
  const { signal } = live.stop;
  if (!safetyModel) return { prepared, pieces: model.stream(prepared.request, signal) };
  const superseded = new AbortController();
  const either = AbortSignal.any([signal, superseded.signal]);
  const started = startedAtOnce(model.stream(prepared.request, either));
  const verdict = awaitVerdict(job, safetyModel, prepared.request.turns, live);
  await inTime(verdict, safetyModel.patienceMs, signal);
  if (!isOfOtherDanger(begun, job.task)) return { prepared, pieces: started.pieces() };
  superseded.abort();
  started.drop();
  const anew = await prepareAnswer(job.task, true);
  return { prepared: anew, pieces: model.stream(anew.request, signal) };
}

/** Distress alone does not justify a second request: offers are decided when the answer is stored. */
const isOfOtherDanger = (one: AnswerTask, other: AnswerTask): boolean =>
  other.level >= 2 && one.judgement !== other.judgement;

/** Waits for a verdict, but not longer than `patienceMs`, and not once the answer has been stopped. */
function inTime(verdict: Promise<void>, patienceMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((go) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      go();
    };
    const timer = setTimeout(end, patienceMs);
    signal.addEventListener("abort", end);
    void verdict.then(end);
  });
}

/** Returns the same pieces, but requests the first one now, so that the request is under way before it is read. */
function startedAtOnce(stream: AsyncIterable<ModelPiece>) {
  const iterator = stream[Symbol.asyncIterator]();
  const first = iterator.next();
  // The reader of the pieces gets the error; a superseded request has no reader.
  first.catch(() => {});
  const end = async () => {
    await iterator.return?.();
  };
  return {
    async *pieces(): AsyncGenerator<ModelPiece> {
      try {
        for (let { value, done } = await first; !done; { value, done } = await iterator.next()) yield value;
      } finally {
        await end();
      }
    },
    /** Lets the stream clean up after itself. */
    drop: () => {
      end().catch(() => {});
    },
  };
}
