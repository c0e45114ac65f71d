import { isEmergency, isOver } from "./emergency.ts";
import { explains } from "./explained.ts";
import { endsAtFirstNo, isAddedUp, isGuess, isGuessed } from "./guessed.ts";
import { plain, wordsIn } from "./language/scan.ts";
import { clearedMs, denialMs, isFromPerson } from "./levels.ts";
import { asksBack, asksOfDeath, isPlainNo, isPlainYes } from "./our-questions.ts";
import { levelOf, names, readConcepts, type Sign, signsOfOpen } from "./signs.ts";
import { openLevel } from "./state.ts";
import type { Assessment, EarlierText, Opinion, RiskContext, RiskLevel, RiskState } from "./types.ts";

const denialWordsMax = 30;
/** A weak denial such as "cuma capek" does not count if the classifier's head for danger gives this much or more. */
const softDanger = 1.4;
/** From this logit on the classifier takes a text for a denial. */
const deniedFrom = -0.5;
/** The same for an explanation, where the danger rests on one guess of its own. */
const guessDeniedFrom = -1.8;
/** From this logit on an explanation folds the card of a level 3 as plain words of denial do. */
const surelyDeniedFrom = 1.5;
/** From this logit on a denial stands against a rule whose words it uses. */
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
 * only plain words of denial count, and they end nothing but the questions; a level 3 that one guess has raised ends
 * like a level 2, but only by words of denial, and a medical emergency also by telling that it is over.
 */
export function denialOf(
  text: string,
  state: RiskState | undefined,
  atMs: number,
  signs: readonly Sign[],
  answered: Answered,
): Assessment["denial"] {
  const level = openLevel(state, atMs);
  const isStill =
    isStated(signs) &&
    !isClearlyDenied(text, answered) &&
    !isTakenWrong(text, signs, answered, state) &&
    !isOfOurWords(text, signs, answered);
  if (state === undefined || isStill || wordsIn(text) > denialWordsMax) return "none";
  if (mayBeAbuser(text, answered.before ?? [], state)) return "none";
  const mayEnd = level < 3 || isGuessed(state);
  const denial = mayEnd ? endingDenialOf(level, state, atMs, text, signs, answered) : "none";
  if (level < 3 || denial !== "none") return denial;
  return isPlainlyDenied(text) || isExplainedAway(text, answered) ? "noted" : "none";
}

type Answered = Pick<
  RiskContext,
  "opinion" | "inConversation" | "answers" | "saidLast" | "isButton" | "before"
>;

/** Returns whether a text denies a danger that can be taken back. */
function endingDenialOf(
  level: RiskLevel,
  state: RiskState,
  atMs: number,
  text: string,
  signs: readonly Sign[],
  { opinion, inConversation, answers, isButton }: Answered,
): Assessment["denial"] {
  const isPast = isPassed(text, state);
  const isSaid = isPast || isDenied(text, opinion, state) || isMeantSo(text, opinion, inConversation, state);
  const isNo = isNothingBut(text) || isNoButton(text, isButton);
  const asked = askedIn(answers ?? "");
  const isSure = asked === "sure" || wasDeniedLast(state, atMs);
  if (isSure && level >= 2)
    return ended(
      isSaid || isNo || isConfirmed(text, state) || goesOn(text, state, signs, { opinion, isButton, asked }),
    );
  const isAnswer = asked !== undefined && (isSaid || isNo);
  if (level < 2) return ended(isHarmless(state, atMs, { signs, isSaid, isAnswer, text }));
  return isSaid || isAnswer
    ? unconfirmed({ text, signs, isNo, isPast, opinion }, level, state, atMs)
    : "none";
}

type Denied = {
  text: string;
  signs: readonly Sign[];
  isNo: boolean;
  isPast: boolean;
  opinion: Opinion | undefined;
};

/** What a denial amounts to that confirms no other: mostly it is asked back. */
function unconfirmed(denied: Denied, level: RiskLevel, state: RiskState, atMs: number): Assessment["denial"] {
  if (endsAtOnce(denied, level, state)) return "cleared";
  // People in danger play it down as well, so a level 3 is only taken back by saying what was meant.
  const isEnough = level === 2 || denied.isPast || explains(denied.text);
  if (!isEnough) return "none";
  return isFresh(state.deniedAtMs, atMs) ? "cleared" : "asked_back";
}

/**
 * Whether the first denial ends what is no more than an unsure guess; a level 3 ends by a plain one alone, and not by playing it
 * down. "Ga ada niat apa-apa, cuma mau ikut ibu ke surga" has a danger behind the no.
 */
