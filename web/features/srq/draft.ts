import type { SrqValue } from "#rules/srq.ts";
import { storedScreening } from "#web/browser/stored-screening.ts";

/** Lifetime of a draft: health data on a possibly shared phone, so it expires after a day. */
export const draftMs = 24 * 3_600_000;

/** Unsent answers. */
export type Draft = {
  /** Version of the questionnaire that was answered. */
  version: string;
  answers: Record<number, SrqValue>;
  /** Idempotency key, so that a retry after a lost answer counts once. */
  key: string;
  /** When the last answer was given, in milliseconds since 1970. */
  atMs: number;
};

export type DraftStore = {
  read: (nowMs: number) => Draft | undefined;
  /** Returns whether it was stored. */
  write: (draft: Draft) => boolean;
  clear: () => void;
  /** Calls the listener when another tab changes the draft; returns the function that unsubscribes it. */
  onChange: (listener: () => void) => () => void;
};

/** The draft of one member of one client in this browser: for a day, until it is sent or the member signs out. */
export function openDraft(storage: Storage | undefined, username: string, userId: string): DraftStore {
  const name = storedScreening(username) + userId;
  const clear = () => {
    try {
      storage?.removeItem(name);
    } catch {
      // Storage that cannot be accessed holds no draft.
    }
  };
  return {
    read: (nowMs) => {
      try {
        const draft = draftOf(storage?.getItem(name) ?? null);
        if (draft && nowMs - draft.atMs < draftMs) return draft;
      } catch {
        return undefined;
      }
      clear();
      return undefined;
    },
    write: (draft) => {
      try {
        storage?.setItem(name, JSON.stringify(draft));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    clear,
    onChange: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key === name || event.key === null) listener();
      };
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
  };
}

function draftOf(raw: string | null): Draft | undefined {
  const parsed: Partial<Draft> | null = JSON.parse(raw ?? "null");
  const { version, answers, key, atMs } = parsed ?? {};
  const isWhole =
    typeof version === "string" &&
    typeof key === "string" &&
    typeof atMs === "number" &&
    typeof answers === "object";
  if (!isWhole || answers === null) return undefined;
  const known = Object.entries(answers).filter(([, value]) => value === "yes" || value === "no");
  return { version, answers: Object.fromEntries(known), key, atMs };
}
