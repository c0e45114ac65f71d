/** `npm run gate:train`: trains the classifier that checks a model's sentences and saves its weights. */
import { trainLinear } from "../linear.ts";
import { saveWeights } from "../save-weights.ts";
import { exampleOf, gateTraining, readSentences } from "./read-sentences.ts";

const examples = readSentences().map(exampleOf);
saveWeights("gate", trainLinear(examples, gateTraining), `${examples.length} sentences`);
