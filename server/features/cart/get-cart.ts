import type { CartGroup } from "#contract/cart.ts";
import type { Handler } from "#server/platform/app.ts";
import { cartItemOf, cartLines } from "./cart.ts";

/**
 * C-16: returns the cart grouped by expert; the groups are in the order in which the experts came into the cart
 * (B-254).
 */
export const getCart: Handler<"getCart"> = async ({ app, member }) => {
  const groups = new Map<number, CartGroup>();
  for (const line of await cartLines(app.database.db, member)) {
    const expert = { id: line.expertId, name: line.expertName };
    const group = groups.get(expert.id) ?? { expert_id: expert.id, expert, carts: [] };
    groups.set(expert.id, group);
    group.carts.push(cartItemOf(line, { ...line, id: line.productId }));
  }
  return { status: "success", data: [...groups.values()] };
};
