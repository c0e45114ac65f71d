/** B-302: products that cannot be read leave a log entry; the page goes on without them. */
export function logProducts(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: B-302 asks for a log entry
  console.warn("products", error);
}
