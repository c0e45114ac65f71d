import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { LiveAnswer } from "./app.ts";
import type { LiveReader } from "./live.ts";

/*
 * Live answers across servers (decision 8): when a reader reconnects to another server, that server asks through Redis
 * for the pieces as they are written. This only makes the stream smoother; the database alone gives a correct result.
 * Pieces are sealed, like all conversation text.
 */

const watchChannel = "alma:watch";
const watchSchema = z.object({ answerId: z.number(), from: z.number(), channel: z.string() });
const pieceSchema = z.object({ from: z.number(), sealed: z.string() });

const place = (answerId: number) => `live:${answerId}`;

export type Watching = { stop: () => void };

export class FanOut {
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #watching = new Map<string, (message: string) => void>();
  readonly #log: FastifyBaseLogger;
  readonly #find: (answerId: number) => LiveAnswer | undefined;

  constructor(redis: Redis, find: (answerId: number) => LiveAnswer | undefined, log: FastifyBaseLogger) {
    this.#redis = redis;
    this.#find = find;
    this.#log = log;
    this.#subscriber = redis.duplicate();
    this.#subscriber.on("error", (error) =>
      log.warn({ err: error }, "redis is away; live answers go by the database"),
    );
    this.#subscriber.on("message", (channel, message) => {
      if (channel === watchChannel) this.#serve(message);
      else this.#watching.get(channel)?.(message);
    });
    // Runs at every new connection, so that a server whose Redis was away at the start subscribes later.
    this.#subscriber.on("ready", () => {
      this.#subscriber
        .subscribe(watchChannel)
        .catch((error) => log.warn({ err: error }, "no live answers through redis"));
    });
  }

  /**
   * Requests the pieces of an answer from a position on, from the server that writes it. `onPiece` gets each piece and
   * its position. Returns undefined while Redis is away.
   */
  async watch(
    answer: { id: number; from: number; open: (sealed: Buffer, place: string) => string },
    onPiece: (from: number, text: string) => void,
  ): Promise<Watching | undefined> {
    const channel = `alma:read:${randomUUID()}`;
    this.#watching.set(channel, (message) => {
      const piece = pieceSchema.safeParse(JSON.parse(message));
      if (piece.success)
        onPiece(piece.data.from, answer.open(Buffer.from(piece.data.sealed, "base64"), place(answer.id)));
    });
    const stop = () => {
      this.#watching.delete(channel);
      this.#subscriber.unsubscribe(channel).catch(() => {
        // The connection is gone, and the subscription with it.
      });
    };
    try {
      await this.#subscriber.subscribe(channel);
      const wish = { answerId: answer.id, from: answer.from, channel };
      await this.#redis.publish(watchChannel, JSON.stringify(wish));
      return { stop };
    } catch (error) {
      this.#log.warn({ err: error }, "redis is away; this answer goes by the database");
      stop();
      return undefined;
    }
  }

  close(): void {
    this.#subscriber.disconnect();
  }

  /**
   * Serves a reader on another server: if this process writes the answer, it sends pieces while someone receives them.
   */
  #serve(message: string): void {
    const watch = watchSchema.safeParse(JSON.parse(message));
    const live = watch.success ? this.#find(watch.data.answerId) : undefined;
    if (!watch.success || !live) return;
    let position = watch.data.from;
    const reader: LiveReader = {
      pull: () => {
        const from = position;
        const text = live.text.slice(from);
        position = live.text.length;
        if (live.end !== undefined) live.readers.delete(reader);
        if (text !== "") void this.#send(live, reader, watch.data.channel, from, text);
      },
    };
    live.readers.add(reader);
    reader.pull();
  }

  async #send(
    live: LiveAnswer,
    reader: LiveReader,
    channel: string,
    from: number,
    text: string,
  ): Promise<void> {
    const sealed = live.about.seal.seal(text, place(live.id)).toString("base64");
    const takers = await this.#redis.publish(channel, JSON.stringify({ from, sealed })).catch(() => 0);
    if (takers === 0) live.readers.delete(reader);
  }
}
