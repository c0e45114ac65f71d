import { describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { addressOf, goInApp, reach, refused } from "../setup/browsing.ts";
import { newMember, origin, test } from "../setup/journey.ts";

/** Returns the status and redirect target of a path, before any script runs. */
async function answerOf(path: string): Promise<{ status: number; to: string | undefined }> {
  const answer = await fetch(origin + path, { redirect: "manual" });
  const to = answer.headers.get("location");
  return { status: answer.status, to: to === null ? undefined : new URL(to, origin).pathname };
}

/** Expects that the help link, the icons and the manifest of a page are those of the default client, and exist. */
async function expectLinksWork(html: string): Promise<void> {
  for (const path of ["bantuan", "icon.svg", "icon-192.png", "app.webmanifest"]) {
    expect(html).toContain(`href="/netwerk/${path}"`);
    expect(await answerOf(`/netwerk/${path}`)).toEqual({ status: 200, to: undefined });
  }
}

describe("addresses", () => {
  test("R-01, B-002, B-003: the bare root shows the landing of netwerk", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    expect(addressOf(page)).toBe("/netwerk/almacare");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("R-03, B-005: transaction leads to the history of purchases", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "transaction" });
    await reach(page, "/netwerk/transaction/history");
    await page.getByRole("heading", { level: 1, name: "Transaksi" }).waitFor();
  });

  test("R-02, B-004: a client's address alone leads to its conversations", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member });
    await page.goto("/akasia");
    expect(addressOf(page)).toBe("/akasia/conversation");
  });

  test("B-001: the first segment names the client; the screen is the same, the brand differs", async ({
    openPage,
  }) => {
    const page = await openPage();
    for (const [client, name] of [
      ["netwerk", "Netwerk"],
      ["akasia", "Akasia"],
    ] as const) {
      await page.goto(`/${client}/login`);
      await page.getByRole("button", { name: loginTexts.submit }).waitFor();
      expect(await page.locator("[data-login-card] img[alt]:not([alt=''])").getAttribute("alt")).toBe(name);
    }
  });

  test("B-050, B-470, A-40: an unknown client leads to the default landing", async ({ openPage }) => {
    const page = await openPage({ client: "belum-ada", path: "login" });
    expect(addressOf(page)).toBe("/netwerk/almacare");
  });

  test("routes match case-sensitively, and a name that is no client is not found", async () => {
    expect(await answerOf("/netwerk/Login")).toEqual({ status: 404, to: undefined });
    expect(await answerOf("/Netwerk/login")).toEqual({ status: 404, to: undefined });
    expect(await answerOf("/wp-login.php")).toEqual({ status: 404, to: undefined });
    expect(await answerOf("/favicon.ico")).toEqual({ status: 404, to: undefined });
    expect(await answerOf("/netwerk/login")).toEqual({ status: 200, to: undefined });
  });
});

describe("unknown addresses", () => {
  test.for([
    ...["/~~~", "/Netwerk", "/foo.php", "/%zz", "/%ff", "/x%2Fy", "/%zz/login?x=%zz", "/Netwerk/%zz"],
  ])("R-44, B-007, A-42: %s is the 404 page, with its status", async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>Halaman tidak ditemukan<\/h1>/);
    expect(html).toContain('href="/netwerk/home"');
    await expectLinksWork(html);
  });

  test("R-43, A-41: below a client that does not exist, the links lead to the default client", async () => {
    const html = await (await fetch(`${origin}/belum-ada/does-not-exist`)).text();
    expect(html).toMatch(/<h1[^>]*>Pengguna tidak ditemukan<\/h1>/);
    expect(html).toContain('href="/netwerk/home"');
    await expectLinksWork(html);
  });

  test("B-006, R-43: below a client a path that cannot be decoded is not found", async () => {
    const answer = await fetch(`${origin}/akasia/%zz`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>Pengguna tidak ditemukan<\/h1>/);
  });

  test("R-43, B-006: an unknown path under a client shows the client's 404 page", async ({ openPage }) => {
    const page = await openPage({ allow: [refused(404)] });
    const answer = await page.goto("/akasia/does-not-exist");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Pengguna tidak ditemukan" }).waitFor();
    await expectAccessible(page);
    // The link leads to the same client's home.
    await page.getByRole("link", { name: "Kembali ke beranda" }).click();
    await reach(page, "/akasia/home");
  });

  test("R-43: the browser asks the server for paths that its route table does not know", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "expert", allow: [refused(404)] });
    const hasScripts = () => page.evaluate(() => document.querySelector("script[type=module]") !== null);
    for (const [path, heading] of [
      ["bantuan", "Bantuan sekarang juga"],
      ["FAQ", "Pertanyaan yang sering ditanyakan"],
      ["does-not-exist", "Pengguna tidak ditemukan"],
    ] as const) {
      await page.goto("/netwerk/expert");
      await goInApp(page, `/netwerk/${path}`);
      await page.getByRole("heading", { name: heading }).waitFor();
      // The page is a new document from the server.
      expect(await hasScripts()).toBe(false);
      expect(addressOf(page)).toBe(`/netwerk/${path}`);
    }
    await page.goto("/netwerk/expert");
    await goInApp(page, "/netwerk");
    await reach(page, "/netwerk/conversation");
  });

  test("R-44, B-007, T-001, A-42: any other unknown path says so and links to the start", async ({
    openPage,
  }) => {
    const page = await openPage({ allow: [refused(404)] });
    const answer = await page.goto("/Tidak_Ada/di/mana-pun");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Halaman tidak ditemukan" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Kembali ke beranda" }).click();
    await reach(page, "/netwerk/home");
  });
});

test("B-049: an address without a client makes no call for one", async ({ openPage }) => {
  const page = await openPage({ allow: [refused(404)] });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/Bukan-Klien/login");
  await page.getByRole("heading", { name: "Halaman tidak ditemukan" }).waitFor();
  await page.waitForLoadState("load");
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await page.goto("/netwerk/login");
  await goInApp(page, "/akasia/login");
  await expect.poll(() => asked).toContain("/api/client/akasia");
});

describe("moving between screens", () => {
  test("B-008: a new screen begins at its top; going back restores the position", async ({ openPage }) => {
    const page = await openPage({ path: "login" });
    await page.getByRole("link", { name: "Daftar", exact: true }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(50);
    await page
      .getByRole("link", { name: "Daftar", exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await reach(page, "/netwerk/register");
    await page.getByRole("heading", { level: 1, name: "Kenalan Sama Alma Dulu!" }).waitFor();
    await page.waitForFunction(() => scrollY === 0);
    // The heading has the focus, so that screen readers announce the new screen.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.goBack();
    await reach(page, "/netwerk/login");
    await page.waitForFunction((was) => scrollY === was, left);
  });

  test("R-19, B-012, B-266: starting a chat opens the conversation with that expert", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "expert" });
    const made = page.waitForResponse("**/api/conversations");
    await page.getByRole("button", { name: "Start Chat dengan Bayu Pranata" }).click();
    const { data: code } = await (await made).json();
    await page.waitForURL(`/netwerk/conversation/${code}?expert_id=2`);
  });
});
