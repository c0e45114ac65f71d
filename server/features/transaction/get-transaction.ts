import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { isOpen } from "./lock-order.ts";
import { ownOrder, shownOrders } from "./shown-order.ts";
import { followOrder } from "./transaction.ts";

/**
 * returns one of the member's own orders. An open order is first checked at the gateway; if that is unreachable,
 * the stored state is returned.
 */
export const getTransaction: Handler<"getTransaction"> = async ({ app, member, params }) => {
  await app.limits.take("statusByUser", String(member.id));
  const { db } = app.database;
  const order = await ownOrder(db, member, params.no_invoice);
  if (isOpen(order)) {
    await followOrder(app, order.id).catch((error: unknown) => {
      if (!(error instanceof GatewayUnreachable)) throw error;
    });
  }
  const [data] = await shownOrders(db, [await ownOrder(db, member, params.no_invoice)]);
  return { status: "success", data: orNotFound(data) };
};
