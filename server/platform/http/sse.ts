import type { FastifyReply } from "fastify";

/** A comment every 15 s keeps proxies and phones from closing an idle connection. */
const pingMs = 15_000;
/** A reader that takes nothing for this long is disconnected; the answer continues without it. */
const stuckMs = 60_000;

/** One `text/event-stream` response. Writes nothing while its buffer is full; `onDrain` signals when to continue. */
export class EventStream {
  readonly #raw: FastifyReply["raw"];
  #ping: NodeJS.Timeout | undefined;
  #stuck: NodeJS.Timeout | undefined;
  #closed = false;
  onDrain: (() => void) | undefined;
  onClose: (() => void) | undefined;
  readonly #closing: (() => void)[] = [];

  constructor(reply: FastifyReply) {
    reply.hijack();
    const raw = reply.raw;
    this.#raw = raw;
    // hijack() drops headers that were set through Fastify.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value);
    }
    raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    raw.flushHeaders();
    raw.socket?.setNoDelay(true);
    raw.on("drain", () => {
      clearTimeout(this.#stuck);
      this.#stuck = undefined;
      this.onDrain?.();
    });
    raw.on("close", () => this.#close());
    raw.on("error", () => this.#close());
    // A client that hung up while the answer was being prepared causes no further close event.
    if (raw.destroyed) this.#closed = true;
    else this.#ping = setInterval(() => this.#write(": ping\n\n"), pingMs);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Whether the buffer is full, so that the reader has to wait for `onDrain`. */
  get full(): boolean {
    return this.#stuck !== undefined;
  }

  /** Calls back once when the stream is closed, at once if it is already. */
  whenClosed(call: () => void): void {
    if (this.#closed) call();
    else this.#closing.push(call);
  }

  send(event: string, id: string, data: unknown): void {
    this.#write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    if (!this.#closed) this.#raw.end();
  }

  #write(chunk: string): void {
    if (this.#closed || this.full) return;
    if (!this.#raw.write(chunk)) this.#stuck = setTimeout(() => this.#raw.destroy(), stuckMs);
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#stuck);
    this.onClose?.();
    for (const call of this.#closing) call();
  }
}
