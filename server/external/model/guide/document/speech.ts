import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";

/*
 * A short speech from what the member wants to say. It holds the member's own points and the words that carry them, with
 * places to breathe, and brackets where a longer one needs what only the member knows.
 */

/** The answers from which a speech is made, each as it was written. */
export type SpeechAnswers = {
  listeners: string;
  occasion: string;
  points: string;
  length: string;
  tone: string;
};

/** So many words can be spoken in a minute at most, and so many with calm. */
const perMinuteMax = 130;
const perMinuteCalm = 110;
const breathSeconds = 2;
const minutesMax = 10;
/** What a bracket will become when it is filled in. */
const bracketWords = 20;
/** From so many minutes on there is room for reasons, and for examples. */
const reasonsFrom = 2;
const examplesFrom = 3;

const breath = "(jeda)";
const bracket = /\(isi [^)]*\)/g;

const counts: Readonly<Record<string, number>> = { satu: 1, dua: 2, tiga: 3, empat: 4, lima: 5 };

/** How many minutes it may take; one unless something else is said. */
function minutesOf(text: string): number {
  const said = text.toLowerCase();
  if (/\b(?:setengah|separuh|\d\d ?detik)\b/.test(said)) return 0.5;
  const [, digits, word = ""] = /(\d+)|\b(satu|dua|tiga|empat|lima)\b/.exec(said) ?? [];
  const minutes = digits === undefined ? (counts[word] ?? 1) : Number(digits);
  return Math.min(Math.max(minutes, 0.5), minutesMax);
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:hargain|ngehargain|menghargain)(?!\p{L})/giu, "menghargai"],
  [/(?<!\p{L})bantuin(?!\p{L})/giu, "membantu"],
  [/(?<!\p{L})jagain(?!\p{L})/giu, "menjaga"],
  [/(?<!\p{L})(?:kerjain|ngerjain)(?!\p{L})/giu, "mengerjakan"],
  [/(?<!\p{L})(?:dengerin|ngedengerin)(?!\p{L})/giu, "mendengarkan"],
  [/(?<!\p{L})(?:omongin|ngomongin)(?!\p{L})/giu, "membicarakan"],
  [/(?<!\p{L})(?:ga|gak|gk|ngga|engga|kaga)(?!\p{L})/giu, "nggak"],
  [/(?<!\p{L})(?:makasi|tengkyu|thanks)(?!\p{L})/giu, "makasih"],
];
const polite: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})aku(?!\p{L})/giu, "saya"],
  [/(?<!\p{L})nggak(?!\p{L})/giu, "tidak"],
  [/(?<!\p{L})bakal(?!\p{L})/giu, "akan"],
  [/(?<!\p{L})(?:pengen|pengin)(?!\p{L})/giu, "ingin"],
];

const replaced = (text: string, swaps: readonly (readonly [RegExp, string])[]): string =>
  swaps.reduce((all, [pattern, by]) => all.replace(pattern, by), text);

/** The member's words as they are spoken aloud, without the shorthand of chats. */
function aloud(text: string, isPolite: boolean): string {
  const whole = replaced(
    withoutShorthand(text).replace(/(?<!\p{L})(?:gw|gue|gua|ane|ak)(?!\p{L})/giu, "aku"),
    spoken,
  );
  return (isPolite ? replaced(whole, polite) : whole).replace(/[.!\s]+$/, "");
}

const ofTeam =
  /\b(?:tim|team|rekan\w*|teman\w*|temen\w*|karyawan|staf|staff|anak buah|anak2|anak-anak|kru|crew)\b/i;

function greeting({ listeners, occasion }: SpeechAnswers, isPolite: boolean): string {
  const who = aloud(listeners, isPolite).replace(/^(?:di depan|buat|untuk|ke|para) /i, "");
  const where = occasion === "" ? "" : ` di ${aloud(occasion, isPolite).replace(/ ini$/i, "")} ini`;
  if (!isPolite) {
    const named = who === "" ? "semuanya" : ofTeam.test(who) ? "teman-teman" : `${who} semuanya`;
    return `Halo, ${named}. Terima kasih sudah mau kumpul${where}.`;
  }
  const named =
    who === "" ? "Bapak, Ibu, dan rekan-rekan" : ofTeam.test(who) ? "Rekan-rekan" : `Bapak dan Ibu ${who}`;
  return `${named} yang saya hormati, terima kasih sudah hadir${where}.`.replace(
    /Bapak dan Ibu (?=bapak|ibu)/i,
    "",
  );
}

