import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LinearModel, writeModel } from "#rules/classifier/linear.ts";

/** Writes a classifier to `server/weights` and prints its size and what it was trained on. */
export function saveWeights(name: string, model: LinearModel, madeFrom: string): void {
  const bytes = writeModel(model);
  writeFileSync(join(import.meta.dirname, `../server/weights/${name}.weights`), bytes);
  const size = `${model.hashes.length} features, ${model.heads.length} heads, ${(bytes.length / 1e6).toFixed(2)} MB`;
  process.stdout.write(`${name}: ${madeFrom}, ${size}\n`);
}
