import type { FastifyBaseLogger } from "fastify";
import { guideTexts } from "#texts/guide.ts";
import { Breaker, type BreakerLimits, type Shown } from "./breaker.ts";
import type { Model, ModelPiece, ModelRequest } from "./model.ts";
import { CutShort, ModelError, Refused } from "./openai.ts";
import { Patience, type PatienceLimits } from "./patience.ts";

export type Limits = PatienceLimits &
  BreakerLimits & {
    /** Pause before the one retry. */
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
 * A model that cannot hang or fail a member: bounded waits, one retry before the first words, and the guide when
 * the endpoint stays silent or is down, which says so. After the first words a failure is
 * thrown: half an answer is never passed off as whole.
 */
export function guardedModel(
  primary: Model,
  standIn: Model,
  log: FastifyBaseLogger,
  others: Partial<Limits> = {},
): Model {
  const within = { ...limits, ...others };
  const breaker = new Breaker(within);
  return {
    name: primary.name,
    async *stream(request, signal) {
      const leave = breaker.enter();
      const end = leave
        ? yield* tried(() => openStream(primary, request, signal, within, log), signal, leave)
        : "down";
      if (end === "whole") return;
      yield { answeredBy: standIn.name };
      yield { text: `${end === "refused" ? guideTexts.refused : guideTexts.steppedIn}\n\n` };
      yield* standIn.stream(request, signal);
    },
  };
}

/** It ended without a word: one question can bring that about, and proves nothing for others. */
class SaidNothing extends ModelError {
  constructor() {
    super("model said nothing", true);
  }
}

function shownBy(error: unknown): Shown {
  if (error instanceof CutShort || error instanceof Refused) return "works";
  return error instanceof SaidNothing ? "unknown" : "fails";
}

/** How the endpoint's part of an answer ended, where nothing of it was shown unless it is whole. */
type End = "whole" | "refused" | "down";

/** Passes an endpoint's answer on, and tells the breaker what it showed; throws when it broke off in the middle. */
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
    // A member's stop shows nothing of the endpoint.
    signal.throwIfAborted();
    // One member's text that is refused must not silence the model for everybody.
    shown = shownBy(error);
    if (opened) throw error;
    return isRefusal(error) ? "refused" : "down";
  } finally {
    // Whoever stops listening, even after the first piece, ends the endpoint's stream too.
    opened?.close();
    leave(shown);
  }
}

/** Whether the endpoint would not answer; one whose thinking took all tokens was willing. */
const isRefusal = (error: unknown) =>
  error instanceof Refused || (error instanceof CutShort && error.reason !== "length");

type Opened = { first: ModelPiece; rest: () => AsyncGenerator<ModelPiece>; close: () => void };

/** The stream from its first words on; fails when none came within the limits, one retry included. */
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
  const close = () => {
    patience.end();
    silence.abort();
  };
  try {
    const both = AbortSignal.any([signal, silence.signal]);
    const next = orAborted(model.stream(request, both)[Symbol.asyncIterator](), both);
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

/** What a member sees or gets; before it, what a model costs or that it thinks is no answer yet. */
const isWord = (piece: ModelPiece) => !("alive" in piece || "usage" in piece);

/** Passes the rest on, but for signs of life: those are for the clock alone. */
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

/** Steps of a model, each ended by the abort if that comes first: a model that ignores its signal cannot hang us. */
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
