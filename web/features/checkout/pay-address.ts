/**
 * Returns where to pay an order (B-334, B-335): `history` for any address within this app, the address of
 * another site if it may be opened, or undefined (B-336). Plain http is accepted for a payment page on this machine
 * only.
 */
export function payAddress(redirectUrl: unknown): "history" | (string & {}) | undefined {
  if (typeof redirectUrl !== "string" || redirectUrl === "") return undefined;
  if (redirectUrl.startsWith("/")) return "history";
  if (!URL.canParse(redirectUrl)) return undefined;
  const { protocol, hostname } = new URL(redirectUrl);
  const isHere = protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || isHere ? redirectUrl : undefined;
}
