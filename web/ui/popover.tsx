import { type ReactNode, useId, useRef } from "react";

/** Space between the popover, its button and the edge of the screen. */
const gapPx = 8;

/** A button with a small panel below it: a native popover, so Esc or a press elsewhere closes it. */
export function Popover({
  label,
  trigger,
  triggerClass,
  children,
}: {
  /** Accessible name of the button. */
  label: string;
  trigger: ReactNode;
  triggerClass?: string;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  function place(): void {
    if (!button.current || !panel.current) return;
    const anchor = button.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel.current;
    const rightmost = document.documentElement.clientWidth - width - gapPx;
    const below = anchor.bottom + gapPx;
    const fits = below + height <= window.innerHeight;
    panel.current.style.left = `${Math.max(gapPx, Math.min(anchor.right - width, rightmost))}px`;
    panel.current.style.top = `${fits ? below : Math.max(gapPx, anchor.top - height - gapPx)}px`;
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className={triggerClass}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="popover"
        onToggle={(event) => event.newState === "open" && place()}
      >
        {children}
      </div>
    </>
  );
}
