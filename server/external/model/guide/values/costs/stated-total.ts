import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";

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
