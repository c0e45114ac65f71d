import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { isPledged, isToPerson } from "./debt-kinds.ts";
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
function firstText(debts: readonly Owed[]): string | undefined {
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
  /** What is paid for being late, in the member's words. */
  fine?: string;
  /** All of it is to be paid this month, unless it has an instalment. */
  isWhole?: boolean;
};

/** What is to be paid of a debt this month; 0 where there is no bill, or it is not known. */
export function billOf({ rest, monthly = 0, isWhole = false }: Debt): number {
  if (monthly > 0) return Math.min(monthly, rest ?? monthly);
  return isWhole ? (rest ?? 0) : 0;
}

/** Whether all of a debt is due at once. */
export const isDueWhole = ({ rest = 0, monthly = 0, isWhole = false }: Debt): boolean =>
  isWhole && monthly === 0 && rest > 0;

/** The debts of which it is known how much is left. */
export const owedAmong = (debts: readonly Debt[]): Owed[] =>
  debts.flatMap(({ name, rest, monthly = 0, rate = 0 }) =>
    rest === undefined ? [] : [{ name, rest, monthly, rate }],
  );

/** Whether a lender has sent a bill that nobody has named yet. */
export const isUnbilled = (debt: Debt): boolean =>
  debt.monthly === undefined && !isDueWhole(debt) && !isToPerson(debt.name);

/** The names of these. */
export const unbilledNames = (debts: readonly Debt[]): string[] =>
  debts.filter(isUnbilled).map(({ name }) => name);

/** What a text can name of a table of debts: the first that is left after this month, and those without a known bill. */
export const debtForms: Readonly<Record<string, (debts: readonly Debt[]) => string | undefined>> = {
  first: (debts) => firstText(owedAmong(debts.filter((debt) => !isDueWhole(debt)))),
  unbilled: (debts) => unbilledNames(debts).join(", "),
};

const urgencyOf = ({ due }: Debt): number => (due === undefined ? 0 : due.isLate ? 2 : 1);
/** A day of the calendar comes behind those that are told in days. */
const daysOf = ({ due }: Debt): number =>
  due?.days ?? unknownDays + Number(/\d+/.exec(due?.text ?? "")?.[0] ?? 0);
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
const byInstalment = (one: Debt, other: Debt): number => Number(billOf(other) > 0) - Number(billOf(one) > 0);

/** What would be lost comes first; whoever lent it as a person can be told and asked for time. */
const kindOf = ({ name }: Debt): number => (isPledged(name) ? 0 : isToPerson(name) ? 2 : 1);
const byKind = (one: Debt, other: Debt): number => kindOf(one) - kindOf(other);

/**
 * The order in which debts are paid: what would be lost and persons last, then by the day, then what has a bill, then by
 * interest, then the smaller one.
 */
export const inPayOrder = (debts: readonly Debt[]): Debt[] =>
  debts.toSorted(
    (one, other) =>
      byKind(one, other) ||
      byDue(one, other) ||
      byInstalment(one, other) ||
      byRate(one, other) ||
      byRest(one, other),
  );

/** What one debt gets of the money; `asked` is what is to be paid now, `part` what can be offered of a whole sum. */
type Payment = { debt: Debt; asked: number; paid: number; isMore: boolean; part?: number };

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

/**
 * The bills of a month, in their order. Of what is due as a whole a part pays nothing off, so that it is paid in full or
 * not at all; what remains is offered to the first of these.
 */
function bills(debts: readonly Debt[], money: number): Payment[] {
  let free = Math.max(0, Math.floor(money));
  const payments = inPayOrder(debts).map((debt): Payment => {
    const asked = Math.max(0, Math.round(billOf(debt)));
    const paid = isDueWhole(debt) && asked > free ? 0 : Math.min(asked, free);
    free -= paid;
    return { debt, asked, paid, isMore: false };
  });
  const open = payments.find(({ asked, paid }) => paid < asked);
  return payments.map((one) =>
    one === open && free > 0 ? { ...one, part: Math.min(free, one.asked) } : one,
  );
}

const isShort = (payments: readonly Payment[]): boolean => payments.some(({ asked, paid }) => paid < asked);

/** The bills of a month; half of what remains goes to the debt that costs the most, and half is kept. */
export function ofMonth(debts: readonly Debt[], money: number): Payment[] {
  const plain = bills(debts, money);
  const left = Math.floor(money) - plain.reduce((sum, { paid }) => sum + paid, 0);
  const half = Math.floor(Math.max(0, left) / 2);
  const [first] = plain
    .filter(({ debt, paid }) => (debt.rest ?? 0) > paid)
    .toSorted(({ debt: one }, { debt: other }) => byRate(one, other) || byRest(one, other));
  // As long as a bill is not known, nothing is left over.
  if (isShort(plain) || debts.some(isUnbilled) || half === 0 || !first) return plain;
  return plain.map((one) =>
    one === first
      ? { ...one, paid: one.paid + Math.min(half, (one.debt.rest ?? 0) - one.paid), isMore: true }
      : one,
  );
}

