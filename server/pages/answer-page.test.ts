import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { pageAnswerer } from "./answer-page.ts";

/* What is answered before a page is rendered: the build here counts how often it is asked, and fails. */

let t: TestApp;
let asked = 0;

beforeAll(async () => {
  t = await startTestApp();
  const { server, app } = t;
  const build = async () => {
    asked += 1;
    throw new Error("nothing is built here");
  };
  const answer = pageAnswerer({ server, app, build, dev: false });
  pages = (method, url, remoteAddress = "10.1.1.1") => call(answer, method, url, remoteAddress);
});
afterAll(() => t.close());

type Answered = { status: number; headers: Record<string, unknown>; text: string };
let pages: (method: "GET" | "HEAD" | "POST" | "PUT", url: string, from?: string) => Promise<Answered>;

async function call(
  answer: ReturnType<typeof pageAnswerer>,
  method: "GET" | "HEAD" | "POST" | "PUT",
  url: string,
  remoteAddress: string,
): Promise<Answered> {
  const server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, _payload, done) => done(null));
  server.all("/*", answer);
  const { statusCode, headers, body } = await server.inject({ method, url, remoteAddress });
  await server.close();
  return { status: statusCode, headers, text: body };
}

describe("a page has one address", () => {
  test.each([
    ["/almacare/", "/almacare"],
    ["/almacare//", "/almacare"],
    ["//evil.ru/x", "/evil.ru/x"],
    ["//evil.ru//", "/evil.ru"],
    ["/netwerk//login/?from=%2F//x", "/netwerk/login?from=%2F//x"],
  ])("%s goes to %s for good, and nothing is rendered", async (url, location) => {
    asked = 0;
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await pages(method, url);
      expect([answer.status, answer.headers.location]).toEqual([301, location]);
    }
    expect(asked).toBe(0);
  });

  test("the start page is its own address", async () => {
    expect((await pages("GET", "/", "10.1.1.2")).status).toBe(500);
  });
});

describe("what renders a page is bounded", () => {
  test("another method costs nothing: 405, and which there are", async () => {
    asked = 0;
    const { status, headers } = await pages("PUT", "/netwerk");
    expect([status, headers.allow, asked]).toEqual([405, "GET, HEAD, POST", 0]);
  });

  test("six hundred pages a minute are rendered for an address, then 429 in words; another address gets on", async () => {
    asked = 0;
    for (let n = 0; n < 600; n += 1) await t.app.limits.tryTake("pageByAddress", "10.1.1.3");
    for (const method of ["GET", "HEAD", "POST"] as const) {
      const { status, headers, text } = await pages(method, "/netwerk/x-1", "10.1.1.3");
      expect([status, headers["retry-after"]]).toEqual([429, "60"]);
      if (method === "GET") expect(text).toBe(errorTexts.tooManyRequests);
    }
    expect(asked).toBe(0);
    await pages("GET", "/netwerk/x-1", "10.1.1.4");
    expect(asked).toBe(1);
  });
});
