import { and, asc, eq } from "drizzle-orm";
import { experts, products } from "#server/db/tables/expert.ts";
import { orders } from "#server/db/tables/order.ts";
import { ownedProducts } from "#server/db/tables/product.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";

export const productChapter: Chapter = {
  name: "products",
  title: says.chapters.products,
  async *read({ app, owner }) {
    const rows = await app.database.db
      .select({ own: ownedProducts, name: products.name, expert: experts.name, invoice: orders.invoiceNo })
      .from(ownedProducts)
      .innerJoin(products, eq(products.id, ownedProducts.productId))
      .innerJoin(experts, eq(experts.id, products.expertId))
      .leftJoin(orders, eq(orders.id, ownedProducts.orderId))
      .where(and(eq(ownedProducts.clientId, owner.clientId), eq(ownedProducts.userId, owner.id)))
      .orderBy(asc(ownedProducts.id));
    for (const { own, name, expert, invoice } of rows) {
      const { productId, createdAt, revokedAt } = own;
      yield {
        heading: name,
        data: {
          product_id: productId,
          product: name,
          expert,
          invoice,
          owned_at: createdAt,
          revoked_at: revokedAt,
        },
        facts: [
          [says.expert, expert],
          [says.invoice, invoice],
          [says.owned, momentOf(createdAt)],
          [says.revoked, revokedAt && momentOf(revokedAt)],
        ],
      };
    }
  },
};
