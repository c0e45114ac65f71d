import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { amountOf } from "#server/external/model/guide/slots.ts";
import { addedCosts } from "#server/external/model/guide/values/costs/added-costs.ts";
import {
  type Figure,
  hasProduct,
  type Item,
  isAddable,
  itemsOf,
  periodOf,
  rupiahMin,
  sumOf,
  type Weighed,
} from "#server/external/model/guide/values/costs/cost-lists.ts";
import {
  dividedFigures,
  dividedIn,
  isSum,
  listedWhole,
  lostIn,
  spoiledAmong,
  statedBeside,
  wholeIn,
  withoutLost,
  withPeriodsDivided,
} from "#server/external/model/guide/values/costs/divisions.ts";
import { countsPeople, namedSum } from "#server/external/model/guide/values/costs/named-sums.ts";
import {
  restSaid,
  statedInstead,
  totalAtEnd,
} from "#server/external/model/guide/values/costs/stated-total.ts";
import { workedOut } from "#server/external/model/guide/values/costs/worked-out.ts";
import {
  daysIn,
  notMeant,
  type Period,
  periodIn,
  periodNames,
  periodPlaces,
  waysBetween,
  withoutDays,
} from "#server/external/model/guide/values/days/periods.ts";
import { general } from "#server/external/model/guide/values/slot-words.ts";
import { partOfTime } from "./alternatives.ts";
import { amountIn, numberText, productPattern, rupiahText } from "./amounts.ts";
import { compound, counted, partsOf, perOne, range, type Token, tokensIn } from "./figure-tokens.ts";
import { moneyText } from "./money-text.ts";
import { netAmong, netStated } from "./net-figures.ts";
import { withFigures } from "./number-words.ts";
import { ownFigure } from "./own-figure.ts";

/*
 * The numbers of an answer. Where it has several, or one for another period than the question, the guide shows how it
 * would reckon and asks, because a number from the wrong place spoils everything that is calculated from it.
 */

/** "75rb aja utk 60 bibit": how many goods an amount is for; of people it may be for each. */
const forSoMany = new RegExp(
  `(?<=\\d ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?!\\p{L})(?: (?:lah|la|aja|saja|ya|deh|semua|semuanya|total))*) (?:untuk|utk|buat|bt|bwt|nggo|kanggo) \\d+ ?(?!orang|karyawan|pegawai|tukang|siswa|murid|santri|kali|hari)(?:${counted})(?!\\p{L})`,
  "giu",
);

/** The text with ranges and sums of two words as one number, and without what counts days. */
function prepared(slot: Slot, written: string): string {
  const text = withFigures(written)
    .replace(/\b(?:skrg|skrng|skrang|skg)\b/gi, "sekarang")
    .replace(/\b(?!rp\.?\d)[a-z]{2,}\d(?:an|nya|in)?\b/gi, (word) => word.replace(/\d/g, ""))
    .replace(compound, (found) => String(amountIn(found) ?? found))
    .replace(range, (found) => String(amountIn(found) ?? found))
    .replace(notMeant, " ");
  if (slot.kind === "rupiah") return moneyText(text.replace(forSoMany, " "), slot.unit);
  return /\bhari\b/.test(slot.label) ? text : withoutDays(withoutLost(text));
}

/** Matches words by which a part of a list answers another question of the flow, such as "upah" beside "bahan". */
export function wordsOfOthers(flow: Flow, name: string): RegExp | undefined {
  const own = (flow.slots[name]?.label ?? "").split(" ");
  const words = Object.entries(flow.slots)
    .filter(([other, { kind }]) => other !== name && (kind === "rupiah" || kind === "number"))
    .flatMap(([, { label, cues = [], kind }]) => [
      ...label.split(" "),
      ...(kind === "rupiah" ? cues.filter((cue) => !cue.includes(" ")) : []),
    ])
    .filter((word) => word.length > 3 && !general.has(word) && !own.includes(word));
  return words.length > 0 ? new RegExp(`\\b(?:${words.join("|")})`, "i") : undefined;
}

/** A number of a text, with the period that is said beside it ("per bulan"), and the part of the text that it is in. */
export type Found = Token & { period: Period | undefined; isNamed: boolean; part: string };

