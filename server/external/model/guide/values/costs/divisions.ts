import type { Slot } from "#server/external/model/guide/flow.ts";
import { amountOf } from "#server/external/model/guide/slots.ts";
import { daysNamed, periodIn } from "#server/external/model/guide/values/days/periods.ts";
import { numberText, rupiahText, withProducts } from "#server/external/model/guide/values/numbers/amounts.ts";
import {
  counted,
  each,
  partsOf,
  perOne,
  type Token,
  tokensIn,
} from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { type Figure, isOfPiece, periodOf, rupiahMin } from "./cost-lists.ts";

/* What one piece costs, from an amount for several of them: "60rb dibagi 22", "60rb sehari, jadi 22 toples". */

/** An amount for several pieces, and how many they may be. */
export type Whole = { amount: number; counts: number[] };

const figure = "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?!\\p{L}))?";
const among = "(?:di ?bagi(?:in|kan)?|bagi|÷|:)";
const divided = new RegExp(
  `(?<![\\d.,\\p{L}])(${figure})(?: (?:itu|tadi|nya))? ?(?:${among}|\\/) ?(\\d{1,4})(?![\\d.,]*\\d| ?(?:rb|ribu|juta|jt|k)\\b)`,
  "iu",
);
/** What the divisor counts, behind it: "/24 biji", "/ 2 hari". */
const unitBehind = /^ ?(\p{L}+)/u;
const periodUnits: Readonly<Record<string, string>> = {
  ...{ hari: "sehari", hr: "sehari", minggu: "seminggu", mgg: "seminggu" },
  ...{ bulan: "sebulan", bln: "sebulan", tahun: "setahun", thn: "setahun", taun: "setahun" },
};
const ofPeriods = new RegExp(
  `(?<![\\d.,\\p{L}])(${figure}) ?(?:(?:${among}|\\/|per|tiap) ?(\\d{1,3}) ?(${Object.keys(periodUnits).join("|")})|(?:\\/ ?|per ?|se)(?:tahun|thn|taun))(?!\\p{L})`,
  "giu",
);

/** "6 juta/2 tahun" is Rp250.000 sebulan, "6 juta setahun" twice that, and "100rb/2 minggu" is Rp50.000 seminggu, where a sum for a period is asked for. */
export function withPeriodsDivided(slot: Slot, written: string): string {
  if (slot.kind !== "rupiah" || periodOf(slot) === undefined) return written;
  const text = withFigures(written);
  if (text.search(ofPeriods) < 0) return written;
  return text.replace(ofPeriods, (found: string, sum: string, count = "1", unit = "tahun") => {
    const amount = amountOf(sum, slot.unit) ?? 0;
    const period = periodUnits[unit.toLowerCase()] ?? "";
    const months = period === "setahun" ? 12 : 1;
    const one = Math.round(amount / (Number(count) * months));
    return one >= rupiahMin && Number.isFinite(one)
      ? `${rupiahText(one)} ${months === 12 ? "sebulan" : period}`
      : found;
  });
}

const orAmong = new RegExp(
  `(?:${among}|\\b(?:atau|ato|apa|opo)) ?(\\d{1,4})(?![\\d.,]*\\d| ?(?:rb|ribu|juta|jt|k)\\b)`,
  "giu",
);

const unique = (counts: readonly number[]): number[] => [...new Set(counts)].filter((count) => count > 0);

/** "Satu dus isi 5 kena 2.500": the amount is for all pieces of a pack. */
const pack = new RegExp(
  `(?<!\\p{L})isi(?:nya)? (\\d{1,4})(?![\\d.,]*\\d| ?(?:rb|ribu|juta|jt|k)(?!\\p{L}))[^.;\\n]*?(?<![\\d.,\\p{L}])(${figure})(?![\\d\\p{L}])`,
  "iu",
);

function packedWhole(slot: Slot, [, count = "", sum = ""]: RegExpExecArray): Whole | undefined {
  const amount = amountOf(sum, slot.unit) ?? 0;
  return amount / Number(count) >= rupiahMin ? { amount, counts: [Number(count)] } : undefined;
}

/** An amount and what it is divided by, as in "60rb dibagi 22, atau dibagi 20"; undefined if nothing is divided. */
export function dividedIn(slot: Slot, written: string): Whole | undefined {
  const text = withFigures(written);
  const packed = isOfPiece(slot) ? pack.exec(text) : null;
  if (packed) return packedWhole(slot, packed);
  const found = divided.exec(text);
  if (slot.kind !== "rupiah" || !found) return undefined;
  const amount = amountOf(found[1] ?? "", slot.unit) ?? 0;
  const more = [...text.slice(found.index + found[0].length).matchAll(orAmong)].map(([, count]) =>
    Number(count),
  );
  const rest = text.slice(found.index + found[0].length);
  const isOfPeriod = (unitBehind.exec(rest)?.[1]?.toLowerCase() ?? "") in periodUnits;
  // Of what two days cost, nobody knows how many pieces it made.
  if (isOfPeriod && isOfPiece(slot)) return { amount, counts: [] };
  const counts = unique([Number(found[2]), ...more]);
  return counts.every((count) => amount / count >= rupiahMin) && counts.length > 0
    ? { amount, counts }
    : undefined;
}

