import { joinedUp } from "#server/external/model/guide/document/joined-up.ts";
import { activitiesOf, laidOut } from "#server/external/model/guide/document/laid-out.ts";
import {
  type DebtRow,
  debtFigures,
  debtsIn,
  debtTable,
} from "#server/external/model/guide/values/costs/debt-lines.ts";
import { withoutDates } from "#server/external/model/guide/values/costs/dues.ts";
import { perMonth } from "#server/external/model/guide/values/costs/loans.ts";
import {
  debtForms,
  type Owed,
  owedAmong,
  paymentsText,
} from "#server/external/model/guide/values/costs/owed.ts";
import { clockIn, clockText } from "#server/external/model/guide/values/days/clock.ts";
import { dayStepsIn, peopleApart } from "#server/external/model/guide/values/days/day-steps.ts";
import {
  type Period,
  periodIn,
  periodNames,
  workIn,
} from "#server/external/model/guide/values/days/periods.ts";
import { numberedItems, sentenceItems } from "#server/external/model/guide/values/numbered-items.ts";
import { aboutFigure } from "#server/external/model/guide/values/numbers/about.ts";
import {
  amountIn,
  amountsIn,
  numberText,
  numberWords,
  rupiahText,
  withoutYears,
  withProducts,
} from "#server/external/model/guide/values/numbers/amounts.ts";
import { countsOnly } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { isNoRate } from "#server/external/model/guide/values/numbers/labelled-figures.ts";
import { duration, moneyText, unitOfMoney } from "#server/external/model/guide/values/numbers/money-text.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { greetedIn } from "#server/external/model/guide/values/recipients.ts";
import {
  linesOf,
  nameOfCounted,
  rowLines,
  rowParts,
  separated,
} from "#server/external/model/guide/values/row-lines.ts";
import { ruleItems } from "#server/external/model/guide/values/rule-items.ts";
import { readAloud, sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { shortNames } from "#server/external/model/guide/values/two-names.ts";
import { withoutSequence } from "#server/external/model/guide/words/edge-words.ts";
import { compute, type Numbers } from "./compute.ts";
import type { Flow, Slot } from "./flow.ts";
import { placeholder } from "./placeholders.ts";

/** The name by which a sum reads the days of work in a month. */
export const daysName = "hari_jualan";

/** The member's answers as written, by slot name. */
export type Filled = Readonly<Record<string, string>>;

/** The results of a flow's calculations, by name; those that could not be calculated are missing. */
export type Sums = Readonly<Record<string, number>>;

type Column = NonNullable<Slot["columns"]>[number];
type Cell = { text: string; value: number | undefined };

const itemsMin = 3;
const itemWordsMax = 7;

/**
 * Returns the lines of a list. A single line is split at its commas if that gives a list of short items, and unless it is
 * read as prose, at its full stops.
 */
function itemsOf(text: string, isProse = false): string[] {
  const numbered = numberedItems(text);
  if (numbered) return numbered;
  const apart = dayStepsIn(text) ?? peopleApart(text);
  if (apart) return apart;
  // "Jam 8 sudah di tempat. HP disimpan. Seragam dipakai": rules and steps that somebody wrote one behind the other.
  const sentences = isProse ? undefined : sentenceItems(text, itemsMin);
  if (sentences) return sentences;
  const lines = text.split("\n").flatMap((line) => numberedItems(line) ?? linesOf(line));
  const parts = text.split(/,\s+/).map((part) => part.trim().replace(/\.$/, ""));
  const isList =
    parts.length >= itemsMin &&
    parts.every((part) => part !== "" && part.split(/\s+/).length <= itemWordsMax);
  return lines.length === 1 && isList ? parts : lines;
}

/** Marks a unit price: "2 orang, 1,6 jt seorang". */
const each = /\b(?:seorang|satunya|sebiji|per orang|masing|masing-masing)\b|@/i;

/** Parses the rows of a slot with columns, one per line; a missing number is undefined. */
function rowsOf(slot: Slot, written: string): Cell[][] {
  const columns = slot.columns ?? [];
  if (isOfLoans(slot)) return debtsIn(written).map((debt) => debtCells(columns, debt));
  const isCosts = isOneSum(slot);
  const text = isCosts ? withProducts(apart(slot, written)) : withFigures(written);
  const isMoney = columns.some(({ kind }) => kind === "rupiah");
  const dated = isMoney ? withoutDates(text) : text;
  const lines = rowLines(dated).filter(
    (line, _, all) => !isMoney || all.length === 1 || amountIn(line.replace(duration, " ")) !== undefined,
  );
  const rows = rowLines(apart(slot, written));
  return lines.map((line, nth) => {
    const parts = rowParts(line, columns);
    const many = each.test(line) ? (amountsIn(parts[0] ?? "")[0] ?? 1) : 1;
    const isThousands = unitOfMoney.test(text) || slot.takes === "rows";
    const times = workIn(line)?.factor ?? many * (otherPeriodIn(slot, line)?.factor ?? 1);
    const named = isCosts && parts[0] === "" ? [nameOfCounted(rows[nth] ?? line), ...parts.slice(1)] : parts;
    return columns.map(({ kind }, at) => cellOf(kind, named[at]?.trim() ?? "", isThousands, times));
  });
}

const isOneSum = ({ columns = [] }: Slot): boolean => columns.length === 2 && columns[1]?.kind === "rupiah";

const apart = (slot: Slot, text: string): string => (isOfLoans(slot) ? text : separated(text));

/** The period of a row in a table for a month, if it is a shorter one: "arisan 50rb seminggu". */
function otherPeriodIn({ columns = [] }: Slot, line: string): { period: Period; factor: number } | undefined {
  const isOfMonth = columns.length === 2 && columns.some(({ label }) => /\bsebulan\b/i.test(label));
  const period = isOfMonth ? periodIn(line) : undefined;
  return period === undefined || period === "month" ? undefined : { period, factor: perMonth[period] };
}

/** Whether the rows are debts: a name, what is left, and what is paid for a month. */
export const isOfLoans = ({ columns = [] }: Slot): boolean =>
  columns[1]?.kind === "rupiah" && columns[2]?.kind === "rupiah";

const debtCells = (columns: readonly Column[], { name, rest, monthly, rate }: DebtRow): Cell[] =>
  columns.map((_, at) =>
    at === 0 ? { text: name, value: undefined } : { text: "", value: [rest, monthly, rate][at - 1] },
  );

/** The rows of a slot as the guide has read them, each in a few words with how its sum was reckoned. */
export function rowTexts(slot: Slot, text: string): string[] {
  const columns = slot.columns ?? [];
  const written = rowLines(withFigures(apart(slot, text)));
  const debts = isOfLoans(slot) ? debtsIn(text) : [];
  return rowsOf(slot, text).map((cells, nth) => {
    const line = written[nth] ?? "";
    const debt = debts[nth];
    const work = debt ? undefined : workIn(line);
    const other = work ? undefined : otherPeriodIn(slot, line);
    const ofWork =
      work && `${work.counts.join(" × ")} × ${rupiahText(Math.round((cells[1]?.value ?? 0) / work.factor))}`;
    const ofPeriod =
      other &&
      `${rupiahText(Math.round((cells[1]?.value ?? 0) / other.factor))} ${periodNames[other.period]}`;
    const working = debt ? debt.working : (ofWork ?? ofPeriod);
    const values = cells.slice(1).flatMap(({ value }, at) => {
      const column = columns[at + 1];
      if (value === undefined || column?.kind === "line" || value === 0) return [];
      const shownValue = column?.kind === "rupiah" ? rupiahText(value) : numberText(value);
      const label = columns.length > 2 ? `${column?.label.split(/[ ,]/)[0]?.toLowerCase()} ` : "";
      return [`${label}${shownValue}${at === 0 && working !== undefined ? ` dari ${working}` : ""}`];
    });
    return `${cells[0]?.text} ${[...values, ...(debt?.due ? [debt.due.text] : [])].join(", ")}`.trim();
  });
}

/** The debts of a table of which something is left. */
export const owedIn = (slot: Slot, text: string): Owed[] => (isOfLoans(slot) ? owedAmong(debtsIn(text)) : []);

/** The names of debts of which nothing says how much is left. */
export const withoutRest = (slot: Slot, text: string): string[] =>
  isOfLoans(slot) ? debtsIn(text).flatMap(({ name, rest }) => (rest === undefined ? [name] : [])) : [];

/** The rows of a list of costs that have no amount: "gas 3 tabung". */
export const withoutAmount = (slot: Slot, text: string): string[] =>
  isOneSum(slot)
    ? rowsOf(slot, text).flatMap(([name, amount]) => (amount?.value === undefined ? [name?.text ?? ""] : []))
    : [];

/** The names of debts of which the whole term was reckoned as what is left. */
export const withWholeTerm = (slot: Slot, text: string): string[] =>
  isOfLoans(slot) ? debtsIn(text).flatMap(({ name, isWholeTerm }) => (isWholeTerm ? [name] : [])) : [];

/** `isThousands`: a bare number of two or three digits counts thousands; `many`: how many are paid for at this price. */
function cellOf(kind: Column["kind"], text: string, isThousands: boolean, many: number): Cell {
  if (kind === "line") return { text, value: undefined };
  if (kind === "number") return { text, value: amountIn(text) };
  const value = amountIn(withProducts(text));
  const isShort = /^\d{2,3}$/.test(text) && isThousands;
  return {
    text,
    value: value === undefined ? undefined : Math.round((isShort ? value * 1000 : value) * many),
  };
}

const share = /\b(?:per|tiap|se(?:biji|buah|orang|potong|pack)|satunya)\b|\//i;

const withUnit = /(?:rp\.? ?)?\d+(?:[.,]\d+)* ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?![a-z])/gi;
/** Returns the amount of an answer; for a list of things with their amounts, the sum. */
export function amountOf(written: string, unit?: Slot["unit"]): number | undefined {
  const money = moneyText(withProducts(written, unit !== undefined), unit);
  const sums = [...money.matchAll(withUnit)].map(([one]) => amountIn(one) ?? 0);
  // Aside amounts of money, a bare number counts pieces or people.
  if (sums.length >= itemsMin && !share.test(money)) return sums.reduce((sum, one) => sum + one, 0);
  if (sums.length === 1) return sums[0];
  const rows = rowLines(money);
  const isList = rows.length >= itemsMin && !share.test(money);
  return isList ? rows.reduce((sum, row) => sum + (amountIn(row) ?? 0), 0) : amountIn(money);
}

