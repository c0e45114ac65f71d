/** Name of both the local storage entry and the database that hold offline copies of conversations (kept-entry.ts). */
export const keptName = (username: string): string => `alma.kept.${username}`;

/** Removes every copy from this device. Without the entry, whatever remains of the database can never be decrypted. */
export function forgetKept(username: string): void {
  try {
    localStorage.removeItem(keptName(username));
    indexedDB.deleteDatabase(keptName(username));
  } catch {
    // Without storage nothing was kept.
  }
}
