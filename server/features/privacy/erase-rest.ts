import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { transact } from "#server/db/db.ts";
import { endAnyMeter, forfeitTime } from "#server/features/balance/balance.ts";
import { giveUpOrders } from "#server/features/order/order.ts";
import type { App } from "#server/platform/app.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { deletedTables } from "./own-tables.ts";
import { sayFarewell } from "./say-farewell.ts";

/** Rows removed in one statement; few enough to stay far below the statement timeout. */
const batch = 2000;
/** Maximum wait; an answer that was told to stop is stored well within this time. */
const stopMs = 15_000;
const lookMs = 200;

/** Removes everything readable of an erased account, in batches. A repeat finds nothing and changes nothing. */
export const eraseRest: Job<{ userId: number }> = {
  name: "erase-rest",
  run: async (app, { userId }) => {
    const { pool } = app.database;
    const { rows } = await pool.query<{ client_id: number }>(
      "select client_id from users where id = $1 and erased_at is not null",
      [userId],
    );
    const [user] = rows;
    if (!user) return;
    await answersStopped(pool, userId);
    await emptyConversations(pool, user.client_id, userId);
    for (const table of deletedTables) {
      await inBatches(
        pool,
        `delete from ${table} where ctid = any(array(
           select ctid from ${table} where client_id = $1 and user_id = $2 limit ${batch}))`,
        [user.client_id, userId],
      );
    }
    await closeBooks(app, { id: userId, clientId: user.client_id });
    await giveUpOrders(app, { id: userId, clientId: user.client_id });
  },
};

async function inBatches(pool: pg.Pool, statement: string, values: unknown[]): Promise<void> {
  while (((await pool.query(statement, values)).rowCount ?? 0) === batch);
}

/**
 * Waits until running answers have stopped. A running answer is stored once more; after that nothing of it comes back.
 */
async function answersStopped(pool: pg.Pool, userId: number): Promise<void> {
  for (let waited = 0; waited < stopMs; waited += lookMs) {
    const { rows } = await pool.query(
      `update messages set stop_requested_at = coalesce(stop_requested_at, app_now())
       where state = 'streaming' and user_id = $1 and type = 'answer' returning id`,
      [userId],
    );
    if (rows.length === 0) return;
    await pause(lookMs);
  }
}

/** Same as for conversations that members delete: an empty row stays, since the ledger refers to it. */
async function emptyConversations(pool: pg.Pool, clientId: number, userId: number): Promise<void> {
  const own = [clientId, userId];
  await inBatches(
    pool,
    `delete from messages where id in (
       select m.id from conversations c cross join lateral (
         select id from messages where conversation_id = c.id limit ${batch}
       ) m where c.client_id = $1 and c.user_id = $2 limit ${batch})`,
    own,
  );
  await pool.query(
    `update conversations set
       deleted_at = coalesce(deleted_at, app_now()), purged_at = app_now(),
       code = replace(gen_random_uuid()::text, '-', ''), prompt_id = '', star = null,
       title_sealed = null, title_by = null, topic_sealed = null, summary_sealed = null, summary_until = null
     where client_id = $1 and user_id = $2 and purged_at is null
       and not exists (select 1 from messages m where m.conversation_id = conversations.id)`,
    own,
  );
}

/** Stops the meter, forfeits the remaining time and withdraws all consents. */
async function closeBooks(app: App, owner: { id: number; clientId: number }): Promise<void> {
  await transact(app.database.db, async (tx) => {
    await endAnyMeter(tx, owner.id);
    await forfeitTime(tx, owner);
  });
  await app.database.pool.query(
    "update consents set withdrawn_at = app_now() where client_id = $1 and user_id = $2 and withdrawn_at is null",
    [owner.clientId, owner.id],
  );
}

/** Accounts are swept for this long after they were erased. */
const sweptFor = "3 days";

/**
 * Runs the removal again for every account erased in the last days: for what a concurrent request left behind, and for
 * what a failed job did not reach. A farewell mail that could not be sent by then is given up, and its address deleted.
 */
export const sweepErased: Job<object> = {
  name: "sweep-erased",
  dailyHour: 5,
  run: async (app, _data, jobId) => {
    const { pool } = app.database;
    await pool.query(
      "update users set farewell_sealed = null where farewell_sealed is not null and erased_at < app_now() - interval '2 days'",
    );
    const { rows } = await pool.query<{ id: number }>(
      `select id from users where erased_at > app_now() - interval '${sweptFor}' order by id`,
    );
    for (const { id } of rows) {
      await eraseRest.run(app, { userId: id }, jobId);
      await sayFarewell.run(app, { userId: id }, jobId);
    }
    app.log.info({ accounts: rows.length }, "erased accounts looked at again");
  },
};
