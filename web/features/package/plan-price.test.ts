import { describe, expect, test } from "vitest";
import type { TimePackage } from "#web/api/packages.ts";
import { askedFor, cheapestOf, freePlanOf, pickedPackages, quantityOf, shownPriceOf } from "./plan-price.ts";

const pack = (id: number, name: string, price: number, expertId = 1): TimePackage => ({
  id,
  name,
  price,
  time: 30,
  description: "",
  detail_expert: { id: expertId, username: `expert-${expertId}`, layanan: "Ketenangan" },
  fitur: [],
  created_at: "2026-01-01T00:00:00Z",
});

const all = [
  pack(1, "PLUS", 35_000),
  pack(2, "PRO", 55_000),
  pack(3, "BERDUA", 60_000, 2),
  pack(4, "PENDAMPING", 149_000),
  pack(5, "ARAH", 65_000, 3),
];

describe("the displayed price of a package", () => {
  test("B-329, B-456: PLUS is 35000 and PRO 55000 when the plan names them, whatever they cost now", () => {
    expect(shownPriceOf(pack(1, "PLUS", 40_000), "PLUS")).toBe(35_000);
    expect(shownPriceOf(pack(2, "PRO", 60_000), "PRO")).toBe(55_000);
  });

  test("A-13: any other plan, or none, shows the package's own price", () => {
    expect(shownPriceOf(pack(1, "PLUS", 40_000), undefined)).toBe(40_000);
    expect(shownPriceOf(pack(4, "PENDAMPING", 149_000), "PENDAMPING")).toBe(149_000);
  });

  test("A-13: a plan lowers the price of no other package", () => {
    expect(shownPriceOf(pack(4, "PENDAMPING", 149_000), "PLUS")).toBe(149_000);
    expect(shownPriceOf(pack(1, "PLUS", 40_000), "constructor")).toBe(40_000);
    expect(shownPriceOf(pack(9, "constructor", 40_000), "constructor")).toBe(40_000);
  });
});

test("B-320, B-321, A-102: only 1, 2 and 4 of one expert show, the client's or the shared one", () => {
  expect(pickedPackages(all, 1).map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(pickedPackages(all, 2).map(({ id }) => id)).toEqual([1, 2, 4]);
});

describe("the free plan", () => {
  test("A-01, B-322: its figure is the time granted, and the 15 minutes of one session are the days that make them up", () => {
    const of = (seconds: number, isDaily: boolean) => {
      const { minutes, description, note } = freePlanOf(seconds, isDaily);
      return [minutes, description, note];
    };
    const whole = "Konsultasi gratis 15 menit (1 sesi) untuk berkenalan";
    expect(of(300, true)).toEqual([
      5,
      `${whole}, dibagi dalam 3 hari.`,
      "Yang Anda terima di sini: 5 menit setiap hari",
    ]);
    expect(of(240, true)[1]).toBe(`${whole}, dibagi dalam 4 hari.`);
    expect(of(900, true).slice(0, 2)).toEqual([15, `${whole}.`]);
    expect(of(300, false)).toEqual([5, `${whole}.`, "Yang Anda terima di sini: 5 menit, satu kali"]);
  });

  test("a client without free time promises none", () => {
    expect(freePlanOf(0, true)).toMatchObject({
      note: "Di sini belum ada waktu gratis.",
      button: "Belum tersedia",
    });
  });
});

test("the cheapest package has the lowest price per minute, and there is none among equal ones", () => {
  const lasting = (id: number, price: number, time: number) => ({ ...pack(id, "P", price), time });
  const [short, long] = [lasting(1, 35_000, 30), lasting(2, 149_000, 180)];
  expect(cheapestOf([short, long])).toBe(long);
  expect(cheapestOf([long, lasting(3, 149_000, 180), short])).toBeUndefined();
  expect(cheapestOf([long])).toBeUndefined();
  expect(cheapestOf([])).toBeUndefined();
});

test("B-327: the id selects the package, or else the plan's name", () => {
  expect(askedFor(all, { packageId: 2, plan: "PLUS" })?.id).toBe(2);
  expect(askedFor(all, { plan: "PRO" })?.id).toBe(2);
  expect(askedFor(all, { packageId: 999, plan: "PRO" })).toBeUndefined();
  expect(askedFor(all, {})).toBeUndefined();
});

test.each([
  ["0", 1],
  ["-1", 1],
  ["-99999", 1],
  ["1", 1],
  ["7", 7],
  ["2.9", 2],
  ["100", 99],
  ["1e9", 99],
  ["dua", 1],
])("B-330: %s of a package are %i", (typed, quantity) => {
  expect(quantityOf(typed)).toBe(quantity);
});

test("B-330: an emptied quantity field stays empty while typing", () => {
  expect(quantityOf("")).toBeUndefined();
});
