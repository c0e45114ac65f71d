/** Under what answers of a screening that were not sent are kept, one key a member. */
export const storedScreening = (username: string): string => `alma.srq.${username}.`;

/** Takes the answers of every member of a client from this device: who signs out leaves nothing behind. */
export function forgetScreenings(username: string): void {
  const prefix = storedScreening(username);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
