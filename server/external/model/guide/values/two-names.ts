import { eitherIn, orWords } from "./facts.ts";
import { townNamed } from "./names.ts";

/* Two things that are weighed against each other, and what they are called in a table. */

const between = /\s+(?:dan|sama|atau|ato|atw|vs|versus|dengan|lawan)\s+|\s*[,/;\n]\s*/i;
/** What parts two things surely: sentences, numbers of a list, "yang satu", and words for a contrast. */
const apart =
  /(?<=\p{L}{2})[.;]+\s+(?=\p{L})|\n+|\s+(?:\d|b)[.)]\s+(?=\p{L})|[,;]?\s*\b(?:sedangkan|sementara|versus|vs)\b\.?\s*|[,;]?\s*(?:\b(?:dan|sama)\s+)?\b(?:yang|yg) (?:satu|satunya|lain|kedua)(?: lagi| lainnya)?\b\s*/iu;
const leading =
  /^(?:(?:(?:yang|yg) (?:satu|pertama)|antara|pilih|milih|mending|ambil|yang|yg|jadi|kerja|di|a|b|1|2)[ :.)]+)+(?=\S{2})/i;
const wordsMax = 4;
/** Pay and what is said about it follow the name. */
const behindName =
  /(?<=\p{L}{2})[ ,(]+(?:(?:dengan|dgn|dg) )?(?:gaji\w*|digaji|upah\w*|dibayar|bayaran\w*|rp\.?\s?\d|\d+(?:[.,]\d+)* ?(?:jt|juta|rb|ribu)|tapi|tp|cuma|yang|yg)(?![\p{L}]).*$/isu;

const shortened = (text: string): string =>
  text.replace(leading, "").replace(behindName, "").trim().split(/\s+/).slice(0, wordsMax).join(" ");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const partsBy = (text: string, border: RegExp): string[] =>
  text
    .split(border)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The short names of two things: their towns if these tell them apart, or else their first words; A and B if there are not two. */
export function shortNames(text: string): [string, string] {
  const written = text.trim().replace(/[.!?]+$/, "");
  const sure = partsBy(written, apart);
  const parts = sure.length === 2 ? sure : partsBy(written, between);
  const [first = "", second = "", ...others] = parts;
  if (first === "" || second === "" || others.length > 0) return ["A", "B"];
  const [one, other] = [townNamed(first), townNamed(second)];
  const isLong = [first, second].some((part) => part.split(/\s+/).length > 2);
  if (isLong && one !== undefined && other !== undefined && one !== other) return [one, other];
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
