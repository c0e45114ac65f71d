import { eitherIn, orWords } from "./facts.ts";
import { townNamed } from "./names.ts";

/* Two things that are weighed against each other, and what they are called in a table. */

const between = /\s+(?:dan|sama|atau|ato|atw|vs|versus|dengan|lawan)\s+|\s*[,/;\n]\s*/i;
const leading = /^(?:(?:antara|pilih|milih|mending|ambil|yang|yg|jadi|kerja|di|a|b|1|2)[ :.)]+)+(?=\S{2})/i;
const wordsMax = 4;

const shortened = (text: string): string =>
  text.replace(leading, "").trim().split(/\s+/).slice(0, wordsMax).join(" ");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The short names of two things: their towns if these tell them apart, or else their first words; A and B if there are not two. */
export function shortNames(text: string): [string, string] {
  const parts = text
    .trim()
    .replace(/[.!?]+$/, "")
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
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
