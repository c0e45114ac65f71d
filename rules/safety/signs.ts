import { Candidates } from "./language/candidates.ts";
import { createDictionary, type Tables } from "./language/dictionary.ts";
import {
  findMatches,
  type Match,
  type Pattern,
  parsePattern,
  standsNear,
  wordsNamed,
} from "./language/patterns.ts";
import { type Reading, read } from "./language/reading.ts";
import { type Subject, subjectOf } from "./language/subjects.ts";
import { higher } from "./levels.ts";
import { spellings } from "./tables/danger-spellings.ts";
import { despair, distressFrom, distressWeights, distressWords } from "./tables/distress.ts";
import { masks } from "./tables/masks.ts";
import type { Rule } from "./tables/rule.ts";
import { deadlyRules } from "./tables/rules-deadly.ts";
import { emergencyRules } from "./tables/rules-emergency.ts";
import { assentRules, planRules, timeRules } from "./tables/rules-follow.ts";
import { harmRules } from "./tables/rules-harm.ts";
import { imminentRules } from "./tables/rules-imminent.ts";
import { lifeRules } from "./tables/rules-life.ts";
import { mindRules } from "./tables/rules-mind.ts";
import { obliqueRules } from "./tables/rules-oblique.ts";
import {
  angerEscalation,
  attackRules,
  denialRules,
  mindEscalation,
  ownEscalation,
  retractRules,
  victimEscalation,
} from "./tables/rules-open.ts";
import { slips, verbs, whole } from "./tables/slips.ts";
import { unlearned } from "./tables/unlearned.ts";
import { commonWords } from "./tables/words-common.ts";
import { emergencyWords } from "./tables/words-emergency.ts";
import { everydayWords } from "./tables/words-everyday.ts";
import { harmWords } from "./tables/words-harm.ts";
import { lifeWords } from "./tables/words-life.ts";
import { mindWords } from "./tables/words-mind.ts";
import { obliqueWords } from "./tables/words-oblique.ts";
import type { RiskCategory, RiskLevel } from "./types.ts";

/** One sign of risk in a text. */
export type Sign = {
  ruleId: string;
  category: RiskCategory;
  level: RiskLevel;
  subject: "self" | "other";
  /** True for a rule that is right less than four times in five (docs/safety.md). */
  isWeak?: true | undefined;
};

/** Returns the highest level of the signs, 0 without any. */
export const levelOf = (signs: readonly Sign[]): RiskLevel =>
  signs.reduce<RiskLevel>((level, sign) => higher(level, sign.level), 0);

const sentencePlaces = 13;
const textPlaces = 60;
const matchesMax = 12;

const allRules = [
  ...lifeRules,
  ...imminentRules,
  ...deadlyRules,
  ...emergencyRules,
  ...harmRules,
  ...mindRules,
];
/** Rules that count only while a danger is open. */
const openRules = {
  plan: planRules,
  time: timeRules,
  assent: assentRules,
  own: ownEscalation,
  victim: victimEscalation,
  anger: angerEscalation,
  attack: attackRules,
  mind: mindEscalation,
  retract: retractRules,
  denial: denialRules,
};
export type OpenRules = keyof typeof openRules;

const obliquePatterns = obliqueRules.flatMap((rule) => rule.patterns);
const patterns = [...allRules, ...Object.values(openRules).flat(), ...distressWeights]
  .flatMap((rule) => rule.patterns)
  .concat(masks.flatMap(({ where }) => where));

/** What the classifiers have learned from. New concepts stay out of it, since they would weaken those that have weights. */
const learnedConcepts = { ...commonWords, ...lifeWords, ...harmWords, ...mindWords, ...distressWords };
const tablesOf = (concepts: Record<string, string>, named: readonly string[]): Tables => ({
  spellings,
  concepts: { ...concepts, WORD: named.join(" ") },
  verbs,
  slips,
  whole,
});

const learned = createDictionary(
  tablesOf(
    learnedConcepts,
    wordsNamed(patterns)
      .split(" ")
      .filter((word) => !unlearned.has(word)),
  ),
);
const knownConcepts = { ...learnedConcepts, ...emergencyWords, ...everydayWords };
const dictionary = createDictionary({ ...tablesOf(knownConcepts, [wordsNamed(patterns)]), isDeep: true });
/** The words of the gentle question would change how the other rules read theirs. */
const obliqueDictionary = createDictionary({
  ...tablesOf({ ...knownConcepts, ...obliqueWords }, [wordsNamed(patterns), wordsNamed(obliquePatterns)]),
  isDeep: true,
});
const parsed = (all: readonly Rule[]): ParsedRule[] =>
  all.map((rule) => ({ ...rule, patterns: rule.patterns.map(parsePattern) }));
