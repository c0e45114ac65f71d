import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { bootTexts } from "#texts/frame/boot.ts";
import { reach, refused, storageOf } from "../setup/browsing.ts";
import { newMember, test } from "../setup/journey.ts";

const pages = ["login", "almacare", "ads/inner-work-sebelum-inner-peace"];

const gone = { allow: [refused(404), /dynamically imported module/] };

/** Simulates a release after the page was sent: its scripts are gone until `deployed` is called, if ever. */
async function outdate(page: Page): Promise<{ deployed: () => void; loads: () => number }> {
  let [isGone, loads] = [true, 0];
  await page.route("**/*", async (route) => {
    if (route.request().isNavigationRequest()) loads++;
    const isScript = /\/assets\/[^/]+\.js$/.test(route.request().url());
    await (isGone && isScript ? route.fulfill({ status: 404, body: "" }) : route.fallback());
  });
  return {
    loads: () => loads,
    deployed: () => {
      isGone = false;
    },
  };
}

const email = (page: Page) => page.getByLabel(loginTexts.emailLabel);
const password = (page: Page) => page.getByLabel(loginTexts.passwordLabel, { exact: true });

describe("a page whose scripts are missing", () => {
  for (const path of pages) {
    test(`${path}: the page reloads with the typed text, without the password, and lets its member in`, async ({
      openPage,
    }) => {
      const member = await newMember();
      const page = await openPage(gone);
      const { deployed } = await outdate(page);
      // Holds the requests until the member has typed and submitted.
      let release = () => {};
      const typed = new Promise<void>((done) => {
        release = done;
      });
      await page.route(`**/netwerk/${path}`, async (route) => {
        if (!route.request().isNavigationRequest()) await typed;
        await route.fallback();
      });
      await page.goto(`/netwerk/${path}`);
      await email(page).fill(member.email);
      await password(page).fill(member.password);
      await password(page).press("Enter");
      const again = page.waitForEvent("framenavigated");
      deployed();
      release();
      await again;
      await page.waitForFunction(() => !("holdForm" in window));
      expect(await email(page).inputValue()).toBe(member.email);
      expect(await password(page).inputValue()).toBe("");
      expect(await page.evaluate(() => sessionStorage.getItem("alma.typed"))).toBeNull();
      await password(page).fill(member.password);
      await password(page).press("Enter");
      await reach(page, "/netwerk/expert");
      expect((await storageOf(page)).netwerk_token).toBeTruthy();
    });
  }

  test("a reload that does not help is reported, and the page does not reload again and again", async ({
    openPage,
  }) => {
    const page = await openPage(gone);
    const { loads } = await outdate(page);
    await page.goto("/netwerk/login");
    await page.getByRole("alert").getByText(bootTexts.stuck).waitFor();
    expect(loads()).toBe(2);
    await email(page).fill("seseorang@contoh.test");
    await email(page).press("Enter");
    expect(await email(page).inputValue()).toBe("seseorang@contoh.test");
  });

  test("without storage the page is not reloaded, and it says so", async ({ openPage }) => {
    const page = await openPage(gone);
    const { loads } = await outdate(page);
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await page.goto("/netwerk/login");
    await page.getByRole("alert").getByText(bootTexts.stuck).waitFor();
    expect(loads()).toBe(1);
  });
});

test("a page before hydration hydrates when its form is submitted by a click", async ({ openPage }) => {
  const page = await openPage({ path: "ads/inner-work-sebelum-inner-peace" });
  expect(await page.evaluate(() => "holdForm" in window)).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-wakes] button[type=submit]")?.click());
  await page.getByText(loginTexts.passwordShort).waitFor();
});

test("B-030: a page before hydration hydrates at once for any token, but not while its visitor types", async ({
  openPage,
}) => {
  const page = await openPage({
    path: "ads/healing-gagal-terus",
    storage: { token: "dari-klien-lain" },
    allow: [refused(401)],
  });
  await page.waitForURL((url) => !url.pathname.includes("/ads/"));
});
