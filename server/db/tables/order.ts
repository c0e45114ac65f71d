import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
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
    /** Held and consumed uses together; it exceeds `maxUses` only through a late payment, which is always honoured. */
    uses: integer("uses").notNull().default(0),
    /** The first moment at which the voucher is no longer valid. */
    endsAt: at("ends_at").notNull(),
    /** Packages that a `free` voucher is limited to; null is every package up to `maxValueRp`. */
    packageIds: integer("package_ids").array(),
    /** Maximum discount in rupiah. */
    maxValueRp: integer("max_value_rp"),
    /** Whether the list of vouchers shows it (C-58). */
    listed: boolean("listed").notNull().default(true),
  },
  (table) => [
    unique("vouchers_client_code").on(table.clientId, table.code),
    check("vouchers_uses", sql`${table.uses} >= 0`),
    check("vouchers_value", sql`${table.value} between 0 and 100`),
    // Codes are stored normalised; what a member types is normalised the same way before comparison
    // (rules/voucher-discount.ts).
    check("vouchers_code", sql`${table.code} = upper(btrim(${table.code}))`),
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
    voucherCode: text("voucher_code"),
    /** The payment gateway; `free` when nothing is to be paid. */
    gateway: text("gateway", { enum: ["midtrans", "simulator", "free"] }),
    /** Order number at the gateway: the invoice number with the attempt. */
    gatewayOrderId: text("gateway_order_id").unique(),
    paymentUrl: text("payment_url"),
    /** Payment deadline; a payment that arrives later still counts. */
    expiresAt: at("expires_at"),
    /** Hash of lines, voucher and total, so that a repeated checkout finds the order it already made. */
    sameMark: text("same_mark"),
    /** Until when one server may be sending the order to the gateway; no other server sends it meanwhile. */
    sendingUntil: at("sending_until"),
    /** When the gateway is polled next; null is never again. */
    nextCheckAt: at("next_check_at"),
    checks: smallint("checks").notNull().default(0),
    refundedAt: at("refunded_at"),
    /** Set when a paid order was reversed by the bank. */
    reversedAt: at("reversed_at"),
    /** Why a person has to look at the order. */
    attention: text("attention", {
      enum: [
        "amount_mismatch",
        "reversed",
        "refunded_spent",
        "partly_refunded",
        "overpaid",
        "over_redeemed",
        "erased",
        "disputed",
        "gateway_away",
      ],
    }),
    createdAt: createdAt(),
    paidAt: at("paid_at"),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("orders_open_once")
      .on(table.userId, table.sameMark)
      .where(sql`${table.state} in ('creating', 'pending')`),
    index("orders_due").on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index("orders_attention").on(table.id).where(sql`${table.attention} is not null`),
    index("orders_user").on(table.clientId, table.userId, table.createdAt),
    check(
      "orders_sum",
      sql`${table.totalPaymentRp} = ${table.totalPriceRp} - ${table.discountRp} and ${table.discountRp} between 0 and ${table.totalPriceRp}`,
    ),
  ],
);

/** Order lines as they were when the order was made; never changed. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: bigKey(),
    orderId: big("order_id")
      .notNull()
      .references(() => orders.id),
    productType: text("product_type", { enum: ["chat", "digital"] }).notNull(),
    /** Id of the package or product, depending on the type. */
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

/** State of a voucher in an order: held until payment, then consumed; released when the order fails. */
export const voucherRedemptions = pgTable(
  "voucher_redemptions",
  {
    orderId: big("order_id")
      .primaryKey()
      .references(() => orders.id),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    voucherId: integer("voucher_id")
      .notNull()
      .references(() => vouchers.id),
    state: text("state", { enum: ["held", "consumed", "released"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ofMember(table),
    uniqueIndex("voucher_redemptions_once")
      .on(table.voucherId, table.userId)
      .where(sql`${table.state} in ('held', 'consumed')`),
  ],
);

/** The last invoice number per prefix and day in Indonesia; two clients may share a prefix. */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  {
    prefix: text("prefix").notNull(),
    day: date("day").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.day] })],
);

/** Signed gateway notifications, unchanged and in order of arrival; a repeat only counts up its row. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: bigKey(),
    orderId: big("order_id")
      .notNull()
      .references(() => orders.id),
    gateway: text("gateway", { enum: ["midtrans", "simulator"] }).notNull(),
    transactionId: text("transaction_id").notNull(),
    status: text("status").notNull(),
    statusCode: text("status_code").notNull(),
    grossAmount: text("gross_amount").notNull(),
    body: jsonb("body").notNull(),
    times: integer("times").notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique("payment_events_once").on(
      table.orderId,
      table.transactionId,
      table.status,
      table.statusCode,
      table.grossAmount,
    ),
  ],
);

/** Payments of the built-in simulator, which replaces the gateway when none is configured. */
export const simulatedPayments = pgTable("simulated_payments", {
  token: text("token").primaryKey(),
  gatewayOrderId: text("gateway_order_id").notNull().unique(),
  transactionId: text("transaction_id").notNull(),
  amountRp: integer("amount_rp").notNull(),
  itemNames: text("item_names").array().notNull(),
  clientName: text("client_name").notNull(),
  returnUrl: text("return_url").notNull(),
  status: text("status", { enum: ["new", "settlement", "deny", "expire", "cancel", "refund"] }).notNull(),
  channel: text("channel"),
  expiresAt: at("expires_at").notNull(),
  createdAt: createdAt(),
});
