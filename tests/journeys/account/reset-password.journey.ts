import { describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { errorTexts } from "#texts/errors.ts";
import { changePasswordTexts, passwordTexts } from "#texts/password.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { alive, reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { moveClock, newMember, test } from "../setup/journey.ts";
import { button, fillPasswords as fill, linkFor, savePassword as save } from "../setup/password.ts";

const fresh = "sandi-baru-sekali-2";
const resetCall = "**/api/users/reset-password";

describe("reset-password", () => {
  const query = (over: Record<string, string> = {}) =>
    new URLSearchParams({ token: "t".repeat(43), email: "rani@saja.test", client_id: "1", ...over });

  test("R-07, B-016, B-134, B-135, B-432, A-12, A-35, A-44, C-10: the query of the link sets a new password, drops both tokens and leads to login", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const token = new URL(await linkFor(member)).searchParams.get("token") ?? "";
    const page = await openPage({ client: "akasia", signedInAs: member });
    const link = query({ token, email: member.email, client_id: String(member.clientId) });
    await page.goto(`/akasia/reset-password?${link}`);
    await page.waitForURL((url) => url.pathname === "/akasia/reset-password" && url.search === "");
    await alive(page);
    expect((await storageOf(page)).akasia_token).toBe(member.token);
    await expectAccessible(page);
    await fill(page, fresh);
    const answered = page.waitForResponse(resetCall);
    await save(page);
    const answer = await answered;
    expect(answer.request().postDataJSON()).toEqual({
      token,
      email: member.email,
      client_id: member.clientId,
      password: fresh,
      confirm: fresh,
    });
    expect(await answer.json()).toMatchObject({ status: "success", data: { status: "success" } });
    await reach(page, "/akasia/login");
    expect(await storageOf(page)).toEqual({});
    await signIn(page, { email: member.email, password: fresh });
    await reach(page, "/akasia/expert");
  });

  test("B-139: an incomplete query cannot be sent", async ({ openPage }) => {
    const page = await openPage();
    for (const missing of ["token", "email", "client_id"]) {
      const link = query();
      link.delete(missing);
      await page.goto(`/netwerk/reset-password?${link}`);
      await page.getByText(passwordTexts.tokenMissing).waitFor();
      expect(await button(page, passwordTexts.submit).isDisabled()).toBe(true);
    }
  });
});

describe("changing the password while signed in", () => {
  /** A page where a signed-in member without a link sees the button of the profile. */
  const start = "change-password";

  test("B-144, C-12: a recent sign-in leads on at once, with token, email and client_id in the query", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, path: start });
    const addresses: string[] = [];
    page.on("framenavigated", (frame) => addresses.push(frame.url()));
    const answered = page.waitForResponse("**/api/users/internal-reset-token");
    await button(page, changePasswordTexts.open).click();
    const { token, email, client_id } = await (await answered).json();
    await reach(page, "/akasia/reset-password");
    const query = new URLSearchParams({ token, email, client_id: String(client_id) });
    await expect
      .poll(() => addresses.some((url) => url.endsWith(`/akasia/reset-password?${query}`)))
      .toBe(true);
    await page.waitForURL((url) => url.search === "");
    await fill(page, fresh);
    await save(page);
    await reach(page, "/akasia/login");
    expect(await storageOf(page)).toEqual({});
    await signIn(page, { email: member.email, password: fresh });
    await reach(page, "/akasia/expert");
  });

  test("S-05: an older session is asked for the current password first", async ({ openPage }) => {
    const member = await newMember();
    await moveClock(601);
    const page = await openPage({ signedInAs: member, path: start, allow: [refused(403)] });
    await button(page, changePasswordTexts.open).click();
    const dialog = page.getByRole("dialog", { name: changePasswordTexts.dialogTitle });
    const current = dialog.getByLabel(changePasswordTexts.currentLabel, { exact: true });
    await current.fill("bukan-yang-ini");
    await button(page, changePasswordTexts.next).click();
    await dialog.getByText(errorTexts.passwordWrong).waitFor();
    await expectAccessible(page);
    await current.fill(member.password);
    await current.press("Enter");
    await reach(page, "/netwerk/reset-password");
    expect((await storageOf(page)).token).toBe(member.token);
  });

  test("B-143, T-019: a session without a stored token says so and calls nothing", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: start });
    const change = button(page, changePasswordTexts.open);
    await change.waitFor();
    await page.evaluate(() => localStorage.clear());
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await change.click();
    const toast = page.locator("[data-toast=error]", {
      hasText: "Token tidak ditemukan. Silakan login dulu.",
    });
    await toast.waitFor();
    expect(calls).toEqual([]);
    await toast.getByRole("button", { name: loginTexts.pageTitle }).click();
    await reach(page, "/netwerk/login");
  });
});
