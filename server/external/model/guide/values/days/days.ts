import { type DayAnswers, dayText } from "#server/external/model/guide/document/day-plan.ts";

/* Days as people name them, and a schedule over several of them. */

const names = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;
const week = names.length;

const one =
  "(?:hari )?(?:senin|selasa|rabu|rebo|kamis|jumat|jum'at|jumaat|sabtu|minggu(?! ?(?:depan|lalu|kemar|ini|besok|pertama|ke))|ahad)";
const range = new RegExp(
  `(?<!\\p{L})(${one}) ?(?:-|–|sampai|sampe|smp|s\\/d|sd|hingga|ke) ?(${one})(?!\\p{L})`,
  "iu",
);
const list = new RegExp(`(?<!\\p{L})${one}(?:(?:, ?| dan | sama | & |, dan | )${one})+(?!\\p{L})`, "iu");
/** "Buat 3 hari", "3 hari ke depan"; "gym 3 hari seminggu" says how often. */
const counted =
  /(?:(?<=\b(?:jadwal\w*|rencana\w*|kegiatan|buat|untuk|utk|selama) )|(?=\S+ ?\S* ke ?depan\b|\S+ \S+ (?:berturut|mendatang)))(?<![\d\p{L}])(?:(\d|dua|tiga|empat|lima|enam|tujuh) hari|(seminggu|satu minggu|1 minggu))(?: (?:ke ?depan|penuh|berturut-turut|mendatang))?(?!\p{L})(?! (?:seminggu|sekali|lalu|kerja))/iu;
const countedAlone =
  /^(?:(\d|dua|tiga|empat|lima|enam|tujuh) hari|(seminggu|satu minggu|1 minggu))(?: (?:ke ?depan|penuh|berturut-turut|mendatang))?$/iu;
const numbers: Readonly<Record<string, number>> = { dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, tujuh: 7 };

/** "Minggu" alone mostly means a week, so it counts only behind "hari" or beside another day. */
const single =
  /(?<!\p{L})(?:senin|selasa|rabu|rebo|kamis|jumat|jum'at|jumaat|sabtu|ahad|hari minggu)(?!\p{L})/giu;

const placeOf = (day: string): number => {
  const said = day.toLowerCase().replace(/^hari /, "");
  if (said === "rebo") return 2;
  if (said === "ahad") return 6;
  return names.findIndex((name) => said.replace("'", "").startsWith(name.toLowerCase().slice(0, 4)));
};

const between = (first: string, last: string): string[] => {
  const [from, to] = [placeOf(first), placeOf(last)];
  const length = ((to - from + week) % week) + 1;
  return Array.from({ length }, (_, at) => names[(from + at) % week] ?? "");
};

const namedIn = (text: string): string[] => {
  const found = text.match(new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "giu")) ?? [];
  const places = new Set(found.map(placeOf));
  return names.filter((_, at) => places.has(at));
};

/** The words with which a text asks for several days, as they were written; undefined if it names fewer than two. */
export function daysWordsIn(text: string): string | undefined {
  const found = range.exec(text)?.[0] ?? list.exec(text)?.[0];
  if (found !== undefined && daysOf(found).length > 1) return found;
  const words = counted.exec(text)?.[0];
  return words !== undefined && daysOf(words).length > 1 ? words : undefined;
}

/** The days that such words mean: "senin sampai rabu" are three, "3 hari ke depan" are Hari 1 to Hari 3. */
export function daysOf(words: string): string[] {
  const [, first, last] = range.exec(words) ?? [];
  if (first !== undefined && last !== undefined) return between(first, last);
  if (list.test(words)) return namedIn(words);
  const [, digits, whole] = countedAlone.exec(words.trim()) ?? [];
  if (whole !== undefined) return [...names];
  const count = digits === undefined ? 0 : (numbers[digits.toLowerCase()] ?? Number(digits));
  return Array.from({ length: Math.min(count, week) }, (_, at) => `Hari ${at + 1}`);
}

type Activity = { text: string; days: string[] };

/** Parts an activity from the days that it names: "kuliah senin rabu 8-12" is "kuliah 8-12" on two days. */
function activityOf(text: string): Activity {
  const words = range.exec(text)?.[0] ?? list.exec(text)?.[0];
  if (words !== undefined) return { text: without(text, words), days: daysOf(words) };
  const [found] = text.match(single) ?? [];
  const nth = /(?<!\p{L})hari (?:ke-?)?(\d)(?!\d)/iu.exec(text);
  if (found !== undefined) return { text: without(text, found), days: namedIn(found) };
  return nth ? { text: without(text, nth[0]), days: [`Hari ${nth[1]}`] } : { text, days: [] };
}

const without = (text: string, words: string): string =>
  text
    .replace(words, " ")
    .replace(/\b(?:hari|tiap|setiap)\b(?=\s*(?:$|\d|jam))/i, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A schedule for each day. What names a day stands on that day alone, and what names none on every day. */
export function daysText(answers: DayAnswers, words: string): string {
  const days = daysOf(words);
  if (days.length < 2) return dayText(answers);
  const [fixed, tasks] = [answers.fixed.map(activityOf), answers.tasks.map(activityOf)];
  const on = (day: string, all: readonly Activity[]) =>
    all.filter((one) => one.days.length === 0 || one.days.includes(day)).map(({ text }) => text);
  const sections = days.map(
    (day) =>
      `${day.toUpperCase()}\n\n${dayText({ ...answers, fixed: on(day, fixed), tasks: on(day, tasks) })}`,
  );
  const others = [...fixed, ...tasks].filter(
    (one) => one.days.length > 0 && !one.days.some((day) => days.includes(day)),
  );
  const left =
    others.length > 0
      ? [
          `Di luar hari-hari ini: ${others.map(({ text, days: own }) => `${text} (${own.join(", ")})`).join("; ")}.`,
        ]
      : [];
  return [...sections, ...left].join("\n\n");
}
