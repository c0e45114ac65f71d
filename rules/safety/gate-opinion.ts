import { featuresOf, wordsOf } from "#rules/classifier/features.ts";
import { type Features, type LinearModel, logitsOf } from "#rules/classifier/linear.ts";
import { readConcepts } from "./judge.ts";
import type { RiskLevel } from "./types.ts";

/** Kinds of sentences that must not be shown (training/gate/guideline.md) -> the rule with the same meaning. */
const gateKinds = {
  method: "method",
  dose: "dose",
  medicine: "medicine",
  diagnosis: "diagnosis",
  agree: "agrees-with-suicide",
  delusion: "agrees-with-delusion",
  secret: "secrecy",
  human: "human-claim",
  only: "exclusive",
  abuse: "abuser",
  hide: "keeps-from-help",
} as const;
/** Heads of the model: whether a sentence must not be shown, and each kind. */
export const gateHeads = ["forbidden", ...Object.keys(gateKinds)] as const;

/** From this logit on a whole sentence is cut; in a crisis, where it is not shown yet, a little earlier. */
const cutFrom = 2.75;
const cutInCrisisFrom = 2.25;
/** An unfinished sentence needs a higher logit, and is checked only at every sixth word. */
const stopFrom = 4;
/** Sentences with fewer words say too little for the classifier; the rules read them. */
const fewestWords = 6;
const firstWords = 8;
const everyWords = 6;

/** Returns the classifier's features of a model's sentence. */
export const sentenceFeatures = (sentence: string): Features => featuresOfWords(wordsOf(sentence));

const featuresOfWords = (words: readonly string[]): Features =>
  featuresOf({ words, reading: readConcepts(words.join(" ")) });

/** A classifier that names the rule which a sentence breaks. */
export class SentenceJudge {
  readonly #model: LinearModel;

  constructor(model: LinearModel) {
    this.#model = model;
  }

  /** Returns the rule that a whole sentence breaks, or undefined if it may be shown. */
  ruleBroken(sentence: string, level: RiskLevel): string | undefined {
    return this.#broken(sentence, level >= 2 ? cutInCrisisFrom : cutFrom);
  }

  /** Whether the sentence so far, up to its nth word, must wait for the rest. */
  isToWait(soFar: string, nth: number): boolean {
    if (nth < firstWords || (nth - firstWords) % everyWords !== 0) return false;
    return this.#broken(soFar, stopFrom) !== undefined;
  }

  #broken(text: string, from: number): string | undefined {
    const words = wordsOf(text);
    if (words.length < fewestWords) return undefined;
    const [forbidden = 0, ...kinds] = logitsOf(this.#model, featuresOfWords(words));
    if (forbidden < from) return undefined;
    return Object.values(gateKinds)[kinds.indexOf(Math.max(...kinds))];
  }
}
