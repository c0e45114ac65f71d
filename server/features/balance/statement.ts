import type { StatementEntry } from "#contract/balance.ts";
import type { AnswerRisk } from "#server/db/tables/conversation.ts";
import { titleOf } from "#server/features/conversation/conversation.ts";
import { riskIn } from "#server/features/message/message.ts";
import type { App, Member } from "#server/platform/app.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";
import { statementTexts } from "#texts/balance/statement.ts";

type Owner = Pick<Member, "id" | "clientId">;

/** Selects a page: at most `limit` entries, all before the given journal. */
export type StatementPage = { before?: number | undefined; limit: number };

type Account = [kind: "user_free" | "user_paid", expertId: number | null, amount: number];

/** The statement's names for kinds of journals; an unknown kind appears as `other`. */
const kinds: Record<string, StatementEntry["kind"]> = {
  tick: "talk",
  compensation: "compensation",
  free_granted: "free_granted",
  free_expired: "free_expired",
  free_refilled: "free_reset",
  time_bought: "time_bought",
  order_paid: "order_paid",
  time_taken_back: "time_taken_back",
  order_refunded: "order_refunded",
};

type Row = {
  balance: number;
  free: number;
  paid: number;
  used: number;
  returned: number;
  rupiah_in_all: number;
  /** Null if there is no entry at all. */
  id: number | null;
  first: number;
  kind: string;
  begun: Date;
  ended: Date;
  accounts: Account[] | null;
  seconds: number;
  rupiah: number;
  balance_after: number;
  /** Entries of older versions that told by their key or reference that they were for a safety hold. */
  was_safety: boolean;
  message_state: string | null;
  conversation_id: number | null;
  risk_sealed: Buffer | null;
  risk_plain: AnswerRisk | null;
  attached_sealed: Buffer | null;
  code: string | null;
  title_sealed: Buffer | null;
  is_deleted: boolean;
  expert_id: number | null;
  expert: string | null;
  no_invoice: string | null;
  order_name: string | null;
};

/*
 * A single SQL statement, so that balance and entries are of the same moment. It folds all journals of the member
 * before it cuts the page between entries, so a stretch of charged time is never split. Facts are combined by grouping
 * instead of joins, which stays linear even before the planner has statistics.
 */
const statementSql = `
  with own as materialized (
    select id, kind, expert_id, balance from ledger_accounts
    where client_id = $1 and user_id = $2 and unit = 'SEC' and kind in ('user_free', 'user_paid')
  ), facts as (
    select p.journal_id, own.kind as account, own.expert_id, p.amount, null::tstzrange as span, 0 as rupiah
    from own join postings p on p.account_id = own.id
    union all
    select journal_id, null, null, 0, span, 0 from meter_charges where client_id = $1 and user_id = $2
    union all
    select j.id, null, null, 0, null, p.amount
    from orders o
    join journals j on j.client_id = o.client_id and j.ref_type = 'order' and j.ref_id = o.id
    join postings p on p.journal_id = j.id
    join ledger_accounts a on a.id = p.account_id and a.unit = 'IDR' and a.kind = 'gateway_clearing'
    where o.client_id = $1 and o.user_id = $2
  ), told as materialized (
    select j.id, j.kind, j.ref_type, j.ref_id, j.idem_key, coalesce(f.begun, j.created_at) as begun,
      coalesce(f.ended, j.created_at) as ended, f.accounts, f.seconds, f.rupiah,
      sum(f.seconds) over (order by j.id) as balance_after
    from (
      select journal_id, min(lower(span)) as begun, max(upper(span)) as ended, sum(amount) as seconds, sum(rupiah) as rupiah,
        jsonb_agg(jsonb_build_array(account, expert_id, amount)) filter (where account is not null) as accounts
      from facts group by journal_id
    ) f join journals j on j.id = f.journal_id
  ), marked as (
    select *, (kind = 'tick' and lag(kind) over w = kind and lag(ref_id) over w = ref_id
      and lag(wib_day(begun)) over w = wib_day(begun)) is true as goes_on
    from told where $3::bigint is null or id < $3
    window w as (order by id)
  ), numbered as (
    select *, count(*) filter (where not goes_on) over (order by id) as entry from marked
  ), page as (
    select max(id) as id, min(id) as first, min(kind) as kind, min(ref_type) as ref_type, min(ref_id) as ref_id,
      min(idem_key) as idem_key, min(begun) as begun, max(ended) as ended, sum(seconds)::bigint as seconds,
      sum(rupiah)::bigint as rupiah, (array_agg(balance_after order by id desc))[1]::bigint as balance_after,
      jsonb_path_query_array(jsonb_agg(accounts) filter (where accounts is not null), '$[*][*]') as accounts
    from numbered group by entry order by entry desc limit $4
  ), summary as (
    select
      (select coalesce(sum(balance), 0) from own)::bigint as balance,
      (select coalesce(sum(balance) filter (where kind = 'user_free'), 0) from own)::bigint as free,
      (select coalesce(sum(balance) filter (where kind = 'user_paid'), 0) from own)::bigint as paid,
      coalesce(-sum(seconds) filter (where kind = 'tick'), 0)::bigint as used,
      coalesce(sum(seconds) filter (where kind = 'compensation'), 0)::bigint as returned,
      coalesce(sum(rupiah), 0)::bigint as rupiah_in_all
    from told
  )
  select summary.*, page.id, page.first, page.kind, page.begun, page.ended, page.accounts, page.seconds, page.rupiah,
    page.balance_after, page.idem_key like 'safety:%' or m.type = 'question' as was_safety, m.state as message_state,
    m.conversation_id, m.risk_sealed, m.risk as risk_plain, m.attached_sealed,
    c.code, c.title_sealed, c.deleted_at is not null as is_deleted, e.id as expert_id, e.name as expert, o.invoice_no as no_invoice,
    (select string_agg(l.name || case when l.quantity > 1 then ' ×' || l.quantity else '' end, ', ' order by l.id)
      from order_lines l where l.order_id = o.id and (page.kind not in ('time_bought', 'time_taken_back') or l.seconds > 0)) as order_name
  from summary
  left join page on true
  left join messages m on page.ref_type = 'message' and m.id = page.ref_id and m.client_id = $1 and m.user_id = $2
  left join conversations c on c.client_id = $1 and c.user_id = $2
    and c.id = case when page.ref_type = 'conversation' then page.ref_id else m.conversation_id end
  left join experts e on e.id = c.expert_id
  left join orders o on page.ref_type = 'order' and o.id = page.ref_id and o.client_id = $1 and o.user_id = $2
  order by page.id desc nulls last`;

