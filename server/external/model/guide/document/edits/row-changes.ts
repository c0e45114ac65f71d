import type { Flow } from "#server/external/model/guide/flow.ts";
import { type Filled, fits, isOfLoans, itemsIn } from "#server/external/model/guide/slots.ts";
import { amountsIn } from "#server/external/model/guide/values/numbers/amounts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * Changes of one row of a table while its flow is still asking: "yang bank hapus aja", "yang bank 2 juta aja", "yang bank
 * itu bukan utangku". The other rows stay.
 */

export type RowChange =
  | { kind: "changed" | "removed"; name: string; rows: string; row: string }
  /** The row is meant, but not which of its two sums. */
  | { kind: "which"; choices: string[] }
  /** A row is not the member's, but not which. */
  | { kind: "row"; choices: string[] };

type Row = { name: string; rows: string[]; at: number };

const polite = "(?:(?:eh|tolong|coba|maaf|sori|kak|min|bang|oh|iya|ya|salah|ralat|itu|yang|yg)[ ,]+)*";
const tail = "(?: (?:aja|saja|dong|ya|kak|deh|deng|ding|min|doang|dulu|maaf|dari daftar))*[.!]*";
const takenOut = "(?:di)?(?:hapus|apus|buang|coret|keluar|hilang|ilang)(?:kan|in)?";
const removals: readonly RegExp[] = [
  new RegExp(`^${polite}${takenOut} (?:(?:yang|yg|utang|hutang|baris) )*(.+?)${tail}$`, "i"),
  new RegExp(
    `^${polite}(.+?)(?:nya)? (?:${takenOut}|(?:jangan|ga usah|gak usah|nggak usah|tidak usah) (?:di)?(?:hitung|masukin|masukkan|catat|ikut\\w*))${tail}$`,
    "i",
  ),
];
const my = "(?:ku| aku| saya| gue| gw)";
const notMine = new RegExp(
  `^(?:(?:eh|maaf|sori|kak|salah|oh|yang|yg)[ ,]+)*(.*?) ?(?:itu |tu |mah |sih )*(?:bukan|bkn) (?:u|hu)?(?:tang|punya|tanggungan)${my}\\b.*$`,
  "i",
);
const setTo =
  "(?:harusnya|seharusnya|jadi|cuma|cuman|sebenernya|sebenarnya|sekarang|maksudku|maksudnya|diganti|ganti|ubah)";
const sum = "(?:rp\\.? ?)?\\d+(?:[.,]\\d+)*(?: ?(?:ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?!\\p{L}))?";
const newSum = new RegExp(
  `^${polite}(?:(?:ganti|ubah) )?([^\\d,.;]{2,40}?)(?:nya)? (?:(?:itu|tu|${setTo}) )*(${sum})${tail}$`,
  "iu",
);
/** A bare "bank 2 juta" may be an answer to the question; with one of these words it corrects a row of a table. */
const corrects = new RegExp(
  `^(?:eh|yang|yg|salah|ralat|maaf|ganti|ubah)\\b|\\b${setTo}\\b|\\b(?:deng|ding|salah)\\b`,
  "i",
);
const wordsMax = 10;
const ofInstalment = /\b(?:cicil\w*|angsur\w*|setor\w*|bayar\w*)\b/i;
const ofRest = /\b(?:sisa\w*|utang\w*|hutang\w*|total\w*|pokok\w*)\b/i;

const wordsOf = (what: string): string[] =>
  plain(what.replace(ofInstalment, " ").replace(ofRest, " "))
    .split(" ")
    .map((word) => (word.length > 4 ? word.replace(/nya$/, "") : word))
    .filter((word) => word !== "" && !/^(?:yang|yg|itu|ini|tadi|ke|di|sama|baris|nya|nomor)$/.test(word));

function tablesOf(flow: Flow, filled: Filled): { name: string; rows: string[] }[] {
  return Object.entries(flow.slots).flatMap(([name, slot]) => {
    const rows = slot.kind === "rows" ? itemsIn(slot, filled[name] ?? "", false) : [];
    return rows.length > 0 ? [{ name, rows }] : [];
  });
}

