import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { srqTexts } from "#texts/srq/srq.ts";
import { reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";
import { answer, choiceAt, confirm, questionAt, result, submitButton } from "../setup/screening.ts";

/** Returns the local storage keys of screenings. */
const keptIn = async (page: Page) =>
  Object.keys(await storageOf(page)).filter((name) => name.startsWith("alma.srq."));
const totalOf = async (member: Member) => (await send("GET", "/api/srq/user", { as: member })).body.total;

describe("unsent answers of a screening", () => {
  test("answers survive a reload and leaving, and the screening resumes there", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "srq" });
    await answer(page, { to: 7, yes: [3] });
    await questionAt(page, 8).waitFor();
    await page.reload();
    await questionAt(page, 8).waitFor();
    await page.getByText(srqTexts.answered(7, 29)).waitFor();
    await page.goto("/netwerk/conversation");
    await page.goBack();
    await questionAt(page, 8).waitFor();
    await page.getByRole("button", { name: srqTexts.back }).click();
    expect(await choiceAt(page, 7, "Tidak").isChecked()).toBe(true);
    // No answer was sent to the server.
    expect(await totalOf(member)).toBe(0);
  });

  test("answers belong to one member; another member on the device sees none", async ({ openPage }) => {
    const [one, two] = [await newMember(), await newMember()];
    const page = await openPage({ viewport: "desktop", signedInAs: one, path: "srq" });
    await answer(page, { to: 3, yes: [2] });
    await page.evaluate(
      ({ token, id }) => {
        localStorage.setItem("netwerk_token", token);
        localStorage.setItem("token", token);
        localStorage.setItem("user_id", String(id));
      },
      { token: two.token, id: two.id },
    );
    await page.reload();
    await submitButton(page).waitFor();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  });

  test("answers can be deleted after a confirmation, and the first question shows", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "srq" });
    await page.getByText(srqTexts.kept).waitFor();
    await answer(page, { to: 3 });
    await page.getByRole("button", { name: srqTexts.forget }).click();
    await page.getByRole("button", { name: srqTexts.cancel }).click();
    expect(await keptIn(page)).toHaveLength(1);
    await page.getByRole("button", { name: srqTexts.forget }).click();
    await page.getByRole("button", { name: srqTexts.forgetConfirm }).click();
    await questionAt(page, 1).waitFor();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    expect(await keptIn(page)).toEqual([]);
  });

  test("answers are removed from the device when they are sent and at sign-out", async ({ openPage }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "srq" });
    await answer(page);
    await confirm(page);
    await result(page).waitFor();
    expect(await keptIn(page)).toEqual([]);
    const other = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "srq" });
    await answer(other, { to: 2 });
    expect(await keptIn(other)).toHaveLength(1);
    await other.getByRole("button", { name: "Buka menu" }).click();
    await other.getByRole("button", { name: "Keluar" }).click();
    await other.getByRole("button", { name: "Ya, keluar" }).click();
    await reach(other, "/netwerk/login");
    expect(await keptIn(other)).toEqual([]);
  });

  test("answers survive an expired session, and signing in leads back to them", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({
      viewport: "desktop",
      signedInAs: member,
      path: "srq",
      allow: [refused(401)],
    });
    await answer(page, { yes: [4] });
    await send("POST", "/api/users/logout", { as: member });
    await confirm(page);
    await reach(page, "/netwerk/login");
    await signIn(page, member);
    await reach(page, "/netwerk/srq");
    expect(await choiceAt(page, 4, "Ya").isChecked()).toBe(true);
    await confirm(page);
    await result(page).waitFor();
  });
});

describe("sending over a bad connection", () => {
  test("sending offline reports it and leaves the answers; a second try sends them", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ viewport: "desktop", signedInAs: member, path: "srq", allow: [/ERR_/] });
    await answer(page, { yes: [9] });
    await page.context().setOffline(true);
    await confirm(page);
    await page.getByRole("alert").getByText(srqTexts.offline).waitFor();
    expect(await keptIn(page)).toHaveLength(1);
    expect(await choiceAt(page, 9, "Ya").isChecked()).toBe(true);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: srqTexts.retry }).click();
    await result(page).waitFor();
    expect(await totalOf(member)).toBe(1);
  });

  test("a retry after a lost response returns the first result, counted once", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ viewport: "desktop", signedInAs: member, path: "srq", allow: [/ERR_/] });
    await answer(page, { yes: [9] });
    let isLost = true;
    await page.route("**/api/srq", async (route) => {
      if (route.request().method() !== "POST" || !isLost) return route.continue();
      isLost = false;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await confirm(page);
    await page.getByRole("button", { name: srqTexts.retry }).click();
    await result(page).waitFor();
    expect(await totalOf(member)).toBe(1);
  });
});
