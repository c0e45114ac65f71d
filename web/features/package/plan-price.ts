import type { TimePackage } from "#web/api/packages.ts";

/** What the plans of the address cost by it (B-329, B-456). */
const fixedRp = new Map([
  ["PLUS", 35_000], // T-115
  ["PRO", 55_000], // T-116
]);

/**
 * What a package is shown to cost: by the plan of the address where it names this one, else its own price. The
 * server's price is charged in any case.
 */
export const shownPriceOf = ({ name, price }: TimePackage, plan: string | undefined): number =>
  (name === plan ? fixedRp.get(name) : undefined) ?? price;

/** The paid packages that the plan picker offers, by id (B-321). */
const picked = [1, 2, 4];

/** B-320, B-321, A-102: at most three, of the client's own expert. */
export const pickedPackages = (all: readonly TimePackage[], expertId: number): TimePackage[] =>
  all.filter(({ id, detail_expert }) => detail_expert.id === expertId && picked.includes(id));

type Asked = { packageId?: number | undefined; plan?: string | undefined };

/** The package that the address names: by its id, else by the name of the plan (B-327). */
export const askedFor = (all: readonly TimePackage[], { packageId, plan }: Asked): TimePackage | undefined =>
  packageId === undefined
    ? all.find(({ name }) => plan !== undefined && name === plan)
    : all.find(({ id }) => id === packageId);

/** B-330: at least 1; what is no number yet is left to be typed. */
export function quantityOf(typed: string): number | undefined {
  if (typed.trim() === "") return undefined;
  const wanted = Math.trunc(Number(typed));
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 1), mostAtOnce) : 1;
}

/** At most so many of one package in one order. */
export const mostAtOnce = 99;
