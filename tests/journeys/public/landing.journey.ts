import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { consentTexts } from "#texts/consent.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { startTexts } from "#texts/frame/start.ts";
import { homeTexts } from "#texts/home.ts";
import { landingTexts } from "#texts/landing.ts";
import { expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { addressOf, alive, reach, refused, shiftOf, signIn, storageOf, styleOf } from "../setup/browsing.ts";
import { newMember, type Opening, origin, send, testInMotion as test } from "../setup/journey.ts";

/** A client with partners and reviews of its own. */
const known = "punya-mitra";
const landing = {
  demo: false,
  partners: [1, 2, 3, 4, 5, 6].map((n) => ({ name: `Mitra ${n}`, logo: "logo-akasia.svg" })),
  reviews: [{ text: "Aku suka ditanya pelan-pelan.", from: "Anggota, Bandung" }] as const,
};

beforeAll(async () => {
  const looks = { username: known, name: "Punya Mitra", primaryColor: "#1F7A4C", themeColor: "#F3F6F1" };
  await send("POST", "/api/test/client", { body: { ...looks, landing } });
});

type OpenPage = (opening?: Opening) => Promise<Page>;

/** Returns the section of the page with this heading. */
const part = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });

const hrefOf = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).first().getAttribute("href");

describe("R-11: the care landing", () => {
  test("B-414, T-151, T-152: the header has the logo, a link to the answers and the sign-in", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", path: "almacare" });
    const header = page.getByRole("banner");
    await header.getByRole("img", { name: "Akasia" }).waitFor();
    expect(await header.getByRole("link", { name: "FAQ", exact: true }).getAttribute("href")).toBe(
      "/akasia/FAQ",
    );
    const login = header.getByRole("link", { name: "Login", exact: true });
    const [left, right] = [
      await header.getByRole("link", { name: "FAQ" }).boundingBox(),
      await login.boundingBox(),
    ];
    expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeGreaterThanOrEqual(8);
    await login.click();
    await reach(page, "/akasia/login");
  });

  test("B-415, B-416, B-417, T-153, T-154: the hero has one sign-in with its exact limit; the other links are there", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "almacare" });
    const hero = part(page, landingTexts.hero);
    await hero.getByText(landingTexts.trust).waitFor();
    await hero.getByRole("img", { name: landingTexts.imageAlt }).waitFor();
    const start = hero.getByRole("link", { name: startTexts.day(5) });
    expect(await start.getAttribute("href")).toBe("/netwerk/register");
    // On a phone it is visible without scrolling.
    expect((await start.boundingBox())?.y).toBeLessThan(500);
    expect(await hrefOf(page, "Pelajari lebih lanjut")).toBe("/netwerk/login");
    expect(await hrefOf(page, "Gabung Sebagai Expert")).toBe(
      `/netwerk/login?redirect=${encodeURIComponent("/netwerk/join-expert")}`,
    );
  });

  test("B-031, B-032: the landing has no frame, no menu and its own canvas", async ({ openPage }) => {
    const page = await openPage();
    for (const path of ["almacare", "home"]) {
      await page.goto(`/netwerk/${path}`);
      expect(await styleOf(page, "body", "background-color"), path).toBe("rgba(0, 0, 0, 0)");
      expect(await page.getByRole("button", { name: frameTexts.openMenu }).count()).toBe(0);
    }
  });

  test("B-419, B-420: the page has about, benefits with 5 minutes a day, help, reviews, login form, final call and footer", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "almacare" });
    for (const title of [
      ...[landingTexts.howTitle, landingTexts.fieldsTitle, landingTexts.whoTitle],
      ...[landingTexts.benefitsTitle, landingTexts.pricesTitle, landingTexts.helpTitle],
      ...[landingTexts.signInTitle, landingTexts.reviewsTitle, landingTexts.joinTitle, landingTexts.closing],
    ])
      await part(page, title).waitFor();
    const benefits = part(page, landingTexts.benefitsTitle);
    expect(await benefits.innerText()).toContain(
      "Konsultasi harian gratis selama 5 menit, terisi lagi setiap hari.",
    );
    expect(await part(page, landingTexts.helpTitle).locator("a[href='tel:119']").count()).toBe(1);
    expect(await part(page, landingTexts.signInTitle).locator("form input").count()).toBe(2);
    const footer = page.getByRole("contentinfo");
    for (const path of ["FAQ", "disclamer", "privacy", "protokol-keselamatan", "bantuan", "almaconnect"])
      expect(await footer.locator(`a[href='/netwerk/${path}']`).count(), path).toBe(1);
    // No contact is shown while none is configured.
    expect(await footer.locator("a[href^='mailto:']").count()).toBe(0);
  });

  test("the fields are those of the client's experts, and the answers are labelled as AI", async ({
    openPage,
  }) => {
    for (const client of ["netwerk", "akasia"]) {
      const page = await openPage({ client, path: "almacare" });
      const { body } = await send("GET", "/api/console/service?page=1&per_page=100", { client });
      const offered = (body.data as { name: string }[]).map(({ name }) => name);
      const shown = part(page, landingTexts.fieldsTitle).getByRole("heading", { level: 3 });
      expect((await shown.allInnerTexts()).sort()).toEqual(offered.sort());
      const faces = part(page, landingTexts.whoTitle).getByRole("img", { name: /, persona AI untuk / });
      expect(await faces.count()).toBe(4);
    }
  });

  test("prices are the ones charged, with the price of a minute, the same for search engines", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", path: "almacare" });
    const answer = await fetch(`${origin}/api/packages`, { headers: { "x-client": "akasia" } });
    const packages: { name: string; price: number; time: number }[] = await answer.json();
    const rows = await part(page, landingTexts.pricesTitle).getByRole("listitem").allInnerTexts();
    expect(rows).toHaveLength(packages.length + 1);
    for (const [n, { name, price, time }] of packages.entries()) {
      expect(rows[n + 1]).toContain(name);
      expect(rows[n + 1]).toContain(`Rp${price.toLocaleString("id-ID")}`);
      expect(rows[n + 1]).toContain(`Rp${Math.round(price / time).toLocaleString("id-ID")}/menit`);
    }
    const data = (await page.locator("script[type='application/ld+json']").allTextContents()).map((text) =>
      JSON.parse(text),
    );
    const products = data.filter((thing) => thing["@type"] === "Product");
    expect(products.map((thing) => thing.offers.price)).toEqual(packages.map(({ price }) => price));
    expect(data.map((thing) => thing["@type"])).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect(JSON.stringify(data)).not.toMatch(/review|rating/i);
  });
});

