import type { Slot } from "#server/external/model/guide/flow.ts";
import { amountOf } from "#server/external/model/guide/slots.ts";
import {
  type Period,
  periodIn,
  periodNames,
  waysBetween,
  withoutPeriods,
} from "#server/external/model/guide/values/days/periods.ts";
import {
  numberText,
  productPattern,
  rupiahText,
} from "#server/external/model/guide/values/numbers/amounts.ts";
import {
  each,
  partsOf,
  perOne,
  sameUnit,
  type Token,
  tokensIn,
} from "#server/external/model/guide/values/numbers/figure-tokens.ts";

/* Lists of costs in one answer, and their sum in each of the ways in which it can be read. */

/** A button and the answer that a press stands for. */
export type Figure = { label: string; value: string };

/**
 * What an answer to a question for one number holds; `plain` may be taken as it is. A result that stands beside its
 * `working` leaves the `rest` of the answer for other questions.
 */
export type Weighed =
  | { kind: "plain" }
  | { kind: "sum"; working: string; figures: Figure[] }
  | { kind: "period" | "small"; figures: Figure[] }
  | { kind: "which"; figures: Figure[]; working?: string }
  | { kind: "division"; figures: Figure[]; working?: string }
  | { kind: "pieces"; amount: number; figures: Figure[] }
  | { kind: "named"; figure: Figure; working?: string; rest?: string };

/** An answer that the member has to settle by a button. */
export type Unsettled = Exclude<Weighed, { kind: "plain" } | { kind: "named" }>;

/** The period that a question is about, by the slot's name. */
export const periodOf = ({ label }: Slot): Period | undefined => periodIn(label);

/** Whether a number is for one piece, so that one for a day or a month does not answer it. */
export const isOfPiece = ({ label }: Slot): boolean =>
  /\bper (?:barang|buah|porsi|pcs)\b|\btiap (?:buah|satuan)\b/.test(label);

/** No rupiah answer is smaller: it is meant in thousands or millions. */
export const rupiahMin = 100;

/** Words of another number than a cost: what is sold, its price, or a result. */
const otherwise =
  /\b(?:laku|laris|terjual|kejual|omzet|omset|untung\w*|laba|jual\w*|dijual|target|pemasukan|jadi|dapat|dapet|total\w*|semuanya|jumlahnya|berarti|sisa\w*|kecuali|kurangi|minus|persen|kotor\w*|bruto|bersih(?!-|2| bersih)\w*|netto)\b|%|\d\D{0,12}\b(?:atau|ato|utawa)\b\D{0,12}\d|^(?:atau|ato|utawa)\b|\d\D{0,14}\b(?:yo|ya|dadi)\b\D{0,6}\d|=|^(?:dan |sama )?harga(?:nya)? *(?:rp\.? ?)?\d/i;
const modalWord = /\bmodal/i;
/** Only costs are added up, never a price, a goal or a limit. */
export const isAddable = ({ kind, label }: Slot): boolean =>
  kind === "rupiah" && !/harga|tarif|gaji|batas|angka|target|bayaran/i.test(label);

/** A cost of a list. `whole` is another reading: the price is for all of them. */
export type Item = {
  words: string;
  value: number;
  whole?: number;
  unit?: string;
  period: Period | undefined;
};

export const hasProduct = (text: string): boolean => new RegExp(productPattern, "iu").test(text);

