import { describe, expect, test } from "vitest";
import { shellOf } from "./shell.ts";

const icon = "/netwerk/icon.svg";
const page = (nonce: string, words = "Kamu sedang tidak tersambung") =>
  `<script nonce="${nonce}">x("nonce":"${nonce}")</script><link href="/assets/app-1a2b3c4d.css"><img src="/assets/uploads/logo%20(1).svg"><h1>${words}</h1><script>import "/assets/entry-x.js";</script>`;
const shell = (html: string, username = "netwerk") =>
  shellOf({ username, icon, pages: new Map([[`/${username}/offline`, html]]) });

describe("the shell of a client", () => {
  test("the shell lists every file of its pages once", async () => {
    expect((await shell(page("a") + page("a"))).files).toEqual([
      "/assets/app-1a2b3c4d.css",
      "/assets/entry-x.js",
      "/assets/uploads/logo%20(1).svg",
      icon,
    ]);
  });

  test("the shell's name changes with text or files, but not with each response", async () => {
    const { cacheName } = await shell(page("a"));
    expect((await shell(page("b"))).cacheName).toBe(cacheName);
    expect((await shell(page("a", "Kata lain"))).cacheName).not.toBe(cacheName);
    expect((await shell(page("a").replace("1a2b3c4d", "5e6f7a8b"))).cacheName).not.toBe(cacheName);
  });

  test("no client's cache name is the beginning of another's", async () => {
    const [one, other] = [await shell(page("a"), "alma"), await shell(page("a"), "alma-dua")];
    expect(one.cacheName.startsWith(one.prefix)).toBe(true);
    expect(other.cacheName.startsWith(one.prefix)).toBe(false);
  });
});
