import { startTransition, useEffect, useRef, useState } from "react";
import type { Chunk } from "./chunks.ts";
import type { Row } from "./rows.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

/**
 * Characters per line of the log, and px per row and per line, all chosen so that too many rows are rendered rather
 * than too few.
 */
const lettersOf = (widthPx: number) => Math.min(90, widthPx / 7);
const rowPx = 64;
const linePx = 22;

/** Returns how many of the last rows fill a screen, with a little to spare. */
export function rowsToFill(rows: readonly Row[], screen: { width: number; height: number }): number {
  const letters = lettersOf(screen.width);
  let height = 0;
  let count = 0;
  while (count < rows.length && height < screen.height) {
    count += 1;
    const row = rows.at(-count);
    if (!row || row.kind === "day") continue;
    const lines = row.text.split("\n").reduce((sum, line) => sum + Math.ceil(line.length / letters), 0);
    height += rowPx + lines * linePx;
  }
  return count;
}

/**
 * Returns the chunks to render, from the end up: first the last few rows, then more chunks with each render, until all
 * are there and `isWhole` is true.
 */
export function useProgressiveRows(chunks: readonly Chunk[], newestFirst: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(newestFirst ? 0 : Number.POSITIVE_INFINITY);
  // Keeps the rows below in place when rows are added above.
  const anchorTo = useScrollAnchor(log, shown);
  useEffect(() => {
    if (!Number.isFinite(shown)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grow = () => {
      const row = log.current?.querySelector("[data-row]");
      if (row) anchorTo(row);
      startTransition(() => setShown(shown < chunks.length ? 2 * shown + 1 : Number.POSITIVE_INFINITY));
    };
    // Waits until the current rows have been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(grow);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, chunks.length, anchorTo]);
  const last = chunks.at(-1);
  if (shown > 0 || !last)
    return { log, drawn: chunks.slice(-shown), isWhole: shown === Number.POSITIVE_INFINITY };
  const count = rowsToFill(last.rows, { width: innerWidth, height: innerHeight });
  return { log, drawn: [{ ...last, rows: last.rows.slice(-count) }], isWhole: false };
}
