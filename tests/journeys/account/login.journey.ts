import { describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { consentTexts } from "#texts/consent.ts";
import { errorTexts } from "#texts/errors.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, rgb, signIn, storageOf, styleOf } from "../setup/browsing.ts";
import { newMember, newSignUp, test } from "../setup/journey.ts";
import { mailLink } from "../setup/mail.ts";

const loginCall = "**/api/users/login";
const someone = { email: "rani@masuk.test", password: "cerita-panjang-sekali" };

describe("the login card", () => {
  test("R-04, B-064, B-065, B-066, B-067, B-068, B-069, B-073, T-003, T-004, T-006: the card has logo, question, fields and links", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", path: "login" });
    const card = page.locator("[data-login-card]");
    await card.getByRole("heading", { name: "Bagaimana kabarmu hari ini?" }).waitFor();
    expect(await card.getByRole("img", { name: "Akasia" }).getAttribute("src")).toContain("logo-akasia.svg");
    expect(await styleOf(page, "[data-login-card]", "background-color")).toBe(rgb("#16224B"));
    expect(await card.locator("input[type=email]").count()).toBe(1);
    const password = card.getByLabel(loginTexts.passwordLabel, { exact: true });
    await password.fill("rahasia");
    expect(await password.getAttribute("type")).toBe("password");
    await card.getByRole("button", { name: loginTexts.showPassword }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await card.getByRole("button", { name: loginTexts.hidePassword }).click();
    expect(await password.getAttribute("type")).toBe("password");
    expect(await card.getByRole("button", { name: "Mulai Cerita" }).isVisible()).toBe(true);
    expect(await card.getByRole("link", { name: /Voucher coba gratis/ }).isVisible()).toBe(true);
    await card.getByRole("link", { name: "Daftar", exact: true }).click();
    await reach(page, "/akasia/register");
  });
});

test("pages before sign-in hide their drawing on a phone with large text, where it would overlap the heading", async ({
  openPage,
}) => {
  const page = await openPage();
  for (const path of ["login", "register", "forgot-password"]) {
    await page.goto(`/akasia/${path}`);
    const drawing = page.locator('[data-login-card] img[width="600"]');
    for (const [size, isShown] of [
      ["100%", true],
      ["200%", false],
    ] as const) {
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
      }, size);
      await expect.poll(() => drawing.isVisible(), { message: `${path} with text at ${size}` }).toBe(isShown);
    }
  }
});

test("on a phone the drawing of a page before sign-in is whole, and stands clear of the form", async ({
  openPage,
}) => {
  const page = await openPage();
  for (const path of ["login", "register", "forgot-password", "ads/healing-gagal-terus"]) {
    await page.goto(`/akasia/${path}`);
    const drawing = page.locator('[data-login-card] img[width="600"]');
    const { x, y, width, height } = (await drawing.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 1 };
    expect([x >= 0, x + width <= 360.5, width > 120], path).toEqual([true, true, true]);
    // The form may cover the clouds at the foot of the drawing, and no more.
    const sheet = await page.locator("[data-login-card] > :last-child").boundingBox();
    expect((sheet?.y ?? 0) - y, path).toBeGreaterThan(height * 0.8);
    const masks = await drawing.evaluate((image) => {
      const parts = [image, image.parentElement].filter((part) => part !== null);
      return parts.map((part) => getComputedStyle(part).maskImage);
    });
    expect(masks, path).toEqual(["none", "none"]);
  }
});

