import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { pageHeaders, type ThirdParty } from "#server/platform/http/security-headers.ts";
import { wakeScript } from "./wake-script.ts";

/**
 * Kinds of pages that are the same for everyone: `plain` has no scripts, `late` defers them until its form is touched
 * or visible, `same` starts them at once.
 */
export type SharedKind = "plain" | "late" | "same";

/** A page that is the same for everyone, ready to send. */
export type SharedPage = {
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
};

export type Rendered = {
  html: string;
  nonce: string;
  kind: SharedKind;
  thirdParties: ReadonlySet<ThirdParty>;
};

/** Turns a page rendered for one request into one for everyone: hashes replace the nonce, scripts are deferred. */
export function sharedPage({ html, nonce, kind, thirdParties }: Rendered): SharedPage {
  const shared = html.replaceAll(` nonce="${nonce}"`, "");
  const page = kind === "late" ? layScriptsAside(shared, thirdParties) : shared;
  const identity = Buffer.from(page);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  return {
    headers: {
      ...pageHeaders(inlineHashes(page), false, thirdParties),
      "content-type": "text/html; charset=utf-8",
      // Caches may store it but must revalidate each time: a page references the files of one build.
      "cache-control": "public, no-cache",
      vary: "accept-encoding",
      etag,
    },
    etag,
    bodies: {
      identity,
      gzip: gzipSync(identity, { level: 9 }),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    },
  };
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes for the content security policy: all inline scripts and styles, including the deferred ones. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = ""]) => hash(text));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => hash(text));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/**
 * Moves React's scripts from the end of the body into a template, where the browser does not run them. The wake script
 * puts them back in place, so that React finds the markup that it rendered; without anything on the page that could
 * wake them they are left out.
 */
function layScriptsAside(html: string, thirdParties: ReadonlySet<ThirdParty>): string {
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const shared = preloads.reduce((rest, link) => rest.replace(link, ""), html);
  const start = shared.indexOf("<script>window.__reactRouterContext");
  const end = shared.lastIndexOf("</body>");
  if (start < 0 || end < start) throw new Error("the scripts of a page are not where they were expected");
  const [before, scripts, after] = [shared.slice(0, start), shared.slice(start, end), shared.slice(end)];
  if (!/ data-wakes="/.test(before) && thirdParties.size === 0) return before + after;
  return `${before}<template id="late">${preloads.join("")}${scripts}</template><script>${wakeScript}</script>${after}`;
}
