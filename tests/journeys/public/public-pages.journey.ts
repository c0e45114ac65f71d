import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { disclamerTexts, privacyPageTexts } from "#texts/legal.ts";
import { protocolTexts } from "#texts/safety/protocol.ts";
import { expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { alive, reach, styleOf } from "../setup/browsing.ts";
import { newMember, origin, send, test } from "../setup/journey.ts";

/** The pages that only inform, each with a text that shows it has rendered. */
const pages = [
  { path: "almaconnect", shows: "Mencari, mendampingi, berkumpul" },
  { path: "FAQ", shows: "Pertanyaan yang sering ditanyakan" },
  { path: "disclamer", shows: disclamerTexts.title },
  { path: "privacy", shows: privacyPageTexts.title },
  { path: "protokol-keselamatan", shows: protocolTexts.title },
] as const;

/** A client with a mail address; the demo clients have none. */
const reachable = "punya-surat";

beforeAll(async () => {
  const looks = { username: reachable, name: "Punya Surat", primaryColor: "#1F7A4C", themeColor: "#F3F6F1" };
  await send("POST", "/api/test/client", { body: { ...looks, contactEmail: "halo@surat.test" } });
});

const words = (text: string) => text.replace(/\s+/g, " ").trim();
const linkTo = (page: Page, part: string) => page.locator(`main a[href*="${part}"]`).first();

describe("pages that inform", () => {
  test("B-031, B-032: the pages have no frame and no menu, a transparent background, and need no scripts", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", javaScriptEnabled: false });
    for (const { path, shows } of pages) {
      await page.goto(`/akasia/${path}`);
      expect(await page.getByRole("heading", { level: 1 }).innerText(), path).toBe(shows);
      expect(await page.getByRole("button", { name: "Buka menu" }).count(), path).toBe(0);
      expect(await page.locator("script[src], script[type=module], link[rel=modulepreload]").count()).toBe(0);
    }
    const seen = await openPage({ client: "akasia" });
    for (const { path } of pages) {
      await seen.goto(`/akasia/${path}`);
      expect(await styleOf(seen, "body", "background-color"), path).toBe("rgba(0, 0, 0, 0)");
    }
  });

  test("on a wide screen logo, heading and footer begin on one line, and the logo is level with the links beside it", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "akasia", viewport: "desktop" });
    for (const { path } of pages) {
      await page.goto(`/akasia/${path}`);
      const parts = [
        page.getByRole("banner").locator("img").first(),
        page.getByRole("banner").getByRole("link", { name: "FAQ", exact: true }),
        page.getByRole("heading", { level: 1 }),
        page.getByRole("contentinfo").locator("p").first(),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const [logo, link, heading, footer] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect([heading?.x, footer?.x], path).toEqual([logo?.x, logo?.x]);
      const middle = (box: typeof logo) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle(logo) - middle(link)), path).toBeLessThan(1);
    }
  });

  test("each page links to all the others and to help; an address that nobody reads is not shown", async ({
    openPage,
  }) => {
    const page = await openPage({ client: "meditap", path: "privacy" });
    const hrefs = await page
      .getByRole("contentinfo")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ...["/meditap/bantuan", "/meditap/FAQ", "/meditap/almaconnect", "/meditap/disclamer"],
        ...["/meditap/privacy", "/meditap/protokol-keselamatan"],
      ]),
    );
    expect(hrefs.filter((href) => href?.startsWith("mailto:"))).toEqual([]);
    for (const href of hrefs.filter((one) => one?.startsWith("/"))) {
      expect((await fetch(origin + href)).status, String(href)).toBe(200);
    }
  });

  test("R-12, R-13, R-14, R-15: each page belongs to its client and can be indexed and shared under its own address", async () => {
    for (const { path } of pages) {
      const html = await (await fetch(`${origin}/akasia/${path}`)).text();
      expect(html, path).toContain("Akasia</title>");
      expect(html).toContain(`<link rel="canonical" href="${origin}/akasia/${path}"/>`);
      expect(html).not.toContain('content="noindex"');
      expect(html).not.toContain("Netwerk");
    }
  });

  test("an address in another case is not found, except FAQ and faq", async () => {
    for (const path of ["Faq", "almaConnect", "Privacy", "disclaimer"]) {
      expect((await fetch(`${origin}/netwerk/${path}`)).status, path).toBe(404);
    }
  });
});