/** The only row that has all these words. */
function rowWith(flow: Flow, filled: Filled, what: string): Row | undefined {
  const words = wordsOf(what);
  const isMet = (row: string) => {
    const own = plain(row).split(" ");
    return words.length > 0 && words.every((word) => own.includes(word));
  };
  const found = tablesOf(flow, filled).flatMap(({ name, rows }) =>
    rows.flatMap((row, at) => (isMet(row) ? [{ name, rows, at }] : [])),
  );
  return found.length === 1 ? found[0] : undefined;
}

const changedRow = ({ name, rows, at }: Row, items: readonly string[]): RowChange => ({
  kind: items.length > 0 ? "changed" : "removed",
  ...{ name, row: items[0] ?? rows[at] ?? "" },
  rows: rows.toSpliced(at, 1, ...items).join("\n"),
});

const nameOf = (row: string): string =>
  (/^[^\d,:|]*/.exec(row)?.[0] ?? row).replace(/[\s,:(-]+$/, "").replace(/ (?:cicil\w*|sisa\w*|rp)$/i, "");

function removedRow(flow: Flow, filled: Filled, text: string): RowChange | undefined {
  const what = removals.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined);
  const mine = what === undefined ? notMine.exec(text) : null;
  const row = rowWith(flow, filled, what ?? mine?.[1] ?? "");
  // An empty table would be asked for again; its only row is changed instead.
  if (row) return row.rows.length > 1 ? changedRow(row, []) : undefined;
  const [table, ...others] = tablesOf(flow, filled);
  if (!mine || !table || others.length > 0 || wordsOf(mine[1] ?? "").length > 0 || table.rows.length < 2)
    return undefined;
  return { kind: "row", choices: table.rows.map((one) => `Hapus ${nameOf(one)}`) };
}

const money = new RegExp(`(?<![\\d.,\\p{L}])${sum}`, "giu");
const moneyMin = 1000;

/** The sums of a row and their places, without rates and counts. */
const sumsOf = (row: string): { text: string; at: number; isInstalment: boolean }[] =>
  [...row.matchAll(money)]
    .filter(([one]) => (amountsIn(one)[0] ?? 0) >= moneyMin)
    .map(({ 0: text, index }) => ({
      ...{ text, at: index },
      isInstalment: /\b(?:cicil\w*|angsur\w*|setor\w*|bayar\w*)\W*(?:\p{L}+ )?$/iu.test(row.slice(0, index)),
    }));

function resummed(flow: Flow, filled: Filled, text: string): RowChange | undefined {
  const [, what = "", value = ""] = newSum.exec(text) ?? [];
  const found = value === "" || !corrects.test(text) ? undefined : rowWith(flow, filled, what);
  const row = found?.rows[found.at];
  if (!found || row === undefined || (amountsIn(value)[0] ?? 0) < moneyMin) return undefined;
  const sums = sumsOf(row);
  const isPaid = ofInstalment.test(what);
  const isOne = sums.length === 1 && sums[0]?.isInstalment === isPaid;
  if (!isOne && !isPaid && !ofRest.test(what)) {
    const label = nameOf(row);
    return sums.length < 2
      ? undefined
      : { kind: "which", choices: [`Sisa ${label} jadi ${value}`, `Cicilan ${label} jadi ${value}`] };
  }
  const own = sums.filter(({ isInstalment }) => isInstalment === isPaid);
  const [place, ...others] = own.length > 0 ? own : [];
  if (!place || others.length > 0) return undefined;
  const changed = row.slice(0, place.at) + value + row.slice(place.at + place.text.length);
  return changedRow(found, [changed]);
}

const addition = new RegExp(
  `^${polite}(?:(?:di)?tambah(?:in|kan|i|lah)?|(?:lupa|kelupaan|ketinggalan)|(?:masih |lupa |kelupaan )?ada (?:satu |yang |yg )?lagi|ada yang (?:lupa|kelupaan|ketinggalan)|satu lagi|kurang satu)(?: (?:juga|lagi|satu|kak|ada|yang|yg|baris))*[ ,:]+(\\p{L}.+?)${tail}$`,
  "iu",
);

const ofDebt =
  /\b(?:u|hu)tang\w*|\b(?:pinjam\w*|minjem\w*|cicil\w*|nyicil\w*|kredit\w*|pinjol|paylater|angsur\w*|tambah\w*)\b/i;

