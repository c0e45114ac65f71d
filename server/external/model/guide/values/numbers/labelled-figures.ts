import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { withoutYears } from "./amounts.ts";
import { type Token, tokensIn } from "./figure-tokens.ts";
import { withFigures } from "./number-words.ts";

/* Several figures in one line, each beside the word for it: "3rb modal, jual 7rb, laku 520". */

/** `figures`: the part of the text for each slot that it names once; `bare`: the parts with a figure that name none. */
export type Labelled = { figures: Readonly<Record<string, string>>; bare: string[] };

const borders = /[;\n]+|[.!?]+(?:\s+|$)|,\s+|,(?=\p{L})|\s+(?:dan|sama|terus|trus|plus|tapi|tp)\s+|\s*&\s*/u;

/** The parts of a text with one figure each; "modal 3rb jual 7rb" ends behind each, "3rb modal 7rb jual" begins with each. */
function partsOf(text: string): string[] {
  return text.split(borders).flatMap((part) => {
    const found = tokensIn(part);
    const isAhead = /\p{L}{3}/u.test(part.slice(0, found[0]?.from ?? 0));
    const cuts = isAhead ? found.slice(0, -1).map(({ to }) => to) : found.slice(1).map(({ from }) => from);
    return [0, ...cuts].map((from, nth) => part.slice(from, cuts[nth]).trim());
  });
}

export const isRate = (slot: Slot): boolean => /\bpersen\b/.test(slot.label);
const rateMax = 500;
/** "Bersih 2,5jt" is no percentage. */
export const isNoRate = (slot: Slot, value: number): boolean => isRate(slot) && value > rateMax;
export const isPercent = ({ of }: Token): boolean => of === "%" || of === "persen";

/** Whether a figure can be the answer: money where money is asked for, and a count where a count is. */
function fitsFigure(slot: Slot, token: Token): boolean {
  if (slot.kind === "rupiah") return token.of === undefined;
  return isRate(slot) ? isPercent(token) || !token.isMoney : !token.isMoney && !isPercent(token);
}

/** "Masih 12 bulan" is no money. */
const time = /^ ?(?:hari|hr|minggu|mgg|bulan|bln|tahun|thn|jam|menit|kali|x)(?!\p{L})/iu;

/** The figures of a text and the slots that the words beside them name. */
export function labelledIn(flow: Flow, names: readonly string[], written: string): Labelled {
  const figures: Record<string, string> = {};
  const twice = new Set<string>();
  const bare: string[] = [];
  for (const part of partsOf(withFigures(withoutYears(written)))) {
    const [token, ...others] = tokensIn(part);
    if (!token || others.length > 0) continue;
    const isOfTime = time.test(part.slice(token.to));
    const able = names.filter((name) => {
      const slot = flow.slots[name];
      return slot && fitsFigure(slot, token) && !(isOfTime && slot.kind === "rupiah" && !token.isMoney);
    });
    const [name, ...more] = slotsMeant(flow, able, part);
    if (name === undefined || more.length > 0) bare.push(part);
    else if (name in figures) twice.add(name);
    else figures[name] = part;
  }
  // Two amounts for one question are a list, or one of them is wrong.
  for (const name of twice) delete figures[name];
  return { figures, bare };
}

/** The figure of a part without the words beside it. */
export function figureOf(slot: Slot, part: string): string {
  const token = tokensIn(part)[0];
  if (!token) return part;
  const words = part.slice(token.from, token.to);
  return slot.kind === "rupiah" ? words : words.replace(/[^\d.,].*$/s, "");
}
