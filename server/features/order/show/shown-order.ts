import { and, asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#contract/order.ts";
import { uploadUrl } from "#rules/picture-file.ts";
import type { Db } from "#server/db/db.ts";
import { orderLines, orders } from "#server/db/tables/order.ts";
import { isOpen, type Order } from "#server/features/order/lock-order.ts";
import type { Member } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";

/** The four states that are shown (B-368); a refunded order shows as paid. */
const shownStates: Record<Order["state"], Transaction["transaction_status"]> = {
  creating: "pending",
  pending: "pending",
  paid: "paid",
  refunded: "paid",
  dikirim: "dikirim",
  expired: "expired",
  cancelled: "expired",
  failed: "expired",
};

export const ownOrders = (member: Pick<Member, "id" | "clientId">) =>
  and(eq(orders.clientId, member.clientId), eq(orders.userId, member.id));

/** Returns the member's own order by its invoice number. */
export async function ownOrder(db: Pick<Db, "select">, member: Member, invoiceNo: string): Promise<Order> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(ownOrders(member), eq(orders.invoiceNo, invoiceNo)));
  return orNotFound(row);
}

/** Returns E-49 for each order, with the lines as they were bought (E-50). */
export async function shownOrders(db: Pick<Db, "select">, rows: Order[]): Promise<Transaction[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map((order) => shown(order, byOrder.get(order.id) ?? []));
}

function shown(order: Order, lines: (typeof orderLines.$inferSelect)[]): Transaction {
  const { paidAt, refundedAt, expiresAt } = order;
  return {
    no_invoice: order.invoiceNo,
    tgl_transaksi: order.createdAt.toISOString(),
    transaction_status: shownStates[order.state],
    total_price: order.totalPriceRp,
    nom_disc: order.discountRp,
    voucher_code: order.voucherCode,
    total_payment: order.totalPaymentRp,
    paid_at: paidAt?.toISOString() ?? null,
    refunded_at: refundedAt?.toISOString() ?? null,
    is_declined: order.state === "failed",
    payment:
      isOpen(order) && expiresAt
        ? { redirect_url: order.paymentUrl, expires_at: expiresAt.toISOString() }
        : null,
    transaction_detail: lines.map((line) => ({
      product_type: line.productType,
      product_id: line.productId,
      expert_id: line.expertId,
      price: line.priceRp,
      quantity: line.quantity,
      seconds: line.seconds,
      tag: null,
      product: { name: line.name, photo: uploadUrl(line.photo) },
    })),
  };
}
