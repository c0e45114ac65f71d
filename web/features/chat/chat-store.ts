import { manners } from "#rules/versions.ts";
import { storedTalk } from "#web/browser/stored-talk.ts";
import { noWish, type Outgoing } from "./message.ts";

/*
 * What a member typed stays on this phone until the server has it: through reload, crash, a refused session and
 * signing in again. A conversation's code belongs to one member and is known to nobody else, so it names both.
 */

export type ChatStore = {
  readDraft: () => string;
  /** Whether it is really stored. */
  writeDraft: (text: string) => boolean;
  readOutbox: () => Outgoing[];
  writeOutbox: (items: readonly Outgoing[]) => boolean;
  /** Tells when another tab changed the draft; answers how to stop. */
  onDraft: (listener: (text: string, before: string) => void) => () => void;
  /** The question that is being written anew, and what was in the text box before. */
  readEdit: () => Editing | undefined;
  writeEdit: (editing: Editing | undefined) => void;
  /** Help cards that the member folded away. */
  readFolded: () => string[];
  writeFolded: (keys: readonly string[]) => void;
};

export type Editing = { questionId: number; before: string };

export function openStore(storage: Storage | undefined, username: string, code: string): ChatStore {
  const key = (what: string) => storedTalk(username, code) + what;
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

/** The storage of this browser; private windows may refuse even to name it. */
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

/** What an older page stored knew of fewer wishes. */
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

/** What was sent so long ago is not sent by itself any more: it would start the clock of someone who only looks. */
const freshMs = 60 * 60_000;

/** What is still to be sent after a reload, and the texts that go back into the text box. */
export function sortOutbox(items: readonly Outgoing[], now: number): { send: Outgoing[]; restore: string[] } {
  const isFresh = ({ at }: Outgoing) => now - Date.parse(at) < freshMs;
  return {
    send: items.filter(isFresh).map((item) => ({ ...item, state: "waiting" })),
    restore: items.filter((item) => !isFresh(item) && item.text !== "").map(({ text }) => text),
  };
}
