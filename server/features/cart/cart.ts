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

/** Lines of this member alone (S-08). */
export const ownLine = (member: Owner, lineId?: number) =>
  and(
    eq(cartItems.clientId, member.clientId),
    eq(cartItems.userId, member.id),
    lineId === undefined ? undefined : eq(cartItems.id, lineId),
  );

/** Products that can be bought now: not withdrawn, and of an expert that the client offers. */
export const isOffered = (clientId: number) =>
  and(eq(clientExperts.clientId, clientId), isNull(products.deletedAt), isNull(experts.deletedAt));

/** The product, if the client offers it. */
export async function offeredProduct(db: Pick<Db, "select">, clientId: number, productId: number) {
  const [row] = await db
    .select({ product: products })
    .from(products)
    .innerJoin(experts, eq(experts.id, products.expertId))
    .innerJoin(clientExperts, eq(clientExperts.expertId, products.expertId))
    .where(and(eq(products.id, productId), isOffered(clientId)));
  return row?.product;
}

/** What lies in the member's cart and can still be bought, oldest first. */
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

/** These products were bought: whoever pays finds them no longer in the cart. */
export async function takeFromCart(
  tx: Pick<Db, "delete">,
  member: Owner,
  productIds: number[],
): Promise<void> {
  if (productIds.length === 0) return;
  await tx.delete(cartItems).where(and(ownLine(member), inArray(cartItems.productId, productIds)));
}

/** E-28 and E-31 of one line. */
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
