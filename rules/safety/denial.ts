import { type Sign, signsOfOpen } from "./judge.ts";
import { plain, wordsIn } from "./language/scan.ts";
import { clearedMs, denialMs } from "./levels.ts";
import { asksBack, asksOfDeath, isPlainNo } from "./our-questions.ts";
import { openLevel } from "./state.ts";
import type { Assessment, Opinion, RiskContext, RiskState } from "./types.ts";

const denialWordsMax = 30;
/** "Only tired" denies nothing where the classifier sees as much danger as this. */
const softDanger = 1.4;
const goesOnWords = 4;
const calmDanger = -0.5;
/** How every button begins that says that there is no danger; a member's own words may go on otherwise. */
const noButton = /^Tidak\b/;
const safe =
  /^(?:iya |ya |udah |sudah )?(?:aku |gw |gue |saya )?aman(?: (?:kok|kak|aja|saja|ya|sih|banget))*[.!]*$/;

/**
 * Whether an open level 2 is denied. The first denial is asked back; the second one, right after it, ends the level:
 * in words, by a plain no to the question that makes sure, or by going on calmly to something else. A plain no counts
 * only where our question was about the danger, since "ga ada" and "ga tau" say nothing by themselves.
 */
export function denialOf(
  text: string,
  state: RiskState | undefined,
  atMs: number,
  signs: readonly Sign[],
  { opinion, answers, isButton }: Pick<RiskContext, "opinion" | "answers" | "isButton">,
): Assessment["denial"] {
  const level = openLevel(state, atMs);
  if (state === undefined || level === 3 || isStated(signs) || wordsIn(text) > denialWordsMax) return "none";
  const isSaid = isDenied(text, opinion);
  const isNo = isNothingBut(text) || (isButton === true && noButton.test(text));
  const asked = askedIn(answers ?? "");
  if (asked === "sure" && level === 2) return ended(isSaid || isNo || goesOn(text, signs, opinion));
  const isAnswer = asked !== undefined && (isSaid || isNo);
  if (level < 2) return ended(isAnswer && isFresh(state.askedAtMs, atMs));
  if (!isSaid && !isAnswer) return "none";
  return isFresh(state.deniedAtMs, atMs) ? "cleared" : "asked_back";
}

const ended = (isDenied: boolean): Assessment["denial"] => (isDenied ? "cleared" : "none");

/** Whether the last words asked about the danger, or made sure of its denial. */
function askedIn(said: string): "danger" | "sure" | undefined {
  if (asksBack(said)) return "sure";
  return asksOfDeath(said) ? "danger" : undefined;
}

/** Nothing but a no, or but that they are safe. */
const isNothingBut = (text: string): boolean => isPlainNo(text) || safe.test(plain(text).trim());

/** A sign of the classifier alone. */
export const isGuess = (ruleId: string): boolean => ruleId.startsWith("classifier-");

const isStated = (signs: readonly Sign[]): boolean =>
  signs.some((sign) => sign.level >= 2 && !sign.isWeak && !isGuess(sign.ruleId));

const isFresh = (then: number | undefined, atMs: number): boolean =>
  then !== undefined && atMs - then < denialMs;

function isDenied(text: string, opinion: Opinion | undefined): boolean {
  const found = signsOfOpen(text, ["denial"]).map(({ ruleId }) => ruleId);
  // "I do not want to die" is made of the words of danger: the classifier is not asked about it.
  return found.includes("denial") || (found.length > 0 && (opinion?.danger ?? 0) < softDanger);
}

/** Who was asked back and goes on with everyday matters has answered as well. */
const goesOn = (text: string, signs: readonly Sign[], opinion: Opinion | undefined): boolean =>
  signs.length === 0 && wordsIn(text) >= goesOnWords && (opinion?.danger ?? 0) < calmDanger;

/** Whether a danger was taken back a while ago. */
export const isCleared = (state: RiskState | undefined, atMs: number): boolean =>
  state?.clearedAtMs !== undefined && atMs - state.clearedAtMs < clearedMs;
