import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { errorTexts } from "#texts/errors.ts";
import { forgotTexts, passwordTexts } from "#texts/password.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { alive, reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { moveClock, newMember, newSignUp, send, test } from "../setup/journey.ts";
import { mailLink, mailsTo } from "../setup/mail.ts";
import { button, fillPasswords as fill, linkFor, savePassword as save } from "../setup/password.ts";

const fresh = "sandi-baru-sekali-2";
const forgotCall = "**/api/users/forgot-password";
const changeCall = "**/api/users/change-password";

const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Records the bodies of requests to an address that ends like this. */
function sentTo(page: Page, end: string): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => request.url().endsWith(end) && bodies.push(request.postDataJSON()));
  return bodies;
}

describe("resetting a password by mail", () => {
  test("R-06, R-08, C-09, C-11, B-016, B-128, B-131, B-136, B-142, T-018, T-021: a forgotten password is reset through the mailed link and signs in", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ client: "akasia", path: "forgot-password" });
    await alive(page);
    await page.getByRole("heading", { name: forgotTexts.title }).waitFor();
    const bodies = sentTo(page, "/api/users/forgot-password");
    await page.getByLabel(forgotTexts.emailLabel).fill(` ${member.email.toUpperCase()}`);
    await button(page, forgotTexts.submit).click();
    await page
      .getByText(
        "Email reset password berhasil dikirim. Silahkan periksa inbox email Anda. Jika tidak ditemukan, silahkan cek di spam.",
      )
      .waitFor();
    expect(bodies).toEqual([{ email: member.email, username: "akasia" }]);
    await expectAccessible(page);

    const link = await mailLink(member.email);
    const token = new URL(link).searchParams.get("token");
    const seen: (string | undefined)[] = [];
    page.on("request", (request) => seen.push(request.headers().referer));
    const opened = await page.goto(link);
    expect(opened?.headers()["referrer-policy"]).toBe("no-referrer");
    // The page removes the token from the address; a reload still has it.
    await page.waitForURL((url) => url.pathname === "/akasia/change-password" && url.search === "");
    await page.reload();
    await alive(page);
    expect(page.url()).not.toContain(token ?? "?");
    await expectAccessible(page);
    await fill(page, fresh);
    const changes = sentTo(page, "/api/users/change-password");
    await save(page);
    await page.locator("[data-toast=success]", { hasText: passwordTexts.changed }).waitFor();
    await reach(page, "/akasia/login");
    expect(changes).toEqual([{ token, newPassword: fresh, confirmPassword: fresh }]);
    expect(seen.filter((referer) => referer?.includes(token ?? "?"))).toEqual([]);
    await signIn(page, { email: member.email, password: fresh });
    await reach(page, "/akasia/expert");
    await expect.poll(async () => (await mailsTo(member.email)).length).toBe(2);
    expect((await mailsTo(member.email)).at(-1)).toContain("Kalau bukan kamu");
  });

  test("a used link is refused with a way on, and the entries stay", async ({ openPage }) => {
    const member = await newMember();
    const link = await linkFor(member);
    const page = await openPage({ viewport: "desktop", allow: [refused(410)] });
    await page.goto(link);
    const second = await page.context().newPage();
    await second.goto(link);
    await fill(page, fresh);
    await save(page);
    await reach(page, "/netwerk/login");
    // The other tab still had the form open.
    await fill(second, "yang-lain-lagi-3");
    await save(second);
    await alert(second, errorTexts.tokenInvalid).waitFor();
    const typed = second.getByLabel(passwordTexts.newLabel, { exact: true });
    expect(await typed.inputValue()).toBe("yang-lain-lagi-3");
    await expectAccessible(second);
    await second.getByRole("link", { name: passwordTexts.newLink }).click();
    await reach(second, "/netwerk/forgot-password");
    const { status } = await send("POST", "/api/users/login", {
      body: { email: member.email, password: fresh, username: "netwerk" },
    });
    expect(status).toBe(200);
  });
});

