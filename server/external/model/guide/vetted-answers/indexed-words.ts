import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const indexedWordsSchema = z.strictObject({ asks: z.array(z.string()), says: z.string() });

/** The words of an answer's examples and of what it says, in one spelling (question-terms.ts), between blanks. */
export type IndexedWords = z.output<typeof indexedWordsSchema>;

/** The words of each answer, in the order of the answers. `npm run generate` finds them, because that takes seconds. */
export const indexedWords: readonly IndexedWords[] = z
  .array(indexedWordsSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, "..", "indexed-words.json"), "utf8")));
