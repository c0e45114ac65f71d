/** Seed of the random tests of this run: `ALMA_SEED` repeats one that failed. Stands in the titles of its tests. */
export const seed = Number(process.env.ALMA_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** How often a random test is tried: `ALMA_RUNS` times as often for the long form. */
export const runs = (few: number) => ({
  seed,
  numRuns: few * Number(process.env.ALMA_RUNS ?? 1),
});

/** A source of random whole numbers below a bound, the same for the same seed (mulberry32). */
export function dice(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