describe("partners and reviews", () => {
  test("B-418, B-454: the logos scroll endlessly in 18 s and stop under mouse, touch and checkbox", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: "desktop", client: known, path: "almacare" });
    const marquee = page.locator(".marquee");
    const how = (property: string) => styleOf(page, ".marquee", property);
    expect(await how("animation-duration")).toBe("18s");
    expect(await how("animation-iteration-count")).toBe("infinite");
    expect(await how("animation-timing-function")).toBe("linear");
    // The second list repeats the first for the animation and is hidden from screen readers.
    expect(await marquee.locator("ul").count()).toBe(2);
    expect(await marquee.getByRole("list").count()).toBe(1);
    const [first, echo] = await marquee.locator("ul").all();
    expect((await echo?.boundingBox())?.width).toBeCloseTo((await first?.boundingBox())?.width ?? 0, 1);
    expect(await how("animation-play-state")).toBe("running");
    await page.locator(".marquee-view").hover();
    expect(await how("animation-play-state")).toBe("paused");
    await page.mouse.move(5, 5);
    expect(await how("animation-play-state")).toBe("running");
    await page.getByRole("checkbox", { name: landingTexts.partnersStop }).focus();
    await page.keyboard.press("Space");
    expect(await how("animation-play-state")).toBe("paused");
  });

  test("reduced motion shows all logos once, without movement", async ({ openPage }) => {
    const page = await openPage({ reducedMotion: "reduce", client: known, path: "almacare" });
    expect(await styleOf(page, ".marquee", "animation-name")).toBe("none");
    const images = page.locator(".marquee img:visible");
    expect(await images.count()).toBe(6);
    for (const image of await images.all()) {
      const box = await image.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 999) + (box?.width ?? 0) <= 360).toBe(true);
    }
    expect(await page.getByRole("checkbox", { name: landingTexts.partnersStop }).count()).toBe(0);
  });

  test("B-419: a client's own reviews show; a client without reviews shows none and asks for one", async ({
    openPage,
  }) => {
    const page = await openPage({ client: known, path: "almacare" });
    await part(page, landingTexts.reviewsTitle).getByText(landing.reviews[0].text).waitFor();
    for (const client of ["netwerk", "meditap"]) {
      const other = await openPage({ client, path: "almacare" });
      await other.getByText(landingTexts.reviewsNone).waitFor();
      expect(await hrefOf(other, landingTexts.reviewsAsk)).toBe(`/${client}/survey`);
      expect(await other.locator(".marquee").count()).toBe(0);
    }
  });
});

