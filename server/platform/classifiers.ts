import { readFileSync } from "node:fs";
import { readModel } from "#rules/classifier/linear.ts";

const load = (name: string) =>
  readModel(readFileSync(new URL(`../weights/${name}.weights`, import.meta.url)));

/**
 * Alma's classifiers, loaded once. `npm run safety:train`, `gate:train`, `flows:train` and `asides:train` generate their
 * weights.
 */
export const classifiers = {
  danger: load("danger"),
  gate: load("gate"),
  flows: load("flows"),
  asides: load("asides"),
};
