import { amountIn, amountsIn, numberText, productPattern, rupiahText } from "./amounts.ts";
import type { Flow, Slot } from "./flow.ts";
import { withFigures } from "./number-words.ts";
import { amountOf, moneyText } from "./slots.ts";

/*
 * The numbers of an answer. Where it has several, or one for another period than the question, the guide shows how it
 * would reckon and asks, because a number from the wrong place spoils everything that is calculated from it.
 */

/** A button and the answer that a press stands for. */
export type Figure = { label: string; value: string };

/** What an answer to a question for one number holds; `plain` may be taken as it is. */
export type Weighed =
  | { kind: "plain" }
  | { kind: "sum"; working: string; figures: Figure[] }
  | { kind: "period" | "small" | "which"; figures: Figure[] }
  | { kind: "named"; figure: Figure };

/** An answer that the member has to settle by a button. */
export type Unsettled = Exclude<Weighed, { kind: "plain" } | { kind: "named" }>;

type Period = "day" | "week" | "month";

const periods: readonly [Period, RegExp][] = [
  ["day", /\b(?:sehari|seharinya|harian|(?:per|tiap|setiap) ?hari)(?:an|nya)?\b(?!-)|\/ ?hari\b/gi],
  ["week", /\b(?:seminggu|mingguan|(?:per|tiap|setiap) ?minggu)(?:nya)?\b|\/ ?(?:minggu|mgg)\b/gi],
  ["month", /\b(?:sebulan|bulanan|(?:per|tiap|setiap) ?bulan)(?:nya)?\b|\/ ?(?:bulan|bln)\b/gi],
];
const periodNames = { day: "sehari", week: "seminggu", month: "sebulan" } as const;

const periodIn = (text: string): Period | undefined =>
  periods.find(([, pattern]) => text.search(pattern) >= 0)?.[0];

const withoutPeriods = (text: string): string =>
  periods.reduce((rest, [, pattern]) => rest.replace(pattern, " "), text);

/** The words for the period of a part of a text, for a number taken from it. */
export function periodWordsIn(text: string): string {
  const period = periodIn(text.replace(notMeant, " "));
  return period === undefined ? "" : periodNames[period];
}

/** "Bukan sebulan" names the period that is not meant. */
const notMeant = /\b(?:bukan|bkn) (?:per ?)?(?:sehari|seminggu|sebulan|hari|minggu|bulan)\b/gi;

/** The period that a question is about, by the slot's name. */
const periodOf = ({ label }: Slot): Period | undefined => periodIn(label);

const daysNamed = /(?<![\d.,])(\d{1,2}) ?hari(?:an)?\b/i;
const daysMax = 31;

/** The days of a month on which somebody works, as in "jualan 26 hari"; undefined if none are named. */
export function daysIn(text: string): number | undefined {
  const days = Number(daysNamed.exec(text)?.[1] ?? 0);
  return days > 0 && days <= daysMax ? days : undefined;
}

type Way = { factor: number; words: string; days?: number };

const times = (count: number): Way => ({ factor: count, words: `x ${count} hari`, days: count });
const among = (count: number): Way => ({ factor: 1 / count, words: `: ${count} hari`, days: count });

/** The ways to reckon from one period to another. The days of a month are a guess unless they were named. */
function waysBetween(from: Period, to: Period, days: number | undefined): Way[] {
  const month = days === undefined ? [26, 30] : [...new Set([days, 30])];
  if (from === "day") return to === "month" ? month.map(times) : [6, 7].map(times);
  if (from === "week") return to === "month" ? [{ factor: 4, words: "x 4 minggu" }] : [6, 7].map(among);
  return to === "week" ? [{ factor: 1 / 4, words: ": 4 minggu" }] : month.map(among);
}

const counted =
  "orang|kg|kilo|kilogram|gram|gr|ons|liter|ltr|pcs|pc|biji|buah|porsi|bungkus|bks|pack|pak|potong|cup|botol|loyang|toples|box|kotak|dus|mangkok|mangkuk|gelas|piring|tusuk|lusin|ekor|lembar|tabung|sak|karung|ikat|butir|batang|galon|meter|set|pasang|kali|kodi|rim|roll|kaleng|sachet|renteng|order|pesanan|pelanggan|unit|karyawan|pegawai|tukang|tetangga";
