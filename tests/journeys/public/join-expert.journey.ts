import type { Page } from "playwright-core";
import { describe, expect, vi } from "vitest";
import { cities } from "#rules/cities.ts";
import { joinTexts } from "#texts/join-expert.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { addressOf, alive, reach, refused, signIn } from "../setup/browsing.ts";
import { newMember, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";
import { mailsTo } from "../setup/mail.ts";

const call = "**/api/expert/join";
const submit = (page: Page) => page.getByRole("button", { name: joinTexts.submit });
const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name, exact: true });
let made = 0;
const newAddress = () => {
  made += 1;
  return `pelamar-${process.pid}-${made}@contoh.test`;
};

/** Returns a field by its form name. */
const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

const texts = {
  name: "Rani Uji",
  phone: "081234567890",
  birth_date: "1990-05-17",
  experience: "7",
  biography: "Konselor dengan pendekatan yang tenang.",
};

async function fill(page: Page, email = newAddress()): Promise<string> {
  await alive(page);
  for (const [name, text] of Object.entries({ ...texts, email })) await field(page, name).fill(text);
  await field(page, "city").selectOption("Bandung");
  await field(page, "layanan").selectOption({ label: "Karier" });
  return email;
}

const valuesOf = (page: Page) =>
  page.locator("form").evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));

describe("R-28: the form", () => {
  test("B-274, B-275, B-286, A-09: the form is open to everybody; nothing is sent while a required field is empty", async ({
    openPage,
  }) => {
    for (const viewport of bothViewports) {
      const page = await openPage({ path: "join-expert", viewport });
      await page.getByRole("heading", { name: joinTexts.title, level: 1 }).waitFor();
      expect(await submit(page).isDisabled()).toBe(true);
      await fill(page);
      expect(await submit(page).isEnabled()).toBe(true);
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
      for (const name of ["name", "email", "phone", "birth_date", "experience", "biography"]) {
        const before = await field(page, name).inputValue();
        await field(page, name).fill("");
        expect(await submit(page).isDisabled(), name).toBe(true);
        await field(page, name).fill(before);
        expect(await submit(page).isEnabled(), name).toBe(true);
      }
      for (const name of ["city", "layanan"]) {
        const before = await field(page, name).inputValue();
        await field(page, name).selectOption("");
        expect(await submit(page).isDisabled(), name).toBe(true);
        await field(page, name).selectOption(before);
      }
      await expectAccessible(page);
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(viewport === "phone" ? 360 : 1280);
    }
  });

  test("B-276, B-277, B-278, B-279, B-280, A-99, A-100, T-086, T-087, T-093: each field accepts what the specification allows", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "join-expert", client: "akasia" });
    await alive(page);
    await field(page, "phone").pressSequentially("08a-1");
    expect(await field(page, "phone").inputValue()).toBe("081");
    await field(page, "experience").pressSequentially("1a2-");
    expect(await field(page, "experience").inputValue()).toBe("12");
    expect(await field(page, "birth_date").getAttribute("type")).toBe("date");
    expect(await page.locator("[data-counter]").innerText()).toBe("0/100");
    await field(page, "biography").fill("a".repeat(100));
    await field(page, "biography").press("End");
    await field(page, "biography").pressSequentially("b");
    expect(await field(page, "biography").inputValue()).toBe("a".repeat(100));
    expect(await page.locator("[data-counter]").innerText()).toBe("100/100");
    // A very long word does not make the form wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const offered = await field(page, "city").locator("option").allInnerTexts();
    expect(offered.slice(1)).toEqual([...cities]);
    const contact = page.getByRole("group", { name: joinTexts.contactLabel });
    expect(await contact.getByRole("radio").count()).toBe(2);
    for (const choice of ["Ya", "Tidak"]) {
      await contact.getByRole("radio", { name: choice, exact: true }).check();
      expect((await valuesOf(page)).kontak).toBe(choice);
    }
  });

  test("errors show under their fields before anything is sent", async ({ openPage }) => {
    const page = await openPage({ path: "join-expert" });
    const sent: string[] = [];
    page.on("request", (request) => sent.push(new URL(request.url()).pathname));
    await fill(page, "bukan-email");
    await field(page, "phone").fill("0812");
    await field(page, "birth_date").fill(`${new Date().getFullYear() - 5}-01-01`);
    await submit(page).click();
    for (const says of [joinTexts.phoneWrong, joinTexts.emailWrong, joinTexts.birthWrong])
      await page.getByText(says, { exact: true }).waitFor();
    expect(await field(page, "phone").evaluate((input) => input === document.activeElement)).toBe(true);
    expect(sent).not.toContain("/api/expert/join");
    await expectAccessible(page);
    await field(page, "phone").fill("081234567890");
    expect(await page.getByText(joinTexts.phoneWrong, { exact: true }).count()).toBe(0);
  });
});

