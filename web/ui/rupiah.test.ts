import { describe, expect, test } from "vitest";
import { rupiah } from "./rupiah.ts";

describe("prices", () => {
  test("B-434: thousands are separated by dots, decimals by a comma", () => {
    expect(rupiah(1_234_567.5)).toBe("Rp1.234.567,5");
    expect(rupiah("1234567.5")).toBe("Rp1.234.567,5");
    expect(rupiah(-2500)).toBe("-Rp2.500");
  });

  test("B-435, T-157: an empty or invalid price is Rp0", () => {
    for (const amount of ["", " ", "abc", null, undefined, Number.NaN, 0]) expect(rupiah(amount)).toBe("Rp0");
  });

  test("B-438, T-156: whole prices have no decimals", () => {
    expect(rupiah(35_000)).toBe("Rp35.000");
    expect(rupiah("35000.00")).toBe("Rp35.000");
  });
});
