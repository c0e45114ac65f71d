import type { SrqValue } from "#rules/srq.ts";
import { storedScreening } from "#web/browser/stored-screening.ts";

/** Health data on a phone that others may use: it leaves by itself. */
export const draftMs = 24 * 3_600_000;

/** Answers that were not sent. */
export type Draft = {
  /** Version of the questions that they answer. */
  version: string;
  answers: Record<number, SrqValue>;
  /** Under which they are sent, so that a repeat after a lost answer counts once. */
  key: string;
  /** When the last one was given, in milliseconds since 1970. */
  atMs: number;
};

export type DraftStore = {
  read: (nowMs: number) => Draft | undefined;
  /** Whether it is really stored. */
  write: (draft: Draft) => boolean;
  clear: () => void;
  /** Tells when another tab changed it; answers how to stop. */
  onChange: (listener: () => void) => () => void;
};

/** What this browser keeps for one member of one client, for a day, until it is sent or the member signs out. */
export function openDraft(storage: Storage | undefined, username: string, userId: string): DraftStore {
  const name = storedScreening(username) + userId;
  const clear = () => {
    try {
      storage?.removeItem(name);
    } catch {
      // What cannot be reached was not kept.
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
