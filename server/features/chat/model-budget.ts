import { prepared } from "#server/db/db.ts";
import { guide } from "#server/external/model/guide/guide.ts";
import { guideName } from "#server/external/model/guide/state.ts";
import type { Model } from "#server/external/model/model.ts";
import { standIn } from "#server/external/model/stand-in.ts";
import { withFlows } from "#server/external/model/with-flows.ts";
import type { App, Member } from "#server/platform/app.ts";
import { guideTexts } from "#texts/guide.ts";
import type { AnswerTask } from "./answer-request.ts";

/** Answers that may be written for one member at the same moment. */
export const liveOfMemberMax = 2;

/** A flow that has begun goes on, since it costs nothing of a model. */
const usedUp = withFlows(standIn(guideTexts.usedUp), guide);

/**
 * Returns who answers: the guide once the member or the client has used up what the model may cost today, or if more
 * answers than `liveOfMemberMax` are being written for the member, as in a danger that is never refused.
 */
export async function modelFor({ app, member }: Pick<AnswerTask, "app" | "member">): Promise<Model> {
  const { model } = app.external;
  if (model.name === guideName) return model;
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
    spent !== undefined &&
    spent.member < memberUsd * 1_000_000 &&
    spent.client < clientUsd * 1_000_000 &&
    spent.live <= liveOfMemberMax;
  return isWithin ? model : usedUp;
}

const spentSql = `
  with answer as (
    update messages set cost_micro_usd = cost_micro_usd + $3::integer where client_id = $1 and id = $2
  )
  insert into model_costs as costs (client_id, day, micro_usd) values ($1, wib_day(app_now()), $3::integer)
  on conflict (client_id, day) do update set micro_usd = costs.micro_usd + excluded.micro_usd`;

/** Counts what a model cost towards the client's day and, for an answer, towards its member's. Never rejects. */
export async function noteSpent(
  app: App,
  { clientId, answerId }: { clientId: Member["clientId"]; answerId?: number },
  microUsd: number,
): Promise<void> {
  const cost = Math.ceil(microUsd);
  app.metrics?.spent(cost);
  try {
    await prepared(app.database.db, "note-spent", spentSql, [clientId, answerId ?? null, cost]);
  } catch (error) {
    app.log.warn({ err: error, answer: answerId, microUsd: cost }, "cost of a model was not counted");
  }
}
