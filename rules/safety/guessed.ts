import { releasedMs } from "./levels.ts";
import type { Sign } from "./signs.ts";
import { isEmergencyRule } from "./tables/rules-emergency.ts";
import type { Assessment, Opinion, RiskCategory, RiskLevel, RiskState, RiskSubject } from "./types.ts";

/** From this logit on the classifier is as sure as a rule that a text is urgent. */
const surelyUrgent = 2.5;
/** From this logit on a guess is seldom wrong: of five that readers with ordinary wishes met, all were below 2.1. */
const sureGuessFrom = 2.2;
/** Kinds whose denial means something: violence may be denied under pressure, and voices are denied by who hears them. */
const deniable: readonly RiskCategory[] = ["ideation", "plan_or_imminent", "self_harm", "violence_to_others"];

/** Whether only the classifier found this sign. */
export const isGuess = (ruleId: string): boolean => ruleId.startsWith("classifier-");

/** Whether the open danger rests on one guess of the classifier; then even a level 3 can be denied. */
export const isGuessed = (state: RiskState): boolean => state.guessedAtMs !== undefined;

/** Below this logit the classifier takes what a rule has found for a figure of speech, as it nearly always is. */
const contradictedBelow = -2;

/** Whether the first denial ends the open danger, whose card has asked already whether there is one (decisions 45 and 46). */
export const endsAtFirstNo = (state: RiskState): boolean =>
  isAddedUp(state) || (isGuessed(state) && state.isUnsure === true);

/** Whether the open danger is nothing but heavy feelings in several texts. */
export const isAddedUp = ({ categories }: RiskState): boolean =>
  categories.every((category) => category === "distress");

/**
 * Whether the danger rests on the classifier alone, or on feelings that were added up; a level 3 only where the member has
 * named nothing of a danger.
 */
export const restsOnGuess = ({ level, next }: Assessment): boolean =>
  level === 3
    ? isGuessed(next) && next.isUnsure === true && next.categories[0] === "plan_or_imminent"
    : level === 2 && (isGuessed(next) || isAddedUp(next));

type Now = {
  level: RiskLevel;
  openBefore: RiskLevel;
  about: RiskSubject;
  atMs: number;
  /** Whether this text or one before it has a word that may belong to a danger. */
  isNamed: () => boolean;
};

/**
 * Returns when one text opened the danger by the classifier's opinion alone. Any later sign ends that doubt, so a level
 * 3 that was reached step by step is never taken back. A medical emergency and nothing else can be over, however often it
 * is told.
 */
export function guessedOf(
  state: RiskState | undefined,
  now: Now,
  signs: readonly Sign[],
  opinion: Opinion | undefined,
): Partial<RiskState> {
  if (now.level < 2) return {};
  const grave = signs.filter(({ level }) => level >= 2);
  const before = state?.guessedAtMs;
  if (grave.length === 0)
    return before === undefined ? {} : { guessedAtMs: before, isUnsure: state?.isUnsure };
  if (isEmergencyAlone(grave, state)) {
    return now.openBefore < 2 || before !== undefined ? { guessedAtMs: now.atMs } : {};
  }
  const isOne =
    now.openBefore < 2 &&
    !isReleased(state, now.atMs) &&
    now.about !== "child" &&
    (opinion?.urgent ?? surelyUrgent) < surelyUrgent;
  const isContradicted = now.level === 2 && opinion !== undefined && opinion.danger < contradictedBelow;
  const mayBeWrong = (sign: Sign) => isDeniable(sign) || (isContradicted && deniable.includes(sign.category));
  if (!isOne || !grave.every(mayBeWrong)) return {};
  return { guessedAtMs: now.atMs, isUnsure: isUnsureNow(now, opinion) };
}

/** A level 3 is unsure only where nothing that the member wrote has a word of danger. */
const isUnsureNow = ({ level, isNamed }: Now, opinion: Opinion | undefined): boolean =>
  level === 2 ? opinion === undefined || opinion.danger < sureGuessFrom : !isNamed();

/** A rule that is right less than four times in five is no surer than a guess. */
const isDeniable = ({ ruleId, category, isWeak }: Sign): boolean =>
  (isGuess(ruleId) || isWeak === true) && deniable.includes(category);

/** Whether these signs belong to a medical emergency, which the classifier takes for something else as it goes on. */
const isEmergencyAlone = (grave: readonly Sign[], state: RiskState | undefined): boolean =>
  state?.topics?.includes("emergency") === true && state.guessedAtMs !== undefined
    ? grave.every(({ ruleId }) => isEmergencyRule(ruleId) || isGuess(ruleId) || ruleId === "found-dying")
    : grave.some(({ ruleId }) => isEmergencyRule(ruleId)) &&
      grave.every(({ ruleId }) => isEmergencyRule(ruleId) || ruleId === "classifier-plan_or_imminent");

const isReleased = (state: RiskState | undefined, atMs: number): boolean =>
  state?.releasedAtMs !== undefined && atMs - state.releasedAtMs < releasedMs;
