import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  billOf,
  type Debt,
  inPayOrder,
  isDueWhole,
  isUnbilled,
  ofMonth,
  paymentsText,
  shared,
} from "./owed.ts";

const sum = fc.integer({ min: 1, max: 20_000_000 });
const debt = fc.record<Debt>({
  name: fc.constantFrom("paylater", "koperasi", "tetangga"),
  rest: fc.option(sum, { nil: undefined }),
  monthly: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
  rate: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  isWhole: fc.boolean(),
});
const many = fc.array(debt, { maxLength: 6 });
const money = fc.integer({ min: -1_000_000, max: 10_000_000 });
const late = (days: number) => ({ text: `telat ${days} hari`, days: -days, isLate: true });
const own = (name: string, rest: number, monthly?: number, days?: number): Debt => ({
  ...{ name, rest, monthly, rate: undefined },
  ...(days === undefined ? {} : { due: late(days) }),
});

describe("money shared out among debts", () => {
  test("is never more than there is, and for no debt more than is left of it", () => {
    fc.assert(
      fc.property(
        fc.array(debt, { maxLength: 6 }),
        fc.integer({ min: -1_000_000, max: 10_000_000 }),
        (debts, money) => {
          for (const payments of [shared(debts, money), ofMonth(debts, money)]) {
            expect(payments).toHaveLength(debts.length);
            const paid = payments.reduce((all, one) => all + one.paid, 0);
            expect(paid).toBeLessThanOrEqual(Math.max(0, money));
            for (const one of payments) {
              expect(one.paid).toBeGreaterThanOrEqual(0);
              if (one.debt.rest !== undefined) expect(one.paid).toBeLessThanOrEqual(one.debt.rest);
            }
          }
        },
      ),
    );
  });

  test("pays nothing more to a later debt while an earlier one is short", () => {
    fc.assert(
      fc.property(
        fc.array(debt, { maxLength: 6 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (debts, money) => {
          const payments = shared(debts, money);
          const short = payments.findIndex(({ asked, paid }) => paid < asked);
          if (short >= 0) expect(payments.slice(short + 1).every(({ paid }) => paid === 0)).toBe(true);
        },
      ),
    );
  });

  test("what is late comes first, the longest first; then instalments, then what has none", () => {
    const debts = [
      own("tetangga", 500_000),
      own("B", 1_100_000, undefined, 3),
      own("koperasi", 3_000_000, 300_000),
    ];
    const names = inPayOrder([...debts, own("A", 2_400_000, undefined, 9)]).map(({ name }) => name);
    expect(names).toEqual(["A", "B", "koperasi", "tetangga"]);
  });

  test("leaves nothing over for savings or more while a bill is not covered, or not known", () => {
    fc.assert(
      fc.property(many, money, (debts, left) => {
        const payments = ofMonth(debts, left);
        const due = debts.reduce((all, one) => all + billOf(one), 0);
        const isOpen = due > Math.max(0, left) || debts.some(isUnbilled);
        if (isOpen) expect(payments.every(({ isMore }) => !isMore)).toBe(true);
      }),
    );
  });

  test("what is asked for adds up to the bills, and what is due as a whole is paid in full or not at all", () => {
    fc.assert(
      fc.property(many, money, (debts, left) => {
        const payments = ofMonth(debts, left);
        const asked = payments.reduce((all, one) => all + one.asked, 0);
        expect(asked).toBe(debts.reduce((all, one) => all + billOf(one), 0));
        const paid = payments.reduce((all, one) => all + one.paid + (one.part ?? 0), 0);
        expect(paid).toBeLessThanOrEqual(Math.max(0, left));
        for (const one of payments.filter((each) => isDueWhole(each.debt)))
          expect([0, one.asked]).toContain(one.paid);
      }),
    );
  });

  test("names every debt once", () => {
    fc.assert(
      fc.property(many, money, fc.boolean(), (debts, left, isLump) => {
        const own = debts.map((one, at) => ({ ...one, name: `${one.name} ${"abcdef"[at]}` }));
        const lines = paymentsText(own, left, isLump).split("\n");
        for (const { name } of own)
          expect(lines.filter((line) => /^\d+\. /.test(line) && line.includes(name))).toHaveLength(1);
        expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(own.length);
      }),
    );
  });

  test("what would be lost comes first, and whoever lent it as a person last", () => {
    const debts = [
      own("kakak", 500_000),
      own("adakami", 700_000, undefined, 3),
      own("motor", 9_000_000, 600_000),
    ];
    expect(inPayOrder(debts).map(({ name }) => name)).toEqual(["motor", "adakami", "kakak"]);
  });

  test("says for each debt what is paid this month, and how long it takes", () => {
    const debts = [
      own("koperasi", 3_000_000, 300_000),
      own("tetangga", 500_000),
      own("paylater", 1_200_000, 240_000, 3),
    ];
    expect(paymentsText(debts, 900_000, false).split("\n")).toEqual([
      "1. paylater (telat 3 hari): bayar Rp240.000, lunas dalam 5 bulan dengan cicilannya",
      "2. koperasi: bayar Rp300.000, lunas dalam 10 bulan dengan cicilannya",
      "3. tetangga: bayar Rp180.000, termasuk separuh dari kelebihan; sisanya Rp320.000",
    ]);
    expect(paymentsText(debts, 300_000, false)).toContain(
      "koperasi: bayar Rp60.000, Rp240.000 lagi minta tempo",
    );
  });
});
