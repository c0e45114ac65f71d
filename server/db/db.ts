import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgColumn } from "drizzle-orm/pg-core";
import pg from "pg";
import { type Row, type Step, Steps } from "./steps.ts";

// All 64-bit integers here (seconds, rupiah, row ids) stay far below 2^53, so they are parsed as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = NodePgDatabase & { $client: pg.Pool };
/** A database or a transaction on it. */
export type Tx = Pick<Db, "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"> & {
  $client: Queryable;
};

type Queryable = {
  query: <R extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<pg.QueryResult<R>>;
};
/** The pool promises the rows of such a query, a connection calls back; the types do not know. */
type PoolOfSteps = { query: (steps: Steps) => Promise<Row[][]> };
type ClientOfSteps = { query: (steps: Steps, done: (error: unknown, rows?: Row[][]) => void) => void };

/**
 * Runs a statement that PostgreSQL parses and plans once per connection, for the statements of every question. Its text
 * must always be the same.
 */
export async function prepared<R extends pg.QueryResultRow>(
  { $client }: { $client: Queryable },
  name: string,
  text: string,
  values: unknown[],
): Promise<R[]> {
  const { rows } = await $client.query<R>({ name, text, values });
  return rows;
}

/** Runs prepared statements in one round trip, as one transaction; returns the rows of each. */
export async function inOneTrip(
  { $client }: { $client: Queryable },
  steps: readonly Step[],
): Promise<Row[][]> {
  const query = new Steps(steps);
  if ($client instanceof pg.Pool) return ($client as unknown as PoolOfSteps).query(query);
  return new Promise((resolve, reject) => {
    const client = $client as unknown as ClientOfSteps;
    client.query(query, (error, rows) => (rows ? resolve(rows) : reject(error)));
  });
}

/** Lists columns for a prepared statement, under their names in Drizzle, so that its rows have Drizzle's types. */
export const columnsOf = (columns: Record<string, PgColumn>, alias: string): string =>
  Object.entries(columns)
    .map(([key, { name }]) => `${alias}."${name}" as "${key}"`)
    .join(", ");

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** Prepares a connection beside the pool, for what has to stay on one; whoever calls it connects and ends it. */
  openConnection: (applicationName: string) => pg.Client;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  max: number;
  /** Makes `app_now()` read the test suite's adjustable clock. */
  testClock?: boolean;
  /** Default 5,000 ms. */
  queryTimeoutMs?: number;
  /** Time limit for a new or free connection; default 4,000 ms. */
  connectTimeoutMs?: number;
  onIdleError?: (error: Error) => void;
};

/** Opens the pool. A query without a response fails (after 5 s by default), so none hangs on a paused database. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, max, testClock, queryTimeoutMs = 5000, connectTimeoutMs = 4000, onIdleError } = options;
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: "alma",
    ...(testClock ? { options: "-c alma.test_clock=on" } : {}),
  };
  const pool = new pg.Pool({ ...settings, max, idleTimeoutMillis: 60_000 });
  // The pool replaces a lost idle connection, but without a listener the error would end the process.
  pool.on("error", (error) => onIdleError?.(error));
  const openConnection = (applicationName: string) => {
    const client = new pg.Client({ ...settings, application_name: applicationName, keepAlive: true });
    // The next statement fails with it.
    client.on("error", ignored);
    return client;
  };
  return { db: drizzle(pool), pool, openConnection, close: () => pool.end() };
}

/** Runs statements and commits; returns the rows of each. */
export type Last = (steps: readonly Step[]) => Promise<Row[][]>;

const begin: Step = { name: "begin", text: "begin", values: [] };
const commit: Step = { name: "commit", text: "commit", values: [] };

const retried = new Set(["40001", "40P01"]);

/** Runs `work` in one transaction; makes up to three attempts on serialization failures and deadlocks. */
export const transact = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transactFrom(db, [], (tx) => work(tx));

/**
 * The same with statements that go to PostgreSQL together with the beginning; `work` gets their rows. It may end the
 * transaction with statements of its own by `last`, which go together with the commit, and must do nothing after them.
 */
export async function transactFrom<T>(
  db: Db,
  first: readonly Step[],
  work: (tx: Tx, rows: Row[][], last: Last) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(db, first, work);
    } catch (error) {
      if (attempt === 3 || !retried.has(databaseCode(error) ?? "")) throw error;
    }
  }
}

/**
 * After a timeout the statement may still be running with its transaction open. Such a connection is discarded: the
 * next user of it would commit the rest of that transaction.
 */
async function transactOnce<T>(
  db: Db,
  first: readonly Step[],
  work: (tx: Tx, rows: Row[][], last: Last) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  // A connection that dies between two statements emits an error here; the next statement then fails with it.
  client.on("error", ignored);
  let isClean = false;
  let isEnded = false;
  try {
    const [, ...rows] = await inOneTrip({ $client: client }, [begin, ...first]);
    const last: Last = async (steps) => {
      const done = await inOneTrip({ $client: client }, [...steps, commit]);
      isEnded = true;
      return done;
    };
    const result = await work(drizzle(client), rows, last);
    if (!isEnded) await inOneTrip({ $client: client }, [commit]);
    isClean = true;
    return result;
  } catch (error) {
    isClean = !isOutage(error) && !isOfOldPlan(error) && (await isRolledBack(client));
    throw error;
  } finally {
    client.off("error", ignored);
    client.release(!isClean);
  }
}

const ignored = () => {};

/** A prepared statement whose table has changed since ("cached plan must not change result type") fails from then on. */
const isOfOldPlan = (error: unknown) => databaseCode(error) === "0A000";

const isRolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query("rollback").then(
    () => true,
    () => false,
  );

/** Returns the SQLSTATE or connection error code of an error that came from the database. */
function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return undefined;
}

const outage = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const outageMessage = /timeout|terminated|not queryable|Connection ended/i;

/** Whether the database was unreachable or did not respond, so that a retry may succeed. */
export function isOutage(error: unknown): boolean {
  const code = databaseCode(error);
  if (code) return outage.test(code);
  for (let at = error; at instanceof Error; at = at.cause) {
    if (outageMessage.test(at.message)) return true;
  }
  return false;
}
