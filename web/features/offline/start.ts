import { leftKey } from "#web/browser/leave.ts";
import { whenTalkChanges } from "#web/browser/talk-changed.ts";
import { refreshCopies, renewCopy } from "./copies.ts";

/** Addresses of workers of ours, and of nothing else. */
const workerForm = /^\/[a-z0-9][a-z0-9-]*\/sw\.js$/;

let policy: { createScriptURL: (url: string) => string } | undefined;

function trustedAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy("offline-worker", {
    createScriptURL: (url) => {
      if (!workerForm.test(url)) throw new TypeError("no worker of ours");
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Who left in a hurry leaves nothing new behind. */
function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(leftKey) !== null;
  } catch {
    return false;
  }
}

/** The worker that shows the client's own page without a line, for the pages of this client alone. */
async function register(address: string, scope: string): Promise<void> {
  // While pages are worked on, there is nothing built to keep.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || hasLeft()) return;
  await navigator.serviceWorker.register(trustedAddress(address), { scope });
}

/** Called once a signed-in page is at rest. */
export function startOffline(username: string, workerPath: string): void {
  register(workerPath, `/${username}/`).catch((error) => {
    // Private windows and full phones refuse it: then pages need a line, as before.
    // biome-ignore lint/suspicious/noConsole: nobody waits for it
    console.warn("offline", error);
  });
  whenTalkChanges((code, isGone) => void renewCopy(username, code, isGone));
  void refreshCopies(username);
}
