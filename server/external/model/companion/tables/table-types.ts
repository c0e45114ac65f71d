import type { PersonKind } from "./people.ts";

export type Service = "wellbeing" | "relations" | "career" | "leadership" | "business";

export type TopicId =
  // wellbeing
  | "anxiety"
  | "panic"
  | "sleep"
  | "low-mood"
  | "grief"
  | "pet-loss"
  | "self-worth"
  | "overthinking"
  | "anger"
  | "focus"
  | "burnout"
  | "loneliness"
  | "health"
  | "habit"
  | "past"
  // relations
  | "partner"
  | "jealousy"
  | "breakup"
  | "trust"
  | "distance"
  | "crush"
  | "marriage-plan"
  | "marriage"
  | "family"
  | "parents"
  | "children"
  | "friendship"
  // career
  | "overwork"
  | "deadline"
  | "boss"
  | "colleague"
  | "job-loss"
  | "job-search"
  | "career-choice"
  | "interview"
  | "salary"
  | "performance"
  | "study"
  // leadership
  | "new-manager"
  | "team"
  | "delegation"
  | "feedback"
  | "team-conflict"
  | "decision"
  // business
  | "idea"
  | "capital"
  | "sales"
  | "marketing"
  | "pricing"
  | "business-partner"
  | "business-failure"
  | "staff"
  | "money";

type FeelingId =
  | "tired"
  | "sad"
  | "disappointed"
  | "angry"
  | "annoyed"
  | "anxious"
  | "afraid"
  | "panicked"
  | "overwhelmed"
  | "stressed"
  | "empty"
  | "lonely"
  | "ashamed"
  | "guilty"
  | "confused"
  | "jealous"
  | "envious"
  | "hurt"
  | "longing"
  | "bored"
  | "hopeless"
  | "insecure"
  | "frustrated"
  | "unheard"
  | "trapped"
  | "relieved"
  | "glad"
  | "proud"
  | "calm"
  | "hopeful";

/** What a question is after; the arc of a talk runs roughly in this order. */
export type QuestionKind =
  | "story"
  | "heavy"
  | "since"
  | "trigger"
  | "impact"
  | "meaning"
  | "need"
  | "tried"
  | "support"
  | "strength"
  | "better"
  | "step"
  | "choice"
  | "offer"
  | "after"
  | "open"
  | "safety";

export type Topic = {
  id: TopicId;
  service: Service;
  /** Named in a sentence: "soal {label}". */
  label: string;
  /** Roots and how much each speaks for the topic: "lembur:3 kerja:1". Two points make a topic. */
  words: string;
  reflect: readonly string[];
  /** What an experienced listener would add. */
  insight: readonly string[];
  ask: Partial<Record<QuestionKind, readonly string[]>>;
  /** Short practical answer to "how". */
  tips: readonly string[];
  exercises: readonly string[];
};

/** Something that happened, recognised in a sentence. */
export type Situation = {
  topic: TopicId;
  says: readonly string[];
  /** Who `{orang}` may be here. */
  who?: readonly PersonKind[];
  /** Colours the talk without turning it to its topic. */
  isAside?: true;
  /** Heard before anything else, whatever could be said back. */
  leads?: true;
  /** A noun phrase for it, as one says it to the person; the first whose slots can be filled. */
  gist: readonly string[];
  feel: FeelingId;
  reflect: readonly string[];
  ask?: readonly string[];
};

export type Feeling = {
  id: FeelingId;
  /** Roots that say it. */
  words: string;
  /** "kamu {adjective}", and "rasa {noun}". */
  adjective: string;
  noun: string;
  isPleasant?: true;
  /** Said when the person named it. */
  deepen: readonly string[];
};

/** A small thing to try. `name` and `aim` fit "ada {name}, untuk {aim}". */
export type Exercise = { id: string; name: string; aim: string; steps: string };

/** Something a person does with a message besides telling: greets, asks, refuses. */
export type ActRule = {
  act: string;
  says: readonly string[];
  /** Only in messages of at most so many words. */
  longest?: number;
  /** Only in a question. */
  asks?: true;
};
