import { sql } from "drizzle-orm";
import { cartItems } from "#server/db/tables/cart.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { cartItemOf, offeredProduct } from "./cart.ts";

/** C-17: keeps one cart line per product, even with concurrent requests; new notes replace the old ones (B-249). */
export const addToCart: Handler<"addToCart"> = async ({ app, member, body }) => {
  const { db } = app.database;
  await app.limits.take("cartByUser", String(member.id));
  const product = orNotFound(await offeredProduct(db, member.clientId, body.product_id));
  const [line] = await db
    .insert(cartItems)
    .values({
      clientId: member.clientId,
      userId: member.id,
      productId: product.id,
      quantity: body.quantity,
      notes: body.notes,
    })
    .onConflictDoUpdate({
      target: [cartItems.clientId, cartItems.userId, cartItems.productId],
      set: {
        quantity: sql`${cartItems.quantity} + excluded.quantity`,
        notes: sql`case when excluded.notes = '-' then ${cartItems.notes} else excluded.notes end`,
      },
      setWhere: sql`${cartItems.quantity} + excluded.quantity <= 99`,
    })
    .returning();
  if (!line) throw fail("cart_line_full");
  return { status: "success", data: cartItemOf(line, product) };
};
