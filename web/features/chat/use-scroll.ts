import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near the end counts as being there. */
const nearPx = 24;
/** Room above the newest message when it is longer than the screen. */
const abovePx = 8;

/**
 * reading: follows what comes, as far as the beginning of the newest message stays in sight, so that it can be read
 * in peace and a help card is not pushed away; end: follows to the very end; away: nothing moves.
 */
type Mode = "reading" | "end" | "away";

export type Scroll = {
  /** The part that scrolls, and what is in it. */
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** There is more below than the reader sees. */
  isAway: boolean;
  /** The newest message is to be seen: after sending. */
  toNewest: () => void;
  toEnd: () => void;
};

/**
 * Keeps the newest in sight for a reader who is there, and moves nothing under one who scrolled up. What
 * is put in above, recognised by another `firstKey`, does not shift what is being read.
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
      // Up is always the reader's own will, however little; only the end itself takes hold again.
      if (box.scrollTop < lastTop && below > 1) mode.current = "away";
      else if (below <= nearPx && mode.current === "away") mode.current = "end";
      lastTop = box.scrollTop;
      setAway(below > nearPx);
    };
    // New words, the keyboard, a turned phone: whoever follows goes on following.
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

  useHold(frame, firstKey);

  function go(next: Mode): void {
    mode.current = next;
    if (frame.current) followNewest(frame.current, next);
  }

  return { frame, content, isAway, toNewest: () => go("reading"), toEnd: () => go("end") };
}

const belowOf = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

function followNewest(box: HTMLElement, mode: Mode): void {
  // By way of its last chunk: a long talk has too many rows to go through with each word.
  const newest = box.querySelector("[data-log]")?.lastElementChild?.lastElementChild;
  if (mode === "away" || !newest) return;
  const end = box.scrollHeight - box.clientHeight;
  const begin =
    newest.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - abovePx;
  const target = mode === "end" ? end : Math.min(end, Math.max(begin, toCall(box, newest)));
  // Never back: what has been read is not pulled down again.
  if (target > box.scrollTop) box.scrollTop = target;
}

/** How far down brings the first number of a help card into sight; that counts more than the words above it. */
function toCall(box: HTMLElement, row: Element): number {
  const call = row.querySelector("[data-help-card] a")?.getBoundingClientRect().bottom;
  return call === undefined ? 0 : call - box.getBoundingClientRect().bottom + box.scrollTop + abovePx;
}

/** What is being read stays where it is on the screen when rows are put in above it. */
function useHold(frame: RefObject<HTMLDivElement | null>, firstKey: string | undefined): void {
  const held = useRef<{ key: string | undefined; top: number }>({ key: undefined, top: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const { key: before, top } = held.current;
    if (before !== undefined && before !== firstKey) box.scrollTop += topOf(box, before) - top;
    const note = () => {
      held.current = { key: firstKey, top: topOf(box, firstKey) };
    };
    note();
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, [frame, firstKey]);
}

/** Where the row with a key stands on the screen. */
function topOf(box: HTMLElement, key: string | undefined): number {
  const row = key === undefined ? null : box.querySelector(`[data-row="${CSS.escape(key)}"]`);
  return row?.getBoundingClientRect().top ?? 0;
}
