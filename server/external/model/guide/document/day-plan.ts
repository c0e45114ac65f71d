import {
  clockIn,
  clockText,
  endIn,
  lengthIn,
  partBegin,
  spanIn,
  withoutTimes,
} from "#server/external/model/guide/values/days/clock.ts";

/* Lays a member's activities out over one day: what has its own time keeps it, the rest goes into the gaps in order. */

type Row = { from: number; until: number; what: string };

/** The answers from which a day is made, each as it was written; an empty or unreadable one gets its usual value. */
export type DayAnswers = {
  wake: string;
  sleep: string;
  fixed: readonly string[];
  tasks: readonly string[];
  best: string;
};

const wakeUsual = 5 * 60 + 30;
const awakeUsual = 16 * 60;
const fixedLength = 60;
const taskLength = 60;
const settle = 30;
const pause = 10;
/** A part of an activity shorter than this is not worth beginning. */
const pieceMin = 25;
const freeMin = 30;

type Task = { what: string; length: number; earliest: number };

/** Meals have an hour of their own, also where nobody names it. */
const meals: readonly (readonly [RegExp, number])[] = [
  [/\bsarapan\b/i, 6 * 60],
  [/\bmakan siang\b/i, 12 * 60],
  [/\b(?:makan (?:malam|malem)|dinner)\b/i, 18 * 60 + 30],
];
const mealLength = 30;

function taskOf(text: string): Task {
  const meal = meals.find(([pattern]) => pattern.test(text))?.[1];
  const length = lengthIn(text) ?? (meal === undefined ? taskLength : mealLength);
  return { what: withoutTimes(text), length, earliest: meal ?? partBegin(text) ?? Number.NaN };
}

const overlaps = (one: Row, other: Row): boolean => one.from < other.until && other.from < one.until;

/** The gaps between rows from `begin` to `end`, each longer than nothing. */
function gapsOf(rows: readonly Row[], begin: number, end: number): Row[] {
  const gaps: Row[] = [];
  let at = begin;
  for (const row of rows.toSorted((one, other) => one.from - other.from)) {
    if (row.from > at) gaps.push({ from: at, until: row.from, what: "" });
    at = Math.max(at, row.until);
  }
  if (end > at) gaps.push({ from: at, until: end, what: "" });
  return gaps;
}

/** Where an activity fits: whole in one gap, or else in pieces over several; undefined if the day is too full. */
function placesFor(task: Task, gaps: readonly Row[]): Row[] | undefined {
  const open = gaps
    .map(({ from, until }) => ({ from: Math.max(from, task.earliest), until, what: task.what }))
    .filter(({ from, until }) => until - from >= pieceMin);
  const whole = open.find(({ from, until }) => until - from >= task.length);
  if (whole) return [{ ...whole, until: whole.from + task.length }];
  const pieces: Row[] = [];
  let left = task.length;
  for (const gap of open) {
    const length = Math.min(left, gap.until - gap.from);
    const what = pieces.length === 0 ? task.what : `${task.what} (lanjutan)`;
    if (length >= Math.min(pieceMin, left)) pieces.push({ ...gap, what, until: gap.from + length });
    left = task.length - pieces.reduce((sum, { from, until }) => sum + until - from, 0);
    if (left <= 0) return pieces;
  }
  return undefined;
}

export type Day = { rows: Row[]; missed: string[]; free: number };

type Frame = { begin: number; end: number };

function frameOf({ wake, sleep }: DayAnswers): Frame {
  const begin = clockIn(wake) ?? wakeUsual;
  return { begin, end: endIn(sleep, begin) ?? begin + awakeUsual };
}

/** Splits what the member named into what has a time of its own and what has not. */
function sorted(answers: DayAnswers, { begin, end }: Frame): { rows: Row[]; tasks: Task[] } {
  const rows: Row[] = [];
  const tasks: Task[] = [];
  for (const text of [...answers.fixed, ...answers.tasks]) {
    const span = spanIn(text, begin);
    const what = withoutTimes(text);
    const length = lengthIn(text);
    const from = span?.from ?? end;
    const row = { from, until: Math.min(end, span?.until ?? from + (length ?? fixedLength)), what };
    if (span && from < end && !rows.some((one) => overlaps(one, row))) rows.push(row);
    else tasks.push(taskOf(text));
  }
  // What belongs to a part of the day is placed before what may be anywhere.
  const isOwn = ({ earliest }: Task) => !Number.isNaN(earliest);
  return { rows, tasks: [...tasks.filter(isOwn), ...tasks.filter((task) => !isOwn(task))] };
}

/** Lays out a day. Activities without a time of their own begin at the member's best part of the day. */
export function dayOf(answers: DayAnswers): Day {
  const frame = frameOf(answers);
  const { begin, end } = frame;
  const { rows, tasks } = sorted(answers, frame);
  const best = partBegin(answers.best) ?? begin;
  const [first, last] = [begin + settle, end - settle];
  const missed: string[] = [];
  for (const task of tasks) {
    const isOwn = !Number.isNaN(task.earliest);
    const gaps = gapsOf(
      rows.map((row) => ({ ...row, until: row.until + pause })),
      first,
      last,
    );
    const wished = { ...task, earliest: isOwn ? task.earliest : Math.max(best, first) };
    const found = placesFor(wished, gaps) ?? placesFor({ ...task, earliest: first }, gaps);
    if (found) rows.push(...found);
    else missed.push(task.what);
  }
  const free = gapsOf(rows, first, last).filter(({ from, until }) => until - from >= freeMin);
  const wake = { from: begin, until: first, what: "bangun, bersiap" };
  const rest = { from: last, until: end, what: "lampu redup, bersiap tidur" };
  const own = rows.some((row) => overlaps(row, wake)) ? [] : [wake];
  const closing = rows.some((row) => overlaps(row, rest)) ? [] : [rest];
  const all = [...own, ...rows, ...free.map((gap) => ({ ...gap, what: "bebas" })), ...closing];
  return {
    rows: all.toSorted((one, other) => one.from - other.from),
    missed,
    free: free.reduce((sum, { from, until }) => sum + until - from, 0),
  };
}

const hoursText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} jam` : "", rest > 0 ? `${rest} menit` : ""]
    .filter((one) => one !== "")
    .join(" ");
};

/** The day as a table, with what did not fit below it. */
export function dayText(answers: DayAnswers): string {
  const { rows, missed, free } = dayOf(answers);
  const lines = rows.map(
    ({ from, until, what }) => `| ${clockText(from)}–${clockText(until)} | ${what.replaceAll("|", "/")} |`,
  );
  const end = rows.at(-1)?.until;
  const table = ["| Jam | Kegiatan |", "| --- | --- |", ...lines];
  if (end !== undefined) table.push(`| ${clockText(end)} | tidur |`);
  const notes = [
    ...(free > 0 ? [`Waktu bebas: ${hoursText(free)}, untuk makan, ibadah, mandi, dan jeda.`] : []),
    ...(missed.length > 0 ? [`Belum muat hari ini: ${missed.join("; ")}.`] : []),
  ];
  return [table.join("\n"), ...notes].join("\n\n");
}