describe("the login form within the landing", () => {
  async function openForm(openPage: OpenPage, opening: Opening): Promise<Page> {
    const page = await openPage(opening);
    await page.getByLabel(loginTexts.emailLabel).scrollIntoViewIfNeeded();
    await alive(page);
    return page;
  }

  test("B-086, T-009: an invalid e-mail shows the message of the landing page", async ({ openPage }) => {
    const page = await openForm(openPage, { path: "almacare" });
    await signIn(page, { email: "abc", password: "cukup-panjang" });
    await page.getByText("Format email salah").waitFor();
    expect(await page.getByText(loginTexts.emailInvalid).count()).toBe(0);
    await expectAccessibleInBothThemes(page);
  });

  test("A-38: sign-in leads to the experts, or to the redirect address within the app", async ({
    openPage,
  }) => {
    const member = await newMember();
    for (const [query, target] of [
      ["", "/netwerk/expert"],
      ["?redirect=/netwerk/waktu", "/netwerk/waktu"],
      ["?redirect=https://jahat.test/", "/netwerk/expert"],
    ] as const) {
      const page = await openForm(openPage, { path: `almacare${query}` });
      await signIn(page, member);
      await reach(page, target);
    }
  });

  test("A-18: a missing consent is asked for; refusing it leaves the member signed out, agreeing goes on", async ({
    openPage,
  }) => {
    const member = await newMember({ consents: false });
    const page = await openForm(openPage, { path: "almacare" });
    await signIn(page, member);
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => storageOf(page)).toEqual({});
    expect(addressOf(page)).toBe("/netwerk/almacare");
    await signIn(page, member);
    await page.getByRole("dialog").getByRole("checkbox").first().check();
    await page.getByRole("button", { name: consentTexts.submit }).click();
    await reach(page, "/netwerk/expert");
  });

  test("a wrong password is reported in place, and the entries stay", async ({ openPage }) => {
    const member = await newMember();
    const page = await openForm(openPage, { path: "almacare", allow: [refused(401)] });
    await signIn(page, { email: member.email, password: "bukan-yang-ini" });
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel(loginTexts.emailLabel).inputValue()).toBe(member.email);
  });
});

test("without scripts the whole page can be read, disabled parts say so, and help can be dialled", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false, client: known, path: "almacare" });
  await page.getByRole("heading", { level: 1, name: landingTexts.hero }).waitFor();
  const notice = page.locator("[data-wakes]");
  expect(await notice.innerText()).toContain(landingTexts.noScript);
  expect(await notice.locator("a[href='tel:119']").count()).toBe(1);
  expect(await notice.locator(`a[href='/${known}/bantuan']`).count()).toBe(1);
  await page.getByRole("checkbox", { name: landingTexts.partnersStop }).check();
  expect(await styleOf(page, ".marquee", "animation-play-state")).toBe("paused");
});

describe("layout", () => {
  test("nothing moves while the page loads, pictures below the fold load late, and each has its size", async ({
    openPage,
  }) => {
    for (const viewport of ["phone", "desktop"] as const) {
      const page = await openPage({ viewport });
      for (const path of ["almacare", "home"]) {
        await page.goto(`/akasia/${path}`, { waitUntil: "networkidle" });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState("networkidle");
        const { shift, moved } = await shiftOf(page);
        expect(shift, `${path}: ${moved}`).toBeLessThan(0.02);
      }
    }
    const html = await (await fetch(`${origin}/netwerk/almacare`)).text();
    const images = html.match(/<img [^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(18);
    const fields = images.filter((image) => /(field|benefit|dawn)-/.test(image));
    expect(fields).toHaveLength(10);
    for (const image of fields) expect(image).toMatch(/width="\d+" height="\d+" loading="lazy"/);
    expect(
      images.filter((image) => image.includes("fetchPriority") || image.includes("fetchpriority")),
    ).toHaveLength(1);
  });

  test("nothing overflows the screen at any width", async ({ openPage }) => {
    const page = await openPage({ viewport: "desktop" });
    for (const path of ["almacare", "home", "ads/healing-gagal-terus"]) {
      await page.goto(`/meditap/${path}`);
      for (const width of [320, 480, 768, 769, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const taken = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(taken, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
});

describe("R-10, A-39: home", () => {
  test("B-421, T-155: two buttons lead to AlmaCare and to AlmaConnect, without scripts", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", path: "home", javaScriptEnabled: false });
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      "AlmaCare",
      "AlmaConnect",
    ]);
    expect(await main.getByRole("link").count()).toBe(2);
    const { almacare, almaconnect } = homeTexts.choices;
    const other = main.getByRole("link", { name: new RegExp(`${almaconnect.button}$`) });
    expect(await other.getAttribute("href")).toBe("/akasia/almaconnect");
    expect(await main.locator("script").count()).toBe(0);
    // The whole card is a link, not only its button.
    const { x = 0, y = 0 } = (await main.getByText(almacare.text).boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await reach(page, "/akasia/almacare");
  });
});
