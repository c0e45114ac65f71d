import type { Logger } from "pino";
import { Failure } from "#server/platform/failure.ts";
import { StartError } from "#server/start-error.ts";
import { type Figures, type FromPrimary, type FromWorker, isOurs, type Question } from "./messages.ts";
import { SharedLimits } from "./shared-limits.ts";

/** One worker process, as node:cluster gives it. */
export type WorkerProcess = {
  readonly process: { readonly pid?: number | undefined; kill: (signal: NodeJS.Signals) => boolean };
  send: (message: FromPrimary) => unknown;
  isConnected: () => boolean;
  on: {
    (event: "message", listener: (message: unknown) => void): unknown;
    (event: "exit", listener: (code: number | null, signal: string | null) => void): unknown;
  };
};

/** A worker that lived for this long is replaced at once; one that keeps dying with growing pauses. */
const steadyMs = 60_000;
const pauseMaxMs = 30_000;
const pauseMs = (deathsInARow: number): number =>
  deathsInARow === 0 ? 0 : Math.min(250 * 2 ** deathsInARow, pauseMaxMs);

/** A worker that does not tell its figures within this time is left out. */
const figuresMs = 2000;
/** Draining takes half of this; a worker that hangs is killed after it. */
const stopMs = 60_000;

type PooledWorker = {
  worker: WorkerProcess;
  number: number;
  isReady: boolean;
  /** Ways to give back the permits that this worker has taken. */
  leaves: Map<number, () => void>;
};

type Collection = { waiting: Set<WorkerProcess>; figures: Figures[]; done: (figures: Figures[]) => void };

export type WorkerPoolOptions = {
  wanted: number;
  databaseUrl: string;
  fork: () => WorkerProcess;
  log: Logger;
};

/** The workers of one start: begins them, replaces those that die, and holds what they share. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #workers = new Map<WorkerProcess, PooledWorker>();
  readonly #limits = new SharedLimits();
  readonly #collections = new Map<number, Collection>();
  readonly #deathsInARow = new Map<number, number>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  readonly #gone = new Set<() => void>();
  #deaths = 0;
  #last = 0;
  #isStopping = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** Starts the first worker, which prepares the database, then the others. Rejects when the first one cannot start. */
  async start(): Promise<void> {
    if (!(await this.#begin(1, true)))
      throw new StartError("Its first process ended before it was ready; the reason stands above.");
    const others = Array.from({ length: this.#options.wanted - 1 }, (_, n) => this.#begin(n + 2, false));
    await Promise.all(others);
  }

  /** Drains all workers and waits until they have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    for (const worker of this.#workers.keys()) worker.process.kill("SIGTERM");
    const hanging = setTimeout(() => {
      for (const worker of this.#workers.keys()) worker.process.kill("SIGKILL");
    }, stopMs);
    if (this.#workers.size > 0) await new Promise<void>((gone) => this.#gone.add(gone));
    clearTimeout(hanging);
  }

  /** Resolves with true once the worker is ready, with false when it ended before. */
  #begin(number: number, isFirst: boolean): Promise<boolean> {
    const { fork, databaseUrl } = this.#options;
    const worker = fork();
    const pooled: PooledWorker = { worker, number, isReady: false, leaves: new Map() };
    const begunAt = performance.now();
    this.#workers.set(worker, pooled);
    worker.send({ alma: "begin", databaseUrl, isFirst, number });
    return new Promise((settled) => {
      worker.on("message", (message) => {
        if (!isOurs(message)) return;
        this.#take(pooled, message as FromWorker);
        if (pooled.isReady) settled(true);
      });
      worker.on("exit", (code, signal) => {
        settled(false);
        const wasNeverReady = isFirst && !pooled.isReady;
        this.#ended(pooled, { code, signal, livedMs: performance.now() - begunAt }, wasNeverReady);
      });
    });
  }

  #ended(
    { worker, number, leaves }: PooledWorker,
    { code, signal, livedMs }: { code: number | null; signal: string | null; livedMs: number },
    isHopeless: boolean,
  ): void {
    this.#workers.delete(worker);
    for (const leave of leaves.values()) leave();
    for (const id of this.#collections.keys()) this.#collect(id, worker, []);
    if (this.#workers.size === 0) for (const gone of this.#gone) gone();
    if (this.#isStopping || isHopeless) return;
    this.#deaths += 1;
    const inARow = livedMs >= steadyMs ? 0 : (this.#deathsInARow.get(number) ?? 0);
    this.#deathsInARow.set(number, inARow + 1);
    const pause = pauseMs(inARow);
    this.#options.log.warn({ worker: number, code, signal, pauseMs: pause }, "a worker ended, starts again");
    const timer = setTimeout(() => {
      this.#pauses.delete(timer);
      void this.#begin(number, false);
    }, pause);
    this.#pauses.add(timer);
  }

  #take(pooled: PooledWorker, message: FromWorker): void {
    if (message.alma === "ready") pooled.isReady = true;
    else if (message.alma === "leave") {
      pooled.leaves.get(message.id)?.();
      pooled.leaves.delete(message.id);
    } else if (message.alma === "figures") this.#collect(message.id, pooled.worker, message.figures);
    else void this.#answer(pooled, message.id, message.question);
  }

  async #answer(pooled: PooledWorker, id: number, question: Question): Promise<void> {
    if (question.ask === "permit") return this.#admit(pooled, id, question);
    const answer = question.ask === "status" ? this.#status() : await this.#figures();
    this.#send(pooled, { alma: "answer", id, answer });
  }

  #status() {
    const ready = [...this.#workers.values()].filter(({ isReady }) => isReady).length;
    return { wanted: this.#options.wanted, ready, deaths: this.#deaths };
  }

  /** A worker that died while it waited gives its permit back at once. */
  async #admit(
    pooled: PooledWorker,
    id: number,
    { permit }: Extract<Question, { ask: "permit" }>,
  ): Promise<void> {
    try {
      const leave = await this.#limits.enter(permit);
      if (!this.#workers.has(pooled.worker)) return leave();
      pooled.leaves.set(id, leave);
      this.#send(pooled, { alma: "answer", id, answer: id });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#send(pooled, { alma: "refusal", id, refusal: { retryAfter: error.extra.retryAfter ?? 1 } });
    }
  }

  #figures(): Promise<Figures[]> {
    this.#last += 1;
    const id = this.#last;
    const ready = [...this.#workers.values()].filter(({ isReady }) => isReady);
    return new Promise((told) => {
      const late = setTimeout(() => this.#collections.get(id)?.done(figures), figuresMs);
      const figures: Figures[] = [];
      const done = () => {
        clearTimeout(late);
        this.#collections.delete(id);
        told(figures);
      };
      this.#collections.set(id, { waiting: new Set(ready.map(({ worker }) => worker)), figures, done });
      for (const pooled of ready) this.#send(pooled, { alma: "tellFigures", id });
    });
  }

  #collect(id: number, worker: WorkerProcess, figures: Figures): void {
    const collection = this.#collections.get(id);
    if (!collection?.waiting.delete(worker)) return;
    collection.figures.push(figures);
    if (collection.waiting.size === 0) collection.done(collection.figures);
  }

  #send({ worker }: PooledWorker, message: FromPrimary): void {
    if (worker.isConnected()) worker.send(message);
  }
}
