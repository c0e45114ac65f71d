import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Write } from "./answer-text.tsx";
import { LiveTextContext, type LiveTexts } from "./live-text.ts";
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

type Revealed = {
  /** What React knows of; what came since stands on the screen already. */
  text: string;
  /** Where the words go that come. */
  write: RefObject<Write | null>;
};

/**
 * The part of an answer to show: all of what was there at first, then word by word what comes, be it with the row or,
 * while it is being written, by the context of live texts. What comes draws nothing by itself: only the steps do.
 */
export function useReveal(text: string, liveId: number | null): Revealed {
  const texts = use(LiveTextContext);
  const [shown, setShown] = useState(() => wholeOf(text, texts, liveId).length);
  const latest = useRef(shown);
  const write = useRef<Write>(null);
  useLayoutEffect(() => {
    // Another text may be shorter than what stands there: it does not stay for a moment.
    write.current?.(wholeOf(text, texts, liveId).slice(0, latest.current));
    setShown(latest.current);
  }, [texts, text, liveId]);
  useEffect(() => {
    const whole = () => wholeOf(text, texts, liveId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer and not each frame: between two steps the page has nothing to draw.
    const look = () => {
      if (timer !== undefined || latest.current >= whole().length) return;
      timer = setTimeout(step, hasLessMotion ? 0 : stepMs);
    };
    const step = () => {
      timer = undefined;
      const all = whole();
      latest.current = hasLessMotion ? all.length : nextShown(all, latest.current, stepMs);
      // With the last step more changes than the text.
      const isLast = liveId === null && latest.current === all.length;
      if (write.current && !isLast) write.current(all.slice(0, latest.current));
      else setShown(latest.current);
      look();
    };
    look();
    const stop = liveId === null ? undefined : texts?.subscribe(look);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [texts, text, liveId]);
  return { text: wholeOf(text, texts, liveId).slice(0, shown), write };
}

const wholeOf = (text: string, texts: LiveTexts | null, liveId: number | null): string =>
  texts && liveId !== null ? text + texts.liveText(liveId) : text;