/** The period of each number of a part: the one behind it, or else one before it that belongs to no other number. */
function periodsOf(part: string, found: readonly Token[]): (Period | undefined)[] {
  const places = periodPlaces(part);
  const taken = new Set<number>();
  return found.map(({ from, to }, nth) => {
    const end = found[nth + 1]?.from ?? part.length;
    const start = found[nth - 1]?.to ?? 0;
    const behind = places.find(({ at }) => at >= to && at < end && !taken.has(at));
    const place = behind ?? places.findLast(({ at }) => at >= start && at < from && !taken.has(at));
    if (place) taken.add(place.at);
    return place?.period;
  });
}

/** The numbers of a text that may answer the question, those beside its own words first. */
function foundIn(slot: Slot, text: string): Found[] {
  const own = (slot.cues ?? []).concat(slot.label.split(" ").filter((word) => word.length > 4));
  const names = new RegExp(`\\b(?:${own.map((word) => word.replace(/[^\p{L} ]/gu, "")).join("|")})`, "iu");
  const all = partsOf(text).flatMap((part) => {
    const found = tokensIn(part);
    const ofAll = periodsOf(part, found);
    return found.map((one, at) => ({
      ...one,
      period: ofAll[at],
      part,
      isNamed: own.length > 0 && names.test(part),
      isPrice: one.isMoney || /\b(?:harga|modal|sewa|upah|bayar)/i.test(part),
      isEach: perOne.test(part.slice(one.to).split(/\d/)[0] ?? ""),
    }));
  });
  const isMoney = slot.kind === "rupiah";
  const isWhole = periodOf(slot) !== undefined;
  const fitting = all.filter(({ of, isPrice, isEach }) =>
    isMoney ? of === undefined && !(isEach && isWhole) : !isPrice,
  );
  // "Plastik 500, klo ujan cuma 40": beside an amount, so small a number is none.
  const sums =
    isMoney && slot.unit === undefined
      ? fitting.filter((one) => one.isMoney || one.value >= rupiahMin)
      : fitting;
  const found = sums.length > 0 ? sums : fitting.length > 0 ? fitting : all;
  const unique = found.filter(
    (one, at) => found.findIndex(({ value, period }) => value === one.value && period === one.period) === at,
  );
  return unique.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
}

const shownOf = (slot: Slot, value: number): string => {
  if (slot.kind !== "rupiah") return numberText(value);
  if (slot.unit !== undefined && value < 1000) return rupiahText(amountOf(String(value), slot.unit) ?? value);
  return value < rupiahMin && value > 0 ? numberText(value) : rupiahText(value);
};

/** The buttons of a number: as it stands, or in the ways to reckon it from another period. */
function figuresOf(slot: Slot, { value, period }: Found, days: number | undefined): Figure[] {
  const to = periodOf(slot);
  const shown = shownOf(slot, value);
  if (to === undefined || period === undefined || period === to) return [{ label: shown, value: shown }];
  const reckoned = waysBetween(period, to, days).map(({ factor, words }) => {
    const result = shownOf(slot, Math.round(value * factor));
    return { label: `${shown} ${words} = ${result}`, value: result };
  });
  return [...reckoned, { label: `${shown} itu ${periodNames[to]}`, value: shown }];
}

const figuresMax = 6;

/** Below this, "2" may be two thousand or two million. */
function smallOf(value: number): Figure[] {
  return [value * 1e3, value * 1e6].map((one) => ({ label: rupiahText(one), value: rupiahText(one) }));
}

/**
 * What is known beside an answer: the days of a month and the pieces of a batch that the member has named, and the words
 * of the other questions.
 */
export type Beside = {
  days?: number | undefined;
  pieces?: readonly number[] | undefined;
  others?: RegExp | undefined;
};

