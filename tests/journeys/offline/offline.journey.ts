import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test as plain } from "vitest";
import { frameTexts } from "#texts/frame/frame.ts";
import { copySettingTexts, offlineTexts } from "#texts/offline.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { alive, reach } from "../setup/browsing.ts";
import { openConnection } from "../setup/connection.ts";
import { conversationPath, newConversation, textBox } from "../setup/conversation.ts";
import { expectHelp } from "../setup/crisis.ts";
import { openDeploying } from "../setup/deploying.ts";
import { newMember, origin, test } from "../setup/journey.ts";
import { connectionErrors, shelled } from "../setup/offline.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe("without a connection", () => {
  test("the client's offline page shows numbers to call and goes on when the connection returns", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({
      signedInAs: member,
      path: "conversation",
      worker: true,
      allow: connectionErrors,
    });
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await shelled(page, "akasia");
    await page.context().setOffline(true);
    await page.goto("/akasia/expert?from=menu");
    await heading(page, offlineTexts.title).waitFor();
    expect(new URL(page.url()).pathname).toBe("/akasia/offline");
    expect(await page.title()).toContain("Akasia");
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(colour);
    const logo = page.getByRole("img", { name: /akasia/i });
    expect(
      await logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    ).toBeGreaterThan(0);
    await expectHelp(page, page.locator("main"));
    await expectAccessible(page);
    await page.evaluate(() => {
      document.body.dataset.before = "";
    });
    await page.getByRole("link", { name: offlineTexts.retry }).click();
    await page.locator("body:not([data-before])").waitFor();
    await alive(page);
    await heading(page, offlineTexts.title).waitFor();
    await page.context().setOffline(false);
    await page.waitForURL((url) => url.pathname === "/akasia/expert" && url.search === "?from=menu");
  });

  test("the help page is shown unchanged, and the number can be dialled without scripts", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: "conversation",
      worker: true,
      allow: connectionErrors,
    });
    await shelled(page);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: frameTexts.help }).click();
    await reach(page, "/netwerk/bantuan");
    await page.locator('a[href="tel:119"]').first().waitFor();
  });

  test("a connection that breaks unnoticed by the browser has the same effect", async ({ openPage }) => {
    const connection = await openConnection();
    const page = await openPage({
      signedInAs: await newMember(),
      via: connection.origin,
      path: "conversation",
      worker: true,
      allow: connectionErrors,
    });
    await shelled(page);
    connection.cut();
    await page.reload();
    await heading(page, offlineTexts.title).waitFor();
    connection.restore();
    await page.getByRole("link", { name: offlineTexts.retry }).click();
    await reach(page, "/netwerk/conversation");
  });

  test("two clients in one browser each show their own page and store nothing of each other", async ({
    openPage,
  }) => {
    const [one, other] = [await newMember({ client: "akasia" }), await newMember({ client: "meditap" })];
    const page = await openPage({
      signedInAs: one,
      storage: { meditap_token: other.token },
      path: "conversation",
      worker: true,
      allow: connectionErrors,
    });
    await shelled(page, "akasia");
    await page.goto("/meditap/conversation");
    await shelled(page, "meditap");
    const kept = await page.evaluate(async () =>
      Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
          return { name, paths: paths.filter((path) => !path.startsWith("/assets/")).sort() };
        }),
      ),
    );
    for (const client of ["akasia", "meditap"]) {
      const own = kept.filter(({ name }) => name.startsWith(`alma.shell.${client}.`));
      expect(own.map(({ paths }) => paths)).toEqual([
        [`/${client}/bantuan`, `/${client}/icon.svg`, `/${client}/offline`],
      ]);
    }
    expect(kept.length).toBe(2);
    await page.context().setOffline(true);
    for (const [client, name] of [
      ["akasia", "Akasia"],
      ["meditap", "Meditap"],
      ["akasia", "Akasia"],
    ] as const) {
      await page.goto(`/${client}/profile`);
      await heading(page, offlineTexts.title).waitFor();
      expect(page.url()).toContain(`/${client}/offline`);
      expect(await page.title()).toContain(name);
    }
  });
});

