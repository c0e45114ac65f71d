import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { calls } from "#contract/calls.ts";
import { openDatabase } from "#server/db/db.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { createLogger } from "#server/platform/log.ts";
import { errorTexts } from "#texts/errors.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { byNonce, everyHeaders, pageHeaders } from "./platform/http/security-headers.ts";
import { testConfig } from "./test/config.ts";
import { cookieOf } from "./test/cookies.ts";
import { keptFiles, silentMail, silentModel } from "./test/fakes.ts";
import { startTestApp, type TestApp } from "./test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe("health", () => {
  test("/healthz and /readyz answer 200 while process and database live", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const answer = await t.server.inject(path);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: "success" }]);
    }
  });

  test("without a database /healthz lives on; /readyz and calls are 503 with Retry-After, no cause told", async () => {
    const database = openDatabase({
      url: "postgres://nobody:hush@127.0.0.1:1/none",
      max: 2,
      testClock: false,
    });
    const { server } = await buildApp({
      config: testConfig(),
      database,
      log: createLogger("silent"),
      external: { mail: silentMail, model: silentModel, payment: noGateway, storage: keptFiles() },
    });
    try {
      expect((await server.inject("/healthz")).statusCode).toBe(200);
      for (const path of ["/readyz", "/api/client/netwerk", "/api/console/expert"]) {
        const answer = await server.inject(path);
        expect([answer.statusCode, answer.json()]).toEqual([
          503,
          { status: "error", code: "unavailable", message: errorTexts.unavailable },
        ]);
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
    } finally {
      await server.close();
      await database.close();
    }
  });
});

describe("what is not there", () => {
  test("unknown paths below /api and wrong methods answer the envelope, never a page", async () => {
    for (const [method, url] of [
      ["GET", "/api"],
      ["GET", "/api/tidak-ada"],
      ["POST", "/api/tidak/ada"],
      ["DELETE", "/api/users/login"],
      ["GET", "/api/Users/check_auth"],
      ["GET", "/api/users/check_auth/"],
      ["GET", "/api/conversations/%ff"],
    ] as const) {
      const answer = await t.server.inject({ method, url });
      expect([answer.statusCode, answer.json().code], url).toEqual([404, "not_found"]);
    }
  });
});

