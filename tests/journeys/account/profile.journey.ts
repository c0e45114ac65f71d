import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { errorTexts } from "#texts/errors.ts";
import { profileTexts } from "#texts/profile.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { newestForm, noteForms } from "../setup/forms.ts";
import { moveClock, newMember, test } from "../setup/journey.ts";

const editCall = "**/api/users/edit_profile";

const toast = (page: Page, text: string) => page.getByRole("region", { name: "Pesan" }).getByText(text);
const submit = (page: Page) => page.getByRole("button", { name: profileTexts.save });
const nameField = (page: Page) => page.getByLabel(profileTexts.nameLabel, { exact: true });

/** Where an element stands on the page. A reload restores the scroll position at a time of its own, so it is left out. */
const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top + scrollY);

/** Reloads, and expects the last group where it stood while the account was loading. */
async function expectSteadyReload(page: Page): Promise<void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/users", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  const last = page.getByRole("heading", { name: profileTexts.groups.privacy });
  await page.locator("main [data-skeleton]").first().waitFor();
  const before = await topOf(last);
  release();
  await nameField(page).waitFor();
  expect(Math.abs((await topOf(last)) - before)).toBeLessThan(2);
}

describe("the profile form", () => {
  test.for(["phone", "desktop"] as const)(
    "B-146, B-147, B-148, C-14, A-22: name and phone are saved without passwords, and the frame shows the new name (%s)",
    async (viewport, { openPage }) => {
      const member = await newMember();
      const page = await openPage({ viewport, signedInAs: member, path: "profile" });
      const email = page.getByLabel(profileTexts.emailLabel);
      expect([await email.inputValue(), await email.isEditable()]).toEqual([member.email, false]);
      await nameField(page).fill("Rani Wulandari");
      await page.getByLabel(profileTexts.phoneLabel).fill("+62 811-2222-3333");
      await noteForms(page);
      await submit(page).click();
      const fields = (await newestForm(page)).map(({ name, bytes }) => [name, bytes.toString()]);
      expect(fields).toEqual([
        ["name", "Rani Wulandari"],
        ["phone_number", "6281122223333"],
      ]);
      await toast(page, profileTexts.saved).waitFor();
      await page.locator("[data-profile-name]").getByText("Rani Wulandari").waitFor();
      await page.getByRole("button", { name: "Buka menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByText("Rani Wulandari").waitFor();
      await expectSteadyReload(page);
      expect(await nameField(page).inputValue()).toBe("Rani Wulandari");
    },
  );

  test("B-147, S-06: a new password needs the current one and works from the next sign-in on", async ({
    openPage,
  }) => {
    const member = await newMember();
    await moveClock(3600);
    const page = await openPage({ signedInAs: member, path: "profile", allow: [refused(403, 422)] });
    await page.getByRole("heading", { name: profileTexts.passwordTitle, exact: true }).click();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field(profileTexts.newLabel).fill("cerita-baru-yang-lain");
    await field(profileTexts.confirmLabel).fill("cerita-baru-yang-lain");
    const save = page.getByRole("button", { name: profileTexts.passwordSave });
    await save.click();
    await page.getByText(errorTexts.passwordNeeded).waitFor();
    expect(await field(profileTexts.currentLabel).evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await field(profileTexts.currentLabel).fill("bukan-yang-ini");
    await save.click();
    await page.getByText(profileTexts.currentWrong).waitFor();
    // What was typed is still there.
    expect(await field(profileTexts.newLabel).inputValue()).toBe("cerita-baru-yang-lain");
    await expectAccessible(page);
    await field(profileTexts.currentLabel).fill(member.password);
    await noteForms(page);
    await save.click();
    expect((await newestForm(page)).map(({ name }) => name)).toEqual([
      "currentPassword",
      "newPassword",
      "confirmPassword",
    ]);
    await toast(page, profileTexts.passwordSaved).waitFor();
    expect(
      await page
        .locator("input[type=password]")
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join("")),
    ).toBe("");
    expect(await storageOf(page)).toMatchObject({ token: member.token });
    const other = await openPage({ path: "login" });
    await signIn(other, { ...member, password: "cerita-baru-yang-lain" });
    await reach(other, "/netwerk/expert");
  });

  test("B-468: errors show under their fields, and entries survive a failure", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: "profile",
      allow: [refused(422, 500), /answer: 500/],
    });
    await nameField(page).fill("Al");
    await page.getByLabel(profileTexts.phoneLabel).fill("08");
    await submit(page).click();
    await page.getByText("Nama harus lebih dari 3 huruf").waitFor();
    await page.getByText("No HP tidak valid").waitFor();
    await expectAccessible(page);
    await nameField(page).fill("Rani Baru");
    await page.getByLabel(profileTexts.phoneLabel).fill("081122223333");
    const error = { name: ["Nama ini tidak bisa dipakai.", "Pilih nama lain."] };
    await page.route(
      editCall,
      (route) =>
        route.fulfill({ status: 422, json: { status: "error", code: "invalid", message: "x", error } }),
      { times: 1 },
    );
    await submit(page).click();
    const said = page.getByText("Nama ini tidak bisa dipakai.");
    expect(await said.innerText()).toBe("Nama ini tidak bisa dipakai.\nPilih nama lain.");
    await page.route(
      editCall,
      (route) =>
        route.fulfill({
          status: 500,
          json: { status: "error", code: "internal", message: errorTexts.internal },
        }),
      { times: 1 },
    );
    await submit(page).click();
    await page.getByRole("alert").getByText(errorTexts.internal).waitFor();
    expect(await nameField(page).inputValue()).toBe("Rani Baru");
    await submit(page).click();
    await toast(page, profileTexts.saved).waitFor();
  });

  test("a profile that cannot be loaded says so and can be loaded again", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), allow: [refused(500), /answer: 500/] });
    await page.route("**/api/users", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/netwerk/profile");
    await page.getByRole("heading", { name: profileTexts.failedTitle }).waitFor();
    await expectAccessible(page);
    await page.unroute("**/api/users");
    await page.getByRole("button", { name: profileTexts.retry }).click();
    await submit(page).waitFor();
  });
});