describe("the service worker", () => {
  test("the worker is installed only by the signed-in app, not by help, ads or sign-in", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "bantuan", worker: true });
    const asked: string[] = [];
    page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ["ads/nggak-bisa-fokus-kerja", "almacare", "login"]) {
      await page.goto(`/netwerk/${path}`);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        0,
      );
    }
    expect(asked.filter((path) => path.endsWith("/sw.js"))).toEqual([]);
  });

  test("a new build takes over without a reload and without losing a draft", async ({ openPage }) => {
    const front = await openDeploying();
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      via: front.origin,
      path: conversationPath(code),
      worker: true,
      allow: connectionErrors,
    });
    await shelled(page);
    const before = await page.evaluate(() => caches.keys());
    await textBox(page).fill("Belum selesai kutulis, jangan hilang");
    await page.evaluate(() => {
      document.body.dataset.sameDocument = "";
    });
    front.deploy('<html lang="id"', '<html lang="id" data-edition="next"');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { interval: 200 })
      .toEqual(before.map((name) => `${name}-next`));
    expect(await page.locator("[data-same-document]").count()).toBe(1);
    expect(await textBox(page).inputValue()).toBe("Belum selesai kutulis, jangan hilang");
    await page.context().setOffline(true);
    await page.reload();
    await heading(page, offlineTexts.title).waitFor();
    expect(await page.locator("html").getAttribute("data-edition")).toBe("next");
    await alive(page);
    await page.context().setOffline(false);
    await reach(page, `/netwerk/conversation/${code}`);
    await expect.poll(() => textBox(page).inputValue()).toBe("Belum selesai kutulis, jangan hilang");
  });

  plain("keeps a shell of at most 250 kB, each of its files there, and no answer of the API", async () => {
    const script = await fetch(`${origin}/netwerk/sw.js`);
    expect(script.headers.get("cache-control")).toBe("no-cache");
    expect(script.headers.get("content-security-policy")).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    const text = await script.text();
    const shell = JSON.parse(/^const shell=(\{.*?\});/.exec(text)?.[1] ?? "") as {
      pages: string[];
      files: string[];
    };
    expect(shell.pages).toEqual(["/netwerk/offline", "/netwerk/bantuan"]);
    expect(shell.files.filter((file) => file.startsWith("/api"))).toEqual([]);
    const sizes = await Promise.all(
      [...shell.pages, ...shell.files].map(async (path) => {
        const answer = await fetch(origin + path);
        expect(answer.status, path).toBe(200);
        const bytes = Buffer.from(await answer.arrayBuffer());
        return path.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, gzipSync(text, { level: 9 }).length);
    expect(total).toBeLessThanOrEqual(250_000);
    expect(total).toBeGreaterThan(100_000);
  });

  plain(
    "is the same script as long as nothing of its pages changes, and none for clients that are not",
    async () => {
      const [one, two] = await Promise.all(
        [1, 2].map(async () => (await fetch(`${origin}/akasia/sw.js`)).text()),
      );
      expect(one).toBe(two);
      expect((await fetch(`${origin}/tidak-ada/sw.js`)).status).toBe(404);
    },
  );
});

describe("the app on the home screen", () => {
  test("the manifest is installable and carries the client's name", async ({ openPage }) => {
    const page = await openPage({ client: "meditap", path: "login" });
    const cdp = await page.context().newCDPSession(page);
    const { errors, data } = await cdp.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "") as Record<string, unknown> & {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({
      name: "Meditap",
      start_url: "/meditap/conversation",
      scope: "/meditap/",
      display: "standalone",
    });
    const pictures = manifest.icons.filter(({ type }) => type === "image/png");
    expect(pictures.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
      ["/meditap/icon-192.png", "192x192", "any"],
      ["/meditap/icon-512.png", "512x512", "any"],
      ["/meditap/maskable-512.png", "512x512", "maskable"],
    ]);
    for (const { url } of manifest.shortcuts) expect(url.startsWith(manifest.scope as string)).toBe(true);
  });

  test("the browser's install prompt is deferred and offered in the profile only", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "profile#tanpa-internet" });
    await page.getByText(copySettingTexts.off).waitFor();
    expect(await page.getByRole("button", { name: "Pasang" }).count()).toBe(0);
    const isHeldBack = await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => {
          document.body.dataset.prompted = "";
        },
      });
      return !window.dispatchEvent(offer);
    });
    expect(isHeldBack).toBe(true);
    await page.getByRole("button", { name: "Pasang" }).click();
    await page.locator("[data-prompted]").waitFor();
    await page.getByRole("button", { name: "Pasang" }).waitFor({ state: "detached" });
  });
});
