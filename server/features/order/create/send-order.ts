import { and, asc, eq, sql } from "drizzle-orm";
import { clients } from "#server/db/tables/client.ts";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { users } from "#server/db/tables/user.ts";
import type { Created, GatewayItem, GatewayOrder } from "#server/external/payment/gateway.ts";
import { applyStatus, closeOrder } from "#server/features/order/follow/apply-status.ts";
import { lockOrder, type Order, transactForMember } from "#server/features/order/lock-order.ts";
import type { App } from "#server/platform/app.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { invariant, orNotFound } from "#server/platform/failure.ts";
import { orderTexts } from "#texts/order/order.ts";
import { historyPath } from "./invoice.ts";

/** How long one process may take to send an order; gateway requests time out within 10 s. */
export const sendingFor = sql`interval '20 seconds'`;

/** No process is sending the order, or the one that was has died. */
const isFree = sql`(${orders.sendingUntil} is null or ${orders.sendingUntil} <= app_now())`;

/** Claims the sending of an order; returns false if another process has claimed it or it was already sent. */
export async function claimOrder(app: App, orderId: number): Promise<boolean> {
  const rows = await app.database.db
    .update(orders)
    .set({ sendingUntil: sql`app_now() + ${sendingFor}` })
    .where(and(eq(orders.id, orderId), eq(orders.state, "creating"), isFree))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/**
 * Sends a claimed order to the gateway, always under the same number there, so that an interrupted attempt and its
 * retry are one order. No transaction is open meanwhile. Throws if the gateway does not answer; the order then stays as
 * it is and is retried.
 */
export async function sendOrder(app: App, orderId: number): Promise<void> {
  try {
    const order = await gatewayOrderOf(app, orderId);
    // The account was erased, so nobody will pay, and the member's name must not be sent out.
    if (!order) return await giveUp(app, orderId);
    const created = await app.external.payment.create(order);
    if (created.kind === "created") await noteSent(app, orderId, created.url);
    else await noteRefused(app, orderId, created);
  } finally {
    await app.database.db
      .update(orders)
      .set({ sendingUntil: null, nextCheckAt: sql`order_check_at(orders)` })
      .where(and(eq(orders.id, orderId), eq(orders.state, "creating")));
  }
}

async function noteSent(app: App, orderId: number, url: string): Promise<void> {
  await app.database.db
    .update(orders)
    .set({
      state: "pending",
      paymentUrl: url,
      sendingUntil: null,
      nextCheckAt: sql`order_check_at(orders)`,
    })
    .where(and(eq(orders.id, orderId), eq(orders.state, "creating")));
}

/**
 * Closes an order that the gateway refused, unless the gateway knows it already, for example from an attempt whose
 * response was lost.
 */
async function noteRefused(
  app: App,
  orderId: number,
  { reason }: Extract<Created, { kind: "refused" }>,
): Promise<void> {
  const { db } = app.database;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.gatewayOrderId) return;
  const status = await app.external.payment.status(order.gatewayOrderId);
  app.log.warn({ orderId, reason, known: status?.state }, "the gateway refused an order");
  if (status) await transactForMember(app, order.userId, (tx) => applyStatus(app, tx, order, status));
  else await giveUp(app, orderId);
}

/** Closes an order that the gateway does not have and will not get. */
async function giveUp(app: App, orderId: number): Promise<void> {
  const { db } = app.database;
  const [owner] = await db.select({ id: orders.userId }).from(orders).where(eq(orders.id, orderId));
  await transactForMember(app, orNotFound(owner).id, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked?.order.state !== "creating") return;
    await closeOrder(tx, locked.order, "failed");
    await tx.update(orders).set({ nextCheckAt: null }).where(eq(orders.id, orderId));
  });
}

/** Returns what is sent to the gateway, the same in each attempt; undefined if the account was erased meanwhile. */
async function gatewayOrderOf(app: App, orderId: number): Promise<GatewayOrder | undefined> {
  const { db } = app.database;
  const [row] = await db
    .select({ order: orders, client: clients, user: users })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  const { order, client, user } = orNotFound(row);
  if (user.erasedAt) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const items = itemsOf(order, lines);
  const sum = items.reduce((total, { priceRp, quantity }) => total + priceRp * quantity, 0);
  invariant(sum === order.totalPaymentRp, "what the gateway shows sums to what is paid");
  const { gatewayOrderId, expiresAt } = order;
  invariant(gatewayOrderId !== null && expiresAt !== null, "an order to be paid has a number and a deadline");
  return {
    gatewayOrderId,
    amountRp: order.totalPaymentRp,
    items,
    customer: { name: user.name, email: user.email, phone: user.phone },
    clientName: client.name,
    createdAt: order.createdAt,
    expiresAt,
    returnUrl: originOf(app, client) + historyPath(client.username, order.invoiceNo),
  };
}

function itemsOf(order: Order, lines: (typeof orderLines.$inferSelect)[]): GatewayItem[] {
  const items = lines.map(({ productType, productId, name, priceRp, quantity }) => ({
    id: `${productType}-${productId}`,
    name,
    priceRp,
    quantity,
  }));
  if (order.discountRp === 0) return items;
  const discount = { name: orderTexts.discountItem(order.voucherCode ?? ""), priceRp: -order.discountRp };
  return [...items, { id: "discount", ...discount, quantity: 1 }];
}
