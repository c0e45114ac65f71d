import { dayStepsIn } from "#server/external/model/guide/values/days/day-steps.ts";
import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { countWords } from "#server/external/model/guide/values/numbers/number-words.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";

/*
 * The steps of a plan, each with its day. Where the deadline counts days the steps are spread over them, before a weekday
 * they are counted back from it; another deadline gives no days, because the guide does not know today's date.
 */

/** The answers from which the days are made, each as it was written. */
export type StepAnswers = { steps: string; until: string; when: string };

const week = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
const weekday = /\b(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu(?! (?:depan|lagi|ini))|ahad)\b/i;
const daysMax = 60;
const between = /,\s+|\s+(?:terus|trus|lalu|habis itu|abis itu)\s+/;

const stepsOf = (text: string): string[] => {
  const lines = numberedItems(text) ?? dayStepsIn(text) ?? linesOf(text);
  const parts = lines.length === 1 ? text.split(between) : lines;
  return parts.map((part) => part.trim().replace(/\.$/, "")).filter((part) => part !== "");
};

function daysUntil(until: string): number | undefined {
  const said = until.toLowerCase();
  const [, count = "", unit] =
    /\b(\d{1,2}|se|satu|dua|tiga|empat|lima|enam|tujuh|sepuluh) ?(hari|minggu)\b/.exec(said) ?? [];
  const many = count === "se" ? 1 : (countWords[count] ?? Number(count));
  if (unit === undefined || !(many > 0)) return undefined;
  return Math.min(unit === "minggu" ? many * week.length : many, daysMax);
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
  if (days === undefined) return [];
  const each = days / count;
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
