import type { RiskCategory, RiskLevel } from "../types.ts";

/** A sign of risk: a match of any of the patterns counts (syntax in `language/patterns.ts`). */
export type Rule = {
  id: string;
  category: RiskCategory;
  level: RiskLevel;
  /** The bare topic: no sign where it is only discussed (study, news, story, help for others). */
  topic?: true;
  /** Counts only where the speaker means themselves. */
  selfOnly?: true;
  /** Counts only where the speaker means someone else. */
  otherOnly?: true;
  /** Always about the speaker: the people it names would be left behind and are not at risk. */
  own?: true;
  /** Always about somebody else, whom the reader of Indonesian may not know as a person: a customer, "si kecil". */
  others?: true;
  /** Right less than four times in five, so the classifier may overrule it (docs/safety.md). */
  weak?: true;
  patterns: string[];
};
