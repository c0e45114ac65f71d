import { request as ask } from "node:http";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { test } from "../setup/journey.ts";
import { type JourneyServer, startServer } from "../setup/server.ts";

/** A server of its own, because requests of other tests would have filled the cache. It stands behind https. */
let server: JourneyServer;
const publicUrl = "https://alma.test";

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl });
});
afterAll(() => server.stop());

type Asked = { method?: string; headers?: Record<string, string> };
type Got = { status: number; headers: Record<string, unknown>; bytes: Buffer };

/** Sends the request exactly as written; `fetch` would correct it. */
function get(path: string, { method = "GET", headers = {} }: Asked = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.base);
    const asked = ask({ hostname, port, path, method, headers, agent: false }, (answer) => {
      answer
        .toArray()
        .then((parts) => Buffer.concat(parts))
        .then((bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }), reject);
    });
    asked.once("error", reject);
    asked.end();
  });
}

describe("cached pages that are shared, requested by hostile visitors first", () => {
  test("a HEAD request leaves no empty page in the cache", async () => {
    for (const path of ["home", "login", "almacare", "FAQ", "bantuan", "ads/healing-gagal-terus"]) {
      const head = await get(`/netwerk/${path}`, { method: "HEAD" });
      const page = await get(`/netwerk/${path}`);
      expect([path, head.status, head.bytes.length], path).toEqual([path, 200, 0]);
      expect(page.bytes.toString(), path).toMatch(/<\/html>\s*$/);
      expect(head.headers["content-length"], path).toBe(String(page.bytes.length));
      expect(head.headers.etag, path).toBe(page.headers.etag);
    }
  });

  test("neither host nor query nor headers of the first visitor reach the next", async () => {
    const bad = "racun.test";
    const headers = { host: bad, "x-forwarded-host": bad, "x-forwarded-proto": "javascript", referer: bad };
    for (const path of ["login", "register", "almacare", "ads/overthinking-target-bulanan", "privacy"]) {
      await get(`/meditap/${path}?redirect=https://${bad}/&q=%22%3E%3Cscript%3E${bad}`, { headers });
      expect((await get(`/meditap/${path}`)).bytes.toString(), path).not.toContain(bad);
    }
  });

  test("another writing of an address is answered without taking up a place in the cache", async () => {
    const page = await get("/netwerk/privacy");
    expect(page.headers["cache-control"]).toBe("public, no-cache");
    for (const path of ["/netwerk/privac%79", "/netwerk/%70rivacy"]) {
      const { status, headers, bytes } = await get(path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 200, "no-cache"]);
      expect(bytes.toString(), path).toMatch(/<\/html>\s*$/);
    }
    for (const path of ["/netwerk/./privacy", "/netwerk/x/../privacy", "/netwerk/%2e%2E/akasia/privacy"])
      expect([path, (await get(path)).status]).toEqual([path, 400]);
    for (const [path, location] of [
      ["/netwerk/privacy/", "/netwerk/privacy"],
      ["//netwerk/privacy", "/netwerk/privacy"],
      ["/netwerk//privacy", "/netwerk/privacy"],
      ["//racun.test/netwerk/privacy", "/racun.test/netwerk/privacy"],
    ] as const) {
      const { status, headers } = await get(path);
      expect([path, status, headers.location]).toEqual([path, 301, location]);
    }
  });

  test("a request for an absolute address and a trace are refused without a server error", async () => {
    expect((await get("http://racun.test/netwerk/login")).status).toBe(400);
    expect((await get("/netwerk/login", { method: "TRACE" })).status).toBe(400);
  });

  test("whatever is sent, cached or rendered, file or refusal, has headers for https, its type and no frames", async () => {
    const found = ["/netwerk/home", "/netwerk/offline", "/assets/film/talk.webp"];
    const drawings = ["/assets/uploads/logo-netwerk.svg", "/netwerk/icon.svg"];
    const others = ["/netwerk/sw.js", "/netwerk/tidak-ada", "/tidak/ada", "/netwerk/home/"];
    const refused = ["/netwerk/%ff", "/api/%ff", "/assets/", "/assets/tidak-ada.js"];
    for (const path of [...found, ...drawings, ...others, ...refused]) {
      const { headers } = await get(path);
      expect(headers, path).toMatchObject({
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "content-security-policy": expect.stringMatching(/frame-ancestors 'none'/),
      });
    }
    // No folder is listed, and nothing beside the built files is sent.
    for (const path of ["/assets/", "/.git/config", "/package.json", "/server/main.ts", "/.env"]) {
      const { bytes } = await get(path);
      expect(bytes.toString(), path).not.toMatch(/Index of|\[core\]|"engines"|loadConfig|APP_SECRET/);
    }
  });

  test("responses are compressed only for clients that accept it", async () => {
    const encodingOf = async (path: string, accepted: string) =>
      (await get(path, { headers: { "accept-encoding": accepted } })).headers["content-encoding"];
    // One cached page, and one that is rendered for each visitor.
    for (const path of ["/netwerk/home", "/netwerk/offline"]) {
      for (const accepted of ["br;q=0, gzip;q=0", "gzip; q=0.0", "zbr", "identity", ""])
        expect(await encodingOf(path, accepted), `${path} for ${accepted}`).toBeUndefined();
      expect(await encodingOf(path, "br;q=0, gzip"), path).toBe("gzip");
      expect(await encodingOf(path, "deflate, GZIP;q=0.5"), path).toBe("gzip");
    }
    expect(await encodingOf("/netwerk/home", "gzip, deflate, br, zstd")).toBe("br");
  });

  test("the cache does not confuse the names of two clients", async () => {
    const headers = { "if-none-match": String((await get("/akasia/home")).headers.etag) };
    expect((await get("/akasia/home", { headers })).status).toBe(304);
    expect((await get("/netwerk/home", { headers })).status).toBe(200);
  });

  test("an ad page is found with a trailing slash", async () => {
    const moved = await get("/akasia/ads/healing-gagal-terus/?utm_source=x");
    const location = "/akasia/ads/healing-gagal-terus?utm_source=x";
    expect([moved.status, moved.headers.location]).toEqual([301, location]);
    const { status, bytes } = await get(location);
    expect(status).toBe(200);
    expect(bytes.toString()).toContain(`rel="canonical" href="${publicUrl}/akasia/ads/healing-gagal-terus"`);
  });
});
