import { expect, test } from "vitest";
import { discountedRp, pricePerPieceRp } from "./price.ts";

test.each([
  [10_000, 7500, 7500],
  [10_000, null, null],
  [10_000, 0, null],
  [10_000, 10_000, null],
  [10_000, 12_000, null],
  [10_000, -1, null],
  [0, 500, null],
])("B-295, A-112: of a price of %i a discounted one of %s counts as %s", (priceRp, priceDiscRp, counts) => {
  const product = { priceRp, priceDiscRp };
  expect(discountedRp(product)).toBe(counts);
  expect(pricePerPieceRp(product)).toBe(counts ?? priceRp);
});
