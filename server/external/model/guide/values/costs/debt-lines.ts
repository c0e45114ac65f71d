import {
  amountIn,
  amountsIn,
  numberText,
  rupiahText,
  withProducts,
} from "#server/external/model/guide/values/numbers/amounts.ts";
import { duration } from "#server/external/model/guide/values/numbers/money-text.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { rowLines, rowName } from "#server/external/model/guide/values/row-lines.ts";
import {
  dueIn,
  isWholeDue,
  isWithoutInterest,
  joinedDues,
  withDueWord,
  withoutDates,
  withoutDue,
} from "./dues.ts";
import { fineIn, joinedFines, withoutFines } from "./fines.ts";
import { inHand, loanIn, rateOf } from "./loans.ts";
import { billOf, type Debt, inTableOrder, isDueWhole, isUnbilled } from "./owed.ts";

/* The rows of a table of debts as they were written, and the row that holds a debt. */

/** One debt a line, without what only looks like one, such as "gw pegang duit 600rb" or "udah telat 2 minggu". */
export function debtLines(written: string): string[] {
  const text = joinedDues(joinedFines(withFigures(written)));
  const [own, dated] = [text, withoutDates(text)].map(rowLines);
  const lines = own && dated && own.length === dated.length ? own : (dated ?? []);
  return lines.filter(
    (line) =>
      lines.length === 1 ||
      (amountIn(withoutDates(withoutFines(line)).replace(duration, " ")) !== undefined && !inHand.test(line)),
  );
}

const span = /(?<![\d.,\p{L}])\d{1,3} ?(?:hari|hr|minggu|mgg|bulan|bln|tahun|thn)(?: lagi)?(?!\p{L})/giu;
/** A number of days is neither an instalment nor interest. */
const withoutSpans = (text: string): string => text.replace(span, " ").replace(/ {2,}/g, " ");

export type DebtRow = Debt & { working?: string; isWholeTerm?: boolean };

const percent =
  /(?:\bbunga(?:nya)? *)?\d+(?:[.,]\d+)? ?(?:%|persen)(?: ?(?:per ?|se|\/ ?)(?:bulan|tahun|thn|bln))?/giu;
const width = 4;
/** "Paylater, 2,5 juta, 400rb, 3", and otherwise a name with the numbers behind it. */
function cellsOf(text: string): string[] {
  const parts = text.split(/\s*(?:\||,(?=\s|[a-z]))\s*/i);
  if (parts.length === width) return parts;
  const bare = text.replace(/\brp\.?\s*(?=\d)/gi, "");
  const name =
    /^[^\d]*/.exec(bare)?.[0].replace(/(?:[\s,:;(=-]|\b(?:sisa|h?utang|total)(?:nya|ne)?)+$/i, "") ?? "";
  return [name, ...amountsIn(bare).map(String)];
}

function sumOf(text = ""): number | undefined {
  const value = amountIn(withProducts(text));
  return value !== undefined && /^\d{2,3}$/.test(text.trim()) ? value * 1000 : value;
}

/** The debt that such a line holds. */
function debtOf(written: string): DebtRow {
  const line = withoutFines(written);
  const sums = withoutDue(withoutDates(line));
  const due = dueIn(line);
  const fine = fineIn(written);
  const beside = {
    ...(due ? { due } : {}),
    ...(isWholeDue(line) ? { isWhole: true } : {}),
    ...(fine === undefined ? {} : { fine }),
  };
  const free = isWithoutInterest(line) ? 0 : undefined;
  const loan = loanIn(sums);
  if (loan) {
    const { name, rest, monthly, rate, working, isWholeTerm } = loan;
    const reckoned = {
      ...(working === undefined ? {} : { working }),
      ...(isWholeTerm ? { isWholeTerm } : {}),
    };
    return { name: rowName(name), rest, monthly, rate: free ?? rate, ...beside, ...reckoned };
  }
  const [name = "", rest, paid, rate = ""] = cellsOf(withoutSpans(sums.replace(percent, " ")));
  return {
    name: rowName(name),
    rest: sumOf(rest),
    monthly: sumOf(paid),
    rate: free ?? rateOf(sums) ?? amountIn(rate),
    ...beside,
  };
}

/** The debts of a table. Beside one that is due on a day, "tgl 8" alone says when another one is due. */
export function debtsIn(written: string): DebtRow[] {
  const lines = debtLines(written);
  const isDated = lines.some(isWholeDue);
  return lines.map((line) => debtOf(isDated ? withDueWord(line) : line));
}

/** What sums can read of a table of debts beside its columns. */
export const debtFigures: Readonly<Record<string, (debts: readonly DebtRow[]) => number>> = {
  tempo: (debts) => debts.filter(({ due }) => due?.days !== undefined).length,
  tagihan: (debts) => debts.reduce((sum, debt) => sum + billOf(debt), 0),
  penuh: (debts) => debts.filter(isDueWhole).length,
  tanpa: (debts) => debts.filter(isUnbilled).length,
};

/** The table; `isSorted`: in the order of payment, and as it was written otherwise. */
export function debtTable(labels: readonly string[], debts: readonly DebtRow[], isSorted: boolean): string {
  const isDue = debts.some(({ due, isWhole }) => due !== undefined || isWhole);
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const money = (value: number | undefined) => (value === undefined ? "–" : rupiahText(value));
  const rows = (isSorted ? inTableOrder(debts) : debts).map(({ name, rest, monthly, rate, due, isWhole }) =>
    line([
      ...[name.replaceAll("|", "/"), money(rest), money(monthly)],
      ...[
        rate === undefined ? "–" : numberText(rate),
        ...(isDue ? [due?.text ?? (isWhole ? "bayar lunas" : "–")] : []),
      ],
    ]),
  );
  return [
    line([...labels, ...(isDue ? ["Tempo"] : [])]),
    line(["---", ...labels.slice(1).map(() => "--:"), ...(isDue ? ["---"] : [])]),
    ...rows,
  ].join("\n");
}

/** The line that is read as this debt again. */
export function lineOfDebt({ name, rest, monthly, rate, due, isWhole, fine }: DebtRow): string {
  const parts = [
    `${name}${rest === undefined ? "" : ` ${rupiahText(rest)}`}`,
    ...(monthly === undefined ? [] : [`cicilan ${rupiahText(monthly)}`]),
    ...(rate === undefined ? [] : [rate === 0 ? "tanpa bunga" : `bunga ${numberText(rate)}%`]),
    ...(due === undefined ? [] : [due.text]),
    ...(isWhole && !isWholeDue(due?.text ?? "") ? ["bayar lunas"] : []),
    ...(fine === undefined ? [] : [`dengan ${fine}`]),
  ];
  return parts.join(" ");
}
