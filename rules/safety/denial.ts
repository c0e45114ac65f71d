import { levelOf, type Sign, signsOfOpen } from "./judge.ts";
import { plain, wordsIn } from "./language/scan.ts";
import { clearedMs, denialMs } from "./levels.ts";
import { asksBack, asksOfDeath, isPlainNo } from "./our-questions.ts";
import { openLevel } from "./state.ts";
import type { Assessment, Opinion, RiskContext, RiskLevel, RiskState } from "./types.ts";

const denialWordsMax = 30;
/** A weak denial such as "cuma capek" does not count if the classifier's head for danger gives this much or more. */
const softDanger = 1.4;
/** From this logit on the classifier takes a text for a denial. */
const deniedFrom = -0.5;
const clearlyDeniedFrom = 2;
const goesOnWords = 4;
const calmDanger = -0.5;
/** Every button that denies a danger begins like this; a member's own words may begin so and mean something else. */
const noButton = /^Tidak\b/;
const safe =
  /^(?:iya |ya |udah |sudah )?(?:aku |gw |gue |saya )?aman(?: (?:kok|kak|aja|saja|ya|sih|banget))*[.!]*$/;

/**
 * Returns whether a text denies an open danger. At level 2 the first denial is asked back; a second one soon after ends
 * the level: in words, by a plain no to the confirming question, or by calmly moving on to something else. A plain no
 * counts only if our question was about the danger, since "ga ada" and "ga tau" say nothing by themselves. At level 3
 * only plain words of denial count, and they end nothing but the questions.
 */
export function denialOf(
  text: string,
  state: RiskState | undefined,
  atMs: number,
  signs: readonly Sign[],
  answered: Answered,
): Assessment["denial"] {
  const level = openLevel(state, atMs);
  const isStill = isStated(signs) && !isClearlyDenied(answered);
  if (state === undefined || isStill || wordsIn(text) > denialWordsMax) return "none";
  if (level === 3) return isPlainlyDenied(text) ? "noted" : "none";
  return deniedBelow(level, state, atMs, text, signs, answered);
}

type Answered = Pick<RiskContext, "opinion" | "inConversation" | "answers" | "isButton">;

/** Returns whether a text denies a danger below level 3. */
function deniedBelow(
  level: RiskLevel,
  state: RiskState,
  atMs: number,
  text: string,
  signs: readonly Sign[],
  { opinion, inConversation, answers, isButton }: Answered,
): Assessment["denial"] {
  const isSaid = isDenied(text, opinion) || isMeantSo(text, opinion, inConversation);
  const isNo = isNothingBut(text) || (isButton === true && noButton.test(text));
  const asked = askedIn(answers ?? "");
  const isSure = asked === "sure" || wasDeniedLast(state, atMs);
  if (isSure && level === 2) return ended(isSaid || isNo || goesOn(text, signs, opinion));
  const isAnswer = asked !== undefined && (isSaid || isNo);
  if (level < 2) return ended(isHarmless(state, atMs, { signs, isSaid, isAnswer, text }));
  if (!isSaid && !isAnswer) return "none";
  return isFresh(state.deniedAtMs, atMs) ? "cleared" : "asked_back";
}

/**
 * Whether a text answers the gentle question with a no, or denies in words of danger what was cleared before ("belum
 * mau mati aku mah"), which opens nothing anew.
 */
const isHarmless = (
  state: RiskState,
  atMs: number,
  {
    signs,
    isSaid,
    isAnswer,
    text,
  }: { signs: readonly Sign[]; isSaid: boolean; isAnswer: boolean; text: string },
): boolean =>
  (isSaid && isCleared(state, atMs) && levelOf(signs) >= 2 && isWishOnly(text, signs)) ||
  (isAnswer && isFresh(state.askedAtMs, atMs));

/** Rules of words for death and suicide, which a denial has to use. */
const wishRules: readonly string[] = [
  "want-die",
  "suicide-topic",
  "suicide-wish",
  "hope-die",
  "jump-feeling",
];
/** "Ga ada niat apa-apa, cuma mau nyusul ibu": what follows is what is meant. */
const meant = /\b(?:cuma|cm|cuman|hanya|tapi|tp|tinggal)\b/;

const isWishOnly = (text: string, signs: readonly Sign[]): boolean =>
  !meant.test(plain(text)) &&
  signs.every(({ level, ruleId }) => level < 2 || wishRules.includes(ruleId) || isGuess(ruleId));

const ended = (isDenied: boolean): Assessment["denial"] => (isDenied ? "cleared" : "none");

/** Returns whether the persona's last words asked about the danger, or asked to confirm its denial. */
function askedIn(said: string): "danger" | "sure" | undefined {
  if (asksBack(said)) return "sure";
  return asksOfDeath(said) ? "danger" : undefined;
}

/** Whether a text is only a no, or only says that the member is safe. */
const isNothingBut = (text: string): boolean => isPlainNo(text) || safe.test(plain(text).trim());

/** Whether the text before this one was the first denial, which is always asked back. */
const wasDeniedLast = ({ deniedAtMs, recent }: RiskState, atMs: number): boolean =>
  isFresh(deniedAtMs, atMs) && recent.at(-1)?.atMs === deniedAtMs;

/** Whether only the classifier found this sign. */
export const isGuess = (ruleId: string): boolean => ruleId.startsWith("classifier-");

const isStated = (signs: readonly Sign[]): boolean =>
  signs.some((sign) => sign.level >= 2 && !sign.isWeak && !isGuess(sign.ruleId));

const isFresh = (then: number | undefined, atMs: number): boolean =>
  then !== undefined && atMs - then < denialMs;

/** "Ga ada pikiran bunuh diri atau nyakitin diri" has words of a wish beyond the reach of the "ga ada". */
const isClearlyDenied = ({ opinion, inConversation }: Answered): boolean =>
  opinion !== undefined &&
  opinion.danger < 0 &&
  inConversation !== undefined &&
  inConversation.denied >= clearlyDeniedFrom;

const isPlainlyDenied = (text: string): boolean =>
  signsOfOpen(text, ["denial"]).some(({ ruleId }) => ruleId === "denial");

function isDenied(text: string, opinion: Opinion | undefined): boolean {
  const found = signsOfOpen(text, ["denial"]).map(({ ruleId }) => ruleId);
  // "I do not want to die" consists of words of danger, so the classifier is not asked about it.
  return found.includes("denial") || (found.length > 0 && (opinion?.danger ?? 0) < softDanger);
}

/** "Kok jadi gini hidupku" is astonished, and denies nothing. */
const laments = /\b(?:kok|knp|kenapa|napa)\b.*\bhidup(?:ku| (?:aku|saya|gue|gw))\b/;

/** "Itu lirik lagu" denies as well, in words that no rule knows. */
const isMeantSo = (text: string, alone: Opinion | undefined, inConversation: Opinion | undefined): boolean =>
  !laments.test(plain(text)) &&
  inConversation !== undefined &&
  inConversation.denied >= deniedFrom &&
  (alone?.danger ?? 0) < softDanger;

/** A member who was asked back and goes on with everyday matters has answered as well. */
const goesOn = (text: string, signs: readonly Sign[], opinion: Opinion | undefined): boolean =>
  signs.length === 0 && wordsIn(text) >= goesOnWords && (opinion?.danger ?? 0) < calmDanger;

/** Returns whether a danger was cleared less than `clearedMs` ago. */
export const isCleared = (state: RiskState | undefined, atMs: number): boolean =>
  state?.clearedAtMs !== undefined && atMs - state.clearedAtMs < clearedMs;
