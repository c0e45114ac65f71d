import { logitsOf } from "#rules/classifier/linear.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import type { Field } from "./flow.ts";
import { flowOf } from "./flows.ts";
import { requestFeatures } from "./request-features.ts";

/** In the points in which `flowIndex` counts: what a logit is worth, and from which one on it is worth anything. */
const pointsOfLogit = 1.6;
const logitFrom = -3.5;
/** The expert's field is where most requests belong. */
const ownField = 1.5;

/** What the classifier makes of a message: whether it asks for anything that has a flow (a logit), and points by flow. */
export function likelyFlows(
  text: string,
  field: Field | undefined,
): { asks: number; points: Map<string, number> } {
  const { flows } = classifiers;
  const [asks = 0, ...logits] = logitsOf(flows, requestFeatures(text));
  const points = new Map<string, number>();
  for (const [nth, logit] of logits.entries()) {
    const id = flows.heads[nth + 1] ?? "";
    const own = flowOf(id)?.field === field ? ownField : 0;
    const worth = pointsOfLogit * (logit + own - logitFrom);
    if (worth > 0) points.set(id, worth);
  }
  return { asks, points };
}
