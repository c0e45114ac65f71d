import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { OwnProduct } from "#contract/product.ts";
import { libraryTexts as says } from "#texts/library.ts";
import { ApiError } from "#web/api/api.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { useModal } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { linkTo, save } from "./own-products.ts";
import { openPdf, type Pdf, shapeOf } from "./pdf-file.ts";
import { PdfPage } from "./pdf-page.tsx";
import { usePages } from "./use-pages.ts";
import "./pdf-reader.css";

type Props = {
  username: string;
  own: OwnProduct;
  /** The member no longer owns the file, or it cannot be saved. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
};

type Opened = { pdf: Pdf; shape: number };

/** B-309: shows a PDF over the page, page by page, on phones as well. */
export function PdfReader({ username, own, onRefused, onClose }: Props) {
  const dialog = useModal(true);
  const titleId = useId();
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const opened = useOpened(username, own, attempt, onRefused);

  async function download(): Promise<void> {
    setSaving(true);
    await save(username, own).catch(onRefused);
    setSaving(false);
  }

  return (
    <dialog
      ref={dialog}
      className="pdf-reader"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="flex items-center gap-2 border-line border-b bg-surface py-1.5 pr-2 pl-4 text-ink md:pl-6">
        <h2 id={titleId} className="line-clamp-2 min-w-0 flex-1 text-sm leading-snug md:text-base">
          {own.product.name}
        </h2>
        <IconButton label={says.download} aria-busy={isSaving} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-5" />
        </IconButton>
        <Button look="quiet" className="px-3" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
          {says.close}
        </Button>
      </header>
      {opened === "failed" ? (
        <Middle>
          <h3 className="text-xl">{says.failedTitle}</h3>
          <p className="mt-2 mb-6 text-ink-soft">{says.failed}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => setAttempt(attempt + 1)}>{says.retry}</Button>
            <Button look="secondary" busy={isSaving} onClick={() => void download()}>
              {says.download}
            </Button>
          </div>
        </Middle>
      ) : opened ? (
        <Pages {...opened} />
      ) : (
        <Middle>
          <Spinner />
          <p className="mt-3 text-ink-soft">{says.opening}</p>
        </Middle>
      )}
    </dialog>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center p-6 text-center text-ink">
      {children}
    </div>
  );
}

/** Opens the file anew for each attempt; undefined while it is loading. */
function useOpened(
  username: string,
  own: OwnProduct,
  attempt: number,
  onRefused: (error: unknown) => void,
): Opened | "failed" | undefined {
  const [state, setState] = useState<{ attempt: number; is: Opened | "failed" }>();
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    let isLeft = false;
    let close = () => {};
    async function open(): Promise<Opened> {
      const url = await linkTo(username, own, "inline");
      if (isLeft) throw new Error("closed");
      const file = openPdf(url);
      close = file.close;
      const pdf = await file.pdf;
      return { pdf, shape: await shapeOf(pdf, 1) };
    }
    open().then(
      (is) => !isLeft && setState({ attempt, is }),
      (error: unknown) => {
        if (isLeft) return;
        // biome-ignore lint/suspicious/noConsole: why a file cannot be shown is found out by this alone
        console.warn("pdf", error);
        setState({ attempt, is: "failed" });
        if (error instanceof ApiError && error.status > 0) refused.current(error);
      },
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [username, own, attempt]);
  return state?.attempt === attempt ? state.is : undefined;
}

function Pages({ pdf, shape }: Opened) {
  const box = useRef<HTMLDivElement>(null);
  const count = pdf.numPages;
  const { width, current, noteScroll, go, zoom, isSmallest, isLargest } = usePages(box, count);
  useEffect(() => {
    // With the focus on the pages, arrow keys and space scroll at once.
    box.current?.focus();
  }, []);
  const keys: Record<string, () => void> = {
    ArrowRight: () => go(current + 1),
    ArrowLeft: () => go(current - 1),
    PageDown: () => go(current + 1),
    PageUp: () => go(current - 1),
    Home: () => go(1),
    End: () => go(count),
    "+": () => zoom(1),
    "=": () => zoom(1),
    "-": () => zoom(-1),
  };
  function press(event: KeyboardEvent): void {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever in the reader the focus is
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={press}>
      <section
        ref={box}
        data-pages
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={says.pages}
        className="pdf-pages"
        onScroll={noteScroll}
      >
        {Array.from({ length: count }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <PdfPage key={n} pdf={pdf} number={n + 1} width={width} shape={shape} />
        ))}
      </section>
      <footer className="flex items-center justify-center gap-1 border-line border-t bg-surface px-2 py-1 text-ink">
        <IconButton label={says.previous} disabled={current <= 1} onClick={() => go(current - 1)}>
          <ChevronLeft aria-hidden="true" className="size-5.5" />
        </IconButton>
        <p role="status" className="min-w-20 text-center text-sm font-semibold tabular-nums">
          <VisuallyHidden>{says.pageOfLong(current, count)}</VisuallyHidden>
          <span aria-hidden="true">{says.pageOf(current, count)}</span>
        </p>
        <IconButton label={says.next} disabled={current >= count} onClick={() => go(current + 1)}>
          <ChevronRight aria-hidden="true" className="size-5.5" />
        </IconButton>
        <span aria-hidden="true" className="mx-1 h-6 border-line border-l" />
        <IconButton label={says.smaller} disabled={isSmallest} onClick={() => zoom(-1)}>
          <ZoomOut aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={says.larger} disabled={isLargest} onClick={() => zoom(1)}>
          <ZoomIn aria-hidden="true" className="size-5" />
        </IconButton>
      </footer>
    </div>
  );
}
