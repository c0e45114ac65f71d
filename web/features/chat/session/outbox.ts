import type { SafetyNotice } from "#contract/safety.ts";
import { type Manner, manners } from "#rules/answer-versions.ts";

/**
 * An item of the outbox, not yet known to be accepted: a question, an edit of the newest one, or a request to continue
 * or regenerate an answer. Only questions have a text.
 */
export type OutboxItem = {
  messageId: string;
  text: string;
  continueOf: number | null;
  regenerateOf: number | null;
  /** The requested manner of the new version. */
  manner: Manner | null;
  editOf: number | null;
  at: string;
  /** waiting: for the connection or its turn; sending: the request is under way. */
  state: "waiting" | "sending";
};

/** The values for a plain question. */
export const plainQuestion = { continueOf: null, regenerateOf: null, manner: null, editOf: null };

/** Why the last item sent failed; its text is back in the text box. */
export type SendFailure = {
  /** The text of the system message. */
  text: string;
  safety: SafetyNotice | null;
  item: OutboxItem;
};

/** Where the outbox is stored on this device; all tabs share it. */
type OutboxStore = {
  readOutbox: () => OutboxItem[];
  /** Returns whether the items were really stored. */
  writeOutbox: (items: readonly OutboxItem[]) => boolean;
};

/** This tab's part of the stored outbox. */
export class StoredOutbox {
  readonly #store: OutboxStore;
  /** Ids of everything that was ever in this tab's outbox; all other stored items belong to other tabs. */
  readonly #own = new Set<string>();
  #isStored = true;

  constructor(store: OutboxStore) {
    this.#store = store;
  }

  /** Whether the outbox is stored and would outlive this tab. */
  get isStored(): boolean {
    return this.#isStored;
  }

  /**
   * Claims and returns the items of an earlier visit or another tab; this tab then sends them or puts their texts back
   * into the text box.
   */
  claim(): OutboxItem[] {
    const stored = this.#store.readOutbox();
    for (const { messageId } of stored) this.#own.add(messageId);
    return stored;
  }

  /** Stores this tab's items and leaves those of other tabs alone. */
  write(items: readonly OutboxItem[]): void {
    for (const { messageId } of items) this.#own.add(messageId);
    const others = this.#store.readOutbox().filter(({ messageId }) => !this.#own.has(messageId));
    this.#isStored = this.#store.writeOutbox([...others, ...items]);
  }
}

/** Items older than this are not sent automatically: that would start the meter of a member who only looks. */
const freshMs = 60 * 60_000;

/** Splits the stored outbox after a reload into items still to be sent and texts that go back into the text box. */
export function sortOutbox(
  items: readonly OutboxItem[],
  now: number,
): { send: OutboxItem[]; restore: string[] } {
  const isFresh = ({ at }: OutboxItem) => now - Date.parse(at) < freshMs;
  return {
    send: items.filter(isFresh).map((item) => ({ ...item, state: "waiting" })),
    restore: items.filter((item) => !isFresh(item) && item.text !== "").map(({ text }) => text),
  };
}

/** Parses stored items; skips what is malformed. */
export function parseOutbox(raw: string | null): OutboxItem[] {
  try {
    const parsed: unknown = JSON.parse(raw ?? "[]");
    return Array.isArray(parsed) ? parsed.map(withDefaults).filter(isOutboxItem) : [];
  } catch {
    return [];
  }
}

/** Items stored by an older version of the page lack newer fields, which get their defaults. */
const withDefaults = (item: unknown): unknown =>
  typeof item === "object" && item !== null ? { ...plainQuestion, ...item } : item;

const isIdOrNull = (value: unknown) => value === null || typeof value === "number";

function isOutboxItem(item: unknown): item is OutboxItem {
  if (typeof item !== "object" || item === null) return false;
  const { messageId, text, continueOf, regenerateOf, manner, editOf, at } = item as Partial<OutboxItem>;
  return (
    typeof messageId === "string" &&
    typeof text === "string" &&
    typeof at === "string" &&
    (manner === null || manners.some((one) => one === manner)) &&
    [continueOf, regenerateOf, editOf].every(isIdOrNull)
  );
}
