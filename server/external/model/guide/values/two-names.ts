import { eitherIn, orWords } from "./facts.ts";
import { townNamed } from "./names.ts";

/* Two things that are weighed against each other, and what they are called in a table. */

/** The comma of "5,5jt" parts nothing. */
const between =
  /\s*,\s+(?:dan|sama|atau|ato|atw|satunya|satu lagi)\s+|\s+(?:dan|sama|atau|ato|atw|vs\.?|versus|dengan|lawan)\s+|\s*(?:,(?!\d)|[/;\n])\s*/i;
/** What parts two things even if each of them has several words: "... atau ...". */
const either = /[,;]?\s+(?:atau|ato|atw|lawan)\s+/i;
/** "Yg di Cikarang 7jt sama yg di Klaten": each of the two begins so. */
const eachOne =
  /(?:^|[,;.\n]\s*|\s+)(?:(?:dan|sama|atau|ato|vs\.?|terus|trus|lalu)\s+)?(?:yang|yg|satu|satunya) (?=(?:di|dari|ke|pertama|kedua|satu|satunya|lain)\b)/i;
/** What parts two things surely: sentences, numbers of a list, "yang satu", and words for a contrast. */
const apart =
  /(?<=\p{L}{2})[.;]+\s+(?=\p{L})|\n+|\s+(?:\d|b)[.)]\s+(?=\p{L})|[,;]?\s*\b(?:sedangkan|sementara|versus|vs)\b\.?\s*|[,;]?\s*(?:\b(?:dan|sama)\s+)?\b(?:yang|yg) (?:satu|satunya|lain|kedua)(?: lagi| lainnya)?\b\s*/iu;
const leading =
  /^(?:(?:(?:yang|yg) (?:satu|pertama)|antara|pilih|milih|mending|ambil|yang|yg|jadi|kerja|di|satunya|a|b|1|2)[ :.)]+)+(?=\S{2})/i;
const wordsMax = 4;
/** What is said about one of the two follows its name. */
const behindName = /(?<=\p{L}{2})[ ,(]+(?:tapi|tp|cuma|yang|yg)(?!\p{L}).*$/isu;

/** "(7jt)", "gajinya 5,5jt": what it pays is no part of its name. */
const pay =
  /\s*\(?(?:(?:gaji|gajinya|upah|bayaran)\s+)?(?:rp\.? ?)?\d+(?:[.,]\d+)*\s?(?:ribuan|ribu|rb|k|jutaan|juta|jt)(?!\p{L})\s*(?:an\b|sebulan|per bulan|\/bulan|\/bln)?\)?/giu;

/** Distances and costs behind a name are no part of it. */
const factBehind =
  /\s+(?:\d+ ?(?:menit|mnt|jam|km)|kos|kost|kosan|kontrakan|makan|mess|gaji\p{L}*)(?!\p{L}).*$/isu;

const shortened = (text: string): string =>
  text
    .replace(leading, "")
    .replace(behindName, "")
    .replace(factBehind, "")
    .trim()
    .split(/\s+/)
    .slice(0, wordsMax)
    .join(" ");

const numbered = /^(?:\d|[ab])[.)]\s+/i;

