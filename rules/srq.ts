import { srqQuestions } from "#texts/srq/srq-questions.ts";
import type { RiskLevel } from "./safety/types.ts";

/** Identifies the wording and the scoring of a result together, so that either may change later. */
export type SrqVersion = keyof typeof srqQuestions;

/** The version that is asked and scored today. */
export const srqVersion: SrqVersion = "srq29-2026-11";

/** The questions ask about the last 30 days, so a new screening makes sense only after that time. */
export const srqIntervalDays = 30;
export const srqIntervalMs = srqIntervalDays * 86_400_000;

export type SrqValue = "yes" | "no";
export type SrqAnswer = { id: number; value: SrqValue };

/** The four flags as the specification names them; internal only, no screen shows them. */
export type SrqFlags = {
  is_depresive: 0 | 1;
  is_used_psychoactive: 0 | 1;
  is_psychotic_disorder: 0 | 1;
  is_ptsd: 0 | 1;
};

export type SrqScore = {
  /** Number of yes answers to questions 1 to 20. */
  count: number;
  flags: SrqFlags;
};

/**
 * Whether the member has a plan or feels able to act on it; asked once after a yes to question 17, and may be left
 * open.
 */
export type SrqPlanNow = "yes" | "no" | "unsure";

/** Questions that make up each flag (B-391 to B-394). Each span is first and last id. */
type Ruleset = {
  counted: readonly [number, number];
  depressiveFrom: number;
  psychoactive: readonly [number, number];
  psychotic: readonly [number, number];
  ptsd: readonly [number, number];
};

const rulesets: Record<SrqVersion, Ruleset> = {
  "srq29-2026-11": {
    counted: [1, 20],
    depressiveFrom: 5,
    psychoactive: [21, 21],
    psychotic: [22, 24],
    ptsd: [25, 29],
  },
};

/** The question on thoughts of ending one's life. */
export const endingLifeId = 17;

/** Questions of a version with their ids. */
export const questionsOf = (version: SrqVersion): { id: number; question: string }[] =>
  srqQuestions[version].map((question, n) => ({ id: n + 1, question }));

export const srqQuestionCount = srqQuestions[srqVersion].length;

/** Scores the answers of one complete screening. */
export function scoreSrq(answers: readonly SrqAnswer[], version: SrqVersion = srqVersion): SrqScore {
  const { counted, depressiveFrom, psychoactive, psychotic, ptsd } = rulesets[version];
  const yesIn = ([first, last]: readonly [number, number]) =>
    answers.filter(({ id, value }) => value === "yes" && id >= first && id <= last).length;
  const flag = (holds: boolean) => (holds ? 1 : 0);
  const count = yesIn(counted);
  return {
    count,
    flags: {
      is_depresive: flag(count >= depressiveFrom),
      is_used_psychoactive: flag(yesIn(psychoactive) > 0),
      is_psychotic_disorder: flag(yesIn(psychotic) > 0),
      is_ptsd: flag(yesIn(ptsd) > 0),
    },
  };
}

/** Returns whether every question is answered exactly once, and no other. */
export function isWholeSrq(answers: readonly { id: number }[]): boolean {
  const ids = new Set(answers.map(({ id }) => id));
  const within = answers.every(({ id }) => id >= 1 && id <= srqQuestionCount);
  return within && answers.length === srqQuestionCount && ids.size === srqQuestionCount;
}

/**
 * Returns the risk level of a screening, whatever its count: a yes to question 17 is level 2. A plan or an unsure
 * answer makes it 3, and so does a yes to question 21 or to any of 22 to 24 besides it.
 */
export function srqRisk(answers: readonly SrqAnswer[], planNow?: SrqPlanNow): RiskLevel {
  const isYes = (id: number) => answers.some((answer) => answer.id === id && answer.value === "yes");
  if (!isYes(endingLifeId)) return 0;
  const { is_used_psychoactive, is_psychotic_disorder } = scoreSrq(answers).flags;
  const isNear = planNow === "yes" || planNow === "unsure";
  return isNear || is_used_psychoactive + is_psychotic_disorder > 0 ? 3 : 2;
}
