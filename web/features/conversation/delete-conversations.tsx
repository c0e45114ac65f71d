import { Trash2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ConversationRow } from "#contract/conversation.ts";
import { deleteTexts, listTexts } from "#texts/conversation/conversation-list.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { AlertDialog, ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { RowCheckbox } from "#web/ui/row-checkbox.tsx";
import { deleteConversations } from "./deletion.ts";
import type { Selection } from "./use-selection.ts";

type Props = { username: string; rows: readonly ConversationRow[]; selection: Selection };

/**
 * Above the list: select-all (B-164) and the delete button, which is always there (B-161). Where there is nothing to
 * select, it is disabled and stands quietly below. On phones a bar at the bottom, near the thumb, replaces the button
 * while something is selected.
 */
export function SelectionTools({ username, rows, selection }: Props) {
  const [step, setStep] = useState<"none" | "asking" | "nothing">("none");
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = selection.ids.size;
  const close = () => setStep("none");
  const ask = () => setStep(count === 0 ? "nothing" : "asking");

  const isSelecting = count > 0;
  useEffect(() => {
    // Leaves room for the bar.
    document.body.toggleAttribute("data-selecting", isSelecting);
    return () => document.body.removeAttribute("data-selecting");
  }, [isSelecting]);
  useEffect(() => {
    if (step === "none") return;
    // The element that had the focus before the dialog may be gone with the deleted rows.
    return () => {
      if (document.activeElement !== document.body) return;
      const place = button.current?.disabled ? bar.current : button.current;
      place?.focus({ preventScroll: true });
    };
  }, [step]);

  function remove(): void {
    close();
    selection.clear();
    void deleteConversations(
      username,
      rows.filter(({ id }) => selection.ids.has(id)),
    );
  }

  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={classes(
        "flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 py-1",
        rows.length > 0
          ? "mb-3 justify-between rounded-lg border border-line bg-surface pr-1.5 pl-1.5 text-ink md:pl-3"
          : "order-last justify-center",
      )}
    >
      {rows.length > 0 && (
        <div className="flex min-w-0 items-center text-sm font-semibold">
          <RowCheckbox
            label={listTexts.selectAll}
            checked={count > 0 && count === rows.length}
            some={count > 0 && count < rows.length}
            onChange={selection.toggleAll}
          />
          <span aria-hidden="true" className="pl-1.5">
            {listTexts.selectAll}
          </span>
        </div>
      )}
      <Button
        ref={button}
        look="quiet"
        disabled={rows.length === 0}
        className={classes(
          "px-2! text-sm disabled:bg-transparent! disabled:ring-0!",
          count > 0 && "max-md:invisible",
        )}
        onClick={ask}
      >
        <Trash2 aria-hidden="true" className="size-4.5 max-[21rem]:hidden" />
        {deleteTexts.title}
      </Button>
      {count > 0 && (
        <section
          aria-label={listTexts.selected(count)}
          className="fixed inset-x-0 bottom-0 z-20 flex animate-rise flex-wrap items-center gap-x-2 border-line border-t bg-surface px-2 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-float md:hidden"
        >
          <IconButton label={listTexts.clearSelection} onClick={selection.clear}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
          <span className="mr-auto font-semibold">{listTexts.selected(count)}</span>
          <Button look="danger" onClick={ask}>
            <Trash2 aria-hidden="true" className="size-4.5" />
            {deleteTexts.title}
          </Button>
        </section>
      )}
      <ConfirmDialog
        danger
        open={step === "asking"}
        title={deleteTexts.title}
        confirm={deleteTexts.confirm}
        cancel={deleteTexts.close}
        onConfirm={remove}
        onClose={close}
      >
        {deleteTexts.question}
      </ConfirmDialog>
      <AlertDialog open={step === "nothing"} title={deleteTexts.title} onClose={close}>
        {deleteTexts.nothingSelected}
      </AlertDialog>
    </div>
  );
}
