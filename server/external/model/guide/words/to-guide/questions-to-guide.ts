import type { Line } from "#server/external/model/guide/lines/lines.ts";
import { behindNotThat, isPlainNo } from "#server/external/model/guide/words/yes-no/denials.ts";
import { plain } from "./commands.ts";

/*
 * Questions that are put to the guide itself. What it cannot know or check it says in one sentence, with who can; a job
 * abroad that is offered by chat gets a warning before anything else.
 */

const warned =
  /\b(?:kamboja|cambodia|kamboja2|myanmar|burma|poipet|sihanoukville|bavet|myawaddy|thailand|thai|laos)\b/;
const abroad =
  /\b(?:luar negeri|ln|malaysia|taiwan|hongkong|hong kong|korea|jepang|dubai|arab|saudi|turki|polandia|filipina|vietnam|australia|selandia baru|kanada|jerman|qatar|serbia|rumania)\b/;
const job =
  /\b(?:kerja\w*|gawe|loker|lowongan|tawaran\w*|ditawari\w*|diajak\w*|admin|operator|marketing|customer service|cs|agen|agency|penyalur|gaji\w*)\b/;
const offered =
  /\b(?:tawaran\w*|ditawari\w*|ditawarin|nawarin\w*|diajak\w*|ngajak\w*|ajakan|loker|lowongan|lewat (?:wa|chat|telegram|fb|ig)|di (?:wa|telegram|fb|ig|tiktok)|diterima|lolos)\b/;
const prepaid =
  /\b(?:dp|transfer\w*|tf|bayar\w*|uang (?:muka|admin|pendaftaran|jaminan|tiket|proses)|biaya\w*|setor\w*|paspor|passport|ktp|visa turis|visa kunjungan|tanpa pengalaman|berangkat (?:besok|minggu ini|cepat)|cepat berangkat|gaji (?:besar|tinggi|gede)|\d{2,} ?(?:jt|juta))\b/;
/** Somebody who works there already is offered nothing. */
const atWork =
  /\b(?:saya|aku|sy|gue|gw|beta|kulo) (?:lagi |sudah |udah |udh |masih )?(?:kerja|tinggal|merantau) di\b/;

const question =
  /\?|\b(?:ga|gak|gk|nggak|ngga|tidak|ndak|nda|ndk|kah|ke bukan|ke ndak|apa bukan|atau bukan|apa ga|po ora|bukan)(?: (?:ya|sih|kak|bang|min|tu|itu|to|tok|je))*$|\b(?:apa|apakah|berapa|brp|berape|bisa kah|kapan|mana|piye|pripun)\b/;
const fraud =
  /\b(?:penipuan|penipu|nipu|ditipu|tipu2|tipu tipu|scam|bodong|abal2|abal abal|modus|hoax|hoaks|investasi bodong)\b/;
const genuine =
  /\b(?:betol|betul|bener|beneran|asli|resmi|aman|terpercaya|valid) (?:ga|gak|gk|nggak|ngga|ndak|nda|tidak|kah|ndak tu)\b/;
const number = /\b(?:nomor|nomer|no|nope|telp|telepon|kontak|alamat)\b/;
const office =
  /\b(?:bp2mi|kp2mi|kemenp2mi|bp3mi|disnaker|polisi|ojk|bpjs|imigrasi|kbri|kjri|dinas|satgas|lbh|komnas)\b/;
const rate =
  /\b(?:bunga|suku bunga|plafon|angsuran|syarat)\b.*\b(?:kur|kpr|bri|bca|bni|mandiri|btn|bsi|bank|pegadaian|koperasi)\b|\b(?:kur|kpr)\b.*\b(?:berapa|brp|hari ini|cek\w*|daftar\w*|ajukan|bunga)\b|\bcek\w* (?:\p{L}+ )?bunga\b/u;
const role =
  /\b(?:kamu|km|lu|lo|elu|kau|anda|sampeyan|kakak|bang|bisa|tolong) (?:\p{L}+ )?(?:jadi|jd|pura2|pura pura|berperan|perankan|meranin|peranin|akting)(?: jadi| jd| sebagai)? (?!lebih|ga|gak|takut|bingung|orang yang lebih)/u;
const practising =
  /\b(?:lati(?:h\w*|an)|simulasi|role ?play|pura2|pura pura|peran\w*|gw jawab|aku jawab|saya jawab|nya|ngeles)\b/;
const interview = /\b(?:hrd|interview|wawancara|pewawancara|user|recruiter|rekruter)\b/;
const judged =
  /\b(?:salah|egois|jahat|lebay|wajar|normal|berlebihan|insecure|durhaka|dosa|bodoh|aneh|keliatan \p{L}+|kelihatan \p{L}+|kedengeran \p{L}+) (?:banget |bgt )?(?:ga|gak|gk|nggak|ngga|ndak|nda|tidak|kah|ora|apa ga|apa nggak)\b/u;
const picking =
  /\b(?:sekarang|skrg|skrng|besok|hari ini|malam ini|nanti)\b.{0,20}\b(?:apa|atau|ato)\b.{0,30}\b(?:ya|enaknya|baiknya|aja|dulu)\b/;

/** The line that answers a question put to the guide; undefined if it is none of these. */
export function directIn(text: string): Line | undefined {
  const said = plain(text);
  if (isOfferAbroad(said)) return warned.test(said) ? "abroad-warned" : "abroad";
  const isAsking = question.test(said) || text.includes("?");
  return (isAsking ? unknowable(said) : undefined) ?? roleAsked(said);
}

/** What a program cannot look up. */
function unknowable(said: string): Line | undefined {
  if (fraud.test(said) || (genuine.test(said) && job.test(said))) return "scam";
  if (number.test(said) && office.test(said)) return "office-number";
  return rate.test(said) ? "bank-rate" : undefined;
}

const roleAsked = (said: string): Line | undefined =>
  role.test(said) && practising.test(said) ? roleLine(said) : undefined;

const roleLine = (said: string): Line => (interview.test(said) ? "role-interview" : "role");

function isOfferAbroad(said: string): boolean {
  if (!job.test(said) || atWork.test(said)) return false;
  if (warned.test(said)) return offered.test(said) || prepaid.test(said) || question.test(said);
  return abroad.test(said) && offered.test(said) && prepaid.test(said);
}

/** Whether a message asks the guide for a judgement or a choice: "salah gk sih", "sekarang apa nunggu sabtu ya". */
export function asksJudgement(text: string): boolean {
  const said = plain(text);
  return judged.test(said) || (picking.test(said) && said.split(" ").length <= choiceWordsMax);
}

const said =
  /\b(?:kan|tadi) (?:\p{L}+ )?(?:so|su|sudah|udah|udh|wis|tadi) (?:\p{L}+ )?(?:bilang|tulis|cerita|carita|sebut|ngomong|bacarita)\b|\b(?:ngana|kamu|km|lu|lo|kau|ose|sampeyan) (?:nda|ga|gak|nggak|sonde|tidak|ndak|ora) (?:baca|bace|dengar|dengerin|paham|ngerti|moco)\b/u;

/** Whether somebody who tells something says that the guide has misread it: a no, or "kan so bilang". */
export const isProtest = (text: string): boolean =>
  said.test(plain(text)) || isPlainNo(text) || behindNotThat(text) !== undefined;

const choiceWordsMax = 18;
