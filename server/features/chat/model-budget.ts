import type { Row, Step } from "#server/db/steps.ts";
import { guide } from "#server/external/model/guide/guide.ts";
import { guideName } from "#server/external/model/guide/state.ts";
import type { Model } from "#server/external/model/model.ts";
import { standIn } from "#server/external/model/stand-in.ts";
import { withFlows } from "#server/external/model/with-flows.ts";
import { spendingIn, spendingStep } from "#server/features/spending/spending.ts";
import { guideTexts } from "#texts/chat/guide.ts";
import type { AnswerTask } from "./answer-task.ts";
import { liveOfMemberMax } from "./live-limits.ts";

/** A flow that has begun goes on, since it costs nothing of a model. */
const usedUp = withFlows(standIn(guideTexts.usedUp), guide);

/** Reads what `modelFor` needs; nothing where the guide answers everything. */
export const modelSteps = ({ app, member }: Pick<AnswerTask, "app" | "member">): Step[] =>
  app.external.model.name === guideName ? [] : [spendingStep(member)];

/**
 * Returns who answers: the guide once the member or the client has used up what the model may cost today, or if more
 * answers than `liveOfMemberMax` are being written for the member, as in a danger that is never refused.
 */
export function modelFor({ app }: Pick<AnswerTask, "app">, rows: readonly Row[] | undefined): Model {
  const { model } = app.external;
  if (model.name === guideName) return model;
  const { isWithin, live } = spendingIn(app, rows);
  return isWithin && live <= liveOfMemberMax ? model : usedUp;
}