/** The points of an answer, each in its own line or between commas. */
function pointsOf(text: string): string[] {
  const lines = numberedItems(text) ?? linesOf(text);
  const parts = lines.length === 1 ? text.split(/\s*,\s+(?:(?:dan|terus|trus|sama) )?/i) : lines;
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

const numbers = ["", "satu", "dua", "tiga", "empat", "lima"];
const nths = ["Pertama", "Kedua", "Ketiga", "Keempat", "Kelima"];

const pointSaid = (point: string): string => (point.includes(" ") ? point : `soal ${point}`);

const joined = (points: readonly string[]): string =>
  `${points.slice(0, -1).join(", ")}, dan ${points.at(-1) ?? ""}`;

/** One point with what there is time for. */
function passage(point: string, lead: string, minutes: number): string {
  const more = [
    ...(minutes >= reasonsFrom ? ["Kenapa ini penting: (isi satu alasan, dengan kata-katamu)."] : []),
    ...(minutes >= examplesFrom
      ? ["Contohnya begini: (isi satu kejadian yang pernah dilihat semua orang)."]
      : []),
  ];
  return [`${lead}, ${pointSaid(point)}.`, ...more].join(" ");
}

const wordsIn = (text: string): number =>
  text
    .replace(bracket, " ")
    .replaceAll(breath, " ")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length +
  (text.match(bracket) ?? []).length * bracketWords;

/** How long it takes, and what to do if that is more than was wanted. */
function timeNote(text: string, minutes: number): string {
  const words = wordsIn(text);
  const seconds = Math.round((words / perMinuteCalm) * 60) + text.split(breath).length * breathSeconds;
  const wanted = minutes < 1 ? "setengah menit" : `${minutes} menit`;
  if (words > minutes * perMinuteMax)
    return `Untukmu: ini sekitar ${words} kata, terlalu panjang untuk ${wanted}. Pendekkan poin yang paling panjang, atau simpan satu untuk nanti.`;
  const rounded = Math.max(10, Math.round(seconds / 10) * 10);
  const long =
    rounded < 90 ? `${rounded} detik` : `${String(Math.round(rounded / 30) / 2).replace(".", ",")} menit`;
  return `Untukmu: sekitar ${words} kata, kira-kira ${long} kalau pelan. Di “${breath}” berhenti satu tarikan napas.`;
}

/** The speech, a paragraph for each breath, with how long it takes below it. */
export function speechText(answers: SpeechAnswers): string {
  const minutes = minutesOf(answers.length);
  const isPolite = /sopan|resmi|formal|hormat/i.test(answers.tone);
  const points = pointsOf(answers.points).map((point) => aloud(point, isPolite));
  const [me, mine] = isPolite ? ["saya", "dari saya"] : ["aku", "dariku"];
  const all = points.length > 0 ? points : ["(isi yang mau kamu sampaikan)"];
  const count = numbers[all.length] ?? String(all.length);
  const begun =
    all.length === 1
      ? `Ada satu hal yang mau ${me} sampaikan, singkat saja.`
      : `Ada ${count} hal yang mau ${me} sampaikan, singkat saja.`;
  const passages = all.map((point, at) => {
    const isLast = at === all.length - 1 && all.length > 1;
    const lead = all.length === 1 ? "Begini" : isLast ? "Dan yang terakhir" : (nths[at] ?? "Lalu");
    return passage(point, lead, minutes);
  });
  const end = isPolite
    ? `Demikian ${mine}. Terima kasih sudah mendengarkan. Mari kita mulai.`
    : `Itu saja ${mine}. Terima kasih sudah mendengarkan. Yuk, kita mulai.`;
  const again =
    minutes < 1 || points.length < 2 ? [] : [`Sekali lagi, supaya gampang diingat: ${joined(points)}.`];
  const parts = [greeting(answers, isPolite), ...(minutes < 1 ? [] : [begun]), ...passages, ...again, end];
  const text = parts.join(`\n\n${breath}\n\n`);
  return `${text}\n\n${timeNote(text, minutes)}`;
}
