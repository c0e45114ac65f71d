/** Link builders, one per route; the only place that writes an address. Keys are the route names. */
export const paths = {
  home: (username: string) => `/${username}/almacare`,
  almacare: (username: string) => `/${username}/almacare`,
  login: (username: string, redirect?: string) =>
    `/${username}/login${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ""}`,
  register: (username: string) => `/${username}/register`,
  verify: (username: string) => `/${username}/verify`,
  justRegistered: (username: string) => `/${username}/verify?justRegistered=true`,
  conversation: (username: string) => `/${username}/conversation`,
  "conversation-detail": (username: string, code: string, expertId: number) =>
    `/${username}/conversation/${encodeURIComponent(code)}?expert_id=${expertId}`,
  "conversation-history": (username: string, code: string, expertId: number) =>
    `/${username}/conversation/${encodeURIComponent(code)}/history?expert_id=${expertId}`,
  /** The history at a message that was searched for. */
  "conversation-message": (username: string, code: string, expertId: number, messageId: number) =>
    `/${username}/conversation/${encodeURIComponent(code)}/history?expert_id=${expertId}&at=${messageId}`,
  "list-expert": (username: string) => `/${username}/expert`,
  "payment-detail": (username: string, expertId: number) =>
    `/${username}/payment/detail?expert_id=${expertId}`,
  "checkout-produk": (username: string) => `/${username}/transaction/checkout`,
  statement: (username: string) => `/${username}/waktu`,
  help: (username: string) => `/${username}/bantuan`,
  manifest: (username: string) => `/${username}/app.webmanifest`,
  icon: (username: string) => `/${username}/icon.svg`,
} as const;

/** Address of a named route that needs nothing but the client; menu items name them (B-011, B-039). */
export function namedPath(name: string, username: string): string | undefined {
  switch (name) {
    case "almacare":
    case "login":
    case "register":
    case "conversation":
    case "list-expert":
    case "help":
    case "checkout-produk":
    case "statement":
      return paths[name](username);
    default:
      return undefined;
  }
}

/** Where a redirect query may lead: a path of this app, beginning with a single slash (S-16). */
export function inAppPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[\x21-\x7e]*$/.test(target) || target.includes("\\")) return undefined;
  const url = new URL(target, "https://alma.invalid");
  return url.origin === "https://alma.invalid" ? url.pathname + url.search + url.hash : undefined;
}

/** Routes whose pages ship no scripts: a link to one loads the page anew. */
export const isPlainRoute = (name: string): boolean => name === "almacare" || name === "help";
