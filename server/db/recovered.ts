import pg from "pg";

/*
 * A database that PostgreSQL itself recovered to an earlier moment. Every recovery starts a new timeline, and the
 * target of the recovery stays among the settings; what is settled is marked by an empty schema for the timeline.
 */

const markOf = (timeline: string): string => `alma_settled_${timeline.toLowerCase()}`;

/** Returns the timeline that a recovery to an earlier moment began; undefined if there was none. */
async function recoveredTimeline(client: pg.Client): Promise<string | undefined> {
  const { rows: targets } = await client.query(
    `select 1 from pg_settings where setting <> '' and name in ('recovery_target', 'recovery_target_lsn',
       'recovery_target_name', 'recovery_target_time', 'recovery_target_xid')`,
  );
  if (targets.length === 0) return undefined;
  const { rows } = await client.query<{ timeline: string }>(
    "select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline",
  );
  const timeline = rows[0]?.timeline;
  return timeline === "00000001" ? undefined : timeline;
}

/** Whether the database was recovered to an earlier moment, and `npm run restore -- --settle` did not follow. */
export async function isUnsettled(client: pg.Client): Promise<boolean> {
  const timeline = await recoveredTimeline(client);
  if (timeline === undefined) return false;
  const { rows } = await client.query("select 1 where to_regnamespace($1) is not null", [markOf(timeline)]);
  return rows.length === 0;
}

/** Lets servers start on a database that was settled after its recovery. */
export async function markSettled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "alma-restore" });
  await client.connect();
  try {
    const timeline = await recoveredTimeline(client);
    if (timeline !== undefined) await client.query(`create schema if not exists ${markOf(timeline)}`);
  } finally {
    await client.end();
  }
}
