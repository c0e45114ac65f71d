import { ConcurrencyLimit } from "./concurrency-limit.ts";

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
  readonly #limit: ConcurrencyLimit;
  /** Names whose work waits or runs among the known. */
  readonly #names = new Set<string>();

  constructor({ atOnce, queueMax }: { atOnce: number; queueMax: number }) {
    this.atOnce = atOnce;
    this.#limit = new ConcurrencyLimit(atOnce, { ofKey: atOnce, queueMax, retryAfter: 5 });
  }

  waiting(lane: Lane): number {
    return this.#limit.waiting(lane);
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
    const isKnown = lane === "known";
    const leave =
      this.#limit.tryEnter(lane) ?? (await this.#limit.enter(lane, Number.POSITIVE_INFINITY, isKnown));
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
