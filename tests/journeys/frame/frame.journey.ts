import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { expertTexts } from "#texts/expert.ts";
import { logoutTexts } from "#texts/frame/app-frame.ts";
import { bootTexts } from "#texts/frame/boot.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { alive, reach, refused, signIn, storageOf, styleOf } from "../setup/browsing.ts";
import { newMember, newSignUp, test } from "../setup/journey.ts";

const startButtons = (page: Page) => page.getByRole("button", { name: /^Start Chat/ });

async function openMenu(page: Page) {
  await startButtons(page).first().waitFor();
  await page.getByRole("button", { name: frameTexts.openMenu }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  return menu;
}

describe("the side menu", () => {
  test("B-034, B-035, B-037, B-442, T-002: the menu slides in, 300 px wide, with a close button and the client's logo at its end", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "expert" });
    const menu = await openMenu(page);
    expect(Math.round((await menu.boundingBox())?.width ?? 0)).toBe(300);
    expect(await styleOf(page, "dialog.drawer", "transition-property")).toMatch(/transform|translate/);
    await page.waitForFunction(
      () => document.querySelector("dialog.drawer")?.getBoundingClientRect().left === 0,
    );
    expect(await menu.getByRole("heading", { name: "Menu" }).isVisible()).toBe(true);
    const last = menu.locator("a, button, img, input").last();
    expect(await last.getAttribute("alt")).toBe("Akasia");
    await expectAccessible(page);
    await menu.getByRole("button", { name: frameTexts.closeMenu }).click();
    await menu.waitFor({ state: "hidden" });
    // The focus is back where it was.
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      frameTexts.openMenu,
    );
  });

  test("on a low screen the list scrolls between title and theme, and its edge shows that it goes on", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "expert" });
    await page.setViewportSize({ width: 360, height: 560 });
    const menu = await openMenu(page);
    const list = menu.getByRole("navigation");
    const { part, whole, edge } = await list.evaluate((element) => ({
      part: element.clientHeight,
      whole: element.scrollHeight,
      edge: getComputedStyle(element).backgroundAttachment,
    }));
    expect(whole).toBeGreaterThan(part);
    expect(part / 560).toBeGreaterThan(0.6);
    expect(edge).toBe("local, local, scroll, scroll");
  });

  test("B-011, B-039: an entry leads to its named route under the client", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "expert" });
    await (await openMenu(page)).getByRole("link", { name: "Obrolan" }).click();
    await reach(page, "/akasia/conversation");
  });

  test("B-038, B-100, B-433: signing out asks first, then ends the session", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "expert" });
    await page.goto("/netwerk/expert?lagi");
    const calls: string[] = [];
    page.on("request", (request) => request.url().endsWith("/logout") && calls.push(request.url()));
    await (await openMenu(page)).getByRole("button", { name: "Keluar" }).click();
    const dialog = page.getByRole("alertdialog", { name: logoutTexts.title });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: logoutTexts.cancel }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(calls).toEqual([]);
    await (await openMenu(page)).getByRole("button", { name: "Keluar" }).click();
    const ended = page.waitForResponse("**/api/users/logout");
    await dialog.getByRole("button", { name: logoutTexts.confirm }).click();
    expect((await ended).status()).toBe(201);
    await reach(page, "/netwerk/login");
    expect(await storageOf(page)).toEqual({});
    // The back button does not reopen the closed session.
    await page.goBack();
    await reach(page, "/netwerk/login");
  });

  test("B-101: a failed sign-out shows nothing and logs to the console; a lost connection can be tried again", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: "expert",
      allow: [refused(500), /answer: 500/, /console: .*rusak/, /ERR_INTERNET_DISCONNECTED/],
    });
    await (await openMenu(page)).getByRole("button", { name: "Keluar" }).click();
    const dialog = page.getByRole("alertdialog", { name: logoutTexts.title });
    const confirm = dialog.getByRole("button", { name: logoutTexts.confirm });
    await page.route("**/api/users/logout", (route) =>
      route.fulfill({ status: 500, json: { message: "rusak" } }),
    );
    const logged = page.waitForEvent(
      "console",
      async (message) => JSON.stringify(await message.args()[0]?.jsonValue()) === '{"message":"rusak"}',
    );
    await confirm.click();
    await logged;
    expect(await page.getByText("rusak").count()).toBe(0);
    expect(await storageOf(page)).toMatchObject({ token: member.token });
    await page.unrouteAll();
    await page.context().setOffline(true);
    await confirm.click();
    await dialog.getByText(logoutTexts.offline).waitFor();
    await page.context().setOffline(false);
    await confirm.click();
    await reach(page, "/netwerk/login");
  });

  test("a chosen light theme stays light on a dark device", async ({ openPage }) => {
    const member = await newMember();
    const ofLight = await openPage({ signedInAs: member, path: "expert" });
    const light = await styleOf(ofLight, "body", "background-color");
    const page = await openPage({ signedInAs: member, path: "expert", colorScheme: "dark" });
    expect(await styleOf(page, "body", "background-color")).not.toBe(light);
    await (await openMenu(page)).getByText("Terang").click();
    await expect.poll(() => styleOf(page, "body", "background-color")).toBe(light);
    await page.reload();
    expect(await styleOf(page, "body", "background-color")).toBe(light);
  });

  test("the chosen theme is stored and applied before the scripts run", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "expert" });
    const menu = await openMenu(page);
    const light = await styleOf(page, "body", "background-color");
    await menu.getByText("Gelap").click();
    await expect.poll(() => styleOf(page, "body", "background-color")).not.toBe(light);
    const dark = await styleOf(page, "body", "background-color");
    await page.route("**/assets/*.js", (route) => route.abort("aborted"));
    await page.reload();
    // A page without its scripts reloads once by itself, and then says that it is waiting.
    await page.getByRole("alert").filter({ hasText: bootTexts.stuck }).waitFor();
    expect(await styleOf(page, "body", "background-color")).toBe(dark);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  });
});

