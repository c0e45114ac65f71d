import { once } from "node:events";
import { get } from "node:http";
import accepts from "@fastify/accepts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { errorTexts } from "#texts/errors.ts";
import { pageAnswerer } from "./answer-page.ts";

/* What is answered before a page is rendered: the build here counts how often it is asked, and fails. */

let t: TestApp;
let answer: ReturnType<typeof pageAnswerer>;
let asked = 0;

beforeAll(async () => {
  t = await startTestApp();
  const { server, app } = t;
  const build = async () => {
    asked += 1;
    throw new Error("nothing is built here");
  };
  answer = pageAnswerer({ server, app, build, dev: false });
  pages = (method, url, remoteAddress = "10.1.1.1", host = "localhost:80") =>
    call({ method, url, remoteAddress, headers: { host } });
});
afterAll(() => t.close());

type Answered = { status: number; headers: Record<string, unknown>; text: string };
type Method = "GET" | "HEAD" | "POST" | "PUT";
let pages: (method: Method, url: string, from?: string, host?: string) => Promise<Answered>;

function serverOf(answering: typeof answer): FastifyInstance {
  const server = Fastify();
  void server.register(accepts);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, _payload, done) => done(null));
  server.all("/*", answering);
  return server;
}

async function call(asking: {
  method: Method;
  url: string;
  remoteAddress: string;
  headers: { host: string };
}): Promise<Answered> {
  const server = serverOf(answer);
  const { statusCode, headers, body } = await server.inject(asking);
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

  test("/almacare/ thirty-four times: nothing is rendered, so that it costs no more than any small answer", async () => {
    asked = 0;
    const asking = Array.from({ length: 34 }, () => pages("GET", "/almacare/"));
    const answers = await Promise.all(asking);
    expect(new Set(answers.map(({ status, text }) => `${status}${text}`))).toEqual(new Set(["301"]));
    expect(asked).toBe(0);
  });

  test.each([
    ...["akun@evil.test", "evil.test/akasia/login?", "evil.test?x", "evil.test#x", "evil.test:80:80"],
  ])("what is no host names no page: %s", async (host) => {
    asked = 0;
    expect((await pages("GET", "/netwerk/login", "10.1.1.5", host)).status).toBe(400);
    expect(asked).toBe(0);
  });

  test("hosts of all kinds have pages", async () => {
    for (const host of ["localhost", "alma-dev_1.example.co.id:8443", "10.0.0.1", "[::1]:3000"]) {
      asked = 0;
      await pages("GET", "/netwerk/login", "10.1.1.6", host);
      expect(asked, host).toBe(1);
    }
  });

  test.each([
    ["a backslash, which browsers read as a slash, leads to no other site", "/\\evil.test/"],
    ["dots lead out of no client's pages", "/akasia/../netwerk/login"],
    ["nor do they when they are encoded", "/akasia/%2E%2e/netwerk/login"],
    ["nor at the end", "/akasia/login/.."],
  ])("%s: %s", async (_, path) => {
    asked = 0;
    const server = serverOf(answer);
    const address = await server.listen({ host: "127.0.0.1", port: 0 });
    onTestFinished(() => server.close());
    const { port } = new URL(address);
    const [response] = await once(get({ host: "127.0.0.1", port, path }), "response");
    response.resume();
    expect([response.statusCode, response.headers.location, asked]).toEqual([400, undefined, 0]);
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
