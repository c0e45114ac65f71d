/** Headers of every page. Scripts and styles are ours; inline ones need the nonce of this answer. */
export function pageHeaders(nonce: string, dev: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(dev ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ];
  return {
    "content-security-policy": dev
      ? policy.join("; ").replace(` 'nonce-${nonce}' 'unsafe-inline'`, " 'unsafe-inline'")
      : policy.join("; "),
    // A page names the files of one build: it is asked for again each time.
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    // Links in mails carry tokens; no other site learns the address of a page.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
    "cross-origin-opener-policy": "same-origin",
  };
}
