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
  thirdParties: new Set(),
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
    expect(textOf(sharedPage(rendered({ thirdParties: new Set(["analytics"]) }, "")))).toContain("template");
  });
});

describe("the cache of pages", () => {
  const page = sharedPage(rendered());
  const never = () => Promise.reject(new Error("made anew"));

  function newCache() {
    const clock = { at: 0 };
    // The cache takes a page of the moment zero for one without an age.
    const cache = new PageCache({ now: () => clock.at + 1 });
    return { cache, clock };
  }

  test("a page is fresh for ten seconds, made anew behind the next visitor's back, gone after a minute", async () => {
    const { cache, clock } = newCache();
    let renewals = 0;
    const renew = async () => {
      renewals++;
    };
    expect(cache.get("/a", never)).toBeUndefined();
    cache.put("/a", page);
    clock.at = 9_999;
    expect(cache.get("/a", never)).toBe(page);
    clock.at = 10_001;
    expect(cache.get("/a", renew)).toBe(page);
    clock.at = 10_002;
    expect(cache.get("/a", renew)).toBe(page);
    expect(renewals).toBe(1);
    clock.at = 60_001;
    expect(cache.get("/a", never)).toBeUndefined();
  });

  test("what stayed the same keeps its bytes; another page takes its place", () => {
    const { cache } = newCache();
    cache.put("/a", page);
    cache.put("/a", sharedPage(rendered()));
    expect(cache.get("/a", never)).toBe(page);
    const other = sharedPage(rendered({}, ""));
    cache.put("/a", other);
    expect(cache.get("/a", never)).toBe(other);
  });
});
