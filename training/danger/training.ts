import { dangerHeads } from "#rules/safety/classifier-opinion.ts";
import type { Training } from "../linear.ts";

/** Chosen by leaving out one region of authors at a time (docs/safety.md). */
export const dangerTraining: Training = {
  heads: dangerHeads,
  rounds: 10,
  examplesMin: 3,
  featuresMax: 200_000,
  otherWritings: 0.6,
  averagedRounds: 6,
};
