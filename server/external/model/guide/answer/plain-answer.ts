import type { Slot } from "#server/external/model/guide/flow.ts";
import { dateIn } from "#server/external/model/guide/values/names.ts";

/* An answer as it can stand in a text: without what leads up to it, and without what dies away behind it. */

const saidBefore =
  "(?:kan|lah|loh) (?:tadi )?(?:udah|sudah|udh|sdh|dah) (?:ku|aku |gw |gue |tak |di)?(?:bilang|tulis|sebut|cerita)(?:in|kan)?(?: tadi)?";
/** "Ya Allah" calls on God, and "HM Yusuf" is a name. */
const before = new RegExp(
  `^(?:[Yy]a (?=(?!allah|tuhan|rabb|robb|rasul|ampun)[\\p{Ll}\\d])|(?:[Yy]a|[Ii]ya|[Oo]h|hm+|[Nn]ah|[Gg]ini|[Jj]adi gini|${saidBefore})[,.:]+ *)+(?=\\S)`,
  "u",
);
const particles = "lah|la|lho|loh|sih|kok|deh|gitu (?:aja|lah|deh)|itu (?:lah|aja|la)";
const after = new RegExp(`(?<=\\S)(?:[ ,]+(?:${particles}))+(?=[.!]*$)`, "i");

/** Sounds and starts that say nothing: "hmm. ya udah.", "oalah.", "wkwk". */
const fillers =
  /^(?:(?:h+m+|oalah|owalah|walah|oke+|ok|sip|ya ?u?dah(?:lah)?|ya sudah(?:lah)?|yaudah(?:lah)?|w+k+(?:w+k*)+|(?:ha){2,}h?|(?:he){2,}h?|hadeh|aduh|duh)(?:(?:\s*[.,!…]+)+\s*|\s+(?=(?:h+m+|oalah|ya ?udah|yaudah|w+k+w)\b)))+(?=\S)/iu;
/** What a thought leaves open in the middle of an answer. */
const trailed = /[, ]*(?:\.{2,}|…)\s+(?=\S)/g;
const settled = /(?<=\S) (?:aja|saja) (?:kalo|kalau|klo) (?:gitu|begitu)\b.*$/i;

/** "Hari minggu habis maghrib aja". */
const onlyThat = /(?<=\S \S{2,}) (?:aja|saja|ae|wae)(?: (?:deh|ya|lah|kak|dulu))*[.!]*$/i;

/** The answer without the sounds before it. */
export function withoutFillers(text: string): string {
  const own = text
    .trim()
    .replace(fillers, "")
    .replace(/^h+m+[.,]*\s+(?=\S)/i, "");
  return own === "" ? text.trim() : own;
}

/** The answer for a time or a place, without what only leads on: "besok jam 8, ... di kantin aja kalo gitu masih sepi". */
export const withoutTrail = (text: string): string =>
  text.replace(trailed, ", ").replace(settled, "").replace(onlyThat, "").trim() || text;

const hedge = "(?:dulu|dl|kayaknya|kyknya|kayanya|kali|mungkin|paling|aja|saja|deh|sih|ya|lah|dong)";
const hedged = new RegExp(`(?<=\\S)(?:[ ,]+${hedge})+[.!]*$`, "i");
const doubted = /^(?:(?:kayaknya|kyknya|mungkin|paling|kali) )+(?=\S)/i;

/** A name without doubts around it: "ibuk dulu kayaknya." is "Ibuk". */
export function withoutHedges(text: string): string {
  const own = text.trim().replace(hedged, "").replace(doubted, "").trim();
  if (own === "" || own === text.trim()) return text.trim();
  return own.charAt(0).toUpperCase() + own.slice(1);
}

const topicWord = /^(?:(?:ya|itu|ini) )?(?:soal|tentang|ttg|mengenai) (?=\S)/i;
const topicAsked = /\b(?:soal|tentang) apa\b/i;
const particlesWithin = /(?<=\S)(?:(?: itu)?(?:[ ,]+(?:lah|la|sih|loh|lho|deh|to))+)(?=,\s)/gi;
const particlesBehind = /(?<=\S)(?:[ ,]+(?:tuh|itu lah|lah|la|sih|loh|lho|deh|to|mah))+[.!]*$/i;

