import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, allAnswersSchema } from "./answer-schema.ts";

/** All vetted answers, ordered by field; `npm run generate` creates the file from the files of this folder. */
export const answers: readonly Answer[] = allAnswersSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "..", "vetted-answers.json"), "utf8")),
);
