import { sql } from "drizzle-orm";
import type { Saldo } from "#contract/balance.ts";
import { inOneTrip, type Tx } from "#server/db/db.ts";
import type { App, Member } from "#server/platform/app.ts";

/*
 * Access to members' time. The rules themselves are database functions (migrations 0002, 0003), which do lock,
 * arithmetic and journal in one step; this file only calls them.
 */

type SaldoRow = {
  expert_id: number;
  service: string;
  free: number;
  paid: number;
  state: Saldo["state"];
  reason: string | null;
  running_expert: number | null;
  server_now: Date;
  guide_charges: boolean;
};

type Owner = Pick<Member, "id" | "clientId">;

/** Returns the current balance, with seconds that are not charged yet already deducted. Writes nothing (C-34). */
export async function readSaldo(app: Pick<App, "database" | "config">, member: Owner): Promise<Saldo> {
  const values = [member.clientId, member.id];
  const [rows] = await inOneTrip(app.database.db, [
    { name: "saldo", text: "select * from saldo($1, $2)", values },
  ]);
  return saldoOf(app, rows as SaldoRow[]);
}

/** Handles a heartbeat from an open chat (C-33): returns the seconds charged and the balance after it. */
export async function tickSaldo(
  app: Pick<App, "database" | "config">,
  member: Owner,
  expertId: number,
): Promise<Saldo & { charged: number }> {
  const values = [member.clientId, member.id, expertId];
  const [found] = await inOneTrip(app.database.db, [
    { name: "tick-saldo", text: "select * from tick_saldo($1, $2, $3)", values },
  ]);
  const rows = found as (SaldoRow & { charged: number })[];
  return { ...saldoOf(app, rows), charged: rows[0]?.charged ?? 0 };
}

/** Whether talking costs no time: no model is set up, and the client's guide is free. */
export const isFreeGuide = ({ config }: Pick<App, "config">, guideCharges: boolean): boolean =>
  config.llm === undefined && !guideCharges;

function saldoOf(app: Pick<App, "config">, rows: SaldoRow[]): Saldo {
  const [first] = rows;
  const isFree = first !== undefined && isFreeGuide(app, first.guide_charges);
  const free = first?.free ?? 0;
  const paid = rows.reduce((sum, row) => sum + row.paid, 0);
  const pausedBy = first?.state === "paused" ? first.reason : null;
  return {
    total_saldo: free + paid,
    free_saldo: free,
    paid_saldo: paid,
    saldo_experts: rows.map((row) => ({
      expert_id: row.expert_id,
      expert_layanan: row.service,
      total_saldo: free + row.paid,
    })),
    state: isFree ? "held" : (first?.state ?? "idle"),
    paused_by: pausedBy === "member" || pausedBy === "silence" || pausedBy === "idle" ? pausedBy : null,
    running_expert_id: isFree ? null : (first?.running_expert ?? null),
    server_now: (first?.server_now ?? new Date()).toISOString(),
  };
}

async function call<T>(tx: Pick<Tx, "execute">, query: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await tx.execute<{ result: T }>(query);
  const [row] = rows;
  if (!row) throw new Error("a function of the database answered nothing");
  return row.result;
}

/**
 * Settles, stores what the safety layer found, and starts or resumes the meter for an accepted question. Returns the
 * seconds usable with the expert, or -1 while talking is free (in a safety hold or with a free guide); 0 means that
 * nothing started and the question must be refused.
 */
export function startMeter(
  tx: Pick<Tx, "execute">,
  conversation: {
    clientId: number;
    userId: number;
    expertId: number;
    conversationId: number;
    isFree?: boolean;
  },
  safety: { stateSealed: Buffer; holdUntil: Date | null } | undefined,
): Promise<number> {
  const state = safety?.stateSealed ?? null;
  const holdUntil = safety?.holdUntil?.toISOString() ?? null;
  return call(
    tx,
    sql`select ${sql.raw(conversation.isFree ? "question_start_free" : "question_start")}(${conversation.clientId}, ${conversation.userId}, ${conversation.expertId}, ${conversation.conversationId},
      ${state}::bytea, ${holdUntil}::timestamptz) as result`,
  );
}

/** Records a sign of life from an open chat: settles, but starts or resumes nothing. */
export async function seeMember(tx: Pick<Tx, "execute">, userId: number): Promise<void> {
  await tx.execute(sql`select meter_settle(${userId}, true)`);
}

