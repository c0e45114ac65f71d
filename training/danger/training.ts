import { dangerHeads } from "#rules/safety/danger.ts";
import type { Training } from "../linear.ts";

/** Found by leaving out one region of authors after the other (docs/safety.md). */
export const dangerTraining: Training = {
  heads: dangerHeads,
  rounds: 10,
  examplesMin: 3,
  featuresMax: 200_000,
  otherWritings: 0.6,
};
