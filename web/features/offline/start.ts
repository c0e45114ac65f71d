import { whenConversationChanges } from "#web/browser/conversation-changed.ts";
import { entryOf } from "#web/browser/offline-entry.ts";
import { quickExitKey } from "#web/browser/quick-exit.ts";

/** Matches the addresses of our own service workers only. */
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

/** After a quick exit nothing new is stored on this device. */
function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(quickExitKey) !== null;
  } catch {
    return false;
  }
}

/** Registers the service worker that shows the client's offline page, for this client's pages only. */
async function register(address: string, scope: string): Promise<void> {
  // In development there is no build to cache.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || hasLeft()) return;
  await navigator.serviceWorker.register(trustedAddress(address), { scope });
}

/** Called once a signed-in page is idle. */
export function startOffline(username: string, workerPath: string): void {
  register(workerPath, `/${username}/`).catch((error) => {
    // Private windows and full phones refuse registration; pages then need a connection, as before.
    // biome-ignore lint/suspicious/noConsole: nobody waits for it
    console.warn("offline", error);
  });
  whenConversationChanges((code, isGone) => withCopies(({ renewCopy }) => renewCopy(username, code, isGone)));
  if (entryOf(username)) withCopies(({ refreshCopies }) => refreshCopies(username));
}

/** Loads the code of the copies only where there are some, which most members never turn on. */
function withCopies(act: (copies: typeof import("./copies.ts")) => Promise<void>): void {
  import("./copies.ts").then(act, () => {
    // The entry names what has changed, and the next page copies it.
  });
}
