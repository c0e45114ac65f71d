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
  /** Levels of the last ten texts of the last 24 hours, oldest first. A bare level, as once stored, is forgotten. */
  recent: { level: RiskLevel; atMs: number }[];
  /** When SRQ question 17 was last answered yes. */
  srq17AtMs?: number;
};

/**
 * A text that the member sent before in the same talk. It is only looked at and never kept: no `RiskState` holds
 * words.
 */
export type EarlierText = { text: string; atMs: number };

/** What a text is judged with. */
export type RiskContext = {
  /** What is remembered of the member; undefined for a first text. */
  state?: RiskState | undefined;
  /** When the text was sent, in milliseconds since 1970. */
  atMs: number;
  /**
   * The member's last texts of this talk, newest last; more than are needed do no harm. Who sends a sentence in
   * pieces (`aku mau`, `bunuh`, `diri`) is understood through them: at most the last three, each of at most four
   * words and at most five minutes old, are read together with this text. They can only raise its level.
   */
  before?: readonly EarlierText[] | undefined;
};

export type Assessment = {
  /** Level that now applies: of this text, raised by what is still open. */
  level: RiskLevel;
  /** Level of this text, read together with the short ones before it; without what is still open. */
  textLevel: RiskLevel;
  categories: RiskCategory[];
  /** Who is at risk. */
  about: "self" | "other";
  ruleIds: string[];
  version: string;
  /** What to remember for the next text. */
  next: RiskState;
};
