import { chatSpellings } from "#server/external/model/guide/lexicon/chat-spellings.ts";
import { days, people, titles } from "./people-words.ts";
import { casedLike, pairsOf, type WordAt, withWords } from "./words-apart.ts";

/* Shorthand and slips in full, in whatever register: "sblmnya" is "sebelumnya". */

const spellings = pairsOf(chatSpellings);

/** What is "our", "your" or "their" may be written together with the shorthand. */
const endings = ["nya", "ny", "ku", "mu", "lah", "kah", "pun", "an"] as const;
const unitNames: Readonly<Record<string, string>> = {
  ...{ mnt: "menit", menit: "menit", jam: "jam", hr: "hari", hari: "hari", mgg: "minggu", minggu: "minggu" },
  ...{
    bln: "bulan",
    bulan: "bulan",
    thn: "tahun",
    th: "tahun",
    tahun: "tahun",
    org: "orang",
    orang: "orang",
  },
  ...{ bh: "buah", mlm: "malam", ltr: "liter", btl: "botol", bks: "bungkus", lbr: "lembar", pkt: "paket" },
};
const englishInNy =
  /^(?:any|many|company|sunny|tiny|skinny|germany|shiny|deny|botany|colony|irony|balcony|harmony|ceremony|symphony|testimony|agony|destiny|scrutiny|stephany|stefany|tiffany|melany|bethany|brittany|albany|ebony|\p{L}{2,4}nny)$/u;
/** Only real shorthand takes "-an": "jmputan" is "jemputan", but "masukkan" and "sebagian" are words. */
const mayTakeAn = (stem: string): boolean => (stem.match(/[aiueo]/g) ?? []).length <= 1;
const noVowel = /^[^aeiou]+$/;

/** Words in capitals are names: "LBH", and "Sm" among small words. */
function mayBeName({ word, low, isFirst, next, before }: WordAt): boolean {
  if (word === low) return false;
  if (/^\p{Lu}{2,}\d*$/u.test(word)) return true;
  if (!/^\p{Lu}/u.test(word)) return false;
  if (titles.has(before) || before === "dr") return true;
  if (isFirst) return /^\p{Lu}\p{Ll}/u.test(next) && word.length <= 2;
  return word.length <= 2 || !noVowel.test(word.toLowerCase()) || /^\p{Lu}\p{Ll}/u.test(next);
}

const counting =
  "satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|puluh|puluhan|sepuluh|sebelas|belas|ratus|ratusan|seratus|ribu|ribuan|setengah|berapa|brp|beberapa|bbrp|per|tiap|sekian";
/** What stands before a unit, for words that are "you" or "I" elsewhere: "38 km", "5 ku", "berapa km". */
export const counted = `(?<!(?:\\d|(?<!\\p{L})(?:${counting})) ?)`;
const isCounted = new RegExp(`^(?:\\d+|${counting})$`);
/** "Tol km 57" and "60 km/jam", but "kemarin km telat". */
const isKilometres = ({ before, after, ahead, behind }: WordAt): boolean =>
  isCounted.test(before) ||
  behind.startsWith("/") ||
  ahead.endsWith("/") ||
  (/^\d/.test(after) && /^(?:di|tol|raya|ruas|jl|jln|jalan|dekat|arah|sebelum|setelah)$/.test(before));
/** Behind an hour or a day it is somebody: "jam 9 km datang". */
const behindHour = /(?<=(?<!\p{L})(?:jam|pukul|jm|tgl|tanggal) \d{1,2}(?:[.:]\d\d)?) km(?= \p{Ll})/giu;

const isSpokenOf = /^(?:sama|ke|kepada|buat|untuk|kata|makasih|maaf|halo)$/;

