import { useEffect, useState } from "react";
import { nextShown } from "./reveal.ts";

/** Between two steps; more often is not seen, and costs a slow phone its scrolling. */
const stepMs = 45;

// Kept, as asking for it makes the browser lay out the page first.
let hasLessMotion = false;
if (typeof window !== "undefined") {
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  hasLessMotion = lessMotion.matches;
  lessMotion.addEventListener("change", ({ matches }) => {
    hasLessMotion = matches;
  });
}

/** The part of a text to show: all of what was there at first, then word by word what comes. */
export function useReveal(text: string): string {
  const [shown, setShown] = useState(text.length);
  const isBehind = shown < text.length;
  useEffect(() => {
    if (!isBehind) return;
    // A timer and not each frame: between two steps the page has nothing to draw.
    const timer = setTimeout(
      () => setShown(hasLessMotion ? text.length : nextShown(text, shown, stepMs)),
      hasLessMotion ? 0 : stepMs,
    );
    return () => clearTimeout(timer);
  }, [text, shown, isBehind]);
  return isBehind ? text.slice(0, shown) : text;
}