/** "800rb" is no number of months. */
const isOfTime = ({ label }: Slot): boolean => /\b(?:bulan|hari|minggu|jam|menit)\b/.test(label);
const isSum = (text: string): boolean => unitOfMoney.test(text) && amountsIn(text).length === 1;

/** Whether an answer has what its slot requires; "" never does. A row needs at least a name and a number. */
export function fits(slot: Slot, text: string): boolean {
  if (text.trim() === "") return false;
  // "12 lembar dan 3 set" counts things, and names no sum.
  if (slot.kind === "rupiah")
    return amountOf(withoutYears(text), slot.unit) !== undefined && !countsOnly(withoutDates(text));
  if (slot.kind === "number") {
    const value = amountIn(withoutYears(text));
    return value !== undefined && !isNoRate(slot, value) && !(isOfTime(slot) && isSum(text));
  }
  if (slot.kind === "clock") return clockIn(text) !== undefined;
  // "12-16 itu cuti lamanya" is nobody's name.
  if (slot.takes === "self") return !/^\d/.test(text.trim());
  if (slot.kind !== "rows") return true;
  const rows = rowsOf(slot, text);
  const isRead = (row: Cell[]) =>
    row[0]?.text !== "" &&
    row.slice(0, isOfLoans(slot) ? 3 : undefined).some(({ value }) => value !== undefined);
  // A cost of which only how many there are is said ("gas 3 tabung") is asked about when all are read back.
  const isCounted = (row: Cell[]) => isOneSum(slot) && /\d/.test(row[0]?.text ?? "");
  return rows.some(isRead) && rows.every((row) => isRead(row) || isCounted(row));
}

