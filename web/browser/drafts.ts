import { userIdOf } from "./session.ts";

/*
 * Drafts of forms that are not sent yet. They survive a reload, a crash, a refused session and signing in again.
 * `phone` keeps a draft per member in local storage until it is sent. `tab` ends with the tab, for drafts that name a
 * person on a shared phone.
 */

/** Form name of the safety plan's draft. */
export const planForm = "rencana-aman";

export type Draft = { read: () => string; write: (text: string) => void };

/** Returns the draft of a form. Call it while its owner is signed in, because the key holds the user id. */
export function draftOf(username: string, form: string, place: "phone" | "tab"): Draft {
  const key = `alma.draft.${username}.${userIdOf() ?? "anggota"}.${form}`;
  const storage = () => (place === "phone" ? window.localStorage : window.sessionStorage);
  return {
    read: () => {
      try {
        return storage().getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    write: (text) => {
      try {
        if (text === "") storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // Without storage, the text lives only in the page.
      }
    },
  };
}

/** Removes a form's drafts of every member of a client from this device, for texts that must not outlive a sign-out. */
export function forgetDrafts(username: string, form: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`alma.draft.${username}.`) && key.endsWith(`.${form}`)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was stored.
  }
}

/** Returns the texts of a draft that holds several as JSON; empty for any other text. */
export function textsOf(draft: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(draft);
    const entries = Object.entries(typeof parsed === "object" && parsed !== null ? parsed : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}