/** Returns the member's time and money as the ledger has them, newest first. Writes nothing. */
export async function readStatement(
  app: Pick<App, "database" | "seals">,
  member: Owner,
  { before, limit }: StatementPage,
) {
  const { rows } = await app.database.pool.query<Row>(statementSql, [
    member.clientId,
    member.id,
    before ?? null,
    // One more than is shown tells whether there are older entries.
    limit + 1,
  ]);
  const seal = await app.seals.of(app.database.db, member.clientId);
  const [first] = rows;
  const told = rows.filter((row) => row.id !== null);
  const shown = told.slice(0, limit);
  return {
    entries: shown.map((row) => entryOf(row, seal)),
    balance: first?.balance ?? 0,
    free: first?.free ?? 0,
    paid: first?.paid ?? 0,
    totals: {
      used: first?.used ?? 0,
      returned: first?.returned ?? 0,
      rupiah: first?.rupiah_in_all ?? 0,
    },
    before: told.length > limit ? (shown.at(-1)?.first ?? null) : null,
  };
}

function entryOf(row: Row, seal: ClientSeal): StatementEntry {
  const isConversation = row.kind === "tick";
  const lengthMs = row.ended.getTime() - row.begun.getTime();
  return {
    id: row.id ?? 0,
    kind: kinds[row.kind] ?? "other",
    reason: reasonOf(row, seal),
    from: row.begun.toISOString(),
    to: row.ended.toISOString(),
    movements: movementsOf(row.accounts ?? []),
    seconds: row.seconds,
    // Only whole seconds are charged, so without a pause less than one second remains between two charges.
    paused: isConversation ? Math.floor(lengthMs / 1000 + row.seconds) : null,
    rupiah: row.rupiah,
    balance: row.balance_after,
    conversation: conversationOf(row, seal),
    order: row.no_invoice === null ? null : { no_invoice: row.no_invoice, name: row.order_name ?? "" },
  };
}

/** Sums the movements per account; opposite amounts cancel out. */
function movementsOf(accounts: Account[]): StatementEntry["movements"] {
  const sums = new Map<number | null, StatementEntry["movements"][number]>();
  for (const [kind, expertId, amount] of accounts) {
    const sum = sums.get(expertId) ?? {
      account: kind === "user_free" ? "free" : "paid",
      expert_id: expertId,
      seconds: 0,
    };
    sum.seconds += amount;
    sums.set(expertId, sum);
  }
  return [...sums.values()].sort((a, b) => (a.expert_id ?? 0) - (b.expert_id ?? 0));
}

/** Why time was given back; null if the message that it was for is gone. */
function reasonOf(row: Row, seal: ClientSeal): StatementEntry["reason"] {
  const { kind, was_safety, message_state, conversation_id: conversationId } = row;
  if (kind !== "compensation") return null;
  if (was_safety) return "safety";
  if (message_state === null || conversationId === null) return null;
  const { risk_sealed: riskSealed, risk_plain: riskPlain, attached_sealed: attachedSealed } = row;
  if (riskIn({ conversationId, riskSealed, riskPlain, attachedSealed }, seal)) return "safety";
  return message_state === "interrupted" ? "interrupted" : "wait";
}

/**
 * Shows of a deleted conversation only that there was one. Once its messages are purged, a compensation cannot be
 * traced to it any more.
 */
function conversationOf(row: Row, seal: ClientSeal): StatementEntry["conversation"] {
  const { code, title_sealed: titleSealed, expert_id, expert } = row;
  if (row.kind !== "tick" && row.kind !== "compensation") return null;
  if (code === null || row.is_deleted) {
    return { code: null, title: statementTexts.deletedConversation, expert_id, expert };
  }
  return { code, title: titleOf({ code, titleSealed }, seal), expert_id, expert };
}