/**
 * Looks up the numbers of a flow: slots, sums, `slot.column` for the sum of a column, and `slot.count` for the number
 * of rows or lines.
 */
export const numbersOf =
  (flow: Flow, filled: Filled, sums: Sums): Numbers =>
  (name) => {
    const [slotName = "", column] = name.split(".");
    const slot = flow.slots[slotName];
    const text = (slot && laidOut(slot, filled)) ?? filled[slotName] ?? "";
    if (column === undefined && name in sums) return sums[name];
    if (!slot || text === "") return undefined;
    if (column !== undefined) return ofColumn(slot, text, column);
    return slot.kind === "rupiah" ? amountOf(text, slot.unit) : amountIn(text);
  };

function ofColumn(slot: Slot, text: string, column: string): number | undefined {
  const ofDebts = isOfLoans(slot) ? debtFigures[column] : undefined;
  if (ofDebts) return ofDebts(debtsIn(text));
  if (column === "count") return slot.kind === "rows" ? rowsOf(slot, text).length : itemsOf(text).length;
  const at = slot.columns?.findIndex(({ name }) => name === column) ?? -1;
  return at < 0 ? undefined : rowsOf(slot, text).reduce((sum, row) => sum + (row[at]?.value ?? 0), 0);
}

/** The days of a month on which somebody sells, unless they have named others. */
const usualDays = 26;

