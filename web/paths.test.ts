import fc from "fast-check";
import { expect, test } from "vitest";
import { inAppPath, isPlainRoute, namedPath, paths } from "./paths.ts";

test("A-38: a path of this app may be gone on to", () => {
  expect(inAppPath("/netwerk/profile")).toBe("/netwerk/profile");
  expect(inAppPath("/akasia/expert?page=2#atas")).toBe("/akasia/expert?page=2#atas");
});

test("S-16: anything else is refused", () => {
  for (const target of [
    null,
    undefined,
    "",
    "netwerk/login",
    "https://jahat.test/",
    "//jahat.test/",
    "/\\jahat.test/",
    "/%2F/../\\jahat.test",
    "javascript:alert(1)",
    "/netwerk\n/login",
    "/netwerk login",
    "\t//jahat.test",
    "/netwerk/\u202Elogin",
  ]) {
    expect(inAppPath(target), String(target)).toBeUndefined();
  }
});

test("S-16: whatever is asked for, what is answered stays on this site", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.webUrl(),
        fc.string().map((s) => `/${s}`),
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

test("B-012, B-013: the addresses of a conversation carry its code and its expert", () => {
  expect(paths["conversation-detail"]("akasia", "k0d3", 7)).toBe("/akasia/conversation/k0d3?expert_id=7");
  expect(paths["conversation-history"]("akasia", "k0d3", 7)).toBe(
    "/akasia/conversation/k0d3/history?expert_id=7",
  );
});

test("B-011: a menu names routes; one that is not built leads nowhere", () => {
  expect(namedPath("list-expert", "akasia")).toBe("/akasia/expert");
  expect(namedPath("help", "akasia")).toBe("/akasia/bantuan");
  expect(namedPath("toString", "akasia")).toBeUndefined();
  expect(isPlainRoute("help")).toBe(true);
  expect(isPlainRoute("login")).toBe(false);
});
