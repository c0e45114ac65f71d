import type pg from "pg";
import { orderInvariants } from "./order-invariants.ts";

/*
 * THE INVARIANT TABLE: what must hold in the database at any moment. Each query returns the rows that violate it. Run
 * by `npm run db:check` and at the end of every fault test.
 */
const invariants: { name: string; sql: string }[] = [
  {
    name: "each journal sums to zero in each unit",
    sql: `select p.journal_id, a.unit, sum(p.amount) from postings p join ledger_accounts a on a.id = p.account_id
      group by 1, 2 having sum(p.amount) <> 0`,
  },
  {
    name: "each journal has postings, of its own client only",
    sql: `select j.id from journals j left join postings p on p.journal_id = j.id
      left join ledger_accounts a on a.id = p.account_id
      group by j.id having count(p.seq) < 2 or bool_or(a.client_id <> j.client_id)`,
  },
  {
    name: "a balance is the sum of its postings, its last one says so, and none is missing",
    sql: `select a.id from ledger_accounts a left join postings p on p.account_id = a.id
      where a.materialised group by a.id
      having a.balance <> coalesce(sum(p.amount), 0) or a.version <> count(p.seq)
        or a.balance <> coalesce((array_agg(p.balance_after order by p.account_version desc) filter (where p.seq is not null))[1], 0)`,
  },
  {
    name: "no member, pool or hold is below zero, now or after any posting",
    sql: `select a.id from ledger_accounts a left join postings p on p.account_id = a.id
      where a.materialised group by a.id having a.balance < 0 or min(p.balance_after) < 0`,
  },
  {
    name: "accounts of members belong to the member's client",
    sql: "select a.id from ledger_accounts a join users u on u.id = a.user_id where u.client_id <> a.client_id",
  },
  {
    name: "no row of one client names a row of another",
    sql: `select 'charge', c.id from meter_charges c join conversations v on v.id = c.conversation_id join journals j on j.id = c.journal_id
      where v.client_id <> c.client_id or v.user_id <> c.user_id or j.client_id <> c.client_id
      union all select 'meter', m.user_id from meters m join conversations v on v.id = m.conversation_id
      where v.client_id <> m.client_id or v.user_id <> m.user_id
      union all select 'grant', g.journal_id from free_grants g join journals j on j.id = g.journal_id where j.client_id <> g.client_id
      union all select 'answer', a.id from messages a join messages q on q.id in (a.question_id, a.continue_of)
      where q.client_id <> a.client_id or q.user_id <> a.user_id or q.conversation_id <> a.conversation_id
      union all select 'event', e.id from safety_events e join messages q on q.id = e.message_id
      where q.client_id <> e.client_id or q.user_id <> e.user_id or q.conversation_id is distinct from e.conversation_id
      union all select 'link', l.id from email_tokens l join sign_ups s on s.id = l.sign_up_id
      where s.client_id <> l.client_id or s.user_id <> l.user_id
      union all select 'link of a session', l.id from email_tokens l join sessions s on s.id = l.session_id
      where s.client_id <> l.client_id or s.user_id <> l.user_id
      union all select 'order', o.id from orders o join vouchers v on v.id = o.voucher_id where v.client_id <> o.client_id`,
  },
  {
    name: "at most one link for a new password is in force for a member",
    sql: `select user_id from email_tokens where kind = 'reset' and used_at is null and expires_at > app_now()
      group by 1 having count(*) > 1`,
  },
  {
    name: "one client is the default one",
    sql: "select 1 from clients having count(*) > 0 and not bool_or(is_default)",
  },
  {
    name: "no second of a member is charged twice",
    sql: `select a.id from meter_charges a join meter_charges b on b.user_id = a.user_id and b.id > a.id and a.span && b.span`,
  },
  {
    name: "what was charged is what was posted, second by second",
    sql: `select c.id from meter_charges c join postings p on p.journal_id = c.journal_id
      join ledger_accounts a on a.id = p.account_id and a.kind = 'consumed'
      where p.amount <> c.free_seconds + c.paid_seconds
      union all
      select j.id from journals j left join meter_charges c on c.journal_id = j.id where j.kind = 'tick' and c.id is null`,
  },
  {
    name: "what was given back is what was posted, and no more than was charged",
    sql: `select u.user_id from (select user_id, sum(free_returned + paid_returned) as returned from meter_charges group by 1) u
      left join (select a.user_id, sum(p.amount) as posted from journals j join postings p on p.journal_id = j.id
        join ledger_accounts a on a.id = p.account_id and a.user_id is not null where j.kind = 'compensation' group by 1) c
        on c.user_id = u.user_id
      where u.returned <> coalesce(c.posted, 0)`,
  },
  {
    name: "each grant of free time has its journal, at most one grant and three refills a day",
    sql: `select g.user_id, g.day from free_grants g left join postings p on p.journal_id = g.journal_id
      left join ledger_accounts a on a.id = p.account_id and a.kind = 'user_free'
      group by g.user_id, g.day having count(distinct g.seq) > 4
        or sum(p.amount) filter (where a.id is not null) is distinct from (select sum(seconds) from free_grants x where x.user_id = g.user_id and x.day = g.day)`,
  },
  {
    name: "each accepted question has exactly one answer that counts; a replaced one has none but its own earlier ones",
    sql: `select q.id from messages q left join messages a on a.question_id = q.id and a.type = 'answer' and a.continue_of is null
      where q.type = 'question' group by q.id
      having count(a.id) = 0 or count(a.id) filter (where a.replaced_at is null) <> case when q.replaced_at is null then 1 else 0 end`,
  },
  {
    name: "an answer belongs to a question of its own conversation, a word to a silent member to none",
    sql: `select a.id from messages a left join messages q on q.id = a.question_id and q.conversation_id = a.conversation_id and q.type = 'question'
      where a.type = 'answer' and not a.is_idle and q.id is null
      union all select id from messages
      where is_idle and (type <> 'answer' or question_id is not null or continue_of is not null or edit_of is not null)`,
  },
  {
    name: "what goes on with an answer is replaced with it",
    sql: `select a.id from messages a join messages w on w.id = a.continue_of
      where (a.replaced_at is null) <> (w.replaced_at is null)`,
  },
  {
    name: "a question that was written anew took the place of one of its own conversation, and no place is left empty",
    sql: `select e.id from messages e
      left join messages q on q.id = e.edit_of and q.conversation_id = e.conversation_id and q.type = 'question' and q.replaced_at is not null
      where e.edit_of is not null and (q.id is null or e.type <> 'question')
      union all select q.id from messages q
      where q.type = 'question' and q.replaced_at is not null and not exists (select 1 from messages e where e.edit_of = q.id)`,
  },
  {
    name: "an answer is complete, stopped or interrupted, or somebody is writing it",
    sql: "select id from messages where state = 'streaming' and heartbeat_at < app_now() - interval '30 seconds'",
  },
  {
    name: "what is finished says when",
    sql: "select id from messages where type = 'answer' and state <> 'streaming' and finished_at is null",
  },
  {
    name: "no clock runs for a member who has long been silent",
    sql: "select user_id from meters where state = 'running' and last_seen < app_now() - interval '150 seconds'",
  },
  {
    name: "an ended or deleted conversation has no running clock, but until the answer in writing is there",
    sql: `select m.user_id from meters m join conversations c on c.id = m.conversation_id
      where m.state = 'running' and m.after_answer is null and (c.status = 'ended' or c.deleted_at is not null)`,
  },
  {
    name: "what was deleted for good has not a word left",
    sql: `select c.id from conversations c where c.purged_at is not null
      and (c.deleted_at is null or num_nonnulls(c.title_sealed, c.title_by, c.topic_sealed, c.summary_sealed) > 0
        or exists (select 1 from messages m where m.conversation_id = c.id))`,
  },
  {
    name: "a member's picture has a name, and a name has its picture",
    sql: `select u.id from users u left join pictures p on p.user_id = u.id and p.client_id = u.client_id
      where (u.picture is null) <> (p.user_id is null)`,
  },
  {
    name: "no member took two screenings within 30 days",
    sql: `select a.id from srq_results a join srq_results b on b.client_id = a.client_id and b.user_id = a.user_id and b.id <> a.id
      where b.created_at >= a.created_at and b.created_at < a.created_at + interval '720 hours'`,
  },
  {
    name: "an erased account has neither name nor address, and after three days not a word is left anywhere",
    sql: `select u.id from users u where u.erased_at is not null and (
        u.email <> 'terhapus:' || u.id or u.picture is not null or u.verified_at is not null
        or u.name <> '' or u.phone <> '' or u.password_hash <> '' or u.google_sub is not null
        or exists (select 1 from conversations c where c.user_id = u.id and c.deleted_at is null)
        or u.erased_at < app_now() - interval '3 days' and (
          u.farewell_sealed is not null
          or exists (select 1 from sessions r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from second_factors r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from recovery_codes r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from srq_results r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from surveys r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from feedback r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from pictures r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from cart_items r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from owned_products r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from downloads r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from safety_plans r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from safety_events r where r.client_id = u.client_id and r.user_id = u.id)
          or exists (select 1 from conversations c where c.client_id = u.client_id and c.user_id = u.id and c.purged_at is null)
          or exists (select 1 from consents c where c.client_id = u.client_id and c.user_id = u.id and c.withdrawn_at is null)
          or exists (select 1 from ledger_accounts a where a.client_id = u.client_id and a.user_id = u.id
            and a.materialised and a.balance > 0)))`,
  },
  {
    name: "no risk stands in the clear, but for a level, a verdict and dates",
    sql: `select id from safety_events
      where level > 2 or num_nonnulls(categories, about, rule_ids, rules_version, source, actions) > 0
      union all select user_id from safety_states where state is not null or check_in_from is not null
      union all select id from messages where risk is not null`,
  },
  {
    name: "a title says whose it is, and stars are one to five",
    sql: `select id from conversations
      where (title_sealed is null and title_by is not null) or star not between 1 and 5`,
  },
  ...orderInvariants,
];

export type Breach = { name: string; rows: number };

/** Runs every invariant and returns those that do not hold. */
export async function checkInvariants(
  db: Pick<pg.Pool, "query">,
): Promise<{ held: number; broken: Breach[] }> {
  const broken: Breach[] = [];
  for (const { name, sql } of invariants) {
    const { rows } = await db.query(sql);
    if (rows.length > 0) broken.push({ name, rows: rows.length });
  }
  return { held: invariants.length - broken.length, broken };
}
