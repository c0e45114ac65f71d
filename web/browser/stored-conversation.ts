import { forgetOfflineCopies } from "./offline-copies.ts";

/** Returns the prefix of a conversation's storage keys on this device: drafts, the outbox, collapsed help cards. */
export const storedConversation = (username: string, code: string): string =>
  `alma.chat.${username}.${code}.`;

/** Removes everything stored for a conversation from this device, so that a deleted one leaves no draft behind. */
export function forgetConversation(username: string, code: string): void {
  const prefix = storedConversation(username, code);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored.
  }
}

/**
 * Removes an account's offline copies, drafts and every other `alma.` storage entry of this client from this browser.
 */
export function forgetAccount(username: string): void {
  forgetOfflineCopies(username);
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) {
        if (key.startsWith("alma.") && key.split(".").includes(username)) storage.removeItem(key);
      }
    } catch {
      // Without storage nothing was stored.
    }
  }
}
