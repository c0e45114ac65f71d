import { withFigures } from "./number-words.ts";

/** Multipliers as people write them after a number. */
const units: Readonly<Record<string, number>> = {
  rb: 1e3,
  ribu: 1e3,
  ribuan: 1e3,
  rebu: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
  jutaan: 1e6,
  miliar: 1e9,
};

/** Splits "Rp2,5 juta" into its parts. A word after the number that is no unit, such as "pcs", is ignored. */
const amountPattern =
  /(?<!\d)(?:rp\.?\s*)?(\d+(?:[.,]\d+)*)\s*(?:(ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?![a-z]))?/gi;

/** Parses "2,5" and "2.5" as two and a half, "2.500" and "2,500" as two and a half thousand. */
function numberOf(digits: string): number {
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ""));
  const [whole = "", ...rest] = digits.split(/[.,]/);
  const fraction = rest.pop();
  return Number([whole, ...rest].join("") + (fraction === undefined ? "" : `.${fraction}`));
}

/** In "kira2" or "besok2" the digit marks a doubled word and is no number. */
const doubled = /\b(?!rp\.?\d)[a-z]{2,}\d+(?:an|nya|in)?\b/gi;

/** Returns the amounts of a text as people write them ("Rp2,5 juta", "500rb", "1.250.000", "3"), in order. */
export function amountsIn(text: string): number[] {
  return [...withFigures(text).replace(doubled, " ").matchAll(amountPattern)]
    .map(([, digits = "", unit = ""]) => numberOf(digits) * (units[unit.toLowerCase()] ?? 1))
    .filter((value) => Number.isFinite(value) && value <= 1e15);
}

const factor =
  "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?![a-z]))?(?: ?(?:\\/|per) ?\\p{L}+| ?(?!x\\b|kali\\b)\\p{L}{1,9})?";
const times = " ?(?:x|×|\\*|@|kali) ?";
/** The source of a pattern for sums such as "8kg x 42rb" and "500rb/bulan x 3 bulan". */
export const productPattern = `${factor}(?:${times}${factor})+(?![\\d\\p{L}])`;
const product = new RegExp(`(?<![\\d.,\\p{L}])${productPattern}`, "giu");
const priceMin = 1000;

/** A sum of rupiah as people write it, so that it is read like the sums beside it. */
const inThousands = (value: number): string =>
  value % 1000 === 0 ? `${value / 1000} rb` : String(Math.round(value));

/**
 * The text with its products worked out, in rupiah: "8kg x 42rb" is "336 rb". Without a price among the factors it is a
 * measure, as in "10 x 15 cm"; `isPrice` says that bare numbers are prices too.
 */
export const withProducts = (written: string, isPrice = false): string =>
  withFigures(written).replace(product, (found) => {
    const values = amountsIn(found);
    const value = values.reduce((result, one) => result * one, 1);
    if (!Number.isSafeInteger(Math.round(value))) return found;
    if (values.some((one) => one >= priceMin)) return inThousands(Math.round(value));
    return isPrice ? String(Math.round(value)) : found;
  });

const smallUnit = /(?:ribu|rebu|rb|k)\b/i;

/** Returns the amount that a text names: "2 juta 500 ribu" is one amount, and "15-20 ribu" gives the first. */
export function amountIn(written: string): number | undefined {
  const text = withFigures(written);
  const [first, second] = amountsIn(text);
  if (first === undefined) return undefined;
  const isMinus = /^\s*(?:-|−|minus)\s*(?:rp\.?\s*)?\d/i.test(text);
  const isRange = /\d\s*(?:-|–|sampai|s\/d)\s*\d/i.test(text);
  // In a range the unit follows the second number.
  if (isRange && second !== undefined && first < 1000 && second >= 1000) {
    return first * (smallUnit.test(text) ? 1e3 : 1e6);
  }
  const isOneSum = !isRange && second !== undefined && first >= 1e6 && second >= 1e3 && second < 1e6;
  const value = isOneSum && /(?:juta|jt)\s*(?:lebih\s*)?\d/i.test(text) ? first + second : first;
  return isMinus ? -value : value;
}

const rupiahFormat = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });
const numberFormat = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

export const rupiahText = (value: number): string =>
  `${Math.round(value) < 0 ? "−" : ""}Rp${rupiahFormat.format(Math.abs(Math.round(value)))}`;
export const numberText = (value: number): string => numberFormat.format(value);

/** A number with at most the word for what it counts behind it, or a range. */
const bareNumber = /^\D{0,2}\d[\d.,]*(?: ?(?:-|–|sampai) ?\d[\d.,]*)?(?: ?(?:\p{L}+|%))?[.!]?$/u;

/** An answer to a question for a number, without other words, which may never stand in a document. */
export function numberWords(written: string): string {
  const text = written.trim();
  const value = bareNumber.test(text) ? undefined : amountIn(text);
  return value === undefined ? text : numberText(value);
}

/** A button's words with the amount that the member named for it: "memberi potongan (isi jumlahnya)". */
export function withAmountOf(words: string, text: string): string {
  const named = [...text.matchAll(new RegExp(amountPattern.source, "gi"))].map(([found]) => found.trim());
  const [amount, ...others] = named;
  return amount === undefined || others.length > 0 ? words : words.replace("(isi jumlahnya)", () => amount);
}

const year =
  /\b(?:tahun|taun|thn|th|jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agustus|agu|agst?|sep(?:t|tember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)\.? ?(?:19|20)\d\d\b(?:[ ,]+(?:gini|segini|ini|sekarang|skrg|loh|lho|kan|nih|ya))*/gi;

/** The text without years, which are neither amounts nor counts: "7rb, tahun 2026 gini". */
export const withoutYears = (text: string): string =>
  text.search(year) >= 0
    ? text
        .replace(year, " ")
        .replace(/(?:\s|[,;](?=\s*$))+/g, " ")
        .trim()
    : text;
