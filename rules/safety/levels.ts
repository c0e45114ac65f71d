import type { RiskCategory, RiskLevel } from "./types.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a level stays open after the last sign; the meter stands still for as long. */
export const levelTwoHoldMs = 6 * hourMs;
export const levelThreeHoldMs = 24 * hourMs;

/** A yes to SRQ question 17 makes distress weigh more for this long. */
export const srq17Ms = 30 * dayMs;

/** How many texts are remembered by level; `distressMax` of them with distress make level 2. */
export const recentMax = 10;
/** Distress of different days is not added up. */
export const recentMs = dayMs;
export const distressMax = 3;

/** A sentence in pieces: how many earlier texts, how many words each and how old, are read together with a text. */
export const piecesMax = 3;
export const pieceWordsMax = 4;
export const pieceMs = 5 * 60_000;
/** A text with more words than this is judged alone. */
export const joinedWordsMax = 12;

/** Conversation in a hold is free; this rate limit bounds abuse without ending the conversation. */
export const maxSupportQuestionsPerHour = 30;

/** No offers are shown until this long after the last level of 2 or more. */
export const noOffersMs = 24 * hourMs;

/** Most urgent first; the first category selects the message and the kind of help. */
export const categoryPriority: readonly RiskCategory[] = [
  "plan_or_imminent",
  "violence_victim",
  "violence_to_others",
  "ideation",
  "self_harm",
  "psychosis",
  "distress",
];

export function holdMs(level: RiskLevel): number {
  if (level === 3) return levelThreeHoldMs;
  return level === 2 ? levelTwoHoldMs : 0;
}

/** A bare yes counts as an answer only this long after the last sign. */
export const followAssentMs = 5 * 60_000;

/** A denial that was asked back must be confirmed within this time. */
export const denialMs = 30 * 60_000;
/** After a danger was denied twice, the classifier needs more certainty for this long. */
export const clearedMs = 6 * hourMs;
/** After a danger was taken back, the next one cannot be denied at level 3 for this long. */
export const releasedMs = dayMs;
/** The gentle question after a doubtful text is not repeated within this time. */
export const gentleMs = dayMs;

/** Offers are products, ratings, and prompts to buy or to continue. */
export const allowsOffers = (level: RiskLevel): boolean => level === 0;

export const higher = (one: RiskLevel, other: RiskLevel): RiskLevel => (one > other ? one : other);

export const byPriority = (one: RiskCategory, other: RiskCategory): number =>
  categoryPriority.indexOf(one) - categoryPriority.indexOf(other);

/** Dangers to one's own life and body. */
export const ownCategories: readonly RiskCategory[] = ["ideation", "self_harm", "plan_or_imminent"];

/** Categories for which SAPA 129 and the police lead the card. */
export const violenceCategories: readonly RiskCategory[] = ["violence_victim", "violence_to_others"];

export const isFromPerson = (categories: readonly RiskCategory[]): boolean =>
  categories.some((one) => violenceCategories.includes(one));
