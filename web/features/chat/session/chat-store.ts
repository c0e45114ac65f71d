import { storedConversation } from "#web/browser/stored-conversation.ts";
import { type OutboxItem, parseOutbox } from "./outbox.ts";

/*
 * Stores what a member typed on this device until the server has it. It survives reloads, crashes, a refused session
 * and a new sign-in. A conversation code belongs to one member and is known to nobody else, so it identifies both.
 */

export type ChatStore = {
  readDraft: () => string;
  /** Returns whether the text was really stored. */
  writeDraft: (text: string) => boolean;
  readOutbox: () => OutboxItem[];
  writeOutbox: (items: readonly OutboxItem[]) => boolean;
  /** Calls the listener when another tab changes the draft; returns the function to unsubscribe. */
  onDraft: (listener: (text: string, before: string) => void) => () => void;
  /** The question that is being edited, and what the text box held before. */
  readEdit: () => Editing | undefined;
  writeEdit: (editing: Editing | undefined) => void;
  /** The keys of help cards that the member folded away. */
  readFolded: () => string[];
  writeFolded: (keys: readonly string[]) => void;
};

export type Editing = { questionId: number; before: string };

export function openStore(storage: Storage | undefined, username: string, code: string): ChatStore {
  const key = (what: string) => storedConversation(username, code) + what;
  const read = (what: string): string | null => {
    try {
      return storage?.getItem(key(what)) ?? null;
    } catch {
      return null;
    }
  };
  const write = (what: string, value: string): boolean => {
    try {
      if (value === "") storage?.removeItem(key(what));
      else storage?.setItem(key(what), value);
      return storage !== undefined;
    } catch {
      return false;
    }
  };
  return {
    readDraft: () => read("draft") ?? "",
    writeDraft: (text) => write("draft", text),
    readOutbox: () => parseOutbox(read("outbox")),
    writeOutbox: (items) => write("outbox", items.length === 0 ? "" : JSON.stringify(items)),
    onDraft: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key("draft")) listener(event.newValue ?? "", event.oldValue ?? "");
      };
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
    readEdit: () => editingOf(read("edit")),
    writeEdit: (editing) => write("edit", editing ? JSON.stringify(editing) : ""),
    readFolded: () => (read("folded") ?? "").split(" ").filter(Boolean),
    writeFolded: (keys) => write("folded", keys.join(" ")),
  };
}

/** Returns this browser's storage; in a private window even accessing the property may throw. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function editingOf(raw: string | null): Editing | undefined {
  try {
    const parsed: Partial<Editing> | null = JSON.parse(raw ?? "null");
    const { questionId, before } = parsed ?? {};
    return typeof questionId === "number" && typeof before === "string" ? { questionId, before } : undefined;
  } catch {
    return undefined;
  }
}
