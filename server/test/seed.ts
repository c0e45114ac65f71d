/** Seed of this run's random tests, shown in their titles; `ALMA_SEED` repeats a failed run. */
export const seed = Number(process.env.ALMA_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Number of runs of a random test, multiplied by `ALMA_RUNS` for longer testing. */
export const runs = (few: number) => ({
  seed,
  numRuns: few * Number(process.env.ALMA_RUNS ?? 1),
});

/** Returns a generator of random integers below a bound, deterministic for the seed (mulberry32). */
export function dice(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Every `nth` of many cases, evenly; all of them for longer testing (`ALMA_RUNS`). */
export const sampled = <T>(cases: readonly T[], nth: number): T[] =>
  process.env.ALMA_RUNS === undefined ? cases.filter((_, at) => at % nth === 0) : [...cases];
