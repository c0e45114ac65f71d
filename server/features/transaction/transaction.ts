import { and, eq, inArray, sql } from "drizzle-orm";
import { orders } from "#server/db/tables/transaction.ts";
import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import type { App, Member } from "#server/platform/app.ts";
import { applyStatus, closeOrder } from "./apply-status.ts";
import { inTurn, isOpen, lockOrder, type Order } from "./lock-order.ts";
import { claimOrder, sendOrder } from "./send-order.ts";

/** An order that goes on changing while it is asked about is left to its next turn. */
const asksMax = 5;

/**
 * Asks the gateway what became of an order and does what follows from it, in one transaction and at most once each.
 * One that never got to the gateway is sent again. Throws `GatewayUnreachable` where it does not answer.
 */
export async function followOrder(app: App, orderId: number): Promise<void> {
  const { db } = app.database;
  for (let asked = 0; asked < asksMax; asked += 1) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order || order.gateway === null || order.gateway === "free") return;
    const status = await ask(app, order);
    if (await inTurn(app, order.userId, (tx) => applyStatus(app, tx, order, status))) break;
  }
  await sendIfWaiting(app, orderId);
}

/** Nothing is known of orders that another gateway has: they only run out. */
async function ask(app: App, order: Order) {
  const gateway = app.external.payment;
  if (order.gateway !== gateway.name || order.gatewayOrderId === null) return undefined;
  const status = await gateway.status(order.gatewayOrderId);
  if (status && status.gatewayOrderId !== order.gatewayOrderId) {
    throw new GatewayUnreachable("the gateway answered of another order");
  }
  return status;
}

async function sendIfWaiting(app: App, orderId: number): Promise<void> {
  const [order] = await app.database.db
    .select({
      state: orders.state,
      gateway: orders.gateway,
      isOver: sql<boolean>`app_now() >= ${orders.expiresAt}`,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (order?.state !== "creating" || order.isOver || order.gateway !== app.external.payment.name) return;
  if (await claimOrder(app, orderId)) await sendOrder(app, orderId);
}

/**
 * Gives up an order that was open, the gateway first, so that it takes no money for it any more. Throws
 * `GatewayUnreachable` where it does not answer; nothing is given up then.
 */
export async function giveUpOrder(app: App, order: Order): Promise<"cancelled" | "under_way" | "closed"> {
  const gateway = app.external.payment;
  if (order.gateway === gateway.name && order.gatewayOrderId !== null) {
    if ((await gateway.cancel(order.gatewayOrderId, order.paymentUrl)) === "under_way") {
      // Maybe the money is there already.
      await followOrder(app, order.id);
      return "under_way";
    }
  }
  return inTurn(app, order.userId, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    // The gateway may have told of it before we came to it, and somebody followed the order.
    if (!locked || locked.order.state === "cancelled") return "cancelled";
    if (!isOpen(locked.order)) return "closed";
    await closeOrder(tx, locked.order, "cancelled");
    return "cancelled";
  });
}

/** An account was erased: nobody may pay any more for what nobody would get. What cannot be given up now runs out. */
export async function giveUpOrders(app: App, owner: Pick<Member, "id" | "clientId">): Promise<void> {
  const open = await app.database.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.clientId, owner.clientId),
        eq(orders.userId, owner.id),
        inArray(orders.state, ["creating", "pending"]),
      ),
    );
  for (const order of open) {
    await giveUpOrder(app, order).catch((error: unknown) => {
      if (!(error instanceof GatewayUnreachable)) throw error;
      app.log.warn({ err: error, invoice: order.invoiceNo }, "an order of an erased account stays open");
    });
  }
}