/** Weighs an answer to a question for a number. The values of the buttons are themselves plain answers. */
export function weigh(slot: Slot, text: string, beside: Beside = {}): Weighed {
  if (slot.kind !== "rupiah" && slot.kind !== "number") return { kind: "plain" };
  const own = netStated(slot, text) ?? partOfTime(slot, text) ?? ownFigure(slot, text);
  if (own !== text) return weighedAlone(slot, own, beside);
  const worked = workedFor(slot, text, beside);
  if (worked) return worked;
  const divided = withPeriodsDivided(slot, text);
  const written = weighWritten(slot, divided, beside);
  const found =
    (written.kind === "which" || countsPeople(text) ? namedSum(slot, text) : undefined) ?? written;
  // As it was written, the amount before the division would be read.
  const value = divided !== text && found.kind === "plain" ? amountOf(divided, slot.unit) : undefined;
  return value === undefined ? found : namedBy([{ label: rupiahText(value), value: rupiahText(value) }]);
}

/** The figure of one part of an answer, which is named because the others were left out. */
function weighedAlone(slot: Slot, own: string, beside: Beside): Weighed {
  const found = weigh(slot, own, beside);
  if (found.kind !== "plain") return found;
  const value = slot.kind === "rupiah" ? amountOf(own, slot.unit) : amountIn(own);
  if (value === undefined || periodIn(own) !== undefined)
    return { kind: "named", figure: { label: own, value: own }, rest: "" };
  const label = shownOf(slot, value);
  return { kind: "named", figure: { label, value: label }, rest: "" };
}

/** "Gas 66rb, lapak 140rb. jd seminggu 256rb": a total is for the period that is named last, if not for the slot's own. */
function withPeriod(slot: Slot, text: string, total: string): string {
  const period = periodPlaces(text).at(-1)?.period;
  const isOther = period !== undefined && period !== (periodOf(slot) ?? period);
  return isOther && periodIn(total) === undefined ? `${total} ${periodNames[period]}` : total;
}

/** What an answer holds that names its own result beside the working. */
export function workedFor(slot: Slot, text: string, beside: Beside = {}): Weighed | undefined {
  const left =
    slot.kind === "rupiah" ? (restSaid(withFigures(text)) ?? totalAtEnd(withFigures(text))) : undefined;
  const value = left === undefined ? undefined : rupiahText(amountOf(left, slot.unit) ?? 0);
  if (value !== undefined) {
    const whole = withPeriod(slot, text, value);
    if (whole !== value) return weigh(slot, whole, beside);
    return { kind: "named", figure: { label: value, value }, rest: "" };
  }
  return workedOut(slot, text, (rest) => weigh(slot, rest, beside));
}

/** "... itu juga tiap hari. Jadi 52 ribu kali 26": the product that the member ends with. */
const endingProduct = new RegExp(
  `\\b(?:jadi(?:nya)?|jd|berarti|total(?:nya)?|jatuhnya|dadi) (?:kira2 |sekitar |itu )*(${productPattern})(?: (?:hari|sebulan|kali|lah|ya|aja|kak|mas|bang|min))*[.!]*$`,
  "iu",
);

/** A cost that already has another period is no part of a product of days, and must not be lost in it. */
const ofPeriod = /\b(?:se|per ?|tiap )(?:minggu|bulan|tahun)(?:an)?\b/i;

function productAtEnd(text: string): string | undefined {
  const found = endingProduct.exec(text);
  return found && !ofPeriod.test(text.slice(0, found.index)) ? found[1] : undefined;
}

function statedProduct(slot: Slot, written: string): Weighed | undefined {
  const text = withFigures(written).trim();
  const found = slot.kind === "rupiah" ? (statedInstead(text) ?? productAtEnd(text)) : undefined;
  const isMoney = found !== undefined && tokensIn(found).some((one) => one.isMoney || one.value >= 1000);
  const value = isMoney ? amountOf(found, slot.unit) : undefined;
  return value === undefined ? undefined : namedBy([{ label: rupiahText(value), value: rupiahText(value) }]);
}

function weighWritten(slot: Slot, written: string, beside: Beside): Weighed {
  const stated = statedProduct(slot, written) ?? addedCosts(slot, written);
  if (stated) return stated;
  const reckoned = timesOf(slot, written) ?? ofSeveral(slot, written, beside.pieces ?? []);
  if (reckoned?.kind !== "division" || reckoned.figures.length > 1)
    return reckoned ?? weighPlain(slot, written, beside);
  // A list of costs may hold the amount and what it is for.
  const isOne = periodOf(slot) !== undefined && tokensIn(withFigures(written)).filter(isSum).length === 1;
  const listed = isOne ? reckoned : weighPlain(slot, written, beside);
  return listed.kind === "sum" && listed.figures.length === 1 ? listed : reckoned;
}

