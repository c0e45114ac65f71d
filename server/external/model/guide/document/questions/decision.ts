import type { Said } from "#server/external/model/guide/lines/said.ts";
import { asksForOpinion } from "#server/external/model/guide/words/stories/opinions.ts";

/*
 * "Jadi menurut lu gw ambil kagak?" below a table of two options: what the member's own points say, and that the
 * decision is theirs.
 */

type Row = { label: string; points: readonly [number, number] };
type Table = { names: readonly [string, string]; rows: Row[]; sum: Row };

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

const listed = /^Yang ditimbang: (.+)$/m;
const between = /\s*(?:,|;|\bdan\b|\batau\b|\bvs\b|\bsama\b|\/)\s*/i;

/** What both options are called: as in the table, or behind its letters by their own names, if the document has them. */
function namesOf(document: string, heads: readonly [string, string]): [string, string] {
  const own = (listed.exec(document)?.[1] ?? "").split(between).filter((name) => name !== "");
  const isLetter = (head: string) => /^[AB]$/.test(head);
  const called = (at: 0 | 1) =>
    own.length === 2 && isLetter(heads[at]) ? `${heads[at]} (${own[at]})` : heads[at];
  return [called(0), called(1)];
}

/** The table of points in a document whose last two columns are the options, with its sum. */
function tableIn(document: string): Table | undefined {
  const lines = document.split("\n").filter((line) => line.startsWith("|"));
  const heads = cellsOf(lines[0] ?? "").slice(-2);
  const rows = lines.slice(2).flatMap((line) => {
    const cells = cellsOf(line);
    const [one, other] = cells.slice(-2).map(Number);
    const isRow = cells.length > 3 && one !== undefined && other !== undefined;
    if (!isRow || Number.isNaN(one) || Number.isNaN(other)) return [];
    return [{ label: cells[0] ?? "", points: [one, other] as const }];
  });
  const sum = rows.find(({ label }) => label === "Jumlah");
  const [first, second] = heads;
  if (!sum || rows.length < 2 || first === undefined || second === undefined) return undefined;
  return {
    names: namesOf(document, [first, second]),
    rows: rows.filter((row) => row !== sum),
    sum,
  };
}

const even = /di bawah (\d+)/;

/** What the table of a document says to the question for a decision; undefined if it has none, or that is not asked. */
export function decidedBy(document: string, text: string, said: Said): string | undefined {
  if (!asksForOpinion(text)) return undefined;
  const table = tableIn(document);
  if (!table) return undefined;
  const [one, other] = table.sum.points;
  const tie = Number(even.exec(document)?.[1] ?? 1);
  if (Math.abs(one - other) < tie)
    return said.line("decided-even", { one: String(one), other: String(other) });
  const ahead = one > other ? 0 : 1;
  const gap = ({ points }: Row) => points[ahead] - points[ahead === 0 ? 1 : 0];
  const widest = table.rows.toSorted((row, another) => gap(another) - gap(row))[0];
  const against = table.rows.filter((row) => gap(row) < 0).map(({ label }) => label.toLowerCase());
  const line = said.line("decided", {
    name: table.names[ahead],
    more: String(Math.max(one, other)),
    less: String(Math.min(one, other)),
    row: widest?.label.toLowerCase() ?? "",
  });
  const but = against.length > 0 ? [said.line("decided-against", { rows: against.join(", ") })] : [];
  return [line, ...but, said.line("decided-yours")].join(" ");
}
