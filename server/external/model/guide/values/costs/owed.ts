import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";

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
