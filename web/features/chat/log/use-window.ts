import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Chunk } from "./chunks.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

/** Chunks that stay rendered on either side of the reader's position: two hundred rows, many screens. */
const around = 8;
/** Chunks that stay rendered at the end, where an answer is streamed. */
const atEnd = 2;
/** The reader moves by this many chunks before other chunks are rendered. */
const stride = 2;

/** Heights of chunks that are not rendered, by key. */
type LeftOut = ReadonlyMap<string, number>;
const none: LeftOut = new Map();

/**
 * Chunks far from the reader's position keep their height but are not rendered, so that a conversation read back over
 * thousands of messages costs what a short one does. Only within a scrolling part of the page, as in the chat; a
 * history is loaded page by page on request.
 */
export function useWindow(log: RefObject<HTMLDivElement | null>, chunks: readonly Chunk[]): LeftOut {
  const [leftOut, setLeftOut] = useState(none);
  // After a rotation, chunks that are rendered again may differ from their recorded heights; this keeps the scroll
  // position.
  const anchorTo = useScrollAnchor(log, leftOut);
  const isLong = chunks.length > 2 * (around + atEnd);
  const drawn = isLong ? leftOut : none;
  const known = useRef<Rendered>({ chunks, leftOut: drawn });
  useLayoutEffect(() => {
    // What is on the screen; a render that React still prepares does not count.
    known.current = { chunks, leftOut: drawn };
  });
  useEffect(() => {
    const box = log.current?.closest("[data-scroll]");
    if (!isLong) setLeftOut(none);
    if (!box || !isLong) return;
    let frame = 0;
    let lastToEnd = Number.NEGATIVE_INFINITY;
    const look = () => {
      frame = 0;
      const places = placesOf(log.current);
      if (places.length !== known.current.chunks.length) return;
      const at = firstBelow(places, box.getBoundingClientRect().top, known.current);
      // Counted from the end, because chunks added above change the index of the one being read.
      const toEnd = places.length - at;
      if (Math.abs(toEnd - lastToEnd) < stride) return;
      lastToEnd = toEnd;
      const place = places[at];
      if (place) anchorTo(place);
      const next = heightsFar(places, at, known.current);
      startTransition(() => setLeftOut(next));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(look);
    };
    plan();
    box.addEventListener("scroll", plan, { passive: true });
    return () => {
      box.removeEventListener("scroll", plan);
      cancelAnimationFrame(frame);
    };
  }, [log, isLong, anchorTo]);
  return drawn;
}

type Rendered = { chunks: readonly Chunk[]; leftOut: LeftOut };

/** A rendered chunk, or neighbouring chunks that are not rendered and share one placeholder with their total height. */
type Place = { chunk: Chunk; n: number } | { key: string; count: number; height: number };

/** Returns what the log shows, top to bottom. */
export function placesToDraw({ chunks, leftOut }: Rendered): Place[] {
  const places: Place[] = [];
  for (const [n, chunk] of chunks.entries()) {
    const height = leftOut.get(chunk.key);
    const last = places.at(-1);
    if (height === undefined) places.push({ chunk, n });
    else if (last && "height" in last)
      places[places.length - 1] = { ...last, count: last.count + 1, height: last.height + height };
    else places.push({ key: chunk.key, count: 1, height });
  }
  return places;
}

/** Returns the element of each chunk, or the placeholder that stands for it. */
const placesOf = (log: Element | null): Element[] =>
  [...(log?.children ?? [])].flatMap((place) => {
    const count = place instanceof HTMLElement ? Number(place.dataset.leftOut ?? 1) : 1;
    return Array.from({ length: count }, () => place);
  });

/**
 * Returns the heights of all chunks except those around `at` and at the end. A chunk that was never rendered has no
 * height and is therefore rendered.
 */
function heightsFar(places: readonly Element[], at: number, { chunks, leftOut }: Rendered): LeftOut {
  const far = new Map<string, number>();
  for (const [n, { key }] of chunks.entries()) {
    if (Math.abs(n - at) <= around || n >= chunks.length - atEnd) continue;
    const height = leftOut.get(key) ?? places[n]?.getBoundingClientRect().height;
    if (height) far.set(key, height);
  }
  return far;
}

/** Returns the index of the first chunk that ends below a line. */
function firstBelow(places: readonly Element[], line: number, { chunks, leftOut }: Rendered): number {
  let bottom = 0;
  for (const [n, place] of places.entries()) {
    const isNext = place !== places[n - 1];
    const { top, height } = isNext ? place.getBoundingClientRect() : { top: bottom, height: 0 };
    bottom = top + (leftOut.get(chunks[n]?.key ?? "") ?? height);
    if (bottom > line) return n;
  }
  return places.length - 1;
}
