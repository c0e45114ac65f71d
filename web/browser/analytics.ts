declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** B-102: events go to `dataLayer`; without configuration and consent nothing reads it. */
export function pushEvent(event: string, details: Record<string, string> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
