import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";

/* "Dia ga mau lg kirim oli": what a creditor does no longer, which the plan keeps beside the sums. */

const no =
  "(?:ga|gak|gk|g|nggak|ngga|enggak|tidak|tdk|tak|ndak|nda|kagak|ogah|ora|teu|kada|gamau|gakmau|nolak|menolak|stop|berhenti|distop|disetop)";
const delivering =
  "(?:(?:ng|me|meng|nge|di|ny|m|n)?(?:kirim\\p{L}*|irim\\p{L}*|anter\\p{L}*|antar\\p{L}*|suplai|supplai|supply|nyuplai|pasok\\p{L}*|asok|masok|masokin|layan\\p{L}*|layanin|utangin|bonin|stok|setok)|(?:kasih|ngasih|ngasi|kasi|beri) (?:barang|bon|utang|stok|tempo|bahan)|(?:bisa|boleh) (?:ambil|ngambil|ngebon|ngutang) (?:barang|lagi|lg|di situ))";
const stopped = new RegExp(
  `(?<!\\p{L})${no} (?:(?:mau|mw|bisa|boleh|akan|lagi|lg|lgi|mau lagi|mau lg|pernah) ){0,3}${delivering}(?!\\p{L})`,
  "iu",
);
const asking = /\?\s*$|(?<!\p{L})(?:kalau|kalo|klo|takut|takutnya|gimana|gmn)(?!\p{L})/iu;

const clausesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|,\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The flow with such a clause among its notes, and the message without it; undefined if there is none. */
export function owedNote(
  flow: Flow,
  active: ActiveFlow,
  text: string,
  said: Said,
): { active: ActiveFlow; texts: string[]; rest: string } | undefined {
  const name = flow.owed?.note;
  const clauses = clausesIn(text);
  const isNote = (one: string) => stopped.test(one) && !/\d/.test(one) && !asking.test(one);
  const notes = clauses.filter(isNote).map((one) => one.replace(/[.,;!]+$/, ""));
  if (name === undefined || notes.length === 0) return undefined;
  const before = (active.filled[name] ?? "").split("\n").filter((one) => one !== "");
  const all = [...new Set([...before, ...notes])];
  return {
    active: { ...active, filled: { ...active.filled, [name]: all.join("\n") } },
    texts: notes.map((quote) => said.line("owed-note", { quote })),
    rest: clauses.filter((one) => !isNote(one)).join(", "),
  };
}
