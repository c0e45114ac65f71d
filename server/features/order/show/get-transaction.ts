import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import { isOpen, type Order } from "#server/features/order/lock-order.ts";
import { followOrder } from "#server/features/order/order.ts";
import type { App, Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { ownOrder, shownOrders } from "./shown-order.ts";

/**
 * returns one of the member's own orders. An open order is first checked at the gateway; if that is unreachable,
 * the stored state is returned.
 */
export const getTransaction: Handler<"getTransaction"> = async ({ app, member, params }) => {
  await app.limits.take("statusByUser", String(member.id));
  const { db } = app.database;
  const order = await ownOrder(db, member, params.no_invoice);
  const status = isOpen(order) ? await statusOf(app, order) : undefined;
  const now = await ownOrder(db, member, params.no_invoice);
  const data = orNotFound((await shownOrders(db, [now]))[0]);
  const isDeclined = data.is_declined || (isOpen(now) && status?.state === "denied");
  return { status: "success", data: { ...data, is_declined: isDeclined } };
};

async function statusOf(app: App, order: Order) {
  try {
    return await followOrder(app, order.id);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return undefined;
  }
}