/** "Soal duit itu lah, sama uang sekolah" behind "soal apa": what stands in a text behind "soal". */
export const topicIn = (question: string, said: string): string =>
  topicAsked.test(question)
    ? said.replace(topicWord, "").replace(particlesWithin, "").replace(particlesBehind, "")
    : said;

/** The answer without particles around it: "ya jam 9 kurang 10 udah di toko la" begins with the time. */
export function withoutParticles(text: string): string {
  const own = text.trim().replace(before, "").replace(after, "").trim();
  return own === "" ? text.trim() : own;
}

const days = "senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|besok|lusa|lebaran|natal|gajian";
const dayNamed = new RegExp(
  `\\b(?:${days})\\b|\\b(?:awal|akhir|pertengahan) (?:bulan|bln|tahun|thn)\\b|\\b(?:bulan|bln|tahun|thn) (?:depan|dpn)\\b|\\b(?:tgl|tanggal)\\b|\\bh-\\d|\\b(?:jam|pukul) \\d`,
  "i",
);
const isDated = (clause: string): boolean => dateIn(clause) !== undefined || dayNamed.test(clause);
const sentenceEnd = /(?<=[.!?;\n])\s+/;
const clauseEnd =
  /,\s+|(?<=\S)\s+(?=(?:biar|supaya|ben|kben|soalnya|soale|karena|krn|karna|krna|sebab|mergo|amargi|tapi|tp|(?:klo|kalo|kalau) (?:ga|gak|nggak) salah)\b)/i;
/** What stands before such a sentence or clause is taken back. */
const takesBack =
  /^(?:eh+|ralat|maksud\w*)\b|^(?:maaf|sori|salah)[, ]+(?:tgl|tanggal|hari|\d)|^(?:ga|gak|nggak|ngga) (?:deh|jadi|jd)\b|^paling (?:ga|gak|lambat|telat)\b/i;
const denied = /^(?:bukan|bkn)\b/i;
/** A clause that only explains, and one that goes on to something else unless it names another day. */
const explains =
  /^(?:biar|supaya|ben|kben|soalnya|soale|karena|krn|karna|krna|sebab|mergo|amargi|(?:klo|kalo|kalau) (?:ga|gak|nggak) salah)\b/i;
const leadsAway = /^(?:tapi|tp|padahal)\b/i;
const asking = /\b(?:apa|bisa|boleh|gimana|kapan|bener|benar|blm|belum|ga ya|gak ya)\b/i;
const towards =
  /^(?:(?:ya|iya|eh+|ga deh|gak deh|nggak deh|maksudku|maksudnya|mungkin|kira2|kira-kira|(?:kalo|klo|kalau) (?:bs|bisa)|paling (?:ga|gak|lambat|telat)|(?:maaf|sori|ralat|salah)(?=[, ]+(?:tgl|tanggal|hari|\d)))[ ,.]+)+(?=\S)/i;
const behind =
  /(?:[ ,]+(?:aja|saja|lah|la|deh|ya|itu|kak|mas|bang|mbak|min|dong|kok|sih|kynya|kyknya|kayaknya|kayanya|kyaknya))+$/i;

const time =
  "(?:(?:hari |tgl\\.? ?|tanggal )?(?:\\d{1,2}(?!\\d|[.,]\\d| ?(?:rb|ribu|jt|juta|k|orang|kali|x)\\b)|senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad)|besok|lusa|akhir|awal|pertengahan|bulan (?:depan|dpn)|bln (?:depan|dpn)|minggu (?:depan|dpn)|lebaran|natal|gajian)(?![\\p{L}\\d])";
