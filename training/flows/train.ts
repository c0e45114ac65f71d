/** `npm run flows:train`: trains the weights with which the guide finds the flow that a message asks for. */
import { flows as allFlows } from "#server/external/model/guide/flows.ts";
import { requestFeatures } from "#server/external/model/guide/request-features.ts";
import { type Example, rowOf, trainLinear } from "../linear.ts";
import { saveWeights } from "../save-weights.ts";
import { readRequests } from "./read-requests.ts";

const none = "none";
/** Fewer messages ask for no flow than for one, so each of them is used this many times. */
const noneTimes = 3;

const requests = readRequests();
for (const { id, examples } of allFlows) requests.push(...examples.map((text) => ({ flow: id, text })));
const flows = [...new Set(requests.map(({ flow }) => flow))].filter((flow) => flow !== none).sort();

const examples = requests.flatMap(({ flow, text }): Example[] => {
  const example: Example = {
    writings: [rowOf(requestFeatures(text))],
    targets: [Number(flow !== none), ...flows.map((one) => Number(one === flow))],
  };
  return flow === none ? Array.from({ length: noneTimes }, () => example) : [example];
});
const model = trainLinear(examples, {
  heads: ["asks", ...flows],
  rounds: 8,
  examplesMin: 3,
  featuresMax: 30_000,
  otherWritings: 0,
});
saveWeights("flows", model, `${requests.length} messages for ${flows.length} flows`);
