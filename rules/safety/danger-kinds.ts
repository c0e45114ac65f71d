import { byPriority } from "./levels.ts";
import type { Assessment, RiskCategory, RiskLevel, RiskState } from "./types.ts";

/** Kinds of danger that need texts of their own. */
export const dangerKindNames = [
  "distress",
  "ideation",
  "imminent",
  "overdose",
  "emergency",
  "emergency_attacked",
  "self_harm",
  "eating",
  "victim",
  "victim_minor",
  "victim_now",
  "violent",
  "violent_now",
  "psychosis",
  "psychosis_now",
] as const;
export type DangerKind = (typeof dangerKindNames)[number];

const victimKinds: readonly DangerKind[] = ["victim", "victim_minor", "victim_now", "emergency_attacked"];
/** Whether somebody else does harm, who may read along on the same phone. */
export const isVictimKind = (kind: DangerKind): boolean => victimKinds.includes(kind);

/** The danger that an answer knows of; `isNew` means that its message and card come with this answer. */
export type KnownRisk = Pick<
  Assessment,
  "categories" | "about" | "topics" | "situation" | "denial" | "isDoubtful"
> & {
  isNew: boolean;
  /** The open danger rests on a guess of the classifier, or on feelings that were added up; a first denial may be believed. */
  isGuess: boolean;
  /** Who is with the person in danger, in the member's words. */
  companion?: string | undefined;
};

export const noRisk: KnownRisk = {
  categories: [],
  about: "self",
  topics: [],
  situation: {},
  denial: "none",
  isDoubtful: false,
  isNew: false,
  isGuess: false,
};

type Risk = Pick<Assessment, "topics"> & { level: RiskLevel; categories: readonly RiskCategory[] };

/** Returns the kind whose texts come first: that of the most urgent category. */
export function kindOf({ level, categories, topics }: Risk): DangerKind {
  const first = categories.toSorted(byPriority)[0] ?? "distress";
  const topic = topics.map((one) => ofTopic[`${first}:${one}`]).find((kind) => kind !== undefined);
  const { calm, now } = ofCategory[first];
  // At level 3 everybody gets the same words whatever the topic, except in a medical emergency and after an overdose, which
  // come before anything else.
  if (topic && (level < 3 || beforeAll.includes(topic))) return topic;
  return level === 3 ? now : calm;
}

/** Whether a text tells of the danger that is open: of the same kind, with the same words, and about the same person. */
export const isSameDanger = (
  { level, categories, topics = [], about = "self" }: RiskState,
  now: Assessment,
): boolean =>
  categories[0] === now.categories[0] &&
  kindOf({ level, categories, topics }) === kindOf(now) &&
  about === now.about;

const ofCategory: Readonly<Record<RiskCategory, { calm: DangerKind; now: DangerKind }>> = {
  distress: { calm: "distress", now: "imminent" },
  ideation: { calm: "ideation", now: "imminent" },
  // A plan that is not certain is asked about like a wish, and can be denied.
  plan_or_imminent: { calm: "ideation", now: "imminent" },
  self_harm: { calm: "self_harm", now: "imminent" },
  violence_victim: { calm: "victim", now: "victim_now" },
  violence_to_others: { calm: "violent", now: "violent_now" },
  psychosis: { calm: "psychosis", now: "psychosis_now" },
};

const beforeAll: readonly DangerKind[] = ["overdose", "emergency", "emergency_attacked"];

const ofTopic: Readonly<Record<string, DangerKind>> = {
  "plan_or_imminent:attacked": "emergency_attacked",
  "plan_or_imminent:emergency": "emergency",
  "plan_or_imminent:overdose": "overdose",
  "violence_victim:minor": "victim_minor",
  "self_harm:eating": "eating",
};

/** For a kind without texts for this subject, the texts of the nearest kind fit as well. */
export const nearestKind: Readonly<Partial<Record<DangerKind, DangerKind>>> = {
  overdose: "imminent",
  emergency: "imminent",
  emergency_attacked: "emergency",
  eating: "self_harm",
  victim_minor: "victim",
  psychosis_now: "psychosis",
  victim_now: "victim",
  violent_now: "violent",
  self_harm: "ideation",
  imminent: "ideation",
};
