import { type FocusEvent, type ReactNode, useId, useRef } from "react";
import { dialogTexts } from "#texts/app-frame.ts";
import { DialogCard, DialogCross, onBackdrop } from "./dialog.tsx";

type Props = {
  title: string;
  trigger: ReactNode;
  triggerClass: string;
  /** What stands in it is made: a while after the page, so that the page does not wait for it, or as it opens. */
  isReady: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/**
 * A button with a sheet that looks like a dialog and opens at once, however long the page is. A modal dialog makes all
 * behind it inert, and so each part of the page is styled anew with opening and with closing. Here the page behind only
 * loses the focus: the sheet, a native popover, closes when the focus leaves it, by Esc, the back gesture, the cross or
 * a press beside it.
 */
export function Sheet({ title, trigger, triggerClass, isReady, onOpen, children }: Props) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <>
      <button type="button" popoverTarget={id} aria-haspopup="dialog" className={triggerClass}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a popover; the press beside it is a shortcut */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className="sheet"
        onBeforeToggle={({ newState }) => newState === "open" && onOpen()}
        onToggle={({ newState, currentTarget }) => newState === "open" && currentTarget.focus()}
        onBlur={onBlur}
        onClick={onBackdrop(close)}
      >
        {isReady && (
          <div className="sheet-card">
            <DialogCard
              id={id}
              title={title}
              cross={<DialogCross label={dialogTexts.close} onClick={close} />}
            >
              {children}
            </DialogCard>
          </div>
        )}
      </div>
    </>
  );
}
