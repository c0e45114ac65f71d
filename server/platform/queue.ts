import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { Database, Tx } from "#server/db/db.ts";
import type { App } from "./app.ts";

/** Work done later, at least once. Its data never holds texts or secrets; `jobId` is the same in every try. */
export type Job<D extends object> = {
  name: string;
  run: (app: App, data: D, jobId: string) => Promise<void>;
  /** Done each day at this hour of Jakarta, once for all servers; as soon as one runs again if none did then. */
  dailyHour?: number;
};

/** Failed jobs are tried again with growing pauses for about a day: a mail server may be away that long. */
const retry = { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200 };

const daily = { tz: "Asia/Jakarta", missed: "once" } as const;

/** Ten at a time, the next ten at once while there are more: nobody's mail waits behind a hundred others. */
const pace = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/**
 * What is kept of why a job failed: kinds and codes, never a message, since a mail server names the address there and
 * the database the values.
 */
function causeOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error);
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(responseCode === undefined ? {} : { responseCode }),
    ...(error.cause === undefined ? {} : { cause: causeOf(error.cause) }),
  };
}

/** How a job of a batch ended, so that only what failed is tried again. */
const outcomeOf = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: "completed" }),
    (error: unknown) => ({ id, status: "failed", output: causeOf(error) }),
  );

/** The id of no job. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** Jobs kept in our own database (pg-boss), so that they are enqueued in the transaction that wants them. */
export class Queue {
  readonly #boss: PgBoss;
  /** Who of this process works on which job. */
  readonly #workers = new Map<string, string>();

  constructor(database: Database, onError: (error: Error) => void) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values) },
    });
    this.#boss.on("error", onError);
  }

  /** Prepares the queue's own tables and the queue of each job. */
  async prepare(jobs: readonly Job<never>[]): Promise<void> {
    await this.#boss.start();
    for (const job of jobs) {
      await this.#boss.createQueue(job.name, retry);
      // Looks the queue up now. The first to enqueue would else do so beside the transaction that it is in, and many at
      // once, each with a connection of its own, would wait for one more until all gave up.
      await this.#boss.findJobs(job.name, { id: nobody });
    }
  }

  async enqueue<D extends object>(tx: Tx, job: Job<D>, data: D): Promise<void> {
    await this.#boss.send(job.name, data, { db: fromDrizzle(tx, sql) });
  }

  /** Takes out what an address waits for or once waited for: it was erased with its account. */
  async forget(tx: Tx, { clientId, email }: { clientId: number; email: string }): Promise<void> {
    await tx.execute(sql`
      delete from pgboss.job where data->>'email' = ${email} and data->>'clientId' = ${String(clientId)}`);
  }

  /** Works on the jobs until `stop`, and wants the daily ones each day. */
  async work(app: App, jobs: readonly Job<never>[]): Promise<void> {
    for (const job of jobs) {
      if (job.dailyHour !== undefined) {
        await this.#boss.schedule(job.name, `0 ${job.dailyHour} * * *`, {}, daily);
      }
      const worker = await this.#boss.work(job.name, pace, (batch) =>
        Promise.all(batch.map(({ id, data }) => outcomeOf(id, job.run(app, data as never, id)))),
      );
      this.#workers.set(job.name, worker);
    }
  }

  /** Lets this process look for the job at once, not at its next second: somebody waits for it to be done. */
  wake(job: { name: string }): void {
    const worker = this.#workers.get(job.name);
    if (worker) this.#boss.notifyWorker(worker);
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
