import type { LinearModel } from "#rules/classifier/linear.ts";
import { requestFeatures } from "#server/external/model/guide/find/request-features.ts";
import { flows as allFlows } from "#server/external/model/guide/flows.ts";
import { type Example, rowOf, trainLinear } from "../linear.ts";
import type { Request } from "./read-requests.ts";

export const none = "none";
/** Fewer messages ask for no flow than for one, so each of them is used this many times. */
const noneTimes = 3;

/** Trains the classifier of requests on messages and on the examples of the flows. */
export function modelOf(messages: readonly Request[]): LinearModel {
  const requests = [...messages];
  for (const { id, examples } of allFlows) requests.push(...examples.map((text) => ({ flow: id, text })));
  const flows = [...new Set(requests.map(({ flow }) => flow))].filter((flow) => flow !== none).sort();
  const examples = requests.flatMap(({ flow, text }): Example[] => {
    const example: Example = {
      writings: [rowOf(requestFeatures(text))],
      targets: [Number(flow !== none), ...flows.map((one) => Number(one === flow))],
    };
    return flow === none ? Array.from({ length: noneTimes }, () => example) : [example];
  });
  return trainLinear(examples, {
    heads: ["asks", ...flows],
    rounds: 8,
    examplesMin: 3,
    featuresMax: 30_000,
    otherWritings: 0,
  });
}
