import { ConcurrencyLimit } from "./concurrency-limit.ts";

/**
 * Who waits for heavy work: somebody who has signed in on this device, holds a session or came by a mailed link
 * (`known`), or anybody. The former come first, so that a flood delays only strangers.
 */
export type Priority = "known" | "open";

/** A name counts once at a time among the known: what else comes under it meanwhile waits with everybody. */
export type Requester = Priority | { known: string };

/**
 * A concurrency limit with two priorities: a few works run at once, a bounded queue for each priority waits, the rest is
 * refused, so that streams are not starved. Whoever is first among the known waits for one of those that are running,
 * never for a stranger in the queue.
 */
export class PriorityLimit {
  readonly atOnce: number;
  readonly #limit: ConcurrencyLimit;
  /** Names whose work waits or runs among the known. */
  readonly #names = new Set<string>();

  constructor({ atOnce, queueMax }: { atOnce: number; queueMax: number }) {
    this.atOnce = atOnce;
    this.#limit = new ConcurrencyLimit(atOnce, { ofKey: atOnce, queueMax, retryAfter: 5 });
  }

  waiting(priority: Priority): number {
    return this.#limit.waiting(priority);
  }

  async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    if (typeof requester === "string") return this.#runWith(requester, work);
    const name = requester.known;
    if (this.#names.has(name)) return this.#runWith("open", work);
    this.#names.add(name);
    try {
      return await this.#runWith("known", work);
    } finally {
      this.#names.delete(name);
    }
  }

  async #runWith<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
    const isKnown = priority === "known";
    const leave =
      this.#limit.tryEnter(priority) ??
      (await this.#limit.enter(priority, Number.POSITIVE_INFINITY, isKnown));
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
