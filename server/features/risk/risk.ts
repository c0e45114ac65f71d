import { sql } from "drizzle-orm";
import type { RiskCategory, RiskLevel, RiskState, RiskSubject } from "#rules/safety/types.ts";
import type { Tx } from "#server/db/db.ts";
import type { EventSource, safetyEvents } from "#server/db/tables/safety.ts";
import type { ClientSeal } from "#server/platform/security/seal.ts";

/*
 * How risk is stored: sealed like the conversation in which it showed (decision 37). In the clear is only what a query needs: a
 * bucket of the level, whether it is a verdict, dates, and until when the meter is paused.
 */

/** What a risk event says. */
export type EventFacts = {
  level: RiskLevel;
  categories: RiskCategory[];
  about: RiskSubject;
  ruleIds: string[];
  rulesVersion: string;
  source: EventSource;
  actions: string[];
};

export type EventPlace = Pick<
  typeof safetyEvents.$inferInsert,
  "clientId" | "userId" | "conversationId" | "messageId"
>;

/** The place (AES-GCM associated data) that an event is sealed to: its member and its message, if it has them. */
export const eventPlace = ({ userId, messageId }: Pick<EventPlace, "userId" | "messageId">): string =>
  `safety-event:${userId ?? 0}:${messageId ?? 0}`;

/** The highest bucket of levels that stands in the clear. */
const danger = 2;

/** Returns the columns of an event. */
export const eventRow = (seal: ClientSeal, place: EventPlace, facts: EventFacts) => ({
  clientId: place.clientId,
  userId: place.userId,
  conversationId: place.conversationId,
  messageId: place.messageId,
  level: Math.min(facts.level, danger),
  isVerdict: facts.source === "model",
  eventSealed: seal.sealPadded(facts, eventPlace(place)),
});

type StoredEvent = Omit<typeof safetyEvents.$inferSelect, "id" | "createdAt">;

/** Returns what an event says, also one of a former version that is not sealed yet. */
export function openEvent(row: StoredEvent, seal: ClientSeal): EventFacts {
  if (row.eventSealed) return JSON.parse(seal.open(row.eventSealed, eventPlace(row)));
  return {
    level: row.level === 0 || row.level === 1 || row.level === 3 ? row.level : danger,
    categories: row.categoriesPlain ?? [],
    about: row.aboutPlain ?? "self",
    ruleIds: row.ruleIdsPlain ?? [],
    rulesVersion: row.rulesVersionPlain ?? "",
    source: row.sourcePlain ?? "question",
    actions: row.actionsPlain ?? [],
  };
}

/** What is remembered of a member; `checkInMs` is when a screening showed risk, until they dismissed the check-in. */
export type Remembered = { state: RiskState | null; checkInMs: number | null };

export const statePlace = (userId: number): string => `safety-state:${userId}`;

export const sealState = (seal: ClientSeal, userId: number, remembered: Remembered): Buffer =>
  seal.sealPadded(remembered, statePlace(userId));

/** The columns of `safety_states s` that `rememberedOf` reads. */
export const stateColumns = sql`s.state_sealed, s.state, s.check_in_from, s.hold_until`;

export type StateRow = {
  state_sealed: Buffer | null;
  state: RiskState | null;
  check_in_from: string | Date | null;
  hold_until: string | Date | null;
};

/** Returns what is remembered, also if a former version stored it in the clear. */
export function rememberedOf(
  row: StateRow | undefined,
  seal: ClientSeal,
  userId: number,
): Remembered & { holdUntil: Date | null } {
  const holdUntil = row?.hold_until ? new Date(row.hold_until) : null;
  if (row?.state_sealed) {
    const remembered: Remembered = JSON.parse(seal.open(row.state_sealed, statePlace(userId)));
    return { ...remembered, holdUntil };
  }
  const checkInMs = row?.check_in_from ? new Date(row.check_in_from).getTime() : null;
  return { state: row?.state ?? null, checkInMs, holdUntil };
}

/** Whether the member's meter is paused because they are in danger. */
export async function isOnHold(
  db: Pick<Tx, "execute">,
  member: { clientId: number; id: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from safety_states
    where user_id = ${member.id} and client_id = ${member.clientId} and hold_until > app_now()`);
  return rows.length > 0;
}

type Owner = { clientId: number; userId: number };

/** Reads what is remembered of a member, and the time. */
export async function rememberedNow(tx: Pick<Tx, "execute">, seal: ClientSeal, { clientId, userId }: Owner) {
  const { rows } = await tx.execute<StateRow & { now: string }>(sql`
    select app_now() as now, ${stateColumns} from (select 1) one
    left join safety_states s on s.user_id = ${userId} and s.client_id = ${clientId}`);
  return { now: new Date(rows[0]?.now ?? Number.NaN), ...rememberedOf(rows[0], seal, userId) };
}

export async function remember(
  tx: Pick<Tx, "execute">,
  { clientId, userId }: Owner,
  sealed: Buffer,
  holdUntil: Date | null,
): Promise<void> {
  await tx.execute(sql`
    select remember_risk(${clientId}, ${userId}, ${sealed}::bytea, ${holdUntil?.toISOString() ?? null}::timestamptz)`);
}
