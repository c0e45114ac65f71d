import type { ChatEvent } from "#contract/chat.ts";

/** An event of an answer. `position` is how much of its text, in UTF-16 units, the reader has after it. */
export type Received = ChatEvent & { position: number };

/** The server pings every 15 s, so a stream that is silent for longer is dead. */
const stallMs = 20_000;

/** The abort handle of one stream, which also knows when data last arrived. */
export class Line {
  readonly #controller = new AbortController();
  #heardAt = Date.now();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  heard(): void {
    this.#heardAt = Date.now();
  }

  /** After the phone slept a stream may be dead without notice: aborts it unless data arrived just now. */
  dropIfSilent(forMs: number): void {
    if (Date.now() - this.#heardAt >= forMs) this.#controller.abort();
  }

  drop(): void {
    this.#controller.abort();
  }
}

/** Waits for `work`, but drops the stream after `ms`, when it counts as dead. */
export async function withinTime<T>(work: Promise<T>, line: Line, ms = stallMs): Promise<T> {
  const timer = setTimeout(() => line.drop(), ms);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

let coming: Promise<typeof import("eventsource-parser")> | undefined;

/** Loads the parser of event streams; a failed load is tried again on the next call. */
export function fetchParser(): Promise<typeof import("eventsource-parser")> {
  coming ??= import("eventsource-parser").catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Reads the events of a response to its end; throws when the stream breaks, stalls or is dropped. */
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
      // The stream is already broken.
    });
  }
}

const kinds = new Set(["meta", "safety", "delta", "final", "error"]);

/** Parses an event; returns undefined for malformed or unknown events, which are skipped. */
function parsed(id: string | undefined, event: string | undefined, data: string): Received | undefined {
  if (!event || !kinds.has(event)) return undefined;
  try {
    const position = Number(id?.split(":")[1] ?? 0);
    return { event, data: JSON.parse(data), position } as Received;
  } catch {
    return undefined;
  }
}

/** Returns the wait in ms before the n-th retry: from half a second to eight, with random jitter. */
export function backoffMs(tries: number, random = Math.random()): number {
  return Math.min(8000, 500 * 2 ** tries) * (0.5 + random / 2);
}