const nameIn = (text: string): string =>
  /^[^\d]*/
    .exec(text)?.[0]
    .replace(
      /^(?:(?:dan|sama|ama|terus|trus|plus|eh|oh iya|oiya|oh|ya|sm|tambah|blm|belum|termasuk)[ ,]+)+/i,
      "",
    )
    .replace(/ (?:sm|ama) (?=\p{L}{3})/giu, " dan ")
    .replace(
      /(?:\b(?:rp\.?|kira ?2?|kira-kira|sekitar|palingan|paling|kurang lebih|cuma|itu)|@|[\s,:;(=-])+$/gi,
      "",
    ) ?? "";

function itemOf(slot: Slot, part: string, perUnits: ReadonlySet<string>): Item | undefined {
  const period = periodIn(part);
  const text = withoutPeriods(part).replace(/\s+/g, " ").trim();
  if (otherwise.test(text) || (modalWord.test(text) && !modalWord.test(slot.label))) return undefined;
  if (hasProduct(text)) {
    const value = amountOf(text, slot.unit) ?? 0;
    return { words: `${text} = ${rupiahText(value)}`, value, period };
  }
  const [first, second, ...others] = tokensIn(text);
  if (!first || others.length > 0) return undefined;
  if (second) return timesOf(slot, text, first, second, perUnits, period);
  const words = `${nameIn(text)} ${rupiahText(first.value)}`.trim();
  return first.of === undefined ? { words, value: first.value, period } : undefined;
}

const yields = /\b(?:utk|untuk|buat|bt|jadi|dapat|dapet|dpt|cukup|kanggo|kangge|jo|keur)\b/i;

/** "Beras 10 kg harganya 15.000 per kilo": a number of things and a price, which may be for one or for all of them. */
function timesOf(
  slot: Slot,
  text: string,
  first: Token,
  second: Token,
  perUnits: ReadonlySet<string>,
  period: Period | undefined,
): Item | undefined {
  const [count, price] = first.of === undefined ? [second, first] : [first, second];
  const unit = count.of;
  if (unit === undefined || count.isMoney || price.of !== undefined) return undefined;
  // "1.130.000 untuk 80 bungkus" says what came out of it, and no price of one.
  if (!isOfPiece(slot) && yields.test(text.slice(first.to, second.from)))
    return { words: `${nameIn(text)} ${rupiahText(price.value)}`.trim(), value: price.value, period };
  const value = count.value * price.value;
  const counts = `${nameIn(text)} ${numberText(count.value)} ${unit}`.trim();
  if (isOfPiece(slot) && price.value >= rupiahMin * count.value && !each.test(text) && !perOne.test(text)) {
    const one = Math.round(price.value / count.value);
    return {
      words: `${rupiahText(price.value)} : ${numberText(count.value)} ${unit} = ${rupiahText(one)}`,
      value: one,
      period: undefined,
    };
  }
  const isEach = each.test(text) || perOne.test(text) || perUnits.has(unit);
  const words = `${counts} x ${rupiahText(price.value)} = ${rupiahText(value)}`;
  if (isEach) return { words, value, period };
  return { words: `${counts}, ${rupiahText(price.value)}`, value, whole: price.value, unit, period };
}

/** The costs of a list, if every part of it is one, and none belongs to another question. */
export function itemsOf(slot: Slot, text: string, others: RegExp | undefined): Item[] | undefined {
  const parts = partsOf(text);
  if (others && parts.some((part) => others.test(part))) return undefined;
  const perUnits = new Set(
    parts.flatMap((part) => {
      const unit = perOne.exec(part)?.[1];
      return unit === undefined ? [] : [sameUnit(unit)];
    }),
  );
  const items = parts.map((part) => itemOf(slot, part, perUnits)).filter((one) => one !== undefined);
  const isPlain = items.length === parts.length && items.every(({ value }) => value >= rupiahMin);
  return isPlain ? items : undefined;
}

const daysOfPeriod = { day: 1, week: 7, month: 30 } as const;

/**
 * The period of a sum: that of the question, or else the shortest that is named, so that a rent for a month is never
 * added to the costs of a day.
 */
function periodOfSum(slot: Slot, items: readonly Item[]): Period | undefined {
  const named = items.flatMap(({ period }) => (period === undefined ? [] : [period]));
  const isMixed = new Set(items.map(({ period }) => period)).size > 1;
  const own = periodOf(slot);
  if (own !== undefined || !isMixed) return own;
  const shortest = named.toSorted((one, other) => daysOfPeriod[one] - daysOfPeriod[other])[0];
  // Beside costs without a period, those of a month are divided into days.
  return shortest === "month" ? "day" : shortest;
}

/** The sum of a list in each of the ways in which it can be read. */
export function sumOf(slot: Slot, items: readonly Item[], days: number | undefined): Weighed {
  const to = periodOfSum(slot, items);
  const isOther = ({ period }: Item) => to !== undefined && period !== undefined && period !== to;
  const wayOf = (item: Item, day: number | undefined): number => {
    if (!isOther(item) || to === undefined || item.period === undefined) return 1;
    const ways = waysBetween(item.period, to, days);
    return (ways.find((way) => way.days === day) ?? ways[0])?.factor ?? 1;
  };
  const from = items.find((item) => isOther(item) && item.period !== "week")?.period;
  const dayCounts =
    from === undefined || to === undefined ? [undefined] : waysBetween(from, to, days).map((way) => way.days);
  const units = items.flatMap(({ whole, unit }) => (whole === undefined || unit === undefined ? [] : [unit]));
  const readings = units.length === 0 ? [""] : [`per ${[...new Set(units)].join("/")}`, "harga semuanya"];
  const totalOf = (some: readonly Item[], at: number, day: number | undefined) =>
    some.reduce(
      (all, item) => all + (at === 1 ? (item.whole ?? item.value) : item.value) * wayOf(item, day),
      0,
    );
  const figures = dayCounts.flatMap((day) =>
    readings.map((reading, at) => {
      const how = [...(day === undefined ? [] : [`${day} hari`]), ...(reading === "" ? [] : [reading])];
      const value = rupiahText(totalOf(items, at, day));
      return { label: how.length === 0 ? `Betul, ${value}` : `${capital(how.join(", "))}: ${value}`, value };
    }),
  );
  figures.push(...allDaily(items, to, totalOf, dayCounts));
  // Where the question names no period, what is paid for another one may also be left out.
  const own = periodOf(slot) === undefined ? items.filter((item) => !isOther(item)) : items;
  const without = own.length > 0 && own.length < items.length ? rupiahText(totalOf(own, 0, undefined)) : "";
  const left = items.find((item) => isOther(item))?.period ?? "month";
  const working = items.map((item) => {
    const period = isOther(item) && item.period ? ` ${periodNames[item.period]}` : "";
    const weeks = item.period === "week" && to === "month";
    return weeks ? `${item.words} x 4 minggu = ${rupiahText(item.value * 4)}` : `${item.words}${period}`;
  });
  const rest = { label: `Tanpa yang ${periodNames[left]}: ${without}`, value: without };
  return { kind: "sum", working: working.join("; "), figures: without === "" ? figures : [...figures, rest] };
}

/** Between costs of a day, one without a period may be of a day too: "sewa 10 ribu sehari, kebersihan 2 ribu, ...". */
function allDaily(
  items: readonly Item[],
  to: Period | undefined,
  totalOf: (some: readonly Item[], at: number, day: number | undefined) => number,
  dayCounts: readonly (number | undefined)[],
): Figure[] {
  const ofDay = items.filter(({ period }) => period === "day").length;
  const isMixed = to === "month" && ofDay > 1 && ofDay < items.length;
  if (!isMixed || items.some(({ period }) => period !== undefined && period !== "day")) return [];
  const daily = items.map((item) => ({ ...item, period: "day" as const }));
  return dayCounts.map((day) => {
    const value = rupiahText(totalOf(daily, 0, day));
    return { label: `${day} hari, semuanya sehari: ${value}`, value };
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