describe("C-52: sending an application", () => {
  test("B-281, B-282, B-284, T-091: service is sent by name and id; 'Berhasil' shows, the form empties, and a mail names the state", async ({
    openPage,
  }) => {
    const page = await openPage({
      path: "join-expert",
      client: "akasia",
      viewport: "desktop",
      colorScheme: "dark",
    });
    const sent = page.waitForRequest(call);
    const email = await fill(page);
    await page.getByLabel("Ya", { exact: true }).check();
    await submit(page).click();
    const request = await sent;
    expect(request.postDataJSON()).toEqual({
      ...texts,
      experience: 7,
      email,
      city: "Bandung",
      layanan: "Karier",
      skills: 3,
      kontak: "Ya",
    });
    expect(request.headers().authorization).toBeUndefined();
    await dialog(page, "Berhasil").getByText(joinTexts.received).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "OK" }).click();
    expect(Object.values(await valuesOf(page)).filter(Boolean)).toEqual([]);
    expect(await submit(page).isDisabled()).toBe(true);
    await page.reload();
    await alive(page);
    expect(Object.values(await valuesOf(page)).filter(Boolean)).toEqual([]);
    await vi.waitFor(
      async () => {
        const [mail, ...others] = await mailsTo(email);
        expect(others).toEqual([]);
        expect(mail).toContain("Lamaranmu kami terima");
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  test("B-284, T-092: a response without a message shows 'Data berhasil dikirim.'", async ({ openPage }) => {
    const page = await openPage({ path: "join-expert" });
    await page.route(call, (route) => route.fulfill({ json: { status: "success" } }));
    await fill(page);
    await submit(page).click();
    await dialog(page, "Berhasil").getByText("Data berhasil dikirim.", { exact: true }).waitFor();
  });

  test("B-283, B-285, A-64, T-088, T-089, T-090: 'Gagal' shows with the server's message or ours; the entries stay", async ({
    openPage,
  }) => {
    const page = await openPage({
      path: "join-expert",
      allow: [refused(422, 500), /answer: 500/, /ERR_FAILED/],
    });
    await fill(page);
    await page.getByLabel("Tidak", { exact: true }).check();
    const before = await valuesOf(page);
    const failures = [
      [{ status: 422, json: { status: "failed", message: "Lamaran x ditolak." } }, "Lamaran x ditolak."],
      [{ status: 200, json: { status: "failed", message: "Gagal y." } }, "Gagal y."],
      [{ status: 200, json: { status: "failed" } }, "Gagal mengirim data. Silakan coba lagi."],
      [{ status: 422, json: {} }, "Gagal mengirim data. Silakan coba lagi."],
      [{ status: 500, body: "rusak" }, "Terjadi kesalahan saat mengirim data. Silakan coba lagi."],
      [undefined, "Terjadi kesalahan saat mengirim data. Silakan coba lagi."],
    ] as const;
    for (const [answer, says] of failures) {
      await page.unroute(call);
      await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await submit(page).click();
      await dialog(page, "Gagal").getByText(says, { exact: true }).waitFor();
      await page.getByRole("button", { name: "OK" }).click();
      expect(await valuesOf(page)).toEqual(before);
      expect(await submit(page).isEnabled()).toBe(true);
    }
    await page.unroute(call);
    await submit(page).click();
    await dialog(page, "Berhasil").waitFor();
  });

  test("B-285: errors of the server show under their field, which receives the focus", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "join-expert", allow: [refused(422)] });
    await fill(page);
    await page.route(call, (route) =>
      route.fulfill({
        status: 422,
        json: { status: "failed", message: "Periksa lagi.", error: { city: ["Kota x.", "Kota y."] } },
      }),
    );
    await submit(page).click();
    await page.getByRole("button", { name: "OK" }).click();
    await page.getByText("Kota x.\nKota y.").waitFor();
    await expect.poll(() => field(page, "city").evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test("entries survive a reload, in this tab only", async ({ openPage }) => {
    const page = await openPage({ path: "join-expert" });
    await fill(page);
    const before = await valuesOf(page);
    await page.reload();
    await alive(page);
    await expect.poll(() => valuesOf(page)).toEqual(before);
    const other = await page.context().newPage();
    await other.goto("/netwerk/join-expert");
    await alive(other);
    expect((await valuesOf(other)).name).toBe("");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Rani");
  });

  test("the form can be sent by keyboard alone", async ({ openPage }) => {
    const page = await openPage({ path: "join-expert", viewport: "desktop" });
    await alive(page);
    await field(page, "name").focus();
    const keys = page.keyboard;
    for (const text of [texts.name, texts.phone, newAddress()]) {
      await keys.type(text);
      await keys.press("Tab");
    }
    await keys.type("Band");
    await keys.press("Tab");
    await keys.type("Kar");
    await keys.press("Tab");
    await keys.type("05171990");
    await field(page, "experience").focus();
    await keys.type("7");
    await keys.press("Tab");
    await keys.type("Tenang.");
    await keys.press("Tab");
    await keys.press("Space");
    await keys.press("Tab");
    expect(await submit(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await keys.press("Enter");
    await dialog(page, "Berhasil").waitFor();
    await keys.press("Enter");
    await dialog(page, "Berhasil").waitFor({ state: "detached" });
  });

  test("an application that shows a risk brings the help card at once", async ({ openPage }) => {
    const page = await openPage({ path: "join-expert" });
    await fill(page);
    await field(page, "biography").fill("Aku pengen mati aja rasanya.");
    await submit(page).click();
    const panel = page.locator("[data-help-panel]");
    await panel.getByRole("link", { name: "Telepon 119" }).waitFor();
    expect(await panel.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await expectAccessible(page);
  });

  test("the page without scripts says what it needs", async ({ openPage }) => {
    const page = await openPage({ path: "join-expert", javaScriptEnabled: false });
    expect(await page.locator("noscript [role=alert]").innerText()).toContain(
      "Halaman ini memerlukan JavaScript",
    );
    expect(await field(page, "layanan").locator("option").count()).toBeGreaterThan(5);
  });
});

describe("the way to the form", () => {
  test("B-416, B-463, T-153, A-09: the landing leads to the form through login", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ path: "almacare" });
    await page.getByRole("link", { name: "Gabung Sebagai Expert", exact: true }).click();
    await reach(page, "/netwerk/login");
    expect(new URLSearchParams(addressOf(page).split("?")[1]).get("redirect")).toBe("/netwerk/join-expert");
    await signIn(page, member);
    await reach(page, "/netwerk/join-expert");
    await submit(page).waitFor();
  });
});