/** Shorthand that depends on its neighbours. */
const inContext: Readonly<Record<string, (at: WordAt) => string | undefined>> = {
  dr: ({ next, behind, after }) =>
    (/^(?:pt|cv|ud|rs)$/.test(after) || /^\p{Ll}|^\d/u.test(next)) &&
    !/^sp\./.test(behind.trim()) &&
    after !== "sp"
      ? "dari"
      : undefined,
  sm: ({ before, after }) => (days.has(before) && days.has(after) ? "dan" : "sama"),
  th: ({ before, after }) => (/^\d/.test(before) || /^(?:19|20)\d\d$/.test(after) ? "tahun" : undefined),
  hr: ({ before, after }) => (/^\d+$/.test(before) || days.has(after) ? "hari" : undefined),
  km: (at) => (isKilometres(at) ? undefined : "kamu"),
  // Cream, a sign and a Balinese title are words of their own.
  krim: ({ before }) =>
    /^(?:tolong|mohon|minta|mau|udah|sudah|belum|bisa|langsung|nanti|saya|aku|jangan|lagi|yang)$/.test(before)
      ? "kirim"
      : undefined,
  plang: ({ after, before }) =>
    /^(?:nama|toko|jalan|iklan|warung|usaha|besi|kayu)$/.test(after) ||
    /^(?:pasang|bikin|buat|cetak|pesan|ada|baca|papan|lihat)$/.test(before)
      ? undefined
      : "pulang",
  bli: ({ next, after, before }) =>
    /^\p{Lu}/u.test(next) ||
    /^(?:made|wayan|putu|komang|kadek|nyoman|ketut|gede|nengah|agus)$/.test(after) ||
    isSpokenOf.test(before)
      ? undefined
      : "beli",
  lbr: ({ before }) => (isCounted.test(before) ? "lembar" : "libur"),
  bh: ({ before }) => (/^\d+$/.test(before) ? "buah" : undefined),
  rek: ({ after }) => (/^(?:b\p{L}{2}|mandiri|bank|\d+)$/u.test(after) ? "rekening" : undefined),
  smp: ({ before, after }) => (isUpTo(before, after) ? "sampai" : undefined),
  cm: ({ before, after }) => (/^\d+$/.test(before) || after === "" ? undefined : "cuma"),
  sapa: ({ after, before }) =>
    after === "" || before === "punya" || before === "sama" ? "siapa" : undefined,
  pkl: ({ after }) => (/^\d/.test(after) ? "pukul" : undefined),
  // A tax return is a word of its own.
  spt: ({ before, after }) =>
    after === "" ||
    /^(?:tahunan|masa|pajak|ppn|pph|pribadi|badan)$/.test(after) ||
    /^(?:input|lapor|pelaporan|ngisi|isi|mengisi|pajak|form|formulir|data)$/.test(before)
      ? undefined
      : "seperti",
  sd: ({ before, after }) => (/\d$/.test(before) && /^\d/.test(after) ? "sampai" : undefined),
};
const monthNames: Readonly<Record<string, string>> = {
  ...{
    jan: "Januari",
    feb: "Februari",
    mar: "Maret",
    apr: "April",
    jun: "Juni",
    jul: "Juli",
    agu: "Agustus",
  },
  ...{ ags: "Agustus", agt: "Agustus", agus: "Agustus", sep: "September", sept: "September", okt: "Oktober" },
  ...{ nov: "November", nop: "November", des: "Desember" },
};
/** "9 des" is a day. */
const monthIn = ({ low, before }: WordAt): string | undefined =>
  /^\d{1,2}$/.test(before) && Object.hasOwn(monthNames, low) ? monthNames[low] : undefined;
const schools = /^(?:lulus\p{L}*|tamat\p{L}*|ijazah|sekolah|kelas|guru|siswa|sd|dari|di|anak|murid)$/u;
const times =
  /^(?:jam|tgl|tanggal|hari|besok|lusa|malam|pagi|siang|sore|sekarang|skrg|bulan|bayi|selesai|lunas|tutup|habis|pulang|akhir|malem|mlm|subuh|magh?rib|isya|zuhur|dzuhur|ashar|senin|selasa|rabu|kamis|jumat|sabtu|minggu)$/;
