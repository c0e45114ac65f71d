import type { RiskCategory, RiskLevel } from "../types.ts";

/** A concept of risk: any of the patterns is a sign of it (how they read: `language/patterns.ts`). */
export type Rule = {
  id: string;
  category: RiskCategory;
  level: RiskLevel;
  /** The bare topic: no sign where it is only talked about (study, news, story, help for others). */
  topic?: true;
  /** Counts only where the speaker means themselves. */
  selfOnly?: true;
  /** Counts only where the speaker means someone else. */
  otherOnly?: true;
  /** Always about the speaker: whom it names is left behind, not at risk. */
  own?: true;
  /** Right less than four times in five: the classifier may overrule it (docs/safety.md). */
  weak?: true;
  patterns: string[];
};
