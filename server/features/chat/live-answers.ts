import { and, eq, sql } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { settleAnswered } from "#server/features/balance/balance.ts";
import { messagePlace } from "#server/features/conversation/conversation.ts";
import type { App } from "#server/platform/app.ts";

/** An answer is lost once its writer has sent no heartbeat for this long. */
const lostAfter = sql`interval '10 seconds'`;
/** How often an answer that is being read counts as a sign of life. */
const aliveMs = 30_000;

type Cached = { length: number; aliveAt: number };
const kept = new WeakMap<App, Map<number, Cached>>();

/**
 * Stores the current text of all live answers in one statement, which also tells which of them must stop: those that
 * the member stopped on another server, and those that were closed as lost.
 */
export async function storeLiveAnswers(app: App): Promise<void> {
  const texts = [...app.live.values()].filter((text) => text.end === undefined);
  const known = kept.get(app) ?? new Map<number, Cached>();
  kept.set(
    app,
    new Map(texts.map((text) => [text.id, known.get(text.id) ?? { length: 0, aliveAt: performance.now() }])),
  );
  if (texts.length === 0) return;
  const bodies = texts.map((text) => {
    const { seal, conversationId } = text.about;
    return text.text.length > (known.get(text.id)?.length ?? 0)
      ? seal.seal(text.text, messagePlace(conversationId))
      : null;
  });
  const lengths = texts.map((text) => text.text.length);
  const takenAt = performance.now();
  const { rows } = await app.database.pool.query<{ id: number; stop: boolean }>({
    name: "store-live-answers",
    text: `update messages m
      set heartbeat_at = app_now(), body_sealed = coalesce(b.body, m.body_sealed)
      from unnest($1::bigint[], $2::bytea[]) as b (id, body)
      where m.id = b.id and m.state = 'streaming' and m.writer = $3
      returning m.id, m.stop_requested_at is not null as stop`,
    values: [texts.map((text) => text.id), bodies, app.writer],
  });
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const [n, text] of texts.entries()) {
    const row = stored.get(text.id);
    if (!row) text.stop.abort("lost");
    else if (row.stop) text.stop.abort("member");
    const state = kept.get(app)?.get(text.id);
    if (row && state) state.length = lengths[n] ?? 0;
    if (row) text.noteStored(lengths[n] ?? 0, takenAt);
  }
  await keepReadAnswersAlive(app);
}

/**
 * Records a sign of life on the meters of members who are reading, in one statement that waits for no lock; a meter
 * that is locked elsewhere is tried again next time. All meters are locked, ordered by client, before the first is
 * settled, because a change of day also locks a client's pool.
 */
async function keepReadAnswersAlive(app: App): Promise<void> {
  const now = performance.now();
  const due = [...app.live.values()].filter((text) => {
    const state = kept.get(app)?.get(text.id);
    return state && text.readers.size > 0 && now - state.aliveAt >= aliveMs;
  });
  if (due.length === 0) return;
  const { rows } = await app.database.pool.query<{ user_id: number }>({
    name: "keep-read-answers-alive",
    text: `select user_id, meter_settle(user_id, true) is null as settled
      from unnest(array(
        select user_id from meters where user_id = any($1::bigint[])
        order by client_id, user_id for update skip locked
      )) as user_id`,
    values: [due.map((text) => text.about.userId)],
  });
  const told = new Set(rows.map((row) => row.user_id));
  for (const text of due) {
    const state = kept.get(app)?.get(text.id);
    if (state && told.has(text.about.userId)) state.aliveAt = now;
  }
}

/**
 * Closes answers whose writer is gone: the text so far is kept, marked as interrupted, and the time of the turn is
 * given back. `sole`: no other server uses this database, so every answer that is not ours is lost at once.
 */
export async function closeLostAnswers(app: App, sole: boolean): Promise<number> {
  const lost = await app.database.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.state, "streaming"),
        sole ? undefined : sql`${messages.heartbeatAt} < app_now() - ${lostAfter}`,
      ),
    );
  let closed = 0;
  for (const { id } of lost) {
    if (!app.live.get(id) && (await closeLost(app, id, sole))) closed += 1;
  }
  if (closed > 0) app.log.warn({ closed }, "answers of a stopped server marked as interrupted");
  return closed;
}

async function closeLost(app: App, id: number, sole: boolean): Promise<boolean> {
  return transact(app.database.db, async (tx) => {
    const [row] = await tx
      .update(messages)
      .set({ state: "interrupted", finishedAt: sql`app_now()` })
      .where(
        and(
          eq(messages.id, id),
          eq(messages.state, "streaming"),
          sole ? undefined : sql`${messages.heartbeatAt} < app_now() - ${lostAfter}`,
        ),
      )
      .returning();
    if (!row) return false;
    await settleAnswered(tx, row.userId, row.conversationId, false);
    await tx.execute(sql`select answer_give_back(m, false) from messages m where id = ${row.id}`);
    return true;
  });
}
