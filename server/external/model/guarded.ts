import type { FastifyBaseLogger } from "fastify";
import { chatTexts } from "#texts/chat.ts";
import type { Model, ModelPiece, ModelRequest } from "./model.ts";
import { CutShort, ModelError } from "./openai.ts";

export type Limits = {
  /** The first words must come within this. */
  firstMs: number;
  /** Silence after them may last this long. */
  silenceMs: number;
  /** Pause before the one retry. */
  retryMs: number;
  /** Failures in a row after which the endpoint is left alone, and for how long. */
  failuresMax: number;
  restMs: number;
};

const limits: Limits = {
  firstMs: 20_000,
  silenceMs: 15_000,
  retryMs: 250,
  failuresMax: 3,
  restMs: 30_000,
};

/** What one request showed of the endpoint; `unknown` when its reader left before it could show anything. */
type Verdict = "works" | "fails" | "unknown";

/** Leaves an endpoint alone after failures in a row, then lets one request try it for all others. */
class Breaker {
  #failures = 0;
  #openUntil = 0;
  #trying = false;
  readonly #limits: Limits;

  constructor(of: Limits) {
    this.#limits = of;
  }

  /** How a request that may go to the endpoint tells what it saw, exactly once; undefined when it may not go. */
  enter(): ((verdict: Verdict) => void) | undefined {
    if (this.#failures < this.#limits.failuresMax) return (verdict) => this.#judge(verdict);
    if (this.#trying || performance.now() < this.#openUntil) return undefined;
    this.#trying = true;
    return (verdict) => {
      this.#trying = false;
      this.#judge(verdict);
    };
  }

  #judge(verdict: Verdict): void {
    if (verdict === "works") this.#failures = 0;
    if (verdict !== "fails") return;
    this.#failures += 1;
    this.#openUntil = performance.now() + this.#limits.restMs;
  }
}

/**
 * A model that cannot hang or fail a member: bounded waits, one retry before the first words, and the built-in
 * companion when the endpoint stays silent or is down, which says so. After the first words a failure is
 * thrown: half an answer is never passed off as whole.
 */
export function guardedModel(primary: Model, standIn: Model, log: FastifyBaseLogger, within = limits): Model {
  const breaker = new Breaker(within);
  return {
    name: primary.name,
    async *stream(request, signal) {
      const leave = breaker.enter();
      if (leave) {
        let opened: Opened | undefined;
        let verdict: Verdict = "unknown";
        try {
          opened = await openStream(primary, request, signal, within, log);
          yield opened.first;
          yield* opened.rest();
          verdict = "works";
          return;
        } catch (error) {
          // A member's stop shows nothing of the endpoint.
          signal.throwIfAborted();
          verdict = error instanceof CutShort ? "works" : "fails";
          if (opened) throw error;
        } finally {
          // Whoever stops listening, even after the first piece, ends the endpoint's stream too.
          opened?.close();
          leave(verdict);
        }
      }
      yield { answeredBy: standIn.name };
      yield { text: `${chatTexts.companionSteppedIn}\n\n` };
      yield* standIn.stream(request, signal);
    },
  };
}

type Opened = { first: ModelPiece; rest: () => AsyncGenerator<ModelPiece>; close: () => void };

/** The stream from its first piece on; fails when none came within the limit, one retry included. */
async function openStream(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  within: Limits,
  log: FastifyBaseLogger,
): Promise<Opened> {
  const deadline = performance.now() + within.firstMs;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await firstPiece(model, request, signal, within, deadline - performance.now());
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, attempt }, "model did not answer");
      const again = attempt === 1 && (!(error instanceof ModelError) || error.again);
      if (!again || deadline - performance.now() < within.retryMs * 2) throw error;
      await new Promise((go) => setTimeout(go, within.retryMs));
    }
  }
}

async function firstPiece(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  within: Limits,
  firstMs: number,
): Promise<Opened> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new ModelError("model stayed silent", true)), firstMs);
  const both = AbortSignal.any([signal, silence.signal]);
  const next = orAborted(model.stream(request, both)[Symbol.asyncIterator](), both);
  try {
    const { value, done } = await next();
    if (done) throw new ModelError("model said nothing", true);
    return {
      first: value,
      rest: () => remaining(next, silence, within.silenceMs),
      close: () => silence.abort(),
    };
  } catch (error) {
    silence.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

type Next = () => Promise<IteratorResult<ModelPiece>>;

async function* remaining(
  next: Next,
  silence: AbortController,
  silenceMs: number,
): AsyncGenerator<ModelPiece> {
  // One timer for the whole stream, pushed back by each piece.
  const timer = setTimeout(() => silence.abort(new ModelError("model fell silent", true)), silenceMs);
  try {
    for (;;) {
      const { value, done } = await next();
      if (done) return;
      timer.refresh();
      yield value;
    }
  } finally {
    clearTimeout(timer);
  }
}

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