/** "Oh iya ada lagi, utang ke kakak 1 juta": one more row of the only table. */
function addedRow(flow: Flow, filled: Filled, text: string): RowChange | undefined {
  const row = addition.exec(text)?.[1];
  const [table, ...others] = tablesOf(flow, filled);
  if (row === undefined || sumsOf(row).length === 0 || !table || others.length > 0) return undefined;
  // "Ada lagi dari istri 1 juta" may be income.
  const slot = flow.slots[table.name];
  if (slot && isOfLoans(slot) && !ofDebt.test(text)) return undefined;
  return { kind: "changed", name: table.name, row, rows: [...table.rows, row].join("\n") };
}

const rate = /(?<![\d.,])(\d{1,2}(?:[.,]\d+)?) ?(?:%|persen)/i;

/** "Bunga shopee nya 2,95%": the only row of debts whose name stands in the message, with this rate. */
export function rowWithRate(
  flow: Flow,
  filled: Filled,
  text: string,
): { name: string; rows: string } | undefined {
  const [value] = rate.exec(text) ?? [];
  const said = plain(text).split(" ");
  const isNamed = (row: string) =>
    wordsOf(nameOf(row)).some((word) => word.length > 2 && said.some((one) => one.startsWith(word)));
  const found = tablesOf(flow, filled).flatMap(({ name, rows }) => {
    const slot = flow.slots[name];
    if (!slot || !isOfLoans(slot)) return [];
    return rows.flatMap((row, at) => (isNamed(row) ? [{ name, rows, at, row }] : []));
  });
  const [only, ...others] = found;
  if (value === undefined || !only || others.length > 0) return undefined;
  const row = rate.test(only.row) ? only.row.replace(rate, value) : `${only.row} bunga ${value}`;
  return { name: only.name, rows: only.rows.toSpliced(only.at, 1, row).join("\n") };
}

const period = "(?:se|per |tiap |setiap )(?:hari|minggu|bulan|tahun)(?:an|nya)?";
const otherPeriod = new RegExp(
  `^${polite}(.{2,40}?)(?:nya)? (?:(?:itu|tu|buat|untuk) )*(?:${sum} )?(?:itu |buat |untuk )*(${period}),? (?:bukan|bkn|dudu) (?:buat |untuk )?(${period})${tail}$`,
  "iu",
);

/** "Sabun 1,1jt sebulan bukan sehari": the row that has these words, for another period. */
export function reperioded(flow: Flow, filled: Filled, text: string): RowChange | undefined {
  const clauses = text.split(/(?<=[.?!])\s+|\n+/).map((one) => one.replace(/[.!]+$/, "").trim());
  for (const clause of clauses) {
    const [, what = "", now = ""] = otherPeriod.exec(clause) ?? [];
    const row = now === "" ? undefined : rowWith(flow, filled, what);
    const written = row?.rows[row.at];
    if (!row || written === undefined) continue;
    const bare = written.replace(new RegExp(` ?\\b${period}\\b`, "gi"), "").trim();
    return changedRow(row, [`${bare} ${now}`]);
  }
  return undefined;
}

/** What a message changes in the tables of a flow; undefined if it names no row. */
export function rowChangeIn(flow: Flow, filled: Filled, text: string): RowChange | undefined {
  const said = text.trim().replace(/\s+/g, " ");
  const again =
    reperioded(flow, filled, said) ?? relisted(flow, filled, said) ?? rewrittenRow(flow, filled, said);
  if (again) return again;
  if (said.split(" ").length > wordsMax || said.includes("?")) return undefined;
  const change =
    removedRow(flow, filled, said) ?? addedRow(flow, filled, said) ?? resummed(flow, filled, said);
  if (!change || "choices" in change) return change;
  const slot = flow.slots[change.name];
  return slot && fits(slot, change.rows) ? change : undefined;
}

/**
 * New rows for a table that has rows of the same names: these are replaced, and the others stay. Undefined if the text
 * is a table of its own.
 */
export function mergedRows(flow: Flow, name: string, before: string, text: string): string | undefined {
  const slot = flow.slots[name];
  if (slot?.kind !== "rows") return undefined;
  const rows = itemsIn(slot, before, false);
  const isPartial = othersStay.test(text);
  const bare = text.replace(othersStay, "").replace(talk, "");
  const fresh = itemsIn(slot, bare, false).filter((row) => sumsOf(row).length > 0);
  const isAlone = fresh.length === 1 && rows.length > 1;
  const places = fresh.map((row) => placeOf(rows, row, isPartial || isAlone));
  if (fresh.length === 0 || new Set(places).size < places.length - places.filter((at) => at < 0).length)
    return undefined;
  // A debt that is not written once more is not paid by that.
  const isOfDebts = isOfLoans(slot) && places.some((at) => at >= 0);
  if (!isPartial && !isOfDebts && (fresh.length >= rows.length || places.includes(-1))) return undefined;
  const kept = rows.map((row, at) => fresh[places.indexOf(at)] ?? row);
  return [...kept, ...fresh.filter((_, at) => places[at] === -1)].join("\n");
}

