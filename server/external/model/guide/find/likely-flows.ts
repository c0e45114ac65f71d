import { logitsOf } from "#rules/classifier/linear.ts";
import type { Field } from "#server/external/model/guide/flow.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { requestFeatures } from "./request-features.ts";

/** Converts logits to the points of `flowIndex`: the worth of one logit, and the logit from which points are given. */
const pointsOfLogit = 1.6;
const logitFrom = -3.5;
/**
 * Bonuses for the expert's field, to which most requests belong: for how likely a flow is at all, and for its place among
 * the others.
 */
export const ownField = { points: 1.5, rank: 2.5 };

/** `points`: how likely a flow is at all. `rank`: a logit that only compares the flows for one message. */
export type Likely = { points: number; rank: number };

/** Returns the classifier's result for a message: whether it asks for anything that has a flow (a logit), and each flow. */
export function likelyFlows(
  text: string,
  field: Field | undefined,
): { asks: number; likely: Map<string, Likely> } {
  const { flows } = classifiers;
  const [asks = 0, ...logits] = logitsOf(flows, requestFeatures(text));
  const likely = new Map<string, Likely>();
  for (const [nth, logit] of logits.entries()) {
    const id = flows.heads[nth + 1] ?? "";
    const isOwn = flowOf(id)?.field === field;
    const points = pointsOfLogit * (logit + (isOwn ? ownField.points : 0) - logitFrom);
    likely.set(id, { points: Math.max(0, points), rank: logit + (isOwn ? ownField.rank : 0) });
  }
  return { asks, likely };
}
