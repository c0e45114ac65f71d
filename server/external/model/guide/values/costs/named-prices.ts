import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { ofOthers } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { rupiahMin } from "./cost-lists.ts";

/* Prices of one's own that a member wants to compare: "naikin dari 12 ke 14 ribu", "jual 14rb dibanding 12rb". */

const unitWords = "ribuan|ribu|rebu|rb|k";
const money = `(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:${unitWords}|jt|juta)(?!\\p{L}))?`;
const fromTo = new RegExp(
  `\\b(?:dari|dr|yang tadinya|tadinya|awalnya) (?:harga )?(${money}) (?:ke|jadi|jd|menjadi|sampai|sampe) (${money})`,
  "iu",
);
/** Whoever sets the price is the member; what rises by itself is bought. */
const raising =
  /\b(?:(?:ku|di|tak|me)?n?a[ie]k(?:in|kan|an)|turunin|turunkan|nurunin|menurunkan|diturunin|(?:mau|pengen|pengin|pingin|ingin|rencana\w*|niat\w*|berani|boleh|perlu|harus|apa) (?:\p{L}+ ){0,2}(?:naik|naek|turun|ganti|ubah)|jual\w*|dijual)\b/u;
const rising = /\b(?:naik|naek|turun)\b/;
const ofCosts =
  /\b(?:modal\w*|bahan\w*|belanja\w*|beli\w*|kulak\w*|upah\w*|gaji\w*|sewa\w*|ongkos\w*|biaya\w*|kemasan\w*|telur|telor|minyak|beras|ayam|daging|cabe|cabai|tepung|gula|gas|bensin|listrik|bbm|pertalite|plastik|sekilo|per kilo|per kg)\b/;
/** What has changed by itself, and is no price. */
const results = /\b(?:omzet|omset|pendapatan|pemasukan|penjualan|laku|untung\w*|laba\w*|gaji\w*|laris)\b/;
const comparing =
  /\b(?:dibanding\w*|banding\w*|daripada|ketimbang|timbang|atau|ato|apa|opo|vs|versus|beda\w*|antara|mending\w*|enak\w*|bagus\w*|pilih\w*|untungan)\b/;
const ofPrice = /\b(?:(?:di|nge|tak|ku)?jual\w*|harga\w*|pasang\w*|patok\w*|naik\w*|turun\w*|mending\w*)\b/;
const ofProfit = /\b(?:untung\w*|laba\w*|bati\w*|bathi\w*|cuan\w*|sisa\w*|rugi\w*|dapat\w*|dapet\w*)\b/;
const wondering = /\?|\b(?:berapa|brp|brapa|piro|pira|piye|gimana|gmn|kalo|kalau|klo|kl|nek|misal\w*|coba)\b/;

const joining =
  "ke|jadi|jd|menjadi|atau|ato|apa|opo|sama|dan|vs|dibanding\\p{L}*|daripada|sampai|sampe|mending|untung\\p{L}*|beda\\p{L}*";
const bare = new RegExp(
  `(?<![\\d.,\\p{L}])(\\d{1,3}(?:[.,]5)?)(?= *(?:$|[,.?!;/-](?!\\d)| (?:${joining})(?!\\p{L})))`,
  "giu",
);

/** "12 ke 14 ribu", "8, 9 atau 10rb": bare figures are in the unit of the one that has it. */
function sharedUnit(text: string): string {
  const unit = new RegExp(`\\d ?(${unitWords})(?!\\p{L})`, "iu").exec(text)?.[1];
  return unit === undefined ? text : text.replace(bare, `$1 ${unit}`);
}

const sumsOf = (text: string): number[] => [
  ...new Set(
    tokensIn(text)
      .filter(({ of, isMoney, value }) => of === undefined && (isMoney || value >= 1000))
      .map(({ value }) => value),
  ),
];

const pricesMax = 3;
/** Prices that are compared lie near one another; a cost beside a price does not. */
const spreadMax = 4;

const areLike = (prices: readonly number[]): boolean =>
  prices.length <= pricesMax &&
  prices.every((one) => one >= rupiahMin) &&
  Math.max(...prices) <= Math.min(...prices) * spreadMax;

/** Prices of which one follows another: "naikin dari 12 ke 14 ribu". */
function changeOf(said: string, change: RegExpExecArray, product: string): number[] {
  const isOfProduct = product !== "" && said.includes(plain(product));
  const isOwn = raising.test(said) || isOfProduct;
  const isMeant = isOwn || (rising.test(said) && !/\bharga\b/.test(said));
  const others = isOfProduct ? said.replace(plain(product), " ") : said;
  if (!isMeant || results.test(said) || ofCosts.test(others)) return [];
  return sumsOf(sharedUnit(`${change[1]} ke ${change[2]}`));
}

/** The prices of one sentence; `product`: what is sold, whose rise is the member's own. */
function pricesOf(sentence: string, product: string): number[] {
  const said = plain(sentence);
  if (ofOthers(sentence)) return [];
  const change = fromTo.exec(withFigures(sentence));
  if (change) return changeOf(said, change, product);
  if (ofCosts.test(said)) return [];
  const prices = sumsOf(sharedUnit(withFigures(sentence)));
  const isCompared = comparing.test(said) && (ofPrice.test(said) || ofProfit.test(said));
  const isTried = ofPrice.test(said) && ofProfit.test(said) && wondering.test(sentence.toLowerCase());
  return prices.length > 1 && (isCompared || isTried) ? prices : [];
}

const border =
  /(?<=[.!?;])\s+|\n+|,?\s+(?=(?:sama|dan|terus|trus|tapi|tp|eh|oh iya)\s+(?:mau|pengen|pengin|penasaran|tolong)\s)/i;

/** Prices to compare in a message, lowest first, and the sentences that name none. */
export function namedPrices(text: string, product = ""): { prices: number[]; rest: string[] } {
  const sentences = text.split(border).filter((one) => one.trim() !== "");
  const prices: number[] = [];
  const rest: string[] = [];
  for (const sentence of sentences) {
    const found = pricesOf(sentence, product);
    if (found.length > 1 && areLike(found)) prices.push(...found);
    else rest.push(sentence);
  }
  const all = [...new Set(prices)].toSorted((one, other) => one - other);
  return all.length > 1 && areLike(all) ? { prices: all, rest } : { prices: [], rest: sentences };
}

/** "Kalau dijual 14rb untungnya berapa": one price that is tried out before there is any. */
export function triedPrice(sentence: string): number | undefined {
  const said = plain(sentence);
  const [price, ...more] = sumsOf(withFigures(sentence));
  const isTried = ofPrice.test(said) && ofProfit.test(said) && wondering.test(sentence.toLowerCase());
  return isTried && more.length === 0 && !ofCosts.test(said) && !ofOthers(sentence) ? price : undefined;
}

/** "Harganya 14rb aja", where the guide asks what is to be earned. */
export function ownPrice(clause: string): number | undefined {
  const said = plain(clause);
  const [price, ...more] = sumsOf(withFigures(clause));
  const isMeant =
    /\b(?:harga\w*|(?:di|ku|tak)?jual\w*)\b/.test(said) && !wondering.test(clause.toLowerCase());
  return isMeant && more.length === 0 && !ofCosts.test(said) && !ofOthers(clause) ? price : undefined;
}
