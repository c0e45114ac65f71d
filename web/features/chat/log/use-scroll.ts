import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Within this many px the reader counts as being at the end. */
const nearPx = 24;
/** Room in px above the newest message when it is longer than the screen. */
const abovePx = 8;

/**
 * reading: follows new content only while the start of the newest message stays visible, so that it can be read in
 * peace and a help card is not pushed away; end: follows to the very end; away: does not scroll.
 */
type Mode = "reading" | "end" | "away";

export type Scroll = {
  /** The scrolling element, and its content. */
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** There is more content below what the reader sees. */
  isAway: boolean;
  /** Scrolls to the newest message, after sending. */
  toNewest: () => void;
  toEnd: () => void;
};

/**
 * Follows the newest message for a reader who is there, and moves nothing for one who scrolled up. Rows added above,
 * recognised by a changed `firstKey`, do not shift what is being read.
 */
export function useScroll(firstKey: string | undefined): Scroll {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const mode = useRef<Mode>("reading");
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const box = frame.current;
    if (!box || !content.current) return;
    let lastTop = box.scrollTop;
    const look = () => {
      const below = belowOf(box);
      // Scrolling up, however little, is always the reader's own will; only reaching the end starts following again.
      if (box.scrollTop < lastTop && below > 1) mode.current = "away";
      else if (below <= nearPx && mode.current === "away") mode.current = "end";
      lastTop = box.scrollTop;
      setAway(below > nearPx);
    };
    // New words, the keyboard and a rotation change sizes: a reader who follows goes on following.
    const follow = new ResizeObserver(() => {
      followNewest(box, mode.current);
      lastTop = box.scrollTop;
      setAway(belowOf(box) > nearPx);
    });
    box.addEventListener("scroll", look, { passive: true });
    follow.observe(box);
    follow.observe(content.current);
    return () => {
      box.removeEventListener("scroll", look);
      follow.disconnect();
    };
  }, []);

  useStablePosition(frame, firstKey);

  function go(next: Mode): void {
    mode.current = next;
    if (frame.current) followNewest(frame.current, next);
  }

  return { frame, content, isAway, toNewest: () => go("reading"), toEnd: () => go("end") };
}

const belowOf = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

function followNewest(box: HTMLElement, mode: Mode): void {
  // Found through the last chunk, since a long conversation has too many rows to search for every word.
  const newest = box.querySelector("[data-log]")?.lastElementChild?.lastElementChild;
  if (mode === "away" || !newest) return;
  const end = box.scrollHeight - box.clientHeight;
  const begin =
    newest.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - abovePx;
  const target = mode === "end" ? end : Math.min(end, Math.max(begin, toCall(box, newest)));
  // Never scrolls back: text that has been read is not pulled down again.
  if (target > box.scrollTop) box.scrollTop = target;
}

/**
 * Returns the scroll position that shows the first number of a help card, which matters more than the text above it.
 */
function toCall(box: HTMLElement, row: Element): number {
  const call = row.querySelector("[data-help-card] a")?.getBoundingClientRect().bottom;
  return call === undefined ? 0 : call - box.getBoundingClientRect().bottom + box.scrollTop + abovePx;
}

/** Keeps what is being read in place on the screen when rows are added above it. */
function useStablePosition(frame: RefObject<HTMLDivElement | null>, firstKey: string | undefined): void {
  const noted = useRef<{ key: string | undefined; top: number }>({ key: undefined, top: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const { key: before, top } = noted.current;
    // A first row that was unloaded, as when older pages are dropped at the end, gives no position.
    const moved = topOf(box, before) - top;
    if (before !== firstKey && moved) box.scrollTop += moved;
    const note = () => {
      noted.current = { key: firstKey, top: topOf(box, firstKey) };
    };
    note();
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, [frame, firstKey]);
}

/** Returns the top of the row with this key, in px from the top of the viewport; NaN when it is not rendered. */
function topOf(box: HTMLElement, key: string | undefined): number {
  const row = key === undefined ? null : box.querySelector(`[data-row="${CSS.escape(key)}"]`);
  return row?.getBoundingClientRect().top ?? Number.NaN;
}
