import accepts from "@fastify/accepts";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageAnswerer } from "#server/pages/answer-page.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

// Pages that are rendered for each visitor, asked for by HEAD: whoever wants the head alone pays no rendering.

let t: TestApp;
const pages = Fastify().register(accepts);

beforeAll(async () => {
  t = await startTestApp();
  const { server, app } = t;
  const built = import.meta.resolve("../../../build/server/index.js");
  pages.all("/*", pageAnswerer({ server, app, build: () => import(built), dev: false }));
});
afterAll(async () => {
  await pages.close();
  await t.close();
});

let sender = 0;
/** Each request comes from another address, since rendering is limited for each. */
const ask = (method: "GET" | "HEAD", url: string) =>
  pages.inject({
    method,
    url,
    remoteAddress: `10.7.${(++sender >> 8) & 255}.${sender & 255}`,
    headers: { "accept-encoding": "gzip" },
  });

const unkept = ["/netwerk/offline", "/netwerk/conversation", "/netwerk/profile", "/netwerk/tidak-ada"];

test.each(unkept)("%s: HEAD has the status and the headers of GET, and no body", async (url) => {
  const [head, page] = [await ask("HEAD", url), await ask("GET", url)];
  expect(page.headers["cache-control"]).not.toBe("public, no-cache");
  expect([head.statusCode, head.rawPayload.length]).toEqual([page.statusCode, 0]);
  // How a body is sent is no matter of a head, and the nonce is new each time.
  const comparable = ({ headers: { date: _, "transfer-encoding": __, ...headers } }: typeof page) =>
    JSON.parse(JSON.stringify(headers).replaceAll(/nonce-[^']+/g, "nonce"));
  expect(comparable(head)).toEqual(comparable(page));
});

/** Processor time of this process for some requests, in milliseconds each. */
async function cost(method: "GET" | "HEAD", url: string): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < 20; n += 1) await ask(method, url);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 20_000;
}

test("HEAD costs less processor time than GET: what rendering costs is left out", async () => {
  const costs = { GET: Number.POSITIVE_INFINITY, HEAD: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 4; round += 1)
    for (const method of ["GET", "HEAD"] as const)
      costs[method] = Math.min(costs[method], await cost(method, "/netwerk/offline"));
  // Rendering this page takes two thirds of its cost; on smaller pages a busy machine's noise is as large.
  expect(costs.HEAD / costs.GET).toBeLessThan(0.8);
});