/** Settles once an answer is stored, and stops the meter if that was requested meanwhile. */
export async function settleAnswered(
  tx: Pick<Tx, "execute">,
  userId: number,
  conversationId: number,
  isRead: boolean,
): Promise<void> {
  await tx.execute(sql`select meter_answered(${userId}, ${conversationId}, ${isRead})`);
}

/**
 * Settles and pauses the meter of this conversation until the next question. If an answer is being written, the meter
 * pauses when it ends.
 */
export async function pauseMeter(
  tx: Pick<Tx, "execute">,
  userId: number,
  conversationId: number,
): Promise<void> {
  await tx.execute(sql`select meter_pause(${userId}, ${conversationId})`);
}

/**
 * Like `pauseMeter`, if the meter runs for one of these conversations. The meter of another conversation stays as it
 * was, since an action elsewhere is no sign of life from its page.
 */
export async function pauseMeterAt(
  tx: Pick<Tx, "execute">,
  userId: number,
  conversationIds: number[],
): Promise<void> {
  if (conversationIds.length === 0) return;
  await tx.execute(sql`
    with held as materialized (select user_id, conversation_id from meters where user_id = ${userId} for update)
    select meter_pause(user_id, conversation_id) from held where conversation_id in ${conversationIds}`);
}

/**
 * Settles to the exact second and ends the meter of this conversation. If an answer is being written, the meter ends
 * with it.
 */
export async function endMeter(
  tx: Pick<Tx, "execute">,
  userId: number,
  conversationId: number,
): Promise<void> {
  await tx.execute(sql`select meter_end(${userId}, ${conversationId})`);
}

/** Settles and ends a member's meter, whatever conversation it runs for; locks the meter row. */
export async function endAnyMeter(tx: Pick<Tx, "execute">, userId: number): Promise<void> {
  await tx.execute(sql`
    with held as materialized (select user_id, conversation_id from meters where user_id = ${userId} for update)
    select meter_end(user_id, conversation_id) from held where conversation_id is not null`);
}

/** Forfeits the rest of a member's time for good. The meter must have ended and its row must be locked. */
export async function forfeitTime(tx: Pick<Tx, "execute">, { id, clientId }: Owner): Promise<void> {
  await tx.execute(sql`
    with rest as materialized (
      select id, balance, version from ledger_accounts
      where client_id = ${clientId} and user_id = ${id} and unit = 'SEC' and kind in ('user_free', 'user_paid')
        and balance > 0
      order by id for update
    )
    select ledger_post(${clientId}, 'forfeited', ${id}::text || ':' || sum(version), 'user', ${id},
      array_agg(id) || ledger_account(${clientId}, 'SEC', 'expired'), array_agg(-balance) || sum(balance)::bigint)
    from rest having count(*) > 0`);
}

/** Settles and pauses the meters of members who have gone silent; returns how many. */
export function reapMeters(tx: Pick<Tx, "execute">, limit: number): Promise<number> {
  return call(tx, sql`select meter_reap(${limit}) as result`);
}

export type Refund = { userId: number; from: Date; to: Date; key: string; messageId: number };

/** Gives back ("kompensasi") what was charged within a time span, once per key; returns the seconds. */
export function compensate(tx: Pick<Tx, "execute">, refund: Refund): Promise<number> {
  const { userId, from, to, key, messageId } = refund;
  return call(
    tx,
    sql`select meter_compensate(${userId}, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz, ${key}, 'message', ${messageId}) as result`,
  );
}

/**
 * Gives back what was charged just before a safety hold. Key and reference are those of a wait for the answer, since
 * journals are kept for good and must tell of nobody's danger; a second entry only if a wait was given back already.
 */
export async function compensateHold(
  tx: Pick<Tx, "execute">,
  { answerId, ...span }: Pick<Refund, "userId" | "from" | "to"> & { answerId: number },
): Promise<void> {
  const refund = { ...span, messageId: answerId };
  const key = `answer:${answerId}`;
  const given = await compensate(tx, { ...refund, key });
  if (given === 0) await compensate(tx, { ...refund, key: `${key}:2` });
}

export type ResetResult = "filled" | "not_empty" | "free_time_used" | "pool_empty" | "reset_limit";

/** Fills free time up to the client's quota, only if the balance with this expert is 0. */
export function resetMeter(tx: Pick<Tx, "execute">, member: Member, expertId: number): Promise<ResetResult> {
  return call(tx, sql`select meter_reset(${member.clientId}, ${member.id}, ${expertId}) as result`);
}
