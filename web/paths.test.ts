import fc from "fast-check";
import { expect, test } from "vitest";
import { inAppPath, isPlainRoute, namedPath, paths } from "./paths.ts";

test("A-38: a path of this app may be followed", () => {
  expect(inAppPath("/netwerk/profile")).toBe("/netwerk/profile");
  expect(inAppPath("/akasia/expert?page=2#atas")).toBe("/akasia/expert?page=2#atas");
});

/** Redirect targets that try to lead to another site. */
const hostile = [
  ...["https://jahat.test/", "http://jahat.test", "HTTPS://jahat.test", "ftp://jahat.test", "//jahat.test/"],
  ...["///jahat.test", "////jahat.test", "//jahat.test/%2f..", "//jahat.test:80", "//user@jahat.test"],
  ...[
    "/\\jahat.test/",
    "\\/jahat.test",
    "\\\\jahat.test",
    "/\\/jahat.test",
    "//\\jahat.test",
    "/netwerk\\..\\x",
  ],
  ...[
    "/..//jahat.test",
    "/.//jahat.test",
    "/../..//jahat.test",
    "/netwerk/..//jahat.test",
    "/a/../..//jahat.test",
  ],
  ...["/%2e%2e//jahat.test", "/%2E//jahat.test", "/.%2e//jahat.test", "/netwerk/%2e%2e//jahat.test"],
  ...[
    "/%2F/../\\jahat.test",
    "/./\\jahat.test",
    "/..///jahat.test",
    "/..//jahat.test/..",
    "/.//user@jahat.test",
  ],
  ...[
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:x",
    "mailto:a@b.test",
  ],
  ...[
    "about:blank",
    "file:///etc/passwd",
    "intent://jahat.test",
    "tel:119",
    "view-source:x",
    "ws://jahat.test",
  ],
  ...[
    "jahat.test",
    "jahat.test/netwerk",
    "netwerk/login",
    "./login",
    "../login",
    "?redirect=x",
    "#x",
    "@jahat.test",
  ],
  ...[
    "",
    " ",
    " /netwerk",
    "\t//jahat.test",
    "/\t/jahat.test",
    "/\n/jahat.test",
    "/\r/jahat.test",
    "/netwerk\n/x",
  ],
  ...[
    "/netwerk login",
    "/netwerk/\u202Elogin",
    "\u2215/jahat.test",
    "/\uFF0Fjahat.test",
    "/\u3002jahat.test",
    "/\0x",
  ],
  ...["/netwerk/\u00e9", "/\uFEFF/jahat.test", "\u200B//jahat.test"],
];

test("S-16: sixty hostile redirects are refused", () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hostile).size).toBe(hostile.length);
  for (const target of [null, undefined, ...hostile])
    expect(inAppPath(target), JSON.stringify(target)).toBeUndefined();
});

test("S-16: paths that only look hostile stay on this site", () => {
  for (const [target, path] of [
    ["/%2f%2fjahat.test", "/%2f%2fjahat.test"],
    ["/netwerk@jahat.test", "/netwerk@jahat.test"],
    ["/netwerk/../akasia/expert", "/akasia/expert"],
    ["/netwerk/expert?to=https://jahat.test", "/netwerk/expert?to=https://jahat.test"],
    ["/netwerk//jahat.test", "/netwerk//jahat.test"],
  ] as const)
    expect(inAppPath(target)).toBe(path);
});

test("S-16: every redirect stays on this site, whatever is requested", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.webUrl(),
        fc.string().map((s) => `/${s}`),
        fc
          .array(fc.constantFrom("/", ".", "..", "%2e", "%2f", "\\", "a", "@", ":", "?", "#", "jahat.test"))
          .map((parts) => `/${parts.join("")}`),
      ),
      (target) => {
        const path = inAppPath(target);
        if (path === undefined) return;
        expect(new URL(path, "https://alma.test").origin).toBe("https://alma.test");
        expect(path).toMatch(/^\/(?!\/)/);
      },
    ),
  );
});

test("B-012, B-013: a conversation's address carries its code and its expert", () => {
  expect(paths["conversation-detail"]("akasia", "k0d3", 7)).toBe("/akasia/conversation/k0d3?expert_id=7");
  expect(paths["conversation-history"]("akasia", "k0d3", 7)).toBe(
    "/akasia/conversation/k0d3/history?expert_id=7",
  );
});

test("B-011: a menu names routes; an unknown one has no link", () => {
  expect(namedPath("list-expert", "akasia")).toBe("/akasia/expert");
  expect(namedPath("help", "akasia")).toBe("/akasia/bantuan");
  expect(namedPath("toString", "akasia")).toBeUndefined();
  expect(isPlainRoute("help")).toBe(true);
  expect(isPlainRoute("login")).toBe(false);
});
