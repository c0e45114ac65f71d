import { describe, expect, test } from "vitest";
import { amountOf } from "#server/external/model/guide/slots.ts";
import { amountIn } from "./amounts.ts";

describe("sums in words and in slang", () => {
  test.each([
    ["sejuta dua ratus", 1_200_000],
    ["sejuta setengah", 1_500_000],
    ["satu setengah juta", 1_500_000],
    ["setengah juta", 500_000],
    ["dua juta lima ratus ribu", 2_500_000],
    ["dua juta lima ratus", 2_500_000],
    ["tiga ratus lima puluh ribu", 350_000],
    ["seratus ribu", 100_000],
    ["dua puluh lima ribu", 25_000],
    ["lima belas ribu", 15_000],
    ["goceng", 5_000],
    ["ceban", 10_000],
    ["gocap", 50_000],
    ["cepek", 100_000],
    ["1 jt setengah", 1_500_000],
    ["2jt 300", 2_300_000],
    ["2 juta 500 ribu", 2_500_000],
    ["kira kira 4,6 jt", 4_600_000],
    ["tiga", undefined],
  ])("%s", (text, value) => expect(amountIn(text)).toBe(value));

  test("a sum of money with a decimal and no unit is in millions", () => {
    expect(amountOf("3,8")).toBe(3_800_000);
    expect(amountOf("gaji 3.8 sebulan")).toBe(3_800_000);
    expect(amountOf("1.500")).toBe(1_500);
  });

  test("a bare number is counted in the unit of its question", () => {
    expect(amountOf("5", "juta")).toBe(5_000_000);
    expect(amountOf("900", "juta")).toBe(900_000);
    expect(amountOf("4,2", "juta")).toBe(4_200_000);
    expect(amountOf("900rb", "juta")).toBe(900_000);
    expect(amountOf("1.250.000", "juta")).toBe(1_250_000);
    expect(amountOf("500")).toBe(500);
  });
});
