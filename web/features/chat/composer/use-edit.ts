import { useEffect, useState } from "react";
import type { ChatStore, Editing } from "#web/features/chat/session/chat-store.ts";
import type { Message } from "#web/features/chat/session/message.ts";
import type { Draft } from "./draft.ts";

export type Edit = {
  /** Id of the question that is being edited. */
  questionId: number | undefined;
  begin: (question: Pick<Message, "id" | "text">) => void;
  cancel: () => void;
  /** The edit was sent: the previous text of the text box comes back. */
  end: () => void;
};

/**
 * Editing the newest question in the text box. The previous text of the box is kept, also across a reload; if another
 * question has been sent since, the edited text simply stays in the box.
 */
export function useEdit(store: ChatStore, draft: Draft, newestQuestion: Message | undefined): Edit {
  const [editing, setEditing] = useState<Editing | undefined>(() => store.readEdit());
  const isOutdated = editing !== undefined && newestQuestion?.id !== editing.questionId;

  function update(next: Editing | undefined): void {
    store.writeEdit(next);
    setEditing(next);
  }

  useEffect(() => {
    if (!isOutdated) return;
    store.writeEdit(undefined);
    setEditing(undefined);
  }, [isOutdated, store]);

  function end(): void {
    draft.set(editing?.before ?? "");
    update(undefined);
  }

  return {
    questionId: isOutdated ? undefined : editing?.questionId,
    begin: ({ id, text }) => {
      update({ questionId: id, before: editing?.before ?? draft.getText() });
      draft.set(text);
    },
    cancel: end,
    end,
  };
}
