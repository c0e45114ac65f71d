import { useEffect, useRef, useState } from "react";
import { libraryTexts as says } from "#texts/library.ts";
import { drawPage, type Pdf, shapeOf } from "./pdf-file.ts";

type Props = {
  pdf: Pdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Height divided by width, used until the page's own ratio is known. */
  shape: number;
};

/**
 * One page: rendered when it comes near the viewport and cleared when it is far, so that long files need little memory.
 */
export function PdfPage({ pdf, number, width, shape }: Props) {
  const box = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [ownShape, setShape] = useState(shape);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = element.closest("[data-pages]");
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: "150% 0%",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || width === 0) return;
    const stop = new AbortController();
    async function draw(): Promise<void> {
      setShape(await shapeOf(pdf, number));
      const drawn = await drawPage(pdf, number, width, stop.signal);
      // The previous rendering stays, scaled, until the new one is ready.
      if (drawn) sheet.current?.replaceChildren(drawn.canvas, drawn.words);
    }
    draw().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      // biome-ignore lint/suspicious/noConsole: a page that cannot be drawn is found out by this alone
      console.warn("pdf page", number, error);
      setBroken(true);
    });
    return () => stop.abort();
  }, [pdf, number, width, isNear]);

  useEffect(() => {
    if (!isNear) sheet.current?.replaceChildren();
  }, [isNear]);

  return (
    <section
      ref={box}
      aria-label={says.page(number)}
      data-page={number}
      className="pdf-page"
      style={{ width, height: width * ownShape }}
    >
      {isBroken && <p className="p-6 text-center text-sm text-ink">{says.pageFailed}</p>}
      <div ref={sheet} hidden={isBroken} />
    </section>
  );
}
