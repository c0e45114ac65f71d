import { businessSituations } from "./situations-business.ts";
import { relationSituations } from "./situations-relations.ts";
import { wellbeingSituations } from "./situations-wellbeing.ts";
import { workSituations } from "./situations-work.ts";
import type { Situation } from "./table-types.ts";

export const situations: readonly Situation[] = [
  ...wellbeingSituations,
  ...relationSituations,
  ...workSituations,
  ...businessSituations,
];
