import { type Able, ableIn, turnsOfWeek } from "#server/external/model/guide/values/days/turns.ts";

/*
 * Who of a family is with somebody on which day and night of a week, from what each of them can. A turn that several can
 * take goes to whoever has the fewest, and what nobody takes stays visibly empty.
 */

const days = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
const empty = "(kosong)";
/** So many nights a week are too many for one person. */
const nightsMax = 4;

type Placed = (string | undefined)[];

const isNight = (turn: number): boolean => turn % 2 === 1;

/** Who takes a turn: those who named it, or else those who take the rest; of these, whoever has the fewest. */
function taker(all: readonly Able[], placed: Placed, turn: number): string | undefined {
  const named = all.filter(({ turns }) => turns.has(turn));
  const able = named.length > 0 ? named : all.filter(({ isRest }) => isRest);
  const load = (name: string): number =>
    placed.filter((one, at) => one === name && isNight(at) === isNight(turn)).length * turnsOfWeek +
    placed.filter((one) => one === name).length +
    (isNight(turn) && placed[turn - 1] === name ? 1 : 0);
  return able.map(({ name }) => name).toSorted((one, other) => load(one) - load(other))[0];
}

function placedFor(all: readonly Able[]): Placed {
  const placed: Placed = [];
  for (let turn = 0; turn < turnsOfWeek; turn += 1) placed[turn] = taker(all, placed, turn);
  return placed;
}

const countsOf = (all: readonly Able[], placed: Placed, night: boolean): { name: string; count: number }[] =>
  all.map(({ name }) => ({
    name,
    count: placed.filter((one, at) => one === name && isNight(at) === night).length,
  }));

/** The table, how many nights and days each has, and what is too much or still empty. */
export function careWeekText(people: string): string {
  const all = ableIn(people);
  const placed = placedFor(all);
  const rows = days.map(
    (day, at) => `| ${day} | ${placed[at * 2] ?? empty} | ${placed[at * 2 + 1] ?? empty} |`,
  );
  const nights = countsOf(all, placed, true);
  const list = (counts: readonly { name: string; count: number }[]) =>
    counts.map(({ name, count }) => `${name} ${count}`).join(", ");
  const open = placed.filter((one) => one === undefined).length;
  const heavy = nights
    .filter(({ count }) => count > nightsMax)
    .map(
      ({ name, count }) =>
        `${name} kena ${count} dari 7 malam. Untuk satu orang itu terlalu banyak kalau tiap minggu; cari yang bisa mengambil ${count - nightsMax + 1} malam, atau gantian dengan orang yang dibayar.`,
    );
  return [
    ["| Hari | Pagi sampai sore | Malam |", "| --- | --- | --- |", ...rows].join("\n"),
    ...(all.length > 0
      ? [`Jumlah malam: ${list(nights)}. Jumlah siang: ${list(countsOf(all, placed, false))}.`]
      : []),
    ...heavy,
    ...(open > 0 ? [`Masih ${open} giliran yang belum ada orangnya, bertanda ${empty}.`] : []),
  ].join("\n\n");
}