const othersStay =
  /(?:^|[.,;]?\s+)(?:(?:dan|trus|terus) )?(?:(?:yang|yg|sing) lain(?:nya)?|lainnya|sisanya)(?: \p{L}+)? (?:tetap|tetep|tetp|sama|biar(?:kan|in)?)(?!\p{L})[^.,;]*[.,;]?/iu;
/** "Ya itu tadi, ...", "ganti barisnya, ...": what stands before a row and is none of it. */
const talk =
  /^(?:(?:ya|iya|itu|ini|tadi|eh|kan|oh|maksudku|maksudnya|salah|lho|loh|lah|tolong|coba|(?:ganti|ubah)(?:in)?|baris(?:nya)?)[ ,.:]+)+(?=\p{L})/iu;
const namesRow = /^(?:\p{L}+ )?(?:ganti|ubah)(?:in|kan)? baris(?:nya)?[ ,.:]+/iu;

/** The row of the same name, or, where it may be called otherwise, the only one that shares words of its name. */
function placeOf(rows: readonly string[], row: string, isLoose: boolean): number {
  const name = plain(nameOf(row));
  const same = rows.findIndex((one) => nameOf(one) !== "" && plain(nameOf(one)) === name);
  if (same >= 0 || !isLoose) return same;
  const words = name
    .split(" ")
    .filter((word) => word.length > 2 && !/^(?:biaya|ongkos|uang|untuk|buat|yang|dan)$/.test(word));
  const shared = rows.map((one) => {
    const own = plain(nameOf(one)).split(" ");
    return words.filter((word) => own.includes(word)).length;
  });
  const most = Math.max(0, ...shared);
  return most > 0 && shared.filter((count) => count === most).length === 1 ? shared.indexOf(most) : -1;
}

/** "Ganti barisnya, upah 375rb", "upah 375rb, yang lain tetap": one row anew, and all others as they are. */
function rewrittenRow(flow: Flow, filled: Filled, text: string): RowChange | undefined {
  if (!namesRow.test(text) && !othersStay.test(text)) return undefined;
  const [table, ...others] = tablesOf(flow, filled);
  if (!table || others.length > 0 || sumsNamedIn(text) === 0) return undefined;
  const rows = mergedRows(flow, table.name, filled[table.name] ?? "", text);
  return rows === undefined ? undefined : { kind: "changed", name: table.name, rows, row: rows };
}

const sumsNamedIn = (text: string): number => sumsOf(text).length;

const complaint =
  /(?<!\p{L})(?:hilang|ilang|kok|lho|loh|lah|salah|keliru|kacau|kurang|harusnya|seharusnya)(?!\p{L})/iu;
const pair = new RegExp(`^(?:dan |sama )?\\p{L}[^\\d,;]{1,40}? ?${sum}$`, "iu");
const pairsMin = 3;

/** "Lho yang lain hilang. kulit 875rb, busa 400rb, lem 60rb": names with their sums are the new table. */
function relisted(flow: Flow, filled: Filled, text: string): RowChange | undefined {
  const [table, ...others] = tablesOf(flow, filled);
  if (!table || others.length > 0 || text.includes("?")) return undefined;
  const list = text.split(/(?<=[.!:])\s+/).at(-1) ?? "";
  const pairs = list
    .split(/[,;]\s+|\s+(?:dan|sama)\s+(?=\p{L}[^,;]*\d)/u)
    .map((one) => one.trim().replace(/[.!]+$/, ""));
  if (pairs.length < pairsMin || !pairs.every((one) => pair.test(one))) return undefined;
  const ahead = text.slice(0, text.length - list.length);
  if (othersStay.test(text) || !(complaint.test(ahead) || pairs.length >= table.rows.length))
    return undefined;
  const rows = pairs.join("\n");
  const slot = flow.slots[table.name];
  return slot && fits(slot, rows) ? { kind: "changed", name: table.name, rows, row: rows } : undefined;
}
