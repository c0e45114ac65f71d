import { loadScript, mayLoad } from "#web/browser/load-script.ts";
import type { Client } from "./client.ts";

const key = "alma.analytics";

export type Choice = "yes" | "no";

/** What a visitor said about being counted, on this device. */
export function storedChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === "yes" || stored === "no" ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function storeChoice(choice: Choice | undefined): void {
  try {
    if (choice) localStorage.setItem(key, choice);
    else localStorage.removeItem(key);
  } catch {
    // Without storage the question comes again with the next page.
  }
}

/** Google's scripts tell its own commands from our events by their being `arguments`, not a list. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

let isLoaded = false;

/**
 * B-103: the vendors that are set up, for a visitor who agreed. They are told the address without its query and nothing
 * of where the visitor came from. They could read the address itself: where it says which page to go back to, maybe a
 * talk or a screening, there are none.
 */
export function loadVendors({ measurement_id, container_id }: Client["analytics"]): void {
  const { origin, pathname, search } = window.location;
  if (isLoaded || !mayLoad("analytics") || new URLSearchParams(search).has("redirect")) return;
  isLoaded = true;
  // What cannot be loaded is not counted; nobody needs to know.
  const load = (address: string) => void loadScript(address).catch(() => {});
  if (measurement_id) {
    command("js", new Date());
    command("config", measurement_id, {
      page_location: origin + pathname,
      page_referrer: "",
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
    load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurement_id)}`);
  }
  if (container_id) {
    window.dataLayer ??= [];
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container_id)}`);
  }
}
