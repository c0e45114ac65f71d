import { eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/db.ts";
import { orders } from "#server/db/tables/order.ts";
import type { GatewayStatus } from "#server/external/payment/gateway.ts";
import { lockOrder, type Order } from "#server/features/order/lock-order.ts";
import { payOrder, takeBackOrder } from "#server/features/order/pay/pay-order.ts";
import { type Attention, tellOperator } from "#server/features/order/pay/tell-operator.ts";
import { releaseVoucher } from "#server/features/voucher/voucher.ts";
import type { App } from "#server/platform/app.ts";
import { nextSteps, type Step } from "./next-steps.ts";

/**
 * Applies a gateway status to an order. Returns false if the order changed since the status was requested: the status
 * may then be older than the change and has to be requested again.
 */
export async function applyStatus(
  app: App,
  tx: Tx,
  asked: Pick<Order, "id" | "state">,
  status: GatewayStatus | undefined,
): Promise<boolean> {
  const locked = await lockOrder(tx, asked.id);
  if (!locked) return true;
  if (locked.order.state !== asked.state) return false;
  const steps = nextSteps(locked, status);
  // It may have been paid there, and nobody can ask any more.
  const { gateway } = locked.order;
  if (steps.includes("expire") && gateway === "midtrans" && app.external.payment.name !== gateway)
    await note(app, tx, locked.order, "gateway_away");
  for (const step of steps) {
    await doStep(app, tx, locked.order, step, locked.isErased);
  }
  return true;
}

async function doStep(app: App, tx: Tx, order: Order, step: Step, isErased: boolean): Promise<void> {
  switch (step) {
    case "pay":
      return payOrder(app, tx, order, isErased);
    case "refund":
      return takeBackOrder(app, tx, order, "refunded", isErased);
    case "dispute":
      return takeBackOrder(app, tx, order, "disputed", isErased);
    case "reverse":
      return takeBackOrder(app, tx, order, "reversed", isErased);
    case "expire":
      return closeOrder(tx, order, "expired");
    case "cancel":
      return closeOrder(tx, order, "cancelled");
    case "fail":
      return closeOrder(tx, order, "failed");
    case "note_mismatch":
      return note(app, tx, order, "amount_mismatch");
    case "note_partial":
      return note(app, tx, order, "partly_refunded");
    case "note_voided":
      return note(app, tx, order, "reversed");
  }
}

/** Closes an unpaid or given-up order and frees its voucher. Money that still arrives later counts all the same. */
export async function closeOrder(
  tx: Tx,
  order: Pick<Order, "id">,
  state: "expired" | "cancelled" | "failed",
): Promise<void> {
  await tx.update(orders).set({ state, sendingUntil: null }).where(eq(orders.id, order.id));
  await releaseVoucher(tx, order.id);
}

async function note(app: App, tx: Tx, order: Order, attention: Attention): Promise<void> {
  if (order.attention === attention) return;
  await tellOperator(app, tx, order, attention);
  await tx
    .update(orders)
    .set({ attention: sql`coalesce(${orders.attention}, ${attention})` })
    .where(eq(orders.id, order.id));
}
