import { manners } from "#rules/versions.ts";
import { storedConversation } from "#web/browser/stored-conversation.ts";
import { noWish, type Outgoing } from "./message.ts";

/*
 * Keeps what a member typed on this device until the server has it: through reloads, crashes, a refused session and a
 * new sign-in. A conversation code belongs to one member and is known to nobody else, so it identifies both.
 */

export type ChatStore = {
  readDraft: () => string;
  /** Returns whether the text was really stored. */
  writeDraft: (text: string) => boolean;
  readOutbox: () => Outgoing[];
  writeOutbox: (items: readonly Outgoing[]) => boolean;
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
    readOutbox: () => itemsOf(read("outbox")),
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

function itemsOf(raw: string | null): Outgoing[] {
  try {
    const parsed: unknown = JSON.parse(raw ?? "[]");
    return Array.isArray(parsed) ? parsed.map(withWishes).filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

/** Items stored by an older version of the page lack newer fields, which get their defaults. */
const withWishes = (item: unknown): unknown =>
  typeof item === "object" && item !== null ? { ...noWish, ...item } : item;

const isIdOrNull = (value: unknown) => value === null || typeof value === "number";

function isOutgoing(item: unknown): item is Outgoing {
  if (typeof item !== "object" || item === null) return false;
  const { messageId, text, continueOf, regenerateOf, manner, editOf, at } = item as Partial<Outgoing>;
  return (
    typeof messageId === "string" &&
    typeof text === "string" &&
    typeof at === "string" &&
    (manner === null || manners.some((one) => one === manner)) &&
    [continueOf, regenerateOf, editOf].every(isIdOrNull)
  );
}

/** Items older than this are not sent automatically: that would start the meter of a member who only looks. */
const freshMs = 60 * 60_000;

/** Splits the stored outbox after a reload into items still to be sent and texts that go back into the text box. */
export function sortOutbox(items: readonly Outgoing[], now: number): { send: Outgoing[]; restore: string[] } {
  const isFresh = ({ at }: Outgoing) => now - Date.parse(at) < freshMs;
  return {
    send: items.filter(isFresh).map((item) => ({ ...item, state: "waiting" })),
    restore: items.filter((item) => !isFresh(item) && item.text !== "").map(({ text }) => text),
  };
}
