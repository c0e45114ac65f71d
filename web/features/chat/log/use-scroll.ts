import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Within this many px the reader counts as being at the end. */
const nearPx = 24;
/** Room in px above the newest message when it is longer than the screen. */
const abovePx = 8;
/** Height in px above the first line of an answer: room above it, and the padding of its row and bubble. */
const headPx = 28;
/** Room in px below choices that were scrolled into view. */
const belowPx = 4;
/** Choices of which at least this much is on the screen, in px, are seen without a hint. */
const peekPx = 24;
/** Height in px of the strip at the end of the frame over which the button to the end lies. */
const buttonPx = 68;

/**
 * reading: follows new content only while the start of the newest message stays visible, so that it can be read in
 * peace and a help card is not pushed away; end: follows to the very end; away: does not scroll.
 */
type Mode = "reading" | "end" | "away";

/** What lies below the screen: nothing, content, or the choices of the answer that is being read. */
type Below = "nothing" | "content" | "choices";

export type Scroll = {
  /** The scrolling element, and its content. */
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** There is more content below what the reader sees. */
  isAway: boolean;
  /** The choices of the answer that is being read are there. */
  hasChoicesBelow: boolean;
  /** Scrolls to the newest message, after sending. */
  toNewest: () => void;
  toEnd: () => void;
  /** Scrolls to the choices of the newest answer, and gives them the focus. */
  toChoices: () => void;
};

/**
 * Follows the newest message for a reader who is there, and moves nothing for one who scrolled up. Rows added above,
 * recognised by a changed `firstKey`, do not shift what is being read.
 */
export function useScroll(firstKey: string | undefined): Scroll {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const mode = useRef<Mode>("reading");
  const [below, setBelow] = useState<Below>("nothing");

  useEffect(() => {
    const box = frame.current;
    if (!box || !content.current) return;
    let lastTop = box.scrollTop;
    const look = () => {
      const rest = belowOf(box);
      // Scrolling up, however little, is always the reader's own will; only reaching the end starts following again.
      if (box.scrollTop < lastTop && rest > 1) mode.current = "away";
      else if (rest <= nearPx && mode.current === "away") mode.current = "end";
      lastTop = box.scrollTop;
      setBelow(whatIsBelow(box));
    };
    // New words, the keyboard and a rotation change sizes: a reader who follows goes on following.
    const follow = new ResizeObserver(() => {
      followNewest(box, mode.current);
      lastTop = box.scrollTop;
      setBelow(whatIsBelow(box));
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

  return {
    ...{ frame, content },
    isAway: below !== "nothing",
    hasChoicesBelow: below === "choices",
    toNewest: () => go("reading"),
    toEnd: () => go("end"),
    toChoices: () => showChoices(frame.current),
  };
}

const belowOf = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

/** Returns the newest row, through the last chunk: a long conversation has too many rows to search for every word. */
const newestIn = (box: HTMLElement) => box.querySelector("[data-log]")?.lastElementChild?.lastElementChild;

const choicesIn = (box: HTMLElement) => newestIn(box)?.querySelector<HTMLElement>("[data-choices]");

function whatIsBelow(box: HTMLElement): Below {
  if (belowOf(box) <= nearPx) return "nothing";
  return hidesChoices(box) ? "choices" : "content";
}

/** Whether the reader is at the newest answer and its choices are below the screen; false while a help card is there. */
function hidesChoices(box: HTMLElement): boolean {
  const newest = newestIn(box);
  const choices = choicesIn(box);
  const { bottom } = box.getBoundingClientRect();
  if (!newest || !choices || choices.getBoundingClientRect().top + peekPx <= bottom) return false;
  const isAtEnd = (element: Element) => {
    const place = element.getBoundingClientRect();
    return place.top < bottom && place.bottom > bottom - buttonPx;
  };
  return isAtEnd(newest) && ![...box.querySelectorAll("[data-help-card]")].some(isAtEnd);
}

function showChoices(box: HTMLElement | null): void {
  const choices = box && choicesIn(box);
  if (!choices) return;
  choices.scrollIntoView({ block: "nearest" });
  choices.querySelector("button")?.focus({ preventScroll: true });
}

function followNewest(box: HTMLElement, mode: Mode): void {
  const newest = newestIn(box);
  if (mode === "away" || !newest) return;
  const end = box.scrollHeight - box.clientHeight;
  const begin =
    newest.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - abovePx;
  const target =
    mode === "end"
      ? end
      : Math.min(end, Math.max(begin, toCall(box, newest), toChoices(box, newest, begin + headPx)));
  // Never scrolls back: text that has been read is not pulled down again.
  if (target > box.scrollTop) box.scrollTop = target;
}

/**
 * Returns the scroll position that shows the first number of a help card, which matters more than the text above it,
 * and all its contacts as long as the vetted message above them stays.
 */
function toCall(box: HTMLElement, row: Element): number {
  const frame = box.getBoundingClientRect();
  const card = row.querySelector("[data-help-card]");
  const call = card?.querySelector("a")?.getBoundingClientRect().bottom;
  if (call === undefined) return 0;
  const contacts = card?.querySelector("ul")?.getBoundingClientRect().bottom ?? call;
  const message = row.querySelector("[data-vetted]")?.getBoundingClientRect().top ?? frame.top;
  const toContacts = Math.min(contacts - frame.bottom + belowPx, message - frame.top - headPx);
  return box.scrollTop + Math.max(call - frame.bottom + abovePx, toContacts);
}

/**
 * Returns the scroll position that shows all choices of an answer, provided that its first line stays visible (`most`):
 * the last choices are not cut off for the sake of the empty room above that line.
 */
function toChoices(box: HTMLElement, row: Element, most: number): number {
  const choices = row.querySelector("[data-choices]")?.getBoundingClientRect().bottom;
  if (choices === undefined) return 0;
  const target = Math.ceil(choices - box.getBoundingClientRect().bottom + box.scrollTop + belowPx);
  return target <= most ? target : 0;
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
