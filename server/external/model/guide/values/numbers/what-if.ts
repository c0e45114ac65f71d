import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { amountOf, type Filled, numbersOf } from "#server/external/model/guide/slots.ts";
import { periodOf, rupiahMin } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { daysIn, periodIn, waysBetween } from "#server/external/model/guide/values/days/periods.ts";
import { ofOthers } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { amountIn, numberText, rupiahText } from "./amounts.ts";
import { type Token, tokensIn } from "./figure-tokens.ts";
import { figureOf, isPercent, isRate, labelledIn } from "./labelled-figures.ts";
import { withFigures } from "./number-words.ts";

/* Figures that a member tries out in a finished sum: "klo aku turunin jd 7rb untungnya tinggal brp?". */

const supposing =
  /\b(?:kalo|kalau|klo|klau|misal(?:nya|kan|e)?|seandainya|andai(?:kan)?|umpama(?:nya|ne)?|coba(?:in|no)?|gimana|gmn|nek|yen|lamun|bisa)\b/;
const changing =
  /\b(?:di)?(?:ganti|ubah|turun|nurun|naik|naek|jadi|pake|pakai|koreksi|ralat|bal[ie]k|kembali|mbalik)(?:in|kan|nya|no|ke|ken|e)?\b|\bjd\b|\b(?:harusnya|seharusnya|mestinya)\b/;
const ofPrice = /\b(?:di)?(?:turun|nurun|naik|naek|jual)(?:in|kan)?\b|\bharga\w*/;
const byHowMuch = /\b(?:di)?(turun|nurun|kurang|naik|naek|tambah)(?:in|kan|i)?\b/;
const upTo = /\b(?:jadi|jd|ke|menjadi|sampai|sampe|dadi)\b/;
const wordsMax = 24;

const isStep = (text: string): boolean => byHowMuch.test(plain(text)) && !upTo.test(plain(text));

/** "Turunin 500" is a change of the value that stands; otherwise a bare figure is in the unit that comes nearest to it. */
function valueFor(slot: Slot, part: string, before: number | undefined, text: string): number | undefined {
  const words = figureOf(slot, part);
  const written = amountIn(words);
  const inUnit = slot.kind === "rupiah" ? amountOf(words, slot.unit) : written;
  if (written === undefined || inUnit === undefined || before === undefined || before === 0) return inUnit;
  const far = (value: number) => Math.abs(Math.log(Math.max(value, 1) / before));
  if (!isStep(text)) return far(written) < far(inUnit) ? written : inUnit;
  const step = written * 2 > before ? undefined : written;
  if (step === undefined) return inUnit;
  return /^(?:turun|nurun|kurang)/.test(byHowMuch.exec(plain(text))?.[1] ?? "")
    ? before - step
    : before + step;
}

/** "Bisa laku 60 sehari", of what is sold in a month: the days that the message names, or else all of them. */
function timesOf(slot: Slot, part: string, text: string): number {
  const to = periodOf(slot);
  const from = periodIn(part);
  if (to === undefined || from === undefined || from === to) return 1;
  const days = daysIn(text);
  const ways = waysBetween(from, to, days);
  return (ways.find((way) => way.days === days) ?? ways.at(-1))?.factor ?? 1;
}

const people = /^(?:orang|karyawan|pegawai|tukang|tetangga)$/;

/** The slot that a figure means which names none: the percentage, the count, or the price, if there is one of each. */
function unnamed(
  flow: Flow,
  names: readonly string[],
  filled: Filled,
  text: string,
  bare: readonly string[],
): Record<string, string> {
  const [part, ...others] = bare;
  const token = tokensIn(part ?? "")[0];
  if (part === undefined || !token || others.length > 0) return {};
  const fitting = names.filter((name) => {
    const slot = flow.slots[name];
    if (!slot) return false;
    if (isPercent(token)) return isRate(slot);
    if (token.of !== undefined) {
      const isOfHelp = people.test(token.of) && !slot.cues?.includes(token.of);
      return slot.takes === "count" && !token.isMoney && !isOfHelp;
    }
    return name === flow.priced?.price && isPriceLike(text, token, numbersOf(flow, filled, {})(name));
  });
  const [name, ...more] = fitting;
  return name === undefined || more.length > 0 ? {} : { [name]: part };
}

const likePrice = 3;

/** Whether an amount may be another price: by the words beside it, or by its size where the profit is asked for. */
function isPriceLike(text: string, { isMoney, value }: Token, before: number | undefined): boolean {
  const said = plain(text);
  const isSum = isMoney || value >= (isStep(text) ? rupiahMin : 1000);
  const isNear = before !== undefined && value < before * likePrice && before < value * likePrice;
  return (
    isSum && (ofPrice.test(said) || (isNear && /\b(?:untung|laba|bathi|hasil|balik|kembali)\w*/.test(said)))
  );
}

/** Whether a message tries out another price: "kalau dijual 7rb?". */
export const supposesPrice = (text: string): boolean => {
  const said = plain(text);
  const isMoney = tokensIn(text).some(
    ({ of, isMoney: isMarked, value }) => of === undefined && (isMarked || value >= 1000),
  );
  return (supposing.test(said) || changing.test(said)) && ofPrice.test(said) && isMoney;
};

/** "Jadi modalnya 3000 itu udah termasuk kemasan ya?" changes nothing. */
const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text) && !/\b(?:di)?(?:ganti|ubah|turun|nurun|naik|naek)/.test(plain(text));

/** "Tetangga jual 6rb, aku turunin 500": the text without the prices of others, if it has figures of its own. */
function withoutOthers(written: string): string {
  const clauses = written.split(
    /(?<=[.!?;\n])\s+|,\s+|\s+(?=(?:(?:kalau|kalo|klo) )?(?:aku|saya|gw|gue|gua)\b)/i,
  );
  const own = clauses.filter((clause) => !ofOthers(clause));
  return own.some((clause) => tokensIn(withFigures(clause)).length > 0) ? own.join(", ") : written;
}

/**
 * The figures of a finished sum that a message gives new values; undefined if it gives none. `isAsked`: the guide has
 * asked for them.
 */
export function supposedIn(
  flow: Flow,
  names: readonly string[],
  filled: Filled,
  written: string,
  isAsked = false,
): Record<string, string> | undefined {
  const text = withoutOthers(written);
  const said = plain(written);
  const isMeant = isAsked || supposing.test(said) || (changing.test(said) && !isQuestion(text));
  if (!isMeant || said.split(" ").length > wordsMax) return undefined;
  const { figures, bare } = labelledIn(flow, names, text);
  const named = Object.keys(figures).length > 0 ? figures : unnamed(flow, names, filled, text, bare);
  const numbers = numbersOf(flow, filled, {});
  const values = Object.entries(named).flatMap(([name, part]) => {
    const slot = flow.slots[name];
    const one = slot && valueFor(slot, part, numbers(name), text);
    if (!slot || one === undefined || one < 0) return [];
    const value = Math.round(one * timesOf(slot, part, text));
    const words = figureOf(slot, part);
    const isWritten = value === (slot.kind === "rupiah" ? amountOf(words, slot.unit) : amountIn(words));
    return [[name, isWritten ? words : slot.kind === "rupiah" ? rupiahText(value) : numberText(value)]];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
