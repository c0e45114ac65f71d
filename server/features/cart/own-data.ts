import { asc, eq } from "drizzle-orm";
import { cartItems } from "#server/db/tables/cart.ts";
import { products } from "#server/db/tables/expert.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { ownLine } from "./cart.ts";

export const cartChapter: Chapter = {
  name: "cart",
  title: says.chapters.cart,
  async *read({ app, owner }) {
    const rows = await app.database.db
      .select({ line: cartItems, product: products.name })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .where(ownLine(owner))
      .orderBy(asc(cartItems.id));
    for (const { line, product } of rows) {
      const { quantity, notes, createdAt } = line;
      yield {
        heading: product,
        data: { product_id: line.productId, product, quantity, notes, created_at: createdAt },
        facts: [
          [says.quantity, String(quantity)],
          [says.notes, notes],
          [says.added, momentOf(createdAt)],
        ],
      };
    }
  },
};
