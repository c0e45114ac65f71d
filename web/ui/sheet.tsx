import { type FocusEvent, type ReactNode, useId, useRef } from "react";
import { dialogTexts } from "#texts/frame/app-frame.ts";
import { DialogCard, DialogCross, onBackdrop } from "./dialog.tsx";

type Props = {
  title: string;
  trigger: ReactNode;
  triggerClass: string;
  /** Whether to render the content: some time after the page, so as not to delay it, or when the sheet opens. */
  isReady: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/**
 * A button with a sheet that looks like a dialog but opens at once on a long page. A modal dialog makes the page inert,
 * so the browser restyles all of it on every opening and closing; the sheet is a native popover instead.
 * It closes when the focus leaves it, by Esc, the back gesture, the close button or a press outside.
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
