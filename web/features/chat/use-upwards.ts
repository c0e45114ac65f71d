import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Chunk } from "./chunks.ts";

/** Rows that fill the screen of a phone, with some to spare. */
const firstRows = 8;

/** The chunks to draw, from the end up: the last few rows, then with each picture more chunks, until all are there. */
export function useUpwards(chunks: readonly Chunk[], newestFirst: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(newestFirst ? 0 : Number.POSITIVE_INFINITY);
  const held = useRef<{ row: Element; top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when rows came in above
  useLayoutEffect(() => {
    // What stands below the rows that came in stays where it is on the screen.
    const box = log.current?.closest("[data-scroll]");
    if (box && held.current) box.scrollTop += topIn(log.current, held.current.row) - held.current.top;
    held.current = undefined;
  }, [shown]);
  useEffect(() => {
    if (!Number.isFinite(shown)) return;
    const timer = setTimeout(() => {
      const row = log.current?.querySelector("[data-row]");
      if (row) held.current = { row, top: topIn(log.current, row) };
      startTransition(() => setShown(shown < chunks.length ? 2 * shown + 1 : Number.POSITIVE_INFINITY));
    });
    return () => clearTimeout(timer);
  }, [shown, chunks.length]);
  const last = chunks.at(-1);
  const drawn = shown === 0 && last ? [{ ...last, rows: last.rows.slice(-firstRows) }] : chunks.slice(-shown);
  return { log, drawn };
}

/** How far down in the log a row begins. */
const topIn = (log: Element | null, row: Element): number =>
  row.getBoundingClientRect().top - (log?.getBoundingClientRect().top ?? 0);
