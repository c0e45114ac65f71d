import { defaultContacts } from "./contacts.ts";

const digitsOf = (text: string): string => text.replace(/\D/g, "");
const hostOf = (href: string): string => /^https:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1] ?? "";

/** Numbers and sites of the contact file, also as people write them: 0811 for +62811. */
const knownNumbers = new Set(
  defaultContacts
    .filter(({ kind }) => kind === "tel" || kind === "wa")
    .map(({ href }) => digitsOf(href))
    .flatMap((digits) => [digits, digits.replace(/^62/, "0")]),
);
const knownHosts = new Set(
  defaultContacts.filter(({ kind }) => kind === "url").map(({ href }) => hostOf(href)),
);

const shortestPhone = 7;
const callWords =
  /(?:telepon|telpon|telfon|hubungi|nomor|nomer|hotline|kontak|call|whatsapp|\bwa\b|sms|dial|layanan)\D{0,20}$/i;
const moneyBefore = /(?:rp|idr)\.?\s*$/i;
const moneyAfter =
  /^\s*(?:rupiah|ribu|juta|ratus|persen|%|tahun|orang|kata|jam|menit|detik|hari|kali|karakter)/i;
const digitWord = /\b(?:nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\b/gi;
const link =
  /(?:https?:\/\/|www\.)[^\s]{1,200}|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:com|id|org|net|io|app|link|info|xyz|gg|ly|ai)\b/gi;

/** A phone number that is not in the contact file, or an address that is not ours to give. */
export function checkNumbersAndLinks(sentence: string): "number" | "link" | undefined {
  if (hasForeignLink(written(sentence))) return "link";
  return hasInventedNumber(sentence) || isSpelledOut(sentence) ? "number" : undefined;
}

/** An address as it is meant: `evil[.]com`, `evil (titik) com`, `hxxps://`. */
const written = (sentence: string): string =>
  sentence
    .replace(/hxxp/gi, "http")
    .replace(/\s?[[({]\s?(?:\.|dot|titik)\s?[\])}]\s?/gi, ".")
    .replace(/\s(?:dot|titik|\.)\s?(?=(?:com|id|org|net|io|app|co)\b)/gi, ".");

function hasForeignLink(sentence: string): boolean {
  for (const [address] of sentence.matchAll(link)) {
    const host = address
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .split(/[/?#:]/)[0];
    if (!knownHosts.has((host ?? "").replace(/\.$/, ""))) return true;
  }
  return false;
}

function hasInventedNumber(sentence: string): boolean {
  for (const found of sentence.matchAll(/\+?\d(?:[ .()-]{0,2}\d){2,}/g)) {
    const digits = digitsOf(found[0]);
    if (knownNumbers.has(digits)) continue;
    const before = sentence.slice(Math.max(0, found.index - 40), found.index);
    const after = sentence.slice(found.index + found[0].length, found.index + found[0].length + 14);
    if (callWords.test(before)) return true;
    if (digits.length >= shortestPhone && !isAmount(found[0], before, after)) return true;
  }
  return false;
}

const isAmount = (written: string, before: string, after: string): boolean =>
  moneyBefore.test(before) || moneyAfter.test(after) || /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written);

/** `nol delapan satu ...`: seven digits in words, one after the other. */
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
