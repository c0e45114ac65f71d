import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/db.ts";
import { products } from "#server/db/tables/expert.ts";
import { ownedProducts } from "#server/db/tables/product.ts";
import type { Member } from "#server/platform/app.ts";
import { linkSeconds } from "./file-link.ts";

type Owner = Pick<Member, "id" | "clientId">;

/** Matches what the member owns now (S-08). */
export const ownFiles = (member: Owner) =>
  and(
    eq(ownedProducts.clientId, member.clientId),
    eq(ownedProducts.userId, member.id),
    isNull(ownedProducts.revokedAt),
  );

/** Matches one of the member's own products, including one that was revoked. */
export const ownFile = (member: Owner, ownedId: number) =>
  and(
    eq(ownedProducts.id, ownedId),
    eq(ownedProducts.clientId, member.clientId),
    eq(ownedProducts.userId, member.id),
  );

/** When a link that is created now expires, in seconds since 1970. */
export const linkEnd = sql<number>`floor(extract(epoch from app_now()))::float8 + ${linkSeconds}::int`;

/** Returns which of these products the member already owns. */
export async function ownedOf(
  db: Pick<Db, "select">,
  member: Owner,
  productIds: number[],
): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .select({ productId: ownedProducts.productId })
    .from(ownedProducts)
    .where(and(ownFiles(member), inArray(ownedProducts.productId, productIds)));
  return new Set(rows.map(({ productId }) => productId));
}

/** Grants the files of products, bought or free, at most once each; a revoked one is granted again. */
export async function grantProducts(
  tx: Tx,
  member: Owner,
  productIds: number[],
  orderId: number | null,
): Promise<void> {
  if (productIds.length === 0) return;
  const rows = await tx
    .select({ productId: products.id, file: products.attachFile })
    .from(products)
    .where(inArray(products.id, productIds));
  await tx
    .insert(ownedProducts)
    .values(rows.map((row) => ({ ...row, clientId: member.clientId, userId: member.id, orderId })))
    .onConflictDoUpdate({
      target: [ownedProducts.clientId, ownedProducts.userId, ownedProducts.productId],
      set: { orderId, file: sql`excluded.file`, revokedAt: null },
      setWhere: sql`${ownedProducts.revokedAt} is not null`,
    });
}

/** Revokes the files that an order paid for, for example after a refund. */
export async function revokeProducts(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(ownedProducts)
    .set({ revokedAt: sql`app_now()` })
    .where(and(eq(ownedProducts.orderId, orderId), isNull(ownedProducts.revokedAt)));
}
