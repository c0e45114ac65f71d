import type { Transaction } from "#contract/order.ts";

export type Order = Transaction;
/** What a tab shows: files or packages of time. */
export type Kind = Order["transaction_detail"][number]["product_type"];
export type StatusFilter = "all" | "paid" | "pending" | "expired";

/** B-379: exactly these; the status "dikirim" has no filter of its own. */
export const statusFilters: readonly StatusFilter[] = ["all", "paid", "pending", "expired"];

export const isOfKind = (order: Order, kind: Kind): boolean =>
  order.transaction_detail.some(({ product_type }) => product_type === kind);

/** Returns the tab that an order belongs to. */
export const kindOf = ({ transaction_detail }: Order): Kind =>
  transaction_detail[0]?.product_type ?? "digital";

/** A paid order that has been sent ("dikirim") still counts as paid. */
export const isPaid = ({ transaction_status }: Order): boolean =>
  transaction_status === "paid" || transaction_status === "dikirim";

/** Chat time that an order contains, in whole minutes. */
export const minutesOf = ({ transaction_detail }: Order): number =>
  Math.round(transaction_detail.reduce((sum, { seconds }) => sum + seconds, 0) / 60);

/** B-376: returns the newest paid order of a kind. */
export function latestPaid(orders: readonly Order[], kind: Kind): Order | undefined {
  const at = (order: Order) => order.paid_at ?? order.tgl_transaksi;
  return orders
    .filter((order) => isPaid(order) && isOfKind(order, kind))
    .reduce<Order | undefined>((best, order) => (best && at(best) >= at(order) ? best : order), undefined);
}

/** A refunded order shows its own word, so it is found among all orders and not among the completed ones. */
const isOfStatus = ({ transaction_status, refunded_at }: Order, status: StatusFilter): boolean =>
  status === "all" || (transaction_status === status && !refunded_at);

/** B-374, A-122: returns the orders of a status that contain every word in the invoice number or a product name. */
export function matching(orders: readonly Order[], words: string, status: StatusFilter): Order[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const text = [order.no_invoice, ...order.transaction_detail.map(({ product }) => product.name)]
      .join(" ")
      .toLowerCase();
    return isOfStatus(order, status) && wanted.every((word) => text.includes(word));
  });
}

/** Returns the payment page of a pending order; only http(s) addresses are accepted. */
export function paymentUrl({ transaction_status, payment }: Order): string | undefined {
  const url = payment?.redirect_url;
  return transaction_status === "pending" && url && /^https?:\/\//.test(url) ? url : undefined;
}
