/** Name of both the local storage entry and the database that hold offline copies of conversations (offline-entry.ts). */
export const offlineCopiesName = (username: string): string => `alma.kept.${username}`;

/** Removes every copy from this device. Without the entry, whatever remains of the database can never be decrypted. */
export function forgetOfflineCopies(username: string): void {
  try {
    localStorage.removeItem(offlineCopiesName(username));
    indexedDB.deleteDatabase(offlineCopiesName(username));
  } catch {
    // Without storage nothing was stored.
  }
}