describe("signing in", () => {
  test("B-071, B-088, B-092, B-430, B-431: the form is sent, the session is stored, and the experts open", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ client: "akasia", path: "login" });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(loginCall, async (route) => {
      await held;
      await route.continue();
    });
    const sent = page.waitForRequest(loginCall);
    await signIn(page, { ...member, email: ` ${member.email.toUpperCase()} ` });
    expect((await sent).postDataJSON()).toEqual({
      email: member.email,
      password: member.password,
      username: "akasia",
    });
    const button = page.getByRole("button", { name: "Mulai Cerita" });
    expect(await button.getAttribute("aria-busy")).toBe("true");
    answer();
    await reach(page, "/akasia/expert");
    const { akasia_token, token, user_id } = await storageOf(page);
    expect(akasia_token).toMatch(/^[\w-]{20,}$/);
    expect(token).toBe(akasia_token);
    expect(user_id).toBe(String(member.id));
  });

  test("A-38: a redirect query is followed only within the app", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ path: "login?redirect=%2Fnetwerk%2Fexpert%3Fdari%3Diklan" });
    await signIn(page, member);
    await page.waitForURL("/netwerk/expert?dari=iklan");
    const other = await openPage({ path: "login?redirect=%2F%2Fjahat.test%2Fx" });
    await signIn(other, member);
    await reach(other, "/netwerk/expert");
  });

  test("B-085, B-087, T-008, T-010: invalid input is not sent", async ({ openPage }) => {
    const page = await openPage({ path: "login" });
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/users/login") && calls.push(request.url()));
    await signIn(page, { email: "abc", password: "tujuh77" });
    await page.getByText("Email tidak valid").waitFor();
    await page.getByText("Password minimal 8 karakter").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    expect(calls).toEqual([]);
    await expectAccessible(page);
  });

  test("B-090, B-091: a wrong password is reported under the form, which can be sent again", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "login", allow: [refused(401)] });
    await signIn(page, { ...(await newMember()), password: "bukan-yang-ini" });
    await page.getByRole("alert").filter({ hasText: errorTexts.loginFailed }).waitFor();
    const button = page.getByRole("button", { name: "Mulai Cerita" });
    expect(await button.getAttribute("aria-busy")).toBeNull();
    expect(page.url()).toMatch(/\/login$/);
    expect(await storageOf(page)).toEqual({});
    await expectAccessible(page);
  });

  test("B-089, B-468: messages of the server show under their field, one per line", async ({ openPage }) => {
    const page = await openPage({ path: "login", allow: [refused(422)] });
    await page.route(loginCall, (route) =>
      route.fulfill({ status: 422, json: { message: "umum", error: { email: ["a", "b"] } } }),
    );
    await signIn(page, someone);
    const email = page.getByLabel(loginTexts.emailLabel);
    await page.locator("[aria-invalid=true]").waitFor();
    const described = await email.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe("a\nb");
    expect(await page.getByText("umum").count()).toBe(0);
  });

  test("A-61: an unverified address is reported, and its mail can be sent again", async ({ openPage }) => {
    const member = await newSignUp();
    const page = await openPage({ path: "login", allow: [refused(403)] });
    await signIn(page, member);
    const alert = page.getByRole("alert").filter({ hasText: errorTexts.emailUnverified });
    await alert.getByRole("button", { name: loginTexts.resend }).click();
    await page.getByText(loginTexts.resent).first().waitFor();
    await page.goto(await mailLink(member.email, 2));
    await page.getByRole("button", { name: verifyTexts.press, exact: true }).click();
    await page.getByRole("heading", { name: "Email terverifikasi" }).waitFor();
    await page.getByText("Sekarang masuk dengan email dan passwordmu").waitFor();
  });

  test("B-093: a response without a token signs nobody in", async ({ openPage }) => {
    const page = await openPage({ path: "login" });
    const warned = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.route(loginCall, (route) => route.fulfill({ json: { status: "success", data: {} } }));
    await signIn(page, someone);
    await warned;
    await page.getByRole("alert").filter({ hasText: loginTexts.noToken }).waitFor();
    expect(await storageOf(page)).toEqual({});
    expect(page.url()).toMatch(/\/login$/);
  });

  test("an unreachable server or a lost connection is reported; the entries stay", async ({ openPage }) => {
    const page = await openPage({
      path: "login",
      allow: [/ERR_INTERNET_DISCONNECTED/, refused(503), /answer: 503/],
    });
    await page.route(loginCall, (route) => route.fulfill({ status: 503, body: "<html>Bad gateway</html>" }));
    await signIn(page, someone);
    await page.getByRole("alert").filter({ hasText: frameTexts.networkFailed }).waitFor();
    await page.unrouteAll();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Mulai Cerita" }).click();
    await page.getByRole("alert").filter({ hasText: frameTexts.networkFailed }).waitFor();
    expect(await page.getByLabel(loginTexts.emailLabel).inputValue()).toBe(someone.email);
  });

  test("a form submitted twice is sent once", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ path: "login" });
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(loginCall, async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await signIn(page, member);
    await page.getByRole("button", { name: "Mulai Cerita" }).click({ force: true });
    await page.getByLabel(loginTexts.passwordLabel, { exact: true }).press("Enter");
    answer();
    await reach(page, "/netwerk/expert");
    expect(calls).toBe(1);
  });

  test("a form submitted before hydration is stored and sent after it", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage();
    let load = () => {};
    const held = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/netwerk/login", { waitUntil: "commit" });
    await signIn(page, member);
    expect(page.url()).toMatch(/\/login$/);
    load();
    await reach(page, "/netwerk/expert");
  });
});

describe("the consent dialog", () => {
  test("B-060, B-081, B-082, B-084: the dialog names the partner, requires its checkbox and explains a failure", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia", consents: false });
    const page = await openPage({ client: "akasia", path: "login", allow: [refused(500), /answer: 500/] });
    await signIn(page, member);
    const dialog = page.getByRole("dialog", { name: "Persetujuan Layanan AKASIA" });
    await dialog.waitFor();
    expect(page.url()).toMatch(/\/akasia\/login$/);
    const button = dialog.getByRole("button", { name: consentTexts.submit });
    const ticks = dialog.getByRole("checkbox");
    // Nothing is ticked beforehand, and the optional consents are not enough to continue.
    expect(await ticks.evaluateAll((boxes) => boxes.map((box) => box.matches(":checked")))).toEqual([
      false,
      false,
    ]);
    await ticks.nth(1).check();
    expect(await button.isDisabled()).toBe(true);
    await ticks.first().check();
    expect(await button.isDisabled()).toBe(false);
    await ticks.first().uncheck();
    expect(await button.isDisabled()).toBe(true);
    await expectAccessible(page);
    await ticks.first().check();
    await page.route("**/api/users/agree_tnc", (route) =>
      route.fulfill({ status: 500, json: { message: "Belum bisa dicatat" } }),
    );
    await button.click();
    await page.locator("[data-toast=error]", { hasText: "Belum bisa dicatat" }).waitFor();
    await page.unrouteAll();
    await button.click();
    await reach(page, "/akasia/expert");
  });

  test("A-18: closing the dialog without agreeing ends the session", async ({ openPage }) => {
    const member = await newMember({ consents: false });
    const page = await openPage({ path: "login" });
    await signIn(page, member);
    const ended = page.waitForResponse("**/api/users/logout");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    expect((await ended).status()).toBe(201);
    expect(await storageOf(page)).toEqual({});
    expect(page.url()).toMatch(/\/netwerk\/login$/);
  });
});
