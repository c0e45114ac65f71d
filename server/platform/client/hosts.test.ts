import { connect } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clients } from "#server/db/tables/client.ts";
import { setHost } from "#server/features/client/set-host.ts";
import { type BuiltMember, buildClient, buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { Hosts } from "./hosts.ts";

/* A client with a host of its own is an origin of its own, and shows nothing of the others (S-07). */

const host = "konsultasi.contoh.test";

let first: TestApp;
let t: TestApp;
let username: string;
let member: BuiltMember;
let stranger: BuiltMember;

beforeAll(async () => {
  first = await startTestApp();
  const client = await buildClient(first, { host });
  username = client.username;
  // The hosts are cached, so another server reads the new one.
  t = await startTestApp({
    database: { ...first.database, drop: async () => {} },
    config: { publicUrl: "https://alma.test" },
  });
  member = await buildMember(t, { client });
  stranger = await buildMember(t);
});
afterAll(async () => {
  await t.close();
  await first.close();
});

const get = (url: string, at: string, headers: Record<string, string> = {}) =>
  t.server.inject({ url, headers: { host: at, ...headers } });

const statusOf = async (url: string, at: string, headers?: Record<string, string>) =>
  (await get(url, at, headers)).statusCode;

describe("S-07: on a client's own host", () => {
  test("its calls work, also unnamed, and are its own", async () => {
    const named = await get("/api/users", host, {
      authorization: `Bearer ${member.token}`,
      "x-client": username,
    });
    const unnamed = await get("/api/users", host, { authorization: `Bearer ${member.token}` });
    expect([named.statusCode, unnamed.statusCode]).toEqual([200, 200]);
    expect(unnamed.json().data.email).toBe(member.email);
    expect(await statusOf(`/api/client/${username}`, host)).toBe(200);
  });

  test("A-54: no call names another client, and another client's token is none", async () => {
    const theirs = { authorization: `Bearer ${stranger.token}` };
    expect(await statusOf("/api/users", host, theirs)).toBe(401);
    for (const [url, headers] of [
      ["/api/users", { ...theirs, "x-client": "netwerk" }],
      ["/api/client/netwerk", {}],
      ["/api/client/akasia/landing", {}],
      ["/api/client/akasia/almaconnect.pdf", {}],
    ] as const) {
      const answer = await get(url, host, headers);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, "client_not_found"]);
    }
  });

  test("pictures and maps of others do not exist, its own map names its own host", async () => {
    for (const file of ["icon.svg", "icon-192.png", "preview/FAQ.png", "sitemap.xml"])
      expect(await statusOf(`/akasia/${file}`, host), file).toBe(404);
    expect(await statusOf(`/${username}/icon.svg`, host)).toBe(200);
    const own = `https://${host}/${username}`;
    expect((await get(`/${username}/sitemap.xml`, host)).body).toContain(`<loc>${own}/FAQ</loc>`);
    const maps = (await get("/sitemap.xml", host)).body.match(/<loc>[^<]*<\/loc>/g);
    expect(maps).toEqual([`<loc>${own}/sitemap.xml</loc>`]);
    expect((await get("/robots.txt", host)).body).toContain(`Sitemap: https://${host}/sitemap.xml`);
  });

  test("the address alone leads to its landing; other spellings are the same host", async () => {
    for (const spelled of [host, host.toUpperCase(), `${host}:443`, `${host}.`]) {
      const { statusCode, headers } = await get("/", spelled);
      expect([spelled, statusCode, headers.location]).toEqual([spelled, 302, `/${username}/almacare`]);
    }
  });

  test("https is kept for a year, but not forced on the hosts below it", async () => {
    const kept = (await get("/api/help", host)).headers["strict-transport-security"];
    expect(kept).toBe("max-age=31536000");
    expect((await get("/api/help", "alma.test")).headers["strict-transport-security"]).toContain(
      "includeSubDomains",
    );
  });

  test("a call with its whole address, as a proxy may send it, is held to the host as well", async () => {
    const line = `GET http://${host}/api/users HTTP/1.1\r\nHost: ${host}\r\nX-Client: netwerk\r\nConnection: close\r\n\r\n`;
    const { hostname, port } = new URL(await t.listen());
    const socket = connect(Number(port), hostname);
    socket.end(line);
    const answer = (await Array.fromAsync(socket)).join("");
    expect(answer).toContain("client_not_found");
  });

  test("its mails lead there", async () => {
    await t.call("forgotPassword", { body: { email: member.email, username } }, { client: username });
    await t.runJobs();
    const sent = t.mail.sent.find(({ to }) => to.includes(member.email));
    expect(sent?.link).toMatch(`https://${host}/${username}/change-password?token=`);
  });
});

