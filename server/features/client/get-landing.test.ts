import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildClient } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const get = (username: string) => t.call("getLanding", { params: { username } });

describe("X-30: what a client's landing shows of others", () => {
  test("B-418, B-419: no demo client has invented partners or reviews; no token is needed", async () => {
    for (const username of ["netwerk", "akasia", "meditap"]) {
      const { status, body } = await get(username);
      expect([status, body.data]).toEqual([200, { partners: [], reviews: [] }]);
    }
  });

  test("a client shows only its own, and what earlier demo data invented is not shown", async () => {
    const landing = {
      demo: false,
      partners: [{ name: "Mitra Satu", logo: "mitra-satu.svg" }],
      reviews: [{ text: "Enak dipakai.", from: "Rani" }],
    };
    const own = await buildClient(t, { landing });
    const { partners, reviews } = landing;
    expect((await get(own.username)).body.data).toEqual({ partners, reviews });
    const other = await buildClient(t, { landing: { ...landing, demo: true } });
    expect((await get(other.username)).body.data).toEqual({ partners: [], reviews: [] });
  });

  test("an unknown slug is 404 with its own code, a malformed one is simply not there", async () => {
    expect((await get("tidak-ada")).refusal.code).toBe("client_not_found");
    const { status, refusal } = await get("TIDAK ADA");
    expect([status, refusal.code]).toEqual([404, "not_found"]);
  });
});