const token = new RegExp(
  `(?<![\\d.,\\p{L}])(rp\\.? ?)?(\\d+(?:[.,]\\d+)*)(?: ?(ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?!\\p{L}))?(?: ?(${counted}|%|persen|cabang|tahun|thn|taun|proyek|klien|toko|kota)(?!\\p{L}))?`,
  "giu",
);
// "Telur sekilo 30rb" names a quantity, "30rb sekilo" a price for each.
const perOne = new RegExp(
  `(?:\\bper|(?<!^[^\\d]*)\\bse|\\btiap|\\/|@) ?(${counted})(?:nya)?(?!\\p{L})`,
  "iu",
);
const each = /\bmasing(?:-masing|2|an)?\b|\bsatunya\b|@/i;
const range = /\d[\d.,]* ?(?:ribu|rb|k|juta|jt)? ?(?:-|–|sampai|s\/d) ?\d[\d.,]* ?(?:ribu|rb|k|juta|jt)?\b/gi;
const compound = /\d+(?:[.,]\d+)* ?(?:juta|jt) ?(?:lebih )?\d+(?:[.,]\d+)? ?(?:ribu|rebu|rb|k)\b/gi;

/** A number of the text; `of` is what it counts, `isMoney` whether it is marked as rupiah. */
type Token = { value: number; of: string | undefined; isMoney: boolean };

const sameUnit = (unit: string): string => (/^kilo/i.test(unit) ? "kg" : unit.toLowerCase());

const tokensIn = (text: string): Token[] =>
  [...text.matchAll(token)].map(([found, rp, , unit, of]) => ({
    value: amountsIn(found)[0] ?? 0,
    of: of === undefined ? undefined : sameUnit(of),
    isMoney: rp !== undefined || unit !== undefined,
  }));

/** The text with ranges and sums of two words as one number, and without what counts days. */
function prepared(slot: Slot, written: string): string {
  const text = withFigures(written)
    .replace(/\b(?:skrg|skrng|skrang|skg)\b/gi, "sekarang")
    .replace(/\b(?!rp\.?\d)[a-z]{2,}\d(?:an|nya|in)?\b/gi, (word) => word.replace(/\d/g, ""))
    .replace(compound, (found) => String(amountIn(found) ?? found))
    .replace(range, (found) => String(amountIn(found) ?? found))
    .replace(notMeant, " ");
  if (slot.kind === "rupiah") return moneyText(text, slot.unit);
  return /\bhari\b/.test(slot.label) ? text : text.replace(new RegExp(daysNamed, "gi"), " ");
}

/** "Makan 1,5jt kos 800rb bensin 300rb": names and sums with nothing between them. */
const unseparated =
  /^\p{L}[\p{L} ]*? ?\d[\d.,]* ?(?:rb|ribu|rebu|k|jt|juta)(?: \p{L}{3,}[\p{L} ]*? ?\d[\d.,]* ?(?:rb|ribu|rebu|k|jt|juta))+$/iu;
const afterSum = /(?<=\d ?(?:rb|ribu|rebu|k|jt|juta)) (?=\p{L}{3,})/giu;

/** The parts of a list; names without a number belong to the number after them. */
function partsOf(written: string): string[] {
  const text = unseparated.test(written.trim()) ? written.replace(afterSum, ", ") : written;
  const joined = text.replace(/,\s*(?=(?:masing|satunya|@|per |tiap |se(?:orang|kilo|biji|buah)\b))/gi, " ");
  const split = joined
    .split(
      /[,.;]\s+|\n+|\s+(?=(?:pengen|pingin|pgn|pengin|maunya|harapan|harapannya|target|targetnya)\b)|\s*\+\s*|\s+(?:dan|sama|terus|trus|plus)\s+|(?<=\d)\s+tambah\s+/i,
    )
    .map((part) => part.trim().replace(/[.,;]+$/, ""));
  const parts: string[] = [];
  let names: string[] = [];
  for (const part of split.filter((one) => one !== "")) {
    names.push(part);
    if (!/\d/.test(part)) continue;
    parts.push(names.join(", "));
    names = [];
  }
  return parts;
}

