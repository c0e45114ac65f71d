import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { orders } from "#server/db/tables/order.ts";
import { GatewayUnreachable } from "#server/external/payment/gateway.ts";
import type { Order } from "#server/features/order/lock-order.ts";
import { followOrder } from "#server/features/order/order.ts";
import type { App, Client, Handler, Member } from "#server/platform/app.ts";
import { Failure, fail, orNotFound } from "#server/platform/failure.ts";
import { orderTexts } from "#texts/order/order.ts";
import { historyPath } from "./invoice.ts";
import { makeOrder } from "./make-order.ts";
import { claimOrder, sendOrder } from "./send-order.ts";

/** How long a checkout waits for a concurrent identical one that is being sent to the gateway. */
const waitMs = 11_000;
const lookMs = 150;

/**
 * C-59: creates an order at our prices (B-365). The order is stored first, then sent to the gateway, then the payment
 * address is stored; a repeated identical checkout finds the existing order.
 */
export const createTransaction: Handler<"createTransaction"> = async ({ app, client, member, body }) => {
  if (typeof body.email === "string" && !isOwn(body.email, member)) {
    throw fail("invalid", { fields: { email: [orderTexts.otherEmail] } });
  }
  if (!app.config.payments) throw fail("payment_unavailable");
  await app.limits.take("checkoutByUser", String(member.id));
  try {
    let made = await makeOrder(app, client, member, body);
    if (made.kind === "stale") {
      await followOrder(app, made.order.id);
      made = await makeOrder(app, client, member, body);
    }
    if (made.order.gateway === "free") return answerOf(client, made.order, "free");
    if (made.kind === "made") await sendOrder(app, made.order.id);
    return answerSent(client, await whenSent(app, made.order.id));
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw new Failure("payment_unavailable", {}, error);
    throw error;
  }
};

const isOwn = (email: string, member: Member): boolean =>
  email.trim().toLowerCase() === member.email.toLowerCase();

/** Waits until the order is sent and returns it; sends it if no other process is doing so. */
async function whenSent(app: App, orderId: number): Promise<Order> {
  for (let waited = 0; ; waited += lookMs) {
    const [row] = await app.database.db.select().from(orders).where(eq(orders.id, orderId));
    const order = orNotFound(row);
    if (order.state !== "creating" || waited >= waitMs) return order;
    if (await claimOrder(app, orderId)) await sendOrder(app, orderId);
    else await pause(lookMs);
  }
}

function answerSent(client: Client, order: Order) {
  switch (order.state) {
    case "pending":
      return answerOf(client, order, "made");
    case "paid":
      return answerOf(client, order, "paid");
    case "creating":
      throw fail("payment_unavailable");
    default:
      throw fail("payment_refused");
  }
}

const answerOf = (client: Client, order: Order, how: "made" | "free" | "paid") => ({
  status: "success" as const,
  message: orderTexts[how],
  // An order that needs no payment leads to its page in the app.
  redirect_url: (how === "made" ? order.paymentUrl : null) ?? historyPath(client.username, order.invoiceNo),
  no_invoice: order.invoiceNo,
  total_payment: order.totalPaymentRp,
});
