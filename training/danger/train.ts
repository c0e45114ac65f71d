/** `npm run safety:train`: trains the danger classifier on the labelled messages and saves its weights. */
import { join } from "node:path";
import { randomFrom, trainLinear } from "../linear.ts";
import { saveWeights } from "../save-weights.ts";
import { exampleOf } from "./examples.ts";
import { background, inOrdinaryConversations } from "./ordinary.ts";
import { readMessages } from "./read-messages.ts";
import { readConversations } from "./read-talks.ts";
import { dangerTraining } from "./training.ts";

const random = randomFrom(2);
const labelled = readMessages(join(import.meta.dirname, "messages"));
const messages = [
  ...labelled,
  ...background(),
  ...inOrdinaryConversations(labelled, random),
  ...readConversations(join(import.meta.dirname, "talks")),
];
const model = trainLinear(
  messages.map((message) => exampleOf(message, random)),
  dangerTraining,
);
saveWeights(
  "danger",
  model,
  `${messages.length} messages by ${new Set(messages.map(({ author }) => author)).size} authors`,
);
