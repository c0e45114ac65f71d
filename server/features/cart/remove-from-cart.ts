import { cartItems } from "#server/db/tables/cart.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { ownLine } from "./cart.ts";

/** C-19 */
export const removeFromCart: Handler<"removeFromCart"> = async ({ app, member, params }) => {
  await app.limits.take("cartByUser", String(member.id));
  const [row] = await app.database.db
    .delete(cartItems)
    .where(ownLine(member, params.id))
    .returning({ id: cartItems.id });
  orNotFound(row);
  return { status: "success" };
};
