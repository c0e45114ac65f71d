import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { consentTexts } from "#texts/consent.ts";
import { farewellTexts } from "#texts/frame/farewell.ts";
import { consentPageTexts, eraseTexts, exportDataTexts, sessionTexts } from "#texts/privacy/privacy.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { conversationPath, exchange, newConversation, textBox } from "../setup/conversation.ts";
import { type Member, moveClock, newMember, send, test } from "../setup/journey.ts";
import { mailLink } from "../setup/mail.ts";
import { openSections } from "../setup/profile.ts";

const part = (page: Page, title: string) => page.getByRole("region", { name: title });
const isAlive = async (token: string) =>
  (await send("GET", "/api/users/check_auth", { as: { client: "netwerk", token } })).status === 200;

/** Signs the member in on another device; returns its token. */
async function anotherDevice(member: Member): Promise<string> {
  const { email, password, client } = member;
  const { body } = await send("POST", "/api/users/login", { body: { email, password, username: client } });
  const token = String(Object(body.data).token);
  await send("GET", "/api/users/check_auth", { as: { client, token } });
  return token;
}

describe("a member's own data", () => {
  test("R-33, X-11, X-12, X-13: a member sees the open sessions, ends one, then all others", async ({
    openPage,
  }) => {
    const member = await newMember();
    const [one, two] = [await anotherDevice(member), await anotherDevice(member)];
    const page = await openPage({ signedInAs: member, path: "profile#perangkat" });
    const devices = part(page, sessionTexts.title);
    const rows = devices.getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.first().innerText()).toContain("Chrome di");
    expect(await rows.first().innerText()).toContain(sessionTexts.here);
    expect(await rows.first().getByRole("button").count()).toBe(0);
    await rows.nth(1).getByRole("button").click();
    await page.getByRole("alertdialog").getByRole("button", { name: sessionTexts.cancel }).click();
    expect([await isAlive(one), await isAlive(two)]).toEqual([true, true]);
    await rows.nth(1).getByRole("button").click();
    await page.getByRole("button", { name: sessionTexts.confirm }).click();
    await expect.poll(() => rows.count()).toBe(2);
    expect([await isAlive(one), await isAlive(two)].filter(Boolean)).toHaveLength(1);
    await page.getByRole("button", { name: sessionTexts.endOthers }).click();
    await page.getByRole("button", { name: sessionTexts.confirm }).click();
    await devices.getByText(sessionTexts.only).waitFor();
    expect([await isAlive(one), await isAlive(two), await isAlive(member.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("X-14, X-15: a consent is withdrawn after its consequences are shown, and given again in the same place", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "profile#persetujuan" });
    const consents = part(page, consentPageTexts.title);
    await consents.getByText(consentTexts.healthData).waitFor();
    const name = consentPageTexts.names.health_data;
    await consents.getByRole("button", { name: consentPageTexts.withdrawNamed(name) }).click();
    const asked = page.getByRole("alertdialog");
    expect(await asked.innerText()).toContain(consentPageTexts.consequences.health_data);
    await asked.getByRole("button", { name: consentPageTexts.confirm }).click();
    await consents.getByText(consentPageTexts.notGiven).waitFor();
    const body = { expert_id: 1 };
    const refusal = await send("POST", "/api/conversations", { as: member, body });
    expect([refusal.status, refusal.body.needs]).toEqual([403, ["health_data"]]);
    await consents.getByRole("button", { name: consentPageTexts.giveNamed(name) }).click();
    await consents.getByRole("button", { name: consentPageTexts.withdrawNamed(name) }).waitFor();
    expect((await send("POST", "/api/conversations", { as: member, body })).status).toBe(201);
    await consents.getByText(consentPageTexts.history).click();
    await consents.getByText(/ditarik/).waitFor();
  });

  test("X-15: withdrawing the terms signs out with the reason; the next sign-in asks again", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "profile#persetujuan" });
    const name = consentPageTexts.names.terms;
    await page.getByRole("button", { name: consentPageTexts.withdrawNamed(name) }).click();
    await page.getByRole("button", { name: consentPageTexts.confirm }).click();
    await reach(page, "/netwerk/login");
    await page.getByText(farewellTexts.withdrawn).waitFor();
    await expectAccessible(page);
    expect(await isAlive(member.token)).toBe(false);
    await signIn(page, member);
    await page.getByText(consentTexts.terms("NETWERK")).click();
    await page.getByRole("button", { name: consentTexts.submit }).click();
    await reach(page, "/netwerk/expert");
  });

  test("X-16, X-18: a member exports all data as a file; an old sign-in needs the password first", async ({
    openPage,
  }) => {
    const member = await newMember();
    await exchange(member, await newConversation(member), "Kepalaku penuh terus, susah fokus kerja");
    const page = await openPage({ signedInAs: member, path: "profile#unduh-data", allow: [refused(403)] });
    const mine = part(page, exportDataTexts.title);
    const read = async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: exportDataTexts.submit }).last().click(),
      ]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const html = await read();
    expect(html.name).toMatch(/^data-\d{4}-\d\d-\d\d\.html$/);
    expect(html.text).toContain("Kepalaku penuh terus, susah fokus kerja");
    expect(html.text).toContain(member.email);
    await moveClock(700);
    await mine.getByLabel(exportDataTexts.machine).check();
    await mine.getByRole("button", { name: exportDataTexts.submit }).click();
    const asked = page.getByRole("dialog", { name: exportDataTexts.confirmTitle });
    await asked.getByLabel(exportDataTexts.password, { exact: true }).fill("bukan-ini-1");
    await asked.getByRole("button", { name: exportDataTexts.submit }).click();
    await asked.getByText("Password salah").waitFor();
    await expectAccessible(page);
    await asked.getByLabel(exportDataTexts.password, { exact: true }).fill(member.password);
    const json = await read();
    expect(JSON.parse(json.text).profile[0].email).toBe(member.email);
    await asked.waitFor({ state: "detached" });
  });

  test("X-17: a member erases the account by keyboard alone; everything typed here is gone, and the address is free", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "Kepalaku penuh terus, susah fokus kerja");
    const page = await openPage({
      viewport: "desktop",
      signedInAs: member,
      path: "profile#hapus-akun",
      storage: { [`alma.chat.netwerk.${code}.draft`]: "Belum kukirim" },
      allow: [refused(403, 401)],
    });
    const open = page.getByRole("button", { name: eraseTexts.open });
    await open.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: eraseTexts.dialogTitle });
    for (const loss of eraseTexts.losses) await dialog.getByText(loss).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog.getByLabel(eraseTexts.password, { exact: true }).focus();
    await page.keyboard.press("Enter");
    await dialog.getByText(eraseTexts.passwordMissing).waitFor();
    await dialog.getByText(eraseTexts.wordWrong).waitFor();
    await page.keyboard.type("bukan-ini-1");
    await dialog.getByLabel(eraseTexts.word).focus();
    await page.keyboard.type("HAPUS");
    await page.keyboard.press("Enter");
    await dialog.getByText("Password salah").waitFor();
    await expectAccessible(page);
    expect(await dialog.getByLabel(eraseTexts.word).inputValue()).toBe("HAPUS");
    await dialog.getByLabel(eraseTexts.password, { exact: true }).fill(member.password);
    await page.keyboard.press("Enter");
    await reach(page, "/netwerk/login");
    await page.getByText(farewellTexts.erased).waitFor();
    expect(JSON.stringify(await storageOf(page))).not.toMatch(/Belum kukirim|token/);
    await signIn(page, member);
    await page.getByText("Email atau password salah").waitFor();
    expect(new URL(await mailLink(member.email)).pathname).toBe("/netwerk/register");
    const { status } = await send("POST", "/api/users/signup", {
      body: {
        name: "Rani Lagi",
        phone: "081234567890",
        email: member.email,
        username: "netwerk",
        password: "sandi-baru-sekali-2",
        confirm_password: "sandi-baru-sekali-2",
      },
    });
    expect(status).toBe(201);
  });
});

