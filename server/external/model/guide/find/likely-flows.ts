import { logitsOf } from "#rules/classifier/linear.ts";
import type { Field } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { requestFeatures } from "./request-features.ts";

/** Converts logits to the points of `flowIndex`: the worth of one logit, and the logit from which points are given. */
const pointsOfLogit = 1.6;
const logitFrom = -3.5;
/** A bonus for the expert's field, to which most requests belong. */
const ownField = 1.5;

/**
 * Returns the classifier's result for a message: whether it asks for anything that has a flow (a logit), and points per
 * flow.
 */
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
