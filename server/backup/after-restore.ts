import { sql } from "drizzle-orm";
import { type Breach, checkInvariants } from "#server/db/check.ts";
import { type Database, transact } from "#server/db/db.ts";
import { reapMeters } from "#server/features/balance/balance.ts";
import { closeLostAnswers } from "#server/features/chat/live-answers.ts";
import { closeAccount } from "#server/features/privacy/close-account.ts";
import { eraseRest } from "#server/features/privacy/erase-rest.ts";
import { returnedOf, type Tombstone } from "#server/features/privacy/tombstones.ts";
import type { App } from "#server/platform/app.ts";
import { leftOutTables } from "./snapshot.ts";

export type SettledDatabase = {
  /** Members who were erased since the copy was made, and are again. */
  erasedAgain: number;
  held: number;
  broken: Breach[];
};

/** How many invoice numbers of a day may have been given out after the copy was made. */
const skippedInvoices = 10_000;
const meters = 500;

/**
 * What a database that came back needs before anybody may use it: nobody is signed in, whoever was erased since is
 * erased again, and what was under way at the moment of the copy is closed. Ends with `npm run db:check`.
 */
export async function settleDatabase(
  app: App,
  database: Database,
  tombstones: readonly Tombstone[],
): Promise<SettledDatabase> {
  const { db, pool } = database;
  await endSessions(database);
  // The mail was sent meanwhile, or is too late; the address must not wait for it.
  await pool.query("update users set farewell_sealed = null where farewell_sealed is not null");
  await closeLostAnswers(app, true);
  while ((await reapMeters(db, meters)) === meters);
  await skipInvoices(database);
  const erasedAgain = await eraseAgain(app, tombstones);
  await finishErasures(app);
  return { erasedAgain, ...(await checkInvariants(pool)) };
}

/** After a restore these are empty already; after a recovery by PostgreSQL they are not. */
async function endSessions({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from unnest($1::text[]) as given (name) where to_regclass(name) is not null and name <> 'test_clock'",
    [leftOutTables],
  );
  if (rows.length > 0) await pool.query(`truncate ${rows.map(({ name }) => name).join(", ")}`);
}

/** The gateway knows orders that the database lost; a number of theirs must not be given to another order. */
async function skipInvoices({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into invoice_numbers (prefix, day, last)
    select distinct prefix, wib_day(app_now()), 0 from invoice_numbers
    on conflict do nothing`);
  await db.execute(sql`
    update invoice_numbers set last = last + ${skippedInvoices} where day >= wib_day(app_now()) - 1`);
}

async function eraseAgain(app: App, tombstones: readonly Tombstone[]): Promise<number> {
  let erased = 0;
  for (const { client, user, erased: erasedAt } of await returnedOf(app.database.pool, tombstones)) {
    const owner = { id: user, clientId: client };
    const closed = await transact(app.database.db, (tx) => closeAccount(app, tx, owner, { erasedAt }));
    if (closed) erased += 1;
  }
  return erased;
}

/** The copy may have been made between an erasure and the job that removes the many rows. */
async function finishErasures(app: App): Promise<void> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `select u.id from users u where u.erased_at is not null and (
       exists (select 1 from messages m where m.client_id = u.client_id and m.user_id = u.id)
       or exists (select 1 from consents c where c.client_id = u.client_id and c.user_id = u.id and c.withdrawn_at is null)
       or exists (select 1 from conversations c where c.client_id = u.client_id and c.user_id = u.id and c.purged_at is null)
       or u.erased_at > (select coalesce(max(created_at), app_now()) from journals) - interval '4 days')
     order by u.id`,
  );
  for (const { id } of rows) await eraseRest.run(app, { userId: id }, `${eraseRest.name}-${id}`);
}
