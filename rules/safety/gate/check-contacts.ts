import { defaultContacts } from "#rules/safety/contacts.ts";
import { hostOf, type OwnWords } from "#rules/safety/own-words.ts";
import type { RiskLevel } from "#rules/safety/types.ts";

/** A number or an address that no trusted source vouches for, and its position in the sentence. */
export type StrangeContact = { kind: "number" | "link"; from: number; to: number };

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Numbers and sites of the contact file; numbers also as people write them: 0811 for +62811. */
const knownNumbers = new Set(
  defaultContacts
    .filter(({ kind }) => kind === "tel" || kind === "wa")
    .map(({ href }) => digitsOf(href))
    .flatMap((digits) => [digits, digits.replace(/^62/, "0")]),
);
const knownHosts = new Set(
  defaultContacts.filter(({ kind }) => kind === "url").map(({ href }) => hostOf(href)),
);

/** Well-known sites, which lead nobody to a stranger. In a crisis only the contact file counts. */
const everydayHosts =
  /(?:^|\.)(?:go\.id|ac\.id|sch\.id|canva\.com|google\.com|gmail\.com|youtube\.com|youtu\.be|linkedin\.com|instagram\.com|facebook\.com|tiktok\.com|whatsapp\.com|wa\.me|x\.com|twitter\.com|shopee\.co\.id|tokopedia\.com|gojek\.com|grab\.com|jobstreet\.(?:com|co\.id)|jobstreet|glints\.com|kalibrr\.com|notion\.so|trello\.com|zoom\.us|microsoft\.com|office\.com|github\.com|behance\.net|wikipedia\.org|kbbi\.web\.id|who\.int|halodoc\.com|alodokter\.com|traveloka\.com|tiket\.com|yahoo\.com|outlook\.com|icloud\.com|spotify\.com)$/;

const shortestPhone = 7;
const calls =
  /(?<![\p{L}])(?:telepon|telpon|telfon|telp|hubungi|menghubungi|nomor|nomornya|nomer|hotline|kontak|call|whatsapp|wa|sms|dial|layanan|konseling|psikolog|dokter|klinik|ambulans|darurat|bantuan|polisi|pengaduan)(?![\p{L}])/iu;
const callBefore =
  /(?:telepon|telpon|telfon|telp|hubungi|nomor|nomornya|nomer|hotline|kontak|call|whatsapp|\bwa|sms|dial|layanan)(?:nya|lah)?(?:\s(?:saja|aja|ke|di|ini|nomor))*[\s:.]{0,3}$/i;
/** Words of a text in the member's own voice: the end of a letter, an order, a transfer. */
const ownVoice =
  /(?<![\p{L}])(?:kami|saya|a\.n|atas nama|hormat|salam|transfer|ditransfer|rekening|resi|nota|invoice|pesanan|kode|no\. hp|pesan di|order|katalog)(?![\p{L}])/iu;
/** Words of an advert, a poster or a business card, where a contact is the member's business. */
const trade =
  /(?<![\p{L}])(?:dijual|disewakan|sewa|pemilik|pembeli|penjual|lowongan|undangan|panitia|katering|toko|warung|kedai|bengkel|salon|ruko|poster|brosur|spanduk|caption|bio|kartu nama|lamaran|cv|portofolio|promo|diskon|jualan|pelanggan|reservasi|cod)(?![\p{L}])/iu;
/** Words of somebody who offers help, which no advert excuses. */
const helper =
  /(?<![\p{L}])(?:psikolog\p{L}*|psikiater|konselor|konseling|krisis|curhat|pulih|bantuan|hotline|terapis|terapi|relawan|penolong|pendamping|darurat|dibantu|obat)(?![\p{L}])/iu;
const isTrade = (sentence: string): boolean => trade.test(sentence) && !helper.test(sentence);
/** Public services that are no help in danger: fire, search and rescue, electricity, OJK, BPJS and others. */
const publicServices = new Set("113 115 117 121 123 131 135 157 165 175 198".split(" "));
const moneyBefore = /(?:rp|idr|[$€£])\.?\s*$/i;
const countAfter =
  /^\s*(?:rupiah|rb|ribu|jt|juta|ratus|persen|%|tahun|orang|kata|jam|menit|detik|hari|kali|karakter|pelanggan|klien|pcs|biji|kg|gram|gr|ml|liter|km|meter|x\b|=|×)/i;
