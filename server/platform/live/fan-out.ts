import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Bus, everyone, messageMax } from "./bus.ts";
import type { LiveReader } from "./live.ts";
import type { LiveAnswer } from "./live-answer.ts";

/*
 * Live answers across servers (decision 8): when a reader reconnects to another server, that server asks for the pieces
 * as they are written. This only makes the stream smoother; the database alone gives a correct result. Pieces are
 * sealed, like all conversation text.
 */

const messageSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("watch"),
    watch: z.string(),
    answerId: z.number(),
    from: z.number(),
    to: z.string(),
  }),
  z.object({ kind: z.literal("leave"), watch: z.string() }),
  z.object({ kind: z.literal("piece"), watch: z.string(), from: z.number(), sealed: z.string() }),
]);
type Message = z.infer<typeof messageSchema>;
type Watch = Extract<Message, { kind: "watch" }>;

const place = (answerId: number) => `live:${answerId}`;

/** A watcher says this often that it is still there, also to a server that did not hear it before. */
const renewMs = 3000;
/** A watcher that was not heard for this long is gone, and its server with it. */
const leaseMs = 10_000;
/** UTF-16 units of one piece: each takes at most three bytes, and sealing and base64 add a third and a little. */
const pieceMax = Math.floor(messageMax / 4.5);

type Watching = { watch: Watch; onPiece: (from: number, sealed: Buffer) => void };
type Served = { live: LiveAnswer; reader: LiveReader; heardAt: number };

export class FanOut {
  readonly #bus: Bus;
  readonly #find: (answerId: number) => LiveAnswer | undefined;
  /** What readers on this server wait for, by watch. */
  readonly #watching = new Map<string, Watching>();
  /** Whom this server sends what it writes, by watch. */
  readonly #serving = new Map<string, Served>();
  readonly #timer: NodeJS.Timeout;

  constructor(bus: Bus, find: (answerId: number) => LiveAnswer | undefined) {
    this.#bus = bus;
    this.#find = find;
    bus.onMessage = (message) => this.#take(message);
    this.#timer = setInterval(() => this.#renew(), renewMs).unref();
  }

  /**
   * Requests the pieces of an answer from a position on, from the server that writes it. `onPiece` gets each piece and
   * its position. Returns a function that ends it.
   */
  watch(
    answer: { id: number; from: number; open: (sealed: Buffer, place: string) => string },
    onPiece: (from: number, text: string) => void,
  ): () => void {
    const watch = randomUUID();
    const wish: Watch = {
      kind: "watch",
      watch,
      answerId: answer.id,
      from: answer.from,
      to: this.#bus.address,
    };
    this.#watching.set(watch, {
      watch: wish,
      onPiece: (from, sealed) => onPiece(from, answer.open(sealed, place(answer.id))),
    });
    this.#send(everyone, wish);
    return () => {
      this.#watching.delete(watch);
      this.#send(everyone, { kind: "leave", watch });
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#bus.close();
  }

  #send(to: string, message: Message): void {
    this.#bus.send(to, JSON.stringify(message));
  }

  #take(text: string): void {
    const { data: message } = messageSchema.safeParse(JSON.parse(text));
    if (message?.kind === "watch") this.#serve(message);
    else if (message?.kind === "leave") this.#leave(message.watch);
    else if (message)
      this.#watching.get(message.watch)?.onPiece(message.from, Buffer.from(message.sealed, "base64"));
  }

  #renew(): void {
    for (const { watch } of this.#watching.values()) this.#send(everyone, watch);
    const goneBefore = performance.now() - leaseMs;
    for (const [watch, { heardAt }] of this.#serving) if (heardAt < goneBefore) this.#leave(watch);
  }

  #leave(watch: string): void {
    const served = this.#serving.get(watch);
    served?.live.readers.delete(served.reader);
    this.#serving.delete(watch);
  }

  /** Serves a reader on another server: if this process writes the answer, it sends pieces while the reader is there. */
  #serve({ watch, answerId, from, to }: Watch): void {
    const known = this.#serving.get(watch);
    if (known) known.heardAt = performance.now();
    const live = this.#find(answerId);
    if (known || !live) return;
    let position = from;
    const reader: LiveReader = {
      pull: () => {
        while (position < live.text.length) {
          const text = pieceAt(live.text, position);
          const sealed = live.about.seal.seal(text, place(live.id)).toString("base64");
          this.#send(to, { kind: "piece", watch, from: position, sealed });
          position += text.length;
        }
        if (live.end !== undefined) this.#leave(watch);
      },
    };
    this.#serving.set(watch, { live, reader, heardAt: performance.now() });
    live.readers.add(reader);
    reader.pull();
  }
}

/** Returns what fits into one message from this position on, without dividing a character in two. */
function pieceAt(text: string, position: number): string {
  const piece = text.slice(position, position + pieceMax);
  const isDivided = piece.length === pieceMax && /[\ud800-\udbff]$/.test(piece);
  return isDivided ? piece.slice(0, -1) : piece;
}
