import { sql } from "drizzle-orm";
import { check, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { big, bigKey, createdAt } from "./columns.ts";
import { products } from "./expert.ts";
import { ofMember } from "./user.ts";

/** E-28: the member's cart. Prices are always read from the product, never stored here. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    quantity: smallint("quantity").notNull(),
    notes: text("notes").notNull().default("-"),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    unique("cart_items_product").on(table.clientId, table.userId, table.productId),
    check("cart_items_quantity", sql`${table.quantity} between 1 and 99`),
  ],
);