describe.for([
  ["netwerk", "phone", "light"],
  ["akasia", "phone", "dark"],
  ["meditap", "desktop", "dark"],
  ["netwerk", "desktop", "light"],
] as const)("%s on a %s, %s", ([client, viewport, colorScheme]) => {
  test("R-33: every part is accessible (WCAG 2.2 AA), also while loading and after a failure", async ({
    openPage,
  }) => {
    const member = await newMember({ client });
    // Reduced motion stops the animated placeholders, so that axe can measure them.
    const page = await openPage({
      viewport,
      colorScheme,
      signedInAs: member,
      allow: [/./],
      reducedMotion: "reduce",
    });
    await page.route("**/api/users/consents", () => {});
    await page.route("**/api/users/sessions", (route) =>
      route.fulfill({ status: 404, json: { status: "error" } }),
    );
    await page.goto(`/${client}/profile`);
    await openSections(page);
    await page.getByText(sessionTexts.failed).waitFor();
    await expectAccessible(page);
    await page.unroute("**/api/users/sessions");
    await page.unroute("**/api/users/consents");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByText(sessionTexts.only).waitFor();
    await page.reload();
    await openSections(page);
    await page.getByText(consentTexts.healthData).waitFor();
    // A reload restores the scroll position, and an element half under the header would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole("button", { name: eraseTexts.open }).click();
    await page.getByRole("dialog", { name: eraseTexts.dialogTitle }).waitFor();
    await expectAccessible(page);
  });
});

