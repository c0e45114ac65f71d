import type { FastifyRequest } from "fastify";
import type { SafetyNotice } from "#contract/safety.ts";
import { type SrqAnswer, type SrqPlanNow, srqRisk } from "#rules/srq.ts";
import { noticeOfScreening } from "./srq.ts";

/**
 * The help card that accompanies any refusal of a screening with a yes to question 17, as urgent as in a successful
 * answer. Needs only what was sent, complete or not.
 */
export function helpBesideSrq({ body }: Pick<FastifyRequest, "body">): { safety: SafetyNotice } | undefined {
  const { answers, plan_now } = Object(body);
  if (!Array.isArray(answers)) return undefined;
  const read = answers.map((answer): SrqAnswer => {
    const { id, value } = Object(answer);
    return { id: Number(id), value };
  });
  const plan: SrqPlanNow | undefined = plan_now;
  const safety = noticeOfScreening(srqRisk(read, plan));
  return safety ? { safety } : undefined;
}
