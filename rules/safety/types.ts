/** 0 nothing, 1 distress, 2 risk (message and help card), 3 danger now (119 and IGD first). */
export type RiskLevel = 0 | 1 | 2 | 3;

export type RiskCategory =
  | "distress"
  | "ideation"
  | "plan_or_imminent"
  | "self_harm"
  | "violence_victim"
  | "violence_to_others"
  | "psychosis";

/** What is remembered of a member between texts. Times are milliseconds since 1970. */
export type RiskState = {
  /** Highest open level, before its decay. */
  level: RiskLevel;
  categories: RiskCategory[];
  /** Last sign at `level`. */
  signAtMs: number;
  /** Levels of the last ten texts, oldest first. */
  recent: RiskLevel[];
  /** When SRQ question 17 was last answered yes. */
  srq17AtMs?: number;
};

export type Assessment = {
  /** Level that now applies: of this text, raised by what is still open. */
  level: RiskLevel;
  /** Level of this text alone. */
  textLevel: RiskLevel;
  categories: RiskCategory[];
  /** Who is at risk. */
  about: "self" | "other";
  ruleIds: string[];
  version: string;
  /** What to remember for the next text. */
  next: RiskState;
};