/** Each pattern with its rule, in the order of the rules. */
const inOrder = parsed(allRules).flatMap((rule) => rule.patterns.map((pattern) => ({ rule, pattern })));
const candidates = new Candidates(inOrder.map(({ pattern }) => pattern));
const follow: Readonly<Record<OpenRules, ParsedRule[]>> = {
  plan: parsed(openRules.plan),
  time: parsed(openRules.time),
  assent: parsed(openRules.assent),
  own: parsed(openRules.own),
  victim: parsed(openRules.victim),
  anger: parsed(openRules.anger),
  attack: parsed(openRules.attack),
  mind: parsed(openRules.mind),
  retract: parsed(openRules.retract),
  denial: parsed(openRules.denial),
};
const oblique = parsed(obliqueRules);
const figures = masks.flatMap(({ hides, where }) => {
  const figure = { hides: hides.split(" ") };
  return where.map((one) => ({ figure, pattern: parsePattern(one) }));
});
const candidateFigures = new Candidates(figures.map(({ pattern }) => pattern));
const weights = distressWeights.map((weight) => ({ ...weight, patterns: weight.patterns.map(parsePattern) }));

/** Reads a text of bounded length as words with their concepts, for the classifiers. */
export const readConcepts = (text: string): Reading => read(text, learned);

/** Whether one of these concepts or words stands in a text of bounded length, as the rules read it. */
export function names(text: string, concepts: readonly string[]): boolean {
  const { spans } = read(text, dictionary);
  return concepts.some((one) => spans.has(one));
}

/** Returns all signs of risk in a text of bounded length, after its figures of speech are masked. */
export function signsIn(text: string): Sign[] {
  const reading = read(text, dictionary);
  maskFigures(reading);
  const signs: Sign[] = [];
  let last: ParsedRule | undefined;
  for (const number of candidates.in(reading)) {
    const { rule, pattern } = inOrder[number] ?? {};
    // Each rule counts once.
    if (!rule || !pattern || rule === last) continue;
    const sign = signBy(reading, rule, pattern);
    if (!sign) continue;
    signs.push(sign);
    last = rule;
  }
  return signs.length > 0 ? signs : distressIn(reading);
}

/** Returns the signs by rules that count only while a danger is open. */
export function signsOfOpen(text: string, kinds: readonly OpenRules[]): Sign[] {
  const reading = read(text, dictionary);
  maskFigures(reading);
  return kinds.flatMap((kind) => follow[kind]).flatMap((rule) => signOf(reading, rule) ?? []);
}

/** What a text says between the lines, and whether it names a reason or an occasion for words of parting. */
export function betweenLines(text: string): { isSaid: boolean; hasReason: boolean } {
  const reading = read(text, obliqueDictionary);
  return {
    isSaid: oblique.some((rule) => signOf(reading, rule) !== undefined),
    hasReason: reading.spans.has("REASONS"),
  };
}

/** Removes the concepts that a figure of speech hides, and the cached spans of alternatives built from them. */
function maskFigures(reading: Reading): void {
  const possible = candidateFigures.in(reading).flatMap((number) => figures[number] ?? []);
  for (const [{ hides }, ways] of Map.groupBy(possible, ({ figure }) => figure)) {
    const places = ways.flatMap(({ pattern }) => findMatches(reading, pattern));
    if (places.length === 0) continue;
    for (const [key, spans] of reading.spans) {
      const concept = key.split(".")[0] ?? key;
      if (/[|&]/.test(key)) reading.spans.delete(key);
      else if (hides.includes(concept)) reading.spans.set(key, withoutThose(spans, places));
    }
  }
}

const withoutThose = (spans: { from: number; to: number }[], places: Match[]) =>
  spans.filter(
    (span) =>
      !places.some((place) => place.heads.some((head) => head.from <= span.to && head.to >= span.from)),
  );

type ParsedRule = Omit<Rule, "patterns"> & { patterns: Pattern[] };

function signOf(reading: Reading, rule: ParsedRule): Sign | undefined {
  for (const pattern of rule.patterns) {
    const sign = signBy(reading, rule, pattern);
    if (sign) return sign;
  }
  return undefined;
}

