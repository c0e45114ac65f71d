import { Candidates } from "#rules/safety/language/candidates.ts";
import { createDictionary } from "#rules/safety/language/dictionary.ts";
import { type Pattern, parsePattern, wordsNamed } from "#rules/safety/language/patterns.ts";
import { type Reading, read } from "#rules/safety/language/reading.ts";
import { scan } from "#rules/safety/language/scan.ts";
import { spellings } from "#rules/safety/tables/danger-spellings.ts";
import { type GateRule, gateRules, idioms } from "#rules/safety/tables/gate-rules.ts";
import { gateWords } from "#rules/safety/tables/gate-words.ts";
import { whole } from "#rules/safety/tables/slips.ts";

const firmMark = /^!/;
const named = wordsNamed(
  gateRules.flatMap(({ patterns }) => patterns.map((written) => written.replace(firmMark, ""))),
);
const dictionary = createDictionary({
  spellings,
  concepts: { ...gateWords, WORD: named },
  verbs: "REVENGE KILLING BLOWS",
  slips: { of: "", not: "" },
  whole,
});

/** One way in which a sentence can break a rule; nothing overrules a firm one. */
export type GatePattern = { rule: GateRule; pattern: Pattern; written: string; isFirm: boolean };

const gatePatterns: readonly GatePattern[] = gateRules.flatMap((rule) =>
  rule.patterns.map((marked) => {
    const written = marked.replace(firmMark, "");
    return { rule, written, pattern: parsePattern(written), isFirm: written !== marked };
  }),
);
const candidates = new Candidates(gatePatterns.map(({ pattern }) => pattern));
/** Returns the patterns that a sentence may match, in their order. */
export const candidatesIn = (reading: Reading): GatePattern[] =>
  candidates.in(reading).flatMap((number) => gatePatterns[number] ?? []);
/** The patterns that the classifier does not overrule. */
export const firmPatterns: readonly GatePattern[] = gatePatterns.filter(({ isFirm }) => isFirm);

/** Reads a model's sentence as concepts, without its figures of speech. */
export const readingOf = (sentence: string): Reading => read(sentence.replace(idioms, " "), dictionary);

/** The steps of each pattern, each as the concepts and plain words that it accepts. */
const patterns = gatePatterns.map(({ pattern }) =>
  pattern.steps.map(({ any }) => any.split(/[|&]/).map((one) => one.replace(/\.[apt]$/, ""))),
);

/** Concept or word -> the pattern steps that it fulfils, as pattern and bit. */
const stepsWith = new Map<string, { pattern: number; bit: number }[]>();
patterns.forEach((steps, pattern) => {
  steps.forEach((step, at) => {
    for (const concept of step) {
      stepsWith.set(concept, [...(stepsWith.get(concept) ?? []), { pattern, bit: 1 << at }]);
    }
  });
});

/** The last two words of a phrase -> its concepts. */
const endsOfPhrases = new Map<string, string[]>();
/** Concept or word -> all beginnings of the words that can produce it. */
const beginnings = new Map<string, Set<string>>();
/** The same words in full; an ending (`keluargamu`) may follow. */
const wholeWords = new Map<string, Set<string>>();
for (const concept of stepsWith.keys()) {
  const words = (gateWords[concept] ?? concept).split(/\s+/).map((word) => word.replace(/^=/, ""));
  const last = words.map((word) => word.slice(word.lastIndexOf("_") + 1));
  beginnings.set(
    concept,
    new Set(last.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)))),
  );
  wholeWords.set(concept, new Set(last));
  for (const phrase of words.filter((word) => word.includes("_"))) {
    const parts = phrase.split("_").flatMap((part) => dictionary.lookUp(part).map(({ word }) => word));
    const end = parts.slice(-2).join(" ");
    endsOfPhrases.set(end, [...(endsOfPhrases.get(end) ?? []), concept]);
  }
}

/** The forms of a word, and every name under which patterns may refer to it, including phrases that it completes. */
type Meaning = { forms: ReadonlySet<string>; concepts: Set<string> };

function meaningOf(written: string, before: ReadonlySet<string>): Meaning {
  const concepts = new Set<string>();
  let forms = before;
  for (const entry of scan(written).flatMap(({ text }) => dictionary.lookUp(text))) {
    const own = new Set([entry.word, entry.stem]);
    for (const one of [...own, ...entry.concepts, ...phrasesEndedBy(own, forms)]) concepts.add(one);
    if (entry.byMe) concepts.add("I");
    if (entry.mine) concepts.add("MINE");
    forms = own;
  }
  return { forms, concepts };
}

const phrasesEndedBy = (word: ReadonlySet<string>, before: ReadonlySet<string>): string[] =>
  [...word].flatMap((one) => [...before].flatMap((other) => endsOfPhrases.get(`${other} ${one}`) ?? []));

/** What patterns need besides their steps; it may be the last to arrive. */
const needed = new Set(
  gatePatterns.flatMap(({ pattern }) => pattern.needs.flatMap((any) => any.split(/[|&]/))),
);

