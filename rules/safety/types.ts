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

/** Who is in danger: the member, somebody else whom they write about, or their own child. */
export type RiskSubject = "self" | "other" | "child";

/** What a danger is about, where its category alone would select the wrong words. */
export type RiskTopic = "eating" | "overdose" | "minor" | "emergency" | "attacked";

/** What the member has said about their situation; what is unknown is missing. */
export type RiskSituation = {
  means?: "mentioned" | "at_hand" | "used" | "removed" | undefined;
  company?: "alone" | "with_someone" | undefined;
  aggressor?: "away" | "coming" | "present" | "gone" | undefined;
};

/** What is remembered about a member between texts. Times are milliseconds since 1970. */
export type RiskState = {
  /** Highest open level as of the last sign; `openLevel` applies its expiry. */
  level: RiskLevel;
  categories: RiskCategory[];
  /** Whose danger the open level is; missing in states stored before this field existed. */
  about?: RiskSubject | undefined;
  topics?: RiskTopic[] | undefined;
  situation?: RiskSituation | undefined;
  /** When an open level 2 was denied for the first time, and asked back. */
  deniedAtMs?: number | undefined;
  /** When that danger was denied again; the classifier then needs more certainty for some hours. */
  clearedAtMs?: number | undefined;
  /** When a level 3 was denied in plain words, which ends its questions but not the level. */
  notedAtMs?: number | undefined;
  /** When one text alone opened the danger by the classifier's opinion; it can be denied, even at level 3. */
  guessedAtMs?: number | undefined;
  /** That opinion was not sure, so that the first denial ends the danger. */
  isUnsure?: boolean | undefined;
  /** When a danger was last taken back; what opens after it within a day cannot be denied at level 3. */
  releasedAtMs?: number | undefined;
  /** When the one gentle question after a doubtful text was asked. */
  askedAtMs?: number | undefined;
  /** Time of the last sign at `level`. */
  signAtMs: number;
  /** Levels of the last ten texts of the last 24 hours, oldest first. Bare levels, as stored once, are dropped. */
  recent: { level: RiskLevel; atMs: number }[];
  /** When SRQ question 17 was last answered yes. */
  srq17AtMs?: number;
};

/**
 * A text that the member sent earlier in the same conversation. It is only read and never stored: no `RiskState` holds
 * words.
 */
export type EarlierText = { text: string; atMs: number };

/**
 * The classifier's opinion on a text (`classifier-opinion.ts`), as logits: that somebody is in danger, each kind of danger, that it
 * is somebody other than the writer, that it is urgent, that it is the writer's own child, and that it denies a danger.
 */
export type Opinion = {
  /** Number of words it was made from; few say little. */
  words: number;
  danger: number;
  kinds: readonly { category: Exclude<RiskCategory, "distress">; logit: number }[];
  other: number;
  /** That it is happening now: level 3. */
  urgent: number;
  /** That it is the writer's own child. */
  child: number;
  /** That it takes back a danger of which the conversation is. */
  denied: number;
};

/** The context in which a text is judged. */
export type RiskContext = {
  /** What is remembered of the member; undefined for a first text. */
  state?: RiskState | undefined;
  /** When the text was sent, in milliseconds since 1970. */
  atMs: number;
  /**
   * The member's last texts of this conversation, newest last; more than needed do no harm. They make a sentence sent
   * in pieces (`aku mau`, `bunuh`, `diri`) readable: at most the last three, each of at most four words and at most
   * five minutes old, are read together with this text, and can only raise its level.
   */
  before?: readonly EarlierText[] | undefined;
  /** What the persona said last, since a short text may answer its question. */
  answers?: string | undefined;
  /** The same for a text of any length, which may deny what it asked in its own words. */
  saidLast?: string | undefined;
  /** The text answers a step of the guide's flow ("sebelum jam 6"), so the classifier alone has to be surer. */
  isAtStep?: boolean | undefined;
  /** The text asks for a change of what the guide has written, so a guess without a kind is none. */
  isEdit?: boolean | undefined;
  /** The text is a button of what the persona said last, so the words are ours. */
  isButton?: boolean | undefined;
  /** The button belongs to no dialogue about a danger, so pressing it says nothing about one that is open. */
  isOfFlow?: boolean | undefined;
  /** The classifier's opinion; without it the rules judge alone, as they do in the browser. */
  opinion?: Opinion | undefined;
  /** Its opinion on the text after those before it; only while a danger is open. */
  inConversation?: Opinion | undefined;
};

export type Assessment = {
  /** Level that applies now: that of this text, raised by what is still open. */
  level: RiskLevel;
  /** Level of this text, read together with the short ones before it, but without what is still open. */
  textLevel: RiskLevel;
  categories: RiskCategory[];
  about: RiskSubject;
  topics: RiskTopic[];
  situation: RiskSituation;
  /**
   * Whether this text denied an open danger. At level 2 it is asked back the first time, and the level is cleared the
   * second time; at level 3 it is only noted: the level stays, but nothing more is asked about it.
   */
  denial: "none" | "asked_back" | "cleared" | "noted";
  /** Neither harmless nor dangerous: one gentle question is due, at most once a day. */
  isDoubtful: boolean;
  ruleIds: string[];
  /** Categories found by a rule that is not weak; those of the classifier and of distress are left out. */
  explicit: RiskCategory[];
  /** Level that was open before this text. */
  openBefore: RiskLevel;
  version: string;
  /** The state to remember for the next text. */
  next: RiskState;
};
