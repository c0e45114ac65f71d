import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database, Tx } from "#server/db/db.ts";
import type { App } from "./app.ts";

/** Work done later, at least once. Its data never holds texts or secrets; `jobId` is the same in every try. */
export type Job<D extends object> = {
  name: string;
  run: (app: App, data: D, jobId: string) => Promise<void>;
};

/** Failed jobs are tried again with growing pauses for about a day: a mail server may be away that long. */
const retry = { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200 };

/** Jobs kept in our own database (pg-boss), so that they are enqueued in the transaction that wants them. */
export class Queue {
  readonly #boss: PgBoss;

  constructor(database: Database, onError: (error: Error) => void) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values) },
    });
    this.#boss.on("error", onError);
  }

  /** Prepares the queue's own tables and the queue of each job. */
  async prepare(jobs: readonly Job<never>[]): Promise<void> {
    await this.#boss.start();
    for (const job of jobs) await this.#boss.createQueue(job.name, retry);
  }

  async enqueue<D extends object>(tx: Tx, job: Job<D>, data: D): Promise<void> {
    await this.#boss.send(job.name, data, { db: fromDrizzle(tx, sql) });
  }

  /** Works on the jobs until `stop`. */
  async work(app: App, jobs: readonly Job<never>[]): Promise<void> {
    for (const job of jobs) {
      await this.#boss.work(job.name, { pollingIntervalSeconds: 1 }, async (batch) => {
        for (const { id, data } of batch) await job.run(app, data as never, id);
      });
    }
  }

  /** Does everything that is due now, once. For tests and commands. */
  async drain(app: App, jobs: readonly Job<never>[]): Promise<void> {
    for (const job of jobs) {
      for (;;) {
        const batch = await this.#boss.fetch<never>(job.name);
        if (batch.length === 0) break;
        for (const { id, data } of batch) {
          await job.run(app, data, id);
          await this.#boss.complete(job.name, id);
        }
      }
    }
  }

  stop(): Promise<void> {
    return this.#boss.stop({ graceful: true, timeout: 3000 });
  }
}
