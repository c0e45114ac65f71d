/** Services of others that a page may load something from. */
export type Outside = "google" | "analytics";

type Sources = Partial<Record<"script-src" | "style-src" | "img-src" | "connect-src" | "frame-src", string>>;

const measuring =
  "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com";

/** THE TABLE OF OTHER SITES: what each service needs, and no more. */
const sources: Record<Outside, Sources> = {
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

/** What a policy names of the scripts and styles within a page: hashes, or the nonce of one answer. */
export type InlineSources = { scripts: string[]; styles: string[] };

export const byNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/**
 * Headers of every page. Scripts and styles are ours; inline ones need the nonce of this answer, or, on pages that are
 * the same for everyone, are named by their hashes. Only a page that
 * says so may load something of others, and only where that is set up: its policy then does without Trusted Types,
 * whose policies the scripts of others would have to name.
 */
export function pageHeaders(
  inline: InlineSources,
  dev: boolean,
  outside: ReadonlySet<Outside> = new Set(),
): Record<string, string> {
  const more = (name: keyof Sources) =>
    [...outside].map((service) => ` ${sources[service][name] ?? ""}`.trimEnd()).join("");
  const isStrict = !dev && outside.size === 0;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.join(" ")}${dev ? " 'unsafe-eval'" : ""}${more("script-src")}`,
    // Styles that the development server writes bring neither.
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
    // The policies name the worker of the PDF reader and those without a line, and let nothing else through.
    ...(isStrict ? ["require-trusted-types-for 'script'", "trusted-types pdf-worker offline-worker"] : []),
  ];
  const hasGoogle = outside.has("google");
  return {
    "content-security-policy": policy.join("; "),
    // A page names the files of one build: it is asked for again each time.
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    // Links in mails carry tokens; no other site learns the address of a page. Google asks which site its button is on.
    "referrer-policy": hasGoogle ? "strict-origin-when-cross-origin" : "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
    // Google's window has to answer the page that opened it.
    "cross-origin-opener-policy": hasGoogle ? "same-origin-allow-popups" : "same-origin",
  };
}
