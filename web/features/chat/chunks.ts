import type { Row } from "./rows.ts";

/** A run of neighbouring rows that is drawn, and left alone, as one. */
export type Chunk = {
  /** The first of its rows that is a message: a day's line above it comes and goes with what is loaded. */
  key: string;
  rows: readonly Row[];
  /** Whether a help card stands in it. */
  hasCard: boolean;
};

/** Fewer rows make more chunks to look through, more make each change dearer. */
const chunkRows = 25;

/**
 * Parts a log into chunks. Rows that say what they said before are the same objects, chunks of the same rows are the
 * same, and their borders stay, whatever comes in above or below: only what has changed is drawn anew.
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
    const isKept = chunk?.rows.length === part.length && part.every((row, n) => row === chunk.rows[n]);
    return isKept ? chunk : newChunk(part);
  });
}

const newChunk = (rows: readonly Row[]): Chunk => ({
  key: nameOf(rows, 0),
  rows,
  hasCard: rows.some((row) => "safety" in row && row.safety !== null),
});

/** What a row is known by as the first of a chunk. */
function nameOf(rows: readonly Row[], at: number): string {
  const row = rows[at];
  return (row?.kind === "day" ? rows[at + 1] : row)?.key ?? "";
}

/** Cuts at the known borders first; what stands above all of them is cut from its end, the rest from its beginning. */
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

/** The odd rows at the top; a few of them are no chunk of their own. */
function firstLength(rows: number): number {
  const odd = rows % chunkRows;
  return rows > chunkRows && odd < chunkRows / 3 ? odd + chunkRows : odd;
}

/** Runs of a chunk's length, the first as long as said. A day's line stays with what it stands above. */
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
