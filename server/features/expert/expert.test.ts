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

  test("B-273: by service, named or numbered; pages do not overlap", async () => {
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

describe("C-37: the services", () => {
  const services = async (query: object = {}, client = "netwerk") =>
    (await t.call("listServices", { query }, { client })).body;

  test("B-159, B-271, E-22: without a token; each once, by id ascending, with counts: what the filter of conversations offers", async () => {
    const all = await services({ per_page: 100 });
    const { data } = await experts({ per_page: 100 });
    const served = new Map(data.map(({ service }) => [service.id, service.name]));
    const expected = [...served].sort(([one], [other]) => one - other);
    expect(all.data.map(({ id, name }) => [id, name])).toEqual(expected);
    expect(all.data.every((row) => row.deleted_at === null)).toBe(true);
    expect([all.total, all.total_pages, all.page]).toEqual([expected.length, 1, 1]);
  });

  test("ten a page by default; pages do not overlap and end", async () => {
    const all = await services({ per_page: 100 });
    expect((await services()).per_page).toBe(10);
    const pages = [await services({ per_page: 2 }), await services({ per_page: 2, page: 2 })];
    expect(pages.flatMap((page) => page.data)).toEqual(all.data.slice(0, 4));
    expect(pages[0]?.total_pages).toBe(Math.ceil(all.total / 2));
    expect((await services({ page: 99 })).data).toEqual([]);
    expect((await services({ per_page: 5000 })).per_page).toBe(1000);
  });

  test("only those of the client's own experts; deleted experts and services are left out", async () => {
    const client = await buildClient(t);
    const { pool } = t.database;
    const made = await pool.query(
      "insert into services (name) values ('Layanan Uji'), ('Layanan Lama') returning id",
    );
    const [own, old] = made.rows.map(({ id }) => id);
    const names = async () =>
      (await services({ per_page: 100 }, client.username)).data.map(({ name }) => name);
    const add = async (serviceId: number, username: string) => {
      const { rows } = await pool.query(
        `insert into experts (service_id, name, username, email, phone, biography, photo)
         values ($1, $2, $2, '', '', '', 'expert-1.svg') returning id`,
        [serviceId, username],
      );
      await pool.query("insert into client_experts values ($1, $2, 9)", [client.id, rows[0].id]);
      return rows[0].id;
    };
    const before = await names();
    const expert = await add(own, "uji-satu");
    await add(own, "uji-dua");
    await add(old, "uji-lama");
    expect(await names()).toEqual([...before, "Layanan Uji", "Layanan Lama"]);
    expect((await services({ per_page: 100 })).data.some(({ name }) => name === "Layanan Uji")).toBe(false);
    await pool.query("update services set deleted_at = app_now() where id = $1", [old]);
    await pool.query("update experts set deleted_at = app_now() where id = $1", [expert]);
    expect(await names()).toEqual([...before, "Layanan Uji"]);
    await pool.query("update experts set deleted_at = app_now() where service_id = $1", [own]);
    expect(await names()).toEqual(before);
  });
});

test("B-444: conversations, services and experts come ten a page unless asked otherwise", async () => {
  const member = await buildMember(t);
  expect((await t.call("listConversations", {}, member)).body.data.per_page).toBe(10);
  expect((await t.call("listServices", {})).body.per_page).toBe(10);
  expect((await t.call("listExperts", {})).body.per_page).toBe(10);
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

describe("C-40: one expert", () => {
  const one = (id: number, client = "netwerk") => t.call("getExpert", { params: { id } }, { client });

  test("B-270, B-272: the same row as in the list, in data[0], without a token; its photo has an address", async () => {
    const { data } = await experts({ per_page: 100 });
    const row = data.find(({ id }) => id === 2);
    expect(row?.name).toBe("Bayu Pranata");
    const { status, body } = await one(2);
    expect([status, body.data]).toEqual([200, [row]]);
    expect(row?.photo_url).toBe(`/assets/uploads/${row?.photo}`);
  });

  test("one that is not there, that this client does not offer, or that left is not found", async () => {
    for (const answer of [await one(99_999), await one(4, few.username)])
      expect([answer.status, answer.refusal.code]).toEqual([404, "not_found"]);
    await t.database.pool.query("update experts set deleted_at = app_now() where id = 8");
    expect((await one(8)).status).toBe(404);
    const odd = await t.server.inject({ url: "/api/console/expert/abc" });
    expect(odd.statusCode).toBe(404);
    await t.database.pool.query("update experts set deleted_at = null where id = 8");
  });
});
