import { decodeJwt } from "jose";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type StandIn, startGoogle } from "#server/test/google.ts";
import { loginTexts } from "#texts/account/account.ts";
import { googleTexts } from "#texts/account/google.ts";
import { errorTexts } from "#texts/errors.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { alive, goInApp, reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { newMember, origin, send, test } from "../setup/journey.ts";
import { type JourneyServer, startServer } from "../setup/server.ts";

/*
 * A few lines replace Google's script: they render a button that, when pressed, returns a credential. The stand-in
 * signs it with its own key for the given nonce.
 */

let google: StandIn;
let server: JourneyServer;

beforeAll(async () => {
  google = await startGoogle();
  const { clientId, jwksUrl, issuers } = google.config;
  server = await startServer({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_JWKS_URL: jwksUrl,
    GOOGLE_ISSUER: issuers[0] ?? "",
  });
});
afterAll(async () => {
  await server.stop();
  await google.close();
});

declare global {
  interface Window {
    googleSettings?: Record<string, unknown>;
    credentialFor?: (nonce: string) => Promise<string>;
  }
}

const script = `window.google = { accounts: { id: {
  initialize(settings) { window.googleSettings = settings },
  renderButton(place, look) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Lanjutkan dengan Google";
    button.onclick = async () => window.googleSettings.callback({
      credential: await window.credentialFor(window.googleSettings.nonce),
    });
    place.append(button);
  },
} } };`;

type Person = Parameters<StandIn["token"]>[1];

/**
 * Serves the fake script to this page; `who` is the person who presses Google's button. Returns the requests to Google.
 */
async function play(page: Page, who: Person | string = {}): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://accounts.google.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: script });
  });
  await page.exposeFunction("credentialFor", (nonce: string) =>
    typeof who === "string" ? who : google.token(nonce, who),
  );
  return asked;
}

const pressOurs = (page: Page) =>
  page.getByRole("button", { name: "Pakai Google ID kamu biar lebih mudah" }).click();
const pressGoogles = (page: Page) => page.getByRole("button", { name: "Lanjutkan dengan Google" }).click();

const cards = ["login", "ads/nggak-bisa-fokus-kerja", "ads/inner-work-sebelum-inner-peace", "register"];

