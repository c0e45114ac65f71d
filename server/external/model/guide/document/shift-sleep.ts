import { clockIn, clockText } from "#server/external/model/guide/values/days/clock.ts";

/*
 * When somebody sleeps after a night shift, with a clock time for each part: the main sleep before what has to be done by
 * day, and a nap before leaving again.
 */

/** The answers from which the times are made, each as it was written. */
export type ShiftAnswers = { home: string; again: string; errand: string };

const hour = 60;
const day = 24 * hour;
/** Washing and eating come first, and the way to the errand and back takes its time. */
const untilBed = hour;
const aroundErrand = 45;
const errandLasts = 90;
const mainMax = 6 * hour;
const mainMin = 3 * hour;
const napMax = 90;
const napMin = 30;
/** Dressing, eating and the way to work. */
const beforeWork = 90;

const leaving =
  /\b(?:masuk\w*|berangkat\w*|mulai (?:kerja|jaga|dinas|sif|shift)|(?:jaga|dinas|sif|shift|kerja|narik) lagi)\b/i;
const coming = /\b(?:pulang\w*|sampai|sampe|nyampe|tiba|kelar|selesai|lepas)\b/i;

type Errand = { at: number; name: string };
type ShiftTimes = { home: number; work: number | undefined; errand: Errand | undefined };

const nameOf = (clause: string): string =>
  clause
    .replace(
      /\b(?:jam|pukul|jm|pkl)?\.? ?(?:setengah )?\d{1,2}(?:[.:]\d{2})?(?: (?:pagi|siang|sore|malam|malem))?\b/i,
      " ",
    )
    .replace(/\b(?:terus|trus|lalu|tapi|tp|harus|hrs|mesti|kudu|aku|saya|gw|gue|ada|buat|untuk)\b/gi, " ")
    .replace(/[^\p{L}\p{N} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** After a time in the morning an hour before it belongs to the afternoon, where no word says otherwise. */
const after = (at: number, from: number): number =>
  at > from ? at : at + day / 2 > from && at < day / 2 ? at + day / 2 : at + day;

/** The times that two answers name, whichever of them names which. */
function shiftTimesIn({ home, again, errand: besides }: ShiftAnswers): ShiftTimes | undefined {
  const split = (text: string) =>
    text
      .split(/[,;\n]+|\.\s|\s+(?:terus|trus|lalu|tapi|tp|dan)\s+/i)
      .filter((clause) => clockIn(clause) !== undefined);
  const clauses = [
    ...split(home).map((text) => ({ text, isFirst: true })),
    ...split(`${again}\n${besides}`).map((text) => ({ text, isFirst: false })),
  ];
  const isHome = ({ text, isFirst }: { text: string; isFirst: boolean }) =>
    coming.test(text) || (isFirst && nameOf(text) === "");
  const own = clauses.find(isHome) ?? clauses.find(({ isFirst }) => isFirst);
  const from = clockIn(own?.text ?? "");
  if (own === undefined || from === undefined) return undefined;
  const others = clauses.filter((one) => one !== own);
  const work =
    others.find(({ text }) => leaving.test(text)) ??
    others.findLast(({ text, isFirst }) => !isFirst && nameOf(text) === "");
  const errand = others.find((one) => one !== work && nameOf(one.text) !== "");
  const placed = (one: { text: string } | undefined) => {
    const at = one && clockIn(one.text);
    return at === undefined ? undefined : after(at, from);
  };
  const errandAt = placed(errand);
  return {
    home: from,
    work: placed(work),
    errand: errand && errandAt !== undefined ? { at: errandAt, name: nameOf(errand.text) } : undefined,
  };
}

const span = (from: number, until: number): string => `${clockText(from % day)}–${clockText(until % day)}`;

/** The sleep that goes on behind an errand which comes too soon for all of it. */
function rest({ work, errand }: ShiftTimes, bed: number, mainEnd: number): string[] {
  const begin = (errand ? errand.at + errandLasts : mainEnd) + (errand ? 0 : hour);
  const isShort = mainEnd - bed < mainMin;
  const end = work === undefined ? begin + (isShort ? mainMin : 0) : work - beforeWork;
  const length = Math.min(end - begin, isShort ? mainMax : napMax);
  if (length < napMin) return [];
  const from = isShort ? begin : end - length;
  return [`- ${span(from, from + length)} ${isShort ? "tidur lagi" : "tidur tambahan sebelum berangkat"}`];
}

/** The day after a night shift, a line for each part; without clock times where none can be read. */
export function shiftSleepText(answers: ShiftAnswers): string {
  const times = shiftTimesIn(answers);
  if (!times) return untimed;
  const { home, work, errand } = times;
  const bed = home + untilBed;
  const limits = [bed + mainMax, errand && errand.at - aroundErrand, work && work - beforeWork];
  const mainEnd = Math.min(...limits.filter((one) => one !== undefined));
  return [
    `- ${clockText(home % day)} sampai rumah: bersih-bersih, makan sedikit, tanpa layar`,
    ...(mainEnd - bed >= napMin
      ? [`- ${span(bed, mainEnd)} ${mainEnd - bed < mainMin ? "tidur pertama" : "tidur utama"}`]
      : []),
    ...(errand ? [`- ${clockText(errand.at % day)} ${errand.name}`] : []),
    ...rest(times, bed, mainEnd),
    ...(work === undefined ? [] : [`- ${clockText(work % day)} masuk lagi`]),
  ].join("\n");
}

const untimed = [
  "- Sampai rumah: bersih-bersih, makan sedikit, tanpa layar",
  "- Satu jam sesudahnya: tidur utama, 4 sampai 6 jam",
  "- Sebelum berangkat lagi: tidur tambahan, 60 sampai 90 menit",
].join("\n");

const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:rame|ramai|berisik|bising|motor|suara|ribut|anak kecil|tetangga|tukang)\b/i,
    "Suara: penyumbat telinga, kipas menyala terus, dan orang rumah diberi tahu jam tidurmu.",
  ],
  [
    /\b(?:hp|ponsel|handphone|scroll\w*|tiktok|medsos|notif\w*|wa)\b/i,
    "Ponsel: diisi dayanya di luar kamar, dering hanya untuk telepon penting.",
  ],
  [
    /\b(?:terang|silau|jendela|gorden|cahaya|matahari|lampu)\b/i,
    "Cahaya: jendela ditutup kain gelap atau kardus, atau mata ditutup masker.",
  ],
  [/\b(?:kopi|kafein)\b/i, "Kopi: yang terakhir sebelum tengah malam, sesudah itu air putih."],
  [/\b(?:panas|gerah|sumuk)\b/i, "Panas: mandi air biasa dulu, lalu tidur dengan kipas."],
  [/\b(?:lapar|laper)\b/i, "Lapar: makan sedikit yang tidak berminyak sebelum naik kasur."],
];

/** What helps against each disturbance that an answer names, where it names several; else the answer itself. */
export function remediesText(told: string): string {
  const found = remedies.filter(([word]) => word.test(told)).map(([, line]) => `- ${line}`);
  return found.length > 1 ? found.join("\n") : told;
}
