import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, big, bigKey, createdAt } from "./columns.ts";
import { products } from "./expert.ts";
import { orders } from "./order.ts";
import { ofMember } from "./user.ts";

/** E-42: files that a member owns, each product once; buying a revoked one again restores it. */
export const ownedProducts = pgTable(
  "owned_products",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** The order that paid for it; null for a free product. */
    orderId: big("order_id").references(() => orders.id),
    /** Key of the file in the store at the time of purchase. */
    file: text("file").notNull(),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("owned_products_once").on(table.clientId, table.userId, table.productId),
    index("owned_products_order").on(table.orderId),
  ],
);

/** When a file was downloaded; stored for 90 days, for questions about a purchase. */
export const downloads = pgTable(
  "downloads",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    ownedProductId: integer("owned_product_id")
      .notNull()
      .references(() => ownedProducts.id),
    /** Keyed hash of the IP address; the address itself is not stored. */
    addressHash: text("address_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    index("downloads_owned").on(table.ownedProductId),
    index("downloads_age").on(table.createdAt),
  ],
);
