import { isBereavement } from "./bereavement.ts";
import { withAskedThreats } from "./collectors.ts";
import { namesDanger } from "./danger-words.ts";
import { denialOf, isCleared } from "./denial.ts";
import { emergencyTopic, isOwnDanger } from "./emergency.ts";
import { eased } from "./everyday.ts";
import { isFramed, namesOwnMeans, wasFramed } from "./frames.ts";
import { guessedOf, isGuess } from "./guessed.ts";
import { byPriority, denialMs, gentleMs, higher, ownCategories } from "./levels.ts";
import { mayAsk, obliqueAgain } from "./oblique.ts";
import { answerTo, isPassing } from "./our-questions.ts";
import { signsInPieces } from "./pieces.ts";
import { isPointing } from "./pointing.ts";
import { levelOf, type Sign, signsIn } from "./signs.ts";
import { signsAfterRisk } from "./signs-after-risk.ts";
import {
  blended,
  inKindOf,
  isAboutChild,
  isCalm,
  isDoubt,
  isReported,
  isVague,
  signOf,
  withContradicted,
} from "./signs-of-opinion.ts";
import { carryOn, openLevel, takenBack } from "./state.ts";
import { subjectIn, topicsIn } from "./subject.ts";
import { despair } from "./tables/distress.ts";
import { isThanks } from "./thanks.ts";
import type {
  Assessment,
  Opinion,
  RiskCategory,
  RiskContext,
  RiskLevel,
  RiskSituation,
  RiskState,
  RiskSubject,
  RiskTopic,
} from "./types.ts";
import { wordsPutIn } from "./words-put-in.ts";

/** Changes with every change of rules or words, so that an event records which version judged it. */
export const rulesVersion = "2026-11-30.5";

/** Longer texts are judged in overlapping windows of this length, so that no sentence is cut in all of them. */
const windowLength = 4000;
const windowStep = 3400;
/** Beyond this many windows only the beginning and the end are read, so that the work stays bounded for any input. */
const windowsMax = 10;

/**
 * Judges a text, alone and as the last piece of a sentence sent in several (`context.before`). Never throws: a text
 * that cannot be judged counts as level 1, so that help stays in sight.
 */
export function assess(text: string, context: RiskContext): Assessment {
  try {
    return judgeText(text, context);
  } catch {
    return unjudged(context);
  }
}

function judgeText(text: string, given: RiskContext): Assessment {
  const { state, atMs } = given;
  const open = openDanger(state, atMs);
  // While a danger is open, nothing is an everyday matter.
  const context = open ? given : eased(text, given);
  const { inConversation } = context;
  const opinion = context.opinion && blended(context.opinion, inConversation);
  const answered = answerTo(context.answers, text, open ?? (isAskedNow(state, atMs) ? "asked" : undefined));
  const signs = signsOf(text, context, open, answered.signs);
  const denial = denialOf(text, state, atMs, signs, context);
  // A text that denies the danger is no new sign of it, whatever words it uses.
  const heard = denial === "none" ? signs : [];
  const textLevel = levelOf(heard);
  const urgent = [...heard].sort((one, other) => byPriority(one.category, other.category));
  const found = [...new Set(urgent.map((sign) => sign.category))];
  const heavy = { level: textLevel, categories: found, isCalm: isBearable(text, urgent, opinion) };
  const now = denial === "cleared" ? takenBack(state, atMs) : carryOn(state, heavy, atMs);
  // A lower sign about somebody else does not replace the member's own graver danger.
  const isStill = open && (textLevel < open.level || liesThere(open, urgent));
  const about = isStill ? open.about : aboutOf(text, urgent, open?.about, context);
  const topics = topicsNow(text, heard, open);
  const situation = { ...open?.situation, ...answered.situation };
  const openBefore = openLevel(state, atMs);
  const isNamed = () => [...(context.before ?? []).map((earlier) => earlier.text), text].some(namesDanger);
  const isDoubtful = now.level < 2 && !wasAsked(state, atMs) && isDoubtfulText(text, opinion, context);
  return {
    level: now.level,
    textLevel,
    categories: now.categories,
    about,
    topics,
    situation,
    denial,
    isDoubtful,
    ruleIds: [...new Set(urgent.map((sign) => sign.ruleId))],
    explicit: [...new Set(urgent.filter(isExplicit).map(({ category }) => category))],
    openBefore,
    version: rulesVersion,
    next: {
      ...now.next,
      ...(now.level >= 2 ? { about, topics, situation } : {}),
      ...(denial === "asked_back" ? { deniedAtMs: atMs } : {}),
      ...notedOf(state, denial, now.level, atMs),
      ...guessedOf(state, { level: now.level, openBefore, about, atMs, isNamed }, heard, opinion),
      ...keptOf(state),
      ...(isDoubtful ? { askedAtMs: atMs } : {}),
    },
  };
}

