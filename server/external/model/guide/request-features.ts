import { featuresOf, wordsOf } from "#rules/classifier/features.ts";
import type { Features } from "#rules/classifier/linear.ts";
import { readConcepts } from "#rules/safety/judge.ts";

/** Words of a message that are read: the first ones tell what it is about, and no message keeps the server busy. */
const wordsMax = 150;
/** A message as the classifier of requests sees it. */
export function requestFeatures(text: string): Features {
  const words = wordsOf(text).slice(0, wordsMax);
  return featuresOf({ words, reading: readConcepts(words.join(" ")) });
}
