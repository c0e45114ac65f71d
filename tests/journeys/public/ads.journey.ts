import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import routes from "#spec/routes.json" with { type: "json" };
import { loginTexts } from "#texts/account/account.ts";
import { adCommonTexts, adTexts } from "#texts/ads.ts";
import { consentTexts } from "#texts/consent.ts";
import { expertTexts } from "#texts/expert.ts";
import { startTexts } from "#texts/frame/start.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { addressOf, reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { newMember, type Opening, origin, test } from "../setup/journey.ts";

type OpenPage = (opening?: Opening) => Promise<Page>;

/** The specification's ad pages, without the client. */
const ads = routes
  .filter(({ path }) => path.startsWith("/:username/ads/"))
  .map(({ name, path }) => ({
    card: String(name) as keyof typeof adTexts,
    path: path.replace("/:username/", ""),
  }));
const pathOf = (n: number) => ads[n - 1]?.path ?? "";

describe("the eight ad pages", () => {
  test("R-35, R-36, R-37, R-38, R-39, R-40, R-41, R-42, B-017, B-429: each opens without a token under its slug", async () => {
    expect(ads.map(({ card }) => card)).toEqual(Object.keys(adTexts));
    for (const { card, path } of ads) {
      const answer = await fetch(`${origin}/akasia/${path}`, { redirect: "manual" });
      expect(answer.status, path).toBe(200);
      // The first response is complete, so that it can be read and previewed before any script runs.
      const html = await answer.text();
      expect(html).toContain(adTexts[card].headline);
      expect(html).toContain(`<title>${adTexts[card].title} · Akasia</title>`);
      expect(html).toContain(adCommonTexts.honest);
    }
  });

  test("B-063, B-070, T-005: eight cards with different questions and drawings show the logo, the fields and all links", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", viewport: "desktop", allow: [refused(404)] });
    const seen = { headlines: new Set<string>(), images: new Set<string>() };
    for (const { card, path } of [{ card: undefined, path: "login" }, ...ads]) {
      await page.goto(`/akasia/${path}`);
      const box = page.locator("[data-login-card]");
      const headline = await box.getByRole("heading", { level: 1 }).innerText();
      if (card) expect(headline).toBe(adTexts[card].headline);
      expect(headline.endsWith("?")).toBe(true);
      seen.headlines.add(headline);
      seen.images.add(String(await box.locator("img[alt='']").getAttribute("src")));
      expect(await box.getByRole("img", { name: "Akasia" }).isVisible()).toBe(true);
      expect(await box.locator("input[type=email]").count()).toBe(1);
      expect(await box.locator("input[type=password]").count()).toBe(1);
      expect(await box.getByRole("link", { name: "Daftar", exact: true }).getAttribute("href")).toBe(
        "/akasia/register",
      );
      expect(await box.getByRole("link", { name: "Lupa kata sandi?" }).getAttribute("href")).toBe(
        "/akasia/forgot-password",
      );
      expect(await box.getByRole("button", { name: "Mulai Cerita" }).isVisible()).toBe(true);
      expect(await box.getByRole("link", { name: /Voucher coba gratis/ }).isVisible()).toBe(true);
    }
    expect([seen.headlines.size, seen.images.size]).toEqual([9, 9]);
    for (const image of seen.images) expect((await fetch(origin + image)).status).toBe(200);
    await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
    await reach(page, "/akasia/forgot-password");
  });

  test("B-429: a phone shows the question, the advice and one sign-in first, then three benefits and help", async ({
    openPage,
  }) => {
    const page = await openPage();
    for (const { card, path } of ads) {
      await page.goto(`/netwerk/${path}`);
      const { headline, intro, things } = adTexts[card];
      const box = page.locator("[data-login-card]");
      const way = box.getByRole("link", { name: startTexts.day(5) });
      expect(await way.getAttribute("href")).toBe("/netwerk/register");
      for (const place of [box.getByRole("heading", { name: headline }), box.getByText(intro), way]) {
        const { y = 999, height = 0 } = (await place.boundingBox()) ?? {};
        expect(y + height, `${path} within the first 320 px`).toBeLessThanOrEqual(320);
      }
      expect(await box.getByText(adCommonTexts.trust).filter({ visible: true }).count()).toBe(1);
      for (const { title } of things) await page.getByRole("heading", { name: title }).waitFor();
      expect(await page.locator("a[href='tel:119']").count()).toBe(1);
      expect(await page.locator("a[href='/netwerk/bantuan']").count()).toBeGreaterThan(0);
    }
  });

  test("T-009: an invalid e-mail shows the message of the landing page", async ({ openPage }) => {
    const page = await openPage({ path: pathOf(2) });
    await signIn(page, { email: "abc", password: "cukup-panjang" });
    await page.getByText("Format email salah").waitFor();
    expect(await page.getByText(loginTexts.emailInvalid).count()).toBe(0);
    await expectAccessible(page);
  });

  test("an ad page contacts no other site and stores nothing before consent", async ({ openPage }) => {
    const page = await openPage();
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(`/netwerk/${pathOf(4)}`, { waitUntil: "networkidle" });
    expect([...hosts]).toEqual([origin]);
    expect(await storageOf(page)).toEqual({});
    expect(await page.context().cookies()).toEqual([]);
  });
});