describe("S-07: on the host that clients share", () => {
  test("pages of a client with its own host lead there, with path and query; its search engines too", async () => {
    for (const path of [`/${username}/login?from=/x`, `/${username}/icon.svg`, `/${username}`]) {
      const { statusCode, headers } = await get(path, "alma.test");
      expect([statusCode, headers.location]).toEqual([307, `https://${host}${path}`]);
    }
    expect((await get("/sitemap.xml", "alma.test")).body).not.toContain(username);
  });

  test("a slug in other characters leads there as well", async () => {
    const spelled = username.replace("k", "%6b");
    expect((await get(`/${spelled}/login`, "alma.test")).statusCode).toBe(307);
  });

  test("nothing changes for the others, on any host that is nobody's", async () => {
    for (const at of ["alma.test", "127.0.0.1:3000", "konsultasi.contoh.test.evil.test"])
      expect(await statusOf("/akasia/icon.svg", at), at).toBe(200);
  });
});

describe("the operator sets a host", () => {
  const set = (name: string, to: string | undefined) => setHost(t.database.db, "https://alma.test", name, to);

  test("one that is none, that all share or that another client has is refused", async () => {
    for (const none of ["https://a.test", "a.test/x", "a b", "", "-a.test", "a.test:", "a.test:99999"])
      expect(await set("akasia", none), none).toBe("not_a_host");
    for (const common of ["ALMA.test", "alma.test:443", "alma.test."])
      expect(await set("akasia", common), common).toBe("shared");
    expect(await set("akasia", host)).toBe("taken");
    expect(await set("tidak-ada", "b.test")).toBe("no_client");
    expect(
      (await t.database.db.select().from(clients).where(eq(clients.username, "akasia")))[0]?.host,
    ).toBeNull();
  });

  test("it is stored as browsers send it, given again without a fault, and taken back", async () => {
    const { username: other } = await buildClient(t);
    const stored = async () =>
      (await t.database.db.select().from(clients).where(eq(clients.username, other)))[0]?.host;
    expect([await set(other, "Lain.Test:443"), await stored()]).toEqual(["set", "lain.test"]);
    expect(await set(other, "lain.test")).toBe("set");
    expect([await set(other, "lain.test:8443"), await stored()]).toEqual(["set", "lain.test:8443"]);
    expect([await set(other, undefined), await stored()]).toEqual(["set", null]);
  });

  test("members sign in anew, since their tokens stay under the old host; nobody else does", async () => {
    const client = await buildClient(t);
    const moved = await buildMember(t, { client });
    const isIn = async (one: BuiltMember) => (await t.call("getUser", {}, one)).status === 200;
    expect(await isIn(moved)).toBe(true);
    await set(client.username, "pindah.test");
    expect([await isIn(moved), await isIn(stranger)]).toEqual([false, true]);
    const back = await buildMember(t, { client });
    await set(client.username, "pindah.test");
    expect(await isIn(back)).toBe(true);
  });
});

test("while the database is away, the last known hosts and default client stay", async () => {
  const reads = {
    select: () => ({ from: () => ({ orderBy: () => Promise.resolve([{ slug: "a", host: "a.test" }]) }) }),
  };
  let isAway = false;
  const db = new Proxy(reads, {
    get: (all, name) => {
      if (isAway) throw new Error("no connection");
      return Reflect.get(all, name);
    },
  });
  const hosts = new Hosts({
    database: { db } as unknown as TestApp["database"],
    config: { publicUrl: "https://alma.test" },
    log: t.app.log,
  });
  expect(await hosts.ownerOf("a.test")).toBe("a");
  isAway = true;
  await hosts.refresh();
  expect([await hosts.ownerOf("a.test"), await hosts.defaultSlug()]).toEqual(["a", "a"]);
});
