import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { registerTexts } from "#texts/account/register.ts";
import { verifyTexts } from "#texts/account/verify.ts";
import { consentTexts } from "#texts/consent.ts";
import { errorTexts } from "#texts/errors.ts";
import { expertTexts } from "#texts/expert.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { newSignUp, send as sendCall, test } from "../setup/journey.ts";
import { mailLink } from "../setup/mail.ts";
import { fillPasswords, savePassword } from "../setup/password.ts";

const password = "cerita-panjang-sekali";
const anEmail = () => `${randomBytes(5).toString("hex")}@daftar.test`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, over: Partial<Record<keyof typeof labels, string>> = {}): Promise<void> {
  const values = { name: "Rani Uji", phone: "081234567890", email: anEmail(), password, confirm: password };
  for (const [name, value] of Object.entries({ ...values, ...over })) {
    await field(page, labels[name as keyof typeof labels]).fill(value);
  }
}

const labels = {
  name: registerTexts.nameLabel,
  phone: registerTexts.phoneLabel,
  email: registerTexts.emailLabel,
  password: registerTexts.passwordLabel,
  confirm: registerTexts.confirmLabel,
};

const press = (page: Page) => page.getByRole("button", { name: verifyTexts.press, exact: true }).click();
const send = (page: Page) => page.getByRole("button", { name: "Daftar", exact: true }).click();

describe("from registration to membership", () => {
  test("B-106, B-113, B-114, B-116, B-118, B-122, B-127, B-080, B-083, B-092: a visitor registers, verifies by mail, signs in and agrees", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", path: "register" });
    const email = anEmail();
    await fill(page, { email });
    const signUp = page.waitForResponse((answer) => answer.url().endsWith("/api/users/signup"));
    await send(page);
    const answer = await signUp;
    expect(answer.status()).toBe(201);
    expect(await answer.json()).toMatchObject({ status: "pending" });
    expect(answer.request().postDataJSON()).toEqual({
      name: "Rani Uji",
      phone: "081234567890",
      email,
      password,
      confirm_password: password,
      username: "akasia",
    });
    expect(answer.request().headers().authorization).toBeUndefined();
    await page.waitForURL("/akasia/verify?justRegistered=true");
    await page.getByText(verifyTexts.created).waitFor();

    const verifying = page.waitForRequest((request) => request.url().includes("/api/users/verify-email"));
    await page.goto(await mailLink(email));
    await page.getByText(verifyTexts.ready).waitFor();
    await expectAccessible(page);
    await press(page);
    const verification = await verifying;
    expect(new URL(verification.url()).searchParams.get("token")).toMatch(/^[\w-]{20,}$/);
    expect(verification.headers().authorization).toBeUndefined();
    await page.getByText(verifyTexts.success).waitFor();
    // The page has removed the token from the address.
    expect(page.url()).toMatch(/\/akasia\/verify$/);
    await page
      .getByText(verifyTexts.countdown(5))
      .or(page.getByText(verifyTexts.countdown(4)))
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: verifyTexts.manualLink }).click();
    await reach(page, "/akasia/login");

    await signIn(page, { email, password });
    const dialog = page.getByRole("dialog", { name: consentTexts.title("AKASIA") });
    await dialog.waitFor();
    const agreed = page.waitForRequest((request) => request.url().endsWith("/api/users/agree_tnc"));
    await dialog.getByLabel(/18 tahun/).check();
    await dialog.getByRole("button", { name: consentTexts.submit }).click();
    const request = await agreed;
    expect(request.postDataJSON()).toEqual({ agree: true });
    const stored = await storageOf(page);
    expect(request.headers().authorization).toBe(`Bearer ${stored.akasia_token}`);
    expect(stored.token).toBe(stored.akasia_token);
    await reach(page, "/akasia/expert");
    await page.getByRole("heading", { name: expertTexts.title }).waitFor();
  });

  test("B-121, B-458: the countdown from five leads to the login of the same client", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia" });
    await page.clock.install();
    await page.route("**/api/users/verify-email*", (route) => route.fulfill({ json: { status: "success" } }));
    await page.goto("/akasia/verify?token=apa-saja");
    await press(page);
    await page.getByText(verifyTexts.countdown(5)).waitFor();
    await page.clock.runFor(2000);
    await page.getByText(verifyTexts.countdown(3)).waitFor();
    expect(page.url()).toContain("/verify");
    await page.clock.runFor(3000);
    await reach(page, "/akasia/login");
  });
});

