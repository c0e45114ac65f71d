/** Third-party services that a page may load from. */
export type ThirdParty = "google" | "analytics";

type Sources = Partial<Record<"script-src" | "style-src" | "img-src" | "connect-src" | "frame-src", string>>;

const measuring =
  "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com";

/** THE TABLE OF OTHER SITES: what each service needs, and nothing more. */
const sources: Record<ThirdParty, Sources> = {
  google: {
    "script-src": "https://accounts.google.com/gsi/client",
    "style-src": "https://accounts.google.com/gsi/style",
    "connect-src": "https://accounts.google.com/gsi/",
    "frame-src": "https://accounts.google.com/gsi/",
  },
  analytics: {
    "script-src": "https://www.googletagmanager.com",
    "img-src": measuring,
    "connect-src": measuring,
  },
};

/**
 * Headers of every response; a route that needs another policy sets its own. Behind https a browser that was here once
 * never sends a token over plain http again, to this host or one below it.
 */
export const everyHeaders = (isSafe: boolean): Record<string, string> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  ...(isSafe ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});

/** Policy of the built files. A worker runs under the policy of its script, so it names nothing that one may load. */
export const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Policy of the API's reference: its files and its calls are ours, and nothing is inline but the viewer's icons. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What the policy allows as inline scripts and styles: hashes, or the nonce of one response. */
export type InlineSources = { scripts: string[]; styles: string[] };

export const byNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/**
 * Security headers of every page. Scripts and styles come from this site; inline ones need the response's nonce or, on
 * pages that are the same for everyone, their hash. A page that declares it may load from configured third parties; its
 * policy then omits Trusted Types, since it would have to name the policies of their scripts.
 */
export function pageHeaders(
  inline: InlineSources,
  dev: boolean,
  thirdParties: ReadonlySet<ThirdParty> = new Set(),
): Record<string, string> {
  const more = (name: keyof Sources) =>
    [...thirdParties].map((service) => ` ${sources[service][name] ?? ""}`.trimEnd()).join("");
  const isStrict = !dev && thirdParties.size === 0;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.join(" ")}${dev ? " 'unsafe-eval'" : ""}${more("script-src")}`,
    // Styles written by the development server carry neither nonce nor hash.
    `style-src 'self' ${dev ? "'unsafe-inline'" : inline.styles.join(" ")}${more("style-src")}`,
    `img-src 'self' data: blob:${more("img-src")}`,
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}${more("connect-src")}`,
    ...(more("frame-src") ? [`frame-src${more("frame-src")}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Trusted Types policies for the PDF reader's worker and the offline worker; no other policy is allowed.
    ...(isStrict ? ["require-trusted-types-for 'script'", "trusted-types pdf-worker offline-worker"] : []),
  ];
  const hasGoogle = thirdParties.has("google");
  return {
    "content-security-policy": policy.join("; "),
    // A page references the files of one build, so browsers must revalidate it each time.
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    // Mailed links carry tokens, so no other site gets the URL of a page. Google needs the origin of the page with its
    // button.
    "referrer-policy": hasGoogle ? "strict-origin-when-cross-origin" : "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
    // Google's sign-in window has to reply to the page that opened it.
    "cross-origin-opener-policy": hasGoogle ? "same-origin-allow-popups" : "same-origin",
  };
}
