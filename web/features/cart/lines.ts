import type { CartGroup, CartItem } from "#contract/cart.ts";

/** The groups with the quantities that are on the screen. */
export const withSteps = (groups: readonly CartGroup[], shown: ReadonlyMap<number, number>): CartGroup[] =>
  groups.map((group) => ({
    ...group,
    carts: group.carts.map((line) => ({ ...line, quantity: shown.get(line.id) ?? line.quantity })),
  }));

/** The lines that are ticked. Ticks go by product, so that one that was taken back keeps its own. */
export const tickedOf = (groups: readonly CartGroup[], ticked: ReadonlySet<number>): CartItem[] =>
  groups.flatMap(({ carts }) => carts.filter(({ product_id }) => ticked.has(product_id)));

/** B-344: all of a group, or none where all of it was ticked. */
export function toggled(ticked: ReadonlySet<number>, products: readonly number[]): Set<number> {
  const isAll = products.every((id) => ticked.has(id));
  const after = new Set(ticked);
  for (const id of products) {
    if (isAll) after.delete(id);
    else after.add(id);
  }
  return after;
}
