import { forgetKept } from "./kept.ts";

/** Under what a talk keeps things on this phone: drafts, what waits to be sent, help cards that were folded away. */
export const storedTalk = (username: string, code: string): string => `alma.chat.${username}.${code}.`;

/** Takes everything of a talk from this phone: what was deleted leaves no draft behind. */
export function forgetTalk(username: string, code: string): void {
  const prefix = storedTalk(username, code);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Takes everything of an account from this browser that was typed and not sent, whatever screen kept it. */
export function forgetAccount(username: string): void {
  forgetKept(username);
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) {
        if (key.startsWith("alma.") && key.split(".").includes(username)) storage.removeItem(key);
      }
    } catch {
      // Without storage nothing was kept.
    }
  }
}