/** Behind a day or a month a number ends a span: "18 Agustus smp 1 September". */
const isDated = (word: string): boolean =>
  /^\d+$/.test(word) ||
  days.has(word) ||
  Object.values(monthNames).some((one) => one.toLowerCase() === word) ||
  word === "mei";
const isUpTo = (before: string, after: string): boolean =>
  (isDated(before) && /^\d/.test(after)) || (!schools.test(before) && times.test(after));

const stemOf = (short: string, ending: string): string | undefined =>
  ending === "an" && !mayTakeAn(short) ? undefined : spellings.get(short);

/** The word in full, with what is written together with it. */
function full(low: string): string | undefined {
  const whole = spellings.get(low);
  if (whole !== undefined) return whole;
  for (const ending of endings) {
    if (!low.endsWith(ending)) continue;
    const short = low.slice(0, -ending.length);
    const stem = stemOf(short, ending);
    // "Bsku" may be anything; with "-nya" a word of three letters is sure.
    if (stem !== undefined && (ending === "nya" || low.length - ending.length > 3))
      return stem + (ending === "ny" ? "nya" : ending);
  }
  if (low.endsWith("ny") && low.length > 4 && !englishInNy.test(low)) return `${low}a`;
  return undefined;
}

function glued(word: string): string | undefined {
  const [, count = "", unit = ""] = /^(\d+)(\p{Ll}+)$/u.exec(word) ?? [];
  const name = unitNames[unit];
  return name === undefined ? undefined : `${count} ${name}`;
}

/** "Capeee" has one more letter than a word can have. */
const drawn = /(\p{Ll})\1{2,}/gu;
const doubleVowel: Readonly<Record<string, string>> = {
  maf: "maaf",
  sat: "saat",
  manfat: "manfaat",
  keadan: "keadaan",
};

const isDrawn = (low: string): boolean => {
  for (let at = 2; at < low.length; at += 1)
    if (low[at] === low[at - 1] && low[at] === low[at - 2]) return true;
  return false;
};

function undrawn(low: string): string {
  if (!isDrawn(low)) return low;
  const once = low.replace(drawn, "$1");
  // "PPPK" and "III" in small letters are no drawn words.
  if (once.length < 2 || (noVowel.test(once) && !spellings.has(once))) return low;
  return doubleVowel[once] ?? once;
}

/** "S1" and "2x" are names and counts; a spaced "nya" belongs to the word before. */
function spelledWord(at: WordAt): string | undefined {
  const { word, low } = at;
  if (word.charAt(0) <= "9") return glued(word);
  const month = monthIn(at);
  if (month !== undefined) return month;
  if (mayBeName(at) || at.ahead.endsWith("-")) return undefined;
  // "Bu henny" is a name.
  if (low.endsWith("ny") && titles.has(at.before)) return undefined;
  const plainly = undrawn(low);
  const found = Object.hasOwn(inContext, plainly) ? inContext[plainly]?.(at) : full(plainly);
  if (found !== undefined) return casedLike(word, found);
  return plainly === low ? undefined : casedLike(word, plainly);
}

/** "Mesin nya" is one word, and so is "mamak ku". */
const apart = /(?<=\p{Ll}{3}) (?=(?:nya|nye|nyo)(?!\p{L}))|(?<=(?:mamak|ibu|bapak|anak)) (?=ku(?!\p{L}))/gu;

/** The text with its shorthand in full; quoted words stay as they were said. */
export const spelledOut = (text: string): string =>
  withWords(text.replace(behindHour, " kamu"), spelledWord, { isQuoteKept: true }).replace(apart, "");

/** Words that are known to be words, and so are no names. */
export const knownWords: ReadonlySet<string> = new Set(
  [...spellings.values()].flatMap((words) => words.split(/[ -]/)),
);

/** Each shorthand with its word in full. */
export const shorthands: readonly (readonly [string, string])[] = [...spellings];

/** "Sm Tegar": together with somebody. */
export const isSomebody = (next: string, after: string): boolean =>
  titles.has(after) || people.has(after) || /^\p{Lu}\p{Ll}/u.test(next);
