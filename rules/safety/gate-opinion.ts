import { featuresOf, wordsOf } from "#rules/classifier/features.ts";
import { type Features, type LinearModel, logitsOf } from "#rules/classifier/linear.ts";
import { readConcepts } from "./judge.ts";
import type { RiskLevel } from "./types.ts";

/** Kinds of sentences that must not be shown (training/gate/guideline.md), and the rule that says the same of each. */
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
/** Of the model: that a sentence must not be shown, and each kind. */
export const gateHeads = ["forbidden", ...Object.keys(gateKinds)] as const;

/** From here on a whole sentence is cut; in a crisis, where it is not shown yet, a little earlier. */
const cutFrom = 2.75;
const cutInCrisisFrom = 2.25;
/** A sentence of which the rest is missing must say more, and is asked about at every sixth word only. */
const stopFrom = 4;
/** Fewer words say too little to be judged by their looks; the rules read them. */
const fewestWords = 6;
const firstWords = 8;
const everyWords = 6;

/** A sentence of a model as the classifier sees it. */
export const sentenceFeatures = (sentence: string): Features => featuresOfWords(wordsOf(sentence));

const featuresOfWords = (words: readonly string[]): Features =>
  featuresOf({ words, reading: readConcepts(words.join(" ")) });

/** Says of sentences which rule they break, by a classifier. */
export class SentenceJudge {
  readonly #model: LinearModel;

  constructor(model: LinearModel) {
    this.#model = model;
  }

  /** The rule that a whole sentence breaks; undefined where it may be shown. */
  ruleBroken(sentence: string, level: RiskLevel): string | undefined {
    return this.#broken(sentence, level >= 2 ? cutInCrisisFrom : cutFrom);
  }

  /** Whether what there is of a sentence, up to its nth word, should wait for the rest. */
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
