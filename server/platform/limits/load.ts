import { monitorEventLoopDelay } from "node:perf_hooks";
import type pg from "pg";

/** How much work waits. */
export type Waits = {
  /** What each turn of the event loop waits on average, in milliseconds; the lower of the last two seconds. */
  loopMs: number;
  /** What a query waits for a connection, in milliseconds. */
  poolMs: number;
};

/** Above these a further question would make everyone wait; those that run need what there is. */
const mostMs: Waits = { loopMs: 300, poolMs: 1000 };

const sampleMs = 250;
const samplesPerSecond = 1000 / sampleMs;
const resolutionMs = 20;
const nanoseconds = 1e6;

/** Measures whether this process has room for more. */
export class Load {
  readonly #pool: pg.Pool;
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs });
  readonly #timer: NodeJS.Timeout;
  #samples = 0;
  /** Of the last two whole seconds. */
  #loopMs: [number, number] = [0, 0];
  #probedAt: number | undefined;
  #lastPoolMs = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#delay.enable();
    this.#timer = setInterval(() => this.#sample(), sampleMs).unref();
  }

  get waits(): Waits {
    const waiting = this.#probedAt === undefined ? 0 : performance.now() - this.#probedAt;
    return { loopMs: Math.min(...this.#loopMs), poolMs: Math.max(this.#lastPoolMs, waiting) };
  }

  /** Whether a new question should be refused. */
  get isHigh(): boolean {
    const { loopMs, poolMs } = this.waits;
    return loopMs > mostMs.loopMs || poolMs > mostMs.poolMs;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #sample(): void {
    void this.#probePool();
    this.#samples += 1;
    if (this.#samples % samplesPerSecond !== 0) return;
    const { mean } = this.#delay;
    this.#loopMs = [this.#loopMs[1], Number.isNaN(mean) ? 0 : Math.max(0, mean / nanoseconds - resolutionMs)];
    this.#delay.reset();
  }

  /** Waits in the pool's queue like a query does, one at a time and only while there is a queue. */
  async #probePool(): Promise<void> {
    if (this.#probedAt !== undefined) return;
    if (this.#pool.waitingCount === 0) {
      this.#lastPoolMs = 0;
      return;
    }
    this.#probedAt = performance.now();
    try {
      (await this.#pool.connect()).release();
    } catch {
      // The queue did not move within the pool's own limit, which is told by the time that has passed.
    }
    this.#lastPoolMs = performance.now() - this.#probedAt;
    this.#probedAt = undefined;
  }
}
