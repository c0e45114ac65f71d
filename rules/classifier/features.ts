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
export function featuresOf({ words, reading, before = [], also, signs = [] }: Text): Features {
  const stems = reading.words.map(({ stem }) => stem);
  const views = [
    pieces(words),
    rows(reading, stems),
    pairs(stems),
    concepts(reading, stems),
    skeletons(words),
  ];
  if (before.length > 0)
    views.push(answers(stems, before), saidBefore(before), meantBefore(reading, stems, before));
  if (also)
    views.push(
      concepts(
        also,
        also.words.map(({ stem }) => stem),
        "G",
      ),
    );
  if (signs.length > 0) views.push(new Map(signs.map((sign) => [hashOf(`R${sign}`), 1])));
  const features = new Map<number, number>();
  for (const view of views) {
    const strengths = [...view.values()].map(damped);
    const length = Math.hypot(...strengths) || 1;
    let nth = 0;
    for (const hash of view.keys()) {
      features.set(hash, (features.get(hash) ?? 0) + (strengths[nth] ?? 0) / length);
      nth += 1;
    }
  }
  return features;
}

/** Repeated features count more, but only logarithmically. */
const damped = (count: number): number => (count === 1 ? 1 : 1 + Math.log(count));

type Counts = Map<number, number>;

function count(counts: Counts, feature: string): void {
  countHash(counts, hashOf(feature));
}

function countHash(counts: Counts, hash: number): void {
  counts.set(hash, (counts.get(hash) ?? 0) + 1);
}

/**
 * FNV-1a over UTF-16 code units, followed by a mixing step in the style of Murmur3, since similar strings would
 * otherwise get similar hashes.
 */
export function hashOf(text: string): number {
  let hash = hashStart;
  for (let at = 0; at < text.length; at += 1) hash = withCode(hash, text.charCodeAt(at));
  return mixed(hash);
}

const hashStart = 0x811c9dc5;
const withCode = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function mixed(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (first ^ (first >>> 12)) >>> 0;
}

const pieceStart = withCode(hashStart, "c".charCodeAt(0));

/** Extends one hash per starting point instead of hashing each piece anew: these are most of all features. */
function pieces(words: readonly string[]): Counts {
  const counts: Counts = new Map();
  const text = ` ${words.join(" ")} `;
  for (let from = 0; from + shortestPiece <= text.length; from += 1) {
    const end = Math.min(from + longestPiece, text.length);
    let hash = pieceStart;
    for (let at = from; at < end; at += 1) {
      hash = withCode(hash, text.charCodeAt(at));
      if (at - from + 1 >= shortestPiece) countHash(counts, mixed(hash));
    }
  }
  return counts;
}

function rows({ words }: Read, stems: readonly string[]): Counts {
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

/** Returns the concepts of each word, with a mark if they are denied. */
const conceptsOf = ({ words, denied }: Read): string[][] =>
  words.map((word, at) => {
    const found = new Set(word.concepts.filter((concept) => concept !== "WORD"));
    if (word.mine || word.byMe) found.add("I");
    return [...found].slice(0, conceptsMax).map((concept) => (denied[at] ? `!${concept}` : concept));
  });

/** `mark` keeps the concepts of two dictionaries apart. */
function concepts(reading: Read, stems: readonly string[], mark = "C"): Counts {
  const counts: Counts = new Map();
  const meant = conceptsOf(reading);
  meant.forEach((here, at) => {
    const near = meant.slice(at + 1, at + 1 + conceptReach).flat();
    for (const concept of here) {
      count(counts, `${mark}${concept}`);
      for (const other of near) count(counts, `${mark}${concept}>${other}`);
      if (stems[at + 1] !== undefined) count(counts, `${mark}${concept}>${stems[at + 1]}`);
      if (at > 0) count(counts, `${mark}${stems[at - 1]}>${concept}`);
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

/** Pairs the words of the last text with the first words of this one. */
function answers(stems: readonly string[], before: readonly Read[]): Counts {
  const counts: Counts = new Map();
  for (const { stem: asked } of before.at(-1)?.words ?? []) {
    count(counts, `p${asked}`);
    for (const said of stems.slice(0, shortWords)) count(counts, `p${asked}>${said}`);
  }
  return counts;
}

/** Counts the stems of everything said before. */
function saidBefore(before: readonly Read[]): Counts {
  const counts: Counts = new Map();
  for (const { words } of before) for (const { stem } of words) count(counts, `q${stem}`);
  return counts;
}

/** Pairs the concepts of everything said before with the concepts of this text and, if it is short, with its stems. */
function meantBefore(reading: Read, stems: readonly string[], before: readonly Read[]): Counts {
  const counts: Counts = new Map();
  const now = new Set(conceptsOf(reading).flat());
  const said = stems.length <= pairedWordsMax ? stems : [];
  for (const concept of new Set(before.flatMap(conceptsOf).flat())) {
    count(counts, `X${concept}`);
    for (const other of now) count(counts, `X${concept}>${other}`);
    for (const stem of said) count(counts, `X${concept}>=${stem}`);
  }
  return counts;
}
