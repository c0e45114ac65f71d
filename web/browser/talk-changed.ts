import { entryOf, writeEntry } from "./kept-entry.ts";

type Listener = (code: string, isGone: boolean) => void;

let listener: Listener | undefined;

/** Who keeps copies of talks listens, where there is such a one. */
export function whenTalkChanges(to: Listener): void {
  listener = to;
}

/** A talk was read, got an answer, was deleted or brought back. Nothing happens where no copies are kept. */
export function talkChanged(username: string, code: string, isGone = false): void {
  const entry = entryOf(username);
  if (!entry) return;
  if (!entry.changed.includes(code)) {
    try {
      writeEntry(username, { ...entry, changed: [...entry.changed, code] });
    } catch {
      // No room: what listens may still be in time.
    }
  }
  listener?.(code, isGone);
}
