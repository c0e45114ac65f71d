import { type Text, weighedFeatures, wordsOf } from "#rules/classifier/features.ts";
import { firstLogitOf, type LinearModel, logitsOf, type Weighed } from "#rules/classifier/linear.ts";
import { readConcepts } from "./signs.ts";
import type { Opinion, RiskCategory } from "./types.ts";

/** The kinds in the order of the model's heads, after `danger`. */
export const dangerKinds = [
  "ideation",
  "plan_or_imminent",
  "self_harm",
  "violence_victim",
  "violence_to_others",
  "psychosis",
] as const satisfies readonly RiskCategory[];
export const dangerHeads = ["danger", ...dangerKinds, "other", "urgent", "child", "denied"] as const;

/** Of the earlier texts of a conversation, this many are read, and the last words of each. */
export const earlierMax = 6;
const earlierWords = 45;

/**
 * Longer texts are judged in overlapping parts of this many words, so that calm text cannot outweigh one dangerous
 * sentence.
 */
const partWords = 45;
const partStep = 25;
/** Of a longer text only the first and the last parts are judged, so that the work stays bounded. */
const partsMax = 24;
/** Subtracted from the logit of a sentence judged without its neighbours, since it is misread more often. */
const sentenceDiscount = 1;
/** Shorter sentences are judged only as part of the text around them. */
const sentenceWords = 4;

/** What the classifier knows of the texts before the one that it judges. */
export type Earlier = NonNullable<Text["before"]>;

/** Reads the member's earlier texts of a conversation, newest last, for the classifier. */
export const readEarlier = (texts: readonly string[]): Earlier =>
  texts.slice(-earlierMax).map((text) => readConcepts(wordsOf(text).slice(-earlierWords).join(" ")));

/** Returns the classifier's features of a text of bounded length. */
export const dangerFeatures = (words: readonly string[], before: Earlier = []): Weighed =>
  weighedFeatures({ words, reading: readConcepts(words.join(" ")), before });

/** A part of a text, and how dangerous it is by itself. */
type Part = { words: number; features: Weighed; danger: number };

/** Returns the gravest opinion on any part of a text, including each of its sentences. */
export function opinionOn(model: LinearModel, text: string, before: Earlier = []): Opinion {
  const parts = [
    ...partsOf(wordsOf(text)).map((words) => partOf(model, words, before)),
    ...sentencesOf(text).map((words) => partOf(model, words, before, sentenceDiscount)),
  ];
  return opinionOnPart(
    model,
    parts.reduce((gravest, one) => (one.danger > gravest.danger ? one : gravest)),
  );
}

function partOf(model: LinearModel, words: readonly string[], before: Earlier, discount = 0): Part {
  const features = dangerFeatures(words, before);
  return { words: words.length, features, danger: firstLogitOf(model, features) - discount };
}

/** Everything else is asked of the gravest part alone. */
function opinionOnPart(model: LinearModel, { words, features, danger }: Part): Opinion {
  const [, ...others] = logitsOf(model, features);
  return {
    words,
    danger,
    kinds: dangerKinds.map((category, at) => ({ category, logit: others[at] ?? 0 })),
    other: others[dangerKinds.length] ?? 0,
    urgent: others[dangerKinds.length + 1] ?? 0,
    child: others[dangerKinds.length + 2] ?? 0,
    denied: others[dangerKinds.length + 3] ?? 0,
  };
}

function partsOf(words: readonly string[]): (readonly string[])[] {
  if (words.length <= partWords) return [words];
  const parts: (readonly string[])[] = [];
  for (let from = 0; from === 0 || from + partWords - partStep < words.length; from += partStep)
    parts.push(words.slice(from, from + partWords));
  return parts.length <= partsMax ? parts : [...parts.slice(0, partsMax / 2), ...parts.slice(-partsMax / 2)];
}

/** Returns the words of each sentence long enough to judge; none if the text is a single sentence. */
function sentencesOf(text: string): (readonly string[])[] {
  const sentences = text.split(/[.!?\n;]+/).map(wordsOf);
  const long = sentences.filter(({ length }) => length >= sentenceWords && length <= partWords);
  if (sentences.filter(({ length }) => length > 0).length < 2) return [];
  return long.length <= partsMax ? long : [...long.slice(0, partsMax / 2), ...long.slice(-partsMax / 2)];
}
