import { weighedFeatures, wordsOf } from "#rules/classifier/features.ts";
import { firstLogitOf, type LinearModel, logitsOf, type Weighed } from "#rules/classifier/linear.ts";
import { findMatches } from "#rules/safety/language/patterns.ts";
import { readConcepts } from "#rules/safety/signs.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { candidatesIn, readingOf } from "./reading.ts";

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
  minor: "minor",
  sell: "sells-in-crisis",
  prompt: "instructions",
  contact: "number",
  promise: "promise",
  blame: "blame",
} as const;
/** Heads of the model: whether a sentence must not be shown, and each kind. */
export const gateHeads = ["forbidden", ...Object.keys(gateKinds)] as const;

/** From this logit on a whole sentence is cut; in a crisis, where it is not shown yet, a little earlier. */
const cutFrom = 2;
const cutInCrisisFrom = 1;
/** Below this logit a sentence is shown although a rule that is sometimes wrong forbids it. */
const shownBelow = 0.5;
const shortShownBelow = -0.5;
/** An unfinished sentence needs a higher logit, and is checked only at every sixth word. */
const stopFrom = 4;
/** Sentences with fewer words say too little for the classifier alone; the rules read them. */
const fewestWords = 6;
const firstWords = 8;
const everyWords = 6;
/** Besides the firm patterns; contacts and other languages are no rules of the tables. */
const neverOverruled = new Set(["minor", "number", "link", "foreign"]);
/** Words written in disguise, which only the rules undo: `b.u.n.u.h`, `m4ti`, other alphabets. */
const disguised =
  /\p{L}[^\p{L}\d\s'’,/-]+\p{L}|\p{L}\d\p{L}|(?<!\p{L})\p{L}(?:\s\p{L}){2}(?!\p{L})|[^\p{Script=Latin}\P{L}]/u;

/** Returns the classifier's features of a model's sentence: its words, its concepts, and which rules it may break. */
export function sentenceFeatures(sentence: string): Weighed {
  const words = wordsOf(sentence);
  const also = readingOf(sentence);
  const found = candidatesIn(also).filter(({ pattern }) => findMatches(also, pattern).length > 0);
  const signs = new Set(found.flatMap(({ rule, written }) => ["any", rule.id, written]));
  return weighedFeatures({ words, reading: readConcepts(words.join(" ")), also, signs: [...signs] });
}

/** A classifier that names the rule which a sentence breaks. */
export class SentenceJudge {
  readonly #model: LinearModel;

  constructor(model: LinearModel) {
    this.#model = model;
  }

  /** Returns the rule that a whole sentence breaks, or undefined if it may be shown. */
  ruleBroken(sentence: string, level: RiskLevel): string | undefined {
    if (wordsOf(sentence).length < fewestWords) return undefined;
    const features = sentenceFeatures(sentence);
    if (firstLogitOf(this.#model, features) < (level >= 2 ? cutInCrisisFrom : cutFrom)) return undefined;
    const [, ...kinds] = logitsOf(this.#model, features);
    return Object.values(gateKinds)[kinds.indexOf(Math.max(...kinds))];
  }

  /** Whether a sentence may be shown although a rule of the tables forbids it. */
  overrules(ruleId: string, sentence: string): boolean {
    if (neverOverruled.has(ruleId) || disguised.test(sentence)) return false;
    const forbidden = firstLogitOf(this.#model, sentenceFeatures(sentence));
    return forbidden < (wordsOf(sentence).length < fewestWords ? shortShownBelow : shownBelow);
  }

  /** Whether the sentence so far, up to its nth word, must wait for the rest. */
  isToWait(soFar: string, nth: number): boolean {
    if (nth < firstWords || (nth - firstWords) % everyWords !== 0) return false;
    const forbidden = firstLogitOf(this.#model, sentenceFeatures(soFar));
    return forbidden >= stopFrom;
  }
}
