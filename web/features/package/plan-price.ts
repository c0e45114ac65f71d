import { packageTexts, planTexts } from "#texts/package.ts";
import type { TimePackage } from "#web/api/packages.ts";

/** Fixed prices of plans named in the address, in rupiah (B-329, B-456). */
const fixedRp = new Map([
  ["PLUS", 35_000], // T-115
  ["PRO", 55_000], // T-116
]);

/**
 * Returns the price shown for a package: the fixed price if the address names its plan, else its own price. The
 * server's price is charged in any case.
 */
export const shownPriceOf = ({ name, price }: TimePackage, plan: string | undefined): number =>
  (name === plan ? fixedRp.get(name) : undefined) ?? price;

/** Ids of the paid packages that the plan picker offers (B-321). */
const picked = [1, 2, 4];

/** The expert who belongs to all clients (B-061). */
const sharedExpert = 1;

/**
 * B-320, B-321, A-102: returns at most three packages of one expert: the client's own, or the shared one where the own
 * has none of the three.
 */
export function pickedPackages(all: readonly TimePackage[], expertId: number): TimePackage[] {
  const of = (one: number) =>
    all.filter(({ id, detail_expert }) => detail_expert.id === one && picked.includes(id));
  const own = of(expertId);
  return own.length > 0 ? own : of(sharedExpert);
}

/** Returns the price of one minute in whole rupiah, as it is shown. */
export const perMinuteRp = ({ price, time }: TimePackage): number => Math.round(price / time);

/** Returns the package with the lowest shown price per minute; undefined where none is lower than all others. */
export function cheapestOf(packages: readonly TimePackage[]): TimePackage | undefined {
  const [first, second] = packages.toSorted((a, b) => perMinuteRp(a) - perMinuteRp(b));
  return first && second && perMinuteRp(first) < perMinuteRp(second) ? first : undefined;
}

/**
 * A-01, B-322: what the FREE card says. Its figure is what the client really grants; the sentence of 15 minutes stays, and
 * says over how many days they come where a day has fewer.
 */
export function freePlanOf(seconds: number, isDaily: boolean) {
  const granted = Math.floor(seconds / 60);
  if (granted === 0) {
    return {
      minutes: 0,
      description: "",
      note: planTexts.freeNone,
      button: planTexts.freeButtonNone,
    };
  }
  const days = Math.ceil(planTexts.freeMinutes / granted);
  const minutes = packageTexts.minutes(granted);
  return {
    minutes: granted,
    description: isDaily && days > 1 ? planTexts.freeSpread(days) : planTexts.freeDescription,
    note: isDaily ? planTexts.freeDaily(minutes) : planTexts.freeOnce(minutes),
    button: planTexts.freeButton,
  };
}

type Asked = { packageId?: number | undefined; plan?: string | undefined };

/** Returns the package named in the address: by its id, else by the plan's name (B-327). */
export const askedFor = (all: readonly TimePackage[], { packageId, plan }: Asked): TimePackage | undefined =>
  packageId === undefined
    ? all.find(({ name }) => plan !== undefined && name === plan)
    : all.find(({ id }) => id === packageId);

/** B-330: parses a typed quantity, at least 1; undefined while the field is empty. */
export function quantityOf(typed: string): number | undefined {
  if (typed.trim() === "") return undefined;
  const wanted = Math.trunc(Number(typed));
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 1), mostAtOnce) : 1;
}

/** Maximum quantity of one package in one order. */
export const mostAtOnce = 99;
