import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { AnotherAlmaError, EmbeddedError, systemCode } from "./embedded-error.ts";
import { isServerOf } from "./pid-file.ts";
import type { Running } from "./server-process.ts";

/** An arbitrary constant of this project. */
const lockKey = 72_616_202;
/** How long the session of a killed process may take to release the lock. */
const handOverMs = 2000;
const pollMs = 10;

/**
 * The connection that makes this process the only Alma on the data folder. It holds an advisory lock while the process
 * lives, and its loss is the signal that the server is gone.
 */
export type InstanceLock = { launchMark: string; lost: Promise<void> };

type State = {
  mine: boolean;
  other: string | null;
  launch: string | null;
  has_role: boolean;
  has_database: boolean;
};
const stateQuery = `select pg_try_advisory_lock($1) as mine, current_setting('alma.launch', true) as launch,
  (select application_name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and pid <> pg_backend_pid() limit 1) as other,
  exists (select from pg_roles where rolname = 'alma') as has_role,
  exists (select from pg_database where datname = 'alma') as has_database`;

/** Takes the lock; throws when another process holds it, returns undefined when the server went away. */
export async function takeInstanceLock(running: Running, folder: string): Promise<InstanceLock | undefined> {
  const connection = await connectAsOwner(running, folder);
  if (!connection) return undefined;
  const { client, lost } = connection;
  try {
    const state = await takeLock(client, folder);
    // The application's role owns its database and has no other rights on the server.
    if (!state.has_role) await client.query("create role alma login createdb");
    if (!state.has_database) await client.query("create database alma owner alma");
    return { launchMark: state.launch ?? "", lost };
  } catch (error) {
    await client.end();
    if (isPassing(error)) return undefined;
    throw error;
  }
}

async function takeLock(client: pg.Client, folder: string): Promise<State> {
  for (const untilMs = Date.now() + handOverMs; ; await pause(pollMs)) {
    const { rows } = await client.query<State>(stateQuery, [lockKey]);
    if (rows[0]?.mine) return rows[0];
    if (Date.now() > untilMs)
      throw new AnotherAlmaError(
        `Another Alma (${rows[0]?.other ?? "another process"}) already runs on ${folder}: stop that one or set DATA_DIR to another folder.`,
      );
  }
}

/** The server is recovering from a crash, starting, stopping, or the connection was cut off. */
function isPassing(error: unknown): boolean {
  const codes = ["57P01", "57P02", "57P03", "ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"];
  if (codes.includes(systemCode(error) ?? "")) return true;
  return error instanceof Error && /terminated unexpectedly|not queryable/.test(error.message);
}

type Connection = { client: pg.Client; lost: Promise<void> };

async function connectAsOwner(running: Running, folder: string): Promise<Connection | undefined> {
  for (; isServerOf(running.pid, folder); await pause(pollMs)) {
    const client = new pg.Client({
      host: running.socketDir,
      port: 5432,
      user: "postgres",
      database: "postgres",
      password: "",
      ssl: false,
      application_name: `process ${process.pid}`,
      connectionTimeoutMillis: 5000,
    });
    const lost = new Promise<void>((settle) => {
      client.on("error", () => settle());
      client.on("end", () => settle());
    });
    try {
      await client.connect();
      return { client, lost };
    } catch (error) {
      if (isPassing(error)) continue;
      throw new EmbeddedError(
        `PostgreSQL (process ${running.pid}) in ${folder} does not let Alma in (${error instanceof Error ? error.message : error}): end that process and start again.`,
        { cause: error },
      );
    }
  }
  return undefined;
}
