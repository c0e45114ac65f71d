import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicPages } from "#rules/public-pages.ts";
import { buildClient } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) => t.server.inject({ url, headers });

describe("pictures of a client", () => {
  test("each public page has one for messengers: 1200 by 630, at most 150 kB", {
    timeout: 60_000,
  }, async () => {
    for (const { name } of publicPages) {
      const answer = await get(`/netwerk/preview/${name}.png`);
      expect([name, answer.statusCode, answer.headers["content-type"]]).toEqual([name, 200, "image/png"]);
      expect(answer.rawPayload.length, name).toBeLessThan(150_000);
      expect(await sharp(answer.rawPayload).metadata(), name).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test("another client's is another picture; one that is known already is not sent again", async () => {
    const ours = await get("/akasia/preview/FAQ.png");
    expect((await get("/meditap/preview/FAQ.png")).rawPayload.equals(ours.rawPayload)).toBe(false);
    const again = await get("/akasia/preview/FAQ.png", { "if-none-match": String(ours.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test("its sign in the sizes of home screens, in its own colours", async () => {
    for (const [name, side] of [
      ["icon-192.png", 192],
      ["icon-512.png", 512],
      ["maskable-512.png", 512],
    ] as const) {
      const { rawPayload } = await get(`/akasia/${name}`);
      const { data, info } = await sharp(rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([side, side]);
      expect([...data.subarray(0, 3)], `corner of ${name}`).toEqual([0x1f, 0x7a, 0x4c]);
    }
    const svg = await get("/akasia/icon.svg");
    expect(svg.headers["content-type"]).toBe("image/svg+xml");
    expect(svg.headers["content-security-policy"]).toMatch(/^default-src 'none'; .*; sandbox$/);
    expect(svg.body).toContain("#1f7a4c");
  });

  test("one that cannot be drawn holds up no other, and whoever asks at the same time gets the same", {
    timeout: 60_000,
  }, async () => {
    const { username } = await buildClient(t, { logo: "tidak-ada.svg" });
    const [broken, again, ...whole] = await Promise.all([
      ...[0, 1].map(() => get(`/${username}/preview/home.png`)),
      ...[0, 1].map(() => get("/meditap/preview/home.png")),
    ]);
    expect([broken?.statusCode, again?.statusCode]).toEqual([503, 503]);
    expect(whole.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(whole[0]?.headers.etag).toBe(whole[1]?.headers.etag);
  });

  test("an unknown client, page or path is not there", async () => {
    for (const url of [
      "/tidak-ada/icon-192.png",
      "/tidak-ada/preview/FAQ.png",
      "/netwerk/preview/..%2f..%2fpackage.json",
      "/netwerk/preview/faq.png",
      "/NETWERK/icon.svg",
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe("maps for search engines", () => {
  test("robots.txt keeps them out of the API and names the map of maps", async () => {
    const { body } = await get("/robots.txt");
    expect(body).toContain("Disallow: /api/");
    expect(body).toContain(`Sitemap: ${t.app.config.publicUrl}/sitemap.xml`);
  });

  test("each client that wants to be found has a map of its public pages, and no other client's", async () => {
    const map = await get("/akasia/sitemap.xml");
    const places = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual(publicPages.map(({ path }) => `${t.app.config.publicUrl}/akasia/${path}`));
    expect((await get("/sitemap.xml")).body).toContain("/akasia/sitemap.xml");
  });

  test("a client that does not want to be found is in none", async () => {
    const { username } = await buildClient(t, { listed: false });
    expect((await get(`/${username}/sitemap.xml`)).statusCode).toBe(404);
    expect((await get("/sitemap.xml")).body).not.toContain(username);
  });
});
