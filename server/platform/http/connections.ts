import type { FastifyReply } from "fastify";
import type { Database } from "#server/db/db.ts";
import { fail } from "#server/platform/failure.ts";
import { streamed } from "./streamed.ts";

/*
 * Streams last long, and their session may end meanwhile: signed out elsewhere, password changed, account erased. Such
 * a reader is cut off within a second on every server; the answer itself is completed and stored.
 */

/** Open streams and downloads in this process, by session. */
export class Connections {
  readonly #open = new Map<number, Set<() => void>>();

  /** Registers `cut`, which is called when the session ends. Returns a function that unregisters it. */
  open(sessionId: number, cut: () => void): () => void {
    const connections = this.#open.get(sessionId) ?? new Set();
    this.#open.set(sessionId, connections.add(cut));
    return () => {
      connections.delete(cut);
      if (connections.size === 0 && this.#open.get(sessionId) === connections) this.#open.delete(sessionId);
    };
  }

  get sessions(): number[] {
    return [...this.#open.keys()];
  }

  cut(sessionId: number): void {
    for (const cut of [...(this.#open.get(sessionId) ?? [])]) cut();
  }
}

/** Cuts the streams of sessions that have ended, on whichever server they were ended. */
export async function cutEndedSessions({
  database,
  connections,
}: {
  database: Database;
  connections: Connections;
}): Promise<void> {
  const ids = connections.sessions;
  if (ids.length === 0) return;
  const { rows } = await database.pool.query<{ id: number }>({
    name: "sessions-alive",
    text: "select id from sessions where id = any($1::bigint[]) and revoked_at is null",
    values: [ids],
  });
  const alive = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!alive.has(id)) connections.cut(id);
}

/** Runs the work while the session lives; after that a pending call is refused, a stream ends, a download aborts. */
export async function whileSignedIn<T>(
  { connections }: { connections: Connections },
  sessionId: number,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const { raw } = reply;
  let isStreamed = false;
  const leave = connections.open(sessionId, () => {
    leave();
    ended.reject(fail("unauthenticated"));
    if (!isStreamed && !raw.headersSent) return;
    if (String(raw.getHeader("content-type")).startsWith("text/event-stream")) raw.end();
    // A partial file must not look complete.
    else raw.destroy();
  });
  raw.once("close", leave);
  const result = await Promise.race([work(), ended.promise]);
  isStreamed = result === streamed;
  return result;
}
