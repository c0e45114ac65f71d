import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { dialogTexts } from "#texts/frame/app-frame.ts";
import { IconButton } from "./button.tsx";

let openModals = 0;

function countModals(change: 1 | -1): void {
  const { documentElement: root } = document;
  if (openModals === 0) root.style.setProperty("--scrollbar", `${innerWidth - root.clientWidth}px`);
  openModals += change;
  root.toggleAttribute("data-modal", openModals > 0);
}

/**
 * Opens a native dialog while `open`. Closing restores the focus, even when the dialog is removed. While a sheet such
 * as help is open, the dialog waits, because it would close the sheet.
 */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  // Runs as a layout effect: a dialog that is already removed from the page cannot restore the focus when it closes.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    let isShown = false;
    const show = () => {
      if (isShown || sheet?.matches(":popover-open")) return;
      isShown = true;
      if (!dialog.open) dialog.showModal();
      countModals(1);
    };
    const sheet = document.querySelector(".sheet:popover-open");
    sheet?.addEventListener("toggle", show);
    show();
    return () => {
      sheet?.removeEventListener("toggle", show);
      if (!isShown) return;
      dialog.close();
      countModals(-1);
    };
  }, [open]);
  return ref;
}

/**
 * Calls `close` for a press on the dimmed page around the dialog; a press inside the dialog has a child element as its
 * target.
 */
export const onBackdrop = (close: () => void) => (event: MouseEvent<HTMLElement>) => {
  if (event.target === event.currentTarget) close();
};

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, side by side on wide screens. */
  footer?: ReactNode;
  /** What a press on one of them led to, above them: in sight wherever a long dialog is scrolled to. */
  note?: ReactNode;
  /** An alert dialog asks for an answer; screen readers read its body together with the title. */
  alert?: boolean;
  /** Accessible name of the close button; an alert dialog has the button only if this is set. */
  crossLabel?: string;
};

/** A modal, labelled dialog that closes by Esc, the back gesture, the close button or a press outside. */
export function Dialog({ open, title, onClose, children, footer, note, alert = false, crossLabel }: Props) {
  const ref = useModal(open);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog; the press beside it is a shortcut
    <dialog
      ref={ref}
      className="dialog"
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onBackdrop(onClose)}
    >
      <DialogCard
        id={id}
        title={title}
        cross={
          (!alert || crossLabel) && <DialogCross label={crossLabel ?? dialogTexts.close} onClick={onClose} />
        }
        footer={footer}
        note={note}
      >
        {children}
      </DialogCard>
    </dialog>
  );
}

type CardProps = {
  /** Prefix for the element ids of the title and the body. */
  id: string;
  title: string;
  cross: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  note?: ReactNode;
};

/** The content of a dialog. */
export function DialogCard({ id, title, cross, children, footer, note }: CardProps) {
  return (
    <div className="p-6 md:p-8">
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id={`${id}-title`} className="text-xl text-ink">
          {title}
        </h2>
        {cross}
      </div>
      <div id={`${id}-body`} className="text-ink-soft">
        {children}
      </div>
      {footer && (
        <div className="dialog-footer -mx-6 mt-3 -mb-6 bg-surface px-6 pt-3 pb-6 md:-mx-8 md:-mb-8 md:px-8 md:pb-8">
          {note && <div className="mb-3">{note}</div>}
          <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">{footer}</div>
        </div>
      )}
    </div>
  );
}

export function DialogCross({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick} className="-mt-2 -mr-2 text-ink-soft">
      <X aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
