import { amountIn, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";

import type { Figure } from "./cost-lists.ts";

/* "Benang 180rb, pewarna 70rb, jadi 250rb": a list that names its own result. */

/** `sum`: the result adds up what was listed. `rest`: what is left of the first amount after the others. */
export type StatedTotal = { kind: "sum" | "rest"; list: string; total: string; after: string };

const before =
  /[\s,.;]*\b(?:(?:jadi|jd|total|jumlah|semua|sisa|bersih)(?:nya)?|kabeh)(?:\s+(?:total|semua|sisa)(?:nya)?)?\s*$|[\s,.;]*=\s*$/i;
const less = /\b(?:(?:di)?(?:kurang|potong)(?:i|in|kan)?|minus|min)\b|\d\s*[-−]\s*(?:rp\.?\s?)?\d/i;
const partsMin = 2;

/** Reads the result that a list names itself, where the listed amounts really give it; undefined otherwise. */
export function statedTotal(text: string): StatedTotal | undefined {
  const amounts = tokensIn(text).filter(
    ({ value, of, isMoney }) => isMoney || (of === undefined && value >= 1000),
  );
  const last = amounts.at(-1);
  const listed = amounts.slice(0, -1);
  if (!last || listed.length < partsMin) return undefined;
  const head = text.slice(0, last.from);
  const marker = before.exec(head);
  if (!marker) return undefined;
  const [first = 0, ...others] = listed.map(({ value }) => value);
  const rest = others.reduce((left, value) => left - value, first);
  const sum = others.reduce((all, value) => all + value, first);
  const found = {
    list: head.slice(0, marker.index),
    total: text.slice(last.from, last.to),
    after: text.slice(last.to),
  };
  if (less.test(head)) return rest === last.value ? { kind: "rest", ...found } : undefined;
  return sum === last.value ? { kind: "sum", ...found } : undefined;
}

/** What is left after the deductions that a member names, as one row: "pesangon dikurangi utang, Rp84.000.000". */
function restRow({ list, total }: StatedTotal): string {
  const name = list.replace(/(?:rp\.? ?)?\d[\d.,]*(?: ?(?:ribu|rebu|rb|k|juta|jt|miliar)\b)?|[,;]/gi, " ");
  return `${name.replace(/\s+/g, " ").trim()}, ${total}`;
}

/** The result that a list names itself in place of the list, or the list without it where rows are asked for. */
export function withoutTotal(kind: "rupiah" | "rows", text: string): string {
  const found = statedTotal(text);
  if (!found) return text;
  // "Total 121 ribu. jadi 50 mangkok": what follows may divide it, so the list is read with it.
  if (kind === "rupiah") return /\d/.test(found.after) ? `${found.list}${found.after}` : found.total;
  return found.kind === "sum" ? found.list : restRow(found);
}

const naming =
  /(?:\b(?:jadi|jd|dadi|total|jumlah|semua)(?:nya|ne|e)?(?: total| semua)?|=)\s*((?:rp\.? ?)?\d[\d.,]*(?: ?(?:ribuan|ribu|rebu|ewu|rb|k|juta|jt)(?!\p{L}))?)/giu;

/** The last result that a message names, and what stands behind it: "340 + 70 jadi 410rb. buat 80 pot". */
function totalSaid(text: string): { value: string; rest: string } | undefined {
  const found = [...text.matchAll(naming)].at(-1);
  const value = found?.[1]?.replace(/[.,]+$/, "");
  if (!found || value === undefined) return undefined;
  return { value, rest: text.slice(found.index + found[0].length).replace(/^[\s.,;!]+/, "") };
}

/** The sum of the figures that were offered, where a message names it: "kan tinggal dijumlah, 340 + 70 jadi 410rb". */
export function totalOf(
  figures: readonly Figure[],
  text: string,
): { figure: Figure; rest: string } | undefined {
  const said = totalSaid(text);
  const total = said && amountIn(said.value);
  const sum = figures.reduce((all, { value }) => all + (amountIn(value) ?? 0), 0);
  if (!said || total === undefined || total !== sum) return undefined;
  const value = rupiahText(total);
  return { figure: { label: value, value }, rest: said.rest };
}

const asksTotal =
  /\b(?:brp|berapa|piro|total\p{L}*|jumlah\p{L}*|semua\p{L}*|jadi\p{L}*|jd|dadi|seluruh\p{L}*|berarti|kabeh)\b[^\d]{0,24}$/iu;
const unmarkedMin = 3;

/**
 * The total at the end of a list: "kapal 1,6jt, amplop 1jt, jajan 900. brp tu jadinya, 3,5 jt ya", or a last amount that is
 * the sum of at least three others. A bare number of three digits counts thousands.
 */
export function totalAtEnd(text: string): string | undefined {
  const amounts = tokensIn(text)
    .filter(({ value, of, isMoney }) => isMoney || (of === undefined && value >= 100))
    .map((one) => ({ ...one, value: !one.isMoney && one.value < 1000 ? one.value * 1000 : one.value }));
  const last = amounts.at(-1);
  const listed = amounts.slice(0, -1);
  if (
    !last ||
    listed.length < partsMin ||
    less.test(text) ||
    statedTotal(text) ||
    /\d ?(?:x|×|kali) ?\d/i.test(text)
  )
    return undefined;
  const sum = listed.reduce((all, { value }) => all + value, 0);
  const isMarked = asksTotal.test(text.slice(0, last.from));
  if (sum !== last.value || !(isMarked || listed.length >= unmarkedMin)) return undefined;
  return rupiahText(last.value);
}

const remaining =
  /\b(?:jadi|jd|dadi|berarti|makanya)[ ,]+(?:(?:masih|tinggal|sisa(?:nya|ne)?|kurang(?:nya|e)?|utang(?:nya|e)?|belum|blm)[ ,]+)+$/i;
const scales = [1, 1e3, 1e6];

/** What is left, where two amounts before it give it: "6.200.000, sudah DP 700, jadi sisanya 5.500.000". */
export function restSaid(text: string): string | undefined {
  const [first, second, last, ...others] = tokensIn(text).filter(({ of }) => of === undefined);
  if (!first || !second || !last || others.length > 0 || !remaining.test(text.slice(0, last.from)))
    return undefined;
  const isGiven = scales.some((scale) => first.value - second.value * scale === last.value);
  if (isGiven) return text.slice(last.from, last.to);
  // "85 juta, kepakai 5 juta, jadi sisa 80": the rest is in the unit of the others.
  const unit = scales.find((scale) => first.value - second.value === last.value * scale);
  return unit === undefined || last.isMoney ? undefined : rupiahText(last.value * unit);
}

const objecting =
  /^(?:(?:lha|lho|loh|lah|eh|ih|wah|waduh|yah|ya|mas|mbak|kak|min|bang)[ ,]+)*(?:kok|salah|keliru|dudu|bukan|bkn|sanes)\b/i;
const insteadOf =
  /(?<!\bkok |\bmalah )\b(?:jadi|dadi|total|jumlah|kudu|harus)(?:e|ne|nya)? (?:kabeh |semua(?:nya)? |total(?:e|nya)? )?((?:rp\.? ?)?\d[\d.,]*(?: ?(?:ribu|rebu|ewu|rb|k|juta|jt)(?!\p{L}))?)(?: (?:mas|mbak|kak|min|bang|ya|yo|aja|saja|ae|wae|to|kabeh))*[.!]*$/iu;

/** "Lha kok 70.100. 100 ewu mas. dadi 170 ribu": behind an objection to a figure, the result is the answer. */
export function statedInstead(text: string): string | undefined {
  const found = objecting.test(text.trim()) ? insteadOf.exec(text.trim())?.[1] : undefined;
  const [only] = tokensIn(found ?? "");
  return only && (only.isMoney || only.value >= 1000) ? found : undefined;
}
