import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";

/* The periods for which numbers are said, and the ways to reckon from one to another. */

export type Period = "day" | "week" | "month";

const each = "(?:per|tiap|setiap|saben|saban|unggal)";
const periods: readonly [Period, RegExp][] = [
  ["day", new RegExp(`\\b(?:sehari|seharinya|harian|${each} ?hari)(?:an|nya)?\\b(?!-)|\\/ ?hari\\b`, "gi")],
  ["week", new RegExp(`\\b(?:seminggu|mingguan|${each} ?minggu)(?:nya)?\\b|\\/ ?(?:minggu|mgg)\\b`, "gi")],
  ["month", new RegExp(`\\b(?:sebulan|bulanan|${each} ?bulan)(?:nya)?\\b|\\/ ?(?:bulan|bln)\\b`, "gi")],
];
export const periodNames = { day: "sehari", week: "seminggu", month: "sebulan" } as const;

export const periodIn = (text: string): Period | undefined =>
  periods.find(([, pattern]) => text.search(pattern) >= 0)?.[0];

export const withoutPeriods = (text: string): string =>
  periods.reduce((rest, [, pattern]) => rest.replace(pattern, " "), text);

type Place = { period: Period; at: number };

/** Where a text names periods, in order. */
export const periodPlaces = (text: string): Place[] =>
  periods
    .flatMap(([period, pattern]) => [...text.matchAll(pattern)].map(({ index }) => ({ period, at: index })))
    .toSorted((one, other) => one.at - other.at);

/** "Bukan sebulan" names the period that is not meant. */
export const notMeant =
  /\b(?:bukan|bkn|dudu|sanes|lain) (?:per ?)?(?:sehari|seminggu|sebulan|hari|minggu|bulan|harian|mingguan|bulanan)\b/gi;

/** The words for the period of a part of a text, for a number taken from it. */
export function periodWordsIn(text: string): string {
  const period = periodIn(withFigures(text).replace(notMeant, " "));
  return period === undefined ? "" : periodNames[period];
}

/** "26 hari", also where it follows a sum. */
export const daysNamed = /(?<![\d.,])(\d{1,2}) ?hari(?:an)?\b/i;
const daysMax = 31;

/** "6 hari seminggu", "seminggu jualan 6 hari": days of work in each week. */
const ofWeek =
  /(?<![\d.,])([1-7]) ?hari(?:an)?(?: kerja)? (?:(?:dalam|dlm) )?(?:seminggu(?:nya)?|(?:per|tiap|setiap) ?minggu)\b|\bseminggu(?:nya)?(?: \p{L}+){0,2} ([1-7]) ?hari\b/iu;
const weekday = "(?:hari )?(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad)";
const offDay = new RegExp(
  `\\b(?:libur|tutup|off)(?: (?:tiap|setiap|pas|di|hari))* ${weekday}\\b|\\b${weekday} (?:libur|tutup|off|ga jualan|gak jualan|nggak jualan)\\b`,
  "gi",
);
const weeks = 52 / 12;

/** The days of a month on which somebody works who names those of a week, or the days off. */
function daysByWeek(text: string): number | undefined {
  const found = ofWeek.exec(text);
  const off = [...text.matchAll(offDay)].length;
  const days = found ? Number(found[1] ?? found[2]) : off > 0 ? 7 - off : undefined;
  return days === undefined || days < 1 ? undefined : days === 7 ? 30 : Math.round(days * weeks);
}

/** The text without the days of work that it names. */
export const withoutDays = (text: string): string =>
  text.replace(new RegExp(ofWeek, "giu"), " ").replace(new RegExp(daysNamed, "gi"), " ");

/** The days of a month on which somebody works, as in "jualan 26 hari"; undefined if none are named. */
export function daysIn(written: string): number | undefined {
  const text = withFigures(written);
  const ofMonth = daysByWeek(text);
  if (ofMonth !== undefined) return ofMonth;
  const days = Number(daysNamed.exec(text)?.[1] ?? 0);
  return days > 0 && days <= daysMax ? days : undefined;
}

export type Way = { factor: number; words: string; days?: number };

const times = (count: number): Way => ({ factor: count, words: `x ${count} hari`, days: count });
const among = (count: number): Way => ({ factor: 1 / count, words: `: ${count} hari`, days: count });

/** The ways to reckon from one period to another. The days of a month are a guess unless they were named. */
export function waysBetween(from: Period, to: Period, days: number | undefined): Way[] {
  const month = days === undefined ? [26, 30] : [days];
  if (from === "day") return to === "month" ? month.map(times) : [6, 7].map(times);
  if (from === "week") return to === "month" ? [{ factor: 4, words: "x 4 minggu" }] : [6, 7].map(among);
  return to === "week" ? [{ factor: 1 / 4, words: ": 4 minggu" }] : month.map(among);
}

const money = "(?:rp\\.? ?)?\\d(?:[\\d.,]*\\d ?(?:ribu|rebu|rb|k|juta|jt)?| ?(?:ribu|rebu|rb|k|juta|jt))";
/** An amount with its day directly behind it: "175 ribu sehari". "Tukang harian" says nothing of an amount. */
const perDay = new RegExp(
  `(?<![\\d.,])${money}(?:an)?(?: ?\\/ ?hari| (?:sehari|seharinya|se hari|per ?hari))(?!\\p{L})`,
  "iu",
);
const ofWhole = /\b(?:total(?:nya)?|s(?:e)?mua(?:nya)?|borong(?:an)?|jadi(?:nya)?|jd)\b/i;
const workDays = /(?<![\d.,])(\d{1,3}) ?(?:hari|hr)\b/i;
const workers =
  /(?<![\d.,]|\b(?:buat|bt|untuk|utk) )(\d{1,3}) ?(?:orang|org|tukang|kenek|pekerja|karyawan|helper)\b/i;
const wage =
  /\b(?:upah|gaji|bayar(?:an)?|ongkos|tukang|kenek|pekerja|karyawan|helper|kuli|buruh|makan)(?:nya)?\b|^\W*\d{1,3} ?(?:orang|org)\b/i;

/** How often a wage for a day is paid: "upah 2 orang 5 hari 175 ribu sehari" is 2 × 5 times; undefined if it is for all. */
export function workIn(text: string): { counts: number[]; factor: number } | undefined {
  const days = Number(workDays.exec(text)?.[1] ?? 0);
  if (days === 0 || !perDay.test(text) || ofWhole.test(text)) return undefined;
  const people = wage.test(text) ? Number(workers.exec(text)?.[1] ?? 0) : 0;
  const counts = people > 0 ? [people, days] : [days];
  return { counts, factor: counts.reduce((product, one) => product * one) };
}
