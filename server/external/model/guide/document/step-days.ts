import { dayStepsIn } from "#server/external/model/guide/values/days/day-steps.ts";
import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { countWords } from "#server/external/model/guide/values/numbers/number-words.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";

/*
 * The steps of a plan, each with its day. Where the deadline counts days the steps are spread over them, before a weekday
 * or a date they are counted back from it, and without a deadline one is done every other day. Any other deadline gives
 * no days, because the guide does not know today's date.
 */

/** The answers from which the days are made, each as it was written. */
export type StepAnswers = { steps: string; until: string; when: string };

const week = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
const weekday = /\b(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu(?! (?:depan|lagi|ini))|ahad)\b/i;
const daysMax = 60;
const monthDays = 30;
/** "Tanggal 28"; near the beginning of a month the days before it are in another month. */
const dayOfMonth =
  /\b(?:tanggal|tgl) ?(\d{1,2})\b|^(\d{1,2}) (?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)/i;
const everyOther = 2;
const between = /,\s+|\s+(?:terus|trus|lalu|habis itu|abis itu)\s+/;

const stepsOf = (text: string): string[] => {
  const lines = numberedItems(text) ?? dayStepsIn(text) ?? linesOf(text);
  const parts = lines.length === 1 ? text.split(between) : lines;
  return parts.map((part) => part.trim().replace(/\.$/, "")).filter((part) => part !== "");
};

function daysUntil(until: string): number | undefined {
  const said = until.toLowerCase();
  const [, count = "", unit] =
    /\b(\d{1,2}|se|satu|dua|tiga|empat|lima|enam|tujuh|sepuluh) ?(hari|minggu|bulan)\b/.exec(said) ?? [];
  const many = count === "se" ? 1 : (countWords[count] ?? Number(count));
  if (unit === undefined || !(many > 0)) return undefined;
  const each = unit === "bulan" ? monthDays : unit === "minggu" ? week.length : 1;
  return Math.min(many * each, daysMax);
}

/** The day of the month that is the deadline, if all steps have a day before it in the same month. */
function dateBefore(until: string, count: number): number | undefined {
  const [, said, alone] = dayOfMonth.exec(until.trim()) ?? [];
  const date = Number(said ?? alone);
  return date >= count && date <= monthDays + 1 ? date : undefined;
}

const indexOf = (word: string): number =>
  /^ahad/i.test(word)
    ? 6
    : week.findIndex((one) => one.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());

/** The names of the days on which the steps are done. */
function namesFor({ until, when }: StepAnswers, count: number): string[] {
  if (/akhir pekan/i.test(when)) return Array.from({ length: count }, (_, at) => `akhir pekan ${at + 1}`);
  const days = daysUntil(until);
  const [last] = weekday.exec(until) ?? [];
  if (last !== undefined && days === undefined && count < week.length) {
    const end = indexOf(last);
    return Array.from({ length: count }, (_, at) => week[(end - count + at + 1 + 7) % 7] ?? "");
  }
  const date = dateBefore(until, count);
  if (days === undefined && date !== undefined)
    return Array.from({ length: count }, (_, at) => `paling lambat tanggal ${date - count + at + 1}`);
  if (days === undefined && until.trim() !== "") return [];
  const each = days === undefined ? everyOther : days / count;
  return Array.from({ length: count }, (_, at) => {
    const nth = Math.floor(at * each) + 1;
    return nth === 1 ? "hari ini" : `hari ${nth}`;
  });
}

/** Which numbered step is done on which day; "" where that cannot be said. */
export function stepDaysText(answers: StepAnswers): string {
  const steps = stepsOf(answers.steps);
  const hasDays = steps.filter((step) => weekday.test(step)).length > 1;
  const names = hasDays || steps.length === 0 ? [] : namesFor(answers, steps.length);
  return names.map((name, at) => `nomor ${at + 1} ${name}`).join(", ");
}
