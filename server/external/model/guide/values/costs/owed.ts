import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import type { Due } from "./dues.ts";

/* How long debts take at their instalments, and which of them comes first. */

/** A debt as the guide has read it; `rate` in per cent a month. */
export type Owed = { name: string; rest: number; monthly: number; rate: number };

/** Whatever is not paid by then is not paid at this pace. */
const monthsMax = 600;

/** The highest rate first; of the same or unknown rates the smallest rest, so that one is soon over. */
export const inOrder = (debts: readonly Owed[]): Owed[] =>
  debts.toSorted((one, other) => other.rate - one.rate || one.rest - other.rest);

/** The debt that comes first, with what puts it there. */
export function firstText(debts: readonly Owed[]): string | undefined {
  const [first] = inOrder(debts);
  if (!first) return undefined;
  const why = first.rate > 0 ? `bunga ${numberText(first.rate)}% sebulan` : `sisa ${rupiahText(first.rest)}`;
  return `${first.name}, ${why}`;
}

const afterInterest = ({ rest, rate }: Owed): number => rest + (rest * rate) / 100;

/** The months until a debt is paid by its own instalments; undefined if it never is. */
export function monthsOf(debt: Owed): number | undefined {
  let { rest } = debt;
  for (let month = 1; month <= monthsMax && debt.monthly > 0; month += 1) {
    rest = afterInterest({ ...debt, rest }) - debt.monthly;
    if (rest <= 0) return month;
  }
  return undefined;
}

/** The months until all are paid, if what is left goes to the first one and what becomes free to the next. */
export function monthsTogether(debts: readonly Owed[], left: number): number | undefined {
  let open = inOrder(debts);
  const budget = debts.reduce((sum, { monthly }) => sum + monthly, left);
  for (let month = 1; month <= monthsMax && budget > 0; month += 1) {
    let free = budget;
    const due = open.map((debt) => {
      const rest = afterInterest(debt);
      const paid = Math.min(debt.monthly, rest, free);
      free -= paid;
      return { ...debt, rest: rest - paid };
    });
    open = due.flatMap((debt) => {
      const paid = Math.min(debt.rest, free);
      free -= paid;
      return debt.rest - paid > 0.5 ? [{ ...debt, rest: debt.rest - paid }] : [];
    });
    if (open.length === 0) return month;
  }
  return undefined;
}

/** A debt of which it need not be known how much is left. */
export type Debt = {
  name: string;
  rest: number | undefined;
  monthly: number | undefined;
  rate: number | undefined;
  due?: Due;
};

const urgencyOf = ({ due }: Debt): number => (due === undefined ? 0 : due.isLate ? 2 : 1);
/** A day of the calendar comes behind those that are told in days. */
const daysOf = ({ due }: Debt): number => due?.days ?? unknownDays;
const unknownDays = 31;

/** What is late comes first, the longest first; then what is due next. */
const byDue = (one: Debt, other: Debt): number =>
  urgencyOf(other) - urgencyOf(one) || (urgencyOf(one) === 0 ? 0 : daysOf(one) - daysOf(other));

const byRest = (one: Debt, other: Debt): number =>
  one.rest === other.rest ? 0 : (one.rest ?? Number.MAX_VALUE) - (other.rest ?? Number.MAX_VALUE);

const byRate = (one: Debt, other: Debt): number => (other.rate ?? 0) - (one.rate ?? 0);

/** The order of a table, in which equal debts stay as they were written. */
export const inTableOrder = <One extends Debt>(debts: readonly One[]): One[] =>
  debts.toSorted((one, other) => byDue(one, other) || byRate(one, other));

/** What has an instalment is to be paid this month; what was borrowed without one can wait for an agreement. */
const byInstalment = (one: Debt, other: Debt): number =>
  Number((other.monthly ?? 0) > 0) - Number((one.monthly ?? 0) > 0);

/** The order in which debts are paid: by the day, then what has an instalment, then by interest, then the smaller one. */
export const inPayOrder = (debts: readonly Debt[]): Debt[] =>
  debts.toSorted(
    (one, other) => byDue(one, other) || byInstalment(one, other) || byRate(one, other) || byRest(one, other),
  );

