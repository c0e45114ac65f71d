import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const answerWordsSchema = z.strictObject({ asks: z.array(z.string()), says: z.string() });

/** The words of an answer's examples and of what it says, in one spelling (question-terms.ts), between blanks. */
export type AnswerWords = z.output<typeof answerWordsSchema>;

/** The words of each answer, in the order of the answers. `npm run generate` finds them, because that takes seconds. */
export const answerWords: readonly AnswerWords[] = z
  .array(answerWordsSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "..", "answer-words.json"), "utf8")));
