import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { codeAt } from "#server/test/second-factor.ts";
import { loginTexts } from "#texts/account/account.ts";
import { errorTexts } from "#texts/errors.ts";
import { confirmTexts } from "#texts/frame/confirm.ts";
import { codeStepTexts, factorTexts } from "#texts/second-factor.ts";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { alive, reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { moveClock, newMember, test } from "../setup/journey.ts";

/** The sign-in is older than ten minutes, so that the password is asked for. */
const later = 11 * 60;
/** What the authenticator app shows, or will show after `steps` times thirty seconds. */
const appCode = (secret: string, steps = 0) => codeAt(secret, Date.now() / 1000 + later + steps * 30);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

/** Turns the factor on from the profile; returns the secret and the recovery codes. */
async function turnOn(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await button(page, factorTexts.turnOn).click();
  const dialog = page.getByRole("dialog", { name: factorTexts.title });
  await dialog.getByLabel(confirmTexts.passwordLabel, { exact: true }).fill(password);
  await button(page, confirmTexts.next).click();
  await page.getByRole("img", { name: factorTexts.qrLabel }).waitFor();
  const secret = (await page.locator("[data-secret]").innerText()).replaceAll(" ", "");
  const address = await page.getByRole("link", { name: factorTexts.open }).getAttribute("href");
  expect(address).toMatch(new RegExp(`^otpauth://totp/Akasia:.*secret=${secret}`));
  await expectAccessibleInBothThemes(page);
  const field = page.getByLabel(factorTexts.firstCode);
  await field.fill("000000");
  await field.press("Enter");
  await alert(page, errorTexts.codeWrong).waitFor();
  await field.fill(appCode(secret));
  await field.press("Enter");
  await page.getByRole("heading", { name: factorTexts.codesTitle }).waitFor();
  const codes = await page.getByRole("list", { name: factorTexts.codesLabel }).locator("li").allInnerTexts();
  expect(codes).toHaveLength(10);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    button(page, factorTexts.download).click(),
  ]);
  const file = await readFile(await saved.path(), "utf8");
  for (const code of codes) expect(file).toContain(code);
  await expectAccessible(page);
  await button(page, factorTexts.finish).click();
  await page.getByText("Aktif sejak").waitFor();
  await page.getByText(factorTexts.left(10)).waitFor();
  return { secret, codes };
}

/** Opens the login page without a session, and gives the password. */
async function givePassword(page: Page, member: { email: string; password: string }): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/akasia/login");
  await alive(page);
  await signIn(page, member);
  await page.getByRole("heading", { name: codeStepTexts.title }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "code");
}

describe("the second factor", () => {
  test("X-35, X-36, X-37, X-38, X-39: the second factor is turned on, signs in by code and by recovery code, and is turned off", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    await moveClock(later);
    const page = await openPage({
      signedInAs: member,
      path: "profile#dua-langkah",
      allow: [refused(401, 403)],
    });
    await alive(page);
    const { secret, codes } = await turnOn(page, member.password);

    await givePassword(page, member);
    const field = page.locator("input[name=code]");
    expect(await field.getAttribute("autocomplete")).toBe("one-time-code");
    expect(await field.getAttribute("inputmode")).toBe("numeric");
    expect(await storageOf(page)).toEqual({});
    await expectAccessibleInBothThemes(page);
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await page.getByText(codeStepTexts.invalid).waitFor();
    await field.fill("000 000");
    await page.keyboard.press("Enter");
    await alert(page, errorTexts.codeWrong).waitFor();
    // Back, what was typed is still there.
    expect(await focused(page)).toBe("code");
    await button(page, codeStepTexts.back).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "email");
    expect(await page.getByLabel(loginTexts.emailLabel).inputValue()).toBe(member.email);
    await button(page, loginTexts.submit).click();
    await page.getByRole("heading", { name: codeStepTexts.title }).waitFor();
    await page.locator("input[name=code]").fill(appCode(secret, 1));
    await page.keyboard.press("Enter");
    await reach(page, "/akasia/expert");

    await givePassword(page, member);
    await button(page, codeStepTexts.useRecovery).click();
    await page.getByLabel(codeStepTexts.recoveryLabel).fill(codes[0] ?? "");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await reach(page, "/akasia/expert");

    await page.goto("/akasia/profile#dua-langkah");
    await page.getByText(factorTexts.left(9)).waitFor();
    await button(page, factorTexts.turnOff).click();
    const dialog = page.getByRole("dialog", { name: factorTexts.turnOffTitle });
    await dialog.getByLabel(factorTexts.eitherCode).fill(codes[1] ?? "");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: factorTexts.confirmOff }).click();
    await page.locator("[data-toast=success]", { hasText: factorTexts.turnedOff }).waitFor();
    await page.getByText(factorTexts.off).waitFor();
  });
});
