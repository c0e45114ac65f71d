import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Leaves an element of the log in place on the screen when the content above it changes its height with `change`.
 * Returns the function that picks the element, to be called just before the change.
 */
export function useScrollAnchor(log: RefObject<Element | null>, change: unknown): (element: Element) => void {
  const anchor = useRef<{ element: Element; top: number }>(undefined);
  const drawn = useRef(change);
  useLayoutEffect(() => {
    const isDrawn = drawn.current !== change;
    drawn.current = change;
    const { element, top = 0 } = anchor.current ?? {};
    if (!element) return;
    const now = topIn(log.current, element);
    // Other rows may have changed while React prepared this change; their effect is not corrected here.
    anchor.current = isDrawn ? undefined : { element, top: now };
    const box = log.current?.closest("[data-scroll]");
    if (isDrawn && box && element.isConnected) box.scrollTop += now - top;
  });
  return useCallback(
    (element) => {
      anchor.current = { element, top: topIn(log.current, element) };
    },
    [log],
  );
}

/** Returns the distance in px from the top of the log to an element, independent of scrolling. */
const topIn = (log: Element | null, element: Element): number =>
  element.getBoundingClientRect().top - (log?.getBoundingClientRect().top ?? 0);
