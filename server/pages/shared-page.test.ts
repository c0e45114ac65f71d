import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";
import { type Rendered, type SharedPage, sharedPage } from "./shared-page.ts";

const nonce = "bm9uY2Uraw==";

/** A page as React renders it, by default with a form that activates its scripts. */
const rendered = (over: Partial<Rendered> = {}, wakes = ' data-wakes="touched"'): Rendered => ({
  html: `<!DOCTYPE html><html><head><link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">boot()</script><style nonce="${nonce}">:root{}</style><script type="application/ld+json">{}</script></head><body><form${wakes}></form><script nonce="${nonce}">window.__reactRouterContext = {};</script><script nonce="${nonce}" type="module" async="">import "/b.js";</script><!--$--></body></html>`,
  nonce,
  kind: "late",
  outside: new Set(),
  ...over,
});

const textOf = ({ bodies }: SharedPage) => bodies.identity.toString();
const policyOf = ({ headers }: SharedPage) => headers["content-security-policy"] ?? "";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page that is the same for everyone", () => {
  test("carries no nonce; its policy names the hash of each script and style in it, and no other", () => {
    const page = sharedPage(rendered());
    expect(textOf(page)).not.toContain("nonce");
    for (const text of ["boot()", "window.__reactRouterContext = {};", 'import "/b.js";', ":root{}"]) {
      expect(policyOf(page), text).toContain(hashOf(text));
    }
    expect(policyOf(page)).not.toContain(hashOf("{}"));
    expect(policyOf(page)).not.toMatch(/nonce|unsafe/);
  });

  test("may be kept by whoever likes, and is asked for again; the same text has the same name", () => {
    const { headers, etag } = sharedPage(rendered());
    expect(headers["cache-control"]).toBe("public, no-cache");
    expect(sharedPage(rendered()).etag).toBe(etag);
    expect(sharedPage(rendered({}, "")).etag).not.toBe(etag);
  });

  test("its compressed forms say the same", () => {
    const page = sharedPage(rendered());
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(textOf(page));
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(textOf(page));
  });

  test("late: its scripts lie in a template, what fetches them as well, in their order", () => {
    const [page = "", template = ""] = textOf(sharedPage(rendered())).split('<template id="late">');
    expect(page).not.toMatch(/modulepreload|__reactRouterContext/);
    expect(page).toContain("boot()");
    expect(template.indexOf("modulepreload")).toBeLessThan(template.indexOf("__reactRouterContext"));
    expect(template.indexOf("__reactRouterContext")).toBeLessThan(template.indexOf("/b.js"));
  });

  test("late, but without anything that could wake it: no scripts at all, unless services of others need them", () => {
    expect(textOf(sharedPage(rendered({}, "")))).not.toMatch(/__reactRouterContext|template/);
    expect(textOf(sharedPage(rendered({ outside: new Set(["analytics"]) }, "")))).toContain("template");
  });
});

describe("the cache of pages", () => {
  const page = sharedPage(rendered());
  const never = () => Promise.reject(new Error("made anew"));

  test("a page is fresh for ten seconds, made anew behind the next visitor's back, gone after a minute", async () => {
    const pageCache = new PageCache();
    let renewals = 0;
    const renew = async () => {
      renewals++;
    };
    expect(pageCache.get("/a", 0, never)).toBeUndefined();
    pageCache.put("/a", page, 0);
    expect(pageCache.get("/a", 9_999, never)).toBe(page);
    expect(pageCache.get("/a", 10_001, renew)).toBe(page);
    expect(pageCache.get("/a", 10_002, renew)).toBe(page);
    expect(renewals).toBe(1);
    expect(pageCache.get("/a", 60_001, never)).toBeUndefined();
  });

  test("what stayed the same keeps its bytes; another page takes its place", () => {
    const pageCache = new PageCache();
    pageCache.put("/a", page, 0);
    pageCache.put("/a", sharedPage(rendered()), 1);
    expect(pageCache.get("/a", 2, never)).toBe(page);
    const other = sharedPage(rendered({}, ""));
    pageCache.put("/a", other, 3);
    expect(pageCache.get("/a", 4, never)).toBe(other);
  });
});
