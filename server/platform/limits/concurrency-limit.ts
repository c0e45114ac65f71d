import { type Failure, fail } from "#server/platform/failure.ts";

type Waiting = { key: string; isFirst: boolean; go: () => void };

type Options = {
  /** How many of one key are inside at once. */
  ofKey?: number;
  /** How many of one key wait at once; the next one is refused. */
  queueMax?: number;
  /** Seconds after which a retry makes sense: by then most work of this kind is done. */
  retryAfter?: number;
};

/** Concurrency limit within this process, in total and per key (1 by default), for work that keeps a processor busy. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #options: Required<Options>;
  /** Number of holders, by key. */
  readonly #inside = new Map<string, number>();
  #count = 0;
  readonly #queue: Waiting[] = [];

  constructor(most: number, options: Options = {}) {
    this.#most = most;
    this.#options = { ofKey: 1, queueMax: Number.POSITIVE_INFINITY, retryAfter: 3, ...options };
  }

  /** How many of a key wait. */
  waiting(key: string): number {
    return this.#queue.filter((waiting) => waiting.key === key).length;
  }

  /**
   * Enters in order of arrival, before the others with `isFirst`; refuses after `waitMs`, which may be infinite. Returns
   * a function that leaves; repeating it is safe.
   */
  async enter(key: string, waitMs = 0, isFirst = false): Promise<() => void> {
    return this.tryEnter(key) ?? (await this.#enterLater(key, waitMs, isFirst));
  }

  /** Enters at once, or not at all. */
  tryEnter(key: string): (() => void) | undefined {
    if (!this.#hasRoom(key)) return undefined;
    this.#admit(key);
    return this.#leaver(key);
  }

  async #enterLater(key: string, waitMs: number, isFirst: boolean): Promise<() => void> {
    if (waitMs <= 0 || this.waiting(key) >= this.#options.queueMax) throw this.#refusal();
    await this.#waitFor(key, waitMs, isFirst);
    return this.#leaver(key);
  }

  #refusal(): Failure {
    return fail("too_many_requests", { retryAfter: this.#options.retryAfter });
  }

  #leaver(key: string): () => void {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#leave(key);
    };
  }

  #hasRoom(key: string): boolean {
    return this.#count < this.#most && (this.#inside.get(key) ?? 0) < this.#options.ofKey;
  }

  #admit(key: string): void {
    this.#count += 1;
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1);
  }

  #waitFor(key: string, waitMs: number, isFirst: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(this.#refusal());
      };
      const timer = Number.isFinite(waitMs) ? setTimeout(giveUp, waitMs) : undefined;
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { key, isFirst, go };
      const behind = isFirst ? this.#queue.findIndex((other) => !other.isFirst) : -1;
      this.#queue.splice(behind < 0 ? this.#queue.length : behind, 0, waiting);
    });
  }

  #leave(key: string): void {
    this.#count -= 1;
    const left = (this.#inside.get(key) ?? 0) - 1;
    if (left > 0) this.#inside.set(key, left);
    else this.#inside.delete(key);
    const next = this.#queue.findIndex((waiting) => this.#hasRoom(waiting.key));
    if (next < 0) return;
    for (const waiting of this.#queue.splice(next, 1)) {
      this.#admit(waiting.key);
      waiting.go();
    }
  }
}

/** Pictures being re-encoded: each may take nearly 200 megabytes. */
export const pictureLimit = () => new ConcurrencyLimit(1);

/** What several workers wait for together. */
type Shared = {
  enter: (permit: { of: "picture"; key: string; waitMs: number }) => Promise<() => void>;
};

/**
 * THE CONCURRENCY TABLE, of each process but for the picture. A slow reader of a file only blocks its own member's next
 * file.
 */
export const openConcurrencyLimits = (shared?: Shared) => ({
  search: new ConcurrencyLimit(2),
  /** Forms with files being received or processed: each is held in memory. */
  upload: new ConcurrencyLimit(16),
  /** Requests that wait for a whole answer, by answer. */
  wholeAnswer: new ConcurrencyLimit(2000, { ofKey: 4 }),
  picture: shared
    ? { enter: (key: string, waitMs = 0) => shared.enter({ of: "picture", key, waitMs }) }
    : pictureLimit(),
  /** File exports in progress, whether or not their reader takes data at the moment. */
  exportOpen: new ConcurrencyLimit(20),
  /** Exports that are generating a piece right now. */
  exportWork: new ConcurrencyLimit(2),
  /** Product files being downloaded: each holds a handle and a buffer for as long as its reader takes. */
  files: new ConcurrencyLimit(400, { ofKey: 8 }),
  /** Transactions on members' orders: they wait for one another here instead of each holding a connection. */
  orders: new ConcurrencyLimit(5),
});

export type ConcurrencyLimits = ReturnType<typeof openConcurrencyLimits>;
