import { loadScript, mayLoad } from "#web/browser/load-script.ts";
import type { Client } from "./client.ts";

const key = "alma.analytics";

export type Choice = "yes" | "no";

/** Returns the visitor's answer to the analytics question on this device; undefined if there is none. */
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
    // Without storage, the question appears again with the next document.
  }
}

/**
 * Pushes `arguments`, because that is how Google's scripts tell their own commands from our events; an array would not
 * do.
 */
function command(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

let isLoaded = false;

/**
 * B-103: loads the configured vendors for a visitor who agreed. They get the address without its query and no referrer.
 * Their scripts could still read the full address, so nothing is loaded if it holds a `redirect`, which may name a
 * conversation or a screening.
 */
export function loadVendors({ measurement_id, container_id }: Client["analytics"]): void {
  const { origin, pathname, search } = window.location;
  if (isLoaded || !mayLoad("analytics") || new URLSearchParams(search).has("redirect")) return;
  isLoaded = true;
  // A vendor that fails to load just does not measure the visit.
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
