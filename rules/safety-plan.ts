import { lengthOf } from "./text-length.ts";

/** The six parts of a safety plan, in the order of Stanley and Brown: from what one notices to a safer place. */
export const planParts = ["signs", "own_ways", "distractions", "people", "services", "safer_place"] as const;

export type PlanPart = (typeof planParts)[number];

export const planLinesMax = 8;
export const planLineMax = 200;

/** One line of a part; with a number where it names somebody to call. */
export type PlanLine = { text: string; phone: string | null };

export type Plan = Record<PlanPart, PlanLine[]>;

/** Parts whose lines name somebody to call. */
export const hasPhones = (part: PlanPart): boolean => part === "people" || part === "services";

/** A plan with these lines in each part. */
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

/** Blank alone is no line. */
export const isPlanText = (text: string): boolean => text.trim() !== "" && lengthOf(text) <= planLineMax;

/** Digits of a number as people write it: "0812-3456 7890", "+62 812 3456 7890", "119". */
const digitsOf = (phone: string): string => phone.replace(/[\s().-]/g, "");

export const isPlanPhone = (phone: string): boolean =>
  phone.length <= 30 && /^\+?\d{3,15}$/.test(digitsOf(phone));

/** The address that dials a number. */
export const dialOf = (phone: string): string => `tel:${digitsOf(phone)}`;

/** What is kept of a form: trimmed lines without those that were left blank. */
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

/** The parts that differ from `base`, as they are now. */
export function changedParts(base: Plan, now: Plan): Partial<Plan> {
  const changed = planParts.filter((part) => !isSamePart(base[part], now[part]));
  return Object.fromEntries(changed.map((part) => [part, now[part]]));
}

/** Lines of the plan that were not in it before; in any part, since a line may have moved. */
export function newLines(before: Plan, now: Plan): { part: PlanPart; text: string }[] {
  const known = new Set(planParts.flatMap((part) => before[part].map(({ text }) => text)));
  return planParts.flatMap((part) =>
    now[part].filter(({ text }) => !known.has(text)).map(({ text }) => ({ part, text })),
  );
}

/**
 * Brings two changes of one plan together. A part that both changed holds the lines of both and is named in `both`:
 * nothing that was written is lost, and a person decides.
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