/** Whether what is heavy in a text is not added up: it is somebody else's, an everyday matter, or behind the member. */
const isBearable = (text: string, [first]: readonly Sign[], opinion: Opinion | undefined): boolean =>
  first?.subject === "other" || isCalm(opinion, first?.ruleId === despair) || isThanks(text);

/** What the classifier takes for a danger and is, word for word, none. */
const isHarmlessForm = (text: string): boolean => isBereavement(text) || isThanks(text) || isPointing(text);

const isDoubtfulText = (text: string, opinion: Opinion | undefined, context: RiskContext): boolean =>
  !isHarmlessForm(text) &&
  ((isDoubt(opinion, context.isAtStep === true) && !isVagueEdit(opinion, context)) ||
    mayAsk(text, opinion, context.before));

const isVagueEdit = (opinion: Opinion | undefined, { isEdit = false, state, atMs }: RiskContext): boolean =>
  isEdit && openLevel(state, atMs) < 2 && opinion !== undefined && isVague(opinion);

type OpenDanger = Required<Pick<RiskState, "level" | "categories">> & {
  about: RiskSubject;
  topics: RiskTopic[];
  situation: RiskSituation;
};

/** Returns what is known of a danger that is still open; fields that an older stored state lacks get their defaults. */
function openDanger(state: RiskState | undefined, atMs: number): OpenDanger | undefined {
  const level = openLevel(state, atMs);
  if (state === undefined || level < 2) return undefined;
  const { categories, about = "self", topics = [], situation = {} } = state;
  return { level, categories, about, topics, situation };
}

/** Who tells of an attack upon somebody who lies there is not the one who lies there. */
const liesThere = ({ about, topics }: OpenDanger, urgent: readonly Sign[]): boolean =>
  about !== "self" && topics.includes("emergency") && !urgent.some(isOwnDanger);

/** While a danger is open, harmless texts add no topics to it. A medical emergency comes first. */
function topicsNow(text: string, signs: readonly Sign[], open: OpenDanger | undefined): RiskTopic[] {
  const known = open?.topics ?? [];
  const fresh = levelOf(signs) >= 2 || !open ? topicsIn(text) : [];
  const others = [...known, ...fresh].filter((topic) => topic !== "emergency" && topic !== "attacked");
  return [...emergencyTopic(signs, open), ...new Set(others)];
}

const isAskedNow = (state: RiskState | undefined, atMs: number): boolean =>
  state?.askedAtMs !== undefined && atMs - state.askedAtMs < denialMs;

/** Whether the open danger was denied a moment ago; at level 3 a denial stands as long as the level. */
const wasDenied = (state: RiskState | undefined, atMs: number): boolean =>
  state?.notedAtMs !== undefined || (state?.deniedAtMs !== undefined && atMs - state.deniedAtMs < denialMs);

/**
 * Collects the signs of the rules and the classifier, of sentences sent in pieces, and of texts that only an open
 * danger or our question gives a meaning.
 */
function signsOf(
  text: string,
  context: RiskContext,
  open: OpenDanger | undefined,
  answered: readonly Sign[],
): Sign[] {
  const { state, atMs, before, opinion, inConversation, answers } = context;
  const putIn = open || !context.isEdit ? undefined : wordsPutIn(text);
  const byRules = [text, putIn ?? ""].flatMap(windowsOf).flatMap(signsIn);
  const framed = isFramed(text);
  const known = {
    open: open?.categories ?? [],
    about: open?.about,
    isCleared: isCleared(state, atMs),
    isNoted: state?.notedAtMs !== undefined,
    isAsked: isAskedNow(state, atMs),
    isDenied: wasDenied(state, atMs),
    isAtStep: context.isAtStep === true && putIn === undefined,
    inConversation,
    isFramed: framed || (wasFramed(before ?? []) && !namesOwnMeans(text)),
  };
  const credible = (found: readonly Sign[]) =>
    opinion ? withContradicted(found, blended(opinion, inConversation), framed) : found;
  const follows = context.isOfFlow ? [] : signsAfterRisk(text, state, atMs, answers);
  const after = framed ? credible(follows) : follows;
  const stated = withAskedThreats(credible(byRules), text, context.saidLast);
  const isAnswer = open !== undefined && isPassing(text, context.saidLast);
  const mayGuess =
    opinion !== undefined && !isAnswer && !isHarmlessForm(text) && !isVagueEdit(opinion, context);
  const guessed = mayGuess ? inKindOf([...stated, ...after], signOf(opinion, known)) : [];
  const own = [...stated, ...guessed];
  const pieces = credible(signsInPieces(text, before ?? [], atMs, levelOf(own)));
  const repeated = open ? [] : obliqueAgain(text, known.isAsked, context.isEdit);
  return [...own, ...pieces, ...after, ...answered, ...repeated];
}

