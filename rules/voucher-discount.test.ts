import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyVoucher, discountOf, normalCode, type VoucherItem } from "./voucher-discount.ts";

const chat = (over: Partial<VoucherItem> = {}): VoucherItem => ({
  product_type: "chat",
  product_id: 1,
  priceRp: 35_000,
  quantity: 1,
  ...over,
});
const file = (over: Partial<VoucherItem> = {}): VoucherItem => chat({ product_type: "digital", ...over });
const percent = (value: number, voucher_type: "chat" | "product" = "chat") => ({
  options: "disc",
  value,
  voucher_type,
});
const free = { options: "free", value: 100, voucher_type: "chat" } as const;

describe("what a voucher takes off", () => {
  test("B-358: a percentage of the subtotal", () => {
    expect(discountOf({ options: "disc", value: 10 }, 100_000)).toBe(10_000);
  });

  test("B-360, A-111: rounded down, for packages and products", () => {
    expect(discountOf({ options: "disc", value: 10 }, 9999)).toBe(999);
    expect(discountOf({ options: "disc", value: 33 }, 99_999)).toBe(32_999);
    expect(discountOf({ options: "disc", value: 57 }, 100)).toBe(57);
    expect(discountOf({ options: "disc", value: 50 }, 1)).toBe(0);
  });

  test("B-359: a free one takes the whole subtotal, whatever its value", () => {
    for (const value of [0, 10, 100]) expect(discountOf({ options: "free", value }, 55_000)).toBe(55_000);
  });

  test("A-105: any other word than free is a label of a percentage", () => {
    expect(discountOf({ options: "Diskon Lebaran", value: 25 }, 40_000)).toBe(10_000);
  });

  test("a percentage takes off at most its bound", () => {
    expect(discountOf({ options: "disc", value: 50, max_value: 10_000 }, 100_000)).toBe(10_000);
    expect(discountOf({ options: "disc", value: 50, max_value: null }, 100_000)).toBe(50_000);
  });

  test("it is whole rupiah between none and everything, and never more than the exact percentage", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 100 }), (rp, value) => {
        const off = discountOf({ options: "disc", value }, rp);
        expect(Number.isInteger(off) && off >= 0 && off <= rp).toBe(true);
        expect(BigInt(off)).toBe((BigInt(rp) * BigInt(value)) / 100n);
      }),
    );
  });
});

describe("what a voucher fits", () => {
  test("B-355: one of packages does not fit a cart of products", () => {
    expect(applyVoucher(percent(20), [file()])).toEqual({ ok: false, reason: "voucher_wrong_type" });
  });

  test("A-106: one of products is invalid on a package", () => {
    expect(applyVoucher(percent(20, "product"), [chat()])).toEqual({ ok: false, reason: "voucher_invalid" });
  });

  test("only items of its own type count", () => {
    const items = [chat({ priceRp: 50_000, quantity: 2 }), file({ priceRp: 10_000 })];
    expect(applyVoucher(percent(10), items)).toEqual({ ok: true, discountRp: 10_000 });
    expect(applyVoucher(percent(10, "product"), items)).toEqual({ ok: true, discountRp: 1000 });
  });

  test("a free one is good for one piece of one thing", () => {
    expect(applyVoucher(free, [chat()])).toEqual({ ok: true, discountRp: 35_000 });
    for (const items of [[chat({ quantity: 3 })], [chat(), chat({ product_id: 2 })], [chat(), file()]]) {
      expect(applyVoucher(free, items)).toEqual({ ok: false, reason: "voucher_single" });
    }
  });

  test("a free one buys only what it is bound to, and nothing dearer than its bound", () => {
    const bound = { ...free, package_ids: [1, 2], max_value: 40_000 };
    expect(applyVoucher(bound, [chat()])).toEqual({ ok: true, discountRp: 35_000 });
    for (const line of [chat({ product_id: 4 }), chat({ product_id: 2, priceRp: 40_001 })]) {
      expect(applyVoucher(bound, [line])).toEqual({ ok: false, reason: "voucher_wrong_type" });
    }
  });
});

test("a code is compared without blanks around it and without its case", () => {
  expect(normalCode("  hemat20\n")).toBe("HEMAT20");
});