/** "3 juta dulu sebelum lebaran": what leads to the day is no part of it. */
const untilTime = new RegExp(
  `^.+?(?<!\\p{L})(?=(?:paling lambat|plg lambat|maksimal|maks|max|sebelum|sblm|sebelom) ${time})`,
  "iu",
);
/** "Harusnya tgl 5, diundur jadi tgl 12": the later one stands. */
const movedTo = new RegExp(
  `^.*\\b(?:mundur|diundur|diundurkan|molor|ditunda|maju|dimajukan|geser|digeser|pindah|dipindah|ganti|diganti|berubah)(?: (?:jadi|jd|ke|menjadi))* (?=${time})|^.*${time}.* (?:jadi|jd|menjadi)(?:nya)? (?=${time})`,
  "isu",
);
/** "Uangnya harus balik tgl 20". */
const leadingOn = new RegExp(
  `^(?:(?:aku|saya|sy|gue|gw|kami|ya|sih|tolong|mohon|mau(?:nya)?|minta(?:nya)?|harus(?:nya)?|bisa|uang(?:nya)?|duit(?:nya)?|bayar(?:nya)?|dibayar|lunas(?:nya)?|dilunasi|kirim(?:nya)?|dikirim|balik(?:in|nya)?|dibalikin|kembali(?:nya)?|dikembalikan|jadi(?:nya)?|acara(?:nya)?|rapat(?:nya)?|mulai(?:nya)?|pas|itu|di|pada) )+(?=${time})`,
  "iu",
);
/** "Rabu kan udah tak bilang". */
const asSaid =
  /\s+(?:kan|lah|loh|lho|to) (?:(?:td|tadi|udah|udh|sudah|sdh|wes|wis|uwis|su|barusan|tak|ku|aku|sy|saya|sa|gw|gue|beta) ?)+(?:bilang|tulis|sebut|omong|ngomong|cerita|crito|kandani)\S*.*$/i;

/** "Dosbing minta akhir bulan dpn": who wants it then. */
const wantedBy = new RegExp(
  `^(?:\\p{L}+ ){1,3}(?:minta|mintanya|maunya|mau|ngasih|kasih|nyuruh|bilang|targetnya|nargetin)(?:nya)? (?=${time})`,
  "iu",
);
const shortTime: readonly (readonly [RegExp, string])[] = [
  [/\bdpn\b/gi, "depan"],
  [/\bbln\b/gi, "bulan"],
];

/** A clause without what leads to its day and what dies away behind it. */
const bareTime = (clause: string): string =>
  shortTime.reduce(
    (bare, [short, whole]) => bare.replace(short, whole),
    clause
      .replace(movedTo, "")
      .replace(asSaid, "")
      .replace(untilTime, "")
      .replace(wantedBy, "")
      .replace(leadingOn, ""),
  );

/** What of a text is left once it takes back what stands before. */
function standingOf(parts: readonly string[]): readonly string[] {
  const back = parts.findLastIndex(
    (one, at) => at > 0 && takesBack.test(one) && parts.slice(at).some(isDated),
  );
  return parts.slice(Math.max(0, back));
}

/**
 * The day that an answer names, without the words around it and without what it takes back: "akhir bulan ini lah. eh ga
 * deh, tgl 20 aja biar ga mepet" is "tgl 20". An answer that names no day, or asks whether one will do, is unchanged.
 */
export function dayAnswer(text: string): string {
  const sentences = text.trim().split(sentenceEnd);
  const isAsking = (one: string) => one.endsWith("?") && asking.test(one);
  if (!isDated(text) || sentences.some((one) => isAsking(one) && isDated(one))) return text;
  const dated = standingOf(sentences.filter((one) => isDated(one) && !isAsking(one))).map((one) =>
    one.replace(movedTo, ""),
  );
  const clauses = dated.flatMap((one) => standingOf(one.split(clauseEnd)));
  const others = clauses.filter((one) => isDated(one) && !denied.test(one));
  const kept = clauses.filter(
    (one) =>
      !(denied.test(one) && others.length > 0) &&
      !explains.test(one) &&
      (isDated(one) || !(leadsAway.test(one) || takesBack.test(one))),
  );
  const parts = kept.map((one) =>
    bareTime(one.replace(/[.!?;]+$/, ""))
      .replace(towards, "")
      .replace(behind, "")
      .trim(),
  );
  return parts.filter((one) => one !== "").join(", ") || text;
}

/** Whether a slot asks for a day. */
export const isDaySlot = (slot: Slot | undefined): boolean =>
  slot?.kind === "line" && (slot.takes === "date" || slot.takes === "deadline");
