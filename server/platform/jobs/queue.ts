import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { Database, Tx } from "#server/db/db.ts";
import { keepListening, type Listening } from "#server/db/keep-listening.ts";
import { leaveTask } from "./operator-tasks.ts";

/** Work that runs later, at least once. Its data never holds texts or secrets; `jobId` is the same in every retry. */
export type JobFor<A, D extends object> = {
  name: string;
  run: (app: A, data: D, jobId: string) => Promise<void>;
  /** Tells the operator something: retried for a week, and if nothing helps, left as an open task. */
  isForOperator?: true;
  /** Runs daily at this hour (Jakarta), once across all servers; a missed run is made up when a server is back. */
  dailyHour?: number;
  /** Nobody waits for it, so polling may find it instead of a notification starting it at once. */
  canWait?: true;
};

/** Failed jobs are retried with growing pauses for about a day, since a mail server may be away that long. */
const retry = { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 7200 };

/** The same pauses for about a week, for what the operator has to know. */
const retryForWeek = { ...retry, retryLimit: 95 };

/** The stored settings of a job's queue. */
const settingsOf = ({ isForOperator, canWait, dailyHour }: JobFor<never, never>) => ({
  ...(isForOperator ? retryForWeek : retry),
  notify: !canWait && dailyHour === undefined,
});

const daily = { tz: "Asia/Jakarta", missed: "once" } as const;

/**
 * Up to ten jobs at a time, the next ten at once while there are more, so that no mail waits behind a hundred. A
 * notification starts a job at once; polling finds those that are due later, and those whose notification was lost.
 */
const pace = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 10,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** What is needed to tell the operator. */
type Told = { database: Database; log: FastifyBaseLogger };

/** Leaves a task for the operator if this was the last try of a job that tells them something. */
export async function orTask(
  app: Told,
  job: Pick<JobFor<never, never>, "name" | "isForOperator">,
  { data, retryCount, retryLimit }: { data: object; retryCount: number; retryLimit: number },
  work: Promise<void>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (job.isForOperator && retryCount >= retryLimit) {
      app.log.error({ job: job.name, data }, "the operator could not be told; it stands as an open task");
      await leaveTask(app.database.db, job.name, data);
    }
    throw error;
  }
}

/** What is stored about a failed job: types and codes, never a message, which may hold addresses or query values. */
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

/** The result of one job in a batch, so that only failed ones are retried. */
const outcomeOf = (id: string, work: Promise<void>): Promise<JobResult> =>
  work.then(
    () => ({ id, status: "completed" }),
    (error: unknown) => ({ id, status: "failed", output: causeOf(error) }),
  );

/** An id that no job has. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** Job queue in Alma's own database (pg-boss), so that jobs are enqueued in the transaction that needs them. */
export class Queue {
  readonly #boss: PgBoss;
  /** Starts listening for notifications of new jobs; set once pg-boss has started. */
  #listen: (() => Listening) | undefined;
  #listening: Listening | undefined;

  constructor(database: Database, onError: (error: Error) => void) {
    this.#boss = new PgBoss({
      useListenNotify: true,
      db: {
        executeSql: (text, values) => database.pool.query(text, values),
        // Only a process that works on jobs listens, so the connection is opened by `work`.
        listen: async (channel, onNotification, onListening) => {
          this.#listen = () =>
            keepListening({
              open: () => database.openConnection("alma-jobs"),
              channels: [channel],
              onNotification,
              onListening,
              onLost: () => undefined,
              onError: (cause) =>
                onError(new Error("no notifications of new jobs; polling finds them", { cause })),
            });
          return { close: async () => this.#listening?.close() };
        },
      },
    });
    this.#boss.on("error", onError);
  }

  /** Creates the queue's tables and the queue of each job. */
  async prepare(jobs: readonly JobFor<never, never>[]): Promise<void> {
    await this.#boss.start();
    const stored = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) {
      const settings = settingsOf(job);
      const queue = stored.get(job.name);
      if (!queue) await this.#boss.createQueue(job.name, settings);
      // A queue that an earlier version made keeps its settings otherwise.
      else if (!isDeepStrictEqual({ ...queue, ...settings }, queue))
        await this.#boss.updateQueue(job.name, settings);
      // Loads the queue's settings now. Otherwise the first enqueue loads them outside its transaction, and many at
      // once, each holding a connection, would wait for another one until all time out.
      await this.#boss.findJobs(job.name, { id: nobody });
    }
  }

  /** Schedules the daily jobs. */
  async schedule(jobs: readonly JobFor<never, never>[]): Promise<void> {
    for (const { name, dailyHour } of jobs) {
      if (dailyHour !== undefined) await this.#boss.schedule(name, `0 ${dailyHour} * * *`, {}, daily);
    }
  }

  async enqueue<D extends object>(tx: Tx, job: JobFor<never, D>, data: D): Promise<void> {
    await this.#boss.send(job.name, data, { db: fromDrizzle(tx, sql) });
  }

  /** Enqueues a job for later; within one hour once per `about`. */
  async enqueueLater<D extends object>(
    tx: Tx,
    job: JobFor<never, D>,
    data: D,
    { about, seconds }: { about: string; seconds: number },
  ): Promise<void> {
    const once = { startAfter: seconds, singletonKey: about, singletonSeconds: 3600 };
    await this.#boss.send(job.name, data, { db: fromDrizzle(tx, sql), ...once });
  }

  /** Deletes all pending and past jobs of an address that was erased with its account. */
  async forget(tx: Tx, { clientId, email }: { clientId: number; email: string }): Promise<void> {
    await tx.execute(sql`
      delete from pgboss.job where data->>'email' = ${email} and data->>'clientId' = ${String(clientId)}`);
  }

  /** Works on the jobs until `stop`; needs no connection before the first job. */
  async work<A extends Told>(app: A, jobs: readonly JobFor<A, never>[]): Promise<void> {
    for (const job of jobs) {
      await this.#boss.work(job.name, pace, (batch) =>
        Promise.all(
          batch.map((one) =>
            outcomeOf(
              one.id,
              orTask(app, job, { ...one, data: Object(one.data) }, job.run(app, one.data as never, one.id)),
            ),
          ),
        ),
      );
    }
    this.#listening ??= this.#listen?.();
  }

  /** Runs everything that is due now, once. For tests and commands. */
  async drain<A>(app: A, jobs: readonly JobFor<A, never>[]): Promise<void> {
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
