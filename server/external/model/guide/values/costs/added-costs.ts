import type { Slot } from "#server/external/model/guide/flow.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import {
  each,
  partsOf,
  perOne,
  type Token,
  tokensIn,
} from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { moneyText } from "#server/external/model/guide/values/numbers/money-text.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { isAddable, isOfPiece, periodOf, rupiahMin, type Weighed } from "./cost-lists.ts";

/*
 * A list of costs as on a receipt, of which the member asks for the sum: "ayam 12 kilo @ 36rb, beras 8 kg 112 ribu,
 * tepung 40. total piro". Each amount is for all of its things unless "@" or "per kilo" says that it is for one.
 */

/** Whether a message wants a list to be added up. */
const sumWanted =
  /\b(?:total|jumlah|gunggung|ringkes)(?:e|ne|nya)? (?:kui |iku |itu |kabeh |semua(?:nya)? |jadi |dadi )*(?:piro|pinten|pira|berapa|brp|sabaraha)\b|\b(?:di ?)?(?:jumlah|total|gunggung|tambah)(?:no|ke|ken|in|kan|lah|i)?(?: (?:to|dong|donk|aja|ae|wae|saja|kabeh|semua(?:nya)?|sek|dulu|dl|mas|mbak|kak|min|bang|ya|yo|tolong))+(?= *(?:[.,!?]|$))|\b(?:tolong|coba|kudune|harusnya|mestinya|ya|yo|tinggal) (?:di ?)?(?:jumlah|total|gunggung|tambah)(?:no|ke|ken|in|kan|i)\b|\bdi ?(?:jumlah|total|gunggung)(?:no|ke|ken|in|kan)?(?= *(?:[.,!?]|$))/i;

export const wantsSum = (text: string): boolean => sumWanted.test(text);

/** What is sold, a result, a wage: none of them stands in a list of things that were bought. */
const noCost =
  /\b(?:laku|laris|terjual|kejual|omzet|omset|untung\p{L}*|laba|bathi|jual\p{L}*|dijual|didol|target|pemasukan|sisa\p{L}*|kecuali|minus|persen|upah|gaji\p{L}*|tenaga|bayaran)\b|%|=|\d ?[-–] ?\d/iu;
/** How many came out of it. */
const result = /\b(?:jadi(?:nya|ne)?|dadi(?:ne)?|dapat|dapet|oleh|hasil(?:nya|e)?|cukup)\b/i;
const multiplied = /(?<=\d ?\p{L}{0,9} ?)(?:x|×|\*)(?= ?(?:rp\.? ?)?\d)|\bkali\b/iu;

type Cost = { words: string; value: number };

const isPriced = ({ of, isMoney, value }: Token): boolean =>
  of === undefined && (isMoney || value >= rupiahMin);

const nameIn = (part: string, at: number): string =>
  part
    .slice(0, at)
    .replace(/^.*[.?!]\s+|^(?:dan|sama|terus|trus|plus|karo|ambek|sedino(?: ya)?|sehari(?: ya)?)[ ,]+/gi, "")
    .replace(/(?:\brp\.?|@|\bharga(?:nya|ne)?|[\s,:;(=-])+$/gi, "")
    .replace(/^[\p{L} ]+, (?=\p{L})/u, (found) => (/\d/.test(part.slice(0, at)) ? "" : found))
    .trim();

/** The cost that a part of a list names; undefined if it names none, or more than one. */
function costIn(part: string): Cost | undefined {
  if (noCost.test(part)) return undefined;
  const tokens = tokensIn(part);
  const [price, ...more] = tokens.filter(isPriced);
  const counts = tokens.filter((one) => one !== price);
  const [count, ...others] = counts;
  if (!price || more.length > 0 || others.length > 0) return undefined;
  const name = nameIn(part, Math.min(price.from, count?.from ?? price.from));
  const shown = rupiahText(price.value);
  if (!count) return { words: `${name} ${shown}`.trim(), value: price.value };
  const things = `${name} ${numberText(count.value)}${count.of === undefined ? "" : ` ${count.of}`}`.trim();
  if (each.test(part) || perOne.test(part) || multiplied.test(part)) {
    const value = count.value * price.value;
    return { words: `${things} x ${shown} = ${rupiahText(value)}`, value };
  }
  return count.of === undefined ? undefined : { words: `${things} ${shown}`, value: price.value };
}

const costsMin = 3;

/**
 * The sum of a list, shown with its working, where the member asks for it; undefined if no sum is asked for, or if a part
 * of the list cannot be read. `isWanted`: the sum was asked for in another message.
 */
export function addedCosts(slot: Slot, written: string, isWanted = wantsSum(written)): Weighed | undefined {
  if (!isWanted || !isAddable(slot) || isOfPiece(slot) || periodOf(slot) !== undefined) return undefined;
  const parts = partsOf(moneyText(withFigures(written.replace(sumWanted, " ")), slot.unit));
  const costs = parts.filter((part) => !(result.test(part) && !tokensIn(part).some(isPriced))).map(costIn);
  const known = costs.filter((one) => one !== undefined);
  if (known.length < Math.max(costs.length, costsMin)) return undefined;
  const value = rupiahText(known.reduce((sum, one) => sum + one.value, 0));
  return {
    kind: "sum",
    working: `${known.map(({ words }) => words).join("; ")}`,
    figures: [{ label: `Betul, ${value}`, value }],
  };
}
