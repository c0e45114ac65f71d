import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { analyticsTexts } from "#texts/frame/analytics.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { newMember, test } from "../setup/journey.ts";
import { type JourneyServer, startServer } from "../setup/server.ts";

let server: JourneyServer;

beforeAll(async () => {
  server = await startServer({ GA_MEASUREMENT_ID: "G-ABC123DEF4", GTM_ID: "GTM-ABC1234" });
});
afterAll(() => server.stop());

/** Answers in place of the vendors; records the requests to any other site. */
async function listen(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, href } = new URL(request.url());
    if (origin !== server.base && /^https?:/.test(href)) asked.push(href);
  });
  await page.route(/^https:\/\/www\.googletagmanager\.com\//, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.vendorRan = true" }),
  );
  return asked;
}

const layer = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => JSON.stringify(entry)));
const agree = (page: Page) => page.getByRole("button", { name: analyticsTexts.agree, exact: true });

test("B-102, A-58: a sign-in by password pushes submitApplication, and no login of Google's", async ({
  openPage,
}) => {
  const member = await newMember();
  const page = await openPage({ path: "login" });
  await signIn(page, member);
  await reach(page, "/netwerk/expert");
  expect(await layer(page)).toEqual(['{"event":"submitApplication"}']);
});

test("S-23: a server without analytics vendors asks for no consent", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/netwerk/login", { waitUntil: "networkidle" });
  expect(await page.getByRole("region", { name: analyticsTexts.label }).count()).toBe(0);
});

describe("with analytics vendors set up", () => {
  test("B-103: no vendor loads before consent; both load after it, with the path alone, and the choice is stored", async ({
    openPage,
  }) => {
    const page = await openPage({ via: server.base });
    const asked = await listen(page);
    await page.goto("/netwerk/ads/overthinking-target-bulanan?utm_source=iklan", {
      waitUntil: "networkidle",
    });
    await agree(page).waitFor();
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await agree(page).click();
    await page.waitForFunction(() => "vendorRan" in window);
    await expect
      .poll(() => asked.toSorted())
      .toEqual([
        "https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4",
        "https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234",
      ]);
    const told = (await layer(page)).join();
    expect(told).toContain(`"page_location":"${server.base}/netwerk/ads/overthinking-target-bulanan"`);
    expect(told).not.toContain("utm_source");
    await page.goto("/netwerk/login");
    await page.waitForFunction(() => "vendorRan" in window);
    expect(await agree(page).count()).toBe(0);
  });

  test("S-23: a refusal and a consent are stored, and both can be changed", async ({ openPage }) => {
    const page = await openPage({ via: server.base });
    const asked = await listen(page);
    await page.goto("/netwerk/login");
    await page.getByRole("button", { name: analyticsTexts.refuse }).click();
    await page.getByRole("button", { name: analyticsTexts.change }).waitFor();
    await page.reload({ waitUntil: "networkidle" });
    expect(await agree(page).count()).toBe(0);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: analyticsTexts.change }).click();
    await agree(page).click();
    await page.waitForFunction(() => "vendorRan" in window);
    await page.getByRole("button", { name: analyticsTexts.change }).click();
    await agree(page).waitFor();
    await page.waitForFunction(() => !("vendorRan" in window));
    expect(await storageOf(page)).toEqual({});
  });

  test("S-23: consent on a public page loads no vendor on signed-in, chat, help and token pages", async ({
    openPage,
  }) => {
    const member = await newMember({ at: server.base });
    const page = await openPage({ via: server.base, allow: [refused(410)] });
    const asked = await listen(page);
    await page.goto("/netwerk/login");
    await agree(page).click();
    await page.waitForFunction(() => "vendorRan" in window);
    asked.length = 0;
    await signIn(page, member);
    await page
      .getByRole("button", { name: /^Start Chat/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => "vendorRan" in window)).toBe(false);
    for (const path of ["expert", "conversation", "bantuan", "verify?token=rahasia", "waktu"]) {
      const answer = await page.goto(`/netwerk/${path}`, { waitUntil: "networkidle" });
      expect(answer?.headers()["content-security-policy"], path).not.toContain("google");
      expect(await page.evaluate(() => "vendorRan" in window), path).toBe(false);
    }
    expect(asked).toEqual([]);
  });
});
