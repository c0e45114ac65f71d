import { type Token, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { ofOthers } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { rupiahMin } from "./cost-lists.ts";
import { eachPiece } from "./read-costs.ts";

/* A profit in rupiah that a member wants: "untung 5rb per box", "mau ambil 2rb aja sebiji", "pengen bersih 100rb". */

/** `of`: whether it is for one piece or for all that is made at once; undefined if the words do not say. */
export type WantedProfit = { amount: number; of: "piece" | "all" | undefined };

/** The clauses of a message, of which each may say one thing. */
export const clausesIn = (text: string): string[] =>
  text
    .split(
      /[,;]\s+|(?<=[.!?])\s+|\n+|\s+(?=(?:tapi|tp|trus|terus|trs|eh|oh iya|oiya|(?:sama|dan) (?:mau|pengen|pengin|penasaran|tolong))\s)/i,
    )
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** What is left of such clauses, as one text. */
export const joinedClauses = (clauses: readonly string[]): string =>
  clauses.reduce((text, one) => (text === "" ? one : `${text}${/[.!?]$/.test(text) ? "" : ","} ${one}`), "");

const profit = /\b(?:untung|laba|margin|bati|bathi|profit|keuntungan)(?:nya|ku|ne)?\b/;
const taking =
  /\b(?:ambil|ngambil|mengambil|njupuk|jupuk|nyari|cari|pengen|pengin|pingin|ingin|mau|minta|target)\b/;
const clean = /\b(?:bersih|bersihnya|cuan|dapat|dapet|dpt)\b/;
/** A question, a supposition, a denial or what has been earned so far wants nothing. */
const noWish =
  /\b(?:berapa|brp|brapa|piro|pira|kalo|kalau|klo|kl|kalu|misal\w*|seandainya|cuma dapat|cuma dapet|biasanya|biasane|kemarin|kmrn|selama ini|sekarang|skrg|dulu|rugi|kok|tipis)\b|\?/;
const ofCosts =
  /\b(?:modal|bahan|upah|gaji|sewa|harga\w*|(?:di)?jual\w*|omzet|omset|beli|kulak\w*|ongkos|biaya)\b/;
const allOfBatch =
  /\b(?:semua(?:nya)?|seluruh(?:nya)?|total(?:nya)?|sehari|sedino|(?:per|tiap|setiap) ?hari|harian|sekali (?:bikin|masak|jualan|produksi))\b/;
/** What is left of a week or a month is not of one batch. */
const otherPeriod = /\b(?:minggu|seminggu|bulan|sebulan|bulanan|tahun|setahun|mingguan)\b/;
const anyEach =
  /\b(?:se|per|tiap|setiap)[ -]?(?:biji|buah|satuan|pcs|porsi|bungkus|box|cup|potong|mangkok|mangkuk|gelas|botol|kotak|bks|pack|toples|loyang|tusuk|piring)(?:nya)?\b|\bsatunya\b/;

/** "Untung 100" may be a percentage. */
const bareMin = 1000;

const isEachIn = (text: string, unit: string): boolean =>
  eachPiece(unit).test(text) || anyEach.test(plain(text));

function sumIn(text: string, unit: string): Token | undefined {
  const min = isEachIn(text, unit) ? rupiahMin : bareMin;
  const sums = tokensIn(text).filter(
    ({ of, isMoney, value }) => of === undefined && (isMoney || value >= min) && value >= rupiahMin,
  );
  return sums.length === 1 ? sums[0] : undefined;
}

export const namesProfit = (clause: string): boolean => profit.test(plain(clause));

/** `isAsked`: the profit is what the guide has just asked for, so that "2rb aja sebiji" is one. */
export function profitIn(clause: string, unit: string, isAsked = false): WantedProfit | undefined {
  const text = withFigures(clause).replace(/\b(?:bukan|bkn) (?:\d+ ?)?(?:persen|%)\p{L}*/giu, " ");
  const said = plain(text);
  const sum = sumIn(text, unit);
  if (!sum || noWish.test(said) || /\?\s*$/.test(clause) || ofOthers(clause)) return undefined;
  if (/\bpersen\b|%/.test(text) || ofCosts.test(said) || otherPeriod.test(said)) return undefined;
  const isEach = isEachIn(text, unit);
  const isTaken = taking.test(said) && (clean.test(said) || isEach);
  const isNamed = profit.test(said) || isTaken || /^bersih\b/.test(said);
  if (!isNamed && !(isAsked && isEach)) return undefined;
  const of = isEach ? "piece" : allOfBatch.test(said) || clean.test(said) ? "all" : undefined;
  return { amount: sum.value, of };
}

const alone =
  /^(?:(?:ya|mau|ambil|pengen|kira2|sekitar|segini|coba|rp\.?)[ ,]*)*(\d[\d.,]*(?: ?(?:ribuan|ribu|rebu|rb|k))?)(?: (?:aja|saja|ya|lah|deh|kak|mas|mbak|bu|pak|min|rupiah|perak|cukup))*[.!]*$/i;

/** "5rb aja": an amount of money without a word for what it is. */
export function bareAmount(text: string): number | undefined {
  const digits = alone.exec(withFigures(text).trim())?.[1];
  const [token] = tokensIn(digits ?? "");
  return token && (token.isMoney || token.value >= bareMin) && token.value >= rupiahMin
    ? token.value
    : undefined;
}