const named = (text: string): string => {
  const [bare = ""] = text
    .replace(numbered, "")
    .replace(pay, " ")
    .trim()
    .split(/\s*[,;.]\s*(?!\d)/);
  return bare.replace(leading, "") === "" ? text : bare;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const partsAt = (text: string, parting: RegExp): string[] =>
  text
    .split(parting)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const kin =
  "(?:ibu|bapak|ayah|mama|mamak|papa|emak|anak|suami|istri|adik|adek|kakak|nenek|kakek|mertua|ortu|orang tua|simbah|mbah)";
/** What somebody says of their family or themselves beside two offers: "ibu sy diabet hrs ada yg nemenin". */
const considered = new RegExp(
  `^(?:(?:soalnya|karena|krn|cuma|tapi|tp|terus|trus|dan|apalagi|lagian)\\s+)*(?:${kin}(?:ku|nya)?(?= )|(?:saya|sy|aku|gw|gue)(?= (?:harus|hrs|masih|juga|anak|punya|sudah|udah|lagi|takut|pengen|pengin|ga|gak|nggak|tidak)\\b))`,
  "iu",
);
const hasSum = /\d ?(?:jt|juta|rb|ribu)(?!\p{L})/iu;
const sentences = /(?<=\p{L}{2})[.;]\s+|\n+/u;

const isConsidered = (sentence: string): boolean => considered.test(sentence) && !hasSum.test(sentence);

/** What is to be considered and is no offer. */
export const considerationsIn = (text: string): string[] =>
  partsAt(text, sentences)
    .filter(isConsidered)
    .map((one) => one.replace(/[.!?]+$/, ""));

/** The answer without that, unless it is all there is. */
export function withoutConsiderations(text: string): string {
  const kept = partsAt(text, sentences).filter((sentence) => !isConsidered(sentence));
  const isAll = kept.length === 0 || considerationsIn(text).length === 0;
  return isAll ? text : kept.join(". ");
}

/** The two things of an answer; fewer or more parts if it does not name two. */
export function twoOf(text: string): string[] {
  const sure = partsAt(text, apart);
  if (sure.length === 2) return sure;
  const each = partsAt(text, eachOne);
  if (each.length === 2 && /^(?:yang|yg|satu|satunya) /i.test(text)) return each;
  const two = partsAt(text, either);
  return two.length === 2 ? two : partsAt(text, between);
}

/** The place behind "di" at its beginning, where the two have no towns that are known: "Klaten deket rumah". */
const placeOf = (text: string): string | undefined => {
  const [, place] =
    /^(?:(?:yang|yg|satu|satunya) )?di ((?:(?:PT|CV|RS|SD|SMP|SMA|toko|pabrik|kantor|kafe|bank) )?\p{L}{3,})(?= |$)/iu.exec(
      text,
    ) ?? [];
  return place === undefined || /^(?:sini|sana|situ|mana|rumah|luar|dalam|tempat)$/i.test(place)
    ? undefined
    : capital(place);
};

/** The short names of two things: their towns if these tell them apart, or else their first words; A and B if there are not two. */
export function shortNames(text: string): [string, string] {
  const [first = "", second = "", ...others] = twoOf(
    withoutConsiderations(text.trim()).replace(/[.!?]+$/, ""),
  ).map(named);
  if (first === "" || second === "" || others.length > 0) return ["A", "B"];
  const [one, other] = [townNamed(first), townNamed(second)];
  const isLong = [first, second].some((part) => part.split(/\s+/).length > 2);
  if (isLong && one !== undefined && other !== undefined && one !== other) return [one, other];
  const [here, there] = [placeOf(first), placeOf(second)];
  if (isLong && here !== undefined && there !== undefined && here !== there) return [here, there];
  return [capital(shortened(first)), capital(shortened(second))];
}

const offered =
  /\b(?:ditawar(?:in|i|kan)?|dpt tawaran|dapat tawaran|dapet tawaran|ada tawaran|tawaran|keterima|diterima)(?: (?:kerja|kerjaan|buat|untuk|sebagai|di|jadi|dari|naik|pindah|baru))* ([^.?!,;\n]{4,60}?)(?=[,.;]|\s+(?:tp|tapi|sedangkan|padahal|cuma)\b)/i;
const staying =
  /\b(?:skrg|skrng|sekarang|saat ini)(?: (?:ini|aku|gw|gue|saya|lagi|masih|udah|sudah|kerja|kerjanya|posisi))* (?:di|jadi) ([^.?!,;\n]{3,40}?)(?=[,.;?!\n]|\s+(?:tp|tapi|terus|trus|dan|bingung|enaknya|gimana|udah|sudah|gaji|mending|sama|yang|yg|jadi)\b|$)/i;

/** An offer beside the place where somebody works now: "ditawarin jadi koordinator di Cikarang, tp gw skrg di Bekasi". */
export function offersIn(text: string): string | undefined {
  const offer = offered.exec(text)?.[1]?.trim();
  const place = staying.exec(text)?.[1]?.trim();
  return offer === undefined || place === undefined || between.test(offer)
    ? undefined
    : `${offer} dan tetap di ${place}`;
}

const weighed = new RegExp(
  `\\b(?:melainkan|menimbang|nimbang|timbang(?:kan|in)?|antara|pilihan(?:nya|ku)?|jalan(?:nya|ku)?|tapi)[ :,]+((?!bukan)[^.?!,;\\n]{4,60}?) (?:${orWords}|sama) ([^.?!,;\\n]{4,60}?)(?= (?:ya|kak|dong|bingung|enaknya)\\b|[.?!,;]|\\n|$)`,
  "iu",
);
const retiring = /\bpensiun (?:dini|muda|awal|duluan)\b/iu;
const going = /\b(?:tetap|tetep|lanjut|terus|masih bisa) (?:be)?kerja\b|\bbertahan\b/iu;

/** Two ways between which somebody stands: "bukan dua tawaran, melainkan pensiun dini atau tetap bekerja". */
export function bothIn(text: string): string | undefined {
  const [, one, other] = weighed.exec(text) ?? [];
  if (one !== undefined && other !== undefined) return `${one.trim()} atau ${other.trim()}`;
  const [early] = retiring.exec(text) ?? [];
  const [stay] = going.exec(text) ?? [];
  if (early !== undefined && stay !== undefined)
    return `${early.toLowerCase()} atau ${/bertahan/i.test(stay) ? "bertahan" : "tetap bekerja"}`;
  return eitherIn(text)?.join(" atau ");
}
