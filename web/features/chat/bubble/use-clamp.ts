import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** A folded message keeps at least this many lines besides its question. */
const fewest = 2;
/** Room in px above the message and below the contacts when the log has scrolled to the message (use-scroll.ts). */
const aroundPx = 32;

const frameOf = (place: Element | null) => place?.closest("[data-scroll]");

/**
 * Returns how many lines of a vetted message can be shown so that the contacts below it are on the screen, too; null
 * when it fits. The answer is there before the first paint. It is looked for again when the frame grows, as when a
 * phone's keyboard closes; a frame that shrinks folds nothing that is being read.
 */
export function useClamp(words: RefObject<HTMLElement | null>): number | null {
  const [lines, setLines] = useState<number | null>(null);
  useLayoutEffect(() => {
    const place = words.current;
    const frame = frameOf(place);
    const contacts = place?.closest("[data-row]")?.querySelector("[data-help-card] ul");
    if (!place || !frame || !contacts || lines === fewest) return;
    const height = contacts.getBoundingClientRect().bottom - place.getBoundingClientRect().top;
    const overflow = height + aroundPx - frame.clientHeight;
    if (overflow <= 0) return;
    const line = Number.parseFloat(getComputedStyle(place).lineHeight);
    setLines(Math.max(fewest, (lines ?? Math.round(place.clientHeight / line)) - Math.ceil(overflow / line)));
  }, [words, lines]);
  useEffect(() => {
    const frame = frameOf(words.current);
    if (!frame) return;
    let tallest = frame.clientHeight;
    const growth = new ResizeObserver(() => {
      if (frame.clientHeight > tallest) setLines(null);
      tallest = Math.max(tallest, frame.clientHeight);
    });
    growth.observe(frame);
    return () => growth.disconnect();
  }, [words]);
  return lines;
}