/** Words of another number than a cost: what is sold, its price, or a result. */
const otherwise =
  /\b(?:laku|laris|terjual|kejual|omzet|omset|untung\w*|laba|jual\w*|dijual|target|pemasukan|jadi|dapat|dapet|total\w*|semuanya|jumlahnya|berarti|sisa\w*|kecuali|kurangi|minus|persen)\b|%|^(?:dan |sama )?harga(?:nya)? *(?:rp\.? ?)?\d/i;
const modalWord = /\bmodal/i;
/** Only costs are added up, never a price, a goal or a limit. */
const isAddable = ({ kind, label }: Slot): boolean =>
  kind === "rupiah" && !/harga|gaji|batas|angka|target|bayaran/i.test(label);

const general = new Set(
  "biaya harga uang yang jumlah barang sebulan seminggu sehari sekali satu tiap serupa kira angka bulan hari bikin buah jadi".split(
    " ",
  ),
);

/** Matches words by which a part of a list answers another question of the flow, such as "upah" beside "bahan". */
export function wordsOfOthers(flow: Flow, name: string): RegExp | undefined {
  const own = (flow.slots[name]?.label ?? "").split(" ");
  const words = Object.entries(flow.slots)
    .filter(([other, { kind }]) => other !== name && (kind === "rupiah" || kind === "number"))
    .flatMap(([, { label, cues = [], kind }]) => [
      ...label.split(" "),
      ...(kind === "rupiah" ? cues.filter((cue) => !cue.includes(" ")) : []),
    ])
    .filter((word) => word.length > 3 && !general.has(word) && !own.includes(word));
  return words.length > 0 ? new RegExp(`\\b(?:${words.join("|")})`, "i") : undefined;
}

/** Whether a number is for one piece, so that one for a day or a month does not answer it. */
export const isOfPiece = ({ label }: Slot): boolean =>
  /\bper (?:barang|buah|porsi|pcs)\b|\btiap buah\b/.test(label);

/** A cost of a list. `whole` is another reading: the price is for all of them. */
type Item = { words: string; value: number; whole?: number; unit?: string; period: Period | undefined };

const hasProduct = (text: string): boolean => new RegExp(productPattern, "iu").test(text);

