import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";

/** Grace period in which the pointer can cross the gap between the button and its panel. */
const graceMs = 250;

/**
 * Makes the popover inside open like a tooltip as well: on mouse hover and on keyboard focus of its button. A press
 * keeps it open; Esc or a press elsewhere closes it as usual.
 */
export function OpenOnHover({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isPinned = useRef(false);
  const leaving = useRef<number>(undefined);

  const panel = () => box.current?.querySelector<HTMLElement>("[popover]");
  const isOpen = () => panel()?.matches(":popover-open") ?? false;

  function show(): void {
    window.clearTimeout(leaving.current);
    if (isOpen()) return;
    isPinned.current = false;
    panel()?.showPopover();
  }

  function hideSoon(): void {
    window.clearTimeout(leaving.current);
    leaving.current = window.setTimeout(() => {
      if (isOpen() && !isPinned.current && !box.current?.contains(document.activeElement))
        panel()?.hidePopover();
    }, graceMs);
  }

  /** Pins a popover that hovering opened; without this the same press would close it. */
  function pin(event: MouseEvent): void {
    const isButton = event.target instanceof Element && event.target.closest("[popovertarget]");
    if (!isButton || !isOpen() || isPinned.current) return;
    event.preventDefault();
    isPinned.current = true;
  }

  function come(event: FocusEvent): void {
    // Focus that returns from inside the panel means that the panel was just closed.
    const isBack = event.relatedTarget instanceof Node && box.current?.contains(event.relatedTarget);
    if (!isBack && event.target.matches("[popovertarget]:focus-visible")) show();
  }

  function leave(event: FocusEvent): void {
    if (!(event.relatedTarget instanceof Node && box.current?.contains(event.relatedTarget))) hideSoon();
  }

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within is what is operated
    <div
      ref={box}
      className="contents"
      onPointerOver={byMouse(show)}
      onPointerOut={byMouse(hideSoon)}
      onClickCapture={pin}
      onFocus={come}
      onBlur={leave}
    >
      {children}
    </div>
  );
}
