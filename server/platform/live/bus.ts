import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import type pg from "pg";
import { keepListening, type Listening } from "#server/db/keep-listening.ts";

/** Reaches every server, the sender included. */
export const everyone = "all";
/** PostgreSQL carries less than 8000 bytes. */
export const messageMax = 7900;

/**
 * Carries short messages between the processes of one database. A message may be lost or arrive twice, so nothing but
 * speed may depend on one.
 */
export type Bus = {
  /** Where this process receives what is meant for it alone. */
  readonly address: string;
  onMessage: (message: string) => void;
  /** Sends without waiting; what cannot be sent now is dropped. */
  send: (to: string, message: string) => void;
  close: () => Promise<void>;
};

const channel = (to: string) => `alma_bus_${to}`;

export class RedisBus implements Bus {
  readonly address = randomUUID();
  onMessage: (message: string) => void = () => {};
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #log: FastifyBaseLogger;

  constructor(redis: Redis, log: FastifyBaseLogger) {
    this.#redis = redis;
    this.#log = log;
    this.#subscriber = redis.duplicate();
    this.#subscriber.on("error", (error) =>
      log.warn({ err: error }, "redis is away; live answers go by the database"),
    );
    this.#subscriber.on("message", (_channel, message) => this.onMessage(message));
    // Runs at every new connection, so that a server whose Redis was away at the start subscribes later.
    this.#subscriber.on("ready", () => {
      this.#subscriber
        .subscribe(channel(everyone), channel(this.address))
        .catch((error) => log.warn({ err: error }, "no live answers through redis"));
    });
  }

  send(to: string, message: string): void {
    this.#redis
      .publish(channel(to), message)
      .catch((error) => this.#log.debug({ err: error }, "a message for another server was dropped"));
  }

  async close(): Promise<void> {
    this.#subscriber.disconnect();
  }
}

/** Messages that wait for the ones before them; more are dropped. */
const waitingMax = 2000;

const sendSql = "select pg_notify(to_, message) from unnest($1::text[], $2::text[]) as m (to_, message)";

/** LISTEN and NOTIFY on one connection of its own, so that messages stay in order. */
export class PostgresBus implements Bus {
  readonly address = randomUUID();
  onMessage: (message: string) => void = () => {};
  readonly #log: FastifyBaseLogger;
  readonly #listening: Listening;
  #client: pg.Client | undefined;
  #waiting: { to: string; message: string }[] = [];
  #isSending = false;

  constructor(open: () => pg.Client, log: FastifyBaseLogger) {
    this.#log = log;
    this.#listening = keepListening({
      open,
      channels: [channel(everyone), channel(this.address)],
      // A message is worth nothing after a crash, so no commit waits for the disk.
      prepare: (client) => client.query("set synchronous_commit = off"),
      onNotification: (payload) => this.onMessage(payload),
      onListening: (client) => {
        this.#client = client;
      },
      onLost: () => {
        this.#client = undefined;
        this.#waiting = [];
      },
      onError: (error) =>
        log.warn({ err: error }, "no messages between servers; live answers go by the database"),
    });
  }

  send(to: string, message: string): void {
    if (!this.#client || this.#waiting.length >= waitingMax) return;
    this.#waiting.push({ to: channel(to), message });
    if (!this.#isSending) void this.#sendWaiting(this.#client);
  }

  close(): Promise<void> {
    return this.#listening.close();
  }

  /** What is sent during one statement goes with the next one. */
  async #sendWaiting(client: pg.Client): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#client === client && this.#waiting.length > 0) {
        const batch = this.#waiting;
        this.#waiting = [];
        await client.query({
          name: "bus-send",
          text: sendSql,
          values: [batch.map(({ to }) => to), batch.map(({ message }) => message)],
        });
      }
    } catch (error) {
      // The check of the connection finds out whether it is lost.
      this.#log.debug({ err: error }, "messages for other servers were dropped");
    } finally {
      this.#isSending = false;
    }
  }
}
