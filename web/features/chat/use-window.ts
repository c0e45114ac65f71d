import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Chunk } from "./chunks.ts";
import { useHeld } from "./use-held.ts";

/** Chunks that stay drawn on either side of what is read: two hundred rows, many screens. */
const around = 8;
/** And at the end, where an answer is written. */
const atEnd = 2;
/** The reader moves by so many chunks before others are drawn. */
const stride = 2;

/** Heights of chunks that are left out, by key. */
type LeftOut = ReadonlyMap<string, number>;
const none: LeftOut = new Map();

/**
 * Chunks far from what is read keep their room and are not drawn: a talk read back over thousands of messages costs
 * what a short one does. Only where a part of the page scrolls by itself, as the chat does; a history is read from
 * pages that were asked for one by one.
 */
export function useWindow(log: RefObject<HTMLDivElement | null>, chunks: readonly Chunk[]): LeftOut {
  const [leftOut, setLeftOut] = useState(none);
  // A turned phone: what is drawn again may be as tall as it was not.
  const hold = useHeld(log, leftOut);
  const isLong = chunks.length > 2 * (around + atEnd);
  const drawn = isLong ? leftOut : none;
  const known = useRef<Drawn>({ chunks, leftOut: drawn });
  useLayoutEffect(() => {
    // As it stands on the screen: what is drawn aside meanwhile does not count yet.
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
      // Counted from the end: what is put in above pushes away what was read.
      const toEnd = places.length - at;
      if (Math.abs(toEnd - lastToEnd) < stride) return;
      lastToEnd = toEnd;
      const place = places[at];
      if (place) hold(place);
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
  }, [log, isLong, hold]);
  return drawn;
}

type Drawn = { chunks: readonly Chunk[]; leftOut: LeftOut };

/** A chunk that is drawn, or neighbours that are left out: one place keeps the room of all of them. */
type Place = { chunk: Chunk; n: number } | { key: string; count: number; height: number };

/** What a log shows, top to bottom. */
export function placesToDraw({ chunks, leftOut }: Drawn): Place[] {
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

/** The element that each chunk stands in, or that keeps its room. */
const placesOf = (log: Element | null): Element[] =>
  [...(log?.children ?? [])].flatMap((place) => {
    const count = place instanceof HTMLElement ? Number(place.dataset.leftOut ?? 1) : 1;
    return Array.from({ length: count }, () => place);
  });

/** The heights of all chunks but those around one and at the end; what was never drawn has none, and is drawn. */
function heightsFar(places: readonly Element[], at: number, { chunks, leftOut }: Drawn): LeftOut {
  const far = new Map<string, number>();
  for (const [n, { key }] of chunks.entries()) {
    if (Math.abs(n - at) <= around || n >= chunks.length - atEnd) continue;
    const height = leftOut.get(key) ?? places[n]?.getBoundingClientRect().height;
    if (height) far.set(key, height);
  }
  return far;
}

/** The first chunk that ends under a line. */
function firstBelow(places: readonly Element[], line: number, { chunks, leftOut }: Drawn): number {
  let bottom = 0;
  for (const [n, place] of places.entries()) {
    const isNext = place !== places[n - 1];
    const { top, height } = isNext ? place.getBoundingClientRect() : { top: bottom, height: 0 };
    bottom = top + (leftOut.get(chunks[n]?.key ?? "") ?? height);
    if (bottom > line) return n;
  }
  return places.length - 1;
}
