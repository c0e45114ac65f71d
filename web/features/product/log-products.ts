/** B-302: logs that products could not be read; the page continues without them. */
export function logProducts(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: B-302 asks for a log entry
  console.warn("products", error);
}
