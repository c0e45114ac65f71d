import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Maximum page width in CSS pixels at zoom 1; wider pages are not easier to read. */
const widest = 820;
const margin = 24;
const zooms = [1, 1.25, 1.5, 2, 3];

/** The current page, the page width, zooming and navigation of the reader. */
export function usePages(box: RefObject<HTMLElement | null>, count: number) {
  const [room, setRoom] = useState(0);
  const [step, setStep] = useState(0);
  const [current, setCurrent] = useState(1);
  const share = useRef(0);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [box]);

  const width = Math.floor(Math.max(0, Math.min(room - margin, widest)) * (zooms[step] ?? 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: pages of another width put the same words elsewhere
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = share.current * element.scrollHeight;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [box, width]);

  const pagesOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>("[data-page]")];

  function noteScroll(): void {
    const element = box.current;
    if (!element) return;
    share.current = element.scrollTop / Math.max(1, element.scrollHeight);
    const middle = element.scrollTop + element.clientHeight / 2;
    const before = pagesOf(element).filter((page) => page.offsetTop <= middle).length;
    const isEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
    setCurrent(isEnd && element.scrollTop > 0 ? count : Math.max(1, before));
  }

  function go(to: number): void {
    const element = box.current;
    const page = element && pagesOf(element)[Math.min(Math.max(to, 1), count) - 1];
    if (page) element.scrollTop = page.offsetTop - margin / 2;
  }

  const zoom = (by: 1 | -1) => setStep((now) => Math.min(Math.max(now + by, 0), zooms.length - 1));
  return {
    width,
    current,
    noteScroll,
    go,
    zoom,
    isSmallest: step === 0,
    isLargest: step === zooms.length - 1,
  };
}
