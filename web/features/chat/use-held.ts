import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

/**
 * What is read stays where it is on the screen when what stands above it becomes taller or shorter with `change`.
 * Answers what takes hold of an element of the log, just before the change.
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

/** How far down in the log an element begins, wherever the log is scrolled to. */
const topIn = (log: Element | null, element: Element): number =>
  element.getBoundingClientRect().top - (log?.getBoundingClientRect().top ?? 0);