/** The amount that the member works out or names beside a division: "60 bagi 20 jadi 3rb", "per toples 3rb, 60 bagi 20". */
export function statedBeside(slot: Slot, written: string, { amount, counts }: Whole): number | undefined {
  const rest = withoutLost(withFigures(written).replace(divided, " ").replace(orAmong, " "));
  const sums = tokensIn(rest).filter(({ of }) => of === undefined);
  const values = sums.map(({ value, isMoney }) =>
    isMoney ? value : (amountOf(String(value), slot.unit) ?? value),
  );
  const result = values.find((value) => counts.some((count) => Math.round(amount / count) === value));
  const [only, ...others] = values;
  const isNamed = new RegExp(`\\b(?:${slot.label.split(" ")[0]}|per|se|tiap)`, "i").test(rest);
  const isClear = sums.length === 1 && (sums[0]?.isMoney === true || (sums[0]?.value ?? 0) >= 1000);
  return result ?? (others.length === 0 && isNamed && isClear ? only : undefined);
}

const spoiled = "gosong|rusak|gagal|bantat|pecah|patah|basi|hancur|remuk|busuk|cacat|dimakan|buat sendiri";
const lost = new RegExp(
  `(?<![\\d.,])(\\d{1,3}) ?(?:(?:${counted}) ?)?(?:(?:yg|yang|nya|itu) )?(?:${spoiled})\\b|\\b(?:${spoiled}) (?:\\p{L}+ )?(\\d{1,3})(?![\\d.,]*\\d)`,
  "iu",
);
/** What was spoiled, of a number that was made. */
export const lostIn = (text: string): number => {
  const found = lost.exec(withFigures(text));
  return Number(found?.[1] ?? found?.[2] ?? 0);
};
export const withoutLost = (text: string): string => text.replace(new RegExp(lost.source, "giu"), " ");

const anySpoiled = new RegExp(`\\b(?:${spoiled})\\b`, "i");

/**
 * How many were made and how many of them spoiled, as in "30 pecah 5"; `isSaid`: the text names what is left as well.
 * Undefined if it does not name both.
 */
export function spoiledAmong(
  written: string,
): { made: number; spoiled: number; isSaid: boolean } | undefined {
  const text = withFigures(written);
  const values = tokensIn(text.replace(new RegExp(daysNamed, "gi"), " "))
    .filter(({ isMoney, of }) => !isMoney && of !== "%" && of !== "persen")
    .map(({ value }) => value)
    .toSorted((one, other) => other - one);
  const [most = 0, middle = 0] = values;
  const least = values.at(-1) ?? 0;
  if (!anySpoiled.test(text) || values.length < 2 || least <= 0 || least >= most) return undefined;
  if (values.length === 2) return { made: most, spoiled: least, isSaid: false };
  const count = lostIn(text);
  const isSaid = values.length === 3 && most - least === middle;
  if (isSaid) return { made: most, spoiled: count === middle ? middle : least, isSaid };
  // "2 loyang jadi 24, 4 gosong" counts something else as well.
  return count > 0 && count < most ? { made: most, spoiled: count, isSaid } : undefined;
}

const made = new RegExp(
  `\\b(?:jadi(?:nya)?|dapat|dapet|dpt|hasil(?:nya)?|bikin|buat|bt|untuk|utk|cukup|isi|dadi|total|ada|sehari)\\b(?: (?:kira2|sekitar|cuma|sehari|dapat|dapet))? (\\d{1,4})(?: ?(${counted}))?(?![\\d.,]*\\d|\\p{L}| ?(?:rb|ribu|juta|jt|k|hari|jam|minggu|bulan|orang|%|persen)\\b)`,
  "giu",
);
const unitFirst = new RegExp(`(?<![\\d.,\\p{L}])(\\d{1,4}) ?(?:${counted})(?!\\p{L})`, "giu");

/** How many pieces a text says were made at once, also without the spoiled ones; `isBare`: any counted number will do. */
export function piecesIn(written: string, isBare = false): number[] {
  const text = withFigures(written);
  const rest = withoutLost(text).replace(new RegExp(daysNamed, "gi"), " ");
  const found = [...rest.matchAll(made)].map(([, count]) => Number(count));
  const all = isBare ? [...found, ...[...rest.matchAll(unitFirst)].map(([, count]) => Number(count))] : found;
  const counts = unique(all);
  const spoiledCount = lostIn(text);
  const [most] = counts.toSorted((one, other) => other - one);
  return most === undefined || spoiledCount === 0 || spoiledCount >= most
    ? counts
    : unique([...counts, most - spoiledCount]);
}

const ofAll =
  /\b(?:sekali|satu|1|tiap) (?:bikin|masak|adonan|produksi|belanja|resep|batch|goreng|giling|panen|kulakan)\b|\b(?:seadonan|seresep|sekali2)\b|\b(?:s(?:e)?mua(?:nya|ne)?|total(?:nya)?|borongan|seluruh(?:nya)?)\b|\bbukan (?:buat |untuk |harga |modal )?(?:satu|1|sebiji|sebuah|per)\b/i;