describe("legal pages", () => {
  test("R-14, B-427: the disclaimer says who answers and what the service is not", async ({ openPage }) => {
    const page = await openPage({ path: "disclamer" });
    const text = words(await page.getByRole("main").innerText());
    for (const part of [
      "persona AI",
      "tidak menggantikan psikolog",
      "Bukan layanan darurat",
      "119",
      "18 tahun",
    ])
      expect(text).toContain(part);
    // Each heading has its own fragment, and the table of contents links to it.
    await page.getByRole("navigation", { name: "Isi halaman ini" }).getByRole("link").nth(2).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#bukan-darurat");
  });

  test("R-15, B-428: the privacy policy has the sections a to d in this order", async ({ openPage }) => {
    const page = await openPage({ client: reachable, path: "privacy" });
    const headings = await page.locator("article h2").allInnerTexts();
    expect(headings.map(words)).toEqual([
      "a. Informasi yang dikumpulkan",
      "b. Tujuan penggunaan",
      "c. Perlindungan data",
      "d. Perubahan kebijakan",
    ]);
    const { body } = await send("GET", `/api/client/${reachable}`);
    const { contact } = body.data as { contact: { email: string } };
    const text = words(await page.locator("article").innerText());
    // The page says what the program really does, taken from its own settings.
    for (const part of [
      "AES-256-GCM",
      "30 hari",
      "12 bulan",
      "Midtrans",
      "server kami sendiri",
      contact.email,
    ])
      expect(text, part).toContain(part);
    expect(text).not.toMatch(/end-to-end|100 ?%|anonim/i);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect.poll(() => styleOf(page, "article p", "color")).toBe("rgb(0, 0, 0)");
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Isi halaman ini" }).isVisible()).toBe(false);
  });

  test("A-132: an address is printed where one is set; where none is, the pages name the form of members", async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false });
    const shown = async (client: string, path: string) => {
      await page.goto(`/${client}/${path}`);
      // Closed answers count, too, and what search engines read.
      const texts = await page.locator("main, footer, script[type='application/ld+json']").allTextContents();
      const links = await page
        .locator("a[href]")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      return words([...texts, ...links].join(" "));
    };
    for (const path of ["almacare", "FAQ", "disclamer", "privacy", "protokol-keselamatan"]) {
      expect(await shown(reachable, path), path).toContain("halo@surat.test");
      const bare = await shown("netwerk", path);
      expect(bare, path).not.toMatch(/\.invalid|mailto:/);
      if (path !== "almacare") expect(bare, path).toContain("lewat formulir masukan");
    }
  });

  test("the protocol shows each contact with the date of its last check and says that nobody watches", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "protokol-keselamatan" });
    const { body } = await send("GET", "/api/help");
    const help = body.data as { contacts: { label: string }[]; checked: { on: string; dialled: boolean } };
    const text = words(await page.locator("article").innerText());
    for (const { label } of help.contacts) expect(text).toContain(label);
    const day = new Intl.DateTimeFormat("id-ID", { dateStyle: "long" }).format(
      new Date(`${help.checked.on}T12:00:00Z`),
    );
    expect(text).toContain(day);
    expect(text.includes("belum kami coba")).toBe(!help.checked.dialled);
    expect(text).toContain("Tidak ada petugas yang memantau");
    expect(text).toContain("belum ditinjau oleh psikolog");
    expect(await linkTo(page, "tel:119").isVisible()).toBe(true);
    expect(await linkTo(page, "/netwerk/feedback").isVisible()).toBe(true);
  });
});

