import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { type Chapter, momentOf, rupiahOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";

/** Every order, newest first, with its lines as they were bought. */
export const orderChapter: Chapter = {
  name: "orders",
  title: says.chapters.orders,
  async *read({ app, owner }) {
    const { db } = app.database;
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.clientId, owner.clientId), eq(orders.userId, owner.id)))
      .orderBy(desc(orders.id));
    const ids = rows.map(({ id }) => id);
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.id));
    for (const row of rows) {
      yield entryOf(
        row,
        lines.filter(({ orderId }) => orderId === row.id),
      );
    }
  },
};

function entryOf(row: typeof orders.$inferSelect, lines: readonly (typeof orderLines.$inferSelect)[]) {
  const { invoiceNo, state, totalPriceRp, discountRp, totalPaymentRp, createdAt, paidAt } = row;
  const { voucherCode, refundedAt, reversedAt } = row;
  const bought = lines.map(({ productType, name, priceRp, quantity, seconds }) => ({
    product_type: productType,
    name,
    price_rp: priceRp,
    quantity,
    seconds,
  }));
  const data = {
    invoice_no: invoiceNo,
    state,
    created_at: createdAt,
    paid_at: paidAt,
    lines: bought,
    total_price_rp: totalPriceRp,
    discount_rp: discountRp,
    total_payment_rp: totalPaymentRp,
    voucher_code: voucherCode,
    refunded_at: refundedAt,
    reversed_at: reversedAt,
  };
  const facts = [
    [says.state, says.orderStates[state]],
    [says.start, momentOf(createdAt)],
    ...bought.map(
      ({ name, quantity, price_rp }) =>
        [says.product, `${name} ×${quantity}, ${rupiahOf(price_rp)}`] as const,
    ),
    [says.total, rupiahOf(totalPriceRp)],
    [says.discount, rupiahOf(discountRp)],
    [says.voucher, voucherCode],
    [says.payment, rupiahOf(totalPaymentRp)],
    [says.paidAt, paidAt && momentOf(paidAt)],
    [says.refundedAt, refundedAt && momentOf(refundedAt)],
    [says.reversedAt, reversedAt && momentOf(reversedAt)],
  ] as const;
  return { heading: invoiceNo, data, facts };
}