describe("headers", () => {
  test("answers of the API are not kept, not framed, not sniffed, and tell no address on", async () => {
    for (const url of ["/api/client/netwerk", "/api/tidak-ada", "/api/users"]) {
      const { headers } = await t.server.inject(url);
      expect(headers).toMatchObject({ "cache-control": "no-store", ...everyHeaders(false) });
    }
  });

  test("so are all others that bring no policy of their own", async () => {
    expect(everyHeaders(false)).toEqual({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    for (const url of [
      "/healthz",
      "/readyz?verbose",
      "/robots.txt",
      "/sitemap.xml",
      "/api/%ff",
      "/tidak/ada",
    ])
      expect((await t.server.inject(url)).headers, url).toMatchObject(everyHeaders(false));
  });

  test("pages run scripts of ours alone: no inline ones without the nonce, no eval, no frames, no plug-ins", () => {
    const policy = pageHeaders(byNonce("abc"), false)["content-security-policy"] ?? "";
    const rules = new Map(
      policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]),
    );
    expect(rules.get("script-src")).toBe("'self' 'nonce-abc'");
    for (const closed of ["object-src", "base-uri", "frame-ancestors"])
      expect(rules.get(closed)).toBe("'none'");
    expect(rules.get("form-action")).toBe("'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });
});

test("behind https a browser is told to stay there, and only there; cookies are for https alone", async () => {
  const safe = await startTestApp({ config: { publicUrl: "https://alma.test" }, database: t.database });
  const form = {
    name: "Sari Baru",
    phone: "081298765432",
    email: "kue-aman@contoh.test",
    username: "netwerk",
  };
  const word = "sandi-kue-aman-1";
  const { headers } = await safe.call("signUp", {
    body: { ...form, password: word, confirm_password: word },
  });
  const policy = "max-age=31536000; includeSubDomains";
  expect(headers["strict-transport-security"]).toBe(policy);
  expect(headers["set-cookie"]).toMatch(
    /^__Host-sign_up_1=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  for (const url of ["/healthz", "/api/tidak-ada", "/api/%ff"]) {
    const { headers: there } = await safe.server.inject(url);
    expect(there["strict-transport-security"]).toBe(policy);
    expect((await t.server.inject(url)).headers["strict-transport-security"]).toBeUndefined();
  }
  await safe.server.close();
});

test("behind https a handle that another host of the domain set is none of this browser's", async () => {
  const safe = await startTestApp({ config: { publicUrl: "https://alma.test" }, database: t.database });
  const password = "sandi-kue-asli-1";
  const person = { name: "Sari Asli", phone: "081298765432", email: "kue-asli@contoh.test" };
  const body = { ...person, username: "netwerk", password, confirm_password: password };
  const { cookie } = cookieOf(await safe.call("signUp", { body }));
  await safe.runJobs();
  const mailed = safe.mail.sent.find(({ to }) => to === person.email)?.link ?? "";
  const token = new URL(mailed).searchParams.get("token") ?? "";
  const withCookie = async (sent: string) =>
    (await safe.call("verifyEmail", { query: { token } }, { headers: { cookie: sent } })).status;
  expect(await withCookie(cookie.replace("__Host-", ""))).not.toBe(200);
  expect(await withCookie(cookie)).toBe(200);
  await safe.server.close();
});

describe("what another site can make a browser send", () => {
  const foreign = { origin: "https://jahat.test", "sec-fetch-site": "cross-site" };
  const account = { email: "anggota@netwerk.test", password: "rahasia-alma", username: "netwerk" };

  test("a form of it signs nobody in: sign-in takes JSON alone", async () => {
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await t.server.inject({
        method: "POST",
        url: "/api/users/login",
        headers: { ...foreign, "content-type": type },
        payload: JSON.stringify(account),
      });
      expect([type, answer.statusCode, answer.headers["set-cookie"]]).toEqual([type, 415, undefined]);
    }
  });

  test("a script of it may neither send JSON nor read an answer: no call allows another origin", async () => {
    for (const { path } of Object.values(calls)) {
      const url = path.replace(/:\w+/g, "1");
      const asked = { ...foreign, "access-control-request-method": "POST" };
      const answer = await t.server.inject({ method: "OPTIONS", url, headers: asked });
      expect([url, answer.statusCode < 300, answer.headers["access-control-allow-origin"]]).toEqual([
        ...[url, false, undefined],
      ]);
    }
    const read = await t.server.inject({ url: "/api/client/netwerk", headers: foreign });
    expect(read.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("a form with a file in it needs the token, which no other site knows", async () => {
    const payload = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nJahat\r\n--x--\r\n';
    const headers = { ...foreign, "content-type": "multipart/form-data; boundary=x" };
    const answer = await t.server.inject({
      method: "POST",
      url: "/api/users/edit_profile",
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(401);
  });
});

test("a request with two lengths ends its connection, and nothing hidden in it is answered", async () => {
  const { port } = new URL(await t.listen());
  const hidden = "GET /healthz HTTP/1.1\r\nHost: alma.test\r\n\r\n";
  const lengths = [
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "Content-Length: 5\r\nContent-Length: 6",
  ];
  for (const length of lengths) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`POST /api/login HTTP/1.1\r\nHost: alma.test\r\n${length}\r\n\r\n0\r\n\r\n${hidden}`);
    const said = Buffer.concat(await socket.toArray()).toString();
    expect(said.match(/HTTP\/1\.1 \d+/g), length).toEqual(["HTTP/1.1 400"]);
  }
});

describe("whose address counts", () => {
  /** Returns the address that the rate limits use for a caller that sends this header. */
  async function addressOf(trustProxy: Config["trustProxy"], forwarded: string) {
    const behind = await startTestApp({ config: { trustProxy }, database: t.database });
    const take = vi.spyOn(behind.app.limits, "take");
    const body = { email: "siapa@contoh.test", username: "netwerk" };
    await behind.call("resendVerification", { body }, { headers: { "x-forwarded-for": forwarded } });
    await behind.server.close();
    return take.mock.calls.find(([name]) => name === "linkByAddress")?.[1];
  }

  test.for([
    ["nobody is believed", false, "9.9.9.9", "127.0.0.1"],
    ["one proxy that sets the header", 1, "9.9.9.9", "9.9.9.9"],
    ["one proxy that appends to what the caller made up", 1, "6.6.6.6, 9.9.9.9", "9.9.9.9"],
    ["two proxies", 2, "6.6.6.6, 9.9.9.9, 10.0.0.1", "9.9.9.9"],
    ["proxies by address", ["127.0.0.1", "10.0.0.0/8"], "6.6.6.6, 9.9.9.9, 10.0.0.1", "9.9.9.9"],
    ["a caller past the proxies", ["10.0.0.0/8"], "6.6.6.6", "127.0.0.1"],
  ] as const)("%s", async ([, trusted, forwarded, address]) => {
    const trustProxy = typeof trusted === "object" ? [...trusted] : trusted;
    expect(await addressOf(trustProxy, forwarded)).toBe(address);
  });
});

describe("the document of the API", () => {
  test("it names every call of the table once, with its method, and no other", async () => {
    const { paths } = (await t.server.inject("/api/docs/openapi.json")).json();
    const named = Object.entries<Record<string, { operationId: string; summary: string }>>(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId, summary }]) => [
          operationId,
          summary,
          method,
          path,
        ]),
    );
    const wanted = Object.entries(calls).map(([name, { id, method, path }]) => [
      name,
      id,
      method.toLowerCase(),
      path.replace(/:(\w+)/g, "{$1}"),
    ]);
    expect(named.toSorted()).toEqual(wanted.toSorted());
  });

  test.for([
    ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html"],
    ["*/*", "text/html"],
    ["application/json", "application/json"],
    ["text/html;q=0.4, application/json", "application/json"],
  ])("/api/docs for %s is %s", async ([accept = "", type = ""]) => {
    const { headers } = await t.server.inject({ url: "/api/docs", headers: { accept } });
    expect([String(headers["content-type"]).startsWith(type), headers.vary]).toEqual([true, "accept"]);
  });

  test("the reference loads our own files alone, and of the viewer's package only what it needs", async () => {
    const page = await t.server.inject("/api/docs");
    expect(page.headers["content-security-policy"]).not.toMatch(/unsafe|http/);
    const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of files) expect((await t.server.inject(file)).statusCode, file).toBe(200);
    for (const file of ["index.html", "package.json", "swagger-ui-bundle.js.map", "../package.json"])
      expect((await t.server.inject(`/api/docs/assets/${file}`)).statusCode, file).toBe(404);
  });
});