const nameIn = (text: string): string =>
  /^[^\d]*/
    .exec(text)?.[0]
    .replace(/^(?:dan|sama|terus|trus|plus) /i, "")
    .replace(/(?:\brp\.?|@|[\s,:;(=-])+$/gi, "") ?? "";

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
function itemsOf(slot: Slot, text: string, others: RegExp | undefined): Item[] | undefined {
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

/** No rupiah answer is smaller: it is meant in thousands or millions. */
export const rupiahMin = 100;

/** The sum of a list in each of the ways in which it can be read. */
function sumOf(slot: Slot, items: readonly Item[], days: number | undefined): Weighed {
  const to = periodOf(slot);
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
  const figures = dayCounts.flatMap((day) =>
    readings.map((reading, at) => {
      const sum = items.reduce(
        (all, item) => all + (at === 1 ? (item.whole ?? item.value) : item.value) * wayOf(item, day),
        0,
      );
      const how = [...(day === undefined ? [] : [`${day} hari`]), ...(reading === "" ? [] : [reading])];
      const value = rupiahText(sum);
      return { label: how.length === 0 ? `Betul, ${value}` : `${capital(how.join(", "))}: ${value}`, value };
    }),
  );
  const working = items.map((item) => {
    const period = isOther(item) && item.period ? ` ${periodNames[item.period]}` : "";
    const weeks = item.period === "week" && to === "month";
    return weeks ? `${item.words} x 4 minggu = ${rupiahText(item.value * 4)}` : `${item.words}${period}`;
  });
  return { kind: "sum", working: working.join("; "), figures };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A single number with the period of the words around it. */
type Found = Token & { period: Period | undefined; isNamed: boolean; part: string };

/** The numbers of a text that may answer the question, those beside its own words first. */
function foundIn(slot: Slot, text: string): Found[] {
  const own = (slot.cues ?? []).concat(slot.label.split(" ").filter((word) => word.length > 4));
  const names = new RegExp(`\\b(?:${own.map((word) => word.replace(/[^\p{L} ]/gu, "")).join("|")})`, "iu");
  const all = partsOf(text).flatMap((part) =>
    tokensIn(withoutPeriods(part)).map((one) => ({
      ...one,
      period: periodIn(part),
      part,
      isNamed: own.length > 0 && names.test(part),
      isPrice: one.isMoney || /\b(?:harga|modal|sewa|upah|bayar)/i.test(part),
    })),
  );
  const isMoney = slot.kind === "rupiah";
  const fitting = all.filter(({ of, isPrice, value }) =>
    isMoney ? of === undefined || value >= 1000 : !isPrice,
  );
  const found = fitting.length > 0 ? fitting : all;
  const unique = found.filter(
    (one, at) => found.findIndex(({ value, period }) => value === one.value && period === one.period) === at,
  );
  return unique.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
}

const shownOf = (slot: Slot, value: number): string => {
  if (slot.kind !== "rupiah") return numberText(value);
  if (slot.unit !== undefined && value < 1000) return rupiahText(amountOf(String(value), slot.unit) ?? value);
  return value < rupiahMin && value > 0 ? numberText(value) : rupiahText(value);
};

/** The buttons of a number: as it stands, or in the ways to reckon it from another period. */
function figuresOf(slot: Slot, { value, period }: Found, days: number | undefined): Figure[] {
  const to = periodOf(slot);
  const shown = shownOf(slot, value);
  if (to === undefined || period === undefined || period === to) return [{ label: shown, value: shown }];
  const reckoned = waysBetween(period, to, days).map(({ factor, words }) => {
    const result = shownOf(slot, Math.round(value * factor));
    return { label: `${shown} ${words} = ${result}`, value: result };
  });
  return [...reckoned, { label: `${shown} itu ${periodNames[to]}`, value: shown }];
}

const figuresMax = 4;

/** Below this, "2" may be two thousand or two million. */
function smallOf(value: number): Figure[] {
  return [value * 1e3, value * 1e6].map((one) => ({ label: rupiahText(one), value: rupiahText(one) }));
}

/**
 * Weighs an answer to a question for a number. `days`: the days of a month that the member has named before. The values
 * of the buttons are themselves plain answers.
 */
export function weigh(
  slot: Slot,
  written: string,
  days: number | undefined,
  others?: RegExp | undefined,
): Weighed {
  if (slot.kind !== "rupiah" && slot.kind !== "number") return { kind: "plain" };
  const text = prepared(slot, written);
  const named = daysIn(written) ?? days;
  const items = (isAddable(slot) && itemsOf(slot, text, others)) || [];
  if (isWorkedOut(slot, text, items)) return { kind: "plain" };
  if (items.length > 1 || (items.length === 1 && tokensIn(text).length > 1)) return sumOf(slot, items, named);
  return oneOf(slot, written, foundIn(slot, text), named, others);
}

/** "3 x 15.000" is one number, which needs no asking unless it is for another period. */
function isWorkedOut(slot: Slot, text: string, items: readonly Item[]): boolean {
  if (slot.kind !== "rupiah" || !hasProduct(text)) return false;
  const to = periodOf(slot);
  const period = items[0]?.period;
  if (items.length === 1) return to === undefined || period === undefined || period === to;
  return new RegExp(`^[^\\d]*${productPattern}[^\\d]*$`, "iu").test(text);
}

/** Weighs numbers of which only one can be the answer. */
function oneOf(
  slot: Slot,
  written: string,
  [first, ...rest]: readonly Found[],
  days: number | undefined,
  others: RegExp | undefined,
): Weighed {
  if (!first) return { kind: "plain" };
  const own = figuresOf(slot, first, days);
  if (rest.length === 0) return own.length > 1 ? { kind: "period", figures: own } : sizeOf(slot, written);
  const isOther = ({ part, isNamed }: Found) => !isNamed && others?.test(part);
  const [figure, ...ways] = own;
  if (figure && ways.length === 0 && first.isNamed && rest.every(isOther)) return { kind: "named", figure };
  const figures = [...own, ...rest.flatMap((one) => figuresOf(slot, one, days))];
  return { kind: "which", figures: figures.slice(0, figuresMax) };
}

/** Asks for thousands or millions where a sum of rupiah is too small. */
function sizeOf(slot: Slot, written: string): Weighed {
  const value = slot.kind === "rupiah" ? (amountOf(written, slot.unit) ?? 0) : 0;
  return value > 0 && value < rupiahMin ? { kind: "small", figures: smallOf(value) } : { kind: "plain" };
}
