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

/** Who is in danger: the member, somebody whom they tell of, or their own child. */
export type RiskSubject = "self" | "other" | "child";

/** What a danger is about where its category alone would bring the wrong words. */
export type RiskTopic = "eating" | "overdose" | "minor";

/** What the member has said of their situation; what nobody has found out is missing. */
export type RiskSituation = {
  means?: "mentioned" | "at_hand" | "used" | "removed" | undefined;
  company?: "alone" | "with_someone" | undefined;
  aggressor?: "away" | "coming" | "present" | "gone" | undefined;
};

/** What is remembered of a member between texts. Times are milliseconds since 1970. */
export type RiskState = {
  /** Highest open level, before its decay. */
  level: RiskLevel;
  categories: RiskCategory[];
  /** Whose danger the open level is; a state stored before this was known has none. */
  about?: RiskSubject | undefined;
  topics?: RiskTopic[] | undefined;
  situation?: RiskSituation | undefined;
  /** When an open level 2 was denied for the first time, and asked back. */
  deniedAtMs?: number | undefined;
  /** When it was denied again: what only seems dangerous weighs less for some hours. */
  clearedAtMs?: number | undefined;
  /** When the one gentle question of a doubtful text was asked. */
  askedAtMs?: number | undefined;
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

/**
 * What the classifier makes of a text (`danger.ts`), as logits: that somebody is in danger, each kind of it, and that
 * it is somebody else than the writer.
 */
export type Opinion = {
  /** Words that it was made from: few say little. */
  words: number;
  danger: number;
  kinds: readonly { category: Exclude<RiskCategory, "distress">; logit: number }[];
  other: number;
};

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
  /** What the persona said last: a short text may answer its question. */
  answers?: string | undefined;
  /** The text is a button of what the persona said last: our own words. */
  isButton?: boolean | undefined;
  /** The classifier's; without it the rules judge alone, as they do in the browser. */
  opinion?: Opinion | undefined;
};

export type Assessment = {
  /** Level that now applies: of this text, raised by what is still open. */
  level: RiskLevel;
  /** Level of this text, read together with the short ones before it; without what is still open. */
  textLevel: RiskLevel;
  categories: RiskCategory[];
  about: RiskSubject;
  topics: RiskTopic[];
  situation: RiskSituation;
  /** An open level 2 was denied by this text: to be asked back once, or taken back with it. */
  denial: "none" | "asked_back" | "cleared";
  /** Neither harmless nor dangerous: one gentle question is due, once a day. */
  isDoubtful: boolean;
  ruleIds: string[];
  /** Categories that a rule found which is not weak; what the classifier and distress tell is not among them. */
  explicit: RiskCategory[];
  /** Level that was open before this text. */
  openBefore: RiskLevel;
  version: string;
  /** What to remember for the next text. */
  next: RiskState;
};