function weighPlain(slot: Slot, written: string, { days, others }: Beside): Weighed {
  const text = prepared(slot, written);
  const left = leftOver(slot, written);
  if (left) return left;
  const named = daysIn(written) ?? days;
  const items = (isAddable(slot) && itemsOf(slot, text, others)) || [];
  if (isWorkedOut(slot, text, items)) return { kind: "plain" };
  if (items.length > 1 || (items.length === 1 && tokensIn(text).length > 1)) return sumOf(slot, items, named);
  return oneOf(slot, written, daily(slot, written, foundIn(slot, text)), named, others);
}

/** "Jadi 24, 4 gosong" names 24 that were made or that are left, so both are offered; "30, 5 pecah, jadi 25" says it. */
function leftOver(slot: Slot, written: string): Weighed | undefined {
  if (slot.kind !== "number" || /\b(?:hari|persen)\b/.test(slot.label) || periodIn(written)) return undefined;
  const counts = spoiledAmong(written);
  if (!counts) return undefined;
  const [left, made] = [counts.made - counts.spoiled, counts.made].map((value) => {
    const shown = shownOf(slot, value);
    return { label: shown, value: shown };
  });
  if (!left || !made) return undefined;
  return counts.isSaid ? { kind: "named", figure: left } : { kind: "which", figures: [left, made] };
}

const resulting =
  /\b(?:jadi(?:nya)?|jd|tinggal|sisa(?:nya)?|bersih(?:nya)?|berarti|laku(?:nya)?|kejual|terjual)\b[^\d]{0,12}$/i;

/**
 * The numbers of an answer about a month that names a day or the days of work: those without a period are for a day, and
 * what is left after the spoiled ones counts.
 */
function daily(slot: Slot, written: string, found: readonly Found[]): Found[] {
  const isOfDays = found.some(({ period }) => period === "day") || daysIn(written) !== undefined;
  if (slot.kind !== "number" || periodOf(slot) !== "month" || !isOfDays) return [...found];
  const dayly = found.map((one) => (one.period === undefined ? { ...one, period: "day" as const } : one));
  const left = dayly.filter(({ part, from }) => resulting.test(part.slice(0, from)));
  const [only, ...others] = left;
  const isLeft =
    only && others.length === 0 && dayly.some(({ value }) => value - lostIn(written) === only.value);
  return isLeft && lostIn(written) > 0 ? [only] : dayly;
}

const times = "(?:x|×|\\*|(?:di ?)?kali(?:in|kan)?)";
/** A whole word, so that there is one way to read each factor. */
const word = "(?!x(?!\\p{L})|kali|di ?kali)\\p{L}{1,9}(?!\\p{L})";
const product = new RegExp(
  `(?<![\\d.,\\p{L}]|(?<!\\p{L})${times} ?)(?:\\d{1,4}(?: ?${word}(?: ${word})?)? ?${times} ?){1,4}\\d{1,4}(?: (?:hari|minggu|bulan|${counted})\\b)?(?![\\d.,]*\\d| ?(?:rb|ribu|juta|jt|k|%)\\b|(?: ?${word}(?: ${word})?)? ?${times} ?\\d)`,
  "iu",
);

/** "20 x 26 hari" where a count is asked for: it is worked out and shown, or is the number that the member says it is. */
function timesOf(slot: Slot, written: string): Weighed | undefined {
  const text = withFigures(written);
  const found = slot.kind === "number" ? product.exec(text)?.[0].trim() : undefined;
  if (found === undefined || /persen/.test(slot.label)) return undefined;
  const factors = [...found.matchAll(/\d+/g)].map(Number);
  const value = factors.reduce((result, one) => result * one, 1);
  const shown = numberText(value);
  const isSaid = tokensIn(text.replace(found, " ")).some((one) => one.value === value);
  if (isSaid) return { kind: "named", figure: { label: shown, value: shown } };
  const working = `${found} = ${shown}`;
  return { kind: "sum", working, figures: [{ label: `Betul, ${shown}`, value: shown }] };
}

