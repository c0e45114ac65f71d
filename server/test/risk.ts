import { asc, eq } from "drizzle-orm";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { openEvent, rememberedOf, type StateRow } from "#server/features/risk/risk.ts";
import type { TestApp } from "./test-app.ts";

type Tested = { app: Pick<TestApp["app"], "database" | "seals"> };

/** Returns the risk events, opened, oldest first: of a member, or all. */
export async function riskEvents({ app: { database, seals } }: Tested, userId?: number) {
  const rows = await database.db
    .select()
    .from(safetyEvents)
    .where(userId === undefined ? undefined : eq(safetyEvents.userId, userId))
    .orderBy(asc(safetyEvents.id));
  return Promise.all(
    rows.map(async (row) => {
      const { ruleIds, rulesVersion, ...facts } = openEvent(row, await seals.of(database.db, row.clientId));
      const { id, clientId, userId: user_id, conversationId, messageId, createdAt } = row;
      return {
        id,
        client_id: clientId,
        user_id,
        conversation_id: conversationId,
        message_id: messageId,
        ...facts,
        rule_ids: ruleIds,
        rules_version: rulesVersion,
        created_at: createdAt,
      };
    }),
  );
}

/** Returns what is remembered of a member's risk, opened. */
export async function riskState({ app: { database, seals } }: Tested, userId: number) {
  const { rows } = await database.pool.query<
    StateRow & { client_id: number; hold_until: Date | null; hold_from: Date | null }
  >("select * from safety_states where user_id = $1", [userId]);
  const [row] = rows;
  if (!row) return undefined;
  const { hold_until, hold_from } = row;
  const { state, checkInMs } = rememberedOf(row, await seals.of(database.db, row.client_id), userId);
  return { state, checkInMs, hold_until, hold_from };
}
