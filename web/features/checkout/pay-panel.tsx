import { ChevronUp, TicketPercent } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { checkoutTexts } from "#texts/checkout.ts";
import { classes } from "#web/ui/classes.ts";
import { rupiah } from "#web/ui/rupiah.ts";

/**
 * Measures what covers the page on phones, so that everything scrolls clear of the sheet and of the header, which wraps
 * where the text is large.
 */
function useRoom(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const header = document.querySelector<HTMLElement>("header");
    const observer = new ResizeObserver(() => {
      style.setProperty("--room-below", `${sheet.current?.offsetHeight ?? 0}px`);
      style.setProperty("--room-above", `${header?.offsetHeight ?? 0}px`);
    });
    for (const element of [sheet.current, header]) if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--room-below");
      style.removeProperty("--room-above");
    };
  }, [sheet]);
}

type Props = {
  totalRp: number;
  /** The summary of what is paid for, shown while the sheet is closed. */
  chosen?: string | undefined;
  /** Name of the button that opens the sheet. */
  openLabel?: string;
  /** Says what the button does, where its own words do not; also seen while the sheet is closed. */
  note?: string | undefined;
  button: ReactNode;
  /** A refused voucher; each new one opens the sheet, so that the field is seen together with the reason. */
  refusal: object | undefined;
  /** The parts of the summary; those with `inOpenSheet` are hidden while the sheet is closed. */
  children: ReactNode;
};

/** Padding of the sheet's parts at the sides; it leaves large text its width. */
const sides = "max-md:px-[16px]";

const look = classes(
  "group/sheet @container text-ink md:sticky md:top-20 md:rounded-lg md:border md:border-line md:bg-surface md:p-5 md:shadow-rest",
  "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:max-h-[calc(100dvh-var(--room-above,4rem)-1px)] max-md:scroll-pt-14 max-md:scroll-pb-3 max-md:overflow-y-auto max-md:overscroll-contain",
  "max-md:rounded-t-[min(var(--radius-xl),28px)] max-md:border-line max-md:border-t max-md:bg-surface max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:shadow-float",
);

/**
 * B-341: the summary beside the cart or the packages. Up to 768 px it is a bottom sheet: closed, it shows the total and
 * the pay button; a press opens the rest.
 */
export function PayPanel({ totalRp, chosen, openLabel, note, button, refusal, children }: Props) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState(refusal);
  useRoom(sheet);
  // Set while rendering, so that the field is visible when its own effect moves the focus there.
  if (refusal !== known) {
    setKnown(refusal);
    if (refusal) setOpen(true);
  }
  return (
    <section
      ref={sheet}
      aria-labelledby={`${id}-title`}
      data-sheet={isOpen ? "open" : "closed"}
      className={look}
    >
      <h2 id={`${id}-title`} className="text-lg max-md:sr-only">
        {checkoutTexts.summary}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        className={classes(
          "sticky top-0 z-10 flex min-h-[clamp(44px,3rem,56px)] w-full items-center gap-2 @max-[12rem]:gap-1 rounded-t-[min(var(--radius-xl),28px)] bg-surface text-left font-semibold text-link text-sm leading-tight focus-visible:-outline-offset-3 md:hidden @max-[12rem]:text-xs",
          sides,
        )}
        onClick={() => setOpen(!isOpen)}
      >
        {!isOpen && <TicketPercent aria-hidden="true" className="size-5 @max-[12rem]:hidden" />}
        <span className="flex-1">
          {isOpen ? checkoutTexts.closeSheet : (openLabel ?? checkoutTexts.openSheet)}
        </span>
        <ChevronUp
          aria-hidden="true"
          className={classes("size-[min(1.25rem,24px)] transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div
        id={`${id}-more`}
        className={classes(
          "grid grid-cols-1 gap-5 md:py-5",
          isOpen ? "max-md:pt-2 max-md:pb-4" : "max-md:gap-0",
          sides,
        )}
      >
        {children}
      </div>
      <p role="status" className={classes("text-ink-soft text-sm empty:hidden max-md:pb-2 md:pb-3", sides)}>
        {note}
      </p>
      <div className={classes("flex flex-wrap items-center gap-x-3 gap-y-2", sides)}>
        <p
          aria-live="polite"
          className={classes(
            "flex flex-1 flex-col leading-tight @max-[12rem]:flex-row @max-[12rem]:items-baseline @max-[12rem]:justify-between md:hidden",
            isOpen && "hidden",
          )}
        >
          <span className="text-xs text-ink-soft">
            {checkoutTexts.total}
            {chosen && <span className="@max-[12rem]:hidden">{checkoutTexts.totalOf(chosen)}</span>}
          </span>
          <span data-total className="font-bold text-lg tabular-nums">
            {rupiah(totalRp)}
          </span>
        </p>
        <div className="grid flex-[1.2] md:flex-auto">{button}</div>
      </div>
    </section>
  );
}
