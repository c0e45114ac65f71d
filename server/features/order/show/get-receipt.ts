import { and, asc, eq } from "drizzle-orm";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { printColours } from "#server/features/brand/brand.ts";
import { mustBeConfirmed } from "#server/features/password/password.ts";
import type { Client, Context, Handler, Member } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { admitExport } from "#server/platform/http/file-export.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import { momentOf } from "#server/platform/own-data.ts";
import { receiptTexts as says } from "#texts/order/receipt.ts";
import { type Receipt, receiptAsPdf } from "./receipt-pdf.ts";

type Order = typeof orders.$inferSelect;

/**
 * sends the receipt of the member's own paid order. A refunded order has one too, which says so. A receipt names
 * the buyer and the way of payment, so an open session alone does not get it (decision 35).
 */
export const getReceipt: Handler<"getReceipt"> = async (context) => {
  const { app, client, member, reply } = context;
  await app.limits.take("exportByUser", String(member.id));
  await mustBeConfirmed(app, member);
  const receipt = await receiptOf(context);
  const { leave, send } = await admitExport(app.concurrency, member.id);
  try {
    reply.headers({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="struk-${receipt.invoiceNo}.pdf"`,
    });
    send(reply, receiptAsPdf(receipt, printColours(client)));
    return streamed;
  } catch (error) {
    leave();
    throw error;
  }
};

async function receiptOf({ app, client, member, params }: Context<"getReceipt">): Promise<Receipt> {
  const { db } = app.database;
  const [found] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.clientId, member.clientId),
        eq(orders.userId, member.id),
        eq(orders.invoiceNo, params.no_invoice),
      ),
    );
  const order = orNotFound(found);
  const status = statusOf(order);
  if (status === undefined) throw fail("order_closed");
  const lines = await db
    .select({ name: orderLines.name, priceRp: orderLines.priceRp, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const { invoiceNo, totalPriceRp, discountRp, voucherCode, totalPaymentRp } = order;
  return {
    invoiceNo,
    client: client.name,
    facts: factsOf(order, status, client, member),
    lines,
    totalPriceRp,
    discountRp,
    voucherCode,
    totalPaymentRp,
  };
}

/** Returns the payment status as text; undefined if the order was never paid. */
function statusOf({ state, refundedAt }: Order): string | undefined {
  if (state === "refunded") return says.states.refunded(refundedAt && momentOf(refundedAt));
  return state === "paid" || state === "dikirim" ? says.states[state] : undefined;
}

const factsOf = (order: Order, status: string, client: Client, member: Member): Receipt["facts"] => [
  [says.invoice, order.invoiceNo],
  [says.ordered, momentOf(order.createdAt)],
  ...(order.paidAt ? [[says.paid, momentOf(order.paidAt)] as const] : []),
  [says.status, status],
  ...(order.gateway ? [[says.by, says.gateways[order.gateway]] as const] : []),
  [says.buyer, member.name],
  [says.seller, client.name],
];
