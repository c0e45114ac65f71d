import type pg from "pg";
import type { Job } from "#server/platform/jobs/job.ts";

/**
 * THE PURGE TABLE: which rows of which tables are no longer needed. The order matters, since links refer to sign-ups.
 */
const purges = [
  // A repeated request comes within minutes, or at the latest when a phone is back online.
  { table: "idempotency_keys", isGone: "r.created_at < moment - interval '2 days'" },
  // Far longer than a nonce is valid.
  { table: "google_nonces", isGone: "r.created_at < moment - interval '1 day'" },
  // By then all hundred are forgiven.
  { table: "password_guesses", isGone: "r.last_at < moment - interval '7 days'" },
  // The counts for the yearly report are taken before; the events hold no text.
  { table: "safety_events", isGone: "r.created_at < moment - interval '12 months'" },
  { table: "sign_in_challenges", isGone: "r.expires_at < moment" },
  // A secret that was shown but never turned on.
  { table: "second_factors", isGone: "r.active_at is null and r.created_at < moment - interval '1 day'" },
  { table: "email_tokens", isGone: "r.expires_at < moment - interval '7 days'" },
  {
    // The same conditions as in `memberOf`.
    table: "sessions",
    isGone: `r.revoked_at is not null or r.last_used_at < moment - interval '30 days'
      or r.created_at < moment - interval '90 days'`,
  },
  {
    // Keeps what `waitingSignUp` finds: sign-in tells its owner to follow the link, and a resent link is for it.
    table: "sign_ups",
    isGone: `r.created_at < moment - interval '30 days'
      and not exists (select 1 from email_tokens t where t.sign_up_id = r.id)
      and r.id is distinct from (
        select max(w.id) from sign_ups w join users u on u.id = w.user_id
        where w.client_id = r.client_id and w.user_id = r.user_id
          and (u.verified_at is null or w.created_at > u.verified_at))`,
  },
];

/**
 * Rows examined per statement; fast for a table of any size, since each statement continues where the last one ended.
 */
const batch = 2000;

/** Removes expired rows of all clients: hashes of passwords and tokens, and stored answers for repeated requests. */
export const purgeExpired: Job<object> = {
  name: "purge-expired",
  dailyHour: 3,
  run: async (app) => {
    const removed: Record<string, number> = {};
    for (const { table, isGone } of purges) removed[table] = await purge(app.database.pool, table, isGone);
    app.log.info({ removed }, "expired rows removed");
  },
};

type Step = { last: number | null; removed: number };

async function purge(pool: pg.Pool, table: string, isGone: string): Promise<number> {
  const statement = `with looked as materialized (
      select r.id, (${isGone}) as gone from ${table} r, (select app_now() as moment) clock
      where r.id > $1 order by r.id limit ${batch}
    ), removed as (
      delete from ${table} where id in (select id from looked where gone) returning 1
    )
    select (select max(id) from looked) as last, (select count(*) from removed) as removed`;
  let removed = 0;
  let after = 0;
  for (;;) {
    const { rows } = await pool.query<Step>(statement, [after]);
    const [step] = rows;
    if (!step || step.last === null) return removed;
    removed += step.removed;
    after = step.last;
  }
}
