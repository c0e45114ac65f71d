import type { FastifyBaseLogger } from "fastify";
import { guideTexts } from "#texts/chat/guide.ts";
import { Breaker, type BreakerLimits, type Shown } from "./circuit-breaker.ts";
import type { Model, ModelPiece, ModelRequest } from "./model.ts";
import { Patience, type PatienceLimits } from "./patience.ts";
import { CutShort, ModelError, Refused } from "./request.ts";
import { standIn } from "./stand-in.ts";

export type Limits = PatienceLimits &
  BreakerLimits & {
    /** Pause before the single retry. */
    retryMs: number;
  };

const limits: Limits = {
  firstMs: 20_000,
  silenceMs: 15_000,
  thinkingMs: 90_000,
  retryMs: 250,
  failuresMax: 3,
  restMs: 30_000,
};

/**
 * Wraps a model so that it cannot hang or fail a member: bounded waits, one retry before the first words, and the guide
 * as a fallback, which says so, when the endpoint is silent or down. After the first words a failure is thrown, so that
 * half an answer never passes for a whole one.
 */
export function guardedModel(
  primary: Model,
  other: Model,
  log: FastifyBaseLogger,
  others: Partial<Limits> = {},
): Model {
  const within = { ...limits, ...others };
  const breaker = new Breaker(within);
  return {
    ...primary,
    async *stream(request, signal) {
      const leave = breaker.enter();
      const end = leave
        ? yield* tried(() => openStream(primary, request, signal, within, log), signal, leave)
        : "down";
      if (end === "whole") return;
      const says = end === "refused" ? guideTexts.refused : guideTexts.steppedIn;
      yield* standIn(says, other).stream(request, signal);
    },
  };
}

/** The stream ended without a word. One question can cause that, so it says nothing about other requests. */
class SaidNothing extends ModelError {
  constructor() {
    super("model said nothing", true);
  }
}

function shownBy(error: unknown): Shown {
  if (error instanceof CutShort || error instanceof Refused) return "works";
  return error instanceof SaidNothing ? "unknown" : "fails";
}

/** How the endpoint's part of an answer ended; unless it is "whole", none of it was shown. */
type End = "whole" | "refused" | "down";

/** Passes on an endpoint's answer and reports the result to the breaker; throws if the answer breaks off midway. */
async function* tried(
  open: () => Promise<Opened>,
  signal: AbortSignal,
  leave: (shown: Shown) => void,
): AsyncGenerator<ModelPiece, End> {
  let opened: Opened | undefined;
  let shown: Shown = "unknown";
  try {
    opened = await open();
    yield opened.first;
    yield* opened.rest();
    shown = "works";
    return "whole";
  } catch (error) {
    // A stop by the member says nothing about the endpoint.
    signal.throwIfAborted();
    // A refusal of one member's text must not open the breaker for everyone.
    shown = shownBy(error);
    if (opened) throw error;
    return isRefusal(error) ? "refused" : "down";
  } finally {
    // A consumer that stops reading, even after the first piece, also ends the endpoint's stream.
    opened?.close();
    leave(shown);
  }
}

/** Whether the endpoint refused to answer. Using up all tokens for thinking is not a refusal. */
const isRefusal = (error: unknown) =>
  error instanceof Refused || (error instanceof CutShort && error.reason !== "length");

/** Without a reason of ours, each abort would make an exception with its stack. */
const closed = new ModelError("the stream was closed", false);

type Opened = { first: ModelPiece; rest: () => AsyncGenerator<ModelPiece>; close: () => void };

/** Opens the stream and waits for its first words; throws if none come within the limits, one retry included. */
async function openStream(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  within: Limits,
  log: FastifyBaseLogger,
): Promise<Opened> {
  const begin = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await firstWords(model, request, signal, within, begin);
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, attempt }, "model did not answer");
      const again = attempt === 1 && (!(error instanceof ModelError) || error.again);
      const left = begin + within.firstMs - performance.now();
      if (!again || left < within.retryMs * 2) throw error;
      await new Promise((go) => setTimeout(go, within.retryMs));
    }
  }
}

async function firstWords(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  within: Limits,
  begin: number,
): Promise<Opened> {
  const silence = new AbortController();
  const patience = new Patience(silence, within, begin);
  const both = AbortSignal.any([signal, silence.signal]);
  const pieces = model.stream(request, both)[Symbol.asyncIterator]();
  const close = () => {
    patience.end();
    silence.abort(closed);
    // A stream that nobody reads to its end would else never count what it cost.
    pieces.return?.().catch(() => undefined);
  };
  try {
    const next = orAborted(pieces, both);
    for (;;) {
      const { value, done } = await next();
      if (done) throw new SaidNothing();
      if (isWord(value)) {
        patience.word();
        return { first: value, rest: () => remaining(next, patience), close };
      }
      patience.alive();
    }
  } catch (error) {
    close();
    throw error;
  }
}

/** Whether a piece belongs to the answer. Usage reports and signs of life do not. */
const isWord = (piece: ModelPiece) => !("alive" in piece || "usage" in piece);

/** Passes on the remaining pieces, except signs of life, which only reset the timeout. */
async function* remaining(next: Next, patience: Patience): AsyncGenerator<ModelPiece> {
  for (;;) {
    const { value, done } = await next();
    if (done) return;
    if (isWord(value)) patience.word();
    else patience.alive();
    if (!("alive" in value)) yield value;
  }
}

type Next = () => Promise<IteratorResult<ModelPiece>>;

/** Rejects a pending step on abort, so that a model that ignores its signal cannot hang the server. */
function orAborted(pieces: AsyncIterator<ModelPiece>, signal: AbortSignal): Next {
  let refuse: ((reason: unknown) => void) | undefined;
  signal.addEventListener("abort", () => refuse?.(signal.reason), { once: true });
  return () => {
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      refuse = reject;
      pieces.next().then(resolve, reject);
    });
  };
}
