import type { Reading } from "#rules/safety/language/reading.ts";
import { plain } from "#rules/safety/language/scan.ts";
import type { Features, Weighed } from "./linear.ts";
import { Tally } from "./tally.ts";

/** Lengths of the character n-grams, which may span the space between words. */
const shortestPiece = 2;
const longestPiece = 6;
/** Words at most this many positions apart form a pair; adjacent words are already counted by `rows`. */
const pairReach = 5;
const conceptReach = 6;
/** A word may mean several things; only this many of its concepts count. */
const conceptsMax = 4;
/**
 * An answer of at most this many words is also one feature as a whole; this many of its first words are paired with the
 * question.
 */
const shortWords = 4;
/** The words of a text of at most this many are also paired with what was said before. */
const pairedWordsMax = 10;

const laughter =
  /^(?:(?:wk|kw)+w?k?|(?:ha)+h?|(?:he)+h?|(?:hi)+h?|(?:ah)+a?|x+d+|l+o+l+|lmf?ao|rofl|(?:awo)?w+k+w?k*|k{2,})$/;

/**
 * Returns the words of a text in plain letters. Laughter, punctuation, emoji, capitals and lengthened letters are
 * removed, so that the classifier cannot depend on how somebody laughs, asks, shouts or decorates.
 */
export const wordsOf = (text: string): string[] =>
  (plain(text).match(/[a-z0-9]+/g) ?? [])
    .map((word) => word.replace(/(.)\1{2,}/g, "$1$1"))
    .filter((word) => !laughter.test(word));

type Read = Pick<Reading, "words" | "denied">;

/** Input of the classifier: the words of a text, and the same words with their stems and concepts. */
export type Text = {
  words: readonly string[];
  reading: Read;
  /** The texts before this one in its conversation, newest last. */
  before?: readonly Read[];
  /** The same words with the concepts of a second dictionary. */
  also?: Read;
  /** What rules found in the text. */
  signs?: readonly string[];
};

/**
 * Computes five views of a text, each scaled to length 1 so that none dominates: character n-grams, stems and their
 * n-grams, pairs of stems, concepts and their pairs, and words without vowels. With `before`, three more views tell
 * what was said before, and pair it with this text; `also` and `signs` add one each.
 */
export function weighedFeatures({ words, reading, before = [], also, signs = [] }: Text): Weighed {
  const stems = stemsOf(reading);
  const sum = new Sum();
  sum.add(pieces(words));
  sum.add(rows(reading, stems));
  sum.add(pairs(stems));
  sum.add(concepts(reading, stems, concept));
  sum.add(skeletons(words));
  if (before.length > 0) {
    sum.add(answers(stems, before));
    sum.add(saidBefore(before));
    sum.add(meantBefore(reading, stems, before));
  }
  if (also) sum.add(concepts(also, stemsOf(also), conceptOfAlso));
  if (signs.length > 0) sum.add(signsFound(signs));
  return sum.weighed();
}

/** The same by hash. */
export function featuresOf(text: Text): Features {
  const { hashes, values } = weighedFeatures(text);
  return new Map(Array.from(hashes, (hash, at) => [hash, values[at] ?? 0]));
}

const stemsOf = ({ words }: Read): string[] => words.map(({ stem }) => stem);

/** The view that is being made, and the sum of all; nothing here waits, so one of each is enough. */
const view = new Tally();
const sumOfViews = new Tally();

/** Adds up views, each scaled to length 1. */
class Sum {
  readonly #features = sumOfViews.clear();
  #values = new Float64Array(1024);

