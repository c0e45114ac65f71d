import { userIdOf } from "./session.ts";

/*
 * What was typed into a form and is not sent yet: kept through reload, crash, a refused session and signing in again.
 * `phone` keeps a member's words until they are sent, under who wrote them; `tab` forgets them with the tab, which is
 * for what names a person on a phone that others use too.
 */

/** What the draft of a safety plan is called. */
export const planForm = "rencana-aman";

export type Draft = { read: () => string; write: (text: string) => void };

/** The draft of a form. Name it while its owner is signed in. */
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
        // Without storage the page alone keeps it.
      }
    },
  };
}

/** Takes a form's drafts of every member of a client from this device: for words that must not outlive a sign-out. */
export function forgetDrafts(username: string, form: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`alma.draft.${username}.`) && key.endsWith(`.${form}`)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
  }
}

/** The texts of a draft that holds several; what is no such draft holds none. */
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
