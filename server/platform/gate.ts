import { fail } from "./failure.ts";

/** Seconds after which a repeat makes sense: by then most work of this kind is done. */
const retryAfter = 3;

type Waiting = { key: string; go: () => void };

/** Lets so many in at once within this process, and each key once unless said: for work that keeps a processor busy. */
export class Gate {
  readonly #most: number;
  readonly #mostOfKey: number;
  /** How many are inside, by key. */
  readonly #inside = new Map<string, number>();
  #count = 0;
  readonly #queue: Waiting[] = [];

  constructor(most: number, mostOfKey = 1) {
    this.#most = most;
    this.#mostOfKey = mostOfKey;
  }

  /**
   * Goes in, in the order of coming. Who waited for `waitMs` is refused. What it answers lets the next one in; calling
   * it again does nothing.
   */
  async enter(key: string, waitMs = 0): Promise<() => void> {
    if (!this.#hasRoom(key)) {
      if (waitMs <= 0) throw fail("too_many_requests", { retryAfter });
      await this.#turn(key, waitMs);
    } else this.#letIn(key);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#leave(key);
    };
  }

  #hasRoom(key: string): boolean {
    return this.#count < this.#most && (this.#inside.get(key) ?? 0) < this.#mostOfKey;
  }

  #letIn(key: string): void {
    this.#count += 1;
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1);
  }

  #turn(key: string, waitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(fail("too_many_requests", { retryAfter }));
      }, waitMs);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { key, go };
      this.#queue.push(waiting);
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
      this.#letIn(waiting.key);
      waiting.go();
    }
  }
}

/** THE GATES TABLE: what is done by few at once. A slow reader of a file holds only its own member's. */
export const openGates = () => ({
  search: new Gate(2),
  /** Forms with files that are being received or worked on: each is held in memory. */
  upload: new Gate(16),
  /** Pictures that are made anew at this moment: each may take nearly 200 megabytes. */
  picture: new Gate(1),
  /** Files that are being made, whether or not anybody reads them at the moment. */
  exportOpen: new Gate(20),
  /** Those of them that are written right now. */
  exportWork: new Gate(2),
  /** Files of products that are being read: each holds a handle and a piece of it for as long as its reader likes. */
  files: new Gate(400, 8),
  /** Transactions about a member's orders: they wait for one another here, not each on a connection. */
  orders: new Gate(5),
});

export type Gates = ReturnType<typeof openGates>;
