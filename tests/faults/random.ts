/** Random numbers from a seed, so that a failed run can be repeated with ALMA_SEED=... */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the seed of this run and prints it. */
export function printedSeed(name: string): number {
  const seed = Number(process.env.ALMA_SEED ?? Math.floor(Math.random() * 1_000_000));
  console.log(`${name}: seed ${seed} (ALMA_SEED=${seed} plays it again)`);
  return seed;
}

/** Short runs in `npm test`, long runs with ALMA_FAULTS=long. */
export const long = process.env.ALMA_FAULTS === "long";
