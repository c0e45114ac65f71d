import { pinTriesMax } from "#texts/offline.ts";
import { forgetOfflineCopies } from "#web/browser/offline-copies.ts";
import { entryOf, writeEntry } from "#web/browser/offline-entry.ts";
import { newLock, newSalt, unlock } from "./seal.ts";
import { storeOf } from "./store.ts";

/** Whether this browser can keep offline copies; without https it has no Web Crypto. */
export const canStoreCopies = (): boolean => "indexedDB" in window && "subtle" in crypto;

/** Turns on offline copies, locked with this PIN. */
export async function turnOn(username: string, userId: number, pin: string): Promise<void> {
  forgetOfflineCopies(username);
  const salt = newSalt();
  try {
    await storeOf(username).writeLock(await newLock(pin, salt));
    writeEntry(username, { userId, wrongPins: 0, salt, changed: [] });
  } catch (error) {
    forgetOfflineCopies(username);
    throw error;
  }
  // Only a request: if the browser runs short of space it may still drop the copies, never the conversations
  // themselves.
  void navigator.storage?.persist?.().catch(() => false);
}

export type Opening = { kind: "open"; key: CryptoKey } | { kind: "wrong"; left: number } | { kind: "wiped" };

/**
 * Tries a PIN. The attempt is counted before it is checked, so that closing the page in between gains no extra attempt.
 */
export async function tryPin(username: string, pin: string): Promise<Opening> {
  const entry = entryOf(username);
  if (!entry) return { kind: "wiped" };
  const wrongPins = entry.wrongPins + 1;
  const mayTry = wrongPins <= pinTriesMax;
  if (mayTry) writeEntry(username, { ...entry, wrongPins });
  const lock = mayTry ? await storeOf(username).readLock() : undefined;
  const key = lock && (await unlock(lock, pin, entry.salt));
  // Reads the entry again: copies that were wiped during the check stay wiped.
  const now = entryOf(username);
  if (key && now) {
    writeEntry(username, { ...now, wrongPins: 0 });
    return { kind: "open", key };
  }
  if (lock && now && wrongPins < pinTriesMax) return { kind: "wrong", left: pinTriesMax - wrongPins };
  forgetOfflineCopies(username);
  return { kind: "wiped" };
}
