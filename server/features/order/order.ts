import { and, eq, inArray, sql } from "drizzle-orm";
import { orders } from "#server/db/tables/order.ts";
import { type GatewayStatus, GatewayUnreachable } from "#server/external/payment/gateway.ts";
import type { App, Member } from "#server/platform/app.ts";
import { claimOrder, sendOrder } from "./create/send-order.ts";
import { applyStatus, closeOrder } from "./follow/apply-status.ts";
import { isOpen, lockOrder, type Order, transactForMember } from "./lock-order.ts";

/** An order that keeps changing while it is checked is left for its next check. */
const asksMax = 5;

/**
 * Asks the gateway for the status of an order and applies it, in one transaction and each step at most once. An order
 * that never reached the gateway is sent again. Returns the status. Throws `GatewayUnreachable` if the gateway does not
 * answer.
 */
export async function followOrder(app: App, orderId: number): Promise<GatewayStatus | undefined> {
  const { db } = app.database;
  let status: GatewayStatus | undefined;
  for (let asked = 0; asked < asksMax; asked += 1) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order || order.gateway === null || order.gateway === "free") return;
    const answer = await ask(app, order);
    status = answer;
    if (await transactForMember(app, order.userId, (tx) => applyStatus(app, tx, order, answer))) break;
  }
  await sendIfWaiting(app, orderId);
  return status;
}

/** The status of orders at a different gateway is unknown; they can only expire. */
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
 * Cancels an open order, first at the gateway, so that it accepts no more money for it. Throws `GatewayUnreachable` if
 * the gateway does not answer; the order then stays open.
 */
export async function giveUpOrder(app: App, order: Order): Promise<"cancelled" | "under_way" | "closed"> {
  const gateway = app.external.payment;
  if (order.gateway === gateway.name && order.gatewayOrderId !== null) {
    if ((await gateway.cancel(order.gatewayOrderId, order.paymentUrl)) === "under_way") {
      // The money may have arrived already.
      await followOrder(app, order.id);
      return "under_way";
    }
  }
  return transactForMember(app, order.userId, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    // The gateway's notification may have come first, so that another process has already applied it.
    if (!locked || locked.order.state === "cancelled") return "cancelled";
    if (!isOpen(locked.order)) return "closed";
    await closeOrder(tx, locked.order, "cancelled");
    return "cancelled";
  });
}

/**
 * Cancels the open orders of an erased account, because there is no member left to receive what is paid for. Orders
 * that cannot be cancelled now expire.
 */
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
