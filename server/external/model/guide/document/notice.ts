import { countWords } from "#server/external/model/guide/values/numbers/number-words.ts";

/* The latest day on which a letter of resignation may be handed in, reckoned from the last day and the notice period. */

/** The answers from which it is reckoned, each as it was written. */
export type NoticeAnswers = { last: string; period: string };

const months = [
  "Januari",
  "Februari",
  "Maret",
  "April",
  "Mei",
  "Juni",
  "Juli",
  "Agustus",
  "September",
  "Oktober",
  "November",
  "Desember",
];
const stems = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "ag", "sep", "okt", "nov", "des"];
/** A year that is no leap year, for dates whose year is not told. */
const anyYear = 2026;
const daysOfWeek = 7;

type Told = { day: number; month: number; year: number | undefined };

function dateIn(text: string): Told | undefined {
  const [, day, word = "", year] =
    /\b(\d{1,2}) ?(jan|feb|mar|apr|mei|jun|jul|ag|sep|okt|nov|des)[a-z]*\.?(?: (20\d\d))?/i.exec(text) ?? [];
  const [, numbered, month, inYear] = /\b(\d{1,2})[/-](\d{1,2})(?:[/-](20\d\d))?\b/.exec(text) ?? [];
  const found = {
    day: Number(day ?? numbered),
    month: day === undefined ? Number(month) - 1 : stems.indexOf(word.toLowerCase()),
    year: (year ?? inYear) === undefined ? undefined : Number(year ?? inYear),
  };
  return found.day >= 1 && found.day <= 31 && found.month >= 0 && found.month <= 11 ? found : undefined;
}

type Period = { months: number; days: number };

function periodIn(text: string): Period | undefined {
  const said = text.toLowerCase();
  const [, count = "", unit = ""] =
    /\b(\d{1,2}|se|one|two|three|satu|dua|tiga|empat) ?(hari|minggu|bulan|months?|weeks?|days?)/.exec(said) ??
    [];
  const english = ["one", "two", "three"].indexOf(count) + 1;
  const many = english || (count === "se" ? 1 : (countWords[count] ?? Number(count)));
  if (!(many > 0)) return undefined;
  if (/^(?:bulan|month)/.test(unit)) return { months: many, days: 0 };
  return { months: 0, days: /^(?:minggu|week)/.test(unit) ? many * daysOfWeek : many };
}

/** The line with that day; "" where the last day or the period cannot be read. */
export function noticeText({ last, period }: NoticeAnswers): string {
  const [told, before] = [dateIn(last), periodIn(period)];
  if (!told || !before) return "";
  const year = told.year ?? anyYear;
  // The month before one with 31 days may be shorter.
  const month = told.month - before.months;
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month, Math.min(told.day, longest) - before.days));
  const shown = told.year === undefined ? "" : ` ${at.getUTCFullYear()}`;
  return `Dengan pemberitahuan ${before.months > 0 ? `${before.months} bulan` : `${before.days} hari`}, suratnya masuk paling lambat ${at.getUTCDate()} ${months[at.getUTCMonth()]}${shown}. Cocokkan dengan kontrakmu.`;
}
