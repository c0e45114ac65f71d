import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * Keeps an element of the log in place on the screen when the content above it changes its height with `change`.
 * Returns the function that picks the element, to be called just before the change.
 */
export function useHeld(log: RefObject<Element | null>, change: unknown): (element: Element) => void {
  const held = useRef<{ element: Element; top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the change has been drawn
  useLayoutEffect(() => {
    const box = log.current?.closest("[data-scroll]");
    if (box && held.current?.element.isConnected)
      box.scrollTop += topIn(log.current, held.current.element) - held.current.top;
    held.current = undefined;
  }, [change]);
  return useCallback(
    (element) => {
      held.current = { element, top: topIn(log.current, element) };
    },
    [log],
  );
}

/** Returns the distance in px from the top of the log to an element, independent of scrolling. */
const topIn = (log: Element | null, element: Element): number =>
  element.getBoundingClientRect().top - (log?.getBoundingClientRect().top ?? 0);
