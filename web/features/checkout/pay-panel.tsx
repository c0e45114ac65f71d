import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { checkoutTexts } from "#texts/checkout.ts";
import { classes } from "#web/ui/classes.ts";
import { rupiah } from "#web/ui/rupiah.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

/** Reserves space below the page for the bar that covers its end on phones. */
function useRoomBelow(): void {
  useEffect(() => {
    document.body.toggleAttribute("data-paying", true);
    return () => document.body.removeAttribute("data-paying");
  }, []);
}

const atBottom =
  "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:shadow-float";

type Props = { totalRp: number; button: ReactNode };

/**
 * B-341: the summary beside the cart. Up to 768 px it is a bottom sheet that always shows the total and the pay button
 * and expands with a press.
 */
export function PayPanel({ totalRp, button, children }: Props & { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useRoomBelow();
  return (
    <section
      aria-labelledby={`${id}-title`}
      data-sheet={isOpen ? "open" : "closed"}
      className={`text-ink max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:overscroll-contain max-md:rounded-t-xl max-md:pt-2 md:sticky md:top-20 md:rounded-lg md:border md:border-line md:bg-surface md:p-5 md:shadow-rest ${atBottom}`}
    >
      <h2 id={`${id}-title`} className="text-lg max-md:sr-only">
        {checkoutTexts.summary}
      </h2>
      <div
        id={`${id}-more`}
        className={classes(
          "grid grid-cols-1 gap-4 pt-2 pb-4 max-md:pb-2 md:pt-3",
          !isOpen && "max-md:hidden",
        )}
      >
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          className="flex min-h-12 flex-1 items-center gap-2 rounded-md pr-2 text-left md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown
            aria-hidden="true"
            className={classes("size-5 text-ink-soft transition-transform", !isOpen && "rotate-180")}
          />
          {isOpen ? (
            <span className="font-semibold text-sm">{checkoutTexts.closeSheet}</span>
          ) : (
            <Total totalRp={totalRp}>
              <VisuallyHidden>{checkoutTexts.openSheet}</VisuallyHidden>
            </Total>
          )}
        </button>
        <div className="grid flex-1 md:flex-auto">{button}</div>
      </div>
    </section>
  );
}

/** The pay button below a summary; on phones it stays at the bottom of the screen, with the total beside it. */
export function PayBar({ totalRp, button }: Props) {
  useRoomBelow();
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 max-md:rounded-t-xl max-md:pt-2.5 ${atBottom}`}
    >
      <div className="flex-1 md:hidden">
        <Total totalRp={totalRp} />
      </div>
      <div className="grid flex-1 md:flex-auto">{button}</div>
    </div>
  );
}

function Total({ totalRp, children }: { totalRp: number; children?: ReactNode }) {
  return (
    <span className="leading-tight">
      <span className="block text-xs text-ink-soft">{checkoutTexts.total}</span>
      <span data-bar-total className="block font-bold text-lg tabular-nums">
        {rupiah(totalRp)}
      </span>
      {children}
    </span>
  );
}
