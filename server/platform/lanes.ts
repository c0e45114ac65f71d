import { fail } from "./failure.ts";

/**
 * Who waits for heavy work: somebody who has signed in on this device, holds a session or came by a mailed link
 * (`known`), or anybody. The former come first, so that a flood delays only strangers.
 */
export type Lane = "known" | "open";

/** A name counts once at a time among the known: what else comes under it meanwhile waits with everybody. */
export type Who = Lane | { known: string };

/**
 * A few works run at once, a bounded queue for each lane waits, the rest is refused, so that streams are not starved.
 * Whoever is first among the known waits for one of those that are running, never for a stranger in the queue.
 */
export class Lanes {
  readonly atOnce: number;
  readonly #queueMax: number;
  #running = 0;
  readonly #waiting: Record<Lane, (() => void)[]> = { known: [], open: [] };
  /** Names whose work waits or runs among the known. */
  readonly #names = new Set<string>();

  constructor({ atOnce, queueMax }: { atOnce: number; queueMax: number }) {
    this.atOnce = atOnce;
    this.#queueMax = queueMax;
  }

  waiting(lane: Lane): number {
    return this.#waiting[lane].length;
  }

  async inTurn<T>(who: Who, work: () => Promise<T>): Promise<T> {
    if (typeof who === "string") return this.#inLane(who, work);
    const name = who.known;
    if (this.#names.has(name)) return this.#inLane("open", work);
    this.#names.add(name);
    try {
      return await this.#inLane("known", work);
    } finally {
      this.#names.delete(name);
    }
  }

  async #inLane<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.waiting(lane) >= this.#queueMax) throw fail("too_many_requests", { retryAfter: 5 });
      await new Promise<void>((go) => this.#waiting[lane].push(go));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.known.shift() ?? this.#waiting.open.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
