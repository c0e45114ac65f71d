import type { Row } from "./rows.ts";

/** A run of adjacent rows that is rendered, or skipped, as one unit. */
export type Chunk = {
  /** The key of its first message row; the day line above that comes and goes with what is loaded. */
  key: string;
  rows: readonly Row[];
  /** Whether it contains a help card. */
  hasCard: boolean;
};

/** Smaller chunks mean more chunks to look through; larger chunks make each change more expensive. */
const chunkRows = 25;

/**
 * Splits a log into chunks. Unchanged rows and chunks stay the same objects and the borders stay in place, whatever is
 * added above or below, so that only what changed is rendered again.
 */
export function chunksOf(rows: readonly Row[], before: readonly Chunk[]): Chunk[] {
  const known = new Map<string, Row>();
  for (const chunk of before) for (const row of chunk.rows) known.set(row.key, row);
  const steady = rows.map((row) => {
    const former = known.get(row.key);
    return former && isSame(former, row) ? former : row;
  });
  const former = new Map(before.map((chunk) => [chunk.key, chunk]));
  return partsOf(steady, former).map((part) => {
    const chunk = former.get(nameOf(part, 0));
    const isUnchanged = chunk?.rows.length === part.length && part.every((row, n) => row === chunk.rows[n]);
    return isUnchanged ? chunk : newChunk(part);
  });
}

const newChunk = (rows: readonly Row[]): Chunk => ({
  key: nameOf(rows, 0),
  rows,
  hasCard: rows.some((row) => "safety" in row && row.safety !== null),
});

/** Returns the key of a chunk that starts with this row. */
function nameOf(rows: readonly Row[], at: number): string {
  const row = rows[at];
  return (row?.kind === "day" ? rows[at + 1] : row)?.key ?? "";
}

/** Cuts at the known borders first. Rows above all of them are cut from their end, the rest from their beginning. */
function partsOf(rows: readonly Row[], borders: ReadonlyMap<string, unknown>): Row[][] {
  const starts: number[] = [];
  let lastName = "";
  for (let n = 0; n < rows.length; n++) {
    const name = nameOf(rows, n);
    if (name !== lastName && borders.has(name)) starts.push(n);
    lastName = name;
  }
  const head = rows.slice(0, starts[0] ?? rows.length);
  return [
    ...pieces(head, firstLength(head.length)),
    ...starts.flatMap((start, n) => pieces(rows.slice(start, starts[n + 1]), chunkRows)),
  ];
}

/** The length of the top chunk: the rows left over, merged with a full chunk if they are only a few. */
function firstLength(rows: number): number {
  const odd = rows % chunkRows;
  return rows > chunkRows && odd < chunkRows / 3 ? odd + chunkRows : odd;
}

/** Cuts rows into runs of chunk length, the first of length `first`. A day line stays with the row below it. */
function pieces(rows: readonly Row[], first: number): Row[][] {
  const cut: Row[][] = [];
  let begin = 0;
  for (let next = first || chunkRows; begin < rows.length; next += chunkRows) {
    const end = rows[next - 1]?.kind === "day" ? next - 1 : next;
    if (end > begin) cut.push(rows.slice(begin, end));
    begin = end;
  }
  return cut;
}

function isSame(one: Readonly<Record<string, unknown>>, two: Readonly<Record<string, unknown>>): boolean {
  for (const key in two) if (one[key] !== two[key]) return false;
  return true;
}
