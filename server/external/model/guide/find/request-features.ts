import { weighedFeatures, wordsOf } from "#rules/classifier/features.ts";
import type { Weighed } from "#rules/classifier/linear.ts";
import { readConcepts } from "#rules/safety/signs.ts";

/**
 * How many words of a message are read: the first ones tell what it is about, and a long message must not block the
 * server.
 */
const wordsMax = 150;
/** "Salah satu staf" says nothing of a mistake. */
const oneOf = /\bsalah (?=satu\b|seorang\b)/gi;

/** Returns the features of a message for the request classifier. */
export function requestFeatures(text: string): Weighed {
  const words = wordsOf(text.replace(oneOf, "")).slice(0, wordsMax);
  return weighedFeatures({ words, reading: readConcepts(words.join(" ")) });
}
