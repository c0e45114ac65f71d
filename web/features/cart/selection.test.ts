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

test("chosen quantities replace those of the server; other items keep theirs", () => {
  const shown = withSteps(groups, new Map([[2, 7]]));
  expect(shown.flatMap(({ carts }) => carts.map(({ quantity }) => quantity))).toEqual([1, 7, 1]);
});

test("A-114: only ticked items count, across groups; removed items do not", () => {
  expect(tickedOf(groups, new Set())).toEqual([]);
  expect(tickedOf(groups, new Set([20, 30, 999])).map(({ id }) => id)).toEqual([2, 3]);
});

test("B-344: the checkbox of a group ticks what is missing, then unticks all, and leaves other groups alone", () => {
  expect([...toggled(new Set([30, 10]), [10, 20])]).toEqual([30, 10, 20]);
  expect([...toggled(new Set([30, 10, 20]), [10, 20])]).toEqual([30]);
});