describe("a sign-up by somebody else", () => {
  test("B-118, S-22: opening the link verifies nothing; the owner of the mailbox presses and chooses a password", async ({
    openPage,
  }) => {
    const { email, password: theirs } = await newSignUp();
    const page = await openPage({ allow: [refused(409)] });
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await page.goto(await mailLink(email), { waitUntil: "networkidle" });
    await page.getByText(verifyTexts.ready).waitFor();
    expect(calls).toEqual([]);
    const signInAs = async (word: string) =>
      (await sendCall("POST", "/api/users/login", { body: { email, password: word, username: "netwerk" } }))
        .body.code;
    expect(await signInAs(theirs)).toBe("email_unverified");

    // A reload keeps the link, although the address no longer shows it.
    await page.waitForURL(/\/netwerk\/verify$/);
    await page.reload();
    expect(page.url()).toMatch(/\/netwerk\/verify$/);
    await press(page);
    await page.getByText(errorTexts.newPasswordFirst).waitFor();
    await expectAccessible(page);
    await fillPasswords(page, "sandi-pemilik-kotak-7");
    await savePassword(page);
    await reach(page, "/netwerk/login");
    expect(await signInAs(theirs)).toBe("login_failed");
    await signIn(page, { email, password: "sandi-pemilik-kotak-7" });
    await page.getByRole("dialog", { name: consentTexts.title("NETWERK") }).waitFor();
  });
});

describe("the registration form", () => {
  test("R-05, B-104, B-105, T-024, T-025, T-026: the form has title, five fields, button and a link to login", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "register" });
    await page.getByRole("heading", { name: "Kenalan Sama Alma Dulu!" }).waitFor();
    expect(await page.locator("form input").count()).toBe(5);
    for (const label of Object.values(labels)) expect(await field(page, label).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Daftar", exact: true }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Sudah punya akun? Masuk" }).click();
    await reach(page, "/netwerk/login");
  });

  test("B-107, B-108, B-110, B-111, B-112, T-027, T-028, T-029, T-030, T-031: each field reports its error, and nothing is sent", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "register" });
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/signup") && calls.push(request.url()));
    await fill(page, {
      name: "Al",
      phone: "081234567",
      email: "abc",
      password: "tujuh77",
      confirm: "lain8888",
    });
    await send(page);
    const messages = await page.locator("[aria-invalid=true]").evaluateAll((inputs) =>
      inputs.map((input) => {
        const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
        return document.getElementById(ids.at(-1) ?? "")?.textContent;
      }),
    );
    expect(messages).toEqual([
      "Nama harus lebih dari 3 huruf",
      "No HP tidak valid",
      "Email tidak valid",
      "Password minimal 8 karakter",
      "Konfirmasi password tidak sama dengan password",
    ]);
    // The error message replaces the hint, which says the same.
    expect(await page.getByText(registerTexts.passwordHint, { exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    expect(calls).toEqual([]);
    await expectAccessible(page);
    // The message disappears when its field changes; three letters are enough for a name.
    await field(page, labels.name).fill("Ali");
    expect(await page.getByText("Nama harus lebih dari 3 huruf").count()).toBe(0);
  });

  test("B-109: the phone field accepts digits only", async ({ openPage }) => {
    const page = await openPage({ path: "register" });
    await field(page, labels.phone).pressSequentially("08-12a3");
    expect(await field(page, labels.phone).inputValue()).toBe("08123");
  });

  test("B-115: messages of the server show under their fields, a general one under the form", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "register", allow: [refused(422, 409)] });
    await page.route("**/api/users/signup", (route) =>
      route.fulfill({ status: 422, json: { message: "umum", error: { phone: ["pertama", "kedua"] } } }),
    );
    await fill(page);
    await send(page);
    await page.getByText("pertama").waitFor();
    const described = await field(page, labels.phone).getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe("pertama\nkedua");
    expect(await page.getByText("umum").count()).toBe(0);
    await page.unrouteAll();
    await page.route("**/api/users/signup", (route) =>
      route.fulfill({ status: 409, json: { message: "Sedang penuh" } }),
    );
    await send(page);
    await page.getByRole("alert").filter({ hasText: "Sedang penuh" }).waitFor();
    // What was typed is still there.
    expect(await field(page, labels.name).inputValue()).toBe("Rani Uji");
  });
});

