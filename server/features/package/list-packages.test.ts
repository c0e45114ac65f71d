import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { experts } from "#server/db/tables/expert.ts";
import { timePackages } from "#server/db/tables/time-package.ts";
import { buildClient } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const packagesOf = async (client?: string) => (await t.call("listPackages", {}, { client })).body;

describe("C-56: packages", () => {
  test("B-324: a bare array; each with id, name, price, time, description, expert, features and date", async () => {
    const rows = await packagesOf();
    expect(Array.isArray(rows)).toBe(true);
    expect(rows.find(({ id }) => id === 1)).toEqual({
      id: 1,
      name: "PLUS",
      price: 35_000,
      time: 30,
      description: "Cukup untuk satu cerita sampai selesai.",
      detail_expert: { id: 1, username: expect.stringMatching(/\w/), layanan: "Kesehatan Mental" },
      fitur: [
        { text_fitur: "30 menit obrolan" },
        { text_fitur: "Berlaku untuk expert ini" },
        { text_fitur: "Riwayat obrolan tersimpan" },
      ],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test("B-321: packages 1, 2 and 4 of the client's expert are among them, in a stable order", async () => {
    const ids = (await packagesOf("netwerk")).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids).toEqual(expect.arrayContaining([1, 2, 4]));
  });

  test("only of experts that the client offers", async () => {
    const client = await buildClient(t);
    const rows = await packagesOf(client.username);
    expect([...new Set(rows.map((row) => row.detail_expert.id))].toSorted()).toEqual([1, 2, 3]);
    expect((await packagesOf("netwerk")).map(({ id }) => id)).toContain(6);
    expect(rows.map(({ id }) => id)).not.toContain(6);
  });

  test("what is withdrawn, or whose expert is gone, is not offered", async () => {
    const { db } = t.app.database;
    const before = (await packagesOf()).map(({ id }) => id);
    await db.update(timePackages).set({ deletedAt: new Date() }).where(eq(timePackages.id, 2));
    await db.update(experts).set({ deletedAt: new Date() }).where(eq(experts.id, 3));
    const after = (await packagesOf()).map(({ id }) => id);
    expect(before.filter((id) => !after.includes(id))).toEqual([2, 5]);
  });

  test("no sign-in is needed; a client that does not exist is 404", async () => {
    const { status, refusal } = await t.call("listPackages", {}, { client: "tidak-ada" });
    expect([status, refusal.code]).toEqual([404, "client_not_found"]);
  });
});
