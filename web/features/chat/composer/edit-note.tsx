import { Pencil } from "lucide-react";
import { chatTexts } from "#texts/chat/chat.ts";

/** Shown above the text box while the newest question is being edited. */
export function EditNote({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="mx-auto flex max-w-3xl items-center gap-2 px-2 text-sm text-on-page">
      <Pencil aria-hidden="true" className="size-4 shrink-0" />
      <p role="status" className="min-w-0 flex-1">
        {chatTexts.editing}
      </p>
      <button
        type="button"
        onClick={onCancel}
        className="min-h-11 rounded-md px-3 font-semibold text-link-on-page hover:underline"
      >
        {chatTexts.cancelEdit}
      </button>
    </div>
  );
}
