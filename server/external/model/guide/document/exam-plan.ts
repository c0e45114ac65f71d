import { clockIn, clockText } from "#server/external/model/guide/values/days/clock.ts";
import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { countWords } from "#server/external/model/guide/values/numbers/number-words.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";

/*
 * The days until an examination, each with two or three short blocks. New material stops before the last evening, and a
 * day with lessons or work has its blocks after them.
 */

/** The answers from which the days are made, each as it was written. */
export type ExamAnswers = { exam: string; today: string; busy: string; material: string };

const names = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
const week = names.length;
const daysMax = 14;

const stems = ["sen", "sel", "rab", "kam", "jum", "sab", "min"];
const dayWord = /\b(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu(?! (?:depan|lagi|ini))|ahad)\b/giu;

const dayOf = (word: string): number =>
  word.toLowerCase() === "ahad" ? 6 : stems.findIndex((stem) => word.toLowerCase().startsWith(stem));

const daysNamed = (text: string): number[] => (text.match(dayWord) ?? []).map(dayOf);

/** In how many days the examination is, where the words count them. */
function daysUntil(text: string): number | undefined {
  const said = text.toLowerCase();
  const [, count = "", unit] =
    /\b(\d{1,2}|se|satu|dua|tiga|empat|lima|enam|tujuh|sepuluh) ?(hari|minggu)(?: lagi)?\b/.exec(said) ?? [];
  const many = count === "se" ? 1 : (countWords[count] ?? Number(count));
  if (unit !== undefined && many > 0) return unit === "minggu" ? many * week : many;
  if (/\b(?:besok|bsk)\b/.test(said)) return 1;
  return /\blusa\b/.test(said) ? 2 : undefined;
}

type Day = { name: string; weekday: number | undefined };

/** The days from today to the one before the examination, and whether today is known. */
function daysOf({ exam, today }: ExamAnswers): { days: Day[]; isCounted: boolean } {
  const [examDay] = daysNamed(exam);
  const [first] = daysNamed(today);
  const until = daysUntil(exam);
  if (first === undefined && examDay === undefined) {
    const length = Math.min(until ?? week, daysMax);
    return {
      isCounted: true,
      days: Array.from({ length }, (_, at) => ({ name: `Hari ${at + 1}`, weekday: undefined })),
    };
  }
  const gap = examDay === undefined || first === undefined ? week : (examDay - first + week) % week || week;
  const length = Math.min(examDay === undefined ? (until ?? week) : gap, daysMax);
  const begin = first ?? ((examDay ?? 0) - length + week) % week;
  return {
    isCounted: first !== undefined,
    days: Array.from({ length }, (_, at) => {
      const weekday = (begin + at) % week;
      return { name: names[weekday] ?? "", weekday };
    }),
  };
}

const freeWord = /\b(?:kosong|libur|bebas|free|luang|longgar|seharian)\b/iu;
const workdays = [0, 1, 2, 3, 4];

type Busy = { free: readonly number[]; until: (weekday: number) => number | undefined };

/** When each day is taken: "kuliah sampe jam 3, sabtu minggu kosong". */
function busyOf(text: string): Busy {
  const clauses = text.split(/[,;\n]+|\.\s|\s+(?:tapi|tp|terus|trus)\s+/);
  const free = clauses.filter((clause) => freeWord.test(clause)).flatMap((clause) => weekendIn(clause));
  const taken = clauses
    .filter((clause) => !freeWord.test(clause))
    .flatMap((clause) => {
      const until = untilIn(clause);
      const own = weekendIn(clause);
      return until === undefined ? [] : [{ until, days: own.length > 0 ? own : workdays }];
    });
  return { free, until: (weekday) => taken.findLast(({ days }) => days.includes(weekday))?.until };
}

const weekendIn = (text: string): number[] =>
  /\b(?:weekend|akhir pekan|wiken)\b/i.test(text) ? [5, 6] : daysNamed(text);

const noon = 12 * 60;

/** The time until which something lasts; a bare hour before seven is in the afternoon. */
function untilIn(clause: string): number | undefined {
  const [, end] =
    /(?:sampai|sampe|smp|smpe|s\/d|-|–|selesai|kelar|beres|pulang|balik|habis|abis)(?: jam| pukul)? ?(\d{1,2}(?:[.:]\d{2})?(?: (?:pagi|siang|sore|malam|malem))?)/iu.exec(
      clause,
    ) ?? [];
  const at = end === undefined ? undefined : clockIn(`jam ${end}`);
  return at === undefined ? undefined : at < 7 * 60 ? at + noon : at;
}

