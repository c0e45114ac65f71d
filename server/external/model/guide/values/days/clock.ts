/* Times of day and durations as people write them. Times are minutes after midnight; those of the next day are above 1,440. */

const day = 24 * 60;

/** Hours of prayer and of daylight as they are around the equator; only whoever names one gets its time. */
const named: readonly [RegExp, number][] = [
  [/\b(?:tahajud|sepertiga malam)\b/, 3 * 60 + 30],
  [/\b(?:sahur|saur)\b/, 4 * 60],
  [/\b(?:subuh|shubuh|fajar)\b/, 4 * 60 + 45],
  [/\b(?:dhuha|duha)\b/, 8 * 60],
  [/\b(?:dzuhur|zuhur|duhur|dhuhur|dhuhr|lohor|bedug)\b/, 12 * 60 + 15],
  [/\b(?:ashar|asar|ashr)\b/, 15 * 60 + 30],
  [/\b(?:ma?grib|maghrib|buka puasa)\b/, 18 * 60],
  [/\b(?:isya|isa'|isak)\b/, 19 * 60 + 15],
  [/\btengah malam\b/, day],
  [/\btengah hari\b/, 12 * 60],
];

type Part = "pagi" | "siang" | "sore" | "malam";

const parts: readonly [RegExp, Part][] = [
  [/\b(?:pagi|isuk|esuk|isuk-isuk|am)\b/, "pagi"],
  [/\b(?:siang|awan|beurang)\b/, "siang"],
  [/\b(?:sore|petang|sonten)\b/, "sore"],
  [/\b(?:malam|malem|mlm|bengi|peuting|pm)\b/, "malam"],
];

const partIn = (text: string): Part | undefined => parts.find(([pattern]) => pattern.test(text))?.[1];

/** The minute from which a part of the day begins, for "olahraga pagi". */
const beginnings: Readonly<Record<Part, number>> = { pagi: 0, siang: 11 * 60, sore: 15 * 60, malam: 18 * 60 };

export function partBegin(text: string): number | undefined {
  const part = partIn(text.toLowerCase());
  return part && beginnings[part];
}

const partWord = "(?: ?(?:pagi|isuk|esuk|siang|awan|sore|petang|malam|malem|mlm|bengi|subuh|am|pm))?";
const time = `(?:jam |pukul |pkl\\.? |jm |pk )?(?:setengah |stgh )?\\d{1,2}(?:[.:]\\d{2})?(?: (?:lewat|lebih|kurang) \\d{1,2}(?! ?jam))?${partWord}`;
const durationWord =
  "(?! ?(?:jam|menit|mnt|min|kali|hari|minggu|bulan|tahun|orang|anak|porsi|bab|soal|halaman|rb|ribu|jt|juta|km|x\\b))";
const single = new RegExp(`\\b(${time})\\b${durationWord}`, "gi");
const range = new RegExp(
  `\\b(${time}) ?(?:-|–|s\\/d|sd|sampai|sampe|smp|ke|hingga) ?(${time})\\b${durationWord}`,
  "i",
);
const isClear = (text: string): boolean =>
  /\b(?:jam|pukul|pkl|jm|pk)\b|\d[.:]\d{2}|setengah|stgh/i.test(text) ||
  partIn(text.toLowerCase()) !== undefined;

/** An answer that is nothing but an hour: "5", "sekitar 10 an". */
const bareTime =
  /^(?:sekitar |sekitaran |kira-?kira |paling |biasanya |maunya )?\d{1,2}(?:[.:]\d{2})?(?: ?-?an)?(?: (?:aja|saja|kak|lah|ya|deh))*$/i;

type Read = { at: number; isSure: boolean };

/** One time: "jam setengah 6 pagi", "05.30", "9 malam". `isSure`: the text says which half of the day it means. */
function read(text: string): Read | undefined {
  const said = text.toLowerCase();
  const [, half, hours = "", minutes = "0"] = /(setengah |stgh )?(\d{1,2})(?:[.:](\d{2}))?/.exec(said) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  const [, way, away = "0"] = /(lewat|lebih|kurang) (\d{1,2})/.exec(said) ?? [];
  const shift = way === "kurang" ? -Number(away) : Number(away);
  const at = Number(hours) * 60 + Number(minutes) - (half === undefined ? 0 : 30) + shift;
  const part = partIn(said);
  if (part === undefined) return { at, isSure: Number(hours) > 12 || /^0\d/.test(hours) };
  return { at: inPart(at, part), isSure: true };
}

function inPart(at: number, part: Part): number {
  const hour = at / 60;
  if (part === "pagi") return hour >= 12 && hour < 13 ? at - 12 * 60 : at;
  if (part === "siang") return hour < 6 ? at + 12 * 60 : at;
  if (part === "sore") return hour < 12 ? at + 12 * 60 : at;
  // "Jam 12 malam" is midnight, and "jam 2 malam" comes after it.
  if (hour >= 12 && hour < 13) return at - 12 * 60 + day;
  return hour < 5 ? at + day : hour < 12 ? at + 12 * 60 : at;
}

const namedIn = (text: string): number | undefined => {
  const found = named.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
  return found === undefined || !/\b(?:habis|abis|setelah|sesudah|bada|ba'da|bakda|rampung)\b/i.test(text)
    ? found
    : found + 15;
};

function readIn(text: string): Read | undefined {
  const found = [...text.matchAll(single)].map(([, one = ""]) => one);
  const clear = found.find(isClear) ?? (bareTime.test(text.trim()) ? found[0] : undefined);
  const own = clear === undefined ? undefined : read(clear);
  if (own) return own;
  const at = namedIn(text);
  return at === undefined ? undefined : { at, isSure: true };
}

/** The time that an answer names; undefined if it names none. */
export const clockIn = (text: string): number | undefined => readIn(text)?.at;

export type Span = { from: number; until: number | undefined };

/** The time and the end of an activity, in a day that begins at `begin`: "kuliah 8-12", "ngaji habis magrib". */
export function spanIn(text: string, begin: number): Span | undefined {
  const [, first, second] = range.exec(text) ?? [];
  const one = first === undefined ? readIn(text) : read(first);
  if (!one) return undefined;
  const other = second === undefined ? undefined : read(second);
  const part = second === undefined ? undefined : partIn(second.toLowerCase());
  // In "1-3 siang" the part of the day is said once, for both.
  const shared = part && !one.isSure ? { at: inPart(one.at, part), isSure: true } : undefined;
  const isShared = shared !== undefined && other !== undefined && shared.at < other.at;
  const from = placed(isShared ? shared : one, begin);
  if (!other) return { from, until: undefined };
  let until = other.at;
  while (until <= from) until += other.isSure || until + 12 * 60 <= from ? day : 12 * 60;
  return { from, until };
}

/** A time before the day's beginning belongs to its afternoon, if it may, or to the night after it. */
function placed({ at, isSure }: Read, begin: number): number {
  if (at >= begin) return at;
  return !isSure && at + 12 * 60 >= begin ? at + 12 * 60 : at + day;
}

/** When a day that begins at `begin` ends: "10" is ten in the evening, "1" is one at night. */
export function endIn(text: string, begin: number): number | undefined {
  const found = readIn(text);
  if (!found) return undefined;
  const { at, isSure } = found;
  const evening = at + 12 * 60;
  if (!isSure && at >= 7 * 60 && at <= 12 * 60 + 59 && evening > begin) return evening;
  let end = at;
  while (end <= begin) end += day;
  return end;
}

const lengths: readonly [RegExp, number][] = [
  [/(\d+(?:[.,]\d+)?) ?(?:jam|hours?)\b/i, 60],
  [/(\d+) ?(?:menit|mnt|min|minutes?)\b/i, 1],
];

/** The minutes that an activity takes: "1,5 jam", "45 menit", "sejam"; undefined if the text does not say it. */
export function lengthIn(text: string): number | undefined {
  const bare = text.replace(/\b(?:jam|pukul) \d{1,2}(?:[.:]\d{2})?\b/gi, " ");
  const whole = lengths.reduce((sum, [pattern, worth]) => {
    const [, count] = pattern.exec(bare) ?? [];
    return sum + (count === undefined ? 0 : Number(count.replace(",", ".")) * worth);
  }, 0);
  if (whole > 0) return Math.round(whole);
  if (/\bsetengah jam\b/i.test(bare)) return 30;
  return /\b(?:sejam|satu jam)\b/i.test(bare) ? 60 : /\bdua jam\b/i.test(bare) ? 120 : undefined;
}

/** What remains of an activity without its times: "kuliah 08.00-12.00" is "kuliah". */
export function withoutTimes(text: string): string {
  const bare = text
    .replace(range, " ")
    .replace(/\b\d+(?:[.,]\d+)? ?(?:jam|menit|mnt|min)\b/gi, " ")
    .replace(/\b(?:setengah jam|sejam|satu jam|dua jam|selama|kira-kira|sekitar)\b/gi, " ")
    .replace(single, (found: string) => (isClear(found) ? " " : found))
    .replace(/\b(?:jam|pukul|dari|mulai|tiap hari)\b(?=\s*(?:$|[,.]))/gi, " ")
    .replace(/[\s,:()-]+$/g, "")
    .replace(/^[\s,:()-]+/g, "")
    .replace(/\(\s*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return bare === "" ? text.trim() : bare;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** "06.30", also for a time of the next day. */
export const clockText = (at: number): string =>
  `${twoDigits(Math.floor(at / 60) % 24)}.${twoDigits(at % 60)}`;