/**
 * Returns what may be the last word of a pattern: a missing step, or, if all are there, the last one again in a better
 * place.
 */
function lastSteps(pattern: number, done: number): readonly string[] {
  const steps = patterns[pattern] ?? [];
  const missing = steps.filter((_, at) => (done & (1 << at)) === 0);
  if (missing.length > 0) return missing.flat();
  const isEitherWay = gatePatterns[pattern]?.pattern.steps.some(({ eitherWay }) => eitherWay);
  return isEitherWay ? steps.flat() : (steps.at(-1) ?? []);
}

/** What is forbidden even as a single word. */
const alone: readonly string[] = patterns
  .filter((steps, pattern) => steps.length === 1 && (gatePatterns[pattern]?.rule.fromLevel ?? 0) < 2)
  .flat(2);
const stepCounts = Uint8Array.from(patterns, (steps) => steps.length);

/**
 * Follows a sentence word by word and predicts what one more word could make of it. It only counts which steps of a
 * pattern are there, in any order: what it rules out cannot be forbidden, and the rest is read in full.
 */
export class Outlook {
  readonly #open = Uint8Array.from(stepCounts);
  readonly #done = new Uint32Array(patterns.length);
  readonly #missing = new Set(alone);
  /** What the newest word added to `#missing`. */
  readonly #added = new Set<string>();
  #last: ReadonlySet<string> = new Set();
  /** Number of strangely written words (`strange`). */
  strangeWords = 0;
  /** The patterns whose steps are all there, in any order. */
  readonly complete = new Set<GatePattern>();

  /** Takes the next whole word; returns whether it matters to any pattern. */
  take(word: string): boolean {
    this.#added.clear();
    if (strange.test(word)) {
      this.strangeWords += 1;
      // A strangely written word may hide one that only reading the whole sentence finds, so every pattern counts as
      // complete.
      for (const one of gatePatterns) this.complete.add(one);
      return true;
    }
    let isStep = false;
    const { forms, concepts } = meaningOf(word, this.#last);
    this.#last = forms;
    for (const meaning of concepts) {
      isStep ||= needed.has(meaning);
      for (const { pattern, bit } of stepsWith.get(meaning) ?? []) {
        isStep = true;
        this.#fulfil(pattern, bit);
      }
    }
    return isStep;
  }

  #fulfil(pattern: number, bit: number): void {
    const done = this.#done[pattern] ?? 0;
    if ((done & bit) !== 0) return;
    this.#done[pattern] = done | bit;
    const open = (this.#open[pattern] ?? 1) - 1;
    this.#open[pattern] = open;
    const whole = gatePatterns[pattern];
    if (open === 0 && whole) this.complete.add(whole);
    if (open <= 1) for (const concept of lastSteps(pattern, this.#done[pattern] ?? 0)) this.#add(concept);
  }

  #add(concept: string): void {
    if (this.#missing.has(concept)) return;
    this.#missing.add(concept);
    this.#added.add(concept);
  }

  /** Returns how many letters of the newest word were already shown if it came letter by letter. */
  shownOf(word: string, isHeld: (begun: string) => boolean): number {
    for (let length = word.length; length > 0; length -= 1) {
      const begun = word.slice(0, length);
      if (!isHeld(begun) && !this.#isOpen(begun, (concept) => !this.#added.has(concept))) return length;
    }
    return 0;
  }

  /** Whether an unfinished word may be the one that makes the sentence forbidden. */
  mayComplete(begun: string): boolean {
    return this.#isOpen(begun, () => true);
  }

  #isOpen(begun: string, counts: (concept: string) => boolean): boolean {
    if (begun === "" || /^[|•–—*#>-]+$/.test(begun) || fillers.has(begun.toLowerCase())) return false;
    const letters = begun.toLowerCase().replace(/^[*_"'“‘(]+/, "");
    if (!/^[a-z]+[.,;:!?…"'”’)*_]*$/.test(letters)) return true;
    const word = letters.replace(/[^a-z]+$/, "");
    const root = word.replace(/(?:ku?|mu?|n|nya?|la?|lah|kan?)$/, "");
    for (const concept of this.#missing) {
      if (!counts(concept)) continue;
      if (beginnings.get(concept)?.has(word) || wholeWords.get(concept)?.has(root)) return true;
    }
    return false;
  }
}

/** Words that never make a sentence worse, so they are shown as they come. */
const fillers = new Set("di ke dari pada per untuk yang dan atau".split(" "));

/** Signs inside a word, digits, single letters and other alphabets: `b.u.n.u.h`, `m@ti`. */
const strange =
  /[\p{L}\d][^\p{L}\d\s'’-]+[\p{L}\d]|[\p{L}]\d|\d[\p{L}]|[^\p{Script=Latin}\p{P}\p{S}\d]|^[^\p{L}]*\p{L}[^\p{L}]*$/u;
