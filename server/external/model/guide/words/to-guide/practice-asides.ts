import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * What stands beside, or in place of, a practised answer and is meant for the guide: "kalau ditanya umur jawab apa",
 * "pertanyaanku belum dijawab", "udahan. yang tadi bukan jawaban". It is never remarked on like an answer.
 */

/** What members are afraid to be asked, and of themselves. */
export type InterviewFear = "age" | "gap" | "dismissed" | "nerves";

const no = `(?:${noWords})`;
const how =
  "(?:apa(?! (?:adanya|saja|aja|pun))|apaan|gimana|gmn|gmna|bagaimana|piye|kepiye|kayapa|kayapang|kumaha|cemana|cak mano|baa|opo|nopo|pripun|pigimana)";
const answer =
  "(?:(?:(?:di|men|man|nge|n)?jawab(?:nya|ny|ne|e|na|in)?)(?!\\p{L})|ngomong\\p{L}*|bilang\\p{L}*|ngawaler)";
const tail =
  "(?: (?:ya|yah|yo|lah|kah|sih|dong|kak|min|bang|mas|mbak|bu|pak|nih|toh|to|am|leh|enaknya|baiknya|bagusnya|itu|nanti))*";
const asksHow = new RegExp(
  `\\b${answer} (?:\\p{L}+ )?${how}${tail}$|\\b${how} (?:\\p{L}+ ){0,2}${answer}${tail}$|\\b(?:di ?tanya\\p{L}*|ditakon\\p{L}*|ditakuni|ditaros)\\b.*\\b${how}${tail}$`,
  "u",
);
/** "Pasti ditanya itu": why it is asked. */
const because =
  /^(?:pasti|takutnya|biasanya|nanti|paling|soalnya|pasti nanti) (?:\S+ )?(?:di ?tanya|ditakon)/;
const complaint = new RegExp(
  `\\b(?:pertanyaan\\p{L}*|tanyaku|nanyaku|takunan\\p{L}*|soal\\p{L}*|yang|yg)\\b.*\\b${no} (?:di ?|ke)?jawab\\p{L}*|\\b(?:bukan|bkn|dudu|lain) (?:itu )?jawab\\p{L}*|\\b(?:lagi|lg|cuma|cuman|kan|tadi) (?:batakun|nanya|tanya|bertanya|takon)\\b`,
  "u",
);
const told = /\b(?:waktu itu|saat itu|dulu|pelanggan|pembeli|bos saya|atasan saya)\b/;

const stop =
  /^(?:(?:ya|yaudah|oke|ok|kak|min|bang|am|ah|eh|maaf) )*(?:udahan|sudahan|udah dulu|sudah dulu|udah cukup|sudah cukup|cukup|cukup dulu|cukup sampai (?:sini|di sini|situ)|selesai|stop|berhenti dulu|ampih|leren|rampung|uwis|udah selesai)(?: (?:aja|saja|dulu|ya|kak|min|ah|am|lah|deh|dong|latihannya|latihan))*$/;
const stopRestMax = 24;

const fears: readonly (readonly [InterviewFear, RegExp])[] = [
  ["age", /\b(?:umur\w*|usia\w*|tua|ketuaan|yuswa|sepuh)\b/],
  ["gap", /\b(?:nganggur\w*|menganggur|vakum|jeda|lama (?:ga|gak|tidak|nggak|kada) (?:be)?kerja)\b/],
  [
    "dismissed",
    /\b(?:dipecat|pecat|phk|diphk|diberhentikan|dikeluarkan|dikeluarin|pengurangan|kontrak (?:habis|putus))\b/,
  ],
  ["nerves", /\b(?:gugup|gagap|tagagap|gagu|grogi|gemetar|gemeter|nervous|ndredeg|dredeg)\b/],
];

/** The fears that a text names. */
const fearsIn = (text: string): InterviewFear[] =>
  fears.filter(([, pattern]) => pattern.test(plain(text))).map(([fear]) => fear);

const sentencesIn = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?])\s+|\n+|,?\s+(?=(?:tp|tapi|btw|eh|oiya|oh iya) (?:kalau|kalo|klo|nek|amun|jawab|pertanyaan))/,
    )
    .map((one) => one.trim())
    .filter((one) => one !== "");

const isAsking = (sentence: string): boolean => {
  const said = plain(sentence);
  return asksHow.test(said) && !told.test(said);
};

/** Fewer words beside a question are no answer. */
const restWordsMin = 8;

/** `asked`: what is asked; `rest`: the answer beside it, "" if there is none. */
export type PracticeAside = { asked: string; rest: string; fears: InterviewFear[] };

/** What a message at a practised question asks or complains of; undefined if it may be an answer as a whole. */
export function practiceAside(text: string): PracticeAside | undefined {
  const sentences = sentencesIn(text);
  const asked = sentences.filter(isAsking);
  const complained = sentences.filter((one) => complaint.test(plain(one)));
  if (asked.length + complained.length === 0) return undefined;
  const isOut = (one: string) => asked.includes(one) || complained.includes(one) || because.test(plain(one));
  const others = sentences.filter((one) => !isOut(one)).join(" ");
  const rest = others.split(/\s+/).length < restWordsMin ? "" : others.replace(/[,;\s]+$/, "");
  // A complaint is about the question before, which may stand anywhere in it.
  const about = complained.length > 0 || rest === "" ? text : asked.join(" ");
  return { asked: asked[0] ?? complained[0] ?? "", rest, fears: fearsIn(about) };
}

/** "Udahan. yang tadi bukan jawaban, mana lembarnya": the practice is over, whatever is said behind it. */
export function stopsPractice(text: string): { isTaken: boolean } | undefined {
  const [first = "", ...others] = text.split(/[.!?,\n]+/).filter((one) => one.trim() !== "");
  const isShort = others.join(" ").split(/\s+/).length <= stopRestMax;
  if (others.length === 0 || !isShort || !stop.test(plain(first))) return undefined;
  return { isTaken: others.some((one) => complaint.test(plain(one))) };
}