describe("AlmaConnect", () => {
  test("R-12, B-422: the film loops, loads nothing before it is started, and has a text version", async ({
    openPage,
  }) => {
    const page = await openPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/netwerk/almaconnect");
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const how = await film.evaluate((video: HTMLVideoElement) => {
      const { loop, muted, controls, autoplay, paused, preload } = video;
      return {
        loop,
        muted,
        controls,
        autoplay,
        paused,
        preload,
        isInline: video.hasAttribute("playsinline"),
      };
    });
    expect(how).toEqual({
      loop: true,
      muted: true,
      controls: true,
      autoplay: false,
      paused: true,
      preload: "none",
      isInline: true,
    });
    expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([]);
    expect(asked).toContain("/assets/film/talk.webp");
    const described = await film.getAttribute("aria-describedby");
    expect(words(await page.locator(`#${described}`).innerText())).toContain("Rekaman layar tanpa suara");
    // The film loads when play is pressed, in a format that this browser plays.
    await film.evaluate((video: HTMLVideoElement) => void video.play());
    await expect.poll(() => asked.some((path) => /\.(mp4|webm)$/.test(path))).toBe(true);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(11);
    expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeLessThan(17);
  });

  test("B-422: the film's files are small, and the captions are valid", async () => {
    for (const [file, type, most] of [
      ["talk.mp4", "video/mp4", 600_000],
      ["talk.webm", "video/webm", 600_000],
      ["talk.webp", "image/webp", 60_000],
    ] as const) {
      const answer = await fetch(`${origin}/assets/film/${file}`);
      expect(answer.headers.get("content-type"), file).toBe(type);
      expect((await answer.arrayBuffer()).byteLength, file).toBeLessThan(most);
    }
    const captions = await (await fetch(`${origin}/assets/film/talk.vtt`)).text();
    expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:\d\d\.\d{3}\n/);
    const part = await fetch(`${origin}/assets/film/talk.mp4`, { headers: { range: "bytes=0-99" } });
    expect(part.status).toBe(206);
  });

  test("B-422: the leaflet downloads, and the contact button opens a contact", async ({ openPage }) => {
    const page = await openPage({ client: "akasia", path: "almaconnect", javaScriptEnabled: false });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("link", { name: /^Unduh ringkasan/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe("almaconnect-akasia.pdf");
    // No address is configured, so the buttons lead to the form that members have, and the page says so.
    const contacts = page.getByRole("link", { name: "Hubungi kami" });
    expect(await contacts.count()).toBe(2);
    for (const contact of await contacts.all())
      expect(await contact.getAttribute("href")).toBe("/akasia/feedback");
    await page
      .getByText("Pesan untuk kami dikirim lewat formulir masukan, setelah kamu masuk.")
      .first()
      .waitFor();
    expect((await fetch(`${origin}/akasia/feedback`)).status).toBe(200);
    expect(await page.locator("a[href$='.invalid'], a[href*='.invalid?']").count()).toBe(0);
  });

  test("B-423: the page addresses seekers, practitioners and communities, each with a link", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "almaconnect", client: "akasia" });
    const groups = page.getByRole("article");
    expect((await groups.getByRole("heading").allInnerTexts()).map(words)).toEqual([
      "Untuk yang sedang mencari",
      "Untuk praktisi pendamping dan penyembuhan",
      "Untuk komunitas",
    ]);
    const ways = await groups
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => String(link.getAttribute("href"))));
    expect(ways.slice(0, 2)).toEqual(["/akasia/register", "/akasia/join-expert"]);
    expect(ways[2]).toBe("/akasia/feedback");
  });
});

describe("help", () => {
  test("the smallest screen shows the number to call at once, large enough for a thumb", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "bantuan", javaScriptEnabled: false });
    await page.setViewportSize({ width: 320, height: 568 });
    const call = await page.locator('main a[href="tel:119"]').first().boundingBox();
    expect((call?.y ?? 999) + (call?.height ?? 0)).toBeLessThan(568);
    expect(call?.height).toBeGreaterThanOrEqual(60);
    // For people who cannot call: a text message also works without mobile data.
    expect(await page.locator('a[href^="sms:"]').getAttribute("href")).toContain("body=Hai");
    expect(await page.locator('a[href^="https://wa.me/?text="]').count()).toBe(1);
    const leave = page.getByRole("link", { name: "Keluar cepat" });
    expect(await leave.getAttribute("href")).not.toContain("bantuan");
    await page.getByText("Layanan lain, balasannya bisa lama").click();
    await page.getByRole("link", { name: /healing119/ }).waitFor();
    await page.getByRole("link", { name: "Apa yang Alma lakukan saat ada tanda bahaya" }).click();
    await reach(page, "/netwerk/protokol-keselamatan");
  });

  test("the help sheet is accessible open and closed, in both themes", async ({ openPage }) => {
    const page = await openPage({ path: "bantuan", client: "meditap" });
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
    await expectAccessibleInBothThemes(page);
  });
});

test("R-34: a member reaches the FAQ from the menu, within the frame", async ({ openPage }) => {
  const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "expert" });
  await alive(page);
  await page.getByRole("button", { name: "Buka menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "FAQ", exact: true }).click();
  await reach(page, "/akasia/faq");
  await page.getByRole("heading", { level: 1, name: "Pertanyaan yang sering ditanyakan" }).waitFor();
  expect(await page.locator("details[data-faq]").count()).toBe(11);
  expect(await page.getByRole("button", { name: "Buka menu" }).isVisible()).toBe(true);
});