export const isSum = ({ of, isMoney, value }: Token): boolean =>
  of === undefined && (isMoney || value >= 1000);

/** What is said of a sum: its clause, if that names what is asked for, or else its sentence. */
function aroundSum({ label, cues = [] }: Slot, text: string): string {
  const sentence = text.split(/[;\n]+|[.!?]+(?:\s+|$)/).find((one) => tokensIn(one).some(isSum)) ?? "";
  const clause = sentence.split(/,\s+/).find((one) => tokensIn(one).some(isSum)) ?? "";
  const names = [label.split(" ")[0] ?? "", ...cues].join("|");
  return new RegExp(`\\b(?:${names})`, "i").test(clause) ? clause : sentence;
}

const isForOne = new RegExp(`^ *(?:${perOne.source})`, "iu");

/** An amount for a day or a batch where the cost of one piece is asked for. `before`: counts that were named earlier. */
export function wholeIn(slot: Slot, written: string, before: readonly number[]): Whole | undefined {
  if (slot.kind !== "rupiah" || !isOfPiece(slot)) return undefined;
  const text = withFigures(written);
  const [sum, ...others] = tokensIn(text).filter(isSum);
  if (!sum || others.length > 0) return undefined;
  const around = aroundSum(slot, text);
  const period = periodIn(around);
  // "Setrika borongan 1000 per kilo" is the price of one.
  if (isForOne.test(text.slice(sum.to))) return undefined;
  if (!(ofAll.test(around) || period === "day" || period === "week" || lostIn(text) > 0)) return undefined;
  const own = piecesIn(text, true);
  // "22 toples", of which the member has said before that two were spoiled.
  const known = own.length === 0 || own.some((count) => before.includes(count)) ? before : [];
  const counts = unique([...own, ...known]).filter((count) => sum.value / count >= rupiahMin);
  return { amount: sum.value, counts };
}

const ofOthers =
  /\b(?:laku|terjual|kejual|omzet|omset|untung\p{L}*|laba|jual\p{L}*|dijual|harga\p{L}*|modal\p{L}*|sewa|gaji)\b/iu;
const rangeOf = new RegExp(
  `(?<![\\d.,\\p{L}])(\\d{1,4}) ?(?:-|–|sampai|sampe|s\\/d|sd|atau) ?(\\d{1,4}) ?(?:${counted})(?!\\p{L})`,
  "iu",
);
const ofOtherTime =
  /\b(?:se|per ?|tiap |buat |untuk )(?:minggu|bulan|tahun)(?:an)?\b|\b(?:[2-9]|\d\d) ?(?:hari|minggu|bulan)\b/i;
const ofDay = /\bbelanja(?:nya|an)?\b/i;

/**
 * A day's list of costs where the cost of one piece is asked for: "beras 3 kg 45 ribu, ayam 2 kg 76 ribu, jadi 50 sampai
 * 55 mangkok". Each amount is for all of its things, as on a receipt.
 */
export function listedWhole(slot: Slot, written: string): (Whole & { working: string }) | undefined {
  if (slot.kind !== "rupiah" || !isOfPiece(slot)) return undefined;
  const text = withProducts(withFigures(written));
  if (!(ofAll.test(text) || ofDay.test(text) || periodIn(text) === "day")) return undefined;
  // What was bought for another time than the pieces were made in cannot be divided by them.
  if (ofOtherTime.test(text)) return undefined;
  const parts = partsOf(text);
  const sumsOf = (part: string) => tokensIn(part).filter(isSum);
  const costs = parts.filter((part) => sumsOf(part).length === 1);
  const isPlain = costs.every((part) => !ofOthers.test(part) && !perOne.test(part) && !each.test(part));
  if (costs.length < 2 || !isPlain || parts.some((part) => sumsOf(part).length > 1)) return undefined;
  const rest = parts.filter((part) => !costs.includes(part)).join(", ");
  const [, least, most] = rangeOf.exec(text) ?? [];
  const counts = least === undefined ? piecesIn(rest, true) : unique([Number(least), Number(most)]);
  const amount = costs.reduce((sum, part) => sum + (sumsOf(part)[0]?.value ?? 0), 0);
  const fitting = counts.filter((count) => amount / count >= rupiahMin);
  const working = `${costs.map((part) => rupiahText(sumsOf(part)[0]?.value ?? 0)).join(" + ")} = ${rupiahText(amount)}`;
  return { amount, counts: fitting, working };
}

/** The buttons for what one piece costs, each with its working. */
export function dividedFigures(slot: Slot, { amount, counts }: Whole): Figure[] {
  const whole = rupiahText(amount);
  const figures = counts.map((count) => {
    const value = rupiahText(Math.round(amount / count));
    return { label: `${whole} : ${numberText(count)} = ${value}`, value };
  });
  // Where a whole batch is asked for, its cost is meant, though the pieces stand beside it.
  const isOfBatch = !isOfPiece(slot) && periodOf(slot) === undefined;
  return isOfBatch ? [{ label: `${whole} semuanya`, value: whole }, ...figures] : figures;
}
