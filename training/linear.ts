import type { Features, LinearModel, Weighed } from "#rules/classifier/linear.ts";

/** The features of one text as two arrays, because thousands of maps would not fit into memory. */
export type Row = { at: Uint32Array; values: Float32Array };

export const rowOf = (features: Features | Weighed): Row =>
  "hashes" in features
    ? { at: features.hashes, values: Float32Array.from(features.values) }
    : { at: Uint32Array.from(features.keys()), values: Float32Array.from(features.values()) };

/**
 * An example: several writings of the same text, of which each round reads one, and the target of each head (0 or 1, or
 * NaN where it is unknown: the head then does not learn from the example).
 */
export type Example = { writings: readonly [Row, ...Row[]]; targets: readonly number[] };

export type Training = {
  heads: readonly string[];
  rounds: number;
  /** Features in fewer examples are left out, because they say more about the author than about the matter. */
  examplesMin: number;
  /** The maximum number of features kept at the end: those with the most effect, by weight and number of examples. */
  featuresMax: number;
  /** The probability that a round picks a writing at random instead of the first one. */
  otherWritings: number;
  /**
   * The last rounds whose weights are averaged (Polyak and Juditsky 1992), 1 by default: so that a few examples more do
   * not move all logits.
   */
  averagedRounds?: number;
};

/** AdaGrad (Duchi, Hazan, Singer 2011): the step size, and the initial value that limits the first steps. */
const step = 0.15;
const softness = 1e-2;
const biasStep = 0.02;
/** An error below this does not change the weights. */
const errorMin = 0.01;

/**
 * Logistic regression with one independent head per target, by stochastic gradient descent with a step size per weight.
 * The same examples in the same order give the same model.
 */
export function trainLinear(examples: readonly Example[], training: Training): LinearModel {
  const counts = countsOf(examples, training.examplesMin);
  const hashes = Uint32Array.from(counts.keys()).sort();
  const places = new Map([...hashes].map((hash, at) => [hash, at]));
  const rows = examples.map(({ writings }) => writings.map((row) => placed(row, places)));
  const heads = training.heads.map((_, head) =>
    trainHead(
      rows,
      examples.map(({ targets }) => targets[head] ?? 0),
      hashes.length,
      training,
    ),
  );
  const kept = mostDecisive(hashes, counts, heads, training.featuresMax);
  return {
    heads: training.heads,
    biases: heads.map(({ bias }) => bias),
    ...inBytes(heads, kept),
    hashes: Uint32Array.from(kept, (at) => hashes[at] ?? 0),
  };
}

type Head = { weights: Float32Array; bias: number };

/** The indices of the features to keep, ascending. */
function mostDecisive(
  hashes: Uint32Array,
  counts: ReadonlyMap<number, number>,
  heads: readonly Head[],
  most: number,
): number[] {
  const strengths = Float32Array.from(hashes, (hash, at) => {
    const weight = heads.reduce((largest, { weights }) => Math.max(largest, Math.abs(weights[at] ?? 0)), 0);
    return weight * Math.sqrt(counts.get(hash) ?? 0);
  });
  const least = strengths.toSorted().at(-most) ?? 0;
  return [...hashes.keys()].filter((at) => (strengths[at] ?? 0) >= least);
}

/** Quantizes the weights to one byte each, with one scale per head. */
function inBytes(heads: readonly Head[], kept: readonly number[]): Pick<LinearModel, "scales" | "weights"> {
  const scales = heads.map(
    ({ weights }) => kept.reduce((largest, at) => Math.max(largest, Math.abs(weights[at] ?? 0)), 0) / 127,
  );
  const weights = new Int8Array(kept.length * heads.length);
  for (const [nth, head] of heads.entries())
    for (const [place, at] of kept.entries())
      weights[nth * kept.length + place] = Math.round((head.weights[at] ?? 0) / (scales[nth] || 1));
  return { scales, weights };
}

/** Counts the examples that have a feature, for features in enough examples. */
function countsOf(examples: readonly Example[], examplesMin: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { writings } of examples)
    for (const hash of writings[0].at) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= examplesMin));
}

/** Keeps only the known features and replaces their hashes with indices. */
function placed({ at, values }: Row, places: ReadonlyMap<number, number>): Row {
  const known = [...at].flatMap((hash, nth) => {
    const place = places.get(hash);
    return place === undefined ? [] : [[place, values[nth] ?? 0] as const];
  });
  return {
    at: Uint32Array.from(known, ([place]) => place),
    values: Float32Array.from(known, ([, value]) => value),
  };
}

function trainHead(
  rows: readonly (readonly Row[])[],
  targets: readonly number[],
  size: number,
  { rounds, otherWritings, averagedRounds = 1 }: Training,
): Head {
  const random = randomFrom(1);
  const average = { weights: new Float32Array(size), bias: 0 };
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(softness);
  const order = rows.map((_, at) => at);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const nth of order) {
      const row = oneOf(rows[nth] ?? [], otherWritings, random);
      const target = targets[nth] ?? Number.NaN;
      if (row === undefined || Number.isNaN(target)) continue;
      const error = 1 / (1 + Math.exp(-bias - dot(row, weights))) - target;
      if (Math.abs(error) < errorMin) continue;
      bias -= biasStep * error;
      learn(row, error, weights, squares);
    }
    if (round >= rounds - averagedRounds) addShare(average, { weights, bias }, 1 / averagedRounds);
  }
  return average;
}

/** The first writing of a text, or by chance any of them. */
function oneOf(writings: readonly Row[], otherWritings: number, random: () => number): Row | undefined {
  return writings[random() < otherWritings ? Math.floor(random() * writings.length) : 0];
}

function addShare(sum: Head, { weights, bias }: Head, share: number): void {
  sum.bias += share * bias;
  for (const [at, weight] of weights.entries()) sum.weights[at] = (sum.weights[at] ?? 0) + share * weight;
}

function dot({ at, values }: Row, weights: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < at.length; n += 1) sum += (weights[at[n] ?? 0] ?? 0) * (values[n] ?? 0);
  return sum;
}

function learn({ at, values }: Row, error: number, weights: Float32Array, squares: Float32Array): void {
  for (let n = 0; n < at.length; n += 1) {
    const place = at[n] ?? 0;
    const gradient = error * (values[n] ?? 0);
    const square = (squares[place] ?? 0) + gradient * gradient;
    squares[place] = square;
    weights[place] = (weights[place] ?? 0) - (step * gradient) / Math.sqrt(square);
  }
}

function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = list[last] ?? 0;
    list[last] = list[other] ?? 0;
    list[other] = kept;
  }
}

/** Mulberry32: the same seed gives the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
