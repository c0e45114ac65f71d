import { byPriority, higher } from "./levels.ts";
import { openLevel } from "./state.ts";
import type { Assessment, RiskCategory, RiskLevel, RiskSituation, RiskState, RiskSubject } from "./types.ts";

/** How the configured model judges a text and the messages before it. */
export type Verdict = {
  level: RiskLevel;
  category: RiskCategory | "none";
  subject: RiskSubject;
  means: "none" | NonNullable<RiskSituation["means"]>;
  /** Whether the person in danger is alone; null if unknown. */
  isAlone: boolean | null;
  /** Who is with that person, in the member's words; null if unknown. */
  companion: string | null;
  aggressor: "none" | NonNullable<RiskSituation["aggressor"]>;
  isChildAtRisk: boolean;
  /** A figure of speech, a quotation, a story or a study. */
  isFigurative: boolean;
  /** The member clearly says that it is not so. */
  isDenied: boolean;
  certainty: "low" | "medium" | "high";
};

/** The result of merging a verdict into an assessment; `ruleId` names the change in the event. */
export type Ruling = { change: "none" | "raised" | "lowered"; ruleId: string; assessment: Assessment };

/** What a rule finds explicitly in these categories is never taken for a figure of speech. */
const ownRisk: readonly RiskCategory[] = ["ideation", "plan_or_imminent", "self_harm"];

/**
 * Merges a verdict with the assessment with which the text was accepted. A verdict may always raise; it lowers level 2
 * to 1 under the conditions of `mayLower`, and never level 3.
 */
export function withVerdict(assessment: Assessment, verdict: Verdict | undefined, atMs: number): Ruling {
  if (verdict === undefined) return { change: "none", ruleId: "", assessment };
  if (mayLower(assessment, verdict)) return lowered(assessment, verdict);
  return raised(assessment, verdict, atMs);
}

/**
 * Only a level 2 that comes from this text alone may be lowered, and only with high certainty. A denial lowers nothing
 * that a rule found explicitly, since an abuser may be reading along.
 */
function mayLower({ level, openBefore, explicit, next }: Assessment, verdict: Verdict): boolean {
  if (level !== 2 || openBefore >= 2 || next.srq17AtMs !== undefined) return false;
  if (levelIn(verdict) >= 2 || verdict.certainty !== "high") return false;
  const isOwn = explicit.some((category) => ownRisk.includes(category));
  return (verdict.isFigurative && !isOwn) || (verdict.isDenied && explicit.length === 0);
}

/** A child at risk means at least level 2. */
const levelIn = ({ level, isChildAtRisk }: Verdict): RiskLevel => (isChildAtRisk ? higher(level, 2) : level);

function lowered(assessment: Assessment, { isFigurative }: Verdict): Ruling {
  const { next } = assessment;
  const categories: RiskCategory[] = ["distress"];
  const textLevel = assessment.textLevel === 0 ? 0 : 1;
  return {
    change: "lowered",
    ruleId: isFigurative ? "model-figurative" : "model-denied",
    assessment: {
      ...assessment,
      level: 1,
      textLevel,
      categories,
      next: { ...next, level: 1, categories, recent: withLast(next.recent, textLevel) },
    },
  };
}

