import type { ModelPiece } from "#server/external/model/model.ts";
import type { LiveAnswer } from "#server/platform/app.ts";
import { type AnswerTask, type PreparedAnswer, prepareAnswer } from "./answer-request.ts";
import { type Hearing, hearVerdict } from "./hear-verdict.ts";

/** The first words wait for the verdict so long at most. */
const patienceMs = 1200;

type Opened = { prepared: PreparedAnswer; pieces: AsyncIterable<ModelPiece> };

/**
 * Begins an answer. Where a safety model is set up, it is asked at the same moment; an answer that a verdict in time
 * finds to be written for a lesser danger is begun anew, before any word of it was shown.
 */
export async function openAnswer(hearing: Hearing, live: LiveAnswer): Promise<Opened> {
  const begun = hearing.task;
  const { model, safetyModel } = begun.app.external;
  const prepared = await prepareAnswer(begun);
  const { signal } = live.stop;
  if (!safetyModel) return { prepared, pieces: model.stream(prepared.request, signal) };
  const superseded = new AbortController();
  const either = AbortSignal.any([signal, superseded.signal]);
  const started = startedAtOnce(model.stream(prepared.request, either));
  await inTime(hearVerdict(hearing, safetyModel, prepared.request.turns, live), signal);
  if (!isOfOtherDanger(begun, hearing.task)) return { prepared, pieces: started.pieces() };
  superseded.abort();
  started.drop();
  const anew = await prepareAnswer(hearing.task, true);
  return { prepared: anew, pieces: model.stream(anew.request, signal) };
}

/** Distress alone is not worth a second request: what is offered is decided when the answer is stored. */
const isOfOtherDanger = (one: AnswerTask, other: AnswerTask): boolean =>
  other.level >= 2 && one.judgement !== other.judgement;

/** Waits for a verdict, but not for long, and not once the member has stopped the answer. */
function inTime(verdict: Promise<void>, signal: AbortSignal): Promise<void> {
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

/** The same pieces; the first is asked for now, so that the request is under way before somebody reads it. */
function startedAtOnce(stream: AsyncIterable<ModelPiece>) {
  const iterator = stream[Symbol.asyncIterator]();
  const first = iterator.next();
  // Whoever reads it gets the error; a request that is superseded has no reader.
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
    /** Lets the stream clean up behind itself. */
    drop: () => {
      end().catch(() => {});
    },
  };
}
