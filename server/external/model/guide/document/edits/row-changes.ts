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
  const again = reperioded(flow, filled, said);
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
  const fresh = itemsIn(slot, text, false);
  const placeOf = (row: string) =>
    rows.findIndex((one) => nameOf(one) !== "" && plain(nameOf(one)) === plain(nameOf(row)));
  const places = fresh.map(placeOf);
  if (fresh.length >= rows.length || places.includes(-1)) return undefined;
  return rows.map((row, at) => fresh[places.indexOf(at)] ?? row).join("\n");
}
