import { and, eq, sql } from "drizzle-orm";
import { type Tx, transact } from "#server/db/db.ts";
import { messages } from "#server/db/tables/conversation.ts";
import { safetyEvents, safetyStates } from "#server/db/tables/safety.ts";
import { attachedPlace } from "#server/features/conversation/conversation.ts";
import { attachedTo, riskIn, riskSealedOf } from "#server/features/message/message.ts";
import { eventRow, openEvent, sealState } from "#server/features/risk/risk.ts";
import type { App } from "#server/platform/app.ts";
import type { Job } from "#server/platform/jobs/job.ts";

/** Rows looked at in one transaction. It takes only free rows, so that nobody's question waits for more than a moment. */
const window = 500;
const forgottenAfter = sql`app_now() - interval '12 months'`;

/**
 * Seals what former versions stored of risk in the clear, and removes what unencrypted columns still show after twelve months
 * (decision 37). A row that somebody holds at that moment is left to the next day; a run that is killed loses nothing.
 */
export const sealRisk: Job<object> = {
  name: "seal-risk",
  dailyHour: 2,
  run: async (app) => {
    const done = {
      events: await inWindows(app, "safety_events", "id", sealEvents),
      messages: await inWindows(app, "messages", "id", sealMessages),
      states: await inWindows(app, "safety_states", "user_id", sealStates),
      forgotten: await forgetStates(app),
    };
    app.log.info(done, "risk sealed");
  },
};

type Window = { after: number; last: number };
type Step = (app: App, tx: Tx, window: Window) => Promise<number>;

/** Walks through a table by its key; returns how many rows were changed. */
async function inWindows(app: App, table: string, key: string, step: Step): Promise<number> {
  let changed = 0;
  for (let after = 0; ; ) {
    const { rows } = await app.database.pool.query<{ last: number | null }>(
      `select max(k) as last from (select ${key} as k from ${table} where ${key} > $1 order by 1 limit ${window}) w`,
      [after],
    );
    const last = rows[0]?.last ?? null;
    if (last === null) return changed;
    const seen = { after, last };
    changed += await transact(app.database.db, (tx) => step(app, tx, seen));
    after = last;
  }
}

const sealEvents: Step = async (app, tx, { after, last }) => {
  const rows = await tx
    .select()
    .from(safetyEvents)
    .where(
      sql`${safetyEvents.id} > ${after} and ${safetyEvents.id} <= ${last} and ${safetyEvents.eventSealed} is null`,
    )
    .for("update", { skipLocked: true });
  for (const row of rows) {
    const seal = await app.seals.of(app.database.db, row.clientId);
    const sealed = eventRow(seal, row, openEvent(row, seal));
    await tx
      .update(safetyEvents)
      .set({
        ...sealed,
        // A former version beside this one may have stored a second verdict on the same question.
        isVerdict: sql`${sealed.isVerdict} and not exists (
          select 1 from safety_events o where o.message_id = ${row.messageId} and o.is_verdict and o.id <> ${row.id})`,
        categoriesPlain: null,
        aboutPlain: null,
        ruleIdsPlain: null,
        rulesVersionPlain: null,
        sourcePlain: null,
        actionsPlain: null,
      })
      .where(and(eq(safetyEvents.clientId, row.clientId), eq(safetyEvents.id, row.id)));
  }
  return rows.length;
};

/** After twelve months the risk of an answer is sealed together with what is attached to it. */
const sealMessages: Step = async (app, tx, { after, last }) => {
  const rows = await tx
    .select({
      id: messages.id,
      clientId: messages.clientId,
      conversationId: messages.conversationId,
      riskSealed: messages.riskSealed,
      riskPlain: messages.riskPlain,
      attachedSealed: messages.attachedSealed,
      isOld: sql<boolean>`${messages.createdAt} < ${forgottenAfter}`,
    })
    .from(messages)
    .where(
      sql`${messages.id} > ${after} and ${messages.id} <= ${last} and (${messages.riskPlain} is not null
        or (${messages.riskSealed} is not null and ${messages.createdAt} < ${forgottenAfter}))`,
    )
    .for("update", { skipLocked: true });
  for (const row of rows) {
    const seal = await app.seals.of(app.database.db, row.clientId);
    const risk = riskIn(row, seal);
    const attached = { ...attachedTo(row, seal), risk: risk ?? undefined };
    const sealed = row.isOld
      ? {
          riskSealed: null,
          attachedSealed: seal.seal(JSON.stringify(attached), attachedPlace(row.conversationId)),
        }
      : { riskSealed: riskSealedOf(seal, row.conversationId, risk) };
    await tx
      .update(messages)
      .set({ ...sealed, riskPlain: null })
      .where(and(eq(messages.clientId, row.clientId), eq(messages.id, row.id)));
  }
  return rows.length;
};

const sealStates: Step = async (app, tx, { after, last }) => {
  const rows = await tx
    .select()
    .from(safetyStates)
    .where(
      sql`${safetyStates.userId} > ${after} and ${safetyStates.userId} <= ${last} and ${safetyStates.stateSealed} is null`,
    )
    .for("update", { skipLocked: true });
  for (const row of rows) {
    const seal = await app.seals.of(app.database.db, row.clientId);
    const remembered = { state: row.statePlain, checkInMs: row.checkInPlain?.getTime() ?? null };
    await tx
      .update(safetyStates)
      .set({ stateSealed: sealState(seal, row.userId, remembered), statePlain: null, checkInPlain: null })
      .where(and(eq(safetyStates.clientId, row.clientId), eq(safetyStates.userId, row.userId)));
  }
  return rows.length;
};

/** Holds that ended a day ago, and everything of members who neither asked nor showed a risk for twelve months. */
async function forgetStates({ database: { db } }: App): Promise<number> {
  await db.execute(sql`
    update safety_states set hold_until = null, hold_from = null where hold_until < app_now() - interval '1 day'`);
  const { rowCount } = await db.execute(sql`
    delete from safety_states s
    where not exists (select 1 from messages m
        where m.user_id = s.user_id and m.type = 'answer' and m.created_at > ${forgottenAfter})
      and not exists (select 1 from safety_events e
        where e.client_id = s.client_id and e.user_id = s.user_id and e.created_at > ${forgottenAfter})`);
  return rowCount ?? 0;
}
