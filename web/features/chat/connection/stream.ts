import type { ChatEvent } from "#contract/chat.ts";

/** An event of an answer. `position` is how much of its text, in UTF-16 units, the reader has after it. */
export type Received = ChatEvent & { position: number };

/** The server pings every 15 s, so a stream that is silent for longer is dead. */
const stallMs = 20_000;

/** The abort handle of one stream, which also knows when data last arrived. */
export class StreamConnection {
  readonly #controller = new AbortController();
  #receivedAt = Date.now();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  received(): void {
    this.#receivedAt = Date.now();
  }

  /** After the phone slept a stream may be dead without notice: aborts it unless data arrived just now. */
  dropIfSilent(forMs: number): void {
    if (Date.now() - this.#receivedAt >= forMs) this.#controller.abort();
  }

  drop(): void {
    this.#controller.abort();
  }
}

/** Waits for `work`, but drops the stream after `ms`, when it counts as dead. */
export async function withinTime<T>(
  work: Promise<T>,
  connection: StreamConnection,
  ms = stallMs,
): Promise<T> {
  const timer = setTimeout(() => connection.drop(), ms);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the events of a response to its end; throws when the stream breaks, stalls or is dropped. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  connection: StreamConnection,
  onEvent: (event: Received) => void,
): Promise<void> {
  const reader = body.getReader();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  const onDrop = () => broken.reject(new Error("the connection was dropped"));
  connection.signal.addEventListener("abort", onDrop);
  if (connection.signal.aborted) onDrop();
  const decoder = new TextDecoder();
  try {
    for (let rest = ""; ; ) {
      const { done, value } = await withinTime(Promise.race([reader.read(), broken.promise]), connection);
      if (done) return;
      connection.received();
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      // What follows the last empty line has not arrived whole.
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const received = parsed(block);
        if (received) onEvent(received);
      }
    }
  } finally {
    connection.signal.removeEventListener("abort", onDrop);
    reader.cancel().catch(() => {
      // The stream is already broken.
    });
  }
}

const kinds = new Set(["meta", "safety", "delta", "final", "error"]);

/** The value of a field of an event, which our server writes as one line (server/platform/http/sse.ts). */
const field = (block: string, name: string) =>
  block
    .split("\n")
    .find((text) => text.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** Parses an event; returns undefined for pings and for malformed or unknown events, which are skipped. */
function parsed(block: string): Received | undefined {
  const event = field(block, "event");
  if (!event || !kinds.has(event)) return undefined;
  try {
    const position = Number(field(block, "id")?.split(":")[1] ?? 0);
    return { event, data: JSON.parse(field(block, "data") ?? ""), position } as Received;
  } catch {
    return undefined;
  }
}
