import type { Reading } from "#rules/safety/language/reading.ts";
import { plain } from "#rules/safety/language/scan.ts";
import type { Features } from "./linear.ts";

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

/** Input of the classifier: the words of a text, and the same words with their stems and concepts. */
export type Text = {
  words: readonly string[];
  reading: Pick<Reading, "words" | "denied">;
  /** Stems of the text that this one answers. */
  before?: readonly string[];
};

/**
 * Computes five views of a text, each scaled to length 1 so that none dominates: character n-grams, stems and their
 * n-grams, pairs of stems, concepts and their pairs, and words without vowels. With `before`, a sixth view pairs
 * question and answer.
 */
export function featuresOf({ words, reading, before = [] }: Text): Features {
  const stems = reading.words.map(({ stem }) => stem);
  const views = [
    pieces(words),
    rows(reading, stems),
    pairs(stems),
    concepts(reading, stems),
    skeletons(words),
  ];
  if (before.length > 0) views.push(answers(stems, before));
  const features = new Map<number, number>();
  for (const view of views) {
    const length = Math.hypot(...[...view.values()].map(damped)) || 1;
    for (const [hash, count] of view) features.set(hash, (features.get(hash) ?? 0) + damped(count) / length);
  }
  return features;
}

/** Repeated features count more, but only logarithmically. */
const damped = (count: number): number => 1 + Math.log(count);

type Counts = Map<number, number>;

function count(counts: Counts, feature: string): void {
  const hash = hashOf(feature);
  counts.set(hash, (counts.get(hash) ?? 0) + 1);
}

/**
 * FNV-1a over UTF-16 code units, followed by a mixing step in the style of Murmur3, since similar strings would
 * otherwise get similar hashes.
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}

function pieces(words: readonly string[]): Counts {
  const counts: Counts = new Map();
  const text = ` ${words.join(" ")} `;
  for (let length = shortestPiece; length <= longestPiece; length += 1)
    for (let at = 0; at + length <= text.length; at += 1) count(counts, `c${text.slice(at, at + length)}`);
  return counts;
}

function rows({ words }: Text["reading"], stems: readonly string[]): Counts {
  const counts: Counts = new Map();
  stems.forEach((stem, at) => {
    const [second, third] = [stems[at + 1], stems[at + 2]];
    count(counts, `s${stem}`);
    const word = words[at]?.word;
    if (word !== undefined && word !== stem) count(counts, `w${word}`);
    if (second !== undefined) count(counts, `s${stem} ${second}`);
    if (second !== undefined && third !== undefined) count(counts, `s${stem} ${second} ${third}`);
  });
  if (stems.length > 0) {
    count(counts, `^${stems[0]}`);
    count(counts, `^${stems[0]} ${stems[1] ?? ""}`);
    count(counts, `$${stems.at(-1)}`);
    if (stems.length <= shortWords) count(counts, `=${stems.join(" ")}`);
  }
  return counts;
}

function pairs(stems: readonly string[]): Counts {
  const counts: Counts = new Map();
  stems.forEach((stem, at) => {
    for (const other of stems.slice(at + 2, at + 1 + pairReach)) count(counts, `k${stem}~${other}`);
  });
  return counts;
}

function concepts({ words, denied }: Text["reading"], stems: readonly string[]): Counts {
  const counts: Counts = new Map();
  const meant = words.map((word, at) => {
    const found = new Set(word.concepts.filter((concept) => concept !== "WORD"));
    if (word.mine || word.byMe) found.add("I");
    return [...found].slice(0, conceptsMax).map((concept) => (denied[at] ? `!${concept}` : concept));
  });
  meant.forEach((here, at) => {
    const near = meant.slice(at + 1, at + 1 + conceptReach).flat();
    for (const concept of here) {
      count(counts, `C${concept}`);
      for (const other of near) count(counts, `C${concept}>${other}`);
      if (stems[at + 1] !== undefined) count(counts, `C${concept}>${stems[at + 1]}`);
      if (at > 0) count(counts, `C${stems[at - 1]}>${concept}`);
    }
  });
  return counts;
}

/** Words without their vowels, which makes `pgn` and `pengen` look alike. */
function skeletons(words: readonly string[]): Counts {
  const counts: Counts = new Map();
  const bare = words.map((word) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, ""));
  bare.forEach((word, at) => {
    count(counts, `v${word}`);
    if (bare[at + 1] !== undefined) count(counts, `v${word} ${bare[at + 1]}`);
  });
  return counts;
}

/** Pairs the words of the question with the first words of the answer. */
function answers(stems: readonly string[], before: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const asked of before) {
    count(counts, `p${asked}`);
    for (const said of stems.slice(0, shortWords)) count(counts, `p${asked}>${said}`);
  }
  return counts;
}
