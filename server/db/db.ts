import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

// 64-bit integers of ours stay far below 2^53: seconds, rupiah, row numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = NodePgDatabase & { $client: pg.Pool };
/** A database or a transaction on it. */
export type Tx = Pick<Db, "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute">;

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

export type DatabaseOptions = {
  url: string;
  max: number;
  /** Reads the movable clock of the test suite. */
  testClock?: boolean;
  /** Default 5,000. */
  queryTimeoutMs?: number;
  /** How long a connection may take to come, or to be free; default 4,000. */
  connectTimeoutMs?: number;
  onIdleError?: (error: Error) => void;
};

/** Opens the pool. A query that gets no answer within 5 s fails, so that no request hangs on a paused database. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, max, testClock, queryTimeoutMs = 5000, connectTimeoutMs = 4000, onIdleError } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    idleTimeoutMillis: 60_000,
    application_name: "alma",
    ...(testClock ? { options: "-c alma.test_clock=on" } : {}),
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => onIdleError?.(error));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const retried = new Set(["40001", "40P01"]);

/** Runs `work` in one transaction; repeats it at most three times when the database asks for it. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(db, work);
    } catch (error) {
      if (attempt === 3 || !retried.has(databaseCode(error) ?? "")) throw error;
    }
  }
}

/**
 * A statement that was not answered in time may still be running, and its transaction be open: such a connection is
 * thrown away, never given to somebody else, who would commit the rest of it with their own.
 */
async function transactOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  // A connection that dies between two statements says so here; the next statement fails with it.
  client.on("error", ignored);
  let isClean = false;
  try {
    await client.query("begin");
    const result = await work(drizzle(client));
    await client.query("commit");
    isClean = true;
    return result;
  } catch (error) {
    isClean = !isOutage(error) && (await isRolledBack(client));
    throw error;
  } finally {
    client.off("error", ignored);
    client.release(!isClean);
  }
}

const ignored = () => {};

const isRolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query("rollback").then(
    () => true,
    () => false,
  );

/** SQLSTATE, or the code of a failed connection, of an error that came from the database. */
function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return undefined;
}

const outage = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const outageMessage = /timeout|terminated|not queryable|Connection ended/i;

/** Whether the database could not be reached or did not answer, so that a later try may succeed. */
export function isOutage(error: unknown): boolean {
  const code = databaseCode(error);
  if (code) return outage.test(code);
  for (let at = error; at instanceof Error; at = at.cause) {
    if (outageMessage.test(at.message)) return true;
  }
  return false;
}
