import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figures.ts";

/*
 * The ratios that a run is held against: `npm run bench` fails if one of its ratios is worse than `baseline.json` says
 * by more than `worseMax`, and `--baseline` writes the ratios of the run there.
 */

const baselinePath = join(import.meta.dirname, "baseline.json");
/** A ratio this many times worse than the baseline has become slower; runs on one machine differ by up to 30 %. */
const worseMax = 1.5;

type Baseline = Readonly<Record<string, number>>;

export function readBaseline(): Baseline {
  const read: unknown = JSON.parse(readFileSync(baselinePath, "utf8"));
  if (typeof read !== "object" || read === null) throw new Error("bench/baseline.json is no table");
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, Number(value)]));
}

/** How many times worse than `than` a value is; below 1 if it is better. */
export const timesWorse = ({ value, isBetter }: Figure, than: number): number =>
  isBetter === "lower" ? value / than : than / value;

/** Whether a figure has become slower than the baseline allows. */
export const isWorse = (one: Figure, before: number | undefined): boolean =>
  one.isRatio && before !== undefined && timesWorse(one, before) > worseMax;

export function writeRatios(ratios: readonly (readonly [string, number])[]): void {
  const all = { ...readBaseline(), ...Object.fromEntries(ratios) };
  writeFileSync(baselinePath, `${JSON.stringify(all, undefined, 2)}\n`);
}
