import type { Slot } from "#server/external/model/guide/flow.ts";
import { amountIn, amountsIn } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "./numbers/figure-tokens.ts";

/* The lines of a list and the rows of a table, as a member writes them. */

export const linesOf = (text: string): string[] =>
  text
    .split(/\n|;/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim())
    .filter((line) => line !== "");

const joint = /\s+(?:dan|sama|trus|terus|lalu|plus)\s+(?=\p{L})/u;
const isRow = (part: string): boolean => /^\p{L}/u.test(part) && amountIn(part) !== undefined;

/** "Gas 400 ribu dan listrik 300 ribu" are two rows, "ampelas sama kuas 200 ribu" is one. */
function jointRows(part: string): string[] {
  const pieces = part.split(joint).map((one) => one.trim());
  return pieces.every(isRow) ? pieces : [part];
}

const money = /\d ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?!\p{L})|\d{1,3}(?:\.\d{3})+|\d{4,}/iu;
const counted =
  /^(?:sehari|seminggu|sebulan|tiap|setiap|per|rata|rata2|rata-rata|kira2|kira-kira|buka|jualan|laku|dapat|dapet|jadi)\b.*\d ?(?:kilo|kg|porsi|bungkus|cup|gelas|box|kotak|pcs|biji|buah|orang|org|motor|mobil|pasang|potong|helai|hari|jam)(?:an|nya)?\b/i;
const closed = /^(?:libur|tutup|buka|cuti)\b(?!.*\d)/i;
/** "Sehari rata2 40 kilo, libur minggu" behind a list of costs is about the work, and no cost. */
const isBeside = (part: string): boolean => !money.test(part) && (counted.test(part) || closed.test(part));

/** Splits "listrik 1,4 jt, sewa 1,5 jt, gas 300rb" in one line: each part begins with a name and has an amount. */
export function rowLines(text: string): string[] {
  return linesOf(text).flatMap((line) => {
    const parts = line
      .split(/,\s+|(?<!(?:^|\s)\d)\.\s+(?=\p{L})/u)
      .map((part) => part.trim())
      .flatMap(jointRows);
    const costs = parts.filter((part) => !isBeside(part));
    const rows = costs.some((part) => money.test(part)) ? costs : parts;
    return (rows.length > 1 || rows.length < parts.length) && rows.every(isRow) ? rows : [line];
  });
}

const sum = "\\d[\\d.,]* ?(?:rb|ribu|rebu|k|jt|juta)\\b";
/** Words after a sum that are about it, and begin no other row. */
const about =
  /^(?:per|tiap|setiap|se(?:hari|minggu|bulan|tahun|orang|bungkus|kali)\w*|satu\w*|masing\w*|cicil\w*|angsur\w*|bunga\w*|sisa\w*|masih|kurang|lebih|lagi|sama|dan|plus|terus|trus|lalu|buat|untuk|utk|yang|yg|udah|sudah|dari|dikurang\w*|dipotong|dikali|kali|dibagi|dikasih|jadi|jd|total\w*|semua\w*|hari|minggu|bulan|tahun|doang|aja|saja|kira\w*|an|lah|deh|sih|kok|kak)$/i;
const afterSum = new RegExp(`(?<=${sum}) (?=\\p{L}{3,})`, "giu");

/** "Vila 1,8jt makan 900rb bensin 350" with commas between its rows: names and sums with nothing between them. */
export function separated(line: string): string {
  if (/[,;]\s|\n/.test(line)) return line;
  const parts = line.split(afterSum);
  const isList =
    parts.length > 1 && parts.every((part) => isRow(part) && !about.test(part.split(" ")[0] ?? ""));
  return isList ? parts.join(", ") : line;
}

const countedThing =
  /^\d{1,3} (?!juta|ribu|rebu|miliar|hari|minggu|bulan|tahun|persen|kali|jam)(\p{L}{3,})\b.*\d/u;

/** A name for "3 kios x 1.250.000" and "12 x 100rb": what is counted, or the reckoning as it was written. */
export const nameOfCounted = (line: string): string =>
  /^\d[\d.,]* ?(?:x|@|kali)\b/i.test(line) ? line.trim() : (countedThing.exec(line)?.[1] ?? "");

const besideName =
  /^(?:(?:eh+|oh|oya|oiya|nah|btw|terus|trus|trs|sama|sm|ama|dan|plus|tambah|blm|belum|termasuk)[ ,]+)+(?=\p{L}{2})|(?<=\p{L} )(?:kira|kira2|kira-kira|sekitar|sekitaran|skitar|kurang lebih|kayaknya|kyknya|mungkin)$/giu;

/** The name of a row without what leads to it and what doubts its sum: "eh, es batu", "bumbu kira". */
export const rowName = (text: string): string => text.replace(besideName, "").trim();

/** Splits a row at bars, or at commas followed by a space; otherwise the text before the first number is its name. */
export function rowParts(line: string, columns: NonNullable<Slot["columns"]>): string[] {
  const parts = line.split(/\s*(?:\||,(?=\s|[a-z]))\s*/i);
  if (parts.length === columns.length || columns.slice(1).some(({ kind }) => kind === "line")) return parts;
  const bare = line.replace(/\brp\.?\s*(?=\d)/gi, "");
  const sums = [...bare.matchAll(/\d[\d.,]*\s*(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt)(?![a-z])/gi)];
  const isMoneyOnly = columns.length === 2 && columns[1]?.kind === "rupiah";
  // "gas 12 tabung 22rb": the number with a unit of money is the amount, the other belongs to the name.
  const [sum] = isMoneyOnly ? sums.slice(-1) : [];
  if (sum && amountsIn(bare).length > 1) return [nameOf(bare.slice(0, sum.index)), sum[0]];
  // "Gas 3 tabung" says how many, and no amount.
  if (isMoneyOnly && isCount(bare)) return [nameOf(bare)];
  return [nameOf(/^[^\d]*/.exec(bare)?.[0] ?? ""), ...amountsIn(bare).map(String)];
}

/** A larger number with a unit may be an amount all the same. */
const countMax = 100;

function isCount(text: string): boolean {
  const [only, ...others] = tokensIn(text);
  const isOne = only !== undefined && others.length === 0;
  return isOne && only.of !== undefined && !only.isMoney && only.value < countMax;
}

const nameOf = (text: string): string => rowName(text.replace(/(?:[\s,:;(=-]|\bsisa)+$/i, ""));

/** "Gas 66 ribu", "gas 3 tabung 22rb = 66rb": the rows with the amount of one that had none; undefined if none is named. */
export function withAmountFor(names: readonly string[], rows: string, text: string): string | undefined {
  const amount = tokensIn(text).findLast(({ isMoney }) => isMoney);
  const name = names.find((one) => {
    const word = /^\p{L}{3,}/u.exec(one)?.[0];
    return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?:nya|e|ne)?(?!\\p{L})`, "iu").test(text);
  });
  if (amount === undefined || name === undefined || !rows.includes(name)) return undefined;
  const isWhole = amount.value % 1000 === 0;
  const priced = isWhole
    ? `${name} ${amount.value / 1000} ribu`
    : `${name.replace(/\s*\d.*$/u, "")} ${amount.value}`;
  return rows.replace(name, priced);
}
