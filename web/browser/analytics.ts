declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** B-102: pushes an event to `dataLayer`. Without configuration and consent, nothing reads it. */
export function pushEvent(event: string, details: Record<string, string> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
