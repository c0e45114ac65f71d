import { cartItems } from "#server/db/tables/cart.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { ownLine } from "./cart.ts";

/** C-18: sets the quantity of a line; zero or less removes the line (B-250, A-113). */
export const setCartQuantity: Handler<"setCartQuantity"> = async ({ app, member, params, body }) => {
  const { db } = app.database;
  await app.limits.take("cartByUser", String(member.id));
  const line = ownLine(member, params.id);
  const id = { id: cartItems.id };
  const [row] =
    body.quantity > 0
      ? await db.update(cartItems).set({ quantity: body.quantity }).where(line).returning(id)
      : await db.delete(cartItems).where(line).returning(id);
  orNotFound(row);
  return { status: "success" };
};