/** What one debt gets of the money; `asked` is what is to be paid now. */
type Payment = { debt: Debt; asked: number; paid: number; isMore: boolean };

/** Shares money out in the order of payment, each debt as much as is asked for it. */
export function shared(
  debts: readonly Debt[],
  money: number,
  askedOf: (debt: Debt) => number = ({ rest = 0 }) => rest,
): Payment[] {
  let free = Math.max(0, Math.floor(money));
  return inPayOrder(debts).map((debt) => {
    const asked = Math.max(0, Math.round(askedOf(debt)));
    const paid = Math.min(asked, free);
    free -= paid;
    return { debt, asked, paid, isMore: false };
  });
}

/** The instalments of a month; half of what remains goes to the debt that costs the most, and half is kept. */
export function ofMonth(debts: readonly Debt[], money: number): Payment[] {
  const plain = shared(debts, money, ({ monthly = 0, rest = monthly }) => Math.min(monthly, rest));
  const left = Math.floor(money) - plain.reduce((sum, { paid }) => sum + paid, 0);
  const half = Math.floor(Math.max(0, left) / 2);
  const isShort = plain.some(({ asked, paid }) => paid < asked);
  const [first] = plain
    .filter(({ debt, paid }) => (debt.rest ?? 0) > paid)
    .toSorted(({ debt: one }, { debt: other }) => byRate(one, other) || byRest(one, other));
  if (isShort || half === 0 || !first) return plain;
  return plain.map((one) =>
    one === first
      ? { ...one, paid: one.paid + Math.min(half, (one.debt.rest ?? 0) - one.paid), isMore: true }
      : one,
  );
}

const remarkOf = ({ due, rate = 0 }: Debt): string => {
  const said = [...(due ? [due.text] : []), ...(rate > 0 ? [`bunga ${numberText(rate)}%`] : [])];
  return said.length > 0 ? ` (${said.join(", ")})` : "";
};

/** What comes after a payment: how long it takes yet, or what is to be asked for. */
function afterPaying({ debt, asked, paid, isMore }: Payment): string {
  const { rest, monthly = 0, rate = 0 } = debt;
  const short = asked - paid;
  if (short > 0) return `, ${rupiahText(short)} lagi minta tempo`;
  if (rest !== undefined && paid >= rest) return ", lunas";
  const more = isMore ? `, termasuk separuh dari kelebihan; sisanya ${rupiahText((rest ?? 0) - paid)}` : "";
  const months = rest === undefined || monthly === 0 ? undefined : monthsOf({ ...debt, rest, monthly, rate });
  return `${more}${months === undefined ? "" : `${more === "" ? ", " : "; "}lunas dalam ${months} bulan dengan cicilannya`}`;
}

function paymentText(payment: Payment): string {
  const { debt, asked, paid } = payment;
  const head = `${debt.name}${remarkOf(debt)}`;
  if (paid > 0) return `${head}: bayar ${rupiahText(paid)}${afterPaying(payment)}`;
  if (asked > 0) return `${head}: belum kebagian, minta tempo untuk ${rupiahText(asked)}`;
  const rest = debt.rest === undefined ? "" : `, sisanya ${rupiahText(debt.rest)}`;
  return `${head}: belum ada cicilannya, kabari kapan dibayar${rest}`;
}

/** What is paid for each debt, numbered; without any instalment of a month there is only the order. */
export function paymentsText(debts: readonly Debt[], money: number, isLump: boolean): string {
  const payments = isLump ? shared(debts, money) : ofMonth(debts, money);
  const isOrder = !isLump && debts.every(({ monthly = 0 }) => monthly === 0);
  const lines = isOrder
    ? inPayOrder(debts).map(
        (debt) =>
          `${debt.name}${remarkOf(debt)}${debt.rest === undefined ? "" : `, sisa ${rupiahText(debt.rest)}`}`,
      )
    : payments.map(paymentText);
  return lines.map((line, at) => `${at + 1}. ${line}`).join("\n");
}
