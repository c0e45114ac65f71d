import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildClient, buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;
let few: { username: string };

beforeAll(async () => {
  t = await startTestApp();
  few = await buildClient(t);
});
afterAll(() => t.close());

const experts = async (query: object = {}, client = "netwerk") =>
  (await t.call("listExperts", { query }, { client })).body;

describe("C-39: the experts", () => {
  test("B-465: without a token; those of the client, in its order, with counts", async () => {
    const all = await experts({ per_page: 100 });
    expect(all.total).toBeGreaterThanOrEqual(8);
    expect(all.data).toHaveLength(all.total);
    const own = await experts({}, few.username);
    expect(own.data.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test("by service, named or numbered; pages do not overlap", async () => {
    const { data } = await experts({ per_page: 100 });
    const { service } = data[0] ?? { service: { id: 0, name: "" } };
    const named = await experts({ service: service.name });
    expect(named.data.length).toBeGreaterThan(0);
    expect(named.data.every((row) => row.layanan === service.name)).toBe(true);
    expect((await experts({ service: String(service.id) })).data).toEqual(named.data);
    expect((await experts({ service: "tidak ada" })).data).toEqual([]);
    const pages = [await experts({ per_page: 3 }), await experts({ per_page: 3, page: 2 })];
    expect(pages.flatMap((page) => page.data)).toEqual(data.slice(0, 6));
  });

  test("B-185, B-186: the demo experts cover the five topics, each with a service of its own", async () => {
    const { data } = await experts({ per_page: 100 });
    const services = new Set(data.map(({ layanan }) => layanan));
    for (const topic of ["Kesehatan Mental", "Relasi", "Karier", "Kepemimpinan", "Bisnis"])
      expect([...services].join(" ")).toContain(topic);
    for (const { layanan, service } of data) expect(service.name).toBe(layanan);
  });

  test("prompts, voices and addresses of experts never leave the server", async () => {
    const { rows } = await t.database.pool.query("select prompt, voice from personas");
    const text = JSON.stringify(await experts({ per_page: 100 }));
    expect(rows.length).toBeGreaterThan(0);
    for (const { prompt } of rows) expect(text).not.toContain(JSON.stringify(prompt).slice(1, 40));
    expect(text).not.toMatch(/"(prompt|voice|email|phone)"/);
  });

  test("S-25: per_page is cut to 1,000; a page that is none is a fault of the field", async () => {
    expect((await experts({ per_page: 5000 })).per_page).toBe(1000);
    expect((await t.call("listExperts", { query: { page: -1 } })).status).toBe(422);
  });

  test("an unknown client is not there", async () => {
    const { status, refusal } = await t.call("listExperts", { query: {} }, { client: "tidak-ada" });
    expect([status, refusal.code]).toEqual([404, "client_not_found"]);
  });
});

describe("C-35: clues", () => {
  test("E-26: at least five for each expert of the demo world, without a token", async () => {
    for (const { id } of (await experts({ per_page: 100 })).data) {
      const { status, body } = await t.call("listClues", { params: { expert_id: id } });
      expect([status, body.data.length >= 5]).toEqual([200, true]);
    }
  });

  test("of an expert that the client does not offer, or of none: 404", async () => {
    for (const expert_id of [4, 2_147_483_647, "abc", "0"]) {
      const { status } = await t.call("listClues", { params: { expert_id } }, { client: few.username });
      expect(status).toBe(404);
    }
  });
});

describe("C-36: greetings", () => {
  test("E-27: title and description, for members of the client only", async () => {
    const member = await buildMember(t);
    const { status, body } = await t.call("listGreetings", { params: { expert_id: 1 } }, member);
    expect(status).toBe(200);
    expect(body.data[0]).toEqual({ title: expect.any(String), description: expect.any(String) });
    expect((await t.call("listGreetings", { params: { expert_id: 1 } })).status).toBe(401);
    expect((await t.call("listGreetings", { params: { expert_id: 999 } }, member)).status).toBe(404);
  });
});
