import { wcagContrast } from "culori";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deriveBrand } from "#server/features/brand/brand.ts";
import { buildClient } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const get = (username: string) => t.call("getClient", { params: { username } });

describe("C-01: a client's configuration", () => {
  test("E-01: each demo client has its own name, colours, logo and menu; no token is needed", async () => {
    const data = [];
    for (const name of ["netwerk", "akasia", "meditap"]) {
      const { status, body } = await get(name);
      expect([status, body.data.username]).toEqual([200, name]);
      data.push(body.data);
    }
    for (const field of ["id", "name", "logo", "primary_color"] as const) {
      expect(new Set(data.map((row) => row[field])).size, field).toBe(3);
    }
    expect(data[0]?.id).toBe(1);
  });

  test("B-051: without a colour of its own the default one", async () => {
    const { username } = await buildClient(t, { primaryColor: null });
    expect((await get(username)).body.data.primary_color).toBe("#ED008C");
  });

  test("B-053: without an expert of its own the first one, of no type", async () => {
    const { username } = await buildClient(t);
    expect((await get(username)).body.data).toMatchObject({ expert_id: 1, expert_type: null });
  });

  test("an unknown slug is 404 with its own code, a malformed one is simply not there", async () => {
    expect((await get("tidak-ada")).refusal.code).toBe("client_not_found");
    for (const wrong of ["NETWERK", "a b", "-x", "x".repeat(41)]) {
      const { status, refusal } = await get(wrong);
      expect([status, refusal.code]).toEqual([404, "not_found"]);
    }
  });

  test("pools, secrets and numbers of other clients are not in it", async () => {
    const { body } = await get("akasia");
    expect(JSON.stringify(body)).not.toMatch(/pool|secret|wrapped|netwerk/i);
  });
});

test("texts can be read on whatever colours a client picks", () => {
  for (const primary of ["#ffffff", "#000000", "#ffff00", "#777777", "#ed008c", "bukan warna"]) {
    for (const page of ["#000000", "#ffffff", "#808080", null]) {
      const { light, dark } = deriveBrand(primary, page);
      for (const theme of [light, dark]) {
        expect(wcagContrast(theme["on-primary"] ?? "", theme.primary ?? "")).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(theme.text ?? "", theme.surface ?? "")).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(theme["on-page"] ?? "", theme.page ?? "")).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
