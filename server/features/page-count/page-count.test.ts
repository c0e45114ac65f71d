import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildClient } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { countedPage, countPage, countVisit, pageCountsOf, storePageCounts } from "./page-count.ts";
import { purgePageCounts } from "./purge-page-counts.ts";

let t: TestApp;
let other: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  other = await startTestApp({ database: t.database });
});
afterEach(() => t.runClock());
afterAll(() => t.close());

/** Noon of the 22nd in Jakarta. */
const noon = "2026-11-22T05:00:00Z";
const stored = async (username: string, days = 400) => {
  for (const { app } of [t, other]) await storePageCounts(app);
  const rows = await pageCountsOf(t.database.pool, days);
  return rows.filter(({ client }) => client === username).map(({ day, page, visits }) => [day, page, visits]);
};

describe("which page an address is", () => {
  test.for([
    ["/netwerk/login", { username: "netwerk", page: "login" }],
    ["/akasia/register?from=ads&utm_source=x", { username: "akasia", page: "register" }],
    ["/meditap/almacare#bantuan", { username: "meditap", page: "almacare" }],
    ["/netwerk/home", { username: "netwerk", page: "home" }],
    ["/netwerk/almaconnect", { username: "netwerk", page: "almaconnect" }],
    ["/netwerk/FAQ", { username: "netwerk", page: "FAQ" }],
    ["/netwerk/disclamer", { username: "netwerk", page: "disclamer" }],
    ["/netwerk/privacy", { username: "netwerk", page: "privacy" }],
  ] as const)("%s is counted without its query", ([url, page]) => {
    expect(countedPage(url)).toEqual(page);
  });

  test("all advertisements are one: which it was would be a topic", () => {
    for (const slug of ["overthinking-target-bulanan", "ketergantungan-emosional"])
      expect(countedPage(`/netwerk/ads/${slug}`)).toEqual({ username: "netwerk", page: "ads" });
  });

  test("nothing about distress, nothing behind login, nothing with a secret in its address", () => {
    const paths = [
      ...["bantuan", "protokol-keselamatan", "faq", "conversation", "conversation/abc", "srq", "profile"],
      ...[
        "verify?token=rahasia",
        "change-password?token=rahasia",
        "login.data",
        "login/",
        "Login",
        "ads",
        "",
      ],
      ...["ads/a/b", "home/x", "app.webmanifest"],
    ];
    for (const path of paths) expect(countedPage(`/netwerk/${path}`), path).toBeUndefined();
    for (const url of ["/", "/netwerk", "/FAQ", "/Netwerk/login", "//login", "/api/login/x", "/assets/x.js"])
      expect(countedPage(url), url).toBeUndefined();
  });
});

describe("which answers are visits", () => {
  const phone = {
    "user-agent":
      "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    "sec-fetch-dest": "document",
  };
  const asked = { method: "GET", url: "/netwerk/login", headers: phone };

  test("people who look; no programs, no fetching ahead, no refusals", async () => {
    const client = await buildClient(t);
    const url = `/${client.username}/login`;
    const look = (over: object, status = 200) => countVisit(t.app, { ...asked, url, ...over }, status);
    look({ method: "HEAD" });
    look({ method: "POST" });
    for (const status of [301, 404, 500]) look({}, status);
    for (const agent of [
      undefined,
      "",
      "curl/8.5.0",
      "Googlebot/2.1 (+http://www.google.com/bot.html)",
      "facebookexternalhit/1.1",
      "WhatsApp/2.23",
    ])
      look({ headers: { ...phone, "user-agent": agent } });
    for (const ahead of [
      { "sec-purpose": "prefetch;prerender" },
      { purpose: "prefetch" },
      { "x-moz": "prefetch" },
      { "sec-fetch-dest": "empty" },
    ])
      look({ headers: { ...phone, ...ahead } });
    expect(await stored(client.username)).toEqual([]);
    look({});
    look({ headers: { "user-agent": phone["user-agent"] } });
    // The browser already has the page cached, but its user still looks at it.
    look({}, 304);
    expect((await stored(client.username)).map(([, page, visits]) => [page, visits])).toEqual([["login", 3]]);
  });
});

describe("what is stored", () => {
  test("a number per client, day of Jakarta and page; several servers add up", async () => {
    const client = await buildClient(t);
    await t.stopClock(noon);
    for (const { app } of [t, t, other]) countPage(app, client.username, "login");
    countPage(t.app, client.username, "ads");
    countPage(t.app, "tidak-ada", "login");
    expect(await stored(client.username)).toEqual([
      ["2026-11-22", "login", 3],
      ["2026-11-22", "ads", 1],
    ]);
    // 16:59:59 UTC is still the 22nd in Jakarta, one second later is the 23rd.
    await t.stopClock("2026-11-22T16:59:59Z");
    countPage(t.app, client.username, "login");
    expect((await stored(client.username))[0]).toEqual(["2026-11-22", "login", 4]);
    await t.advance(1);
    countPage(other.app, client.username, "login");
    expect((await stored(client.username))[0]).toEqual(["2026-11-23", "login", 1]);
  });

  test("the table has no place for anything else", async () => {
    const { rows } = await t.database.pool.query(
      "select column_name as name from information_schema.columns where table_name = 'page_counts' order by 1",
    );
    expect(rows.map(({ name }) => name)).toEqual(["client_id", "day", "page", "visits"]);
  });

  test("what could not be stored is kept for the next time", async () => {
    const client = await buildClient(t);
    countPage(t.app, client.username, "home");
    const { pool } = t.app.database;
    const { query } = pool;
    Object.assign(pool, { query: () => Promise.reject(new Error("away")) });
    await expect(storePageCounts(t.app)).rejects.toThrow("away");
    countPage(t.app, client.username, "home");
    Object.assign(pool, { query });
    expect((await stored(client.username)).map(([, page, visits]) => [page, visits])).toEqual([["home", 2]]);
  });

  test("a server that stops stores what it has", async () => {
    const client = await buildClient(t);
    const stopping = await startTestApp({ database: t.database });
    countPage(stopping.app, client.username, "privacy");
    await stopping.server.close();
    expect((await stored(client.username)).map(([, page]) => page)).toEqual(["privacy"]);
  });

  test("is gone after 400 days", async () => {
    const client = await buildClient(t);
    await t.stopClock(noon);
    countPage(t.app, client.username, "FAQ");
    await stored(client.username);
    const left = async () => {
      await purgePageCounts.run(t.app, {}, "1");
      const { rows } = await t.database.pool.query("select 1 from page_counts where client_id = $1", [
        client.id,
      ]);
      return rows.length;
    };
    await t.advance(400 * 86_400);
    expect(await left()).toBe(1);
    await t.advance(86_400);
    expect(await left()).toBe(0);
  });
});