  add(view: Tally): void {
    const strengths = new Float64Array(view.size);
    for (let nth = 0; nth < view.size; nth += 1) strengths[nth] = damped(view.counts[nth] ?? 1);
    const length = lengthOf(strengths) || 1;
    for (let nth = 0; nth < view.size; nth += 1) {
      const at = this.#features.add(view.hashes[nth] ?? 0);
      if (at >= this.#values.length) this.#grow();
      this.#values[at] = (this.#values[at] ?? 0) + (strengths[nth] ?? 0) / length;
    }
  }

  weighed(): Weighed {
    const { size, hashes } = this.#features;
    return { hashes: hashes.slice(0, size), values: this.#values.subarray(0, size) };
  }

  #grow(): void {
    const values = new Float64Array(this.#values.length * 2);
    values.set(this.#values);
    this.#values = values;
  }
}

/** What `Math.hypot` computes, in its order, without a call of hundreds of arguments. */
function lengthOf(values: Float64Array): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  if (most === 0) return 0;
  let sum = 0;
  let compensation = 0;
  for (const value of values) {
    const share = value / most;
    const summand = share * share - compensation;
    const preliminary = sum + summand;
    compensation = preliminary - sum - summand;
    sum = preliminary;
  }
  return Math.sqrt(sum) * most;
}

/** Repeated features count more, but only logarithmically. */
const damped = (count: number): number => (count === 1 ? 1 : 1 + Math.log(count));

/**
 * FNV-1a over UTF-16 code units, followed by a mixing step in the style of Murmur3, since similar strings would
 * otherwise get similar hashes.
 */
export const hashOf = (text: string): number => mixed(withText(hashStart, text));

const hashStart = 0x811c9dc5;
const withCode = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** Goes on with the hash of what stands before a text, so that no text is put together only to be hashed. */
function withText(begun: number, text: string): number {
  let hash = begun;
  for (let at = 0; at < text.length; at += 1) hash = withCode(hash, text.charCodeAt(at));
  return hash;
}

function mixed(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (first ^ (first >>> 12)) >>> 0;
}

/** The beginnings of features, by their mark. */
const startOf = (mark: string): number => withText(hashStart, mark);
const piece = startOf("c");
const stem = startOf("s");
const word = startOf("w");
const pair = startOf("k");
const skeleton = startOf("v");
const concept = startOf("C");
const conceptOfAlso = startOf("G");
const asked = startOf("p");
const said = startOf("q");
const meant = startOf("X");
const first = startOf("^");
const last = startOf("$");
const whole = startOf("=");
/** What stands between the parts of a feature. */
const space = " ".charCodeAt(0);
const to = ">".charCodeAt(0);
const near = "~".charCodeAt(0);
const equal = "=".charCodeAt(0);

/** Extends one hash per starting point instead of hashing each piece anew: these are most of all features. */
function pieces(words: readonly string[]): Tally {
  const counts = view.clear();
  const text = ` ${words.join(" ")} `;
  for (let from = 0; from + shortestPiece <= text.length; from += 1) {
    const end = Math.min(from + longestPiece, text.length);
    let hash = piece;
    for (let at = from; at < end; at += 1) {
      hash = withCode(hash, text.charCodeAt(at));
      if (at - from + 1 >= shortestPiece) counts.add(mixed(hash));
    }
  }
  return counts;
}

function rows({ words }: Read, stems: readonly string[]): Tally {
  const counts = view.clear();
  stems.forEach((here, at) => {
    const [second, third] = [stems[at + 1], stems[at + 2]];
    const one = withText(stem, here);
    counts.add(mixed(one));
    const written = words[at]?.word;
    if (written !== undefined && written !== here) counts.add(mixed(withText(word, written)));
    if (second === undefined) return;
    const two = withText(withCode(one, space), second);
    counts.add(mixed(two));
    if (third !== undefined) counts.add(mixed(withText(withCode(two, space), third)));
  });
  if (stems.length > 0) {
    const begin = withText(first, stems[0] ?? "");
    counts.add(mixed(begin));
    counts.add(mixed(withText(withCode(begin, space), stems[1] ?? "")));
    counts.add(mixed(withText(last, stems.at(-1) ?? "")));
    if (stems.length <= shortWords) counts.add(mixed(withText(whole, stems.join(" "))));
  }
  return counts;
}

function pairs(stems: readonly string[]): Tally {
  const counts = view.clear();
  stems.forEach((here, at) => {
    const begin = withCode(withText(pair, here), near);
    const end = Math.min(stems.length, at + 1 + pairReach);
    for (let other = at + 2; other < end; other += 1) counts.add(mixed(withText(begin, stems[other] ?? "")));
  });
  return counts;
}

/** Returns the concepts of each word, with a mark if they are denied. */
const conceptsOf = ({ words, denied }: Read): string[][] =>
  words.map((word, at) => {
    const found = new Set(word.concepts.filter((concept) => concept !== "WORD"));
    if (word.mine || word.byMe) found.add("I");
    return [...found].slice(0, conceptsMax).map((concept) => (denied[at] ? `!${concept}` : concept));
  });

/** `mark` keeps the concepts of two dictionaries apart. */
function concepts(reading: Read, stems: readonly string[], mark: number): Tally {
  const counts = view.clear();
  const meant = conceptsOf(reading);
  meant.forEach((here, at) => {
    const near = meant.slice(at + 1, at + 1 + conceptReach).flat();
    const [before, next] = [stems[at - 1], stems[at + 1]];
    for (const concept of here) {
      const one = withText(mark, concept);
      counts.add(mixed(one));
      const begin = withCode(one, to);
      for (const other of near) counts.add(mixed(withText(begin, other)));
      if (next !== undefined) counts.add(mixed(withText(begin, next)));
      if (before !== undefined) counts.add(mixed(withText(withCode(withText(mark, before), to), concept)));
    }
  });
  return counts;
}

/** Words without their vowels, which makes `pgn` and `pengen` look alike. */
function skeletons(words: readonly string[]): Tally {
  const counts = view.clear();
  const bare = words.map((word) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, ""));
  bare.forEach((word, at) => {
    const one = withText(skeleton, word);
    counts.add(mixed(one));
    const next = bare[at + 1];
    if (next !== undefined) counts.add(mixed(withText(withCode(one, space), next)));
  });
  return counts;
}

/** Pairs the words of the last text with the first words of this one. */
function answers(stems: readonly string[], before: readonly Read[]): Tally {
  const counts = view.clear();
  for (const { stem } of before.at(-1)?.words ?? []) {
    const one = withText(asked, stem);
    counts.add(mixed(one));
    const begin = withCode(one, to);
    for (const said of stems.slice(0, shortWords)) counts.add(mixed(withText(begin, said)));
  }
  return counts;
}

/** Counts the stems of everything said before. */
function saidBefore(before: readonly Read[]): Tally {
  const counts = view.clear();
  for (const { words } of before) for (const { stem } of words) counts.add(mixed(withText(said, stem)));
  return counts;
}

/** Pairs the concepts of everything said before with the concepts of this text and, if it is short, with its stems. */
function meantBefore(reading: Read, stems: readonly string[], before: readonly Read[]): Tally {
  const counts = view.clear();
  const now = new Set(conceptsOf(reading).flat());
  const said = stems.length <= pairedWordsMax ? stems : [];
  for (const concept of new Set(before.flatMap(conceptsOf).flat())) {
    const one = withText(meant, concept);
    counts.add(mixed(one));
    const begin = withCode(one, to);
    for (const other of now) counts.add(mixed(withText(begin, other)));
    const beginOfStem = withCode(begin, equal);
    for (const stem of said) counts.add(mixed(withText(beginOfStem, stem)));
  }
  return counts;
}

function signsFound(signs: readonly string[]): Tally {
  const counts = view.clear();
  for (const one of new Set(signs)) counts.add(hashOf(`R${one}`));
  return counts;
}
