import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CartItem } from "#contract/cart.ts";
import { uploadUrl } from "#rules/picture-file.ts";
import { discountedRp, pricePerPieceRp } from "#rules/price.ts";
import { columnsOf, type Db, inOneTrip } from "#server/db/db.ts";
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

const lineColumns = { id: cartItems.id, quantity: cartItems.quantity, notes: cartItems.notes };
const productColumns = {
  productId: products.id,
  name: products.name,
  photo: products.photo,
  priceRp: products.priceRp,
  priceDiscRp: products.priceDiscRp,
};

/** A line of a cart with its product and that product's expert. */
export type CartLine = Pick<typeof cartItems.$inferSelect, keyof typeof lineColumns> &
  Omit<Product, "id"> & { productId: number; expertId: number; expertName: string };

const linesSql = `
  select ${columnsOf(lineColumns, "c")}, ${columnsOf(productColumns, "p")},
    e.id as "expertId", e.name as "expertName"
  from cart_items c
  join products p on p.id = c.product_id
  join experts e on e.id = p.expert_id
  join client_experts ce on ce.expert_id = p.expert_id and ce.client_id = $1
  where c.client_id = $1 and c.user_id = $2 and p.deleted_at is null and e.deleted_at is null
  order by c.id`;

/** Returns the lines in the member's cart that can still be bought, oldest first. */
export async function cartLines(db: Db, { clientId, id }: Owner): Promise<CartLine[]> {
  const step = { name: "cart-lines", text: linesSql, values: [clientId, id] };
  const [rows] = await inOneTrip(db, [step]);
  return (rows ?? []) as CartLine[];
}

type Product = Pick<typeof products.$inferSelect, "id" | "name" | "photo" | "priceRp" | "priceDiscRp">;

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
export const cartItemOf = (
  line: Pick<typeof cartItems.$inferSelect, keyof typeof lineColumns>,
  product: Product,
): CartItem => ({
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
