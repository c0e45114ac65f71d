import { isWorse, readBaseline, timesWorse, writeRatios } from "./baseline.ts";

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

/** Adds a figure to the table. */
export function figure(
  name: string,
  value: number,
  { unit = "", isBetter = "lower", isRatio = false, goal }: Partial<Omit<Figure, "name" | "value">> = {},
): void {
  figures.push({ name, value, unit, isBetter, isRatio, goal });
}

/** Prints all figures beside goal and baseline; returns whether none has become worse than the baseline allows. */
export function printTable(): boolean {
  const baseline = readBaseline();
  let isFine = true;
  console.log("\nfigure | value | goal | baseline");
  console.log("--- | --: | --: | --:");
  for (const one of figures) {
    const before = baseline[one.name];
    const hasSlowed = isWorse(one, before);
    if (hasSlowed) isFine = false;
    const isMet = one.goal === undefined || timesWorse(one, one.goal) <= 1;
    const goal = one.goal === undefined ? "" : `${shown(one.goal)}${isMet ? "" : " missed"}`;
    const beside = before === undefined ? "" : `${shown(before)}${hasSlowed ? " WORSE" : ""}`;
    console.log(`${one.name} | ${shown(one.value)} ${one.unit} | ${goal} | ${beside}`);
  }
  return isFine;
}

/** Writes the ratios of this run as the new baseline; other names keep theirs. */
export const writeBaseline = (): void =>
  writeRatios(
    figures.filter(({ isRatio }) => isRatio).map(({ name, value }) => [name, Number(shown(value))]),
  );

const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);