type Block = { at: number; minutes: number };

const rest = 60;
const eveningBlock = 19 * 60;
const latest = 21 * 60;

/** The blocks of a day: three of 40 minutes on a free one, else two of 30 after what takes the day. */
function blocksOf({ free, until }: Busy, weekday: number | undefined): Block[] {
  const isFree = weekday !== undefined && free.includes(weekday);
  if (isFree) return [9 * 60, 10 * 60, 16 * 60].map((at) => ({ at, minutes: 40 }));
  const end = weekday === undefined ? undefined : until(weekday);
  const first = end === undefined ? eveningBlock : end + rest;
  const second = first + 40 > eveningBlock ? first + 40 : eveningBlock;
  return [first, second].filter((at) => at <= latest).map((at) => ({ at, minutes: 30 }));
}

const chaptersOf = (text: string): string[] => {
  const lines = numberedItems(text) ?? linesOf(text);
  const parts = lines.length === 1 ? text.split(/\s*,\s+/) : lines;
  return parts.map((part) => part.trim().replaceAll("|", "/")).filter((part) => part !== "");
};

/** How many chapters "bab 1 sampai 5" are. */
function spread(chapters: readonly string[]): readonly string[] {
  const [only = ""] = chapters;
  const [, word = "", first, last] =
    /^(bab|modul|materi|unit|pertemuan) ?(\d{1,2}) ?(?:-|–|sampai|sampe|s\/d|sd) ?(\d{1,2})$/i.exec(only) ??
    [];
  const count = Number(last) - Number(first) + 1;
  if (chapters.length !== 1 || !(count > 1 && count <= 30)) return chapters;
  return Array.from({ length: count }, (_, at) => `${word} ${Number(first) + at}`);
}

/** What is new on each of the days: the chapters in their order, as evenly as they go. */
function newOn(chapters: readonly string[], days: number): string[] {
  if (chapters.length === 0)
    return Array.from({ length: days }, (_, at) => `bahan baru: (isi bagian ${at + 1})`);
  return Array.from({ length: days }, (_, at) => {
    const own = chapters.slice(
      Math.ceil((at * chapters.length) / days),
      Math.ceil(((at + 1) * chapters.length) / days),
    );
    return own.length > 0 ? `bahan baru: ${own.join(" dan ")}` : "latihan soal dari semua yang sudah dibaca";
  });
}

function tasksOf(fresh: string | undefined, at: number): string[] {
  if (fresh === undefined)
    return ["ulangi yang masih salah", "jawab soal tanpa membuka catatan", "baca ringkasanmu sekali"];
  const again =
    at === 0
      ? "tutup buku, tulis yang kamu ingat dari blok tadi"
      : "tulis dari ingatan bahan kemarin, lalu cek";
  return [fresh, again, "latihan soal, catat yang salah"];
}

/** The days as a table, a row for each block. */
export function examPlanText(answers: ExamAnswers): string {
  const { days, isCounted } = daysOf(answers);
  const busy = busyOf(answers.busy);
  const fresh = newOn(spread(chaptersOf(answers.material)), Math.max(1, days.length - 1));
  const rows = days.flatMap(({ name, weekday }, at) => {
    const isLast = at === days.length - 1 && days.length > 1;
    const tasks = tasksOf(isLast ? undefined : fresh[at], at);
    const blocks = blocksOf(busy, weekday);
    const own = blocks.map(
      ({ at: from, minutes }, nth) =>
        `| ${nth === 0 ? name : ""} | ${clockText(from)}–${clockText(from + minutes)} | ${tasks[nth] ?? ""} |`,
    );
    return blocks.length > 0 ? own : [`| ${name} | – | istirahat, harinya sudah penuh |`];
  });
  const notes = [
    ...(isCounted ? [] : ["Mulai dari baris hari ini; baris di atasnya boleh dilewati."]),
    "Di antara dua blok: berdiri, minum, jauh dari HP, paling sedikit 10 menit.",
    "Malam terakhir hanya mengulang. Siapkan alat tulis dan kartu ujian, lalu tidur seperti biasa.",
  ];
  return [["| Hari | Jam | Isi |", "| --- | --- | --- |", ...rows].join("\n"), ...notes].join("\n\n");
}