function endsAtOnce({ text, signs, isNo, opinion }: Denied, level: RiskLevel, state: RiskState): boolean {
  if (!endsAtFirstNo(state) || isEmergency(state) || isForced(state)) return false;
  if (!signs.every(isOfOpenDanger)) return false;
  const isCalm = opinion === undefined || opinion.danger < notStated;
  return level === 2 || (isCalm && (isNo || isPlainlyDenied(text)));
}

/** "Udah sadar": a medical emergency is over. */
const isPassed = (text: string, state: RiskState): boolean => isEmergency(state) && isOver(text);

/** That nobody is in danger any more is confirmed by a yes as well; of a wish to die a yes would say the opposite. */
const isConfirmed = (text: string, state: RiskState): boolean => isEmergency(state) && isPlainYes(text);

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

const isNoButton = (text: string, isButton: boolean | undefined): boolean =>
  isButton === true && noButton.test(text);

/** Whether a text is only a no, or only says that the member is safe. */
const isNothingBut = (text: string): boolean => isPlainNo(text) || safe.test(plain(text).trim());

/** Whether the text before this one was the first denial, which is always asked back. */
const wasDeniedLast = ({ deniedAtMs, recent }: RiskState, atMs: number): boolean =>
  isFresh(deniedAtMs, atMs) && recent.at(-1)?.atMs === deniedAtMs;

const isStated = (signs: readonly Sign[]): boolean =>
  signs.some((sign) => sign.level >= 2 && !sign.isWeak && !isGuess(sign.ruleId));

const isFresh = (then: number | undefined, atMs: number): boolean =>
  then !== undefined && atMs - then < denialMs;

/** "Ga ada pikiran bunuh diri atau nyakitin diri" has words of a wish beyond the reach of the "ga ada". */
const isClearlyDenied = (text: string, { opinion, inConversation }: Answered): boolean =>
  opinion !== undefined &&
  opinion.danger < 0 &&
  inConversation !== undefined &&
  inConversation.denied >= clearlyDeniedFrom &&
  mayDeny(text);

/** Below this logit the classifier finds nothing of the danger in a text that denies it. */
const surelyCalm = -3;
/** The same where the open danger is no more than a guess, in which the rules for an open one have nothing to go on with. */
const calmAfterGuess = -1;

/**
 * "Bukan itu maksudnya, tidak ada yang berpamitan", "ga ada bahaya apa2, cuma mau nulis surat buat bapak": only rules that raise
 * an open danger find a sign, and the classifier finds none.
 */
const isTakenWrong = (
  text: string,
  signs: readonly Sign[],
  { opinion }: Answered,
  state: RiskState | undefined,
): boolean =>
  opinion !== undefined &&
  opinion.danger < (state && isGuessed(state) ? calmAfterGuess : surelyCalm) &&
  signs.every(isOfOpenDanger) &&
  isPlainlyDenied(text);

/** Whether a sign comes from the classifier or from a rule that counts only while a danger is open, or is no danger. */
const isOfOpenDanger = ({ level, ruleId }: Sign): boolean =>
  level < 2 || ruleId.startsWith("open-") || isGuess(ruleId);

/** Below this logit a text that denies a wish in so many words does not state it. */
const notStated = 0.8;

/**
 * "Saya tidak menulis apa pun mengenai mengakhiri hidup": in answer to our question about it, its words are ours, and what
 * denies them is no sign of a wish.
 */
const isOfOurWords = (text: string, signs: readonly Sign[], { opinion, saidLast }: Answered): boolean =>
  opinion !== undefined &&
  opinion.danger < notStated &&
  askedIn(saidLast ?? "") !== undefined &&
  signs.every(({ level, ruleId }) => level < 2 || wishRules.includes(ruleId) || isGuess(ruleId)) &&
  isPlainlyDenied(text);

/** Who harms the member may hold the phone, and so does a parent whose child is in danger: silence about it denies nothing. */
const isForced = ({ categories, about }: RiskState): boolean =>
  categories.includes("violence_victim") || about === "child";

/**
 * Whether somebody else may be writing: they say so, or one text tells of a husband and another of a wife ("istri saya
 * sehat"). Then no text of the conversation denies violence.
 */
function mayBeAbuser(text: string, before: readonly EarlierText[], { categories }: RiskState): boolean {
  if (!categories.includes("violence_victim")) return false;
  const texts = [...before.map((earlier) => plain(earlier.text)), plain(text)];
  const isOfBoth = texts.some((one) => ofHusband.test(one)) && texts.some((one) => ofWife.test(one));
  return isOfBoth || texts.some((one) => asOther.test(one));
}
const mine = "(?:ku| (?:saya|sy|gue|gw|aku|ane))\\b";
const ofHusband = new RegExp(`\\b(?:suami|laki|cowok)${mine}`);
const ofWife = new RegExp(`\\b(?:istri|isteri|bini|cewek)${mine}`);
const asOther =
  /\bini (?:suami|cowok|pacar|laki|istri|cewek)nya\b|\bhp ?nya (?:saya|gue|gw|aku) (?:yang )?pegang\b/;

