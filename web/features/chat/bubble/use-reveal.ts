import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { LiveTextContext, type LiveTexts } from "#web/features/chat/log/live-text.ts";
import type { Write } from "./answer-text.tsx";
import { nextShown } from "./reveal.ts";

/** Time between two steps, in ms. More frequent steps are not visible and make scrolling worse on a slow phone. */
const stepMs = 45;

// Cached, because asking for it makes the browser lay out the page first.
let hasLessMotion = false;
if (typeof window !== "undefined") {
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  hasLessMotion = lessMotion.matches;
  lessMotion.addEventListener("change", ({ matches }) => {
    hasLessMotion = matches;
  });
}

type Revealed = {
  /** The text that React knows of; later text is already on the screen. */
  text: string;
  /** Writes new words to the screen. */
  write: RefObject<Write | null>;
};

/**
 * Returns the part of an answer to show: the text that was there at first, then new text word by word, whether it comes
 * with the row or, while it is streamed, through `LiveTextContext`. Arriving text renders nothing by itself; only the
 * steps do.
 */
export function useReveal(text: string, liveId: number | null): Revealed {
  const texts = use(LiveTextContext);
  const [shown, setShown] = useState(() => wholeOf(text, texts, liveId).length);
  const latest = useRef(shown);
  const write = useRef<Write>(null);
  useLayoutEffect(() => {
    // A different text may be shorter than what is on the screen; it is replaced before the next paint.
    write.current?.(wholeOf(text, texts, liveId).slice(0, latest.current));
    setShown(latest.current);
  }, [texts, text, liveId]);
  useEffect(() => {
    const whole = () => wholeOf(text, texts, liveId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer instead of animation frames: between two steps there is nothing to render.
    const look = () => {
      if (timer !== undefined || latest.current >= whole().length) return;
      timer = setTimeout(step, hasLessMotion ? 0 : stepMs);
    };
    const step = () => {
      timer = undefined;
      const all = whole();
      latest.current = hasLessMotion ? all.length : nextShown(all, latest.current, stepMs);
      // The last step goes through React, because more than the text changes with it.
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
