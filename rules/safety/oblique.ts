import { wordsIn } from "./language/scan.ts";
import { betweenLines, type Sign } from "./signs.ts";
import type { EarlierText, Opinion } from "./types.ts";

/** Longer texts tell a story, in which such words are mostly about something else. */
const textLengthMax = 400;
/** From this logit of danger on, a text that also sounds urgent to the classifier is doubtful: a plan between the lines. */
const plannedFrom = -0.6;
const urgentFrom = -2;
const fewWords = 3;
/** Texts of at most this many words before it greet or begin; longer ones explain what follows. */
const greetingWords = 4;

/** No more than a guess, which can be denied. */
const again: Sign = {
  ...{ ruleId: "oblique-again", category: "ideation", level: 2, subject: "self" },
  isWeak: true,
};

const soundsPlanned = ({ words, danger, urgent }: Opinion): boolean =>
  words > fewWords && danger >= plannedFrom && urgent >= urgentFrom;

/**
 * Whether a text that is not dangerous by itself speaks between the lines of a time after the member ("siapa ya yang ngurus
 * kucingku nanti"): too little for a card, and enough for the gentle question.
 */
export function mayAsk(
  text: string,
  opinion: Opinion | undefined,
  before: readonly EarlierText[] = [],
): boolean {
  if (text.length > textLengthMax) return false;
  const { isSaid, hasReason } = betweenLines(text);
  // "Sudah saya tulis di atas" answers the guide; only who has told nothing yet begins between the lines.
  const isOpening = before.every((earlier) => wordsIn(earlier.text) <= greetingWords);
  return isSaid || (isOpening && opinion !== undefined && soundsPlanned(opinion) && !hasReason);
}

/** Whoever goes on like that right after the gentle question has answered it. */
export const obliqueAgain = (text: string, isAsked: boolean, isEdit = false): Sign[] =>
  isAsked && !isEdit && text.length <= textLengthMax && betweenLines(text).isSaid ? [again] : [];