describe("the verification page", () => {
  test("R-09, B-016, B-117, T-032: the page after registration only informs", async ({ openPage }) => {
    const page = await openPage();
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await page.goto("/netwerk/verify?justRegistered=true");
    await page
      .getByText(
        "Akun berhasil dibuat! Silahkan cek inbox email Anda untuk melakukan verifikasi. Jika tidak ditemukan, silahkan cek di spam.",
      )
      .waitFor();
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
  });

  test("B-119, T-033: a missing token is reported", async ({ openPage }) => {
    const page = await openPage({ path: "verify" });
    await page.getByText("Token tidak ditemukan di URL.").waitFor();
  });

  test("B-016, B-118, B-120, B-123, B-126, T-034: the token of the link is used once, at a press, and a refusal shows the server's message", async ({
    openPage,
  }) => {
    const page = await openPage({ allow: [refused(410)] });
    const tokens: (string | null)[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/users/verify-email*", async (route) => {
      tokens.push(new URL(route.request().url()).searchParams.get("token"));
      await held;
      await route.continue();
    });
    await page.goto("/netwerk/verify?token=salah", { waitUntil: "networkidle" });
    // Opening the page sends nothing.
    expect(tokens).toEqual([]);
    await press(page);
    await page.getByText("Sedang memverifikasi email kamu...").waitFor();
    answer();
    await page.getByRole("heading", { name: verifyTexts.failedTitle }).waitFor();
    await page.getByText("Tautan ini sudah tidak berlaku. Minta tautan baru, lalu coba lagi.").waitFor();
    expect(tokens).toEqual(["salah"]);
  });

  test("B-124, T-036: a refusal without a message shows ours", async ({ openPage }) => {
    const page = await openPage({ allow: [refused(400)] });
    await page.route("**/api/users/verify-email*", (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto("/netwerk/verify?token=x");
    await press(page);
    await page.getByText("Verifikasi gagal.").waitFor();
  });

  test("B-125, T-037: a lost connection is reported, and the same token can be tried again", async ({
    openPage,
  }) => {
    const page = await openPage({ allow: [/ERR_CONNECTION_REFUSED/] });
    await page.route("**/api/users/verify-email*", (route) => route.abort("connectionrefused"));
    await page.goto("/netwerk/verify?token=x");
    await press(page);
    await page.getByText("Terjadi kesalahan saat verifikasi.").waitFor();
    await page.unrouteAll();
    await page.route("**/api/users/verify-email*", (route) => route.fulfill({ json: { status: "success" } }));
    await page.getByRole("button", { name: verifyTexts.retry }).click();
    await page.getByText(verifyTexts.success).waitFor();
  });

  test("A-61: the mail can be sent again from the page", async ({ openPage }) => {
    const page = await openPage({ path: "register" });
    const email = anEmail();
    await fill(page, { email });
    await send(page);
    await page.getByText(verifyTexts.created).waitFor();
    const first = await mailLink(email);
    await page.getByRole("button", { name: loginTexts.resend }).click();
    await page.getByText(loginTexts.resent).first().waitFor();
    expect(await mailLink(email, 2)).not.toBe(first);
  });
});