describe("the frame around every screen", () => {
  test("B-040, B-441: a success message closes after three seconds, at the top right; an error stays until closed", async ({
    openPage,
  }) => {
    const member = await newSignUp();
    const page = await openPage({ viewport: "desktop", allow: [refused(403, 429)] });
    await page.clock.install();
    await page.goto("/netwerk/login");
    await alive(page);
    await signIn(page, member);
    const resend = page.getByRole("button", { name: loginTexts.resend });
    await resend.waitFor();
    // From here on, time moves only as the test says, however busy the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await resend.click();
    const success = page.locator("[data-toast=success]");
    await success.waitFor();
    const box = await success.boundingBox();
    expect(1280 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    expect(box?.y).toBeLessThan(40);
    await page.clock.runFor(2900);
    expect(await success.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await success.count()).toBe(0);
    await page.route("**/resend-verification", (route) =>
      route.fulfill({ status: 429, json: { message: "Tunggu dulu" } }),
    );
    await resend.click();
    const error = page.locator("[data-toast=error]", { hasText: "Tunggu dulu" });
    await error.waitFor();
    await page.clock.runFor(10_000);
    expect(await error.count()).toBe(1);
    await page.clock.resume();
    await expectAccessible(page);
    await error.getByRole("button").click();
    expect(await error.count()).toBe(0);
  });

  test("B-041: a slow screen shows a dimmed page with a spinner", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "expert" });
    await (await openMenu(page)).getByRole("link", { name: "Obrolan" }).click();
    await reach(page, "/netwerk/conversation");
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/console/expert*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goBack({ waitUntil: "commit" });
    const overlay = page.locator("[data-loading-overlay]");
    await overlay.waitFor();
    const box = await overlay.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    expect(await styleOf(page, "[data-loading-overlay]", "background-color")).toMatch(/rgba\(.*0\.4/);
    answer();
    await overlay.waitFor({ state: "detached" });
    await startButtons(page).first().waitFor();
  });

  test("B-041: a fast screen shows no spinner", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "expert" });
    await (await openMenu(page)).getByRole("link", { name: "Obrolan" }).click();
    await reach(page, "/netwerk/conversation");
    await page.waitForLoadState("networkidle");
    // The response is already here, so only the page itself takes time.
    const answer = await page.evaluate(async () => {
      const token = localStorage.getItem("token");
      const response = await fetch("/api/console/expert", {
        headers: { "x-client": "netwerk", authorization: `Bearer ${token}` },
      });
      return response.text();
    });
    await page.route("**/api/console/expert*", (route) =>
      route.fulfill({ contentType: "application/json", body: answer }),
    );
    await page.evaluate(() => {
      // A busy machine may take longer to render than the sign waits, so the page's timers run slowly here.
      const own = window.setTimeout;
      Reflect.set(window, "setTimeout", (run: () => void, ms = 0) => own(run, ms * 50));
      const isSign = (node: Node) =>
        node instanceof Element &&
        (node.matches("[data-loading-overlay]") || node.querySelector("[data-loading-overlay]") !== null);
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => [...addedNodes].some(isSign)))
          document.documentElement.dataset.waited = "";
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goBack({ waitUntil: "commit" });
    await startButtons(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.waited)).toBeUndefined();
  });

  test("B-042: the footer names product, client and year", async ({ openPage }) => {
    const page = await openPage({ client: "akasia", path: "login" });
    const footer = await page.getByRole("contentinfo").innerText();
    expect(footer).toContain("Didukung oleh AlmaCare bersama Akasia.");
    expect(footer).toContain(`© ${new Date().getFullYear()} AlmaCare`);
  });

  test("B-044: the phone layout holds up to 768 px, the wide one from 769 px", async ({ openPage }) => {
    const page = await openPage({ viewport: "desktop", path: "login" });
    const place = () =>
      page.getByLabel(loginTexts.emailLabel).evaluate((field) => {
        const { x, width } = field.getBoundingClientRect();
        return { left: x, right: document.documentElement.clientWidth - x - width };
      });
    await page.setViewportSize({ width: 768, height: 900 });
    const narrow = await place();
    expect(Math.abs(narrow.left - narrow.right), "one column, in the middle").toBeLessThan(2);
    await page.setViewportSize({ width: 769, height: 900 });
    expect((await place()).left).toBeGreaterThan(300);
  });

  test("R-11, B-031, B-032, T-152, T-154: the landing has its own canvas, no menu, and links to sign-in", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", path: "almacare" });
    expect(await styleOf(page, "body", "background-color")).toBe("rgba(0, 0, 0, 0)");
    expect(await page.getByRole("button", { name: frameTexts.openMenu }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Pelajari lebih lanjut" }).getAttribute("href")).toBe(
      "/akasia/login",
    );
    await page.getByRole("link", { name: "Login", exact: true }).click();
    await reach(page, "/akasia/login");
  });

  test("help opens without a session and without scripts, with numbers to dial", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, client: "meditap", path: "bantuan" });
    const first = page.getByRole("main").getByRole("link").first();
    expect(await first.getAttribute("href")).toBe("tel:119");
    expect(await page.locator("main a[href^='tel:']").count()).toBeGreaterThan(3);
    expect(await page.locator("script[src], script[type=module]").count()).toBe(0);
    await page.goto("/meditap/login");
    await page.getByRole("contentinfo").getByRole("link", { name: frameTexts.help }).click();
    await reach(page, "/meditap/bantuan");
  });
});

