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
  test("B-418, B-419: partners and reviews of the demo are said to be examples; no token is needed", async () => {
    for (const username of ["netwerk", "akasia"]) {
      const { status, body } = await get(username);
      expect([status, body.data.demo]).toEqual([200, true]);
      expect(body.data.partners.length).toBeGreaterThan(3);
      expect(body.data.reviews.length).toBeGreaterThan(0);
      for (const { logo } of body.data.partners) expect(logo).toMatch(/^partner-\d\.svg$/);
    }
  });

  test("no review of ours names a complaint or a result", async () => {
    const { body } = await get("netwerk");
    for (const { text } of body.data.reviews)
      expect(text).not.toMatch(/sembuh|pulih|depresi|cemas|stres|trauma|terapi|psikolog|bunuh/i);
  });

  test("a client shows only its own, and without any an empty list that is no example", async () => {
    const landing = {
      demo: false,
      partners: [{ name: "Mitra Satu", logo: "mitra-satu.svg" }],
      reviews: [{ text: "Enak dipakai.", from: "Rani" }],
    };
    const own = await buildClient(t, { landing });
    expect((await get(own.username)).body.data).toEqual(landing);
    const empty = { demo: false, partners: [], reviews: [] };
    const other = await buildClient(t);
    expect((await get(other.username)).body.data).toEqual(empty);
    expect((await get("meditap")).body.data).toEqual(empty);
  });

  test("an unknown slug is 404 with its own code, a malformed one is simply not there", async () => {
    expect((await get("tidak-ada")).refusal.code).toBe("client_not_found");
    const { status, refusal } = await get("TIDAK ADA");
    expect([status, refusal.code]).toEqual([404, "not_found"]);
  });
});