describe("forgot-password", () => {
  test("B-129, T-020: an invalid address is not sent", async ({ openPage }) => {
    const page = await openPage({ path: "forgot-password" });
    await alive(page);
    const bodies = sentTo(page, "/api/users/forgot-password");
    await page.getByLabel(forgotTexts.emailLabel).fill("abc");
    await button(page, forgotTexts.submit).click();
    await page.getByText("Email tidak valid").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    expect(bodies).toEqual([]);
    await expectAccessible(page);
  });

  test("B-128, B-133: the page needs no sign-in; its link leads back to login", async ({ openPage }) => {
    const page = await openPage({ client: "meditap", path: "forgot-password" });
    await page.getByRole("link", { name: forgotTexts.back }).click();
    await reach(page, "/meditap/login");
  });

  test("B-130: the call carries e-mail and username, without a token", async ({ openPage }) => {
    const page = await openPage({ path: "forgot-password" });
    await alive(page);
    const sent = page.waitForRequest(forgotCall);
    await page.getByLabel(forgotTexts.emailLabel).fill("siapa@saja.test");
    await button(page, forgotTexts.submit).click();
    const request = await sent;
    expect(request.postDataJSON()).toEqual({ email: "siapa@saja.test", username: "netwerk" });
    expect(request.headers().authorization).toBeUndefined();
    expect((await request.response())?.status()).toBe(200);
  });

  test("B-132, A-64, T-022, T-023: the server's message shows, or one sentence for a refusal and one for a failure", async ({
    openPage,
  }) => {
    const page = await openPage({
      path: "forgot-password",
      allow: [refused(429, 500), /answer: 500/, /ERR_FAILED/],
    });
    await alive(page);
    await page.getByLabel(forgotTexts.emailLabel).fill("siapa@saja.test");
    const press = () => button(page, forgotTexts.submit).click();
    await page.route(forgotCall, (route) => route.fulfill({ status: 429, json: { message: "Tunggu dulu" } }));
    await press();
    await alert(page, "Tunggu dulu").waitFor();
    await page.unrouteAll();
    await page.route(forgotCall, (route) => route.fulfill({ status: 500, body: "<html>" }));
    await press();
    await alert(page, "Gagal mengirim email reset").waitFor();
    await page.unrouteAll();
    await page.route(forgotCall, (route) => route.abort());
    await press();
    await alert(page, "Terjadi kesalahan").waitFor();
    await page.getByText(forgotTexts.crashedNext).waitFor();
    await expectAccessible(page);
    await page.unrouteAll();
    await press();
    await page.getByRole("heading", { name: forgotTexts.sentTitle }).waitFor();
  });

  test("S-21: an unknown address gets the same response; the mail can be sent again or to another address", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "forgot-password" });
    await alive(page);
    await page.getByLabel(forgotTexts.emailLabel).fill("tidak-ada@saja.test");
    await button(page, forgotTexts.submit).click();
    const heading = page.getByRole("heading", { name: forgotTexts.sentTitle });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText(forgotTexts.sentTo("tidak-ada@saja.test")).waitFor();
    const again = page.waitForRequest(forgotCall);
    await button(page, forgotTexts.again).click();
    expect((await again).postDataJSON()).toMatchObject({ email: "tidak-ada@saja.test" });
    await page.locator("[data-toast=success]", { hasText: forgotTexts.sentAgain }).waitFor();
    await button(page, forgotTexts.other).click();
    expect(await page.getByLabel(forgotTexts.emailLabel).inputValue()).toBe("tidak-ada@saja.test");
  });

  test("an unverified member can use the same mail", async ({ openPage }) => {
    const { email } = await newSignUp();
    await mailLink(email);
    const page = await openPage();
    await page.goto(await linkFor({ email, client: "netwerk" }, 2));
    await fill(page, fresh);
    await save(page);
    await reach(page, "/netwerk/login");
    await signIn(page, { email, password: fresh });
    await page.getByRole("dialog").waitFor();
  });
});