describe("signing in on an ad page", () => {
  /**
   * Expects that these cards lead to the expert, also for Akasia's members without consent: they are asked when they
   * start a conversation.
   */
  async function leadTo(openPage: OpenPage, expert: number, cards: number[]): Promise<void> {
    const member = await newMember({ client: "akasia", consents: false });
    for (const card of cards) {
      const page = await openPage({ client: "akasia", path: `${pathOf(card)}?redirect=/akasia/waktu` });
      await signIn(page, member);
      await reach(page, `/akasia/expert/${expert}`);
      await page.getByRole("button", { name: /^Start Chat dengan/ }).waitFor();
    }
  }

  test("B-074: cards 1 and 2 lead to expert 1 whatever the redirect query says", ({ openPage }) =>
    leadTo(openPage, 1, [1, 2]));
  test("B-075: cards 3 and 4 lead to expert 2 whatever the redirect query says", ({ openPage }) =>
    leadTo(openPage, 2, [3, 4]));
  test("B-076: cards 5 and 6 lead to expert 3 whatever the redirect query says", ({ openPage }) =>
    leadTo(openPage, 3, [5, 6]));

  test("B-077: cards 7 and 8 follow a redirect query only within the app", async ({ openPage }) => {
    const member = await newMember();
    for (const card of [7, 8]) {
      const page = await openPage({ path: `${pathOf(card)}?redirect=%2Fnetwerk%2Fwaktu` });
      await signIn(page, member);
      await reach(page, "/netwerk/waktu");
      const other = await openPage({ path: `${pathOf(card)}?redirect=%2F..%2F%2Fjahat.test` });
      await signIn(other, member);
      await reach(other, "/netwerk/expert");
    }
  });

  test("B-078: cards 7 and 8 lead to the experts without a redirect query", async ({ openPage }) => {
    const member = await newMember({ consents: false });
    for (const card of [7, 8]) {
      const page = await openPage({ path: pathOf(card) });
      await signIn(page, member);
      await reach(page, "/netwerk/expert");
    }
  });

  test("B-079: cards 7 and 8 ask akasia's members for a missing consent and go on after it", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia", consents: false });
    const page = await openPage({ client: "akasia", path: pathOf(8) });
    await signIn(page, member);
    const dialog = page.getByRole("dialog", { name: "Persetujuan Layanan AKASIA" });
    await dialog.waitFor();
    expect(addressOf(page)).toBe(`/akasia/${pathOf(8)}`);
    await page.keyboard.press("Escape");
    await expect.poll(() => storageOf(page)).toEqual({});
    expect(addressOf(page)).toBe(`/akasia/${pathOf(8)}`);

    const again = await openPage({ client: "akasia", path: `${pathOf(7)}?redirect=/akasia/waktu` });
    await signIn(again, member);
    await again.getByRole("dialog").getByRole("checkbox").first().check();
    await again.getByRole("button", { name: consentTexts.submit }).click();
    await reach(again, "/akasia/waktu");
  });
});

describe("an ad page with a token", () => {
  async function leadTo(openPage: OpenPage, expert: number, cards: number[]): Promise<void> {
    const page = await openPage({ signedInAs: await newMember() });
    for (const card of cards) {
      await page.goto(`/netwerk/${pathOf(card)}`);
      await reach(page, `/netwerk/expert/${expert}`);
    }
  }

  test("B-022: cards 1 and 2 lead to expert 1", ({ openPage }) => leadTo(openPage, 1, [1, 2]));
  test("B-023: cards 3 and 4 lead to expert 2", ({ openPage }) => leadTo(openPage, 2, [3, 4]));
  test("B-024: cards 5 and 6 lead to expert 3", ({ openPage }) => leadTo(openPage, 3, [5, 6]));

  test("B-025: cards 7 and 8 stay on the page", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember() });
    for (const card of [7, 8]) {
      await page.goto(`/netwerk/${pathOf(card)}`, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Mulai Cerita" }).waitFor();
      expect(addressOf(page)).toBe(`/netwerk/${pathOf(card)}`);
    }
  });
});

describe("the page of one expert", () => {
  test("R-20: the page shows face, name, field, purpose, the AI label and a button that starts a conversation", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "expert/2" });
    await page.getByRole("heading", { level: 1, name: /Bayu Pranata/ }).waitFor();
    await page.getByRole("img", { name: "Bayu Pranata" }).waitFor();
    await page.locator("main article").getByText("Cinta & Relasi").first().waitFor();
    await page.getByText(/Persona AI untuk urusan hati/).waitFor();
    await page.getByText(expertTexts.aiNote("Bayu Pranata")).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: expertTexts.backToList }).click();
    await reach(page, "/netwerk/expert");
    await page.goBack();
    await page.getByRole("button", { name: "Start Chat dengan Bayu Pranata" }).click();
    await page.waitForURL(/\/netwerk\/conversation\/[\w-]+\?expert_id=2$/);
  });

  test("a missing consent is asked for before the conversation starts", async ({ openPage }) => {
    const member = await newMember({ consents: false });
    const page = await openPage({ signedInAs: member, path: "expert/1", allow: [refused(403)] });
    await page.getByRole("button", { name: /^Start Chat dengan/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox").first().waitFor();
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    await dialog.getByRole("button", { name: consentTexts.submit }).click();
    await page.waitForURL(/\/netwerk\/conversation\/[\w-]+\?expert_id=1$/);
  });

  test("B-268: an unknown or unreadable expert leads to the list", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(404, 500), /answer: 500/],
    });
    for (const id of ["abc", "99999", "1e3", "0"]) {
      await page.goto(`/akasia/expert/${id}`);
      await reach(page, "/akasia/expert");
    }
    await page.route("**/api/console/expert/1", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/akasia/expert/1");
    await reach(page, "/akasia/expert");
  });
});
