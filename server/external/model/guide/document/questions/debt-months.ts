import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import { owedIn, withoutRest } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  inOrder,
  monthsOf,
  monthsTogether,
  type Owed,
} from "#server/external/model/guide/values/costs/owed.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* "Berapa lama lunas semua": the months are reckoned from the rows of the table, with what was assumed. */

const paid = "(?:lunas|ngelunasin|melunasi|pelunasan|bebas utang|bebas hutang|beres|kelar|rampung)";
const asks = new RegExp(
  `\\b(?:berapa|brp|brapa) ?(?:lama|bulan|taun|tahun|bln)\\b.*\\b${paid}|\\b(?:kapan|kpn)\\b.*\\b${paid}|\\b${paid}(?:nya)? (?:\\p{L}+ ){0,3}(?:berapa lama|berapa bulan|brp lama|brp bulan|kapan)\\b`,
  "u",
);
const wordsMax = 16;

export const asksMonths = (flow: Flow, text: string): boolean =>
  flow.owed !== undefined && asks.test(plain(text)) && plain(text).split(" ").length <= wordsMax;

const inMonths = (months: number): string => {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return `${months} bulan`;
  return rest === 0 ? `${years} tahun` : `${years} tahun ${rest} bulan`;
};

function lineOf(debt: Owed): string {
  const months = monthsOf(debt);
  if (months !== undefined) return `- ${debt.name}: ${inMonths(months)}`;
  return debt.monthly > 0
    ? `- ${debt.name}: tidak habis, karena cicilannya belum menutup bunganya`
    : `- ${debt.name}: belum ada cicilannya`;
}

/** The months until all are paid at their own instalments; undefined if one of them never is. */
function monthsAlone(debts: readonly Owed[]): number | undefined {
  const alone = debts.map(monthsOf);
  return alone.every((months) => months !== undefined) ? Math.max(...alone) : undefined;
}

/** What the money that is left changes, or how much is missing; "" if it does neither. */
function besideLeft(debts: readonly Owed[], left: number, said: Said): string {
  if (left < 0) return said.line("debts-short", { left: rupiahText(-left) });
  const together = left > 0 ? monthsTogether(debts, left) : undefined;
  const name = inOrder(debts)[0]?.name ?? "";
  if (together === undefined) return "";
  return said.line("debts-left", { left: rupiahText(left), name, months: inMonths(together) });
}

/** The answer to the same question over the same debts. */
function toldAgain(debts: readonly Owed[], left: number, said: Said): string {
  const shortest = monthsTogether(debts, Math.max(0, left)) ?? monthsAlone(debts);
  const kind = shortest === undefined ? "debts-endless" : "debts-again";
  const again = said.line(kind, { months: inMonths(shortest ?? 0) });
  return left < 0 ? `${again} ${besideLeft(debts, left, said)}` : again;
}

function headOf(debts: readonly Owed[], said: Said): string {
  const all = monthsAlone(debts);
  return said.line(all === undefined ? "debts-each" : "debts-all", { months: inMonths(all ?? 0) });
}

/** What the table says to the question how long all of it takes; undefined if no debt could be read. */
export function debtMonths(flow: Flow, active: ActiveFlow, said: Said): string | undefined {
  const { rows = "", left: leftName = "" } = flow.owed ?? {};
  const slot = flow.slots[rows];
  const written = active.filled[rows] ?? "";
  const debts = slot ? owedIn(slot, written) : [];
  if (!slot || debts.length === 0) return undefined;
  const left = active.sums[leftName] ?? 0;
  const lines = debts.map(lineOf).join("\n");
  if (!said.isFirst(`months:${flow.id}:${lines}:${left}`)) return toldAgain(debts, left, said);
  const head = headOf(debts, said);
  const beside = besideLeft(debts, left, said);
  const names = withoutRest(slot, written).join(", ");
  const missing = names === "" ? "" : said.line("debts-unknown", { names });
  const assumed = said.line("debts-assumed");
  // What cannot be paid is said before how long it would take.
  const parts = left < 0 ? [beside, head, lines, missing, assumed] : [head, lines, missing, beside, assumed];
  return parts.filter((one) => one !== "").join("\n\n");
}