const isExplainedAway = (text: string, { opinion, inConversation }: Answered): boolean =>
  inConversation !== undefined &&
  inConversation.denied >= surelyDeniedFrom &&
  (opinion?.danger ?? 0) < calmDanger &&
  explains(text);

const isPlainlyDenied = (text: string): boolean =>
  signsOfOpen(text, ["denial"]).some(({ ruleId }) => ruleId === "denial");

function isDenied(text: string, opinion: Opinion | undefined, state: RiskState): boolean {
  const found = signsOfOpen(text, ["denial"]).map(({ ruleId }) => ruleId);
  // "I do not want to die" consists of words of danger, so the classifier is not asked about it.
  if (found.includes("denial")) return true;
  const soft = found.filter((ruleId) => ruleId !== "reassurance" || mayReassure(state));
  return soft.length > 0 && (opinion?.danger ?? 0) < softDanger;
}

/** "Ga usah khawatir" says something of what the member feels, and nothing of what somebody does. */
const mayReassure = (state: RiskState): boolean =>
  state.level < 3 && !isForced(state) && !isFromPerson(state.categories);

/** "Kok jadi gini hidupku" is astonished, and denies nothing. */
const laments = /\b(?:kok|knp|kenapa|napa)\b.*\bhidup(?:ku| (?:aku|saya|gue|gw))\b/;

/** "Itu lirik lagu" denies as well, in words that no rule knows. */
const isMeantSo = (
  text: string,
  alone: Opinion | undefined,
  inConversation: Opinion | undefined,
  state: RiskState,
): boolean =>
  !laments.test(plain(text)) &&
  inConversation !== undefined &&
  inConversation.denied >= deniedFromIn(text, state) &&
  (alone?.danger ?? 0) < softDanger &&
  mayDeny(text);

function deniedFromIn(text: string, state: RiskState): number {
  // Who describes a sick child denies nothing, and the classifier knows few such texts.
  if (isEmergency(state)) return surelyDeniedFrom;
  return isGuessed(state) && explains(text) ? guessDeniedFrom : deniedFrom;
}

const shortWords = 3;

/** "Iya", "betul" and "sendirian" answer our questions; so few words deny only by a no or by what was meant. */
const mayDeny = (text: string): boolean =>
  wordsIn(text) > shortWords || (wordsIn(text) > 1 && explains(text)) || readConcepts(text).spans.has("NEG");

/** After an emergency only what is about nobody is something else: "dia pucat" goes on with it. */
const isOfNobody = (text: string): boolean =>
  !names(text, ["PERSON", "SOMEBODY", "dia", "COLLAPSED", "SEIZE"]);

/**
 * Whether few words are enough to go on with: the danger was no more than a guess, and the last question was not about it, so
 * that "Elo" or "tgl 5" answers what the conversation went on with.
 */
const mayBeBrief = (text: string, state: RiskState, asked: "danger" | "sure" | undefined): boolean =>
  asked === undefined && !isEmergency(state) && (isGuessed(state) || isAddedUp(state)) && !isPlainYes(text);

const mayGoOn = (text: string, state: RiskState, signs: readonly Sign[]): boolean =>
  (isEmergency(state) ? isOfNobody(text) : state.level === 2 && !isForced(state)) && signs.length === 0;

/**
 * A member who was asked back about a level 2 and goes on with everyday matters has answered as well, and so has one who
 * presses a button of what the conversation went on with.
 */
const goesOn = (
  text: string,
  state: RiskState,
  signs: readonly Sign[],
  { opinion, isButton, asked }: Going,
): boolean =>
  mayGoOn(text, state, signs) &&
  ((isButton === true && asked === undefined) ||
    ((wordsIn(text) >= goesOnWords || mayBeBrief(text, state, asked)) &&
      (opinion?.danger ?? 0) < calmDanger));

type Going = Pick<RiskContext, "opinion" | "isButton"> & { asked: "danger" | "sure" | undefined };

/** Returns whether a danger was cleared less than `clearedMs` ago. */
export const isCleared = (state: RiskState | undefined, atMs: number): boolean =>
  state?.clearedAtMs !== undefined && atMs - state.clearedAtMs < clearedMs;