function raised(assessment: Assessment, verdict: Verdict, atMs: number): Ruling {
  const { categories: known, next } = assessment;
  const told = levelIn(verdict);
  const level = higher(assessment.level, told);
  const category = verdict.category === "none" ? "distress" : verdict.category;
  const isGraver = level > assessment.level;
  const isOther = told >= 2 && verdict.certainty === "high" && category !== "distress";
  const isNew = isGraver || (isOther && !known.includes(category));
  const textLevel = isNew ? higher(assessment.textLevel, told) : assessment.textLevel;
  const categories = isNew ? [...new Set([...known, category])].sort(byPriority) : known;
  const now = { ...assessment, level, textLevel, categories };
  const ruleId = `model-${category}`;
  // Distress that only the model sees counts for this answer and is not added up.
  if (level < 2) return { change: isGraver ? "raised" : "none", ruleId, assessment: now };
  const about = isNew || isOther ? subjectOf(assessment, verdict) : assessment.about;
  const situation = graver(assessment.situation, verdict);
  const isChanged = isNew || about !== assessment.about || !isSame(situation, assessment.situation);
  if (!isChanged) return { change: "none", ruleId, assessment };
  return {
    change: "raised",
    ruleId,
    assessment: {
      ...now,
      about,
      situation,
      isDoubtful: false,
      next: {
        ...next,
        level,
        categories,
        about,
        situation,
        topics: assessment.topics,
        signAtMs: isNew ? atMs : next.signAtMs,
        recent: isNew ? withLast(next.recent, textLevel) : next.recent,
      },
    },
  };
}

/** Returns whose danger it is. If a rule found explicitly that it is the member's or their child's, that stands. */
function subjectOf({ explicit, about, level }: Assessment, verdict: Verdict): RiskSubject {
  // A lower danger of somebody else does not replace the member's own graver one.
  const isLower = levelIn(verdict) < level;
  return isLower || (explicit.length > 0 && about !== "other") ? about : verdict.subject;
}

const meansByGravity = ["removed", "mentioned", "at_hand", "used"] as const;
const aggressorByGravity = ["gone", "away", "coming", "present"] as const;

/** Returns what was known plus what the verdict adds; of two statements the graver one counts. */
function graver(known: RiskSituation, { means, isAlone, aggressor }: Verdict): RiskSituation {
  const company = isAlone ? "alone" : (known.company ?? (isAlone === false ? "with_someone" : undefined));
  const added: RiskSituation = {
    means: graverOf(meansByGravity, known.means, means),
    company,
    aggressor: graverOf(aggressorByGravity, known.aggressor, aggressor),
  };
  return Object.fromEntries(Object.entries(added).filter(([, said]) => said !== undefined));
}

function graverOf<T extends string>(
  order: readonly T[],
  known: T | undefined,
  told: T | "none",
): T | undefined {
  if (told === "none") return known;
  return known !== undefined && order.indexOf(known) >= order.indexOf(told) ? known : told;
}

const isSame = (one: RiskSituation, other: RiskSituation): boolean =>
  one.means === other.means && one.company === other.company && one.aggressor === other.aggressor;

const withLast = (recent: RiskState["recent"], level: RiskLevel): RiskState["recent"] =>
  recent.map((one, n) => (n === recent.length - 1 ? { ...one, level } : one));

/**
 * Returns the state to remember after a ruling, undefined for no change. `known` is the state stored by then: if
 * another text has come since, a raise is merged into it and a lowering is dropped.
 */
export function rememberedAfter(
  known: RiskState | undefined,
  judged: Assessment,
  { change, assessment }: Ruling,
  atMs: number,
): RiskState | undefined {
  const { next, level } = assessment;
  if (change === "none" || (change === "raised" && level < 2)) return undefined;
  if (known === undefined || isThat(known, judged.next)) return next;
  if (change === "lowered") return undefined;
  const open = openLevel(known, atMs);
  const kept = open > 0 ? known.categories : [];
  const { about, topics, situation } = open > level ? known : next;
  return {
    ...known,
    about,
    topics,
    situation,
    level: higher(open, level),
    categories: [...new Set([...kept, ...next.categories])].sort(byPriority),
    signAtMs: Math.max(known.signAtMs, next.signAtMs),
  };
}

/** Whether a stored state is the one that this text left, with no other text since. */
const isThat = (known: RiskState, { level, signAtMs, recent }: RiskState): boolean =>
  known.level === level && known.signAtMs === signAtMs && known.recent.at(-1)?.atMs === recent.at(-1)?.atMs;
