import { describe, expect, test } from "vitest";
import { bareAmount, profitIn } from "./wanted-profit.ts";

describe("a profit in rupiah", () => {
  test.each<[string, number, "piece" | "all" | undefined]>([
    ["untungnya mau 5rb per box", 5000, "piece"],
    ["mau ambil 2rb aja sebiji", 2000, "piece"],
    ["5rb per box untungnya, bukan persen", 5000, "piece"],
    ["labanya seribu aja per bungkus", 1000, "piece"],
    ["marginnya 2500/pcs", 2500, "piece"],
    ["untung 500 sebiji cukup", 500, "piece"],
    ["pengen bersih 100rb", 100_000, "all"],
    ["target untung 150rb sehari", 150_000, "all"],
    ["untung semuanya 100rb", 100_000, "all"],
    ["pengen untung 50rb", 50_000, undefined],
  ])("%s", (text, amount, of) => expect(profitIn(text, "box")).toEqual({ amount, of }));

  test.each([
    "untung 50%",
    "untung 30 persen",
    "untung 40",
    "untungnya berapa kalau 5rb",
    "selama ini untung 2rb per porsi",
    "untung cuma dapat 20rb sehari kemarin",
    "kok untungnya 5rb?",
    "untung 3 juta sebulan",
    "tetangga untung 5rb per box",
    "upah saya 50rb",
    "jual 12rb per porsi",
    "modal 5rb per box",
    "plastik 500 per biji",
    "ambil ayam 38rb sekilo",
    "mau ambil tempat 20rb sehari",
  ])("none is wanted: %s", (text) => expect(profitIn(text, "box")).toBeUndefined());

  test("a bare amount is money only if it says so", () => {
    expect(bareAmount("5rb aja")).toBe(5000);
    expect(bareAmount("2500")).toBe(2500);
    for (const text of ["50", "150", "50%", "5rb sama 6rb", "upahnya 5rb"])
      expect(bareAmount(text), text).toBeUndefined();
  });
});
