import type { Slot } from "#server/external/model/guide/flow.ts";
import { periodIn } from "#server/external/model/guide/values/days/periods.ts";
import { amountsIn, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { range } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { isAddable, periodOf, type Weighed } from "./cost-lists.ts";

/*
 * What is paid in a month as people type it in a hurry, each sum behind its name: "mkn 1,8 kontrakan 900 sekolah 2 anak
 * 450". Beside one another "1,8" is in millions and "900" in thousands.
 */

/** How many people a sum is for: "sekolah anak 2 org 600rb". */
const people =
  /(?<![\d.,\p{L}])\d{1,2} ?(?=(?:anak|org|orang|jiwa|kepala|murid|siswa|bocah|bocil|arek|budak|lare|kakak|adek|adik|rumah|motor|mobil)(?!\p{L}))/giu;
/** "Sekolah 2 anak 450": one of the numbers is no sum. */
export const countsPeople = (text: string): boolean => text.search(people) >= 0;

/** Such counts stand aside while the sums are read, so that they stay in the names. */
const wide = 0xfee0;
const aside = (text: string): string =>
  text.replace(people, (found) =>
    found.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + wide)),
  );
const asWritten = (text: string): string =>
  text.replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - wide));
const amount =
  /(?<![\d.,\p{L}])(rp\.? ?)?(\d+(?:[.,]\d+)*)(?: ?(ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?!\p{L}))?(?! ?(?:%|persen|kg|kilo|liter|ltr|hari|hr|minggu|mgg|bulan|bln|tahun|thn|kali|x|jam)(?!\p{L}))/giu;
/** What comes in, a result or a remark is no cost of a month. */
const otherwise =
  /(?<!\p{L})(?:gaji\p{L}*|masuk|pemasukan|penghasilan|pendapatan|omzet|omset|untung\p{L}*|laba|jual\p{L}*|laku|total\p{L}*|jumlah\p{L}*|semua\p{L}*|sisa\p{L}*|kotor|bersih|bukan|bkn|jgn|jangan|kadang|atau|ato|salah|harusnya|tadi|td|skrg|sekarang|kemarin|dulu|naik|turun|dari|sampai|sampe|kalau|kalo)(?!\p{L})|=|\?/iu;
const address =
  /^[\s,.;:+]*(?:(?:dan|sama|sm|terus|trus|plus|tambah|untuk|buat|utk|bayar|uang|duit|kak|mas|mbak|min|bang|bu|pak|itu|ya)\s+)*/iu;
const sizeMin = 10;
const listMin = 2;

/** A sum without a unit among others: "1,8" is in millions, "900" in thousands. */
function bareSum(digits: string): number | undefined {
  if (/^\d{1,2}[.,]\d{1,2}$/.test(digits)) return Number(digits.replace(",", ".")) * 1e6;
  const [value = 0] = amountsIn(digits);
  if (value >= 1000) return value;
  return value >= sizeMin ? value * 1000 : undefined;
}

type NamedSum = { name: string; value: number };

/** The sums of a text with the name before each; undefined if one of them has none, or is none. */
function sumsNamed(text: string): NamedSum[] | undefined {
  const found = [...text.matchAll(amount)];
  let from = 0;
  const sums = found.map(([whole, rp, digits = "", unit], at) => {
    const { index } = found[at] ?? { index: 0 };
    const name = text
      .slice(from, index)
      .replace(address, "")
      .replace(/[\s,.:;(=-]+$/, "");
    from = index + whole.length;
    const value = rp === undefined && unit === undefined ? bareSum(digits) : amountsIn(whole)[0];
    return /\p{L}{3}/u.test(name) && value !== undefined ? { name, value } : undefined;
  });
  const known = sums.filter((one) => one !== undefined);
  const isClear = known.length === sums.length && !/\d/.test(text.slice(from));
  return isClear && known.length >= listMin ? known : undefined;
}

/** The sum of such a list, with its working, where what is paid in a month is asked for. */
export function namedSum(slot: Slot, written: string): Weighed | undefined {
  const text = aside(withFigures(written));
  if (!isAddable(slot) || periodOf(slot) !== "month" || /\bmasuk\b/.test(slot.label)) return undefined;
  const period = periodIn(text);
  const isOther =
    (period !== undefined && period !== "month") || otherwise.test(text) || text.search(range) >= 0;
  const sums = isOther ? undefined : sumsNamed(text);
  if (!sums) return undefined;
  const value = rupiahText(sums.reduce((all, one) => all + one.value, 0));
  const working = sums.map((one) => `${asWritten(one.name)} ${rupiahText(one.value)}`).join("; ");
  return { kind: "sum", working, figures: [{ label: `Betul, ${value}`, value }] };
}