test("R-33: nothing overflows the screen at 320 px, nor with text twice as large", async ({ openPage }) => {
  const member = await newMember();
  await anotherDevice(member);
  const page = await openPage({ signedInAs: member, path: "profile" });
  await openSections(page);
  await page.getByRole("button", { name: sessionTexts.endOthers }).waitFor();
  await page.getByText(consentTexts.healthData).waitFor();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const size of ["100%", "200%"]) {
      const taken = await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
        return document.documentElement.scrollWidth;
      }, size);
      expect(taken, `text at ${size}`).toBeLessThanOrEqual(width);
    }
  }
});

test("X-17: erasing the account in one tab leads another tab that writes to login with a message", async ({
  openPage,
}) => {
  const member = await newMember();
  const code = await newConversation(member);
  const writing = await openPage({ signedInAs: member, allow: [refused(401)] });
  await writing.goto(`/netwerk/${conversationPath(code)}`);
  await textBox(writing).fill("Aku lagi nulis panjang");
  const erasing = await writing.context().newPage();
  await erasing.goto("/netwerk/profile#hapus-akun");
  await erasing.getByRole("button", { name: eraseTexts.open }).click();
  await erasing.getByLabel(eraseTexts.password, { exact: true }).fill(member.password);
  await erasing.getByLabel(eraseTexts.word).fill("HAPUS");
  await erasing.getByRole("button", { name: eraseTexts.submit }).click();
  await reach(erasing, "/netwerk/login");
  await reach(writing, "/netwerk/login");
  await writing.getByText(farewellTexts.ended).waitFor();
});

test("X-12: signing out from another device leads an open conversation to login with a message and the draft", async ({
  openPage,
}) => {
  const member = await newMember();
  const code = await newConversation(member);
  const page = await openPage({ signedInAs: member, allow: [refused(401)] });
  await page.goto(`/netwerk/${conversationPath(code)}`);
  await textBox(page).fill("Aku lagi nulis panjang");
  const phone = await anotherDevice(member);
  const { status } = await send("DELETE", "/api/users/sessions", { as: { client: "netwerk", token: phone } });
  expect(status).toBe(200);
  await page.keyboard.press("Enter");
  await reach(page, "/netwerk/login");
  await page.getByText(farewellTexts.ended).waitFor();
  await signIn(page, member);
  await page.waitForURL((url) => url.pathname.includes(code));
  await page.getByText("Aku lagi nulis panjang").first().waitFor();
});
