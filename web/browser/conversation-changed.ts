import { entryOf, writeEntry } from "./offline-entry.ts";

type Listener = (code: string, isGone: boolean) => void;

let listener: Listener | undefined;

/** Sets the listener; only the module that keeps offline copies of conversations does. */
export function whenConversationChanges(to: Listener): void {
  listener = to;
}

/**
 * Reports that a conversation was read, answered, deleted or restored. Does nothing without offline copies.
 */
export function conversationChanged(username: string, code: string, isGone = false): void {
  const entry = entryOf(username);
  if (!entry) return;
  if (!entry.changed.includes(code)) {
    try {
      writeEntry(username, { ...entry, changed: [...entry.changed, code] });
    } catch {
      // Storage is full; the listener may still update the copy now.
    }
  }
  listener?.(code, isGone);
}
