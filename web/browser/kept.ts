/** Name of the entry of local storage, and of the database, that hold copies of talks (kept-entry.ts). */
export const keptName = (username: string): string => `alma.kept.${username}`;

/** Takes every copy from this device. Without the entry what is left of the database stays shut for ever. */
export function forgetKept(username: string): void {
  try {
    localStorage.removeItem(keptName(username));
    indexedDB.deleteDatabase(keptName(username));
  } catch {
    // Without storage nothing was kept.
  }
}
