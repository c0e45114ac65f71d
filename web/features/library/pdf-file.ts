import type { PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

export type Pdf = PDFDocumentProxy;

/** Fonts, character maps and decoders that some files need; served with the app's own assets. */
const parts = "/assets/pdf";

/** Upper limit of canvas pixels per page, so that phones can still render it. */
const pointsMax = 12_000_000;

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

declare global {
  interface Window {
    trustedTypes?: Policies;
  }
}

let workerAddress: string | undefined;

/** Returns the URL of the PDF worker, the only other script address that the page's Trusted Types policy allows. */
function trustedWorkerUrl(): string {
  workerAddress ??=
    window.trustedTypes
      ?.createPolicy("pdf-worker", { createScriptURL: () => workerUrl })
      .createScriptURL(workerUrl) ?? workerUrl;
  return workerAddress;
}

/** Opens one of our files. `close` releases it, even while it is still loading. */
export function openPdf(url: string): { pdf: Promise<Pdf>; close: () => void } {
  let isClosed = false;
  let end = () => {};
  async function open(): Promise<Pdf> {
    // The legacy build, because members' phones often run older browsers.
    const { getDocument, PDFWorker } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    if (isClosed) throw new Error("closed");
    const port = new Worker(trustedWorkerUrl(), { type: "module" });
    const worker = PDFWorker.create({ port });
    const task = getDocument({
      url,
      worker,
      // Loads the whole file at once: the link expires after minutes, and pages are turned later than that.
      disableRange: true,
      cMapUrl: `${parts}/cmaps/`,
      iccUrl: `${parts}/iccs/`,
      standardFontDataUrl: `${parts}/standard_fonts/`,
      wasmUrl: `${parts}/wasm/`,
    });
    end = () => {
      void task.destroy().catch(() => {});
      worker.destroy();
      port.terminate();
    };
    return task.promise;
  }
  return {
    pdf: open(),
    close: () => {
      isClosed = true;
      end();
    },
  };
}

/** Returns the height of a page divided by its width. */
export async function shapeOf(pdf: Pdf, number: number): Promise<number> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
  return height / width;
}

/**
 * Renders a page `width` CSS pixels wide: a canvas at the screen's resolution, and a text layer over it for screen
 * readers and selection. Returns undefined when aborted.
 */
export async function drawPage(
  pdf: Pdf,
  number: number,
  width: number,
  stop: AbortSignal,
): Promise<{ canvas: HTMLCanvasElement; words: HTMLDivElement } | undefined> {
  const { TextLayer } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const page = await pdf.getPage(number);
  if (stop.aborted) return undefined;
  const scale = width / page.getViewport({ scale: 1 }).width;
  const shown = page.getViewport({ scale });
  const sharp = Math.min(window.devicePixelRatio || 1, Math.sqrt(pointsMax / (shown.width * shown.height)));
  const viewport = page.getViewport({ scale: scale * sharp });
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.setAttribute("aria-hidden", "true");
  const words = document.createElement("div");
  words.className = "textLayer";
  words.style.setProperty("--total-scale-factor", String(scale));
  const drawing = page.render({ canvas, viewport });
  const writing = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport: shown,
  });
  stop.addEventListener("abort", () => {
    drawing.cancel();
    writing.cancel();
  });
  try {
    await Promise.all([drawing.promise, writing.render()]);
  } catch (error) {
    if (stop.aborted) return undefined;
    throw error;
  }
  return stop.aborted ? undefined : { canvas, words };
}
