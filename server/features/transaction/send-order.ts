import { and, asc, eq, sql } from "drizzle-orm";
import { clients } from "#server/db/tables/client.ts";
import { orderLines, orders } from "#server/db/tables/transaction.ts";
import { users } from "#server/db/tables/user.ts";
import type { Created, GatewayItem, GatewayOrder } from "#server/external/payment/gateway.ts";
import type { App } from "#server/platform/app.ts";
import { invariant, orNotFound } from "#server/platform/failure.ts";
import { orderTexts } from "#texts/order.ts";
import { applyStatus, closeOrder } from "./apply-status.ts";
import { historyPath } from "./invoice.ts";
import { inTurn, lockOrder, type Order } from "./lock-order.ts";

/** How long one of our programs may be at it; a gateway gives up within 10 s. */
export const sendingFor = sql`interval '20 seconds'`;

/** Whether nobody is at it, or whoever was has died. */
const isFree = sql`(${orders.sendingUntil} is null or ${orders.sendingUntil} <= app_now())`;

/** Takes the turn to send an order; false where another has it or it was sent. */
export async function claimOrder(app: App, orderId: number): Promise<boolean> {
  const rows = await app.database.db
    .update(orders)
    .set({ sendingUntil: sql`app_now() + ${sendingFor}` })
    .where(and(eq(orders.id, orderId), eq(orders.state, "creating"), isFree))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/**
 * Tells the gateway of an order whose turn was taken: always by the same number there, so that an attempt that broke
 * off and its repeat are one. No transaction is open meanwhile. Throws where the gateway does not answer; the order
 * stays as it is then, and is tried again.
 */
export async function sendOrder(app: App, orderId: number): Promise<void> {
  try {
    const order = await gatewayOrderOf(app, orderId);
    // Nobody is there to pay it any more, and no name of theirs goes out.
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

/** Refused for good, unless it is one that the gateway knows, as of an attempt whose answer was lost. */
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
  if (status) await inTurn(app, order.userId, (tx) => applyStatus(app, tx, order, status));
  else await giveUp(app, orderId);
}

/** The gateway has it not and will not: it is over. */
async function giveUp(app: App, orderId: number): Promise<void> {
  const { db } = app.database;
  const [owner] = await db.select({ id: orders.userId }).from(orders).where(eq(orders.id, orderId));
  await inTurn(app, orNotFound(owner).id, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked?.order.state !== "creating") return;
    await closeOrder(tx, locked.order, "failed");
    await tx.update(orders).set({ nextCheckAt: null }).where(eq(orders.id, orderId));
  });
}

/** What the gateway is told; the same in each attempt. Undefined where the account was erased meanwhile. */
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
    ...{ gatewayOrderId, amountRp: order.totalPaymentRp, items },
    customer: { name: user.name, email: user.email, phone: user.phone },
    clientName: client.name,
    ...{ createdAt: order.createdAt, expiresAt },
    returnUrl: app.config.publicUrl + historyPath(client.username, order.invoiceNo),
  };
}

function itemsOf(order: Order, lines: (typeof orderLines.$inferSelect)[]): GatewayItem[] {
  const items = lines.map(({ productType, productId, name, priceRp, quantity }) => ({
    ...{ id: `${productType}-${productId}`, name, priceRp, quantity },
  }));
  if (order.discountRp === 0) return items;
  const discount = { name: orderTexts.discountItem(order.voucherCode ?? ""), priceRp: -order.discountRp };
  return [...items, { id: "discount", ...discount, quantity: 1 }];
}
