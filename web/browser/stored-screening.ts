/** Returns the prefix of the storage keys of unsent screening answers, one key per member. */
export const storedScreening = (username: string): string => `alma.srq.${username}.`;

/** Removes the answers of every member of a client from this device, so that a sign-out leaves nothing behind. */
export function forgetScreenings(username: string): void {
  const prefix = storedScreening(username);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored.
  }
}
