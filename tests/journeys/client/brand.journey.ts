import { describe, expect } from "vitest";
import { goInApp, refused, rgb, styleOf } from "../setup/browsing.ts";
import { newMember, origin, send, test } from "../setup/journey.ts";

const clients = [
  { slug: "netwerk", name: "Netwerk", primary: "#5B3FD6", page: "#F4F2FB", logo: "logo-netwerk.svg" },
  { slug: "akasia", name: "Akasia", primary: "#1F7A4C", page: "#F3F6F1", logo: "logo-akasia.svg" },
  { slug: "meditap", name: "Meditap", primary: "#ED008C", page: "#FFF4EE", logo: "logo-meditap.svg" },
];

const logoOf = '[data-login-card] img[alt]:not([alt=""])';

describe("the brand of a client", () => {
  test("B-045, B-047, B-052: the first response contains the whole brand of the client and of no other", async () => {
    for (const { slug, name, primary, page, logo } of clients) {
      const answer = await fetch(`${origin}/${slug}/login`);
      const html = await answer.text();
      expect(html).toContain(`<title>Masuk · ${name}</title>`);
      expect(html).toMatch(new RegExp(`--primary:${primary}`, "i"));
      expect(html).toContain(`--page:${page.toLowerCase()}`);
      expect(html).toContain(`src="/assets/uploads/${logo}"`);
      expect(html).toContain(`href="/${slug}/app.webmanifest"`);
      expect(html).toMatch(new RegExp(`<meta name="theme-color"[^>]*content="${page.toLowerCase()}"`));
      for (const other of clients) {
        if (other.slug !== slug) expect(html).not.toContain(other.logo);
      }
    }
  });

  test("B-033, B-051, B-457: the brand colours the page without scripts; a client without colours gets pink", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    for (const { slug, primary, page: ground } of clients) {
      await page.goto(`/${slug}/login`);
      await expect.poll(() => styleOf(page, "body", "background-color")).toBe(rgb(ground));
      expect(await styleOf(page, "form button[type=submit]", "background-color")).toBe(rgb(primary));
      // The form says that it needs JavaScript.
      expect(await page.getByText(/memerlukan JavaScript/).isVisible()).toBe(true);
    }
  });

  test("B-045: the clouds in drawings have the client's colour", async ({ openPage }) => {
    const page = await openPage({ viewport: "desktop" });
    for (const { slug, primary } of clients) {
      await page.goto(`/${slug}/disclamer`);
      expect(await styleOf(page, ".drawn-clouds", "background-color")).toBe(rgb(primary));
      expect(await styleOf(page, ".drawn-clouds", "mask-image")).toMatch(/clouds-\S+\.svg/);
    }
  });

  test("B-046: manifest, icon and theme colours belong to the client", async () => {
    for (const { slug, name, primary, page } of clients) {
      const manifest = await (await fetch(`${origin}/${slug}/app.webmanifest`)).json();
      expect(manifest).toMatchObject({
        name,
        start_url: `/${slug}/conversation`,
        scope: `/${slug}/`,
        display: "standalone",
        theme_color: page.toLowerCase(),
      });
      const sign = manifest.icons.find(({ type }: { type: string }) => type === "image/svg+xml");
      const icon = await fetch(new URL(sign.src, origin));
      expect(icon.headers.get("content-type")).toBe("image/svg+xml");
      expect(await icon.text()).toMatch(new RegExp(primary, "i"));
    }
  });

  test("B-048: another username in the address asks for that client and shows its brand", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "login" });
    expect(await styleOf(page, "form button[type=submit]", "background-color")).toBe(rgb("#5B3FD6"));
    const asked = page.waitForRequest("**/api/client/akasia");
    await goInApp(page, "/akasia/login");
    await asked;
    await page.locator(`${logoOf}[src*="logo-akasia"]`).waitFor();
    await expect.poll(() => styleOf(page, "body", "background-color")).toBe(rgb("#F3F6F1"));
    await expect
      .poll(() => styleOf(page, "form button[type=submit]", "background-color"))
      .toBe(rgb("#1F7A4C"));
    expect(await page.title()).toBe("Masuk · Akasia");
  });

  test("an unreadable brand is not replaced by another client's and appears once it can be read", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "login", allow: [refused(503), /answer: 503/] });
    await page.route("**/api/client/akasia", (route) => route.fulfill({ status: 503, json: {} }));
    await goInApp(page, "/akasia/login");
    await page.locator(`${logoOf}[src*="logo-alma"]`).waitFor();
    await expect.poll(() => styleOf(page, "body", "background-color")).toBe("rgb(246, 245, 247)");
    expect(new URL(page.url()).pathname).toBe("/akasia/login");
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator(`${logoOf}[src*="logo-akasia"]`).waitFor();
  });

  test("B-050: a client that does not exist leads to the default landing", async ({ openPage }) => {
    const page = await openPage({ path: "login", allow: [refused(404)] });
    const logged = page.waitForEvent("console", (message) => message.type() === "warning");
    await goInApp(page, "/belum-ada/login");
    await logged;
    await page.waitForURL("/netwerk/almacare");
  });

  test("B-036, B-054, B-055: menu and features are those of the client", async ({ openPage }) => {
    const { body } = await send("GET", "/api/client/akasia");
    const { feature, menu } = body.data as {
      feature: { name: string; active: boolean }[];
      menu: { name: string; title: string; icon: string; url: string }[];
    };
    expect(feature.map(({ active }) => active)).toEqual([true, ...feature.slice(1).map(() => false)]);
    expect(menu.length).toBeGreaterThan(2);
    for (const item of menu) expect(Object.keys(item).sort()).toEqual(["icon", "name", "title", "url"]);
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "expert" });
    await page.getByRole("button", { name: "Buka menu" }).click();
    const entries = page.getByRole("dialog", { name: "Menu" }).getByRole("listitem");
    await entries.first().waitFor();
    // The profile entry also shows the member's name below its title.
    const titles = (await entries.allInnerTexts()).map((text) => text.split("\n")[0]);
    expect(titles).toEqual(menu.map(({ title }) => title));
    expect(await entries.locator("svg").count()).toBe(menu.length);
  });
});
