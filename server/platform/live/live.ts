/*
 * Texts that are being written while people read them. A reader has a position, not a queue: slow, late and returning
 * readers get the slice from there, so memory does not grow with readers and a resumed reader sees the same text byte
 * for byte.
 */

export type LiveReader = {
  /** Called when there is more text than the reader has, or the end. Must not throw. */
  pull: () => void;
};

/** Pieces that arrive within this time of the last ones sent are sent as one. */
const frameMs = 30;
/** Text is shown at most this long before it is stored, so that a killed server loses less than a second of it. */
const unstoredMaxMs = 950;
/** How long a slow database may hold text back. Reading on matters more than what a kill at that moment would lose. */
const heldMaxMs = 1000;

export class LiveText<End, About> {
  readonly id: number;
  readonly about: About;
  /** All text so far that may be shown. */
  text = "";
  /** When the first piece arrived, by `performance.now()`. */
  firstAt: number | undefined;
  /** Set once, when no more text follows. */
  end: End | undefined;
  /** Signals the writer to stop; the reason says who requested it. */
  readonly stop = new AbortController();
  readonly readers = new Set<LiveReader>();
  readonly #changed: (text: LiveText<End, About>) => void;
  readonly #finished = Promise.withResolvers<End>();
  #pulledAt = 0;
  #unstoredSince: number | undefined;
  #nextStore = Promise.withResolvers<void>();

  constructor(id: number, about: About, changed: (text: LiveText<End, About>) => void) {
    this.id = id;
    this.about = about;
    this.#changed = changed;
  }

  append(piece: string): void {
    if (piece === "" || this.end !== undefined) return;
    this.text += piece;
    const now = performance.now();
    // The first words are sent at once, since people are waiting for them, and so are those after a pause.
    const isDue = this.firstAt === undefined || now - this.#pulledAt >= frameMs;
    this.firstAt ??= now;
    this.#unstoredSince ??= now;
    if (isDue) this.pull();
    else this.#changed(this);
  }

  /** Notes that the first `length` characters are stored, which the text had at `takenAt`. */
  noteStored(length: number, takenAt: number): void {
    this.#unstoredSince = this.text.length > length ? takenAt : undefined;
    this.#nextStore.resolve();
    this.#nextStore = Promise.withResolvers();
  }

  /**
   * Holds the writer back while text that is already shown waits for a slow database. Once it has waited too long, text
   * goes on freely until something is stored again. Never rejects.
   */
  async untilStored(): Promise<void> {
    if (this.#unstoredSince === undefined || performance.now() - this.#unstoredSince < unstoredMaxMs) return;
    const { promise, resolve } = this.#nextStore;
    const goOn = () => resolve();
    const timer = setTimeout(goOn, heldMaxMs);
    this.stop.signal.addEventListener("abort", goOn, { once: true });
    if (this.stop.signal.aborted) goOn();
    await promise;
    clearTimeout(timer);
    this.stop.signal.removeEventListener("abort", goOn);
  }

  finish(end: End): void {
    if (this.end !== undefined) return;
    this.end = end;
    this.#finished.resolve(end);
    this.pull();
  }

  /** Resolves with the end. */
  get finished(): Promise<End> {
    return this.#finished.promise;
  }

  pull(): void {
    this.#pulledAt = performance.now();
    for (const reader of this.readers) reader.pull();
  }
}

/** All texts that this process is writing, by id. */
export class LiveTexts<End, About> {
  readonly #texts = new Map<number, LiveText<End, About>>();
  readonly #dirty = new Set<LiveText<End, About>>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#texts.size;
  }

  open(id: number, about: About): LiveText<End, About> {
    const text = new LiveText<End, About>(id, about, (changed) => this.#mark(changed));
    this.#texts.set(id, text);
    return text;
  }

  get(id: number): LiveText<End, About> | undefined {
    return this.#texts.get(id);
  }

  close(id: number): void {
    this.#texts.delete(id);
  }

  values(): IterableIterator<LiveText<End, About>> {
    return this.#texts.values();
  }

  #mark(text: LiveText<End, About>): void {
    this.#dirty.add(text);
    this.#timer ??= setTimeout(() => this.#flush(), frameMs);
  }

  #flush(): void {
    this.#timer = undefined;
    const texts = [...this.#dirty];
    this.#dirty.clear();
    for (const text of texts) text.pull();
  }
}
