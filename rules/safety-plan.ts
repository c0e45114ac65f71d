import { lengthOf } from "./text-length.ts";

/** The six parts of a safety plan, in the order of Stanley and Brown: from warning signs to a safer place. */
export const planParts = ["signs", "own_ways", "distractions", "people", "services", "safer_place"] as const;

export type PlanPart = (typeof planParts)[number];

export const planLinesMax = 8;
export const planLineMax = 200;

/** One line of a part; `phone` is for lines that name somebody to call. */
export type PlanLine = { text: string; phone: string | null };

export type Plan = Record<PlanPart, PlanLine[]>;

/** Parts whose lines name somebody to call. */
export const hasPhones = (part: PlanPart): boolean => part === "people" || part === "services";

/** Builds a plan from the lines of each part. */
export const planOf = (linesOf: (part: PlanPart) => PlanLine[]): Plan => ({
  signs: linesOf("signs"),
  own_ways: linesOf("own_ways"),
  distractions: linesOf("distractions"),
  people: linesOf("people"),
  services: linesOf("services"),
  safer_place: linesOf("safer_place"),
});

export const emptyPlan = (): Plan => planOf(() => []);

export const isEmptyPlan = (plan: Plan): boolean => planParts.every((part) => plan[part].length === 0);

/** A blank line is refused. */
export const isPlanText = (text: string): boolean => text.trim() !== "" && lengthOf(text) <= planLineMax;

/** Returns the digits of a number as people write it: "0812-3456 7890", "+62 812 3456 7890", "119". */
const digitsOf = (phone: string): string => phone.replace(/[\s().-]/g, "");

export const isPlanPhone = (phone: string): boolean =>
  phone.length <= 30 && /^\+?\d{3,15}$/.test(digitsOf(phone));

/** The `tel:` address that dials a number. */
export const dialOf = (phone: string): string => `tel:${digitsOf(phone)}`;

/** Returns the plan to store from a form: lines are trimmed, and blank ones are removed. */
export const tidyPlan = (typed: Plan): Plan =>
  planOf((part) =>
    typed[part]
      .map(({ text, phone }) => ({ text: text.trim(), phone: phone?.trim() || null }))
      .filter(({ text, phone }) => text !== "" || phone !== null),
  );

const isSameLine = (one: PlanLine, other: PlanLine): boolean =>
  one.text === other.text && one.phone === other.phone;

const isSamePart = (one: readonly PlanLine[], other: readonly PlanLine[]): boolean =>
  one.length === other.length &&
  one.every((line, n) => {
    const same = other[n];
    return same !== undefined && isSameLine(line, same);
  });

/** Returns the parts that differ from `base`, with their current lines. */
export function changedParts(base: Plan, now: Plan): Partial<Plan> {
  const changed = planParts.filter((part) => !isSamePart(base[part], now[part]));
  return Object.fromEntries(changed.map((part) => [part, now[part]]));
}

/** Returns the lines whose text was in no part of the plan before, since a line may have moved to another part. */
export function newLines(before: Plan, now: Plan): { part: PlanPart; text: string }[] {
  const known = new Set(planParts.flatMap((part) => before[part].map(({ text }) => text)));
  return planParts.flatMap((part) =>
    now[part].filter(({ text }) => !known.has(text)).map(({ text }) => ({ part, text })),
  );
}

/**
 * Merges two changes of one plan. A part that both changed keeps the lines of both and is listed in `both`, so that
 * nothing is lost and a person decides.
 */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan): { plan: Plan; both: PlanPart[] } {
  const both: PlanPart[] = [];
  const plan = planOf((part) => {
    const [was, own, other] = [base[part], mine[part], theirs[part]];
    if (isSamePart(own, other) || isSamePart(own, was)) return other;
    if (isSamePart(other, was)) return own;
    both.push(part);
    return [...other, ...own.filter((line) => !other.some((same) => isSameLine(line, same)))];
  });
  return { plan, both };
}
