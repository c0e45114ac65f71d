import { daysOf } from "#server/external/model/guide/values/days/days.ts";
import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { countWords } from "#server/external/model/guide/values/numbers/number-words.ts";

/*
 * A roster: who is on which shift on which day. Everybody moves on by one place a day, through the shifts and then the
 * days off, so that all have the same turns and nobody comes from the last shift straight to the first one while there
 * are days off.
 */

/** The answers from which a roster is made, each as it was written. */
export type RosterAnswers = { people: string; crew: string; shifts: string; days: string; each: string };

const peopleMax = 40;
const unnamed = 4;
/** While nobody is named, a week shows the turns. */
const unnamedDaysMax = 7;

/** The number in an answer; undefined if it has none. */
function countIn(text: string): number | undefined {
  const found = /\d+|\p{L}+/gu;
  for (const [word] of text.toLowerCase().matchAll(found)) {
    const value = countWords[word] ?? Number(word);
    if (Number.isInteger(value) && value > 0) return value;
  }
  return undefined;
}

const partsOf = (text: string): string[] =>
  (numberedItems(text) ?? text.split(/[,;\n/]+|\s+(?:dan|sama|serta)\s+/))
    .map((part) => part.replace(/^[-•\s]+|[.\s]+$/g, "").replaceAll("|", "/"))
    .filter((part) => part !== "");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "6 orang" has no names yet. */
const onlyCounted = new RegExp(`^\\s*(?:\\d+|${Object.keys(countWords).join("|")}) ?\\p{L}*\\s*$`, "iu");

function peopleOf({ people, crew }: RosterAnswers): string[] {
  const named = onlyCounted.test(people) ? [] : partsOf(people);
  if (named.length > 1) return named.slice(0, peopleMax).map(capital);
  const count = Math.min(countIn(people) ?? countIn(crew) ?? unnamed, peopleMax);
  return Array.from({ length: count }, (_, at) => `(nama ${at + 1})`);
}

const partOfDay = /(?<!\p{L})(?:pagi|siang|sore|malam|malem|subuh)(?!\p{L})/giu;
const usualShifts: Readonly<Record<number, readonly string[]>> = {
  ...{ 1: ["Jaga"], 2: ["Pagi", "Sore"], 3: ["Pagi", "Siang", "Malam"] },
};

function shiftsOf(text: string): readonly string[] {
  if (onlyCounted.test(text) || text.trim() === "")
    return usualShifts[countIn(text) ?? 2] ?? ["Pagi", "Sore"];
  const parts = partsOf(text);
  const named = text.match(partOfDay) ?? [];
  // "Pagi siang malam" without anything between them.
  if (parts.length === 1 && named.length > 1 && !/\d/.test(text)) return named.map(capital);
  return parts.map(capital);
}

const monthDays: readonly (readonly [RegExp, number])[] = [
  [/\bfeb/i, 28],
  [/\b(?:apr|jun|sep|nov)/i, 30],
  [/\b(?:jan|mar|mei|jul|agu|agt|okt|des)|\bsebulan\b|\b(?:1|satu) bulan\b|\bbulan (?:ini|depan)\b/i, 31],
];
const weeksMax = 5;

function dayNames(text: string): string[] {
  const month = monthDays.find(([pattern]) => pattern.test(text))?.[1];
  if (month !== undefined) return Array.from({ length: month }, (_, at) => `Tanggal ${at + 1}`);
  const weeks = /\b(\d|dua|tiga|empat) ?minggu\b/i.exec(text)?.[1];
  const named = daysOf(text);
  const count = Math.min(weeks === undefined ? 1 : (countIn(weeks) ?? 1), weeksMax);
  const all = daysOf("seminggu");
  if (count > 1) return Array.from({ length: count }, (_, at) => all.map((day) => `${day} ${at + 1}`)).flat();
  return named.length > 1 ? named : all;
}

/** How many people stand on each shift, and whether fewer than were wanted. */
function eachOf(
  people: number,
  shifts: number,
  wanted: number | undefined,
): { each: number; isFewer: boolean } {
  const most = Math.max(1, Math.floor(people / shifts));
  const usual = Math.max(1, Math.floor((people - 1) / shifts));
  return { each: Math.min(wanted ?? usual, most), isFewer: wanted !== undefined && wanted > most };
}

/** The roster as a table, with how often each is on duty and what could not be done. */
export function rosterText(answers: RosterAnswers): string {
  const people = peopleOf(answers);
  const shifts = shiftsOf(answers.shifts);
  const isNamed = !people.some((name) => name.startsWith("(nama"));
  const wanted = dayNames(answers.days);
  const days = isNamed ? wanted : wanted.slice(0, unnamedDaysMax);
  const { each, isFewer } = eachOf(people.length, shifts.length, countIn(answers.each));
  const onDuty = Math.min(each * shifts.length, people.length);
  const placed = (day: number, place: number): string =>
    people[(place + people.length * days.length - day) % people.length] ?? "";
  const between = (day: number, from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => placed(day, from + at)).join(", ");
  const rows = days.map((name, day) => [
    name,
    ...shifts.map(
      (_, nth) => between(day, nth * each, Math.min((nth + 1) * each, people.length)) || "(kosong)",
    ),
    ...(onDuty < people.length ? [between(day, onDuty, people.length)] : []),
  ]);
  const heads = ["Hari", ...shifts, ...(onDuty < people.length ? ["Libur"] : [])];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const table = [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
  const times = people.map((name) => {
    const count = rows.filter((row) =>
      row.slice(1, shifts.length + 1).some((cell) => cell.split(", ").includes(name)),
    );
    return `${name} ${count.length}`;
  });
  const notes = [
    ...(days.length < wanted.length ? ["Ini tujuh hari pertama; sisanya muncul sesudah namanya diisi."] : []),
    `Jumlah jaga: ${times.join(", ")} kali.`,
    ...(isFewer ? [`Orangnya tidak cukup untuk ${answers.each} per sif, jadi dipasang ${each}.`] : []),
    ...(onDuty === people.length
      ? ["Dengan jumlah ini tidak ada yang libur; tambah orang atau kurangi isi sifnya."]
      : []),
  ];
  return [table, ...notes].join("\n\n");
}
