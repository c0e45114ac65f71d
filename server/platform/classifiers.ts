import { readFileSync } from "node:fs";
import { readModel } from "#rules/classifier/linear.ts";

const load = (name: string) =>
  readModel(readFileSync(new URL(`../weights/${name}.weights`, import.meta.url)));

/** Classifiers of ours, read once; `npm run safety:train`, `gate:train` and `flows:train` make their weights. */
export const classifiers = { danger: load("danger"), gate: load("gate"), flows: load("flows") };
