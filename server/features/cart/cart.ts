import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CartItem } from "#contract/cart.ts";
import { discountedRp, pricePerPieceRp } from "#rules/price.ts";
import { uploadUrl } from "#rules/uploads.ts";
import type { Db } from "#server/db/db.ts";
import { cartItems } from "#server/db/tables/cart.ts";
import { clientExperts } from "#server/db/tables/client.ts";
import { experts, products } from "#server/db/tables/expert.ts";
import type { Member } from "#server/platform/app.ts";

type Owner = Pick<Member, "id" | "clientId">;

/** Matches only cart lines of this member (S-08). */
export const ownLine = (member: Owner, lineId?: number) =>
  and(
    eq(cartItems.clientId, member.clientId),
    eq(cartItems.userId, member.id),
    lineId === undefined ? undefined : eq(cartItems.id, lineId),
  );

/**
 * Matches products that can be bought now: neither the product nor its expert is withdrawn, and the client offers the
 * expert.
 */
export const isOffered = (clientId: number) =>
  and(eq(clientExperts.clientId, clientId), isNull(products.deletedAt), isNull(experts.deletedAt));

/** Returns the product if the client offers it, otherwise undefined. */
export async function offeredProduct(db: Pick<Db, "select">, clientId: number, productId: number) {
  const [row] = await db
    .select({ product: products })
    .from(products)
    .innerJoin(experts, eq(experts.id, products.expertId))
    .innerJoin(clientExperts, eq(clientExperts.expertId, products.expertId))
    .where(and(eq(products.id, productId), isOffered(clientId)));
  return row?.product;
}

/** Returns the lines in the member's cart that can still be bought, oldest first. */
export const cartLines = (db: Pick<Db, "select">, member: Owner) =>
  db
    .select({ line: cartItems, product: products, expert: { id: experts.id, name: experts.name } })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(experts, eq(experts.id, products.expertId))
    .innerJoin(clientExperts, eq(clientExperts.expertId, products.expertId))
    .where(and(ownLine(member), isOffered(member.clientId)))
    .orderBy(cartItems.id);

type Product = typeof products.$inferSelect;

/** Removes products from the member's cart after they were bought. */
export async function takeFromCart(
  tx: Pick<Db, "delete">,
  member: Owner,
  productIds: number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await tx.delete(cartItems).where(and(ownLine(member), inArray(cartItems.productId, productIds)));
}

/** Builds E-28 and E-31 for one cart line. */
export const cartItemOf = (line: typeof cartItems.$inferSelect, product: Product): CartItem => ({
  id: line.id,
  product_id: product.id,
  quantity: line.quantity,
  price: pricePerPieceRp(product),
  notes: line.notes,
  product: {
    id: product.id,
    name: product.name,
    photo: uploadUrl(product.photo),
    price: product.priceRp,
    price_disc: discountedRp(product),
  },
});