const isExplicit = ({ ruleId, category, isWeak }: Sign): boolean =>
  !isWeak && category !== "distress" && !isGuess(ruleId);

/** Returns whose danger it is: that of the most urgent sign, otherwise that of the open level. */
function aboutOf(
  text: string,
  urgent: readonly Sign[],
  open: RiskSubject | undefined,
  { opinion, inConversation = opinion, before = [] }: RiskContext,
): RiskSubject {
  // What raised the member's own danger by a rule is about the member.
  const raised = open === "self" ? urgent.find(({ ruleId }) => ruleId.startsWith("open-")) : undefined;
  const sign = raised !== undefined && raised.category === urgent[0]?.category ? raised : urgent[0];
  if (sign === undefined || sign.level < 2) return open ?? sign?.subject ?? "self";
  if (isAboutChild(inConversation, open)) return "child";
  const hurts: RiskCategory = "violence_to_others";
  const mayHurt = sign.category === hurts || sign.category === "psychosis";
  if (open === "child" && (mayHurt || sign.subject === "other")) return "child";
  const said = [...before.map((earlier) => earlier.text), text];
  const isOwn = ownCategories.includes(sign.category);
  const isQuoted =
    isGuess(sign.ruleId) && isOwn && inConversation !== undefined && isReported(text, inConversation);
  const subject = isQuoted ? "other" : sign.subject;
  return subjectIn(subject, subject === "other" || sign.category === hurts, said);
}

/** A denial of a level 3 counts as long as the level is open. */
function notedOf(
  state: RiskState | undefined,
  denial: Assessment["denial"],
  level: RiskLevel,
  atMs: number,
): Partial<RiskState> {
  const notedAtMs = denial === "noted" ? atMs : state?.notedAtMs;
  return level === 3 && notedAtMs !== undefined ? { notedAtMs } : {};
}

/** The fields that outlive the level they belong to. */
const keptOf = ({ clearedAtMs, releasedAtMs, askedAtMs }: Partial<RiskState> = {}): Partial<RiskState> => ({
  ...(clearedAtMs === undefined ? {} : { clearedAtMs }),
  ...(releasedAtMs === undefined ? {} : { releasedAtMs }),
  ...(askedAtMs === undefined ? {} : { askedAtMs }),
});

const wasAsked = (state: RiskState | undefined, atMs: number): boolean =>
  (state?.askedAtMs !== undefined && atMs - state.askedAtMs < gentleMs) || isCleared(state, atMs);

function windowsOf(text: string): string[] {
  const windows: string[] = [];
  for (let start = 0; start === 0 || start + windowLength - windowStep < text.length; start += windowStep) {
    windows.push(text.slice(start, start + windowLength));
  }
  if (windows.length <= windowsMax) return windows;
  return [...windows.slice(0, windowsMax / 2), ...windows.slice(-windowsMax / 2)];
}

function unjudged({ state, atMs }: RiskContext): Assessment {
  const open = stillOpen(state, atMs);
  const level = higher(1, open);
  const known = open > 0 ? state : undefined;
  return {
    level,
    textLevel: 1,
    categories: known?.categories ?? ["distress"],
    about: known?.about ?? "self",
    topics: known?.topics ?? [],
    situation: known?.situation ?? {},
    denial: "none",
    isDoubtful: false,
    ruleIds: ["not-judged"],
    explicit: [],
    openBefore: open,
    version: rulesVersion,
    next: state ?? { level, categories: ["distress"], signAtMs: atMs, recent: [{ level: 1, atMs }] },
  };
}

/** The state itself may be what cannot be read, so reading it here may throw too. */
function stillOpen(state: RiskState | undefined, atMs: number): RiskLevel {
  try {
    return openLevel(state, atMs);
  } catch {
    return 0;
  }
}