describe("change-password", () => {
  test("B-139, T-015: the form without a token says so and cannot be sent; cancel leads to login", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "change-password" });
    await page.getByText("Token tidak ditemukan. Silakan cek link dari email.").waitFor();
    expect(await button(page, passwordTexts.submit).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByRole("link", { name: passwordTexts.cancel }).click();
    await reach(page, "/netwerk/login");
  });

  test("B-021, B-137, B-138, B-145, T-013, T-014: the page opens without a session; both passwords need 8 characters and must be equal", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "change-password?token=apa-saja", allow: [refused(410)] });
    await alive(page);
    await page.getByRole("heading", { name: "Buat password baru" }).waitFor();
    expect(Object.keys(await storageOf(page)).filter((key) => key.endsWith("token"))).toEqual([]);
    const bodies = sentTo(page, "/api/users/change-password");
    const messages = () =>
      page.locator("[aria-invalid=true]").evaluateAll((inputs) =>
        inputs.map((input) => {
          const id = input.getAttribute("aria-describedby") ?? "";
          return [input.getAttribute("name"), document.getElementById(id)?.textContent];
        }),
      );
    await fill(page, "tujuh77");
    await save(page);
    await page.getByText("Minimal 8 karakter", { exact: true }).first().waitFor();
    expect(await messages()).toEqual([
      ["newPassword", "Minimal 8 karakter"],
      ["confirmPassword", "Minimal 8 karakter"],
    ]);
    await fill(page, fresh, `${fresh}x`);
    await save(page);
    await page.getByText("Konfirmasi password tidak cocok").waitFor();
    expect(await messages()).toEqual([["confirmPassword", "Konfirmasi password tidak cocok"]]);
    expect(bodies).toEqual([]);
    await expectAccessible(page);
    await fill(page, "d3lapan!");
    await save(page);
    await alert(page, errorTexts.tokenInvalid).waitFor();
    expect(bodies).toEqual([{ token: "apa-saja", newPassword: "d3lapan!", confirmPassword: "d3lapan!" }]);
  });

  test("B-141, A-64, T-016, T-017: the server's message shows, or one sentence for a refusal and one for a failure", async ({
    openPage,
  }) => {
    const page = await openPage({
      path: "change-password?token=apa-saja",
      allow: [refused(400, 422), /ERR_FAILED/],
    });
    await alive(page);
    await fill(page, fresh);
    await page.route(changeCall, (route) => route.fulfill({ status: 400, json: { message: "Kata server" } }));
    await save(page);
    await alert(page, "Kata server").waitFor();
    await page.unrouteAll();
    await page.route(changeCall, (route) => route.fulfill({ status: 400, json: {} }));
    await save(page);
    await alert(page, "Gagal mengubah password").waitFor();
    await page.unrouteAll();
    await page.route(changeCall, (route) => route.abort());
    await save(page);
    await alert(page, "Terjadi kesalahan").waitFor();
    expect(await page.getByLabel(passwordTexts.newLabel, { exact: true }).inputValue()).toBe(fresh);
  });

  test("an expired link and one of another client are refused", async ({ openPage }) => {
    const member = await newMember();
    const link = await linkFor(member);
    const page = await openPage({ allow: [refused(410)] });
    await page.goto(link.replace("/netwerk/", "/akasia/"));
    await fill(page, fresh);
    await save(page);
    await alert(page, errorTexts.tokenInvalid).waitFor();
    await moveClock(3601);
    await page.goto(link);
    await fill(page, fresh);
    await save(page);
    await alert(page, errorTexts.tokenInvalid).waitFor();
    // The old password is still valid.
    const other = await openPage({ path: "login" });
    await signIn(other, member);
    await reach(other, "/netwerk/expert");
  });

  test("the form works by keyboard alone in reading order", async ({ openPage }) => {
    const member = await newMember();
    const link = await linkFor(member);
    const page = await openPage({ viewport: "desktop" });
    await page.goto(link);
    await alive(page);
    await page.keyboard.press("Tab");
    await page.keyboard.type(fresh);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("confirmPassword");
    await page.keyboard.type(fresh);
    await page.keyboard.press("Enter");
    await reach(page, "/netwerk/login");
  });
});
