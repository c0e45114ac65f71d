import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { takeFromCart } from "#server/features/cart/cart.ts";
import { grantProducts, ownedOf, revokeProducts } from "#server/features/library/library.ts";
import { type Order, ownerOf } from "#server/features/order/lock-order.ts";
import { consumeVoucher } from "#server/features/voucher/voucher.ts";
import type { App } from "#server/platform/app.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { type Attention, tellOperator } from "./tell-operator.ts";

/** Returns the product ids of an order's files. */
async function filesOf(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productType, "digital")));
  return rows.map(({ id }) => id);
}

/**
 * Settles a paid order: voucher, ledger, time, files, cart and receipt, each at most once and all or none. The caller
 * holds the lock on the order, which is not paid yet. For an account erased meanwhile only the money is booked, as
 * owed.
 */
export async function payOrder(app: App, tx: Tx, order: Order, isErased: boolean): Promise<void> {
  const owner = ownerOf(order);
  const files = await filesOf(tx, order.id);
  const redeemed = await consumeVoucher(tx, order.id);
  const owned = await ownedOf(tx, owner, files);
  const attention = attentionOf({ isErased, isOver: redeemed === "over_redeemed", isTwice: owned.size > 0 });
  await tx
    .update(orders)
    .set({
      state: "paid",
      paidAt: sql`app_now()`,
      sendingUntil: null,
      // Banks that reverse a payment do so within minutes.
      nextCheckAt: order.gateway === "free" ? null : sql`app_now() + interval '10 minutes'`,
      attention,
    })
    .where(eq(orders.id, order.id));
  await tx.execute(sql`select book_order(${order.id}, ${isErased})`);
  if (attention) await tellOperator(app, tx, order, attention);
  if (isErased) return;
  await tx.execute(sql`select credit_order(${order.id})`);
  await grantProducts(tx, owner, files, order.id);
  await takeFromCart(tx, owner, files);
  await app.queue.enqueue(tx, mailReceipt, { orderId: order.id });
}

function attentionOf(found: { isErased: boolean; isOver: boolean; isTwice: boolean }): Attention | null {
  if (found.isErased) return "erased";
  if (found.isOver) return "over_redeemed";
  // The files were also paid for by another order, for example by late money.
  return found.isTwice ? "overpaid" : null;
}

/** How the money was returned: by us, by the payer's bank, or because the bank had not received it after all. */
type Return = "refunded" | "disputed" | "reversed";

/**
 * Takes back a paid order whose money was returned: the remaining time, the files and the ledger entries. The caller
 * holds the lock on the order.
 */
export async function takeBackOrder(
  app: App,
  tx: Tx,
  order: Order,
  how: Return,
  isErased: boolean,
): Promise<void> {
  const { rows } = await tx.execute<{ spent: number }>(sql`select take_back_order(${order.id}) as spent`);
  await tx.execute(sql`select unbook_order(${order.id})`);
  await revokeProducts(tx, order.id);
  const spentSeconds = rows[0]?.spent ?? 0;
  const attention = attentionOfReturn(how, spentSeconds);
  await tx
    .update(orders)
    .set({
      ...(how === "reversed"
        ? { state: "expired", reversedAt: sql`app_now()` }
        : { state: "refunded", refundedAt: sql`app_now()` }),
      nextCheckAt: null,
      attention: sql`coalesce(${orders.attention}, ${attention})`,
    })
    .where(eq(orders.id, order.id));
  // An erased account receives nothing any more.
  if (!isErased) await grantFromOthers(tx, order);
  app.log.warn({ invoice: order.invoiceNo, how, spentSeconds }, "money of an order went back");
  if (attention) await tellOperator(app, tx, order, attention);
}

function attentionOfReturn(how: Return, spentSeconds: number): Attention | null {
  if (how !== "refunded") return how;
  return spentSeconds > 0 ? "refunded_spent" : null;
}

/** A file that another paid order also contains stays with the member. */
async function grantFromOthers(tx: Tx, order: Order): Promise<void> {
  const files = await filesOf(tx, order.id);
  if (files.length === 0) return;
  const rows = await tx
    .selectDistinct({ id: orders.id, productId: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.clientId, order.clientId),
        eq(orders.userId, order.userId),
        ne(orders.id, order.id),
        inArray(orders.state, ["paid", "dikirim"]),
        eq(orderLines.productType, "digital"),
        inArray(orderLines.productId, files),
      ),
    );
  for (const { id, productId } of rows) await grantProducts(tx, ownerOf(order), [productId], id);
}
