import { expect, test } from "vitest";
import type { CartGroup, CartItem } from "#contract/cart.ts";
import { tickedOf, toggled, withSteps } from "./selection.ts";

const item = (id: number, quantity = 1): CartItem => ({
  id,
  product_id: id * 10,
  quantity,
  price: 1000,
  notes: "-",
  product: { id: id * 10, name: `Produk ${id}`, photo: "", price: 1000, price_disc: null },
});
const groups: CartGroup[] = [
  { expert_id: 1, expert: { id: 1, name: "Sekar" }, carts: [item(1), item(2, 5)] },
  { expert_id: 2, expert: { id: 2, name: "Bayu" }, carts: [item(3)] },
];

test("what was stepped is what is shown; other items keep the server's number", () => {
  const shown = withSteps(groups, new Map([[2, 7]]));
  expect(shown.flatMap(({ carts }) => carts.map(({ quantity }) => quantity))).toEqual([1, 7, 1]);
});

test("A-114: only what is ticked counts, across the groups; what is gone counts no more", () => {
  expect(tickedOf(groups, new Set())).toEqual([]);
  expect(tickedOf(groups, new Set([20, 30, 999])).map(({ id }) => id)).toEqual([2, 3]);
});

test("B-344: the tick of a group ticks what is missing, then takes all of it away, and leaves others alone", () => {
  expect([...toggled(new Set([30, 10]), [10, 20])]).toEqual([30, 10, 20]);
  expect([...toggled(new Set([30, 10, 20]), [10, 20])]).toEqual([30]);
});