/** An amount for several pieces where the cost of one is asked for, or one that the member divides. */
function ofSeveral(slot: Slot, written: string, pieces: readonly number[]): Weighed | undefined {
  const divided = dividedIn(slot, written);
  const stated = divided && statedBeside(slot, written, divided);
  if (stated !== undefined)
    return { kind: "named", figure: { label: rupiahText(stated), value: rupiahText(stated) } };
  const listed = divided ? undefined : listedWhole(slot, written);
  const whole = divided ?? listed ?? wholeIn(slot, written, pieces);
  if (!whole) return undefined;
  const figures = dividedFigures(slot, whole);
  if (figures.length > 0)
    return { kind: "division", figures, ...(listed ? { working: listed.working } : {}) };
  const value = rupiahText(whole.amount);
  return { kind: "pieces", amount: whole.amount, figures: [{ label: `${value} itu untuk satu`, value }] };
}

/** "3 x 15.000" is one number, which needs no asking unless it is for another period. */
function isWorkedOut(slot: Slot, text: string, items: readonly Item[]): boolean {
  if (slot.kind !== "rupiah" || !hasProduct(text)) return false;
  const to = periodOf(slot);
  const period = items[0]?.period;
  if (items.length === 1) return to === undefined || period === undefined || period === to;
  return new RegExp(`^[^\\d]*${productPattern}[^\\d]*$`, "iu").test(text);
}

/** Weighs numbers of which only one can be the answer. */
function oneOf(
  slot: Slot,
  written: string,
  [first, ...rest]: readonly Found[],
  days: number | undefined,
  others: RegExp | undefined,
): Weighed {
  if (!first) return { kind: "plain" };
  const own = figuresOf(slot, first, days);
  const net = rest.length > 0 ? netAmong(slot, [first, ...rest]) : undefined;
  if (net) return namedBy(figuresOf(slot, net, days));
  const stated = statedFor(slot, [first, ...rest], days);
  if (stated && rest.length > 0) return { kind: "named", figure: stated };
  if (rest.length === 0 && own.length > 1) return { kind: "period", figures: own };
  if (rest.length === 0 && isReadAs(slot, written, first.value)) return sizeOf(slot, written);
  // "5 motor sehari, sebulan 120" names no sum of money.
  const isBare = slot.kind === "rupiah" && !first.isMoney && first.value < 1000;
  if (rest.length === 0) return isBare ? { kind: "which", figures: own } : namedBy(own);
  const isOther = ({ part, isNamed }: Found) => !isNamed && others?.test(part);
  const [figure, ...ways] = own;
  if (figure && ways.length === 0 && first.isNamed && rest.every(isOther)) return { kind: "named", figure };
  const to = periodOf(slot);
  const all = [first, ...rest].toSorted(
    (one, other) => Number(other.period === to) - Number(one.period === to),
  );
  const figures = all.flatMap((one) => figuresOf(slot, one, days));
  return { kind: "which", figures: figures.slice(0, figuresMax) };
}

/** Whether the answer as it stands is read as this number; a text with others beside it may be read as one of them. */
const isReadAs = (slot: Slot, written: string, value: number): boolean =>
  (slot.kind === "rupiah" ? amountOf(written, slot.unit) : amountIn(written)) === value || value < rupiahMin;

const namedBy = ([figure]: readonly Figure[]): Weighed =>
  figure ? { kind: "named", figure } : { kind: "plain" };

/** The one number that has the period of the question, where all others have another one: "5 sehari, sebulan 120". */
function statedFor(slot: Slot, found: readonly Found[], days: number | undefined): Figure | undefined {
  const to = periodOf(slot);
  const [one, ...others] = found.filter(({ period }) => period === to);
  const isClear = to !== undefined && one !== undefined && others.length === 0;
  return isClear && found.every(({ period }) => period !== undefined)
    ? figuresOf(slot, one, days)[0]
    : undefined;
}

/** Asks for thousands or millions where a sum of rupiah is too small. */
function sizeOf(slot: Slot, written: string): Weighed {
  const value = slot.kind === "rupiah" ? (amountOf(written, slot.unit) ?? 0) : 0;
  return value > 0 && value < rupiahMin ? { kind: "small", figures: smallOf(value) } : { kind: "plain" };
}