/** `days`: those of a month that the member has named, which sums read as `hari_jualan`. */
export function sumsWith(
  flow: Flow,
  filled: Filled,
  sums: Sums,
  wanted: Record<string, string>,
  days = usualDays,
): Sums {
  const isOfDays = Object.values(wanted).some((expression) => expression.includes(daysName));
  const known: Record<string, number> = { ...sums, ...(isOfDays ? { [daysName]: days } : {}) };
  for (const [name, expression] of Object.entries(wanted)) {
    const value = compute(expression, numbersOf(flow, filled, known));
    if (value !== undefined) known[name] = value;
  }
  return known;
}

/**
 * Fills the slots of a text; a line with `{slot?}` is left out if that slot is empty, and one with `{slot|part}` if its
 * question was never asked.
 */
export function fill(flow: Flow, text: string, filled: Filled, sums: Sums): string {
  const isOpen = (name: string) => {
    const made = flow.slots[name] && laidOut(flow.slots[name], filled);
    return (made ?? filled[name] ?? "") === "" && sums[name] === undefined;
  };
  const isLeftOut = ([, name = "", mark, form]: RegExpExecArray) =>
    (mark !== undefined && isOpen(name)) ||
    (form === "part" && filled[name] === undefined && sums[name] === undefined);
  const filledIn = text
    .split("\n")
    .filter((line) => ![...line.matchAll(placeholder)].some(isLeftOut))
    .map((line) =>
      line.replace(placeholder, (_, name: string, _mark, form = "", by?: string, order?: string) => {
        const how = { name, form, by, order };
        const greeted = greetedIn(flow.slots, line, filled);
        return sharedOut(flow, how, filled, sums) ?? shown(flow, how, greeted, sums);
      }),
    );
  return joinedUp(filledIn.join("\n"));
}

type Shown = { name: string; form: string; by: string | undefined; order: string | undefined };

/** What the member wants to be left out leaves no place behind. */
const isShownNowhere = (form: string, value: string | undefined): boolean =>
  form === "part" || (form === "wanted" && value === "");

/** What is paid of a sum for each debt: this month, or of debts that are due as a whole. */
function sharedOut(flow: Flow, { name, form, by }: Shown, filled: Filled, sums: Sums): string | undefined {
  if (by === undefined || !["payments", "shares"].includes(form)) return undefined;
  const money = numbersOf(flow, filled, sums)(by) ?? 0;
  return paymentsText(debtsIn(filled[name] ?? ""), money, form === "shares");
}

