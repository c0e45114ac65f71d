import { inOneTrip } from "#server/db/db.ts";
import type { Row, Step } from "#server/db/steps.ts";
import type { App, Member } from "#server/platform/app.ts";

/** What models may cost in a day of Jakarta, for a member and for a client; the limits are settings. */

type Spending = { isWithin: boolean; live: number };

const spendingSql = `
  select
    coalesce(sum(cost_micro_usd) filter (
      where created_at >= wib_day((select app_now()))::timestamp at time zone 'Asia/Jakarta'), 0)::float8 as member,
    (count(*) filter (where state = 'streaming'))::int as live,
    coalesce((select micro_usd from model_costs
      where client_id = $1 and day = wib_day((select app_now()))), 0)::float8 as client
  from messages
  where client_id = $1 and user_id = $2 and type = 'answer' and created_at > (select app_now()) - interval '24 hours'`;

type Owner = Pick<Member, "clientId" | "id">;

/** Reads what `spendingIn` returns. */
export const spendingStep = ({ clientId, id }: Owner): Step => ({
  name: "model-budget",
  text: spendingSql,
  values: [clientId, id],
});

/** Returns whether a model may still be asked for this member today, and how many answers are being written for them. */
export function spendingIn({ config }: Pick<App, "config">, rows: readonly Row[] | undefined): Spending {
  const spent = rows?.[0] as { member: number; client: number; live: number } | undefined;
  const { memberUsd, clientUsd } = config.modelBudget;
  const isWithin =
    spent !== undefined && spent.member < memberUsd * 1_000_000 && spent.client < clientUsd * 1_000_000;
  return { isWithin, live: spent?.live ?? 0 };
}

export async function spendingOf(app: App, member: Owner): Promise<Spending> {
  const [rows] = await inOneTrip(app.database.db, [spendingStep(member)]);
  return spendingIn(app, rows);
}

/** What was asked of a model: an answer, or something about a conversation, which its newest answer bears. */
type Purpose = { clientId: number } & ({ answerId: number } | { conversationId: number });

// The answer first, as where it is stored: the insert reads what the update returned, else it would run before it.
const spentSql = (answer: string) => `
  with answer as (
    update messages set cost_micro_usd = cost_micro_usd + $3 where client_id = $1 and id = ${answer} returning id
  ), first as (
    select count(*) from answer
  )
  insert into model_costs as costs (client_id, day, micro_usd) select $1, wib_day(app_now()), $3 from first
  on conflict (client_id, day) do update set micro_usd = costs.micro_usd + excluded.micro_usd`;
const spentOnAnswer = spentSql("$2");
const spentOnConversation = spentSql(
  "(select max(id) from messages where client_id = $1 and conversation_id = $2 and type = 'answer')",
);

/** Counts what a model cost towards the client's day and, through the answer, towards its member's. */
export function spentStep(purpose: Purpose, microUsd: number): Step {
  const values = [
    purpose.clientId,
    "answerId" in purpose ? purpose.answerId : purpose.conversationId,
    microUsd,
  ];
  return "answerId" in purpose
    ? { name: "spent-on-answer", text: spentOnAnswer, values }
    : { name: "spent-on-conversation", text: spentOnConversation, values };
}

/** Counts it by itself. Never rejects. */
export async function noteSpent(app: App, purpose: Purpose, microUsd: number): Promise<void> {
  const cost = Math.ceil(microUsd);
  app.metrics?.spent(cost);
  try {
    await inOneTrip(app.database.db, [spentStep(purpose, cost)]);
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
