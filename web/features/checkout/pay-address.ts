/**
 * Where an order that was made is paid (B-334, B-335): `history` for anything within our app, an address of
 * another site that may be opened, or nothing (B-336). Plain http is for a payment page on this very machine only.
 */
export function payAddress(redirectUrl: unknown): "history" | (string & {}) | undefined {
  if (typeof redirectUrl !== "string" || redirectUrl === "") return undefined;
  if (redirectUrl.startsWith("/")) return "history";
  if (!URL.canParse(redirectUrl)) return undefined;
  const { protocol, hostname } = new URL(redirectUrl);
  const isHere = protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || isHere ? redirectUrl : undefined;
}