const remarkOf = ({ due, rate = 0, fine }: Debt): string => {
  const said = [
    ...(due ? [due.text] : []),
    ...(rate > 0 ? [`bunga ${numberText(rate)}%`] : []),
    ...(fine === undefined ? [] : [`kalau telat ${fine}`]),
  ];
  return said.length > 0 ? ` (${said.join(", ")})` : "";
};

const soonest = /^jatuh tempo (?:hari ini|sekarang|besok|bsk)$/;
/** By when somebody is called who will not be paid in full. */
function calling({ due }: Debt): string {
  if (due === undefined) return "";
  if (due.isLate || soonest.test(due.text)) return ", hubungi hari ini";
  return /^(?:jatuh tempo )?(?:tgl|tanggal|lusa|minggu|bulan|akhir)/.test(due.text)
    ? `, hubungi sebelum ${due.text.replace(/^jatuh tempo |, bayar lunas$/g, "")}`
    : ", hubungi sebelum jatuh temponya";
}

/** What comes after a payment: how long it takes yet, or what is to be asked for. */
function afterPaying({ debt, asked, paid, isMore }: Payment): string {
  const { rest, monthly = 0, rate = 0 } = debt;
  const short = asked - paid;
  if (short > 0) return `, ${rupiahText(short)} lagi minta tempo${calling(debt)}`;
  if (rest !== undefined && paid >= rest) return ", lunas";
  const more = isMore ? `, termasuk separuh dari kelebihan; sisanya ${rupiahText((rest ?? 0) - paid)}` : "";
  const months = rest === undefined || monthly === 0 ? undefined : monthsOf({ ...debt, rest, monthly, rate });
  return `${more}${months === undefined ? "" : `${more === "" ? ", " : "; "}lunas dalam ${months} bulan dengan cicilannya`}`;
}

function paymentText(payment: Payment): string {
  const { debt, asked, paid } = payment;
  const head = `${debt.name}${remarkOf(debt)}`;
  if (payment.part !== undefined && paid === 0)
    return `${head}: ${rupiahText(asked)} belum cukup uangnya. Tawarkan ${rupiahText(payment.part)} dulu, minta tempo untuk ${rupiahText(asked - payment.part)}${calling(debt)}`;
  if (paid > 0) return `${head}: bayar ${rupiahText(paid)}${afterPaying(payment)}`;
  if (asked > 0) return `${head}: belum kebagian, minta tempo untuk ${rupiahText(asked)}${calling(debt)}`;
  const rest = debt.rest === undefined ? "" : `, sisanya ${rupiahText(debt.rest)}`;
  if (isUnbilled(debt)) return `${head}: tagihannya belum disebut, tanyakan dulu${rest}`;
  return `${head}: belum ada cicilannya, kabari kapan dibayar${rest}`;
}

const numbered = (lines: readonly string[], from: number): string[] =>
  lines.map((line, at) => `${from + at + 1}. ${line}`);

/** Where the money is short: which bills are covered in full, and which are not. */
function shortText(payments: readonly Payment[]): string {
  const isCovered = ({ asked, paid }: Payment) => asked > 0 && paid >= asked;
  const covered = payments.filter(isCovered).map(paymentText);
  const open = payments.filter((one) => !isCovered(one)).map(paymentText);
  const head = covered.length > 0 ? ["Dibayar penuh:", ...numbered(covered, 0)] : [];
  return [...head, "Uangnya belum cukup untuk:", ...numbered(open, covered.length)].join("\n");
}

/** What is paid for each debt, numbered; without any bill of a month there is only the order. */
export function paymentsText(debts: readonly Debt[], money: number, isLump: boolean): string {
  const payments = isLump ? shared(debts, money) : ofMonth(debts, money);
  if (!isLump && isShort(payments)) return shortText(payments);
  const isOrder = !isLump && debts.every((debt) => billOf(debt) === 0);
  const lines = isOrder
    ? inPayOrder(debts).map(
        (debt) =>
          `${debt.name}${remarkOf(debt)}${debt.rest === undefined ? "" : `, sisa ${rupiahText(debt.rest)}`}`,
      )
    : payments.map(paymentText);
  return numbered(lines, 0).join("\n");
}
