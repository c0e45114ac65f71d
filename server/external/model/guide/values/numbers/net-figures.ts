import type { Slot } from "#server/external/model/guide/flow.ts";
import { periodOf } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { partsOf, tokensIn } from "./figure-tokens.ts";
import type { Found } from "./figures.ts";
import { withFigures } from "./number-words.ts";

/* What is left of an income, beside what it was taken from: "kotor 12jt, bersih 5jt". The two are never added. */

const netBefore =
  /\b(?:bersih(?:nya)?|net|netto|nett|thp|take home pay|diterima|terima(?:nya)?|masuk rekening|sampai tangan)\b[^\d]{0,10}$/i;
const netBehind = /^\W{0,3}(?:\p{L}+ )?(?:bersih(?:nya)?|net|netto|nett|thp)\b/iu;
const net = /(?<!\p{L})(?:bersih(?!-|2| bersih)(?:nya|e|ne)?|netto|nett?|resik(?:e|nya)?)(?!\p{L})/iu;
const gross =
  /(?<!\p{L})(?:kotor(?:nya|e|ne)?|bruto|gross|omzet(?:nya)?|omset(?:nya)?|pendapatan kotor)(?!\p{L})/iu;

const isOfIncome = ({ label }: Slot): boolean => /\b(?:masuk|penghasilan|pendapatan)\b/.test(label);

/** What is left of a wage, where what comes in is asked for: "gaji 4,9 tp kepotong bpjs jd bersih 4,6". */
export function netAmong(slot: Slot, found: readonly Found[]): Found | undefined {
  const isOther = ({ period }: Found) => period !== undefined && period !== periodOf(slot);
  if (!/\bmasuk\b/.test(slot.label) || found.some(isOther)) return undefined;
  const [one, ...others] = found.filter(
    ({ part, from, to }) => netBefore.test(part.slice(0, from)) || netBehind.test(part.slice(to)),
  );
  return others.length === 0 ? one : undefined;
}

/** The part of an answer that names the net beside one that names the gross. */
export function netStated(slot: Slot, written: string): string | undefined {
  if (slot.kind !== "rupiah" || !isOfIncome(slot)) return undefined;
  const parts = partsOf(withFigures(written));
  const isNet = (part: string) => net.test(part) && !gross.test(part);
  const [own, ...others] = parts.filter((part) => isNet(part) && tokensIn(part).length === 1);
  return own !== undefined && others.length === 0 && parts.some((part) => gross.test(part)) ? own : undefined;
}
