import type { ChatEvent } from "#contract/chat.ts";

/** An event of an answer, and how much of its text the reader has after it, in UTF-16 units. */
export type Received = ChatEvent & { position: number };

/** The server pings every 15 s: a line that is silent for longer is dead. */
const stallMs = 20_000;

/** Breaks off a line from outside, and knows when it was last heard of. */
export class Line {
  readonly #controller = new AbortController();
  #heardAt = Date.now();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  heard(): void {
    this.#heardAt = Date.now();
  }

  /** After the phone slept a line may be dead without a word: drop it unless something came just now. */
  dropIfSilent(forMs: number): void {
    if (Date.now() - this.#heardAt >= forMs) this.#controller.abort();
  }

  drop(): void {
    this.#controller.abort();
  }
}

/** Waits at most until the line counts as dead. */
export async function withinTime<T>(work: Promise<T>, line: Line, ms = stallMs): Promise<T> {
  const timer = setTimeout(() => line.drop(), ms);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

let coming: Promise<typeof import("eventsource-parser")> | undefined;

/** The reader of event streams; one that could not be fetched is asked for again. */
export function fetchParser(): Promise<typeof import("eventsource-parser")> {
  coming ??= import("eventsource-parser").catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Reads the events of a response until its end; throws when the line breaks, stalls or is dropped. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  line: Line,
  onEvent: (event: Received) => void,
): Promise<void> {
  const reader = body.getReader();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  const onDrop = () => broken.reject(new Error("the line was dropped"));
  line.signal.addEventListener("abort", onDrop);
  if (line.signal.aborted) onDrop();
  const decoder = new TextDecoder();
  try {
    const { createParser } = await withinTime(Promise.race([fetchParser(), broken.promise]), line);
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        const received = parsed(id, event, data);
        if (received) onEvent(received);
      },
    });
    for (;;) {
      const { done, value } = await withinTime(Promise.race([reader.read(), broken.promise]), line);
      if (done) return;
      line.heard();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    line.signal.removeEventListener("abort", onDrop);
    reader.cancel().catch(() => {
      // Broken already.
    });
  }
}

const kinds = new Set(["meta", "safety", "delta", "final", "error"]);

/** An event that we know; what is broken or new is passed over. */
function parsed(id: string | undefined, event: string | undefined, data: string): Received | undefined {
  if (!event || !kinds.has(event)) return undefined;
  try {
    const position = Number(id?.split(":")[1] ?? 0);
    return { event, data: JSON.parse(data), position } as Received;
  } catch {
    return undefined;
  }
}

/** Wait before the n-th try to get back on the line: half a second to eight, each a little different. */
export function backoffMs(tries: number, random = Math.random()): number {
  return Math.min(8000, 500 * 2 ** tries) * (0.5 + random / 2);
}
