import { describe, expect } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { refused } from "../setup/browsing.ts";
import { origin, send, test } from "../setup/journey.ts";

/* A client with a host of its own (S-07): browsers resolve every name below localhost to this machine. */

const password = "rahasia-sendiri-7";
let count = 0;

/** Creates a client whose own host the server knows. */
async function hostedClient(): Promise<{ username: string; at: string }> {
  count += 1;
  const host = `klien-${count}-${process.pid}.localhost:${new URL(origin).port}`;
  const { body } = await send("POST", "/api/test/client", { body: { host, name: "Klinik Sendiri" } });
  const { username } = body.data as { username: string };
  // The server reads the hosts every ten seconds.
  const leads = async () => (await fetch(`${origin}/${username}/login`, { redirect: "manual" })).status;
  await expect.poll(leads, { timeout: 30_000 }).toBe(307);
  return { username, at: `http://${host}` };
}

describe("S-07: a client on its own host", () => {
  test("the client's pages work there, and nothing of another client is shown", async ({ openPage }) => {
    const { username, at } = await hostedClient();
    const { body } = await send("POST", "/api/test/member", { body: { client: username, password } });
    const { email } = body.data as { email: string };
    const page = await openPage({ allow: [refused(404)] });
    await page.goto(`${origin}/${username}/login`);
    expect(page.url()).toBe(`${at}/${username}/login`);
    await page.getByLabel(loginTexts.emailLabel).fill(email);
    await page.getByLabel(loginTexts.passwordLabel, { exact: true }).fill(password);
    await page.getByLabel(loginTexts.passwordLabel, { exact: true }).press("Enter");
    await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    expect(new URL(page.url()).origin).toBe(at);
    const tokens = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("token")));
    expect((await tokens()).sort()).toEqual([`${username}_token`, "token"]);
    await page.goto(`${at}/netwerk/almacare`);
    await page.getByRole("heading", { name: "Pengguna tidak ditemukan" }).waitFor();
    expect(await page.getByRole("contentinfo").innerText()).toContain("Klinik Sendiri");
    const links = await page
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.filter((href) => href?.startsWith("/") && !href.startsWith(`/${username}/`))).toEqual([]);
    // A path without the client's name is none of its pages either, and its worker is its own.
    expect((await page.goto(`${at}/login`))?.status()).toBe(404);
    expect((await page.goto(`${at}/${username}/sw.js`))?.status()).toBe(200);
    await page.goto(`${origin}/netwerk/almacare`);
    expect(await tokens()).toEqual([]);
  });
});
