import { useEffect, useRef, useState } from "react";
import { nextShown } from "./reveal.ts";

/** Between two steps; more often is not seen, and costs a slow phone its scrolling. */
const stepMs = 45;

/** The part of a text to show: all of what was there at first, then word by word what comes. */
export function useReveal(text: string): string {
  const [shown, setShown] = useState(text.length);
  const shownAt = useRef(0);
  const isBehind = shown < text.length;
  useEffect(() => {
    if (!isBehind) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(text.length);
      return;
    }
    let frame = requestAnimationFrame(function step(now) {
      frame = requestAnimationFrame(step);
      const elapsed = now - shownAt.current;
      if (elapsed < stepMs) return;
      shownAt.current = now;
      setShown((before) => nextShown(text, before, Math.min(elapsed, stepMs * 2)));
    });
    return () => cancelAnimationFrame(frame);
  }, [text, isBehind]);
  return isBehind ? text.slice(0, shown) : text;
}
