/** `npm run asides:train`: trains the weights with which the guide tells an answer from words that are meant for it. */
import { join } from "node:path";
import { saveWeights } from "../save-weights.ts";
import { modelOf } from "./model.ts";
import { readAsides } from "./read-messages.ts";

const messages = readAsides(join(import.meta.dirname, "messages"));
saveWeights("asides", modelOf(messages), `${messages.length} messages`);