const clockOrDate =
  /^\d{1,2}[.:]\d{2}(?:\s?[-–]\s?\d{1,2}[.:]\d{2})?$|^(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d$|^\d{1,2}[-.]\d{1,2}[-.](?:19|20)?\d\d$/;
const digitRun = /(?<![\p{L}\d.,])\+?\d(?:[ .()-]{0,2}\d){2,}/gu;
const digitWord = /\b(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\b/gi;
/** Endings of addresses; those that are Indonesian words or syllables too, as `di`, are left out. */
const endings =
  "com|id|org|net|io|app|link|info|xyz|gg|ly|ai|me|co|ru|cn|tk|ml|ga|cf|cc|tv|biz|su|pw|site|online|store|shop|top|club|website|space|click|live|vip|icu|buzz|monster|rest|cyou|sbs|cfd|support|help|chat|page|dev|blog|asia|mobi|cloud|digital|email|fun|host|press|today|world|life|care|health|clinic|loan|bid|win|bond|quest|lol|zip|mov";
const address = new RegExp(
  // What a markdown link leads to, however it is written: browsers take `https:evil.ru` for https://evil.ru.
  String.raw`(?<=\]\([ <]{0,3})[^\s)<>]{1,200}|(?:https?:\/{0,2}(?=[a-z0-9])|www\.)[^\s]{1,200}|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:${endings})\b(?:\/[^\s)"',]{0,120})?`,
  "gi",
);
const opens =
  /(?<![\p{L}])(?:buka|lihat|cek|kunjungi|klik|akses|daftar|unduh|download|baca|mampir|login|konsultasi|situs|web|website|laman|surel|layangkan)(?![\p{L}])/iu;

/** A cheap check whether a sentence can contain a number or an address at all. */
export const mayHoldContact = (text: string): boolean => /\d{2}|\.[a-z]|https?:|www|\]\(/i.test(text);

/**
 * Returns the numbers and addresses of a sentence that are not in the contact file, not the member's own and not
 * harmless.
 */
export function strangeContacts(sentence: string, level: RiskLevel, own: OwnWords): StrangeContact[] {
  if (!mayHoldContact(sentence)) return [];
  return [...strangeLinks(sentence, level, own), ...strangeNumbers(sentence, level, own)].sort(
    (one, other) => one.from - other.from,
  );
}

function strangeLinks(sentence: string, level: RiskLevel, own: OwnWords): StrangeContact[] {
  const invites = level >= 2 || (opens.test(sentence) && !isTrade(sentence));
  return [...sentence.matchAll(address)]
    .filter(({ index, 0: found }) => {
      const host = hostOf(found);
      if (knownHosts.has(host) || own.hasAddress(found)) return false;
      // A link invites by itself.
      const isLink = /\]\([ <]{0,3}$/.test(sentence.slice(Math.max(0, index - 5), index));
      return level >= 2 || ((invites || isLink) && !everydayHosts.test(host));
    })
    .map(({ index, 0: found }) => ({
      kind: "link",
      from: index + shownLetters(found),
      to: index + found.length,
    }));
}

/**
 * Returns how many letters of an address may be shown already and stay: without a scheme it looks like a plain word up
 * to its first dot.
 */
const shownLetters = (found: string): number =>
  /^(?:https?:|www\.)/i.test(found) ? 0 : (/^[a-z]*\.?/i.exec(found)?.[0].length ?? 0);

function strangeNumbers(sentence: string, level: RiskLevel, own: OwnWords): StrangeContact[] {
  const found: StrangeContact[] = [];
  for (const { index, 0: written } of sentence.matchAll(digitRun)) {
    const to = index + written.length;
    if (isStrange(written, sentence.slice(0, index), sentence.slice(to), level, own))
      found.push({ kind: "number", from: index, to });
  }
  return found;
}

/** A known number, or nothing but known ones in a row, of which the first may be shown before the next is written. */
const isKnown = (written: string): boolean =>
  knownNumbers.has(digitsOf(written)) || written.split(/\D+/).every((digits) => knownNumbers.has(digits));

function isStrange(written: string, before: string, after: string, level: RiskLevel, own: OwnWords): boolean {
  const digits = digitsOf(written);
  if (isKnown(written) || own.hasNumber(written)) return false;
  if (isAmount(written, before, after) || clockOrDate.test(written)) return false;
  if (level < 2 && publicServices.has(digits)) return false;
  if (callBefore.test(before) && digits.length < shortestPhone)
    return !/^\s+\p{L}/u.test(after) || endsCall.test(after);
  if (digits.length < shortestPhone) return false;
  if (level >= 2) return true;
  const around = before + after;
  return calls.test(around) && !ownVoice.test(around) && !isTrade(around);
}

/** Words that follow a number to be called, where a counted thing would follow an amount. */
const endsCall =
  /^\s+(?:sekarang|ya|untuk|kalau|jika|bila|atau|dan|di|lalu|gratis|saja|aja|segera|kapan|nanti|dulu|deh|kok)(?![\p{L}])/iu;

const isAmount = (written: string, before: string, after: string): boolean =>
  moneyBefore.test(before) || countAfter.test(after) || /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written);

/** Returns the kind of a disguised address or number: `evil[.]com`, `hxxps://`, `nol delapan satu ...`. */
export function hiddenContact(sentence: string, own: OwnWords): "number" | "link" | undefined {
  const meant = written(sentence);
  const isHidden = strangeLinks(sentence, 2, own).length < strangeLinks(meant, 2, own).length;
  if (meant !== sentence && isHidden) return "link";
  return isSpelledOut(sentence) ? "number" : undefined;
}

/** Whether what comes after these words, or the unfinished one, may complete a number in words or an address. */
export const mayBeginContact = (words: string, begun: string): boolean =>
  /^(?:h(?:t(?:t(?:ps?)?)?)?|w{1,3})$/i.test(begun) ||
  /(?:dot|titik|nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\s+$/i.test(words.slice(-12));

/** Undoes the disguise of an address: `evil[.]com`, `evil (titik) com`, `hxxps://`. */
const written = (sentence: string): string =>
  sentence
    .replace(/hxxp/gi, "http")
    .replace(/\s?[[({]\s?(?:\.|dot|titik)\s?[\])}]\s?/gi, ".")
    .replace(/\s(?:dot|titik|\.)\s?(?=(?:com|id|org|net|io|app|co)\b)/gi, ".");

/** `nol delapan satu ...`: true for seven digits in words, one after the other. */
function isSpelledOut(sentence: string): boolean {
  let inRow = 0;
  let end = -1;
  for (const { index, 0: word } of sentence.matchAll(digitWord)) {
    inRow = index - end <= 2 && end >= 0 ? inRow + 1 : 1;
    end = index + word.length;
    if (inRow >= shortestPhone) return true;
  }
  return false;
}

/** A number that may turn out to be a number of pills. */
const amountToTake = /(?:minum|telan|konsumsi|dosis\p{L}{0,4}|takaran)(?:\s+\p{L}+){0,2}\s+\d[\d.,]*\s*$/iu;

/**
 * Returns where a number at the end of a text begins that may still grow into a strange one or a dose, otherwise
 * undefined.
 */
export function growingNumber(text: string): number | undefined {
  const dose = amountToTake.exec(text);
  if (dose) return dose.index + dose[0].length - dose[0].replace(/^.*?(?=\d)/s, "").length;
  const run = /(?<![\p{L}\d.,])\+?\d[\d .()-]*$/u.exec(text);
  if (!run) return undefined;
  const written = run[0].trim();
  if (clockOrDate.test(written) || moneyBefore.test(text.slice(0, run.index))) return undefined;
  const startsLikePhone = /^(?:\+|0|62)/.test(written) && digitsOf(written).length > 2;
  return startsLikePhone || calls.test(text.slice(0, run.index)) ? run.index : undefined;
}
