import { sql } from "drizzle-orm";
import type { App, Member } from "#server/platform/app.ts";

/** What models may cost in a day of Jakarta, for a member and for a client; the limits are settings. */

type Spending = { isWithin: boolean; live: number };

/** Returns whether a model may still be asked for this member today, and how many answers are being written for them. */
export async function spendingOf(app: App, member: Pick<Member, "clientId" | "id">): Promise<Spending> {
  const { rows } = await app.database.pool.query<{ member: number; client: number; live: number }>({
    name: "model-budget",
    text: `select
        coalesce(sum(cost_micro_usd) filter (
          where created_at >= wib_day((select app_now()))::timestamp at time zone 'Asia/Jakarta'), 0)::float8 as member,
        (count(*) filter (where state = 'streaming'))::int as live,
        coalesce((select micro_usd from model_costs
          where client_id = $1 and day = wib_day((select app_now()))), 0)::float8 as client
      from messages
      where client_id = $1 and user_id = $2 and type = 'answer' and created_at > (select app_now()) - interval '24 hours'`,
    values: [member.clientId, member.id],
  });
  const [spent] = rows;
  const { memberUsd, clientUsd } = app.config.modelBudget;
  const isWithin =
    spent !== undefined && spent.member < memberUsd * 1_000_000 && spent.client < clientUsd * 1_000_000;
  return { isWithin, live: spent?.live ?? 0 };
}

/** What was asked of a model: an answer, or something about a conversation, which its newest answer bears. */
type Purpose = { clientId: number } & ({ answerId: number } | { conversationId: number });

/** Counts what a model cost towards the client's day and, through the answer, towards its member's. Never rejects. */
export async function noteSpent(app: App, purpose: Purpose, microUsd: number): Promise<void> {
  const cost = Math.ceil(microUsd);
  app.metrics?.spent(cost);
  const answer =
    "answerId" in purpose
      ? sql`${purpose.answerId}`
      : sql`(select max(id) from messages
          where client_id = ${purpose.clientId} and conversation_id = ${purpose.conversationId} and type = 'answer')`;
  try {
    await app.database.db.execute(sql`
      with answer as (
        update messages set cost_micro_usd = cost_micro_usd + ${cost}
        where client_id = ${purpose.clientId} and id = ${answer}
      )
      insert into model_costs as costs (client_id, day, micro_usd)
      values (${purpose.clientId}, wib_day(app_now()), ${cost})
      on conflict (client_id, day) do update set micro_usd = costs.micro_usd + excluded.micro_usd`);
  } catch (error) {
    app.log.warn({ err: error, ...purpose, microUsd: cost }, "cost of a model was not counted");
  }
}

/** Seconds until the budgets of the next day begin. */
export async function secondsToNextDay(app: App): Promise<number> {
  const { rows } = await app.database.pool.query<{ seconds: number }>(
    `select ceil(extract(epoch from
       (wib_day(app_now()) + 1)::timestamp at time zone 'Asia/Jakarta' - app_now()))::int as seconds`,
  );
  return rows[0]?.seconds ?? 0;
}
