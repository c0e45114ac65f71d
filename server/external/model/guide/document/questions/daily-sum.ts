import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { daysIn } from "#server/external/model/guide/values/days/periods.ts";
import { amountIn, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* "Jadi sehari untung bersihnya berapa mas?" below the sum of a month: the month divided by the days of work. */

type Figure = { label: string; value: number };

const perDay = /\b(?:sehari|seharinya|per ?hari|perhari|perharinya|tiap hari|harian)\b/;
const result =
  /\b(?:untung\w*|laba\w*|bersih\w*|omzet\w*|omset\w*|masuk\w*|dapat\w*|dapet\w*|hasil\w*|sisa\w*|pendapatan\w*)\b/;
const asking = /\?|\b(?:berapa|brp|brapa|piro)\b/;
const bareDays =
  /^(?:(?:jualan|buka|kerja|sebulan|ya|iya) )*(\d{1,2}) hari(?: (?:aja|saja|sebulan|mas|kak|bang|ya))*$/;
const pressedDays = /^(\d{1,2}) hari: (−?Rp[\d.]+) sehari$/;
/** The days of work in a month, where nobody has named them. */
const guesses = [26, 30];

const bare = (word: string): string => (word.length > 5 ? word.replace(/nya$/, "") : word);

/** The sums of rupiah in a document for a month, each with its label. */
function figuresIn(flow: Flow, document: string): Figure[] {
  if (!/\bsebulan\b/i.test(`${flow.title} ${document}`)) return [];
  return document.split("\n").flatMap((line) => {
    const [, label = "", digits = ""] =
      /^\|? ?([^|:]+?) ?[|:] ?(−?-?Rp[\d.]+)(?: \|)?$/.exec(line.trim()) ?? [];
    const value = amountIn(digits.replace(/^[−-]/, ""));
    const isOfOne = /\bper\b/.test(label) || perDay.test(plain(label));
    if (value === undefined || isOfOne || !result.test(plain(label))) return [];
    return [{ label, value: /^[−-]/.test(digits) ? -value : value }];
  });
}

/** The figure that a question names best; of equal ones the last, which is the result. */
function figureMeant(figures: readonly Figure[], text: string): Figure | undefined {
  const said = plain(text)
    .replace(/\b(?:omzet|omset|pendapatan|pemasukan)(?:nya)?\b/g, "uang masuk")
    .split(" ")
    .map(bare);
  const shared = ({ label }: Figure) =>
    plain(label)
      .split(" ")
      .filter((word) => said.includes(word)).length;
  const most = Math.max(0, ...figures.map(shared));
  if (most === 0 && !said.some((word) => /^(?:untung|laba|bersih|dapat|dapet|hasil)/.test(word)))
    return undefined;
  return figures.findLast((one) => shared(one) === most);
}

export type Daily = { text: string; choices?: Choice[]; days?: number };

const told = ({ label, value }: Figure, days: number, said: Said): Daily => ({
  text: said.line("daily", {
    label: label.toLowerCase(),
    working: `${rupiahText(value)} : ${days} hari = ${rupiahText(Math.round(value / days))}`,
  }),
  days,
});

const buttonOf = ({ value }: Figure, days: number): string =>
  `${days} hari: ${rupiahText(Math.round(value / days))} sehari`;

/** Whether a message is a number of days, or the button for it. */
export const isDays = (text: string): boolean => pressedDays.test(text.trim()) || bareDays.test(plain(text));

/** Whether a message asks what a sum of the month is for a day. */
export const asksDaily = (text: string): boolean => {
  const said = plain(text);
  return perDay.test(said) && result.test(said) && (text.includes("?") || asking.test(said));
};

/** What the sum of a month is for a day; undefined if that is not asked, or the document holds no such sum. */
export function dailyIn(
  flow: Flow,
  active: ActiveFlow,
  document: string,
  text: string,
  said: Said,
): Daily | undefined {
  const isAsked = asksDaily(text);
  const press = pressedDays.exec(text.trim());
  const own = Number(press?.[1] ?? bareDays.exec(plain(text))?.[1] ?? 0);
  if (!isAsked && own === 0) return undefined;
  const figures = figuresIn(flow, document);
  // A number of days alone is about the result.
  const figure = press
    ? figures.findLast((one) => buttonOf(one, own) === text.trim())
    : figureMeant(figures, isAsked ? text : "hasil");
  if (!figure || own > 31) return undefined;
  const days = own > 0 ? own : (daysIn(text) ?? active.days);
  if (days !== undefined && days > 0) return told(figure, days, said);
  const choices = guesses.map((count, at) => choice(`days:${at}`, buttonOf(figure, count)));
  return { text: said.line("daily-days", { label: figure.label.toLowerCase() }), choices };
}