function shown(flow: Flow, { name, form, by, order }: Shown, filled: Filled, sums: Sums): string {
  const slot = flow.slots[name];
  const sum = sums[name];
  if (isShownNowhere(form, filled[name])) return "";
  if (sum !== undefined) return form === "rupiah" ? rupiahText(sum) : numberText(sum);
  const made = slot && laidOut(slot, filled);
  if (made !== undefined) return made;
  const text = filled[name] ?? "";
  const nth = slot?.kind === "rows" ? undefined : pairForms[form];
  if (nth !== undefined) return shortNames(text)[nth] ?? "";
  if (text === "") return slot?.otherwise ?? `(isi ${slot?.label ?? name})`;
  return slot ? shownValue(slot, text, { name, form, by, order }) : text;
}

/** The forms for the names of two things in one answer. */
const pairForms: Readonly<Record<string, number>> = { first: 0, second: 1 };

function shownValue(slot: Slot, text: string, how: Shown): string {
  if (slot.kind === "rupiah") return aboutFigure(text, rupiahText(amountOf(text, slot.unit) ?? 0));
  if (slot.kind === "clock") return clockText(clockIn(text) ?? 0);
  if (slot.kind === "rows") return tableOf(slot, text, how);
  return wordsOf(slot, text, how.form);
}

function wordsOf(slot: Slot, text: string, form: string): string {
  if (slot.kind === "number") return numberWords(text);
  // A sheet that is read aloud has no shorthand.
  if (form === "spoken") return readAloud(text);
  if (form === "sentences") return itemsOf(text, true).map(sentenceOf).join("\n");
  // Numbers within a line belong to no letter.
  if (slot.kind !== "list") return numberedItems(text)?.map(sentenceOf).join(" ") ?? text.trim();
  const lines = slot.rules ? ruleItems(text) : itemsOf(text, form === "inline");
  if (form === "inline") return lines.join(", ");
  return withoutSequence(lines)
    .map((line, at) => `${form === "numbered" ? `${at + 1}.` : "-"} ${line}`)
    .join("\n");
}

/** The items of a list, the rows of a table or the activities of a day, each as it was written. */
export function itemsIn({ kind, rules }: Slot, text: string, isActivity: boolean): string[] {
  if (text === "") return [];
  if (rules) return ruleItems(text);
  if (isActivity) return activitiesOf(text);
  return kind === "rows" ? rowLines(text) : itemsOf(text);
}

function tableOf(slot: Slot, text: string, { form, by, order }: Shown): string {
  const named = debtForms[form];
  if (named) return named(debtsIn(text)) ?? slot.label;
  const columns = slot.columns ?? [];
  if (isOfLoans(slot))
    return debtTable(
      columns.map(({ label }) => label),
      debtsIn(text),
      by !== undefined,
    );
  const at = columns.findIndex(({ name }) => name === by);
  const rows = rowsOf(slot, text);
  if (at >= 0) {
    const sortedBy = (row: Cell[]) => row[at]?.value ?? 0;
    rows.sort((one, other) =>
      order === "desc" ? sortedBy(other) - sortedBy(one) : sortedBy(one) - sortedBy(other),
    );
  }
  const shownOf = ({ text: part, value }: Cell, column: number) => {
    const kind = columns[column]?.kind;
    if (value === undefined) return kind === "line" ? part.replaceAll("|", "/") : "–";
    return kind === "rupiah" ? rupiahText(value) : numberText(value);
  };
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns.map(({ label }) => label)),
    line(columns.map(({ kind }) => (kind === "line" ? "---" : "--:"))),
    ...rows.map((row) => line(row.map(shownOf))),
  ].join("\n");
}

/** Returns an example of a value: the flow's own, or one of its kind. */
export const exampleOf = (slot: Slot): string => slot.example ?? (slot.kind === "rupiah" ? "2,5 juta" : "3");
