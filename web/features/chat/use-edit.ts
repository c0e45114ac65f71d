import { useEffect, useState } from "react";
import type { ChatStore, Editing } from "./chat-store.ts";
import type { Draft } from "./draft.ts";
import type { Message } from "./message.ts";

export type Edit = {
  /** The question that is being written anew. */
  questionId: number | undefined;
  begin: (question: Pick<Message, "id" | "text">) => void;
  cancel: () => void;
  /** It is on its way: what was in the text box before comes back. */
  end: () => void;
};

/**
 * Writing the newest question anew, in the text box. What stood there before is kept aside, also through a reload; when
 * another question has come since, the words simply stay in the box.
 */
export function useEdit(store: ChatStore, draft: Draft, newestQuestion: Message | undefined): Edit {
  const [editing, setEditing] = useState<Editing | undefined>(() => store.readEdit());
  const isOutdated = editing !== undefined && newestQuestion?.id !== editing.questionId;

  function keep(next: Editing | undefined): void {
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
    keep(undefined);
  }

  return {
    questionId: isOutdated ? undefined : editing?.questionId,
    begin: ({ id, text }) => {
      keep({ questionId: id, before: editing?.before ?? draft.getText() });
      draft.set(text);
    },
    cancel: end,
    end,
  };
}