describe("signing in with Google", () => {
  test("B-072, T-007: Google is offered on every sign-in card where it is configured, and nowhere else", async ({
    openPage,
  }) => {
    const page = await openPage({ via: server.base });
    for (const path of cards) {
      await page.goto(`/akasia/${path}`);
      await page.getByRole("button", { name: "Pakai Google ID kamu biar lebih mudah" }).waitFor();
      await page.goto(`${origin}/akasia/${path}`, { waitUntil: "networkidle" });
      expect(await page.getByText("Pakai Google ID kamu biar lebih mudah").count()).toBe(0);
    }
  });

  test("the sign-in pages alone allow another site, and only Google's", async () => {
    const policyOf = async (at: string, path: string) => {
      const { headers } = await fetch(`${at}/netwerk/${path}`);
      return {
        csp: headers.get("content-security-policy") ?? "",
        coop: headers.get("cross-origin-opener-policy"),
      };
    };
    for (const path of cards) {
      const { csp, coop } = await policyOf(server.base, path);
      expect(csp).toMatch(
        /script-src 'self'(?: '(?:nonce|sha256)-[^']+')+ https:\/\/accounts\.google\.com\/gsi\/client;/,
      );
      expect(csp).toContain("frame-src https://accounts.google.com/gsi/;");
      expect(csp.match(/https:\/\/[\w.*-]+/g)?.every((site) => site === "https://accounts.google.com")).toBe(
        true,
      );
      expect(coop).toBe("same-origin-allow-popups");
    }
    for (const [at, path] of [
      [server.base, "expert"],
      [server.base, "conversation/abc"],
      [server.base, "bantuan"],
      [server.base, "almacare"],
      [server.base, "verify"],
      [origin, "login"],
    ] as const) {
      const { csp, coop } = await policyOf(at, path);
      expect(csp, path).not.toContain("https:");
      expect(csp).toContain("require-trusted-types-for 'script'; trusted-types pdf-worker offline-worker");
      expect(coop).toBe("same-origin");
    }
  });

  test("B-094, B-095, B-097, B-102: a press loads the script; Google's button signs in with the credential", async ({
    openPage,
  }) => {
    const page = await openPage({ via: server.base });
    const email = "gita.jalan@gmail.test";
    const asked = await play(page, { email, sub: "gita-jalan", name: "Gita Jalan" });
    // The next page is a new document, so the pushed events are stored.
    await page.addInitScript(() => {
      const layer: object[] = [];
      layer.push = (entry) => {
        sessionStorage.setItem("layer", JSON.stringify([...layer, entry]));
        return Array.prototype.push.call(layer, entry);
      };
      window.dataLayer = layer;
    });
    await page.goto("/netwerk/ads/semua-aspek-hidup-kacau-bareng", { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await pressOurs(page);
    const dialog = page.getByRole("dialog", { name: googleTexts.dialogTitle });
    await dialog.getByRole("button", { name: "Lanjutkan dengan Google" }).waitFor();
    expect(asked).toEqual(["https://accounts.google.com/gsi/client"]);
    const settings: Record<string, unknown> = await page.evaluate(() => ({
      ...window.googleSettings,
      callback: undefined,
    }));
    expect(settings).toMatchObject({
      client_id: google.config.clientId,
      ux_mode: "popup",
      scope: "email profile openid",
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
    });
    await expectAccessible(page);
    const sent = page.waitForRequest("**/api/users/login_google");
    await pressGoogles(page);
    const { credential, ...rest } = (await sent).postDataJSON();
    expect(decodeJwt(credential)).toMatchObject({ email, nonce: settings.nonce });
    expect(rest).toEqual({
      username: "netwerk",
      sub: "gita-jalan",
      email,
      email_verified: true,
      name: "Gita Jalan",
    });
    await reach(page, "/netwerk/expert");
    await page
      .getByRole("button", { name: /^Start Chat/ })
      .first()
      .waitFor();
    const { netwerk_token, token } = await storageOf(page);
    expect(token).toBe(netwerk_token);
    expect(token).toMatch(/^[\w-]{20,}$/);
    const layer = await page.evaluate(() => sessionStorage.getItem("layer"));
    expect(JSON.parse(layer ?? "")).toEqual([
      { event: "submitApplication" },
      { event: "login", method: "Google" },
    ]);
    // Google's script is gone with the page that needed it.
    expect(
      await page.evaluate(() => [
        typeof window.google,
        document.querySelectorAll("script[src^=http]").length,
      ]),
    ).toEqual(["undefined", 0]);
  });

  test("B-080: a missing consent is asked for, as after any sign-in", async ({ openPage }) => {
    const page = await openPage({ via: server.base });
    await play(page, { email: "baru.jalan@gmail.test" });
    await page.goto("/akasia/login");
    await pressOurs(page);
    await pressGoogles(page);
    await page.getByRole("dialog", { name: "Persetujuan Layanan AKASIA" }).waitFor();
    expect(page.url()).toMatch(/\/akasia\/login$/);
  });

  test("on a page reached within the app the press reloads the page and goes on", async ({ openPage }) => {
    const page = await openPage({ via: server.base, path: "verify" });
    await play(page, { email: "lanjut@gmail.test" });
    await goInApp(page, "/netwerk/register");
    await page.getByRole("heading", { level: 1, name: "Kenalan Sama Alma Dulu!" }).waitFor();
    await pressOurs(page);
    await pressGoogles(page);
    await page.getByRole("dialog", { name: "Persetujuan Layanan NETWERK" }).waitFor();
    expect(new URL(page.url()).hash).toBe("");
  });

  test("an ordinary sign-in after Google's script was loaded leaves the script behind", async ({
    openPage,
  }) => {
    const member = await newMember({ at: server.base });
    const page = await openPage({ via: server.base });
    await play(page);
    await page.goto("/netwerk/login");
    await pressOurs(page);
    await page.getByRole("button", { name: "Lanjutkan dengan Google" }).waitFor();
    await page.keyboard.press("Escape");
    await signIn(page, member);
    await page
      .getByRole("button", { name: /^Start Chat/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => typeof window.google)).toBe("undefined");
  });
});

describe("an account that a stranger has a password for", () => {
  test("C-03, S-20: the owner signs in by Google; the stranger's session, password and consents end", async ({
    openPage,
  }) => {
    const account = await newMember({ at: server.base });
    const stranger = await openPage({
      via: server.base,
      signedInAs: account,
      path: "conversation",
      allow: [refused(401)],
    });
    await alive(stranger);
    const owner = await openPage({ via: server.base });
    await play(owner, { email: account.email, sub: "pemilik-kotak" });
    await owner.goto("/netwerk/login");
    await pressOurs(owner);
    await pressGoogles(owner);
    // Consents that the stranger gave do not count for the owner.
    await owner.getByRole("dialog", { name: "Persetujuan Layanan NETWERK" }).waitFor();

    await stranger.reload();
    await reach(stranger, "/netwerk/login");
    await signIn(stranger, account);
    await stranger.getByText(errorTexts.loginFailed).waitFor();
    const { body } = await send("GET", "/api/users/check_auth", { as: account, at: server.base });
    expect(body.code).toBe("unauthenticated");
  });
});

describe("failures of signing in with Google", () => {
  test("B-096, B-472: a refusal shows the server's message and leaves the form", async ({ openPage }) => {
    const page = await openPage({ via: server.base, allow: [refused(403)] });
    await play(page, { email_verified: false });
    await page.goto("/netwerk/login");
    await page.getByLabel(loginTexts.emailLabel).fill("rani@masuk.test");
    await page.route("**/api/users/login_google", (route) =>
      route.fulfill({ status: 403, json: { status: "error", code: "x", message: "Belum bisa, coba besok" } }),
    );
    await pressOurs(page);
    await pressGoogles(page);
    await page.locator("[data-toast=error]", { hasText: "Belum bisa, coba besok" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByLabel(loginTexts.emailLabel).inputValue()).toBe("rani@masuk.test");
    expect(await storageOf(page)).toEqual({});
  });

  test("B-098, T-011: a script that cannot be loaded is loaded again at the next press", async ({
    openPage,
  }) => {
    const page = await openPage({ via: server.base, allow: [/accounts\.google\.com/] });
    await page.route("https://accounts.google.com/**", (route) => route.abort());
    await page.goto("/netwerk/login");
    await pressOurs(page);
    const toast = page.locator("[data-toast=error]");
    await toast
      .filter({ hasText: "Failed to load the Google 3P Authorization JavaScript Library." })
      .waitFor();
    expect(await toast.innerText()).toContain(googleTexts.tryAgain);
    await page.unrouteAll();
    await play(page);
    await pressOurs(page);
    await page.getByRole("button", { name: "Lanjutkan dengan Google" }).waitFor();
  });

  test("B-099, T-012: a malformed credential is not sent, a forged one is refused", async ({ openPage }) => {
    for (const credential of ["bukan-token", "a.b.c", `${btoa("{}")}.${btoa("{}")}.AAAA`]) {
      const page = await openPage({ via: server.base, allow: [refused(401)] });
      const sent: string[] = [];
      page.on("request", (request) => request.url().endsWith("login_google") && sent.push(request.url()));
      await play(page, credential);
      await page.goto("/netwerk/login");
      await pressOurs(page);
      await pressGoogles(page);
      await page.locator("[data-toast=error]", { hasText: "JWT provided is invalid" }).waitFor();
      expect(sent.length).toBe(credential.startsWith("e") ? 1 : 0);
      expect(page.url()).toMatch(/\/netwerk\/login$/);
    }
  });

  test("unreachable Google keys and a lost connection show a message that names the other way", async ({
    openPage,
  }) => {
    const page = await openPage({ via: server.base, allow: [refused(503), /answer: 503/] });
    await play(page);
    await page.route("**/api/users/google_nonce*", (route) =>
      route.fulfill({ status: 503, json: { code: "google_unavailable", message: "Google sedang jauh" } }),
    );
    await page.goto("/netwerk/login");
    await pressOurs(page);
    await page.locator("[data-toast=error]", { hasText: "Google sedang jauh" }).waitFor();
  });

  test("within another app, where Google refuses sign-in, a hint replaces the button", async ({
    openPage,
  }) => {
    const page = await openPage({ via: server.base });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "userAgent", {
        value: "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/130 Mobile Instagram 350.0",
      });
    });
    await page.goto("/netwerk/ads/ketergantungan-emosional");
    await page.getByText(googleTexts.inApp).waitFor();
    expect(await page.getByRole("button", { name: /Google ID/ }).count()).toBe(0);
    const href = await page.getByRole("link", { name: googleTexts.openChrome }).getAttribute("href");
    expect(href).toMatch(
      /^intent:\/\/127\.0\.0\.1:\d+\/netwerk\/ads\/ketergantungan-emosional#Intent;scheme=http;package=com\.android\.chrome;end$/,
    );
    await expectAccessible(page);
  });
});
