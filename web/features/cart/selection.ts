import type { CartGroup, CartItem } from "#contract/cart.ts";

/** Returns the groups with the quantities shown on the screen. */
export const withSteps = (groups: readonly CartGroup[], shown: ReadonlyMap<number, number>): CartGroup[] =>
  groups.map((group) => ({
    ...group,
    carts: group.carts.map((item) => ({ ...item, quantity: shown.get(item.id) ?? item.quantity })),
  }));

/**
 * Returns the selected cart items. Selection goes by product, so that an item whose removal was undone stays selected
 * (A-114).
 */
export const tickedOf = (groups: readonly CartGroup[], ticked: ReadonlySet<number>): CartItem[] =>
  groups.flatMap(({ carts }) => carts.filter(({ product_id }) => ticked.has(product_id)));

/** B-344: selects all given products, or deselects them if all were selected. */
export function toggled(ticked: ReadonlySet<number>, products: readonly number[]): Set<number> {
  const isAll = products.every((id) => ticked.has(id));
  const after = new Set(ticked);
  for (const id of products) {
    if (isAll) after.delete(id);
    else after.add(id);
  }
  return after;
}
