import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { clients } from "#server/db/tables/client.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { TimedCache } from "./timed-cache.ts";

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe("what is cached for ten seconds", () => {
  test("a query runs once for all who ask", async () => {
    const query = t.app.database.db.select({ name: clients.name }).from(clients);
    const runs = vi.spyOn(query, "execute");
    const names = new TimedCache((_app: TestApp["app"], _key: string) => query);
    const [first, second] = await Promise.all([names.get(t.app, "all"), names.get(t.app, "all")]);
    await names.get(t.app, "all");
    expect(first.length).toBeGreaterThan(0);
    expect(second).toEqual(first);
    expect(runs).toHaveBeenCalledTimes(1);
  });

  test("a failure is not kept", async () => {
    let runs = 0;
    const failing = new TimedCache(async (_app: TestApp["app"], _key: string) => {
      runs += 1;
      if (runs === 1) throw new Error("the database is away");
      return runs;
    });
    await expect(failing.get(t.app, "one")).rejects.toThrow("away");
    expect(await failing.get(t.app, "one")).toBe(2);
  });
});