describe("the experts", () => {
  test("B-262, T-084: every expert is listed, marked as AI and linked", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "expert", viewport: "desktop" });
    await startButtons(page).first().waitFor();
    const cards = page.getByRole("article");
    expect(await cards.count()).toBe(8);
    for (const text of await cards.allInnerTexts()) expect(text).toMatch(/\bAI\b[\s\S]*Start Chat/);
  });

  test("T-057: a conversation that cannot be created shows a dialog with a retry", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: "expert",
      allow: [refused(500), /answer: 500/],
    });
    await page.route("**/api/conversations", (route) => route.fulfill({ status: 500, json: {} }));
    await startButtons(page).first().click();
    const dialog = page.getByRole("alertdialog", { name: expertTexts.startFailedTitle });
    await dialog
      .getByText("Failed to create chat conversation. Please try again later.", { exact: true })
      .waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.unrouteAll();
    await startButtons(page).first().click();
    await page.waitForURL(/\/netwerk\/conversation\/.+\?expert_id=\d/);
  });

  test("a member without the consents is asked before the first conversation", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ consents: false }),
      path: "expert",
      allow: [refused(403)],
    });
    await startButtons(page).first().click();
    const dialog = page.getByRole("dialog", { name: /Persetujuan Layanan NETWERK/ });
    await dialog.waitFor();
    for (const tick of await dialog.getByRole("checkbox").all()) await tick.check();
    await dialog.getByRole("button", { name: "Setuju dan lanjutkan" }).click();
    await page.waitForURL(/\/netwerk\/conversation\/.+\?expert_id=\d/);
  });

  test("the screen says that there is no connection and loads when it returns", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), allow: [/ERR_/, /Failed to fetch/, /C: /] });
    await page.route("**/api/console/expert*", (route) => route.abort("internetdisconnected"));
    await page.goto("/netwerk/expert");
    await page.getByRole("heading", { name: "Koneksimu sedang terputus" }).waitFor();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("link", { name: "Coba lagi" }).click();
    await startButtons(page).first().waitFor();
  });
});
