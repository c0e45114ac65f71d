import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { clients } from "./client.ts";
import { at, big, bigKey, createdAt } from "./columns.ts";
import { ofMember } from "./user.ts";

/** E-45: vouchers of a client. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    code: text("code").notNull(),
    name: text("name").notNull(),
    /** `free` covers everything; anything else takes `value` percent. */
    options: text("options").notNull(),
    value: smallint("value").notNull(),
    voucherType: text("voucher_type", { enum: ["chat", "product"] }).notNull(),
    image: text("image").notNull(),
    maxUses: integer("max_uses").notNull(),
    uses: integer("uses").notNull().default(0),
    endsAt: at("ends_at").notNull(),
  },
  (table) => [
    unique("vouchers_client_code").on(table.clientId, table.code),
    check("vouchers_uses", sql`${table.uses} between 0 and ${table.maxUses}`),
    check("vouchers_value", sql`${table.value} between 0 and 100`),
  ],
);

/** Orders and their states. */
export const orders = pgTable(
  "orders",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    invoiceNo: text("invoice_no").notNull().unique(),
    state: text("state", {
      enum: ["creating", "pending", "paid", "expired", "cancelled", "failed", "refunded", "dikirim"],
    }).notNull(),
    totalPriceRp: integer("total_price_rp").notNull(),
    discountRp: integer("discount_rp").notNull(),
    totalPaymentRp: integer("total_payment_rp").notNull(),
    voucherId: integer("voucher_id").references(() => vouchers.id),
    createdAt: createdAt(),
    paidAt: at("paid_at"),
  },
  (table) => [
    ofMember(table),
    index("orders_user").on(table.clientId, table.userId, table.createdAt),
    check(
      "orders_sum",
      sql`${table.totalPaymentRp} = ${table.totalPriceRp} - ${table.discountRp} and ${table.discountRp} between 0 and ${table.totalPriceRp}`,
    ),
  ],
);

/** Lines as they were when the order was made; never changed. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: bigKey(),
    orderId: big("order_id")
      .notNull()
      .references(() => orders.id),
    productType: text("product_type", { enum: ["chat", "digital"] }).notNull(),
    /** Package or product, by type. */
    productId: integer("product_id").notNull(),
    expertId: integer("expert_id").notNull(),
    name: text("name").notNull(),
    photo: text("photo").notNull(),
    priceRp: integer("price_rp").notNull(),
    quantity: smallint("quantity").notNull(),
    /** Seconds that the line credits when paid; 0 for files. */
    seconds: integer("seconds").notNull(),
  },
  (table) => [index("order_lines_order").on(table.orderId)],
);
