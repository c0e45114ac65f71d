import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import type pg from "pg";

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
/** A connection that died without a word is noticed within this time and the limit of a query. */
const checkMs = 10_000;
const pauseMaxMs = 5000;

const sendSql = "select pg_notify(to_, message) from unnest($1::text[], $2::text[]) as m (to_, message)";

/**
 * LISTEN and NOTIFY on one connection of its own, so that messages stay in order. It comes back by itself when the
 * database does. Behind a pooler that shares connections between transactions nothing arrives.
 */
export class PostgresBus implements Bus {
  readonly address = randomUUID();
  onMessage: (message: string) => void = () => {};
  readonly #open: () => pg.Client;
  readonly #log: FastifyBaseLogger;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #client: pg.Client | undefined;
  #waiting: { to: string; message: string }[] = [];
  #isSending = false;

  constructor(open: () => pg.Client, log: FastifyBaseLogger) {
    this.#open = open;
    this.#log = log;
    this.#running = this.#run();
  }

  send(to: string, message: string): void {
    if (!this.#client || this.#waiting.length >= waitingMax) return;
    this.#waiting.push({ to: channel(to), message });
    if (!this.#isSending) void this.#sendWaiting(this.#client);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
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

  async #run(): Promise<void> {
    for (let failures = 0; !this.#closing.signal.aborted; ) {
      const client = this.#open();
      try {
        await this.#listen(client);
        failures = 0;
        await this.#untilLost(client);
      } catch (error) {
        if (failures === 0)
          this.#log.warn({ err: error }, "no messages between servers; live answers go by the database");
        failures += 1;
      }
      this.#client = undefined;
      this.#waiting = [];
      await client.end().catch((error) => this.#log.debug({ err: error }, "a lost connection was closed"));
      await pause(Math.min(100 * 2 ** failures, pauseMaxMs), this.#closing.signal);
    }
  }

  async #listen(client: pg.Client): Promise<void> {
    await client.connect();
    client.on("notification", ({ payload }) => payload !== undefined && this.onMessage(payload));
    // A message is worth nothing after a crash, so no commit waits for the disk.
    await client.query("set synchronous_commit = off");
    for (const to of [everyone, this.address]) await client.query(`listen "${channel(to)}"`);
    this.#client = client;
  }

  /** Resolves when the bus is closed, rejects when the connection is lost. */
  async #untilLost(client: pg.Client): Promise<void> {
    const lost = Promise.withResolvers<never>();
    client.on("end", () => lost.reject(new Error("the connection ended")));
    while (!this.#closing.signal.aborted) {
      await Promise.race([pause(checkMs, this.#closing.signal), lost.promise]);
      await client.query("select 1");
    }
  }
}

/** Resolves after the time, or when stopped before. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (signal.aborted) done();
    else signal.addEventListener("abort", done, { once: true });
  });
}
