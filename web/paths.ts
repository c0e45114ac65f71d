/** Link builders, one per route; the only place that writes paths. Keys are the route names. */
export const paths = {
  home: (username: string) => `/${username}/home`,
  almacare: (username: string) => `/${username}/almacare`,
  login: (username: string, redirect?: string) =>
    `/${username}/login${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ""}`,
  register: (username: string) => `/${username}/register`,
  "forgot-password": (username: string) => `/${username}/forgot-password`,
  "reset-password": (username: string, link?: { token: string; email: string; client_id: number }) =>
    `/${username}/reset-password${link ? `?${new URLSearchParams({ ...link, client_id: String(link.client_id) })}` : ""}`,
  "change-password": (username: string) => `/${username}/change-password`,
  verify: (username: string) => `/${username}/verify`,
  justRegistered: (username: string) => `/${username}/verify?justRegistered=true`,
  conversation: (username: string) => `/${username}/conversation`,
  "conversation-detail": (username: string, code: string, expertId: number) =>
    `/${username}/conversation/${encodeURIComponent(code)}?expert_id=${expertId}`,
  "conversation-history": (username: string, code: string, expertId: number) =>
    `/${username}/conversation/${encodeURIComponent(code)}/history?expert_id=${expertId}`,
  /** The history, opened at a message that a search found. */
  "conversation-message": (username: string, code: string, expertId: number, messageId: number) =>
    `/${username}/conversation/${encodeURIComponent(code)}/history?expert_id=${expertId}&at=${messageId}`,
  "list-expert": (username: string) => `/${username}/expert`,
  "expert-detail": (username: string, expertId: number) => `/${username}/expert/${expertId}`,
  "product-list": (username: string, expertId: number) => `/${username}/expert/${expertId}/product`,
  "product-detail": (username: string, expertId: number, id: number) =>
    `/${username}/expert/${expertId}/product/${id}`,
  payment: (username: string) => `/${username}/payment`,
  "payment-detail": (username: string, expertId?: number) =>
    `/${username}/payment/detail${expertId ? `?expert_id=${expertId}` : ""}`,
  /** The checkout with a chosen package (B-318). */
  "payment-package": (username: string, pack: { id: number; name: string; price: number }) =>
    `/${username}/payment/detail?${new URLSearchParams({ plan: pack.name, price: String(pack.price), packageId: String(pack.id) })}`,
  "transaction-history": (username: string, invoice?: string) =>
    `/${username}/transaction/history${invoice ? `?order=${encodeURIComponent(invoice)}` : ""}`,
  "transaction-product": (username: string) => `/${username}/transaction/products`,
  "checkout-produk": (username: string) => `/${username}/transaction/checkout`,
  "join-expert": (username: string) => `/${username}/join-expert`,
  survey: (username: string) => `/${username}/survey`,
  feedback: (username: string) => `/${username}/feedback`,
  srq: (username: string) => `/${username}/srq`,
  "srq-detail": (username: string, id: number) => `/${username}/srq/${id}`,
  statement: (username: string) => `/${username}/waktu`,
  "safety-plan": (username: string) => `/${username}/rencana-aman`,
  profile: (username: string) => `/${username}/profile`,
  help: (username: string) => `/${username}/bantuan`,
  /** The page shown without a connection; `to` is where the person was going (worker.ts adds it). */
  offline: (username: string) => `/${username}/offline`,
  worker: (username: string) => `/${username}/sw.js`,
  manifest: (username: string) => `/${username}/app.webmanifest`,
  icon: (username: string) => `/${username}/icon.svg`,
  almaconnect: (username: string) => `/${username}/almaconnect`,
  FAQ: (username: string) => `/${username}/FAQ`,
  faq: (username: string) => `/${username}/faq`,
  disclamer: (username: string) => `/${username}/disclamer`,
  privacy: (username: string) => `/${username}/privacy`,
  protocol: (username: string) => `/${username}/protokol-keselamatan`,
  preview: (username: string, page: string) => `/${username}/preview/${page}.png`,
  connectPdf: (username: string) => `/api/client/${username}/almaconnect.pdf`,
  touchIcon: (username: string) => `/${username}/icon-192.png`,
} as const;

/**
 * Returns the path of a named route that needs only the client, as menu items name it (B-011, B-039); undefined for
 * others.
 */
export function namedPath(name: string, username: string): string | undefined {
  switch (name) {
    case "home":
    case "almacare":
    case "login":
    case "register":
    case "conversation":
    case "list-expert":
    case "help":
    case "checkout-produk":
    case "payment":
    case "transaction-history":
    case "transaction-product":
    case "join-expert":
    case "survey":
    case "faq":
    case "feedback":
    case "srq":
    case "statement":
    case "profile":
      return paths[name](username);
    default:
      return undefined;
  }
}

/**
 * Returns the target of a redirect query if it is a path of this app that begins with a single slash (S-16), else
 * undefined.
 */
export function inAppPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[\x21-\x7e]*$/.test(target) || target.includes("\\")) return undefined;
  const url = new URL(target, "https://alma.invalid");
  // Resolving `..` and `.` may leave two slashes at the front, which would name another site.
  const isOurs = url.origin === "https://alma.invalid" && !url.pathname.startsWith("//");
  return isOurs ? url.pathname + url.search + url.hash : undefined;
}

/** Routes whose pages ship no active scripts: links to them load a new document. */
export const isPlainRoute = (name: string): boolean =>
  name === "almacare" || name === "home" || name === "help";
