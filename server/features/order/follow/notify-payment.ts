import { and, eq, sql } from "drizzle-orm";
import { transact } from "#server/db/db.ts";
import { orders, paymentEvents } from "#server/db/tables/order.ts";
import type { Context, Handler } from "#server/platform/app.ts";
import { Failure, fail, orNotFound } from "#server/platform/failure.ts";
import { followPayment } from "./follow-payment.ts";

type Incoming = Context<"notifyPayment">;

/**
 * stores a gateway's notification and enqueues a status request. The body itself changes nothing, since its
 * signature covers neither the status nor the time. Gateways repeat a notification after a 503 and soon give up after
 * any other error, so every fault of ours is answered with 503.
 */
export const notifyPayment: Handler<"notifyPayment"> = async (context) => {
  try {
    await take(context);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure("unavailable", { retryAfter: 2 }, error);
  }
  return { status: "success" };
};

async function take({ app, params, body, request }: Incoming): Promise<void> {
  const { payment } = app.external;
  if (params.provider !== payment.name) throw fail("not_found");
  const { db } = app.database;
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.gatewayOrderId, body.order_id), eq(orders.gateway, params.provider)));
  const { id: orderId } = orNotFound(found);
  if (!payment.isSigned(body)) {
    request.log.warn({ orderId, provider: params.provider }, "a notification was not signed by its gateway");
    throw fail("notification_forged");
  }
  await transact(db, async (tx) => {
    await tx
      .insert(paymentEvents)
      .values({ orderId, gateway: params.provider, ...eventOf(body) })
      .onConflictDoUpdate({
        target: [
          ...[paymentEvents.orderId, paymentEvents.transactionId, paymentEvents.status],
          ...[paymentEvents.statusCode, paymentEvents.grossAmount],
        ],
        set: { times: sql`${paymentEvents.times} + 1` },
      });
    await app.queue.enqueue(tx, followPayment, { orderId });
  });
}

/**
 * Fields of a notification that are stored: which payment, how, how much and when. Gateways may add the payer's name,
 * address, account or card, so fields that are not on this list are dropped, as is the signature.
 */
const kept = [
  ...["order_id", "transaction_id", "transaction_status", "fraud_status", "status_code", "status_message"],
  ...["gross_amount", "currency", "payment_type", "acquirer", "merchant_id", "channel_response_code"],
  ...["transaction_time", "settlement_time", "expiry_time", "refund_amount", "metadata"],
];
/** Longer than any value that a gateway sends in one of these fields. */
const keptLetters = 1000;

function eventOf(body: Incoming["body"]) {
  const isKept = ([name, value]: [string, unknown]) =>
    kept.includes(name) && JSON.stringify(value).length <= keptLetters;
  return {
    transactionId: body.transaction_id ?? "",
    status: body.transaction_status ?? "",
    statusCode: body.status_code,
    grossAmount: body.gross_amount,
    body: Object.fromEntries(Object.entries(body).filter(isKept)),
  };
}
