import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The figures of a run, for the table at its end. `ratio` compares with a counterpart of the same run, so it is held
 * against the baseline; absolute figures vary with the machine and are only shown.
 */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  isBetter: "lower" | "higher";
  isRatio: boolean;
  goal?: number | undefined;
};

const figures: Figure[] = [];
const baselinePath = join(import.meta.dirname, "baseline.json");
/** A ratio that is worse than the baseline by more than this has become slower; runs on one machine differ by up to 30 %. */
const worseMax = 1.5;

/** Adds a figure to the table. */
export function figure(
  name: string,
  value: number,
  { unit = "", isBetter = "lower", isRatio = false, goal }: Partial<Omit<Figure, "name" | "value">> = {},
): void {
  figures.push({ name, value, unit, isBetter, isRatio, goal });
}

type Baseline = Readonly<Record<string, number>>;

function readBaseline(): Baseline {
  const read: unknown = JSON.parse(readFileSync(baselinePath, "utf8"));
  if (typeof read !== "object" || read === null) throw new Error("bench/baseline.json is no table");
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, Number(value)]));
}

/** How many times worse than `than` a value is; below 1 if it is better. */
const timesWorse = ({ value, isBetter }: Figure, than: number): number =>
  isBetter === "lower" ? value / than : than / value;

/** Prints all figures beside goal and baseline; returns whether none has become worse than the baseline allows. */
export function printTable(): boolean {
  const baseline = readBaseline();
  let isFine = true;
  console.log("\nfigure | value | goal | baseline");
  console.log("--- | --: | --: | --:");
  for (const one of figures) {
    const before = baseline[one.name];
    const isWorse = one.isRatio && before !== undefined && timesWorse(one, before) > worseMax;
    if (isWorse) isFine = false;
    const isMet = one.goal === undefined || timesWorse(one, one.goal) <= 1;
    const goal = one.goal === undefined ? "" : `${shown(one.goal)}${isMet ? "" : " missed"}`;
    const beside = before === undefined ? "" : `${shown(before)}${isWorse ? " WORSE" : ""}`;
    console.log(`${one.name} | ${shown(one.value)} ${one.unit} | ${goal} | ${beside}`);
  }
  return isFine;
}

/** Writes the ratios of this run as the new baseline; other names keep theirs. */
export function writeBaseline(): void {
  const ratios = figures
    .filter(({ isRatio }) => isRatio)
    .map(({ name, value }) => [name, Number(shown(value))]);
  const all = { ...readBaseline(), ...Object.fromEntries(ratios) };
  writeFileSync(baselinePath, `${JSON.stringify(all, undefined, 2)}\n`);
}

const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);