function signBy(reading: Reading, rule: ParsedRule, pattern: Pattern): Sign | undefined {
  for (const match of findMatches(reading, pattern).slice(0, matchesMax)) {
    if (!pattern.deniesItself && isDenied(reading, match)) continue;
    const subject = subjectBy(reading, rule, match);
    if (subject === "figure" || isOutOfPlace(reading, rule, match, subject)) continue;
    return { ruleId: rule.id, category: rule.category, level: rule.level, subject, isWeak: rule.weak };
  }
  return undefined;
}

function subjectBy(reading: Reading, rule: ParsedRule, match: Match): Subject {
  if (rule.own) return "self";
  const subject = subjectOf(reading, match, rule.category);
  return rule.others && subject === "self" ? "other" : subject;
}

const isDenied = ({ denied }: Reading, match: Match): boolean =>
  match.heads.some((head) => denied[head.from] === true);

function isOutOfPlace(reading: Reading, rule: ParsedRule, match: Match, subject: Subject): boolean {
  if (rule.selfOnly && subject !== "self") return true;
  if (rule.otherOnly && subject !== "other") return true;
  if (isOver(reading, match)) return true;
  if (subject === "other" && standsNear(reading, "EXAGGERATE", match, sentencePlaces)) return true;
  if (isTold(reading, rule, match)) return true;
  if (rule.topic) return isTopicOnly(reading, rule, match, subject);
  const quoted = match.heads.every((head) => reading.words[head.from]?.quoted === true);
  return quoted && standsNear(reading, "FRAME", match, textPlaces);
}

/**
 * Whether the danger is past and closed: PAST in the same sentence, CLOSED anywhere near, and no AGAIN in the sentence.
 */
function isOver(reading: Reading, match: Match): boolean {
  return (
    standsNear(reading, "PAST", match, sentencePlaces) &&
    standsNear(reading, "CLOSED", match, textPlaces) &&
    !standsNear(reading, "AGAIN", match, sentencePlaces)
  );
}

/** Whether people in a story are meant, not the speaker: `Lagunya bercerita tentang orang yang ingin mati`. */
const isTold = (reading: Reading, rule: ParsedRule, match: Match): boolean =>
  rule.category === "ideation" &&
  standsNear(reading, "STORY", match, sentencePlaces) &&
  standsNear(reading, "FRAME", match, sentencePlaces) &&
  !standsNear(reading, "I", match, sentencePlaces);

/** The bare topic is no sign in study, news and stories; suicide also not where somebody else or help is meant. */
function isTopicOnly(reading: Reading, rule: ParsedRule, match: Match, subject: Subject): boolean {
  if (standsNear(reading, "FRAME", match, rule.category === "ideation" ? textPlaces : sentencePlaces))
    return true;
  if (rule.category !== "ideation") return false;
  return subject === "other" || standsNear(reading, "HELPER", match, sentencePlaces);
}

/** Adds up heavy feelings; returns one sign at level 1, or none. Despair has a rule of its own, since it weighs more. */
function distressIn(reading: Reading): Sign[] {
  const found = weightsIn(reading);
  const points = found.reduce((sum, one) => sum + one.points, 0);
  if (points < distressFrom) return [];
  const subjects = found
    .filter((one) => one.points >= 2)
    .map(({ match }) => subjectOf(reading, match, "distress"));
  const others = subjects.filter((one) => one === "other").length;
  const subject = others > subjects.length - others ? "other" : "self";
  const ruleId = found.some(({ id }) => id === despair) ? despair : "distress";
  return [{ ruleId, category: "distress", level: 1, subject }];
}

/** The weights whose words stand in a text, of each group only the first. */
function weightsIn(reading: Reading): { id: string; points: number; match: Match }[] {
  const counted = new Set<string>();
  return weights.flatMap(({ id, points, patterns, group }) => {
    if (group !== undefined && counted.has(group)) return [];
    const match = firstOf(reading, patterns);
    if (match === undefined) return [];
    if (group !== undefined) counted.add(group);
    return [{ id, points, match }];
  });
}

function firstOf(reading: Reading, patterns: Pattern[]): Match | undefined {
  for (const pattern of patterns) {
    const match = findMatches(reading, pattern).find(
      (one) => pattern.deniesItself || !isDenied(reading, one),
    );
    if (match) return match;
  }
  return undefined;
}
