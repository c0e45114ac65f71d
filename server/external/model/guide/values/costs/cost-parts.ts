import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";

/*
 * The costs of a batch one by one, each with what it is for: rice for 60 packs of which 40 are made, gas for five days
 * or for two batches, rent for a month. They are kept as the lines that the member reads, so that what is shown is what is reckoned.
 */

/** `count` of `of`: what the amount pays for; a cost without them is spent at once. */
export type CostPart = {
  name: string;
  amount: number;
  scale?: { of: "piece" | "batch" | "day" | "week" | "month"; count: number };
};

/** How many pieces are made at once, what they are called, and the days of a month on which somebody sells. */
export type Batch = { pieces: number | undefined; unit: string; days: number };

/** The days of a month on which somebody sells, unless they have named others. */
export const usualDays = 26;

const weeksOfMonth = 52 / 12;
const weekDays = (days: number): number => Math.max(1, Math.round(days / weeksOfMonth));

/** What is paid every month, whatever is made. */
export const isMonthly = ({ scale }: CostPart): boolean => scale?.of === "month";

/** What a monthly cost is for one month. */
const monthlyOf = ({ amount, scale }: CostPart): number => Math.round(amount / (scale?.count ?? 1));

/** What a cost is for one batch, in whole rupiah; one for some pieces stands whole while the batch is not known. */
export function costOf(part: CostPart, { pieces, days }: Batch): number {
  const { amount, scale } = part;
  if (!scale) return Math.round(amount);
  const { of, count } = scale;
  if (of === "piece") return Math.round(pieces === undefined ? amount : (amount / count) * pieces);
  if (of === "day" || of === "batch") return Math.round(amount / count);
  return Math.round(amount / (count * (of === "week" ? weekDays(days) : days)));
}

const periodNames = { week: ["seminggu", "minggu"], month: ["sebulan", "bulan"] } as const;

function workingOfPieces(count: number, pieces: number | undefined, unit: string): string {
  const shown = numberText(count);
  if (pieces === undefined || pieces === count) return ` untuk ${shown} ${unit}`;
  return count === 1 ? ` per ${unit} x ${numberText(pieces)}` : ` : ${shown} ${unit} x ${numberText(pieces)}`;
}

/** How the cost of one batch comes out of an amount; "" where it is the amount itself. */
function workingOf({ scale }: CostPart, { pieces, unit, days }: Batch): string {
  if (!scale) return "";
  const { of, count } = scale;
  const shown = numberText(count);
  if (of === "piece") return workingOfPieces(count, pieces, unit);
  if (of === "day" || of === "batch")
    return count === 1 ? "" : ` : ${shown} ${of === "day" ? "hari" : "kali bikin"}`;
  const [one, more] = periodNames[of];
  const period = count === 1 ? one : `untuk ${shown} ${more}`;
  return ` ${period} : ${numberText(count * (of === "week" ? weekDays(days) : days))} hari`;
}

/** "Beras: Rp75.000 : 60 bungkus x 40 = Rp50.000". */
export function lineOf(part: CostPart, batch: Batch): string {
  const working = workingOf(part, batch);
  const result = / (?:[:x]|per) /.test(working) ? ` = ${rupiahText(costOf(part, batch))}` : "";
  return `${part.name}: ${rupiahText(part.amount)}${working}${result}`;
}

const written =
  /^([^:\n]+): Rp([\d.]+)(?: untuk ([\d.]+) (?!minggu|bulan)\S.*| : ([\d.]+) hari.*| : ([\d.]+) kali bikin.*| (?:(seminggu|sebulan)|untuk ([\d.]+) (minggu|bulan)) :.*| : ([\d.]+) \S.*| (per) .*)?$/;

/** The cost that such a line holds. */
function partOf(line: string): CostPart | undefined {
  const found = written.exec(line) ?? [];
  const [, name, digits, forPieces, days, batches, one, periods, period, pieces, each] = found;
  if (name === undefined || digits === undefined) return undefined;
  const numberOf = (text: string) => Number(text.replace(/\./g, "").replace(",", "."));
  const own = { name, amount: numberOf(digits) };
  const count = forPieces ?? pieces ?? (each === undefined ? undefined : "1");
  if (count !== undefined) return { ...own, scale: { of: "piece", count: numberOf(count) } };
  if (days !== undefined) return { ...own, scale: { of: "day", count: numberOf(days) } };
  if (batches !== undefined) return { ...own, scale: { of: "batch", count: numberOf(batches) } };
  const named = one ?? period;
  if (named === undefined) return own;
  const of = named.includes("minggu") ? "week" : "month";
  return { ...own, scale: { of, count: numberOf(periods ?? "1") } };
}

/** The costs that are kept in lines. */
export const partsIn = (lines: string): CostPart[] =>
  lines.split("\n").flatMap((line) => partOf(line.trim()) ?? []);

/** What such a line gives for one batch; 0 for a cost of a month. */
export function lineResult(line: string): number {
  const part = partOf(line.trim());
  if (!part || isMonthly(part)) return 0;
  const result = / = Rp([\d.]+)$/.exec(line)?.[1];
  return result === undefined ? Math.round(part.amount) : Number(result.replace(/\./g, ""));
}

/** What all costs together are for one batch, without those of a month. */
export const batchSum = (parts: readonly CostPart[], batch: Batch): number =>
  parts.filter((part) => !isMonthly(part)).reduce((sum, part) => sum + costOf(part, batch), 0);

/** What is paid for a month. */
export const monthSum = (parts: readonly CostPart[]): number =>
  parts.filter(isMonthly).reduce((sum, part) => sum + monthlyOf(part), 0);

const plainName = (name: string): string => name.toLowerCase().replace(/nya\b/g, "").trim();

/** Whether two names mean one cost: "lauk" and "lauk tadi" do. */
export function isSameCost(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => plainName(name).split(/[ ,]+/));
  return (
    words !== undefined &&
    others !== undefined &&
    words.some((word) => word.length > 2 && others.includes(word))
  );
}

/** The costs with newer ones in the place of those with the same name; what is new comes last. */
export function mergedParts(before: readonly CostPart[], newer: readonly CostPart[]): CostPart[] {
  const kept = before.map((part) => {
    const found = newer.find((one) => isSameCost(one.name, part.name));
    return found ? { ...part, ...found, name: part.name } : part;
  });
  return [...kept, ...newer.filter((one) => !before.some((part) => isSameCost(part.name, one.name)))];
}
