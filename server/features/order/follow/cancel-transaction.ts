import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import { isOpen } from "#server/features/order/lock-order.ts";
import { giveUpOrder } from "#server/features/order/order.ts";
import { ownOrder, shownOrders } from "#server/features/order/show/shown-order.ts";
import type { Handler } from "#server/platform/app.ts";
import { Failure, fail, orNotFound } from "#server/platform/failure.ts";

/** cancels the member's own unpaid order, first at the gateway, so that it accepts no more money for it. */
export const cancelTransaction: Handler<"cancelTransaction"> = async ({ app, member, params }) => {
  await app.limits.take("statusByUser", String(member.id));
  const { db } = app.database;
  const order = await ownOrder(db, member, params.no_invoice);
  if (!isOpen(order)) throw fail("order_closed");
  try {
    const became = await giveUpOrder(app, order);
    if (became === "under_way") throw fail("payment_under_way");
    // The order was paid or expired meanwhile, so it can no longer be cancelled.
    if (became === "closed") throw fail("order_closed");
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw new Failure("payment_unavailable", {}, error);
    throw error;
  }
  const [data] = await shownOrders(db, [await ownOrder(db, member, params.no_invoice)]);
  return { status: "success", data: orNotFound(data) };
};
