import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Shelf } from "./shelf.ts";
import { type Rendered, type StillPage, stillPage } from "./still.ts";

const nonce = "bm9uY2Uraw==";

/** A page as React renders it, by default with a form that activates its scripts. */
const rendered = (over: Partial<Rendered> = {}, wakes = ' data-wakes="touched"'): Rendered => ({
  html: `<!DOCTYPE html><html><head><link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">boot()</script><style nonce="${nonce}">:root{}</style><script type="application/ld+json">{}</script></head><body><form${wakes}></form><script nonce="${nonce}">window.__reactRouterContext = {};</script><script nonce="${nonce}" type="module" async="">import "/b.js";</script><!--$--></body></html>`,
  nonce,
  kind: "late",
  outside: new Set(),
  ...over,
});

const textOf = ({ bodies }: StillPage) => bodies.identity.toString();
const policyOf = ({ headers }: StillPage) => headers["content-security-policy"] ?? "";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page that is the same for everyone", () => {
  test("carries no nonce; its policy names the hash of each script and style in it, and no other", () => {
    const page = stillPage(rendered());
    expect(textOf(page)).not.toContain("nonce");
    for (const text of ["boot()", "window.__reactRouterContext = {};", 'import "/b.js";', ":root{}"]) {
      expect(policyOf(page), text).toContain(hashOf(text));
    }
    expect(policyOf(page)).not.toContain(hashOf("{}"));
    expect(policyOf(page)).not.toMatch(/nonce|unsafe/);
  });

  test("may be kept by whoever likes, and is asked for again; the same text has the same name", () => {
    const { headers, etag } = stillPage(rendered());
    expect(headers["cache-control"]).toBe("public, no-cache");
    expect(stillPage(rendered()).etag).toBe(etag);
    expect(stillPage(rendered({}, "")).etag).not.toBe(etag);
  });

  test("its compressed forms say the same", () => {
    const page = stillPage(rendered());
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(textOf(page));
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(textOf(page));
  });

  test("late: its scripts lie in a template, what fetches them as well, in their order", () => {
    const [page = "", template = ""] = textOf(stillPage(rendered())).split('<template id="late">');
    expect(page).not.toMatch(/modulepreload|__reactRouterContext/);
    expect(page).toContain("boot()");
    expect(template.indexOf("modulepreload")).toBeLessThan(template.indexOf("__reactRouterContext"));
    expect(template.indexOf("__reactRouterContext")).toBeLessThan(template.indexOf("/b.js"));
  });

  test("late, but without anything that could wake it: no scripts at all, unless services of others need them", () => {
    expect(textOf(stillPage(rendered({}, "")))).not.toMatch(/__reactRouterContext|template/);
    expect(textOf(stillPage(rendered({ outside: new Set(["analytics"]) }, "")))).toContain("template");
  });
});

describe("the shelf", () => {
  const page = stillPage(rendered());
  const never = () => Promise.reject(new Error("made anew"));

  test("a page is fresh for ten seconds, made anew behind the next visitor's back, gone after a minute", async () => {
    const shelf = new Shelf();
    let renewals = 0;
    const renew = async () => {
      renewals++;
    };
    expect(shelf.get("/a", 0, never)).toBeUndefined();
    shelf.put("/a", page, 0);
    expect(shelf.get("/a", 9_999, never)).toBe(page);
    expect(shelf.get("/a", 10_001, renew)).toBe(page);
    expect(shelf.get("/a", 10_002, renew)).toBe(page);
    expect(renewals).toBe(1);
    expect(shelf.get("/a", 60_001, never)).toBeUndefined();
  });

  test("what stayed the same keeps its bytes; another page takes its place", () => {
    const shelf = new Shelf();
    shelf.put("/a", page, 0);
    shelf.put("/a", stillPage(rendered()), 1);
    expect(shelf.get("/a", 2, never)).toBe(page);
    const other = stillPage(rendered({}, ""));
    shelf.put("/a", other, 3);
    expect(shelf.get("/a", 4, never)).toBe(other);
  });
});
