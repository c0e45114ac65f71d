/** `npm run flows:train`: trains the weights with which the guide finds the flow that a message asks for. */
import { saveWeights } from "../save-weights.ts";
import { modelOf } from "./model.ts";
import { readRequests } from "./read-requests.ts";

const requests = readRequests();
const model = modelOf(requests);
saveWeights("flows", model, `${requests.length} messages for ${model.heads.length - 1} flows`);
