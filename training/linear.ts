import type { Features, LinearModel } from "#rules/classifier/linear.ts";

/** Features of one text as two lists: thousands of maps would not fit. */
export type Row = { at: Uint32Array; values: Float32Array };

export const rowOf = (features: Features): Row => ({
  at: Uint32Array.from(features.keys()),
  values: Float32Array.from(features.values()),
});

/** One example: several writings of the same text, of which each round reads one, and what each head should say (0, 1). */
export type Example = { writings: readonly [Row, ...Row[]]; targets: readonly number[] };

export type Training = {
  heads: readonly string[];
  rounds: number;
  /** Features that fewer examples have are left out: they say more of their author than of the matter. */
  examplesMin: number;
  /** So many are kept in the end: those that decide most, by their weights and by how many examples have them. */
  featuresMax: number;
  /** How often a round reads another writing than the first. */
  otherWritings: number;
};

/** Of AdaGrad (Duchi, Hazan, Singer 2011): the step, and what keeps the first steps from being too long. */
const step = 0.15;
const softness = 1e-2;
const biasStep = 0.02;
/** What is nearly right already teaches nothing. */
const errorMin = 0.01;

/**
 * Logistic regression, one independent head for each target, by stochastic gradient with a step of its own for each
 * weight. The same examples in the same order give the same model.
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

/** Places of the features to keep, ascending. */
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

/** Weights in one byte each, and what a step of them is worth, by head. */
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

/** How many examples have a feature, for those that enough have. */
function countsOf(examples: readonly Example[], examplesMin: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { writings } of examples)
    for (const hash of writings[0].at) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= examplesMin));
}

/** The features that are kept, by their place among them. */
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
  { rounds, otherWritings }: Training,
): Head {
  const random = randomFrom(1);
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(softness);
  const order = rows.map((_, at) => at);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const nth of order) {
      const writings = rows[nth] ?? [];
      const other = random() < otherWritings ? Math.floor(random() * writings.length) : 0;
      const row = writings[other];
      if (row === undefined) continue;
      const error = 1 / (1 + Math.exp(-bias - dot(row, weights))) - (targets[nth] ?? 0);
      if (Math.abs(error) < errorMin) continue;
      bias -= biasStep * error;
      learn(row, error, weights, squares);
    }
  }
  return { weights, bias };
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

/** Mulberry32: the same numbers from the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
